import fc from 'fast-check';
import type { Grid } from '../../src/index.ts';
import { cellOf, gridOf, mapPlan, optimalOptions, problems } from './arbitrary.ts';
import { settings } from './seed.ts';
import type { Options } from './walk.ts';
import { type Point, type World, worldOf } from './world.ts';

/** Calls `check` for random problems on maps of all kinds, with options under which routes must be optimal. */
export function eachProblem(
  runs: number,
  check: (world: World, grid: Grid, start: Point, goal: Point, options: Options) => void,
): void {
  fc.assert(
    fc.property(problems(mapPlan(20), optimalOptions, 1), ({ map, searches: [{ start, goal, options }] }) => {
      const grid = gridOf(map);
      const world = worldOf(grid);
      check(world, grid, cellOf(world, start), cellOf(world, goal), options);
    }),
    settings(runs),
  );
}
