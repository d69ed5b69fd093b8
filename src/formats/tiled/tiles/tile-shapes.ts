/** Which cells the collision shapes of a tile block, around the cell that the tile is in. */
import type { Work } from '../../common/work.ts';
import type { Layout, Pixel } from '../layout.ts';
import { coverLine, coverPolygon, type Lattice } from '../objects/lattice.ts';
import { type Shape, shapeOf } from '../objects/shapes.ts';
import type { TileShapes } from './tilesets.ts';

/**
 * When the collision shapes of a tile make a cell a wall: if any of them overlaps it, if together they cover three quarters of it, or if one
 * contains its centre.
 */
export type Collision = 'any' | 'cover' | 'centre';

/** The bits of an id that say how a tile is flipped. In maps of hexagons, the third turns it by 60 degrees and the fourth by 120. */
export const FLIPPED_X = 0x80000000;
export const FLIPPED_Y = 0x40000000;
export const FLIPPED_AXES = 0x20000000;
const TURNED_120 = 0x10000000;

/** A cell by its place from the tile's. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** Share of a cell that shapes must cover. Shapes drawn by hand leave gaps at the borders. */
const COVERED = 0.75;
/** Points a side at which the share is measured. */
const SAMPLES = 16;
/** Most cells from its own that a tile may reach. */
const MOST_REACH = 32;

/** What the shapes of tiles are read for. */
interface Purpose {
  readonly layout: Layout;
  readonly collision: Collision;
  readonly work: Work;
}

/** Returns the cells that a tile blocks. @param id With the bits that say how it is turned. */
export function blockedBy(tile: TileShapes, id: number, { layout, collision, work }: Purpose): Offset[] {
  const polygons: Shape[] = [];
  for (const object of tile.shapes) {
    const shape = shapeOf(object, tile.slanted === undefined ? flat : slantedIn(tile));
    if (shape !== null) polygons.push({ ...shape, points: placed(shape.points, tile, id, layout) });
  }
  const offsets: Offset[] = [];
  const { lattice, places } = latticeAround(polygons, layout);
  const met = new Set<number>();
  for (const { points, isClosed } of polygons) {
    if (isClosed) coverPolygon(lattice, points, collision === 'centre' ? 'centre' : 'overlap', (cell) => met.add(cell));
    else if (collision === 'any') coverLine(lattice, points, (cell) => met.add(cell));
  }
  const corners = polygons.reduce((sum, { points }) => sum + points.length, 0);
  // A sample and a corner take a small part of the time that a cell takes.
  if (collision === 'cover') work.spend('collision shapes', (met.size * corners * SAMPLES ** 2) / 64);
  for (const cell of met) {
    const centre = places(cell);
    if (collision !== 'cover' || shareOf(polygons, lattice.outline, centre) >= COVERED) offsets.push(centre.offset);
  }
  return offsets;
}

function flat(x: number, y: number): Pixel {
  return { x, y };
}

/** Returns where points of a shape are drawn in a tile whose shapes are measured along a diamond at its lower edge. */
function slantedIn({ slanted, height }: TileShapes): (x: number, y: number) => Pixel {
  const { width: w, height: h } = slanted as NonNullable<TileShapes['slanted']>;
  return (x, y) => ({ x: ((x - y) * w) / (2 * h) + w / 2, y: height - h + (x + y) / 2 });
}

/** Returns points of a tile's picture around the tile's cell, whose centre is 0: in cells, or in pixels for hexagons. */
function placed(points: readonly number[], tile: TileShapes, id: number, layout: Layout): number[] {
  const isHex = layout.transform === undefined;
  const swaps = !isHex && (id & FLIPPED_AXES) !== 0;
  const [width, height] = swaps ? [tile.height, tile.width] : [tile.width, tile.height];
  const degrees = isHex ? ((id & FLIPPED_AXES) !== 0 ? 60 : 0) + ((id & TURNED_120) !== 0 ? 120 : 0) : 0;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const zero = layout.latticeOf(0, 0);
  const result: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    let [x, y] = swaps ? [points[i + 1], points[i]] : [points[i], points[i + 1]];
    if ((id & FLIPPED_X) !== 0) x = width - x;
    if ((id & FLIPPED_Y) !== 0) y = height - y;
    const [dx, dy] = [x - width / 2, y - height / 2];
    [x, y] = [width / 2 + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos];
    const at = layout.latticeOf(x + layout.foot.x + tile.offsetX, y - height + layout.foot.y + tile.offsetY);
    result.push(at.x - zero.x, at.y - zero.y);
  }
  return result;
}

/** A cell of a small lattice. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly offset: Offset;
}

/** Returns the cells around the tile's that shapes may reach. Of hexagons, only the tile's own. */
function latticeAround(
  polygons: readonly Shape[],
  { lattice: { outline }, transform }: Layout,
): { lattice: Lattice; places: (cell: number) => Place } {
  let reach = 0;
  for (const { points } of polygons) for (const place of points) reach = Math.max(reach, Math.abs(place));
  reach = transform === undefined ? 0 : Math.min(MOST_REACH, Math.ceil(reach));
  const count = 2 * reach + 1;
  const lanes = Array.from({ length: count }, (_, row) => {
    return { x: -reach, y: row - reach, step: 1, count, first: row * count, stride: 1 };
  });
  const places = (cell: number): Place => {
    const [x, y] = [(cell % count) - reach, Math.floor(cell / count) - reach];
    return { x, y, offset: { x, y } };
  };
  return { lattice: { lanes, outline }, places };
}

/** Returns the share of a cell that shapes cover together. */
function shareOf(polygons: readonly Shape[], outline: readonly number[], { x, y }: Place): number {
  const across = Math.max(...outline.filter((_, i) => i % 2 === 0));
  const down = Math.max(...outline.filter((_, i) => i % 2 === 1));
  let [inside, covered] = [0, 0];
  for (let i = 0; i < SAMPLES * SAMPLES; i++) {
    const dx = (((i % SAMPLES) + 0.5) / SAMPLES - 0.5) * 2 * across;
    const dy = ((Math.floor(i / SAMPLES) + 0.5) / SAMPLES - 0.5) * 2 * down;
    if (!isInside(outline, dx, dy)) continue;
    inside++;
    if (polygons.some(({ points, isClosed }) => isClosed && isInside(points, x + dx, y + dy))) covered++;
  }
  return covered / inside;
}

/** Returns whether a polygon contains a point: whether an odd number of edges is on its left. */
function isInside(points: readonly number[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [points[i], points[i + 1], points[j], points[j + 1]];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd;
  }
  return odd;
}
