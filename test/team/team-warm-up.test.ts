// team.warmUp: what the next steps need, made in slices.
import { describe, expect, test } from 'vitest';
import { createTeam, Grid, type TeamWarmUpProgress } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { randomGrid, randomTrips } from '../support/team-problems.ts';

type Wrong = never;
const engines = ['wasm', 'js'] as const;
const isSample = runs(10) < 10;

describe('team.warmUp', () => {
  test.each(engines)('changes no step of a team that knows the least distances, on %s', async (engine) => {
    const random = new Random(seed);
    const grid = randomGrid(random, 120, 90, 0.2);
    const trips = randomTrips(random, grid, 60);
    // Some share a goal, which gets a flood.
    for (const trip of trips.slice(0, 6)) trip.goal = trips[0].goal;
    const [team, warm] = [createTeam(grid, trips, { engine }), createTeam(grid, trips, { engine })];
    const seen: TeamWarmUpProgress[] = [];
    await warm.warmUp({ sliceMilliseconds: 0.01, onProgress: (progress) => seen.push(progress) });
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.map(({ ready }) => ready)).toEqual(seen.map(({ ready }) => ready).sort((a, b) => a - b));
    expect(seen[seen.length - 1]).toMatchObject({ ready: 60, agents: 60 });
    expect(seen.every(({ milliseconds }) => milliseconds >= 0)).toBe(true);
    for (let step = 0; step < 20; step++) {
      for (const one of [team, warm]) one.step();
      expect(warm.positions).toEqual(team.positions);
    }
  });

  test.skipIf(isSample)('gives all agents with very many goals their routes, the same on both engines', async () => {
    const random = new Random(seed);
    const grid = randomGrid(random, 1024, 1024, 0.1);
    const trips = randomTrips(random, grid, 700);
    const teams = engines.map((engine) => createTeam(grid, trips, { engine }));
    // The promise of one slice and that of many end alike.
    await teams[0].warmUp({ sliceMilliseconds: 10_000 });
    await teams[1].warmUp({ sliceMilliseconds: 1 });
    const before = teams[0].positions.slice();
    for (const team of teams) team.step();
    expect(String(teams[1].positions) === String(teams[0].positions)).toBe(true);
    let moved = 0;
    for (let i = 0; i < trips.length; i++) {
      if (before[2 * i] !== teams[0].positions[2 * i] || before[2 * i + 1] !== teams[0].positions[2 * i + 1]) moved++;
    }
    expect(moved).toBeGreaterThan(0.95 * trips.length);
  });

  test('does nothing for robots that turn, and without agents', async () => {
    const robots = createTeam(new Grid(5, 5), [{ start: [0, 0], goal: [4, 4] }], { turns: true });
    await robots.warmUp();
    await createTeam(new Grid(5, 5), []).warmUp();
    const seen: TeamWarmUpProgress[] = [];
    await robots.warmUp({ onProgress: (progress) => seen.push(progress) });
    expect(seen).toMatchObject([{ ready: 1, agents: 1 }]);
  });

  test('is aborted, and ends with a team that is disposed of or a callback that throws', async () => {
    const random = new Random(seed);
    const grid = randomGrid(random, 200, 200, 0.1);
    const make = () => createTeam(grid, randomTrips(random, grid, 60));
    const reason = new Error('not any more');
    await expect(make().warmUp({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const options = { sliceMilliseconds: 0.01, signal: controller.signal };
    await expect(make().warmUp({ ...options, onProgress: () => controller.abort(reason) })).rejects.toBe(reason);
    const team = make();
    await expect(team.warmUp({ sliceMilliseconds: 0.01, onProgress: () => team.dispose() })).rejects.toThrow(
      'the team has been disposed of',
    );
    const throwing = () => {
      throw reason;
    };
    await expect(make().warmUp({ onProgress: throwing })).rejects.toBe(reason);
  });

  test('refuses wrong options', async () => {
    const team = createTeam(new Grid(3, 3), []);
    const ask = (options: unknown) => expect(team.warmUp(options as Wrong)).rejects;
    await ask({ slice: 3 }).toThrow('unknown name "slice": use sliceMilliseconds');
    await ask({ sliceMilliseconds: 0 }).toThrow('sliceMilliseconds is 0: it must be a number of milliseconds > 0');
    await ask({ signal: {} }).toThrow('an AbortSignal');
    await ask({ onProgress: 7 }).toThrow('onProgress is 7');
    await ask(null).toThrow('options is null');
  });
});
