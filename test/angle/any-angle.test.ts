import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runAngleOn } from '../../src/angle/find-any-angle-path.ts';
import type { AngleEngine } from '../../src/engine/angle.ts';
import { findPath, type Grid } from '../../src/index.ts';
import { angleEngines } from '../support/angle-engines.ts';
import { anyAngleCosts, isLegClear } from '../support/any-angle.ts';
import { Random, randomMap } from '../support/maps.ts';
import { seed, settings } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';
import { type Point, type World, worldOf } from '../support/world.ts';

interface Plan {
  width: number;
  height: number;
  blocked: number;
  mapSeed: number;
}

const plan = (side: number): fc.Arbitrary<Plan> =>
  fc.record({
    width: fc.integer({ min: 1, max: side }),
    height: fc.integer({ min: 1, max: side }),
    blocked: fc.integer({ min: 0, max: 70 }).map((percent) => percent / 100),
    mapSeed: fc.nat(),
  });

/** Walks a result's route, and compares its cost with the shortest one. */
function checkRoute(world: World, start: Point, goal: Point, result: ReturnType<typeof runAngleOn>, best: number) {
  if (!isClose(result.cost, best)) {
    throw new Error(`cost ${result.cost}, optimum ${best} from ${start.x},${start.y} to ${goal.x},${goal.y}`);
  }
  if (result.path === null) return;
  const points = result.path.waypoints();
  expect(points[0]).toEqual(start);
  expect(points[points.length - 1]).toEqual(goal);
  let sum = 0;
  for (let i = 1; i < points.length; i++) {
    expect(isLegClear(world, points[i - 1], points[i])).toBe(true);
    sum += Math.sqrt((points[i].x - points[i - 1].x) ** 2 + (points[i].y - points[i - 1].y) ** 2);
  }
  expect(result.cost).toBe(sum);
}

function cellsBy(grid: Grid, random: Random): Point {
  return { x: random.below(grid.width), y: random.below(grid.height) };
}

function compare(engine: AngleEngine, { mapSeed, ...rest }: Plan, sources: number, goals: number) {
  const grid = randomMap({ ...rest, seed: mapSeed });
  const random = new Random(mapSeed);
  const world = worldOf(grid);
  for (let source = 0; source < sources; source++) {
    const start = cellsBy(grid, random);
    const best = anyAngleCosts(world, start);
    for (let i = 0; i < goals; i++) {
      const goal = cellsBy(grid, random);
      const result = runAngleOn(engine, grid, start, goal);
      checkRoute(world, start, goal, result, best[goal.y * grid.width + goal.x]);
      const along = findPath(grid, start, goal, { engine: 'js' });
      expect(result.status).toBe(along.status);
      expect(result.cost).toBeLessThanOrEqual(along.cost + 1e-9);
    }
  }
}

describe.each(angleEngines)('%s', (_title, name, start) => {
  test(`is the ${name} engine`, () => {
    expect(start().name).toBe(name);
  });

  test(`finds the shortest route (seed ${seed})`, () => {
    const engine = start();
    fc.assert(
      fc.property(plan(12), (one) => compare(engine, one, 2, 12)),
      settings(300),
    );
  }, 120_000);

  test(`finds the shortest route on larger maps (seed ${seed})`, () => {
    const engine = start();
    fc.assert(
      fc.property(plan(24), (one) => compare(engine, one, 1, 20)),
      settings(25),
    );
  }, 120_000);
});
