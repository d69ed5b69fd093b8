/** The routes that the ball can walk. */
import { findAnyAnglePath, findPath, type Grid, type Path, smoothPath } from 'hotpath';
import type { Point } from '../../ui/stage.ts';
import { warmUp } from '../../ui/timing.ts';

/** By what the address calls them. */
export const ROUTES = [
  { value: 'angle', label: 'shortest at any angle' },
  { value: 'smooth', label: 'smoothed' },
  { value: 'cells', label: 'cell by cell' },
] as const;
export type RouteName = (typeof ROUTES)[number]['value'];

/** What it takes to find each. */
export const SEARCHES: Record<RouteName, (grid: Grid, start: Point, goal: Point) => unknown> = {
  angle: findAnyAnglePath,
  cells: findPath,
  smooth: (grid, start, goal) => smoothPath(grid, findPath(grid, start, goal).path as Path, { body: 'square' }),
};

/** Makes the searches of a click, so that those of the first one are warm. */
export function rehearse(grid: Grid, start: Point): void {
  const goal = findPath(grid, start, [0, 0], { partial: true }).path?.at(-1) ?? start;
  for (const search of Object.values(SEARCHES)) warmUp(() => search(grid, start, goal));
}

/** Reads the route from an address. Older links say `smooth=false` for `route=cells`. */
export function readRoute(params: URLSearchParams): RouteName {
  if (params.get('smooth') === 'false') return 'cells';
  return ROUTES.find(({ value }) => value === params.get('route'))?.value ?? 'angle';
}
