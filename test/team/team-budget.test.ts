// Teams that leave linear memory for others, and come back: they take the same steps as teams that stay.
import { describe, expect, test } from 'vitest';
import { kernel } from '../../src/core/kernel/bytes/team.ts';
import type { TeamKernel } from '../../src/core/kernel/exports.ts';
import { create } from '../../src/core/kernel/generated/team.js';
import { IMPORTS } from '../../src/core/kernel/imports.ts';
import { Budget } from '../../src/core/kernel/memory-budget.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { TeamEngine } from '../../src/core/kernel/team/team-engine.ts';
import { teamOn } from '../../src/features/team/create-team.ts';
import { teamPathsOn } from '../../src/features/team/plan/find-team-paths.ts';
import { Grid, type Team, type TeamAgent } from '../../src/index.ts';
import { withMostPages } from '../support/capped.ts';
import { collectGarbage } from '../support/collect.ts';
import { kernelFile, startDebug, startWithLoader } from '../support/kernels.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { passableCells, placesOf, randomGrid, randomTrips } from '../support/team-problems.ts';
import { diagonalRules } from '../support/world.ts';

/** Counts the teams that have left, and those that have come back: each is closed, and made again. */
function counting(kernels: TeamKernel): { kernels: TeamKernel; loads: () => number } {
  let loads = 0;
  return {
    kernels: {
      ...kernels,
      loadTeam: (team: number, isSame: number) => {
        loads++;
        return kernels.loadTeam(team, isSame);
      },
    },
    loads: () => loads,
  };
}

/** An engine on the js kernel, with a budget that its teams do not exceed. */
function jsEngine(): TeamEngine {
  return new TeamEngine(create(IMPORTS) as TeamKernel, new Budget(), 'js');
}

/** A team on wasm and its twin on js, which never leaves. */
interface Pair {
  readonly grid: Grid;
  readonly cells: readonly { x: number; y: number }[];
  readonly both: readonly [Team, Team];
  readonly gone: Set<number>;
}

function randomPair(random: Random, engines: readonly [TeamEngine, TeamEngine], run: number): Pair {
  const wrap = random.chance(0.2) ? ('x' as const) : undefined;
  const grid = new Grid(random.between(3, 24), random.between(2, 24), { wrap });
  const drawn = randomGrid(random, grid.width, grid.height, random.pick([0, 0.2, 0.35]));
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      grid.setBlocked(x, y, drawn.isBlocked(x, y));
      if (random.chance(0.1)) grid.setCost(x, y, random.between(1, 6));
      if (random.chance(0.05)) grid.setKind(x, y, 1);
    }
  }
  const cells = passableCells(grid);
  if (cells.length > 6 && random.chance(0.3)) grid.addLink(cells[0], cells[cells.length - 1], { cost: 2 });
  const trips: TeamAgent[] = randomTrips(random, grid, random.between(1, Math.ceil(cells.length / 3))).map((trip) => ({
    ...trip,
    goal: random.chance(0.4) ? cells[0] : trip.goal,
    range: random.between(0, 2),
    priority: random.pick([0, 0, 5]),
    ...(random.chance(0.2) && { kindCosts: [1, 3] }),
  }));
  const options = { diagonals: random.pick([...diagonalRules]), seed: run, guidance: run % 2 === 0 ? 0 : 5 };
  const [wasm, js] = engines.map((engine) => teamOn(engine, grid, trips, options));
  return { grid, cells, both: [wasm, js], gone: new Set() };
}

/** Does something random to a team and its twin alike. */
function disturb(random: Random, { grid, cells, both, gone }: Pair): void {
  const agent = random.below(both[0].positions.length / 2);
  const goal = random.pick([...cells]);
  const kind = random.below(7);
  const [steps, x, y, isOn] = [
    random.below(5),
    random.below(grid.width),
    random.below(grid.height),
    random.chance(0.5),
  ];
  if (kind === 0) grid.setBlocked(x, y, isOn);
  if (kind === 1) grid.setCost(x, y, steps + 1);
  if (kind === 2 && grid.wrap === null) grid.setExit(x, y, 'east', isOn);
  const isFree = !grid.isBlocked(goal) && !placesOf(both[0].positions).some(({ x, y }) => x === goal.x && y === goal.y);
  for (const team of both) {
    if (kind === 3 && !gone.has(agent)) team.setGoal(agent, goal);
    if (kind === 4 && !gone.has(agent)) team.hold(agent, steps);
    if (kind === 5 && !gone.has(agent)) team.remove(agent);
    if (kind === 6 && gone.size > 0 && isFree) {
      const added = team.add({ start: goal, goal: cells[0], range: steps, priority: steps });
      if (team === both[1]) gone.delete(added);
    }
  }
  if (kind === 5) gone.add(agent);
}

/** Compares all that a team shows with what its twin shows. */
function expectAlike(random: Random, { both: [wasm, js], gone }: Pair, what: string): void {
  expect(wasm.positions, what).toEqual(js.positions);
  expect(wasm.arrivedNow, what).toEqual(js.arrivedNow);
  const agent = random.below(js.positions.length / 2);
  if (!gone.has(agent)) expect(wasm.distance(agent), what).toBe(js.distance(agent));
  if (random.chance(0.2)) expect(wasm.state(), what).toEqual(js.state());
}

test.each([
  ['without room for any', () => startKernel(kernel) as TeamKernel, 0],
  ['within a budget', () => startKernel(kernel) as TeamKernel, 300_000],
  ['with debug kernels', () => startDebug('team') as TeamKernel, 0],
] as const)(`teams that come and go step like teams that stay, %s (seed ${seed})`, (_, start, first) => {
  const random = new Random(seed);
  let came = 0;
  for (let run = 0; run < runs(8); run++) {
    const { kernels, loads } = counting(start());
    const engines = [new TeamEngine(kernels, new Budget(first, first)), jsEngine()] as const;
    const pairs = Array.from({ length: random.between(6, 12) }, (_, i) => randomPair(random, engines, i));
    for (let step = 0; step < 150; step++) {
      const pair = random.pick(pairs);
      if (random.chance(0.5)) disturb(random, pair);
      const stay = random.between(1, 3);
      for (let k = 0; k < stay; k++) for (const team of pair.both) team.step();
      expectAlike(random, pair, `run ${run}, step ${step}`);
    }
    came += loads();
    for (const { both } of pairs) both[0].dispose();
    expect(kernels.used.value).toBe(0);
  }
  expect(came).toBeGreaterThan(10);
});

test('a crowd that a search frees leaves in the middle of it', () => {
  const random = new Random(4);
  const { kernels, loads } = counting(startKernel(kernel));
  const engines = [new TeamEngine(kernels, new Budget(0, 0)), jsEngine()] as const;
  const grid = randomGrid(random, 9, 9, 0.2);
  const trips = randomTrips(random, grid, Math.ceil(0.4 * passableCells(grid).length));
  const crowd = engines.map((engine) => teamOn(engine, grid, trips, { seed: 3 }));
  const others = Array.from({ length: 5 }, () => teamOn(engines[0], new Grid(9, 9), []));
  for (let step = 0; step < 260; step++) {
    for (const team of crowd) team.step();
    expect(crowd[0].positions, `step ${step}`).toEqual(crowd[1].positions);
    if (step > 60) for (const other of others) other.step();
  }
  expect(loads()).toBeGreaterThan(100);
});

test.skipIf(runs(10) < 10)('agents that go by single routes keep them', () => {
  const random = new Random(seed);
  const grid = randomGrid(random, 1024, 1024, 0.15);
  const trips = randomTrips(random, grid, 600);
  for (const trip of trips.slice(0, 9)) trip.goal = trips[0].goal;
  const { kernels, loads } = counting(startKernel(kernel));
  const engines = [new TeamEngine(kernels, new Budget(0, 0)), jsEngine()] as const;
  const [wasm, js] = engines.map((engine) => teamOn(engine, grid, trips));
  const others = Array.from({ length: 5 }, () => teamOn(engines[0], new Grid(9, 9), []));
  for (let step = 0; step < 8; step++) {
    if (step % 3 === 2) grid.setBlocked(random.below(1024), random.below(1024), random.chance(0.7));
    for (const team of [wasm, js]) team.step();
    expect(wasm.positions, `step ${step}`).toEqual(js.positions);
    for (const other of others) other.step();
  }
  expect(loads()).toBeGreaterThan(5);
});

describe('memory', () => {
  const random = new Random(1);
  const grid = randomGrid(random, 64, 64, 0.1);
  const trips = randomTrips(random, grid, 60);

  test('of 500 teams that nobody disposes of stays within the budget', () => {
    const megabyte = 2 ** 20;
    const kernels: TeamKernel = startKernel(kernel);
    const engine = new TeamEngine(kernels, new Budget(16 * megabyte, 32 * megabyte));
    const teams = Array.from({ length: 500 }, () => {
      const team = teamOn(engine, grid, trips);
      team.step();
      return team;
    });
    expect(engine.memoryBytes).toBeLessThan(40 * megabyte);
    // All of them are in use.
    for (const team of teams) team.step();
    expect(engine.memoryBytes).toBeLessThan(64 * megabyte);
    for (const team of teams) expect(team.positions).toEqual(teams[0].positions);
    for (const team of teams) team.dispose();
    expect(kernels.used.value).toBe(0);
  });

  test('a few teams that take turns never leave', () => {
    const { kernels, loads } = counting(startKernel(kernel));
    const engine = new TeamEngine(kernels, new Budget(0, 0));
    const teams = Array.from({ length: 4 }, () => teamOn(engine, grid, trips));
    for (let step = 0; step < 10; step++) for (const team of teams) team.step();
    expect(loads()).toBe(0);
  });

  test('where it is refused, teams used before make room', () => {
    const all: TeamKernel = startWithLoader(withMostPages(kernelFile('team.debug.wasm'), 60));
    const { kernels, loads } = counting(all);
    const engine = new TeamEngine(kernels);
    const expected = teamOn(jsEngine(), grid, trips);
    const teams = Array.from({ length: 8 }, () => teamOn(engine, grid, trips));
    for (let step = 0; step < 4; step++) {
      expected.step();
      for (const team of teams) team.step();
      for (const team of teams) expect(team.positions).toEqual(expected.positions);
    }
    expect(loads()).toBeGreaterThan(0);
    expect(teamPathsOn(engine, grid, trips, { maxRounds: 300 }).status).not.toBe('unreachable');
  });

  test('of teams that are away comes back by garbage collection too', async () => {
    const kernels: TeamKernel = startKernel(kernel);
    const engine = new TeamEngine(kernels, new Budget(0, 0));
    (() => {
      for (let i = 0; i < 12; i++) teamOn(engine, grid, trips).step();
    })();
    expect(kernels.used.value).toBeGreaterThan(0);
    await collectGarbage();
    expect(kernels.used.value).toBe(0);
  });
});
