// Both engines take the same steps and find the same plans.
import { expect, test } from 'vitest';
import { createTeam, findTeamPaths, Grid } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { passableCells, randomGrid, randomTrips } from '../support/team-problems.ts';
import { diagonalRules } from '../support/world.ts';

const engines = ['wasm', 'js'] as const;

test.each(diagonalRules)(`steps, diagonals %s (seed ${seed})`, (diagonals) => {
  const random = new Random(seed);
  for (let run = 0; run < runs(15); run++) {
    const grid = randomGrid(random, random.between(1, 40), random.between(1, 40), random.pick([0, 0.2, 0.35]));
    const cells = passableCells(grid);
    const trips = randomTrips(random, grid, random.between(1, Math.ceil(cells.length / 2))).map((trip) => ({
      ...trip,
      goal: random.chance(0.2) ? cells[0] : trip.goal,
      range: random.chance(0.2) ? random.below(4) : 0,
      priority: random.chance(0.2) ? random.between(-2, 2) : 0,
    }));
    const teams = engines.map((engine) => createTeam(grid, trips, { engine, diagonals, seed: run }));
    for (let step = 0; step < 30; step++) {
      if (random.chance(0.2)) grid.setBlocked(random.below(grid.width), random.below(grid.height), random.chance(0.5));
      if (random.chance(0.2)) grid.setCost(random.below(grid.width), random.below(grid.height), random.between(1, 40));
      const [agent, goal] = [random.below(trips.length), random.pick(cells)];
      const steps = random.chance(0.3) ? random.below(4) : -1;
      for (const team of teams) {
        team.setGoal(agent, goal);
        if (steps >= 0) team.hold(agent, steps);
        team.step();
      }
      expect(teams[0].arrivedNow).toEqual(teams[1].arrivedNow);
      if (String(teams[0].positions) !== String(teams[1].positions))
        throw new Error(`run ${run}, step ${step} differs`);
    }
  }
});

test.each(diagonalRules)(`plans, first ones and better ones, diagonals %s (seed ${seed})`, (diagonals) => {
  const random = new Random(seed);
  for (let run = 0; run < runs(30); run++) {
    const grid = randomGrid(random, random.between(2, 16), random.between(2, 16), random.pick([0, 0.2, 0.35]));
    const trips = randomTrips(random, grid, random.between(1, 30));
    const [improve, leave] = [random.chance(0.5), random.chance(0.3)];
    const options = { diagonals, seed: run, improve, leave, maxRounds: 400, maxMilliseconds: Infinity };
    const [wasm, js] = engines.map((engine) => findTeamPaths(grid, trips, { ...options, engine }));
    expect(wasm, `run ${run}`).toEqual(js);
  }
});

test.skipIf(isSample)('so many goals that agents go by single routes: the same steps, and no collision', async () => {
  const steps = 6;
  const random = new Random(seed);
  const grid = randomGrid(random, 1024, 1024, 0.15);
  for (let left = 100_000; left > 0; left--) grid.setKind(random.below(1024), random.below(1024), 1);
  // Searches to so many goals would take more than 262,144 tiles.
  // Some enter no cells of kind 1.
  const trips = randomTrips(random, grid, 800).map((trip, i) => {
    const isDry = i % 3 === 0 && grid.kind(trip.start.x, trip.start.y) === 0;
    return isDry ? { ...trip, kindCosts: [1, Infinity] } : trip;
  });
  const teams = engines.map((engine) => createTeam(grid, trips, { engine }));
  const distance = () =>
    trips.reduce((sum, { goal }, i) => {
      const { positions } = teams[0];
      return sum + Math.abs(positions[2 * i] - goal.x) + Math.abs(positions[2 * i + 1] - goal.y);
    }, 0);
  for (const team of teams) await team.warmUp();
  const first = distance();
  for (let step = 0; step < steps; step++) {
    if (step % 3 === 2) grid.setBlocked(random.below(1024), random.below(1024), random.chance(0.7));
    const before = teams[0].positions.slice();
    for (const team of teams) team.step();
    const { positions } = teams[0];
    expect(String(positions) === String(teams[1].positions), `step ${step}`).toBe(true);
    const places = new Map<number, number>();
    for (let i = 0; i < trips.length; i++) places.set(positions[2 * i + 1] * 1024 + positions[2 * i], i);
    expect(places.size).toBe(trips.length);
    for (let i = 0; i < trips.length; i++) {
      const [dx, dy] = [positions[2 * i] - before[2 * i], positions[2 * i + 1] - before[2 * i + 1]];
      if (Math.abs(dx) + Math.abs(dy) > 1) throw new Error(`agent ${i} jumps`);
      const isWet = grid.kind(positions[2 * i], positions[2 * i + 1]) === 1;
      if (isWet && 'kindCosts' in trips[i]) throw new Error(`agent ${i} enters kind 1`);
      const other = places.get(before[2 * i + 1] * 1024 + before[2 * i]) ?? i;
      const isSwap = before[2 * other] === positions[2 * i] && before[2 * other + 1] === positions[2 * i + 1];
      if (other !== i && isSwap) throw new Error(`agents ${i} and ${other} swap`);
    }
  }
  // Nearly all come nearer by nearly a cell a step.
  expect(first - distance()).toBeGreaterThan(0.7 * steps * trips.length);
});

test(`crowds that are freed by a search (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(12); run++) {
    const grid = randomGrid(random, 9, 9, random.pick([0.2, 0.35]));
    const trips = randomTrips(random, grid, Math.ceil(0.4 * passableCells(grid).length));
    const teams = engines.map((engine) =>
      createTeam(grid, trips, { engine, diagonals: diagonalRules[run % 4], seed: run }),
    );
    for (let step = 0; step < 200; step++) {
      for (const team of teams) team.step();
      if (String(teams[0].positions) !== String(teams[1].positions))
        throw new Error(`run ${run}, step ${step} differs`);
    }
  }
});

test('terrain of many costs, and grids of one column', () => {
  const grid = new Grid(1, 300);
  for (let y = 0; y < 300; y++) grid.setCost(0, y, 1 + y);
  const teams = engines.map((engine) => createTeam(grid, [{ start: [0, 5], goal: [0, 299] }], { engine }));
  for (let step = 0; step < 294; step++) for (const team of teams) team.step();
  for (const team of teams) expect(team.arrived).toBe(true);
});
