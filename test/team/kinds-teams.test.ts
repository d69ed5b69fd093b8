// Agents whose kindCosts differ: boats, walkers, and those who may go anywhere.
import { describe, expect, test } from 'vitest';
import { createTeam, findTeamPaths, findTimedPath, type Grid, Reservations, type Team } from '../../src/index.ts';
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
import { passableCells, placesOf } from '../support/team-problems.ts';
import type { Other } from '../support/timed-oracle.ts';
import { diagonalRules } from '../support/world.ts';

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
        expect(plan.reason === 'no-route').toBe(lost.length > 0);
        if (lost.length > 0) expect(plan.agents).toEqual(lost);
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
      const trips = randomKindsTrips(random, grid, wrap, random.between(1, 9)).map((trip, _, all) =>
        random.chance(0.3) ? { ...trip, goal: all[0].goal } : trip,
      );
      if (trips.length === 0) continue;
      const [wasm, js] = engines.map((engine) => createTeam(grid, trips, { engine, diagonals, seed: run }));
      let saved = wasm;
      for (let step = 0; step < 40; step++) {
        const edit = random.below(12);
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
        change(random, all, grid, trips);
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
