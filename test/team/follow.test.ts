// Teams and plans in which nobody enters a cell that another leaves in the same step.
import { describe, expect, test } from 'vitest';
import { createTeam, findTeamPaths, Grid } from '../../src/index.ts';
import { type Ground, groundOf, randomLinkedMap, stepFaultOn } from '../support/linked-teams.ts';
import { Random } from '../support/maps.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import type { Trip } from '../support/team-check.ts';
import { passableCells, randomGrid, randomTrips } from '../support/team-problems.ts';
import { type Diagonals, diagonalRules, type Point } from '../support/world.ts';

const engines = ['wasm', 'js'] as const;

const isAt = (a: Point, b: Point) => a.x === b.x && a.y === b.y;

/** Returns what is wrong with a step, '' if it is legal and nobody follows. */
function faultOf(grounds: readonly Ground[], diagonals: Diagonals, before: readonly Point[], after: readonly Point[]) {
  for (const [i, to] of after.entries()) {
    if (before.some((other, k) => k !== i && isAt(other, to))) return `agent ${i} enters a cell that was taken`;
  }
  return stepFaultOn(grounds, diagonals, before, after);
}

/** Returns whether a complete search finds a plan in which nobody follows. For small maps. */
function isPossible(grounds: readonly Ground[], diagonals: Diagonals, trips: readonly Trip[]): boolean {
  const { width, height } = grounds[0].world;
  const cells = Array.from({ length: width * height }, (_, i) => ({ x: i % width, y: Math.floor(i / width) }));
  const keyOf = (state: readonly Point[]) => state.map(({ x, y }) => `${x},${y}`).join(' ');
  const open = [trips.map(({ start }) => start)];
  const known = new Set([keyOf(open[0])]);
  for (const state of open) {
    if (state.every((at, i) => isAt(at, trips[i].goal))) return true;
    const extend = (after: Point[]): void => {
      const i = after.length;
      if (i === state.length) {
        if (faultOf(grounds, diagonals, state, after) !== '' || known.has(keyOf(after))) return;
        known.add(keyOf(after));
        open.push(after);
      } else
        for (const to of cells)
          if (
            faultOf([grounds[i]], diagonals, [state[i]], [to]) === '' &&
            !state.some((at, k) => k !== i && isAt(at, to))
          )
            extend([...after, to]);
    };
    extend([]);
  }
  return false;
}

describe.each(diagonalRules)('diagonals %s', (diagonals) => {
  test(`plans exist where a complete joint search finds one (seed ${seed})`, () => {
    const random = new Random(seed);
    const statuses = { found: 0, unreachable: 0, limit: 0 };
    for (let run = 0; run < runs(75); run++) {
      const { grid, wrap } = randomLinkedMap(random, 3);
      const trips = randomTrips(random, grid, random.between(1, 3));
      const grounds = trips.map(() => groundOf(grid, wrap));
      const options = { diagonals, seed: run, follow: false };
      const [plan, twin] = engines.map((engine) => findTeamPaths(grid, trips, { ...options, engine }));
      expect(twin).toEqual(plan);
      statuses[plan.status]++;
      expect(plan.status).toBe(isPossible(grounds, diagonals, trips) ? 'found' : 'unreachable');
      for (let time = 0; plan.paths !== null && time < plan.makespan; time++) {
        const [before, after] = [time, time + 1].map((when) => plan.paths.map((path) => path.at(when)));
        expect(faultOf(grounds, diagonals, before, after)).toBe('');
      }
    }
    if (!isSample) expect(Math.min(statuses.found, statuses.unreachable)).toBeGreaterThan(0);
  });
});

test('crowds arrive, and pass each other in a bay', () => {
  const bay = Grid.fromText('###.###\n.......');
  const random = new Random(seed);
  const open = randomGrid(random, 24, 24, 0.1);
  const crowd = randomTrips(random, open, Math.floor(passableCells(open).length / 5));
  const two: Trip[] = [
    { start: { x: 0, y: 1 }, goal: { x: 6, y: 1 } },
    { start: { x: 6, y: 1 }, goal: { x: 0, y: 1 } },
  ];
  for (const [grid, trips] of [[bay, two] as const, [open, crowd] as const]) {
    for (const guidance of [0, 8]) {
      const team = createTeam(grid, trips, { follow: false, guidance });
      for (let step = 0; step < 600 && !team.arrived; step++) team.step();
      expect(team.arrived).toBe(true);
    }
    expect(findTeamPaths(grid, trips, { follow: false }).status).toBe('found');
  }
});

test('two agents in a ring that is full but for one cell take turns', () => {
  const grid = Grid.fromText('...\n.#.\n...');
  const ring = [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ] as const;
  const agents = ring.map((start, i) => ({ start, goal: ring[(i + 1) % 8] }));
  expect(findTeamPaths(grid, agents).makespan).toBe(1);
  expect(findTeamPaths(grid, agents, { follow: false })).toMatchObject({ status: 'unreachable', reason: 'no-plan' });
  expect(findTeamPaths(grid, agents.slice(1), { follow: false }).status).toBe('found');
});

test('is refused where it does not go', () => {
  const grid = new Grid(4, 4);
  const agents = [{ start: [0, 0], goal: [3, 3] }] as const;
  expect(() => createTeam(grid, agents, { follow: false, turns: true })).toThrow('follow is false, and turns is given');
  expect(() => findTeamPaths(grid, agents, { follow: false, improve: true })).toThrow(
    'follow is false, and improve is',
  );
  expect(() => createTeam(grid, agents, { follow: 0 as never })).toThrow(TypeError);
  const state = createTeam(grid, agents, { follow: false }).state();
  expect(() => createTeam(grid, [], { state, follow: true })).toThrow(
    'state is of a team with follow false, and true is given: leave follow out',
  );
  expect(createTeam(grid, [], { state }).state()).toEqual(state);
});
