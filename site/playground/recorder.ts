/** The package as the playground's worker imports it: each search also records what there is to draw. */

import type { Grid } from 'hotpath';
import * as hotpath from 'hotpath';
import { keep } from './waiting.ts';

/** A picture of a search: the map, and what was found on it. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Terrain cost of each cell, row by row; 0 for blocked cells. */
  readonly costs: Float64Array;
  /** Lines through cell centres: x0, y0, x1, y1, … */
  readonly routes: readonly Float64Array[];
  /** The cells expanded, in order, as `y * width + x`. */
  readonly trace: Int32Array | null;
  /** The costs of a field. */
  readonly field: Float64Array | null;
}

let grid: Grid | null = null;
let routes: Float64Array[] = [];
let trace: Int32Array | null = null;
let field: Float64Array | null = null;

/** Returns the picture of the last searches on one grid, or null if there were none. The grid is drawn as it is now. */
export function takePicture(): Picture | null {
  if (grid === null) return null;
  const { width, height } = grid;
  const costs = new Float64Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) costs[y * width + x] = grid.isBlocked(x, y) ? 0 : grid.cost(x, y);
  }
  return { width, height, costs, routes, trace, field };
}

/** Begins a new picture when the grid is another. */
function look(next: unknown): void {
  if (next === grid || !(next instanceof hotpath.Grid)) return;
  grid = next;
  routes = [];
  trace = null;
  field = null;
}

interface Line {
  readonly xy: ArrayLike<number>;
}

function addRoute(path: Line | null | undefined): void {
  if (path?.xy === undefined) return;
  // The newest are drawn; a loop over thousands of units must not keep all.
  if (routes.length >= 200) routes.shift();
  routes.push(Float64Array.from(path.xy));
}

type Search = (grid: Grid, ...rest: never[]) => unknown;

/** Wraps a search: `keep` sees its result. */
function recorded<F extends Search>(search: F, keep: (result: ReturnType<F>) => void): F {
  const wrapped = (on: Grid, ...rest: never[]) => {
    const result = search(on, ...rest) as ReturnType<F>;
    look(on);
    keep(result);
    return result;
  };
  return wrapped as unknown as F;
}

export * from 'hotpath';

export const findPath = recorded(hotpath.findPath, (result) => {
  addRoute(result.path);
  trace = result.trace ?? trace;
});
export const findPaths = recorded(hotpath.findPaths, (results) => {
  for (const { path } of results) addRoute(path);
});
export const findNearest = recorded(hotpath.findNearest, ({ path }) => addRoute(path));
export const findAnyAnglePath = recorded(hotpath.findAnyAnglePath, ({ path }) => addRoute(path));
export const smoothPath = recorded(hotpath.smoothPath, (path) => addRoute(path));
export const findTeamPaths = recorded(hotpath.findTeamPaths, ({ paths }) => {
  for (const path of paths ?? []) addRoute(path);
});
export const findTimedPath = recorded(hotpath.findTimedPath, ({ path }) => addRoute(path));
export const distanceField = recorded(hotpath.distanceField, ({ costs }) => {
  field = costs;
});
export const findPathAsync = recorded(hotpath.findPathAsync, (promise) => {
  keep(promise.then(({ path }) => addRoute(path)));
});
