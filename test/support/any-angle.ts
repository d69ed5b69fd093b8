/**
 * The shortest route of a square unit, by brute force: a graph of all passable cells, in which two cells are joined if the unit can walk
 * straight from one to the other. Nothing here knows which cells are corners, and every decision is made in whole numbers.
 */
import { costAt, type Point, type World } from './world.ts';

/** Returns on which side of the line from a to b a point lies: less than 0, 0 on the line, or more than 0. */
function side(a: Point, b: Point, x: number, y: number): number {
  return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
}

/** Returns whether the segment from a to b enters the open square of side 2 around a cell's centre. */
function entersSquare(a: Point, b: Point, { x, y }: Point): boolean {
  // Two convex sets are apart if a line separates them: one along a side of the square, or one along the segment.
  if (Math.max(a.x, b.x) <= x - 1 || Math.min(a.x, b.x) >= x + 1) return false;
  if (Math.max(a.y, b.y) <= y - 1 || Math.min(a.y, b.y) >= y + 1) return false;
  if (a.x === b.x && a.y === b.y) return true;
  const sides = [
    side(a, b, x - 1, y - 1),
    side(a, b, x + 1, y - 1),
    side(a, b, x - 1, y + 1),
    side(a, b, x + 1, y + 1),
  ];
  return sides.some((one) => one > 0) && sides.some((one) => one < 0);
}

/** Returns whether a square unit of one cell can walk straight from the centre of one cell to that of another. */
export function isLegClear(world: World, a: Point, b: Point): boolean {
  if (costAt(world, a.x, a.y) === Infinity || costAt(world, b.x, b.y) === Infinity) return false;
  const [left, right] = [Math.max(Math.min(a.x, b.x) - 1, 0), Math.min(Math.max(a.x, b.x) + 1, world.width - 1)];
  const [top, bottom] = [Math.max(Math.min(a.y, b.y) - 1, 0), Math.min(Math.max(a.y, b.y) + 1, world.height - 1)];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      if (costAt(world, x, y) === Infinity && entersSquare(a, b, { x, y })) return false;
    }
  }
  return true;
}

/** Returns the length of the shortest route from a cell to every cell, row-major; Infinity if there is none. */
export function anyAngleCosts(world: World, start: Point): Float64Array {
  const { width, costs } = world;
  const best = new Float64Array(costs.length).fill(Infinity);
  if (costAt(world, start.x, start.y) === Infinity) return best;
  best[start.y * width + start.x] = 0;
  const open = new Set(Array.from(costs.keys()).filter((cell) => costs[cell] < Infinity));
  const pointOf = (cell: number) => ({ x: cell % width, y: Math.floor(cell / width) });
  while (open.size > 0) {
    let nearest = -1;
    for (const cell of open) if (nearest < 0 || best[cell] < best[nearest]) nearest = cell;
    if (best[nearest] === Infinity) break;
    open.delete(nearest);
    const from = pointOf(nearest);
    for (const cell of open) {
      const to = pointOf(cell);
      const cost = best[nearest] + Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
      if (cost < best[cell] && isLegClear(world, from, to)) best[cell] = cost;
    }
  }
  return best;
}
