import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AngleEngine } from '../../src/core/kernel/angle/angle-engine.ts';
import { type AnyAngleOptions, runAngleOn } from '../../src/features/angle/find-any-angle-path.ts';
import { findAnyAnglePath, findPath, Grid, lineOfSight } from '../../src/index.ts';
import { angleEngines } from '../support/angle-engines.ts';
import { anyAngleCosts, isLegClear } from '../support/any-angle.ts';
import { jsAngleEngine } from '../support/js-engines.ts';
import { Random, randomMap, roomsMap } from '../support/maps.ts';
import { seed, settings } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';
import { costAt, type Point, type World, worldOf } from '../support/world.ts';

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
  });

  test(`finds the shortest route on larger maps (seed ${seed})`, () => {
    const engine = start();
    fc.assert(
      fc.property(plan(24), (one) => compare(engine, one, 1, 20)),
      settings(25),
    );
  });

  test(`avoided cells are walls for one request, and a blocked start may be left (seed ${seed})`, () => {
    const engine = start();
    fc.assert(
      fc.property(
        plan(16),
        fc.array(fc.nat(), { maxLength: 6 }),
        fc.boolean(),
        ({ mapSeed, ...rest }, picks, byIndex) => {
          const grid = randomMap({ ...rest, seed: mapSeed });
          const random = new Random(mapSeed);
          const before = worldOf(grid);
          const cells = picks.map((pick) => pick % before.costs.length);
          const avoid = byIndex
            ? Int32Array.from(cells)
            : cells.map((cell) => [cell % grid.width, Math.floor(cell / grid.width)] as const);
          for (let i = 0; i < 6; i++) {
            const [from, to] = [cellsBy(grid, random), cellsBy(grid, random)];
            const world = { ...before, costs: before.costs.slice() };
            for (const cell of cells) world.costs[cell] = Infinity;
            world.costs[from.y * grid.width + from.x] = 1;
            const best = anyAngleCosts(world, from)[to.y * grid.width + to.x];
            const result = runAngleOn(engine, grid, from, to, { avoid, allowBlockedStart: true });
            checkRoute(world, from, to, result, best);
            expect(worldOf(grid)).toEqual(before);
          }
        },
      ),
      settings(100),
    );
  });

  test(`larger units, and units that some kinds of cells block, find the shortest route (seed ${seed})`, () => {
    const engine = start();
    fc.assert(
      fc.property(plan(20), fc.integer({ min: 1, max: 4 }), fc.boolean(), ({ mapSeed, ...rest }, size, byKind) => {
        const grid = randomMap({ ...rest, blocked: rest.blocked / 3, seed: mapSeed });
        const random = new Random(mapSeed);
        for (let i = 0; i < 12; i++)
          grid.setKind(random.below(grid.width), random.below(grid.height), 1 + random.below(2));
        const kindCosts = byKind ? [3, Infinity, 0.5] : undefined;
        const world = worldOf(grid);
        // A place is blocked if any cell that the unit covers there is blocked or outside.
        const costs = world.costs.map((_, cell) => {
          for (let dy = 0; dy < size; dy++) {
            for (let dx = 0; dx < size; dx++) {
              const [x, y] = [(cell % grid.width) + dx, Math.floor(cell / grid.width) + dy];
              if (costAt(world, x, y) === Infinity || (byKind && grid.kind(x, y) === 1)) return Infinity;
            }
          }
          return 1;
        });
        const places = { ...world, costs };
        for (let i = 0; i < 3; i++) {
          const from = cellsBy(grid, random);
          const best = anyAngleCosts(places, from);
          for (let k = 0; k < 4; k++) {
            const to = cellsBy(grid, random);
            const result = runAngleOn(engine, grid, from, to, { size, kindCosts });
            checkRoute(places, from, to, result, best[to.y * grid.width + to.x]);
          }
        }
      }),
      settings(60),
    );
  });

  test(`limits stop a search that needs more, and no other (seed ${seed})`, () => {
    const engine = start();
    const random = new Random(seed);
    const grid = roomsMap({ width: 60, height: 60, seed: 3, room: 6 });
    for (let i = 0; i < 60; i++) {
      const [from, to] = [cellsBy(grid, random), cellsBy(grid, random)];
      const free = runAngleOn(engine, grid, from, to);
      if (free.path === null) continue;
      const { cost, expanded } = free;
      expect(runAngleOn(engine, grid, from, to, { maxExpansions: expanded, maxCost: cost })).toEqual(free);
      const stopped = { status: 'limit', path: null, cost: Infinity };
      if (expanded > 0) {
        expect(runAngleOn(engine, grid, from, to, { maxExpansions: expanded - 1 })).toMatchObject(stopped);
      }
      if (cost > 0) expect(runAngleOn(engine, grid, from, to, { maxCost: cost * 0.999 })).toMatchObject(stopped);
    }
  });

  test('says why there is no route', () => {
    const engine = start();
    const grid = Grid.fromText('..#.\n..#.\n..##');
    const none = { path: null, cost: Infinity, expanded: 0 };
    expect(runAngleOn(engine, grid, [0, 0], [3, 1])).toEqual({ status: 'unreachable', method: 'components', ...none });
    expect(runAngleOn(engine, grid, [0, 0], [3, 1], { maxExpansions: 0 })).toEqual({
      status: 'unreachable',
      method: 'components',
      ...none,
    });
    expect(runAngleOn(engine, grid, [2, 0], [0, 0])).toEqual({ status: 'start-blocked', method: 'none', ...none });
    expect(runAngleOn(engine, grid, [0, 0], [2, 0])).toEqual({ status: 'goal-blocked', method: 'none', ...none });
    expect(runAngleOn(engine, grid, [0, 0], [0, 2], { avoid: [[0, 0]] })).toEqual({
      status: 'start-blocked',
      method: 'none',
      ...none,
    });
    const stay = runAngleOn(engine, grid, [1, 1], [1, 1]);
    expect(stay.method).toBe('in-view');
    expect(runAngleOn(engine, Grid.fromText('...\n.#.\n...'), [0, 0], [2, 2]).method).toBe('corners');
    expect(stay.path?.toArray()).toEqual([{ x: 1, y: 1 }]);
    expect(stay.cost).toBe(0);
  });

  test(`of routes that are equally long, the same one is found each time (seed ${seed})`, () => {
    const engine = start();
    const random = new Random(seed);
    for (let map = 0; map < 40; map++) {
      // The lower half mirrors the upper one, so each route from the middle row to itself has a twin.
      const grid = new Grid(50, 41);
      for (let y = 0; y < 20; y++) {
        for (let x = 0; x < 50; x++) {
          const isBlocked = random.chance(0.05 + 0.005 * map);
          for (const row of [y, 40 - y]) grid.setBlocked(x, row, isBlocked);
        }
      }
      for (let x = 3; x < 50; x += 5) grid.setBlocked(x, 20, true);
      const queries = Array.from({ length: 12 }, () => {
        return Array.from({ length: 2 }, () => ({ x: random.below(50), y: 20 }));
      });
      const fresh = queries.map(([from, to]) => runAngleOn(jsAngleEngine(), grid.clone(), from, to));
      for (let round = 0; round < 3; round++) {
        expect(queries.map(([from, to]) => runAngleOn(engine, grid, from, to))).toEqual(fresh);
      }
    }
  });
});

test('wrong arguments are refused by name', () => {
  const grid = new Grid(4, 4);
  const search = (options: unknown) => () => findAnyAnglePath(grid, [0, 0], [3, 3], options as AnyAngleOptions);
  expect(search({ maxcost: 3 })).toThrow(/unknown name "maxcost"/);
  expect(search({ maxCost: -1 })).toThrow(RangeError);
  expect(search({ maxExpansions: 0.5 })).toThrow(RangeError);
  expect(search({ allowBlockedStart: 1 })).toThrow('allowBlockedStart is 1: it must be true or false');
  expect(search({ avoid: 5 })).toThrow(TypeError);
  expect(search({ avoid: [[4, 0]] })).toThrow(/avoid\[0\]/);
  expect(search({ avoid: Int32Array.of(3, 16) })).toThrow('avoid[1] is 16: cells have indices from 0 to 15');
  expect(() => findAnyAnglePath(grid, [4, 0], [0, 0])).toThrow(RangeError);
  expect(search({ size: 0 })).toThrow(RangeError);
  const exits = new Grid(4, 4);
  exits.setWall(1, 1, 2);
  expect(() => findAnyAnglePath(exits, [0, 0], [3, 3])).toThrow(/closed exits/);
  expect(() => lineOfSight(exits, [0, 0], [3, 3], { body: 'square' })).toThrow(/closed exits/);
  expect(() => findAnyAnglePath(new Grid(32767, 1), [0, 0], [3, 0])).toThrow(/at most 32766/);
});
