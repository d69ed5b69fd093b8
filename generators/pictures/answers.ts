import { type FindPathOptions, findPath, type Grid, type Path } from '../../src/index.ts';

export type Cell = readonly [number, number];

/** Searches a route that the picture needs. @throws `Error` if there is none: then the picture would show nothing. */
export function routeOf(
  grid: Grid,
  start: Cell,
  goal: Cell,
  options: FindPathOptions = {},
): { path: Path; cost: number; expanded: number; trace: Int32Array } {
  const { path, cost, expanded, trace } = findPath(grid, start, goal, { ...options, trace: true });
  if (path === null) throw new Error(`a picture needs a route from ${start} to ${goal}`);
  return { path, cost, expanded, trace: trace ?? new Int32Array(0) };
}

/** Writes a cost as the guides do: at most three decimals. */
export function written(cost: number): string {
  return String(Number(cost.toFixed(3)));
}
