import { CellPicture } from '../ui/cell-picture.ts';
import { type Palette, parseRgb, toPixel } from '../ui/palette.ts';

/** A picture of walls and floor. The cost of the floor does not show. */
export class WallPicture extends CellPicture {
  #pixels: readonly [floor: number, wall: number] = [0, 0];

  /** Paints all cells. @param levels Terrain costs, 0 for a wall. */
  paint(levels: Uint8Array, palette: Palette): void {
    this.#pixels = [toPixel(parseRgb(palette.floor)), toPixel(parseRgb(palette.wall))];
    levels.forEach((level, cell) => {
      this.setWall(cell, level === 0);
    });
  }

  setWall(cell: number, wall: boolean): void {
    this.set(cell, this.#pixels[wall ? 1 : 0]);
  }
}
