// Agents whose kindCosts differ: boats, walkers, and those who may go anywhere.
import { describe, expect, test } from 'vitest';
import { teamOn } from '../../src/features/team/create-team.ts';
import { createTeam, findTeamPaths, findTimedPath, Grid, HexGrid, Reservations } from '../../src/index.ts';
import { groundsOf, randomKindsMap, randomKindsTrips, UNITS } from '../support/kinds-teams.ts';
import { areAtPeaceOn, earliestOn, faultOn, groundOf, leastMakespanOn, stepFaultOn } from '../support/linked-teams.ts';
import { Random } from '../support/maps.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { outside } from '../support/team-check.ts';
import { teamEngines } from '../support/team-engines.ts';
import { passableCells } from '../support/team-problems.ts';
import type { Other } from '../support/timed-oracle.ts';
import { costAt, diagonalRules } from '../support/world.ts';

const engines = ['wasm', 'js'] as const;

describe.each(diagonalRules)('diagonals %s', (diagonals) => {
  // All: HOTPATH_RUNS=100 npx vitest run --project node test/team/kinds-teams.test.ts
  test(`plans exist where a complete joint search finds one, and enter no forbidden cell (seed ${seed})`, () => {
    const random = new Random(seed);
    const statuses = { found: 0, unreachable: 0, limit: 0 };
    for (let run = 0; run < runs(20); run++) {
      const { grid, wrap } = randomKindsMap(random, 4);
      const trips = randomKindsTrips(random, grid, wrap, random.between(1, 3));
      const grounds = groundsOf(grid, wrap, trips);
      const leave = random.chance(0.3);
      const improve = random.chance(0.4);
      const options = { diagonals, leave, improve, maxRounds: improve ? 30 : Infinity, seed: run };
      const [plan, twin] = engines.map((engine) => findTeamPaths(grid, trips, { ...options, engine }));
      expect(twin).toEqual(plan);
      statuses[plan.status]++;
      const least = leastMakespanOn(grounds, diagonals, trips, leave);
      if (plan.status === 'limit') continue;
      if ((plan.status === 'found') !== least < Infinity) throw new Error(`run ${run}: ${plan.status}, but ${least}`);
      const alone = trips.map((trip, i) => leastMakespanOn([grounds[i]], diagonals, [trip]));
      if (plan.status === 'unreachable') {
        const lost = [...alone.keys()].filter((i) => alone[i] === Infinity);
        const barred = lost.filter((i) => costAt(grounds[i].world, trips[i].goal.x, trips[i].goal.y) === Infinity);
        if (barred.length > 0) expect([plan.reason, plan.agents]).toEqual(['goal-blocked', barred]);
        else if (lost.length > 0) expect([plan.reason, plan.agents]).toEqual(['no-route', lost]);
        else expect(['goal-blocked', 'no-route']).not.toContain(plan.reason);
        continue;
      }
      expect(plan.lowerBound).toBe(alone.reduce((sum, steps) => sum + steps, 0));
      const { paths, makespan } = plan;
      const placesAt = (time: number) =>
        paths.map((path, i) => (leave && time > path.arrival ? outside(i) : path.at(time)));
      expect(placesAt(0)).toEqual(trips.map(({ start }) => start));
      for (const [i, path] of paths.entries()) expect(path.at(path.arrival)).toEqual(trips[i].goal);
      for (let time = 0; time < makespan; time++) {
        const fault = stepFaultOn(grounds, diagonals, placesAt(time), placesAt(time + 1));
        if (fault !== '') throw new Error(`run ${run}, time ${time}: ${fault}`);
      }
      expect(makespan).toBeGreaterThanOrEqual(least);
    }
    if (!isSample) expect(statuses.found).toBeGreaterThan(statuses.unreachable / 4);
  });

  test(`a path for one agent arrives as early as a plain search through space and time (seed ${seed})`, () => {
    const random = new Random(seed);
    let found = 0;
    for (let run = 0; run < runs(60); run++) {
      const { grid, wrap } = randomKindsMap(random, 6);
      const base = groundOf(grid, wrap);
      const kindCosts = random.pick([...UNITS]);
      const ground = groundOf(grid, wrap, kindCosts);
      const cells = passableCells(grid);
      const others: Other[] = [];
      const reservations = new Reservations(grid);
      for (let left = random.below(5); left > 0; left--) {
        const way = [random.pick(cells)];
        for (let k = random.below(8); k > 0; k--) {
          const last = way[way.length - 1];
          way.push(random.pick(cells.filter((to) => faultOn([base], diagonals, [last], [to], 0) === '')));
        }
        const other = { from: random.below(5), cells: way, rest: random.chance(0.5) };
        if (!areAtPeaceOn(base, diagonals, [...others, other])) continue;
        others.push(other);
        reservations.add({ xy: way.flatMap(({ x, y }) => [x, y]) }, { from: other.from, rest: other.rest });
      }
      const trip = { start: random.pick(cells), goal: random.pick(cells), startTime: random.below(4) };
      const rest = random.chance(0.5);
      const options = { reservations, startTime: trip.startTime, diagonals, rest, kindCosts };
      const { arrival, path } = findTimedPath(grid, trip.start, trip.goal, options);
      const least = earliestOn(ground, diagonals, others, { ...trip, maxTime: Infinity, rest }, base);
      if (arrival !== least) throw new Error(`run ${run}: arrival ${arrival}, but ${least} is possible`);
      if (path !== null && path.length > 1) found++;
      for (let time = trip.startTime; path !== null && time < arrival; time++) {
        expect(faultOn([ground], diagonals, [path.at(time)], [path.at(time + 1)], 0)).toBe('');
      }
    }
    if (!isSample) expect(found).toBeGreaterThan(runs(60) / 6);
  });
});

describe.each(teamEngines)('on %s', (_, __, make) => {
  const strait = () => Grid.fromText('..~~..\n......', { kinds: { '~': 1 } });

  test('a team has at most 15 lists of kindCosts at a time', () => {
    const grid = new Grid(20, 2);
    const agentOf = (i: number) => ({ start: [i, 0] as const, goal: [i, 1] as const, kindCosts: [1 + i] });
    const team = teamOn(
      make(),
      grid,
      Array.from({ length: 15 }, (_0, i) => agentOf(i)),
    );
    expect(() => team.add(agentOf(15))).toThrow('agent.kindCosts differ from those of all other agents');
    // Agents with a list that is known, or with none, are welcome, and a list that nobody has any more makes room.
    team.add({ ...agentOf(16), kindCosts: [3] });
    team.add({ start: [17, 0], goal: [17, 1] });
    team.remove(4);
    expect(team.add(agentOf(15))).toBe(4);
    team.step();
    expect(team.arrived).toBe(true);
    expect(() =>
      findTeamPaths(
        grid,
        Array.from({ length: 16 }, (_0, i) => agentOf(i)),
      ),
    ).toThrow('agents[15].kindCosts differ from those of all other agents, which have 15 different ones');
  });

  test('a kind for which an agent has no factor is refused, and the next step works', () => {
    const grid = strait();
    const team = teamOn(make(), grid, [
      { start: [0, 1], goal: [5, 1] },
      { start: [0, 0], goal: [5, 0], kindCosts: [1, 2] },
    ]);
    grid.setKind(5, 0, 7);
    for (const use of [() => team.step(), () => team.distance(0), () => team.state()]) {
      expect(use).toThrow('agents[1].kindCosts has 2 entries, and the grid has cells of kind 7');
    }
    expect(team.positions).toEqual(Int32Array.of(0, 1, 0, 0));
    expect(() => team.add({ start: [1, 1], goal: [5, 1], kindCosts: [1, 1] })).toThrow('agents[1].kindCosts has 2');
    grid.setKind(5, 0, 0);
    team.step();
    expect(team.positions).toEqual(Int32Array.of(1, 1, 1, 0));
  });

  test('an agent whose cell becomes one that it cannot enter leaves it', () => {
    const grid = strait();
    const team = teamOn(make(), grid, [{ start: [2, 1], goal: [5, 1], kindCosts: [1, Infinity] }]);
    grid.fillKind(2, 1, 2, 1, 1);
    expect(team.distance(0)).toBe(Infinity);
    team.step();
    expect(team.positionOf(0)).toEqual({ x: 1, y: 1 });
    team.step();
    expect(team.positionOf(0)).toEqual({ x: 1, y: 1 });
  });

  test('on hexagons too', () => {
    const lake = HexGrid.fromText('...\n.~.\n...', { kinds: { '~': 1 } });
    const [around, across] = [
      [1, Infinity],
      [1, 1],
    ].map((kindCosts) => teamOn(make(), lake, [{ start: [0, 1], goal: [2, 1], kindCosts }]));
    expect([around.distance(0), across.distance(0)]).toEqual([3, 2]);
    for (let step = 0; step < 3; step++) around.step();
    expect(around.arrived).toBe(true);
  });
});

test('agents of several kinds settle round one goal', () => {
  const grid = new Grid(9, 9);
  const agents = Array.from({ length: 20 }, (_, i) => ({
    start: [i % 9, Math.floor(i / 9)] as const,
    goal: [4, 6] as const,
    kindCosts: i % 2 === 0 ? [1] : [2],
  }));
  const team = createTeam(grid, agents);
  for (let step = 0; step < 60; step++) team.step();
  const rest = String(team.positions);
  expect(team.arrived).toBe(true);
  for (let step = 0; step < 5; step++) team.step();
  expect(String(team.positions)).toBe(rest);
});
