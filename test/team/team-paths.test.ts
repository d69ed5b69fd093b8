// A sample; all rules and three times as many random teams with HOTPATH_RUNS=3.
import { describe, expect, test } from 'vitest';
import { TeamEngine } from '../../src/core/kernel/team/team-engine.ts';
import { teamPathsOn } from '../../src/features/team/plan/find-team-paths.ts';
import { type FindTeamPathsOptions, findTeamPaths, Grid, type TeamProgress } from '../../src/index.ts';
import { leastMakespan, leastSum } from '../support/joint-search.ts';
import { startDebug } from '../support/kernels.ts';
import { mazeMap, Random } from '../support/maps.ts';
import { optimalCost } from '../support/oracle.ts';
import { isSample, runs, sample, seed } from '../support/seed.ts';
import { checkPlan, type Trip } from '../support/team-check.ts';
import { teamEngines } from '../support/team-engines.ts';
import { passableCells, randomGrid, randomTrips, shuffled } from '../support/team-problems.ts';
import { type Diagonals, diagonalRules, type World, worldOf } from '../support/world.ts';

/** Returns the sum of the steps that each agent takes alone. */
function stepsAlone(world: World, diagonals: Diagonals, trips: readonly Trip[]): number {
  const movement = { diagonals, straightCost: 1, diagonalCost: 1 };
  return trips.reduce((sum, { start, goal }) => sum + optimalCost(world, start, goal, movement), 0);
}

/** Returns a function that plans on an engine, and checks the plan and its figures. */
const plannerOn =
  (engine: TeamEngine) =>
  (grid: Grid, trips: readonly Trip[], options: FindTeamPathsOptions = {}) => {
    const result = teamPathsOn(engine, grid, trips, options);
    if (result.paths === null) {
      expect([result.sumOfCosts, result.makespan]).toEqual([Infinity, Infinity]);
      return result;
    }
    const diagonals = options.diagonals ?? 'never';
    const { sumOfCosts, makespan } = checkPlan(worldOf(grid), diagonals, trips, result.paths, options.leave);
    expect([result.sumOfCosts, result.makespan]).toEqual([sumOfCosts, makespan]);
    expect(result.lowerBound).toBeLessThanOrEqual(sumOfCosts);
    return result;
  };

describe.each(teamEngines)('plans on %s', (_, __, start) => {
  const plan = plannerOn(start());

  test.each(diagonalRules)(`are found exactly if there is one, diagonals %s (seed ${seed})`, (diagonals) => {
    const random = new Random(seed);
    const statuses = new Set<string>();
    for (let run = 0; run < runs(40); run++) {
      const grid = randomGrid(random, random.between(1, 4), random.between(1, 4), random.pick([0.1, 0.3, 0.5]));
      const trips = randomTrips(random, grid, random.between(1, diagonals === 'never' ? 4 : 3));
      const least = leastMakespan(worldOf(grid), diagonals, trips);
      const result = plan(grid, trips, { diagonals, seed: run, maxMilliseconds: Infinity });
      const expected = least < Infinity ? 'found' : 'unreachable';
      if (result.status !== expected) throw new Error(`run ${run}: ${result.status}, but ${expected}`);
      expect(result.makespan).toBeGreaterThanOrEqual(least);
      expect(result.lowerBound).toBe(stepsAlone(worldOf(grid), diagonals, trips));
      statuses.add(result.status);
    }
    if (!isSample) expect([...statuses].sort()).toEqual(['found', 'unreachable']);
  });

  test.each(diagonalRules)(`lead off the map exactly if there is one, diagonals %s (seed ${seed})`, (diagonals) => {
    const random = new Random(seed);
    const statuses = new Set<string>();
    for (let run = 0; run < runs(62); run++) {
      const grid = randomGrid(random, random.between(1, 4), random.between(1, 4), random.pick([0.1, 0.3, 0.5]));
      const trips = randomTrips(random, grid, random.between(1, diagonals === 'never' ? 4 : 3));
      // Some have the same goal.
      if (random.chance(0.5)) trips[0] = { ...trips[0], goal: trips[trips.length - 1].goal };
      const least = leastMakespan(worldOf(grid), diagonals, trips, true);
      const options = { diagonals, seed: run, leave: true, maxMilliseconds: Infinity };
      const result = plan(grid, trips, options);
      if (run % 2 === 0) plan(grid, trips, { ...options, improve: true, maxRounds: 200 });
      const expected = least < Infinity ? 'found' : 'unreachable';
      if (result.status !== expected) throw new Error(`run ${run}: ${result.status}, but ${expected}`);
      expect(result.makespan).toBeGreaterThanOrEqual(least);
      statuses.add(result.status === 'unreachable' ? result.reason : result.status);
    }
    // Maps without a plan are too rare to be in every sample.
    if (!isSample) expect([...statuses]).toEqual(expect.arrayContaining(['found', 'no-route']));
  });

  test.each(diagonalRules)('are found for a crowd, diagonals %s', (diagonals) => {
    const random = new Random(3);
    const grid = randomGrid(random, 24, 24, 0);
    grid.fill(4, 6, 14, 1, true);
    const trips = randomTrips(random, grid, 250);
    expect(plan(grid, trips, { diagonals }).status).toBe('found');
  });

  test('are found in a maze of corridors', () => {
    const grid = mazeMap({ width: 21, height: 21, seed: 4 });
    const trips = randomTrips(new Random(4), grid, 12);
    expect(plan(grid, trips).status).toBe('found');
  });

  test('rearrange eight agents that stand side by side', () => {
    const grid = new Grid(4, 4);
    const cells = passableCells(grid).slice(0, 8);
    const goals = shuffled(new Random(1), cells);
    const trips = cells.map((cell, i) => ({ start: cell, goal: goals[i] }));
    expect(plan(grid, trips, { maxMilliseconds: 60_000 }).status).toBe('found');
  });

  test('a limit of time holds while the steps of each agent alone are counted', () => {
    // A winding corridor: each count takes some time.
    const grid = new Grid(200, 200);
    for (let y = 1; y < 200; y += 2) grid.fill((y >> 1) % 2, y, 199, 1, true);
    const trips = Array.from({ length: 60 }, (_, i) => ({ start: { x: i, y: 0 }, goal: { x: 100 + i, y: 198 } }));
    const { status, lowerBound } = plan(grid, trips, { maxMilliseconds: 0.01 });
    expect(status).toBe('limit');
    expect(lowerBound).toBeGreaterThanOrEqual(60 * (198 + 100));
    expect(lowerBound).toBeLessThan(60 * 10_000);
  });

  test('limits end the search', () => {
    const grid = new Grid(16, 16);
    const trips = randomTrips(new Random(1), grid, 20);
    expect(plan(grid, trips, { maxRounds: 3 }).status).toBe('limit');
    expect(plan(grid, trips, { maxRounds: 0 }).status).toBe('limit');
    expect(plan(grid, trips, { maxMilliseconds: Number.MIN_VALUE }).lowerBound).toBeLessThan(Infinity);
  });

  test('there is none for walls, shared goals and parted places; one for nobody, and for those at home', () => {
    const grid = Grid.fromText('...#.');
    const trip = (from: number, to: number) => ({ start: { x: from, y: 0 }, goal: { x: to, y: 0 } });
    expect(plan(grid, [trip(0, 3)])).toMatchObject({ status: 'unreachable', reason: 'goal-blocked', agents: [0] });
    const walled = plan(grid, [trip(1, 1), trip(3, 0), trip(4, 3)]);
    expect(walled).toMatchObject({ reason: 'start-blocked', agents: [1], lowerBound: Infinity, method: 'none' });
    const lost = plan(grid, [trip(0, 4), trip(1, 1), trip(4, 2)]);
    expect(lost).toMatchObject({ reason: 'no-route', agents: [0, 2], lowerBound: Infinity });
    const rivals = plan(grid, [trip(0, 2), trip(4, 4), trip(1, 2)]);
    expect(rivals).toMatchObject({ status: 'unreachable', reason: 'same-goal', agents: [0, 2], lowerBound: 3 });
    const jam = plan(grid, [trip(0, 1), trip(1, 0)]);
    expect(jam).toMatchObject({ status: 'unreachable', reason: 'no-plan', agents: [0, 1], lowerBound: 2 });
    const method = 'lacam';
    expect(plan(grid, [])).toEqual({ status: 'found', paths: [], sumOfCosts: 0, makespan: 0, lowerBound: 0, method });
    expect(plan(grid, [trip(0, 2)], { improve: true }).method).toBe('groups');
    expect([lost, rivals, jam].map((result) => result.method)).toEqual(['none', 'none', 'lacam']);
    expect(plan(grid, [trip(1, 1)])).toMatchObject({ status: 'found', sumOfCosts: 0, makespan: 0 });
    expect(plan(grid, [trip(0, 2)])).toMatchObject({ status: 'found', sumOfCosts: 2, makespan: 2, lowerBound: 2 });
  });

  test('do not depend on terrain costs', () => {
    const grid = Grid.fromText('.99.\n....');
    expect(plan(grid, [{ start: { x: 0, y: 0 }, goal: { x: 3, y: 0 } }]).sumOfCosts).toBe(3);
  });
});

// Engines give the same plans (test/engines), and improving takes long.
describe('plans that improve', () => {
  const plan = plannerOn(new TeamEngine(startDebug('team')));

  test('lead a crowd to a few exits, where each leaves, and improve', () => {
    const random = new Random(7);
    const grid = randomGrid(random, 20, 20, 0.1);
    const cells = passableCells(grid);
    const trips = randomTrips(random, grid, 120).map(({ start }, i) => ({ start, goal: cells[(i % 3) * 40] }));
    const options = { leave: true, maxMilliseconds: Infinity };
    expect(plan(grid, trips, { maxMilliseconds: Infinity })).toMatchObject({ reason: 'same-goal' });
    const first = plan(grid, trips, options);
    expect(first.status).toBe('found');
    expect(plan(grid, trips, { ...options, improve: true, maxRounds: 800 }).sumOfCosts).toBeLessThan(first.sumOfCosts);
  });

  test('improve gives better plans, down to the best', () => {
    const random = new Random(9);
    for (let run = 0; run < 20; run++) {
      const grid = randomGrid(random, 5, 4, 0.2);
      const trips = randomTrips(random, grid, 3);
      const first = plan(grid, trips, { seed: run });
      const rounds = [0, 100, 1000].map(
        (more) => plan(grid, trips, { seed: run, improve: true, maxRounds: 200 + more }).sumOfCosts,
      );
      if (first.status !== 'found') continue;
      expect(rounds[2]).toBeLessThanOrEqual(first.sumOfCosts);
    }
    // A few agents on an open map hardly get in each other's way.
    const grid = new Grid(6, 6);
    const trips = randomTrips(new Random(2), grid, 6);
    const best = plan(grid, trips, { improve: true, maxRounds: 20_000 });
    expect(best.sumOfCosts).toBeLessThan(best.lowerBound * 1.3);
  });

  test.each(diagonalRules)(
    `improve ends with the best plan of a few agents, diagonals %s (seed ${seed})`,
    (diagonals) => {
      const random = new Random(seed);
      for (let run = 0; run < runs(25); run++) {
        const grid = randomGrid(random, random.between(2, 3), random.between(2, 4), 0.15);
        const trips = randomTrips(random, grid, random.between(2, 3));
        const least = leastSum(worldOf(grid), diagonals, trips);
        const options = { diagonals, seed: run, improve: true, maxRounds: 100_000, maxMilliseconds: Infinity };
        expect(plan(grid, trips, options).sumOfCosts, `run ${run}`).toBe(least);
      }
    },
  );

  test('improve ends with the best plan, though a way is found to be shorter once others lead on from its end', () => {
    const grid = Grid.fromText('..\n.#\n..\n..');
    const trips = [
      { start: { x: 1, y: 3 }, goal: { x: 1, y: 2 } },
      { start: { x: 0, y: 0 }, goal: { x: 0, y: 1 } },
      { start: { x: 0, y: 3 }, goal: { x: 1, y: 0 } },
    ];
    const diagonals = 'ifAtMostOneObstacle';
    const options = { diagonals, seed: 257, improve: true, maxRounds: 100_000, maxMilliseconds: Infinity } as const;
    expect(plan(grid, trips, options).sumOfCosts).toBe(leastSum(worldOf(grid), diagonals, trips));
  });

  test.each(sample(diagonalRules, 2))('improve shortens the plan of a crowd, diagonals %s', (diagonals) => {
    const random = new Random(6);
    const grid = randomGrid(random, 20, 20, 0);
    grid.fill(3, 9, 14, 2, true);
    const trips = randomTrips(random, grid, 70);
    const first = plan(grid, trips, { diagonals });
    const better = plan(grid, trips, { diagonals, improve: true, maxRounds: 1200, maxMilliseconds: Infinity });
    const wasted = (result: typeof first) => result.sumOfCosts - result.lowerBound;
    expect(wasted(better)).toBeLessThan(0.85 * wasted(first));
  });

  test('improve first plans afresh, which is close to the bound where there is room', () => {
    const random = new Random(11);
    const grid = randomGrid(random, 40, 40, 0.05);
    const trips = randomTrips(random, grid, 80);
    const first = plan(grid, trips);
    // The rounds of the first plan, and one for eight agents.
    const { sumOfCosts, lowerBound } = plan(grid, trips, { improve: true, maxRounds: 4 * first.makespan + 10 });
    expect(sumOfCosts).toBeLessThan(1.1 * lowerBound);
    expect(sumOfCosts).toBeLessThan(first.sumOfCosts);
  });

  test.each(sample(diagonalRules, 2))(
    'improve plans afresh in a dense crowd, where routes collide at first, diagonals %s',
    (diagonals) => {
      const random = new Random(13);
      const grid = randomGrid(random, 20, 20, 0.15);
      const trips = randomTrips(random, grid, 110);
      const first = plan(grid, trips, { diagonals });
      // Too few for groups to get far without a fresh plan.
      const maxRounds = 1500;
      const { sumOfCosts } = plan(grid, trips, { diagonals, improve: true, maxRounds, maxMilliseconds: Infinity });
      expect(sumOfCosts).toBeLessThan(0.9 * first.sumOfCosts);
    },
  );

  test('with a number of rounds and a seed are the same every time', () => {
    const random = new Random(5);
    const grid = new Grid(16, 16);
    const trips = randomTrips(random, grid, 60);
    const options = { improve: true, maxRounds: 300, maxMilliseconds: Infinity, seed: 8 };
    expect(plan(grid, trips, options)).toEqual(plan(grid, trips, options));
    expect(plan(grid, trips, { ...options, seed: 9 })).not.toEqual(plan(grid, trips, options));
  });

  test('improve goes on until no plan can be better, also for one who stays at the goal first', () => {
    // The first agent may pass below the second, which then need not leave its goal. That takes more steps, but the second arrives at once.
    const grid = Grid.fromText(`
      ########.###
      ............
      #######.#.##
      #######...##
    `);
    const trips = [
      { start: { x: 0, y: 1 }, goal: { x: 11, y: 1 } },
      { start: { x: 8, y: 1 }, goal: { x: 8, y: 1 } },
    ];
    const { sumOfCosts } = plan(grid, trips, { improve: true, maxRounds: 30_000, maxMilliseconds: Infinity });
    expect(sumOfCosts).toBe(15);
  });

  test('improve beats the first plan of those who pass corners beside others', () => {
    const grid = randomGrid(new Random(3), 20, 20, 0);
    grid.fill(3, 9, 14, 2, true);
    const trips = randomTrips(new Random(4), grid, 70);
    const options = { diagonals: 'ifAtMostOneObstacle' as const, maxMilliseconds: Infinity };
    const first = plan(grid, trips, options);
    const better = plan(grid, trips, { ...options, improve: true, maxRounds: 2500 });
    expect(better.sumOfCosts).toBeLessThan(first.sumOfCosts - 20);
    checkPlan(worldOf(grid), options.diagonals, trips, better.paths ?? []);
  });

  test('progress is reported, and an error of the callback ends the search', () => {
    const trips = randomTrips(new Random(4), new Grid(12, 12), 40);
    const seen: TeamProgress[] = [];
    const onProgress = (progress: TeamProgress) => void seen.push(progress);
    const rounds = { maxRounds: 3000, maxMilliseconds: Infinity };
    const result = plan(new Grid(12, 12), trips, { improve: true, ...rounds, onProgress });
    for (const [k, { milliseconds, sumOfCosts, lowerBound }] of seen.entries()) {
      expect(lowerBound).toBe(result.lowerBound);
      expect(sumOfCosts).toBeGreaterThanOrEqual(result.sumOfCosts);
      expect(milliseconds).toBeGreaterThanOrEqual(seen[Math.max(0, k - 1)].milliseconds);
    }
    expect(seen.at(-1)?.sumOfCosts).toBeLessThan(Infinity);
    const fail = () => {
      throw new Error('enough');
    };
    expect(() => plan(new Grid(12, 12), trips, { onProgress: fail })).toThrow('enough');
    expect(plan(new Grid(12, 12), trips).status).toBe('found');
  });
});

test('wrong options are refused', () => {
  const grid = new Grid(3, 3);
  expect(() => findTeamPaths(grid, [], { maxRounds: -1 })).toThrow(RangeError);
  expect(() => findTeamPaths(grid, [], { maxMilliseconds: 0 })).toThrow(RangeError);
  expect(() => findTeamPaths(grid, [], { improve: 1 as never })).toThrow(TypeError);
  expect(() => findTeamPaths(grid, [], { onProgress: 1 as never })).toThrow(/onProgress is 1: it must be a function/);
  expect(() => findTeamPaths(grid, [{ start: [0, 0], goal: [3, 0] }])).toThrow(/agents\[0\]\.goal/);
});
