import type { Options } from './walk.ts';
import { allowsDiagonal, costAt, movementOf, type World } from './world.ts';

/** Replays a trace on the map, and returns how many distinct cells are open after each expansion. */
export function openCounts(world: World, trace: Int32Array, options: Options): number[] {
  const { diagonals, straightCost, diagonalCost } = movementOf(options);
  const isFree = (x: number, y: number) => costAt(world, x, y) < Infinity;
  const open = new Set<number>();
  const g = new Map<number, number>([[trace[0], 0]]);
  return Array.from(trace, (cell) => {
    const x = cell % world.width;
    const y = Math.floor(cell / world.width);
    open.delete(cell);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const isDiagonal = dx !== 0 && dy !== 0;
        if (!isFree(x + dx, y + dy)) continue;
        if (isDiagonal && !allowsDiagonal(diagonals, isFree(x + dx, y), isFree(x, y + dy))) continue;
        const neighbour = (y + dy) * world.width + x + dx;
        const stepCost = (isDiagonal ? diagonalCost : straightCost) * world.costs[neighbour];
        const cost = (g.get(cell) ?? 0) + stepCost;
        const before = g.get(neighbour) ?? Infinity;
        // Sums in another order may differ by rounding, which does not make a better route.
        if (cost >= before * (1 - 1e-12)) continue;
        g.set(neighbour, cost);
        open.add(neighbour);
      }
    }
    return open.size;
  });
}
