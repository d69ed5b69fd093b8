import type { FindPathOptions, Grid, PointLike } from '../../src/index.ts';
import type { Point, World } from './world.ts';

/** Options of a unit, with cells to avoid that can be read again. */
export type UnitOptions = FindPathOptions & { avoid?: Point[] };

/** Returns the map that a unit meets, by the definition of the options. */
export function worldFor(grid: Grid, options: FindPathOptions, start: Point): World {
  const { width, height } = grid;
  const { size = 1, kindCosts, avoid = [], layers = [] } = options;
  const avoided = new Set(
    Array.from<PointLike | number, number>(avoid, (one) => (typeof one === 'number' ? one : grid.indexOf(one))),
  );
  const single = Float64Array.from({ length: width * height }, (_, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    if (grid.isBlocked(x, y) || avoided.has(cell)) return Infinity;
    const factor = kindCosts?.[grid.kind(x, y)] ?? 1;
    if (!(factor > 0 && factor < Infinity)) return Infinity;
    return layers.reduce((sum, layer) => sum + layer.values[cell], grid.cost(x, y) * factor);
  });
  const costs = single.map((_, cell) => {
    const [left, top] = [cell % width, Math.floor(cell / width)];
    let dearest = 0;
    for (let y = top; y < top + size; y++) {
      for (let x = left; x < left + size; x++) {
        dearest = Math.max(dearest, x < width && y < height ? single[y * width + x] : Infinity);
      }
    }
    return dearest;
  });
  const at = start.y * width + start.x;
  if (options.allowBlockedStart && costs[at] === Infinity) costs[at] = 1;
  return { width, height, costs };
}
