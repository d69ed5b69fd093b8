// Crowds whose time is limited: a first plan at once, and a better one in the time that is left.
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TeamEngine } from '../../src/core/kernel/team/team-engine.ts';
import { teamPathsOn } from '../../src/features/team/plan/find-team-paths.ts';
import { type FindTeamPathsOptions, Grid } from '../../src/index.ts';
import { leastCost } from '../support/judge.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { checkPlan } from '../support/team-check.ts';
import { teamEngines } from '../support/team-engines.ts';
import { passableCells, randomGrid, randomTrips } from '../support/team-problems.ts';
import { worldOf } from '../support/world.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** An engine that says when a search gets routes to try first, and counts its teams. */
function watched(engine: TeamEngine, onGuide: () => void): { engine: TeamEngine; opened: () => number } {
  let opened = 0;
  const open: TeamEngine['open'] = (setup) => {
    opened++;
    const team = engine.open(setup);
    const guide = team.guide.bind(team);
    team.guide = (words) => {
      onGuide();
      guide(words);
    };
    return team;
  };
  return { engine: { name: engine.name, memoryBytes: 0, open } as TeamEngine, opened: () => opened };
}

/** A clock that stands still until it is told to go on. */
function stoppedClock(): { pass: (milliseconds: number) => void } {
  let time = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  return {
    pass: (milliseconds) => {
      time += milliseconds;
    },
  };
}

describe.each(teamEngines)('a crowd on %s', (_, __, start) => {
  const random = new Random(seed);
  const real = start();
  const crowds = Array.from({ length: runs(6) }, () => {
    const grid = randomGrid(random, 14, 14, random.pick([0, 0.1, 0.2]));
    const trips = randomTrips(random, grid, Math.ceil(passableCells(grid).length * random.pick([0.1, 0.4])));
    // Some have no route without diagonal steps.
    const isTrip = ({ start, goal }: (typeof trips)[number]) =>
      leastCost(grid, start, goal, { diagonals: 'never' }) < Infinity;
    return { grid, trips: trips.filter(isTrip) };
  });

  test.each([{}, { improve: true }, { leave: true }] as FindTeamPathsOptions[])(
    'has a plan though the time is over before it is spread over the map, options %o',
    (options) => {
      const clock = stoppedClock();
      for (const [run, { grid, trips }] of crowds.entries()) {
        const { engine, opened } = watched(real, () => clock.pass(20_000));
        const result = teamPathsOn(engine, grid, trips, { ...options, seed: run, maxMilliseconds: 10_000 });
        if (result.status !== 'found') throw new Error(`run ${run}: ${result.status}`);
        checkPlan(worldOf(grid), 'never', trips, result.paths, options.leave);
        expect(opened()).toBe(2);
      }
    },
  );

  test('has the better of two plans if there is time, and without a limit the one after spreading', () => {
    stoppedClock();
    let better = 0;
    for (const [seed, { grid, trips }] of crowds.entries()) {
      const cost = (options: FindTeamPathsOptions, guided: boolean, teams: number) => {
        let isGuided = false;
        const { engine, opened } = watched(real, () => {
          isGuided = true;
        });
        const result = teamPathsOn(engine, grid, trips, { seed, ...options });
        if (result.status !== 'found') throw new Error(`run ${seed}: ${result.status}`);
        expect([isGuided, opened()]).toEqual([guided, teams]);
        return checkPlan(worldOf(grid), 'never', trips, result.paths).sumOfCosts;
      };
      const spread = cost({ maxMilliseconds: Infinity }, true, 1);
      expect(cost({ maxMilliseconds: Infinity, maxRounds: 1e6 }, true, 1)).toBe(spread);
      expect(cost({ maxRounds: 1e6 }, true, 1)).toBe(spread);
      const limited = cost({}, true, 2);
      expect(limited).toBeLessThanOrEqual(spread);
      const clock = stoppedClock();
      const { engine } = watched(real, () => clock.pass(20_000));
      const first = teamPathsOn(engine, grid, trips, { seed }).sumOfCosts;
      expect(limited).toBe(Math.min(first, spread));
      if (spread < first) better++;
    }
    expect(better).toBeGreaterThan(0);
  });
});

test('progress names the cost of the first plan', () => {
  const random = new Random(5);
  const grid = randomGrid(random, 40, 40, 0.1);
  const trips = randomTrips(random, grid, 300);
  const [, , start] = teamEngines[0];
  const clock = stoppedClock();
  const { engine } = watched(start(), () => clock.pass(5000));
  const costs: number[] = [];
  const result = teamPathsOn(engine, grid, trips, { onProgress: ({ sumOfCosts }) => costs.push(sumOfCosts) });
  expect(costs[0]).toBe(Infinity);
  expect(costs.at(-1)).toBeLessThan(Infinity);
  expect(result.sumOfCosts).toBeLessThanOrEqual(costs.at(-1) as number);
});

test('a crowd without a plan is known to have none', () => {
  const grid = Grid.fromText('.......');
  const trips = Array.from({ length: 6 }, (_, x) => ({ start: { x, y: 0 }, goal: { x: 5 - x, y: 0 } }));
  for (const [, , start] of teamEngines) {
    expect(teamPathsOn(start(), grid, trips)).toMatchObject({ status: 'unreachable', reason: 'no-plan' });
  }
});
