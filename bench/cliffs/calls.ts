/** The functions that the section `cliffs` measures. */
import {
  distanceField,
  type FindPathOptions,
  findNearest,
  findPath,
  type Grid,
  isReachable,
  nearestFree,
  type PointLike,
  randomCell,
  wouldBlock,
} from '../../src/index.ts';

/** A request. */
export interface Query {
  readonly start: PointLike;
  readonly goal: PointLike;
  readonly others: readonly PointLike[];
  /** Cells to build on. */
  readonly building: readonly PointLike[];
}

export type Call = (grid: Grid, query: Query, options: FindPathOptions) => unknown;

export const findRoute: Call = (grid, { start, goal }, options) => findPath(grid, start, goal, options);

export const CALLS: Readonly<Record<string, Call>> = {
  findPath: findRoute,
  findNearest: (grid, { start, goal, others }, options) => findNearest(grid, start, [goal, ...others], options),
  distanceField: (grid, { goal }, options) => {
    const field = distanceField(grid, goal, options);
    const cost = field.costs[0];
    field.dispose();
    return cost;
  },
  isReachable: (grid, { start, goal }, options) => isReachable(grid, start, goal, options),
  randomCell: (grid, { start }, options) => randomCell(grid, { ...options, reachableFrom: start }),
  nearestFree: (grid, { start, goal }, options) => nearestFree(grid, goal, { ...options, reachableFrom: start }),
  wouldBlock: (grid, { start, goal, building }, options) => wouldBlock(grid, building, [start], goal, options),
};
