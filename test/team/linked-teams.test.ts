import { describe, expect, test } from 'vitest';
import { createTeam, findTeamPaths, Grid, type TeamPathsResult } from '../../src/index.ts';
import { addLinkTo, groundOf, leastMakespanOn, randomLinkedMap, stepFaultOn } from '../support/linked-teams.ts';
import { Random } from '../support/maps.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { outside, type Trip } from '../support/team-check.ts';
import { randomTrips } from '../support/team-problems.ts';
import { diagonalRules, type Point } from '../support/world.ts';

const random = new Random(seed);

/** Walks the plan of a team, with the clock, over the links that it names. Returns the last time of arrival. */
function walk(
  plan: TeamPathsResult,
  grid: Grid,
  trips: readonly Trip[],
  step: (before: Point[], after: Point[]) => string,
  leave: boolean,
): number {
  const paths = plan.paths ?? [];
  expect(paths.length).toBe(trips.length);
  const ends = new Map(grid.links().map((link) => [link.id, link]));
  const last = Math.max(0, ...paths.map(({ arrival }) => arrival));
  const placesAt = (time: number) =>
    paths.map((path, i) => (leave && time > path.arrival ? outside(i) : path.at(time)));
  for (const [i, path] of paths.entries()) {
    expect(path.at(0)).toEqual(trips[i].start);
    expect(path.at(last)).toEqual(trips[i].goal);
    for (const { index, link } of path.hops()) {
      if (link === undefined) continue;
      const { from, to } = ends.get(link) as { from: Point; to: Point };
      expect([from, to]).toContainEqual(path.at(index));
      expect([from, to]).toContainEqual(path.at(index - 1));
    }
  }
  for (let time = 0; time < last; time++) expect(step(placesAt(time), placesAt(time + 1))).toBe('');
  return last;
}

describe.each(diagonalRules)('diagonals %s', (diagonals) => {
  test(`plans over links and edges exist where a complete joint search finds one (seed ${seed})`, () => {
    const statuses = { found: 0, unreachable: 0, limit: 0 };
    for (let run = 0; run < runs(25); run++) {
      const { grid, wrap } = randomLinkedMap(random, 4);
      const ground = groundOf(grid, wrap);
      const trips = randomTrips(random, grid, random.between(1, 3));
      const grounds = trips.map(() => ground);
      const leave = random.chance(0.3);
      const improve = random.chance(0.3);
      const [plan, twin] = (['wasm', 'js'] as const).map((engine) =>
        findTeamPaths(grid, trips, {
          engine,
          diagonals,
          leave,
          improve,
          maxRounds: improve ? 30 : Infinity,
          maxMilliseconds: Infinity,
          seed: run,
        }),
      );
      expect(twin).toEqual(plan);
      statuses[plan.status]++;
      const least = leastMakespanOn(grounds, diagonals, trips, leave);
      if (plan.status === 'limit') continue;
      if ((plan.status === 'found') !== least < Infinity) throw new Error(`run ${run}: ${plan.status}, but ${least}`);
      if (plan.paths === null) continue;
      const step = (before: Point[], after: Point[]) => stepFaultOn(grounds, diagonals, before, after);
      expect(walk(plan, grid, trips, step, leave)).toBeGreaterThanOrEqual(least);
      // Alone, each takes the steps that the bound counts.
      const alone = trips.map((trip) => leastMakespanOn([ground], diagonals, [trip]));
      expect(plan.lowerBound).toBe(alone.reduce((sum, steps) => sum + steps, 0));
    }
    if (!isSample) expect(statuses.found).toBeGreaterThan(statuses.unreachable / 4);
  });
});

test(`distances over links are those of a new team, whatever the cheapest cell costs (seed ${seed})`, () => {
  for (let run = 0; run < runs(40); run++) {
    const grid = new Grid(random.between(3, 9), random.between(3, 9));
    const trips = randomTrips(random, grid, 3);
    const options = { engine: random.pick(['wasm', 'js'] as const) };
    const team = createTeam(grid, trips, options);
    for (let edit = 0; edit < 8; edit++) {
      const cell = { x: random.below(grid.width), y: random.below(grid.height) };
      if (random.chance(0.4)) addLinkTo(grid, random);
      else grid.setCost(cell.x, cell.y, random.pick([0.5, 1, 1, 2]));
      const fresh = createTeam(grid, trips, options);
      for (const agent of trips.keys()) expect(team.distance(agent)).toBe(fresh.distance(agent));
      fresh.dispose();
    }
    team.dispose();
  }
});

test('two agents change places through a link only with room at both ends', () => {
  const grid = Grid.fromText('..#..');
  grid.addLink([1, 0], [3, 0]);
  const agents = [
    { start: [0, 0], goal: [4, 0] },
    { start: [4, 0], goal: [0, 0] },
  ] as const;
  expect(findTeamPaths(grid, agents)).toMatchObject({ status: 'unreachable', reason: 'no-plan' });
  // A second link beside the first: still no two swap.
  const side = grid.addLink([0, 0], [4, 0], { cost: 9, oneWay: true });
  const { paths, makespan } = findTeamPaths(grid, agents, { improve: true, maxRounds: 200 });
  expect(makespan).toBe(3);
  expect(paths?.[0].hops().map(({ link }) => link)).toEqual([side]);
});

test('agents of a team use stairs, and positions on floors have one', () => {
  const house = Grid.stack([Grid.fromText('...'), Grid.fromText('...')]);
  house.addLink([2, 0, 0], [2, 0, 1]);
  const team = createTeam(house, [
    { start: [0, 0, 0], goal: [1, 0, 1] },
    { start: [1, 0, 0], goal: [0, 0, 1] },
  ]);
  for (let step = 0; step < 9; step++) team.step();
  expect(team.arrived).toBe(true);
  expect(team.positionOf(1)).toEqual({ x: 0, y: 0, floor: 1 });
  // A range ends at the floor of the goal.
  const near = createTeam(house, [{ start: [0, 0, 0], goal: [1, 0, 1], range: 1 }]);
  for (let step = 0; step < 9; step++) near.step();
  expect(near.positionOf(0)).toEqual({ x: 2, y: 0, floor: 1 });
});

test('what teams cannot do over links is refused by name', () => {
  const grid = new Grid(20, 20);
  const team = createTeam(grid, [{ start: [0, 0], goal: [5, 0], heading: 'east' }], { turns: true });
  grid.setEdgeCost([7, 7], 'east', 3);
  expect(() => team.step()).toThrow('a team whose agents turn does not know borders that cost, and the grid has');
  grid.setEdgeCost([7, 7], 'east', null);
  team.step();
  grid.addLink([3, 3], [9, 9]);
  const walkers = createTeam(grid, [{ start: [0, 0], goal: [9, 9] }]);
  expect(walkers.distance(0)).toBe(7);
  for (let cell = 10; cell < 260; cell++) grid.addLink([0, 0], [cell % 20, Math.floor(cell / 20)]);
  expect(() => walkers.step()).toThrow('250 links lead from one cell: a team follows at most 240');
  for (const { id } of grid.links().slice(20)) grid.removeLink(id);
  walkers.step();
  const globe = new Grid(5, 5, { wrap: 'both' });
  globe.setExit(2, 2, 'east', false);
  expect(createTeam(globe, [{ start: [2, 2], goal: [3, 2] }]).distance(0)).toBe(3);
});
