/** Draws the part of an endless world around the units of a program: the window moves with the first of them. */
import type { Point, World } from 'hotpath';

/** Sides of the window, in cells. */
export const WINDOW = { width: 56, height: 30 };
/** Stands for the cost of a cell that is not loaded. */
const UNKNOWN = -1;

/** Returns the top left cell of the window. @param units Where units stand: x0, y0, … */
export function cornerOf(units: Float64Array | null, routes: readonly Float64Array[]): Point {
  const [x = 0, y = 0] = units ?? routes.at(-1) ?? [];
  return { x: Math.round(x) - (WINDOW.width >> 1), y: Math.round(y) - (WINDOW.height >> 1) };
}

/** Returns the cost of each cell in the window. */
export function costsAt(world: World, corner: Point): Float64Array {
  const { width, height } = WINDOW;
  return Float64Array.from({ length: width * height }, (_, i) => {
    const cell = { x: corner.x + (i % width), y: corner.y + Math.floor(i / width) };
    const { cx, cy } = world.chunkOf(cell);
    if (!world.isLoaded(cx, cy)) return UNKNOWN;
    return world.isBlocked(cell) ? 0 : world.cost(cell);
  });
}

/** Returns positions as they are in the window. */
export function shifted(xy: Float64Array, corner: Point): Float64Array {
  return xy.map((value, i) => value - (i % 2 === 0 ? corner.x : corner.y));
}
