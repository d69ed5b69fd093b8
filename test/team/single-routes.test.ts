// Teams with so many goals that agents keep single routes: how long these are, and how they are found over several steps.
import { expect, test } from 'vitest';
import { kernel } from '../../src/core/kernel/bytes/team.ts';
import type { TeamKernel } from '../../src/core/kernel/exports.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { TeamEngine } from '../../src/core/kernel/team/team-engine.ts';
import { teamOn } from '../../src/features/team/create-team.ts';
import { createTeam, Grid, type Team } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { guessing } from '../support/random-teams.ts';
import { runs, seed } from '../support/seed.ts';
import { stepFault } from '../support/team-check.ts';
import { placesOf, randomGrid, randomTrips } from '../support/team-problems.ts';
import { type Point, worldOf } from '../support/world.ts';

const engines = ['wasm', 'js'] as const;

/** Returns the steps from all cells to a goal, -1 where there is no way. A flood that shares no code with an engine. */
function stepsTo(grid: Grid, goal: { x: number; y: number }): Int32Array {
  const { width, height } = grid;
  const steps = new Int32Array(width * height).fill(-1);
  const queue = [goal.y * width + goal.x];
  steps[queue[0]] = 0;
  for (const cell of queue) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    for (const [nextX, nextY] of [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ]) {
      const next = nextY * width + nextX;
      if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height) continue;
      if (steps[next] >= 0 || grid.isBlocked(nextX, nextY)) continue;
      steps[next] = steps[cell] + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** Returns a team whose few agents keep single routes. */
function keepingRoutes(grid: Grid, trips: Parameters<typeof createTeam>[1], engine: (typeof engines)[number]): Team {
  return createTeam(grid, [], { engine, state: guessing(createTeam(grid, trips, { engine }).state()) });
}

/** A map with one way through all rows: each wall has its gap at the other end. */
function serpentine(side: number): Grid {
  const grid = new Grid(side, side);
  for (let y = 1; y < side; y += 2) {
    for (let x = 0; x < side; x++) grid.setBlocked(x, y, x !== (y % 4 === 1 ? side - 1 : 0));
  }
  return grid;
}

const isSample = runs(10) < 10;

test.skipIf(isSample)(
  'routes among scattered walls are 1 % longer than the least, and unreachable goals stay so',
  async () => {
    const random = new Random(seed);
    const grid = randomGrid(random, 1024, 1024, 0.15);
    const trips = randomTrips(random, grid, 800);
    const team = createTeam(grid, trips);
    await team.warmUp();
    let [least, found] = [0, 0];
    for (let i = 0; i < 40; i++) {
      const { start, goal } = trips[i];
      const steps = stepsTo(grid, goal)[start.y * 1024 + start.x];
      const distance = team.distance(i);
      if (steps < 0) expect(distance).toBe(Infinity);
      else {
        expect(distance).toBeGreaterThanOrEqual(steps);
        least += steps;
        found += distance;
      }
    }
    expect(found / least).toBeLessThan(1.01);
  },
);

test.skipIf(isSample)('steps are the same whether distances are asked for or not, and nobody collides', () => {
  const random = new Random(seed);
  const grid = randomGrid(random, 1024, 1024, 0.1);
  const trips = randomTrips(random, grid, 800);
  const [team, asked] = engines.map((engine) => createTeam(grid, trips, { engine }));
  const world = worldOf(grid);
  let stood = 0;
  for (let step = 0; step < 12; step++) {
    const before = team.positions.slice();
    for (let left = 20; left > 0; left--) asked.distance(random.below(trips.length));
    for (const one of [team, asked]) one.step();
    expect(String(asked.positions) === String(team.positions), `step ${step}`).toBe(true);
    expect(stepFault(world, 'never', placesOf(before), placesOf(team.positions))).toBe('');
    if (step === 0)
      stood = trips.filter(
        (_, i) => before[2 * i] === team.positions[2 * i] && before[2 * i + 1] === team.positions[2 * i + 1],
      ).length;
  }
  // Not all routes are found in the first step.
  expect(stood).toBeGreaterThan(100);
});

test(`four agents with the same goal know the least distances, though others keep routes (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < 3; run++) {
    const grid = randomGrid(random, 300, 300, 0.3);
    const trips = randomTrips(random, grid, 4).map((trip, _, [{ goal }]) => ({ ...trip, goal }));
    const team = keepingRoutes(grid, trips, engines[run % 2]);
    team.step();
    const steps = stepsTo(grid, trips[0].goal);
    for (const [i, { x, y }] of placesOf(team.positions).entries()) {
      const least = steps[y * grid.width + x];
      expect(team.distance(i), `run ${run}`).toBe(least < 0 ? Infinity : least);
    }
  }
});

test('a route that takes several steps to find comes out the same in saved teams, and while the map changes', () => {
  const grid = serpentine(500);
  const trips = [
    { start: { x: 0, y: 0 }, goal: { x: 499, y: 498 } },
    { start: { x: 0, y: 498 }, goal: { x: 3, y: 0 } },
    { start: { x: 9, y: 8 }, goal: { x: 9, y: 4 } },
  ];
  const teams = [keepingRoutes(grid, trips, 'wasm')];
  const moved: number[] = [];
  for (let step = 0; step < 14; step++) {
    // A way shut behind them: the search begins again, and gets to its end.
    if (step < 3) grid.setBlocked(20 + step, 250);
    if (step === 3) for (let x = 20; x < 23; x++) grid.setBlocked(x, 250, false);
    const before = teams[0].positions.slice();
    for (const team of teams) team.step();
    for (const team of teams) expect(team.positions, `step ${step}`).toEqual(teams[0].positions);
    for (let i = 0; i < 3; i++) if (before[2 * i] !== teams[0].positions[2 * i]) moved[i] ??= step;
    if (step % 2 === 0) {
      teams.splice(1, 2, ...engines.map((engine) => createTeam(grid, [], { engine, state: teams[0].state() })));
      expect(teams[1].state()).toEqual(teams[0].state());
      if (step === 4) teams[1].distance(0);
    }
  }
  // The third needs few expansions, and does not wait for the others.
  expect(moved[2]).toBe(0);
  expect(Math.min(moved[0], moved[1])).toBeGreaterThan(1);
  expect(teams[0].distance(0)).toBe(
    stepsTo(grid, trips[0].goal)[teams[0].positionOf(0).y * 500 + teams[0].positionOf(0).x],
  );
});

test('an agent whose search waits may get another goal, or be removed', () => {
  const grid = serpentine(500);
  const trips = [
    { start: { x: 0, y: 0 }, goal: { x: 499, y: 498 } },
    { start: { x: 9, y: 8 }, goal: { x: 9, y: 4 } },
    { start: { x: 4, y: 498 }, goal: { x: 3, y: 0 } },
  ];
  const team = keepingRoutes(grid, trips, 'wasm');
  team.step();
  team.setGoal(0, { x: 5, y: 0 });
  team.setGoal(2, { x: 9, y: 498 });
  team.remove(1);
  team.step();
  expect([...team.positions]).toEqual([1, 0, -1, -1, 5, 498]);
});

/** Trips that need about 7,500 expansions each on a serpentine map: too many for all of them to be found in one step. */
function longTrips(side: number): { start: Point; goal: Point }[] {
  const y = 2 * Math.floor(7600 / side);
  return Array.from({ length: 12 }, (_, i) => ({ start: { x: 9 * i, y: 0 }, goal: { x: 9 * i, y } }));
}

test.each(engines)('a search of several steps keeps to the ground of its agent (%s)', (engine) => {
  const grid = serpentine(500);
  // Gaps that the first agent may not pass, but others may, who search between the steps of its search.
  for (let y = 351; y < 499; y += 2) {
    grid.setBlocked(250, y, false);
    grid.setKind(250, y, 1);
  }
  const first = { start: { x: 499, y: 0 }, goal: { x: 0, y: 498 }, kindCosts: [1, Infinity] };
  const others = longTrips(500).map((trip) => ({ ...trip, kindCosts: [1, 1] }));
  const team = keepingRoutes(grid, [first, ...others], engine);
  const steps = stepsTo(serpentine(500), first.goal);
  for (let step = 0; step < 4; step++) team.step();
  expect(team.positionOf(0)).not.toEqual(first.start);
  const { x, y } = team.positionOf(0);
  expect(team.distance(0)).toBe(steps[500 * y + x]);
});

test.each(engines)('an agent of higher priority finds its route first (%s)', (engine) => {
  const trips = longTrips(201);
  const first = { start: { x: 100, y: 4 }, goal: { x: 100, y: 80 }, priority: 1 };
  const team = keepingRoutes(serpentine(201), [...trips, first], engine);
  team.step();
  expect(team.positionOf(12)).not.toEqual(first.start);
  expect(trips.filter(({ start }, i) => team.positionOf(i).x === start.x).length).toBeGreaterThan(2);
});

test('distances that are searched for again and again take no more memory', () => {
  const grid = randomGrid(new Random(seed), 60, 60, 0.3);
  const trips = randomTrips(new Random(seed), grid, 2);
  const kernels: TeamKernel = startKernel(kernel);
  const state = guessing(createTeam(grid, trips).state());
  const team = teamOn(new TeamEngine(kernels), grid, [], { state });
  const ask = () => [0, 1].map((agent) => team.distance(agent));
  const distances = ask();
  const before = kernels.used.value;
  for (let times = 0; times < 100; times++) expect(ask()).toEqual(distances);
  expect(kernels.used.value).toBe(before);
});
