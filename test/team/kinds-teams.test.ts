// Agents whose kindCosts differ: boats, walkers, and those who may go anywhere.
import { describe, expect, test } from 'vitest';
import { teamOn } from '../../src/features/team/create-team.ts';
import { createTeam, findTeamPaths, findTimedPath, Grid, HexGrid, Reservations, type Team } from '../../src/index.ts';
import { changeKinds, groundsOf, randomKindsMap, randomKindsTrips, UNITS } from '../support/kinds-teams.ts';
import {
  addLinkTo,
  areAtPeaceOn,
  earliestOn,
  faultOn,
  groundOf,
  leastMakespanOn,
  stepFaultOn,
} from '../support/linked-teams.ts';
import { Random } from '../support/maps.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { outside } from '../support/team-check.ts';
import { teamEngines } from '../support/team-engines.ts';
import { passableCells, placesOf } from '../support/team-problems.ts';
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

  test(`teams keep off forbidden cells while kinds, walls and links change, alike on both engines (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let run = 0; run < runs(20); run++) {
      const { grid, wrap } = randomKindsMap(random, 7);
      for (let left = random.below(6); left > 0; left--) {
        grid.setCost(random.below(grid.width), random.below(grid.height), random.pick([1, 3]));
      }
      // Calm teams may get stuck, and are freed by a search.
      const isCalm = random.chance(0.15);
      const shared = isCalm ? 0 : random.pick([0, 0.3, 1]);
      const trips = randomKindsTrips(random, grid, wrap, random.between(1, 12)).map((trip, _, all) =>
        random.chance(shared) ? { ...trip, goal: all[0].goal } : trip,
      );
      if (trips.length === 0) continue;
      const [wasm, js] = engines.map((engine) => createTeam(grid, trips, { engine, diagonals, seed: run }));
      let saved = wasm;
      for (let step = 0; step < (isCalm ? 120 : 40); step++) {
        const edit = isCalm ? -1 : random.below(12);
        const [x, y] = [random.below(grid.width), random.below(grid.height)];
        if (edit === 0) addLinkTo(grid, random, random.chance(0.5) ? [random.below(3)] : undefined);
        if (edit === 1 && grid.links().length > 0) grid.removeLink(random.pick(grid.links()).id);
        if (edit === 2) grid.setBlocked(x, y, random.chance(0.5));
        if (edit === 3) grid.setKind(x, y, random.below(3));
        if (edit === 4) changeKinds(grid, random, 0.3);
        if (edit === 5) grid.setCost(x, y, random.pick([1, 2, 40]));
        if (step === 20) {
          const engine = random.pick([...engines]);
          saved = createTeam(grid, [], { engine, diagonals, state: wasm.state() });
          expect(saved.state()).toEqual(wasm.state());
        }
        const all = new Set([wasm, js, saved]);
        if (!isCalm) change(random, all, grid, trips);
        const before = placesOf(wasm.positions);
        for (const team of all) team.step();
        const fault = stepFaultOn(groundsOf(grid, wrap, trips), diagonals, before, placesOf(wasm.positions));
        if (fault !== '') throw new Error(`run ${run}, step ${step}: ${fault}`);
        expect(js.positions).toEqual(wasm.positions);
        expect(saved.positions).toEqual(wasm.positions);
        expect(saved.arrivedNow).toEqual(wasm.arrivedNow);
        const i = random.below(trips.length);
        expect(js.distance(i)).toBe(wasm.distance(i));
        // One made now knows the same distances.
        const fresh = createTeam(grid, [], { engine: 'js', diagonals, state: wasm.state() });
        expect(fresh.distance(i)).toBe(wasm.distance(i));
      }
    }
  });

  test(`agents of one kind step as on a grid where what they cannot enter is blocked (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let run = 0; run < runs(15); run++) {
      const { grid, wrap } = randomKindsMap(random, random.pick([5, 9]));
      const kindCosts = random.pick(UNITS.slice(1)) as readonly number[];
      const trips = randomKindsTrips(random, grid, wrap, 12, [kindCosts]);
      const walls = new Grid(grid.width, grid.height, wrap === undefined ? {} : { wrap });
      const goals = random.chance(0.3) ? trips.map(() => trips[0].goal) : trips.map(({ goal }) => goal);
      const agents = trips.map(({ start }, i) => ({ start, goal: goals[i] }));
      copyAs(grid, walls, kindCosts);
      const options = { diagonals, seed: run, engine: random.pick([...engines]) };
      const ours = createTeam(
        grid,
        agents.map((agent) => ({ ...agent, kindCosts })),
        options,
      );
      const theirs = createTeam(walls, agents, options);
      for (let step = 0; step < 90; step++) {
        const [x, y] = [random.below(grid.width), random.below(grid.height)];
        const edit = step < 20 ? random.below(30) : -1;
        if (edit === 0) grid.setKind(x, y, random.below(3));
        if (edit === 1) grid.setBlocked(x, y, random.chance(0.5));
        if (edit === 2 && wrap === undefined) grid.setExit(x, y, random.below(8) as never, random.chance(0.4));
        if (edit === 3) grid.setCost(x, y, random.pick([1, 2, 40]));
        if (edit === 4) addLinkTo(grid, random, random.chance(0.5) ? [random.below(3)] : undefined);
        if (edit >= 0) copyAs(grid, walls, kindCosts);
        for (const team of [ours, theirs]) team.step();
        if (String(ours.positions) !== String(theirs.positions)) throw new Error(`run ${run}, step ${step} differs`);
      }
      for (const i of agents.keys()) expect(ours.distance(i)).toBe(theirs.distance(i));
    }
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

/** Makes a grid what another one is to agents with such kindCosts. */
function copyAs(grid: Grid, walls: Grid, kindCosts: readonly number[]): void {
  const { width, height } = grid;
  const mayEnter = (kind: number) => kindCosts[kind] > 0 && kindCosts[kind] < Infinity;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const kind = grid.kind(x, y);
      walls.setBlocked(x, y, grid.isBlocked(x, y) || !mayEnter(kind));
      if (!walls.isBlocked(x, y)) walls.setCost(x, y, grid.cost(x, y) * kindCosts[kind]);
      for (let direction = 0; direction < 8; direction++) {
        const isOpen = grid.isExitOpen(x, y, direction as never);
        if (walls.isExitOpen(x, y, direction as never) !== isOpen) walls.setExit(x, y, direction as never, isOpen);
      }
    }
  }
  for (const { id } of walls.links()) walls.removeLink(id);
  for (const { from, to, cost, oneWay, kinds } of grid.links()) {
    if (kinds === undefined || kinds.some(mayEnter)) walls.addLink(from, to, { cost, oneWay });
  }
}

/** Lets an agent of all teams go elsewhere, stand fast, or make way for another one. */
function change(random: Random, teams: ReadonlySet<Team>, grid: Grid, trips: { kindCosts?: unknown }[]): void {
  const i = random.below(trips.length);
  const what = random.below(12);
  const goal = [random.below(grid.width), random.below(grid.height)] as const;
  const kindCosts = random.pick([...UNITS]);
  for (const team of teams) {
    if (what === 0) team.setGoal(i, goal);
    if (what === 1) team.hold(i, 2);
    if (what !== 2) continue;
    const start = team.positionOf(i);
    const factor = kindCosts?.[grid.kind(start.x, start.y)] ?? 1;
    if (grid.isBlocked(start.x, start.y) || !(factor > 0 && factor < Infinity)) continue;
    team.remove(i);
    expect(team.add({ start, goal, kindCosts })).toBe(i);
    trips[i].kindCosts = kindCosts;
  }
}

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
