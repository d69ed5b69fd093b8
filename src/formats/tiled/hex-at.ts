/** Which hexagon of a map lies at a pixel. */
import { hexCentre, type Pixel, type Tiles } from './layout.ts';

/**
 * Returns column and row of the hexagon that a pixel lies in, as Tiled draws it; perhaps outside the map. Around the centre, with corners cut off by `cut`,
 * a hexagon is what lies within half its width and below the lines of its cut corners. Where sizes are odd, hexagons overlap by up to a
 * pixel: the one whose border is farther, in proportion, has it.
 */
export function hexAt(tiles: Tiles, { x, y }: Pixel): Pixel {
  const { tileWidth, tileHeight, shiftsColumns, pitch, side } = tiles;
  // In columns, x and y change places. `along` goes from one row to the next.
  const turned = (column: number, row: number) => (shiftsColumns ? { x: row, y: column } : { x: column, y: row });
  const { x: across, y: along } = turned(x, y);
  const { x: width, y: height } = turned(tileWidth, tileHeight);
  const cut = pitch - side;
  let nearest = { x: 0, y: 0 };
  let least = Infinity;
  const last = Math.floor(along / pitch);
  // A hexagon reaches over two pitches, and up to a pixel more.
  for (let row = last; row >= last - 2; row--) {
    const first = turned(0, row);
    const centre = hexCentre(tiles, first.x, first.y);
    const middle = turned(centre.x, centre.y);
    const column = Math.round((across - middle.x) / width);
    const offX = Math.abs(across - middle.x - column * width) / (width / 2);
    const offY = Math.abs(along - middle.y);
    const off = Math.max(offX, (offY + cut * offX) / (height / 2));
    if (off >= least) continue;
    least = off;
    nearest = turned(column, row);
  }
  return nearest;
}
