// Exits that are closed one way, and thin walls: teams never go through them, and know the ways round.
import { describe, expect, test } from 'vitest';
import { teamOn } from '../../src/features/team/create-team.ts';
import { teamPathsOn } from '../../src/features/team/plan/find-team-paths.ts';
import { findPath, findTimedPath, Grid, Reservations } from '../../src/index.ts';
import { STEPS } from '../support/directions.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { teamEngines } from '../support/team-engines.ts';
import { placesOf, randomGrid, randomTrips } from '../support/team-problems.ts';
import { diagonalRules, type Point } from '../support/world.ts';

/** Closes a share of the straight and diagonal exits of a grid. */
function closeExits(random: Random, grid: Grid, share: number): void {
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      for (let direction = 0; direction < 8; direction++)
        if (random.chance(share)) grid.setExit(x, y, direction, false);
    }
  }
}

function isExitOpen(grid: Grid, from: Point, to: Point): boolean {
  const direction = STEPS.findIndex(([dx, dy]) => from.x + dx === to.x && from.y + dy === to.y);
  return direction < 0 || grid.isExitOpen(from.x, from.y, direction);
}

describe.each(teamEngines)('on %s', (_, __, start) => {
  const engine = start();

  test('steps obey exits that open and close', () => {
    const random = new Random(seed);
    for (let run = 0; run < runs(20); run++) {
      const grid = randomGrid(random, 12, 12, 0.1);
      closeExits(random, grid, 0.1);
      const team = teamOn(engine, grid, randomTrips(random, grid, 40), { diagonals: random.pick(diagonalRules) });
      for (let step = 0; step < 30; step++) {
        grid.setExit(random.below(12), random.below(12), random.below(8), random.chance(0.5));
        const before = placesOf(team.positions.slice());
        team.step();
        placesOf(team.positions).forEach((to, i) => {
          if (!isExitOpen(grid, before[i], to)) throw new Error(`agent ${i} goes through a closed exit in run ${run}`);
        });
      }
    }
  });

  test('a step past one obstacle needs the other way, which an exit may close', () => {
    const grid = new Grid(2, 2);
    grid.setExit(0, 1, 2, false);
    const trips = [
      { start: { x: 0, y: 1 }, goal: { x: 1, y: 0 } },
      { start: { x: 0, y: 0 }, goal: { x: 0, y: 0 } },
    ];
    const diagonals = 'ifAtMostOneObstacle';
    const team = teamOn(engine, grid, trips, { diagonals });
    team.step();
    expect(String(team.positions)).not.toBe('1,0,0,0');
    expect(teamPathsOn(engine, grid, trips, { diagonals }).sumOfCosts).toBeGreaterThan(1);
  });

  test('agents drive round on one-way roads', () => {
    const grid = Grid.fromText('...\n.#.\n...');
    // Clockwise alone.
    for (const [x, y, direction] of [
      [0, 0, 4],
      [1, 0, 6],
      [2, 0, 6],
      [2, 1, 0],
      [2, 2, 0],
      [1, 2, 2],
      [0, 2, 2],
      [0, 1, 4],
    ]) {
      grid.setExit(x, y, direction, false);
    }
    const trips = [{ start: [1, 0] as const, goal: [0, 0] as const }];
    expect(teamPathsOn(engine, grid, trips).sumOfCosts).toBe(7);
    expect(findTimedPath(grid, [1, 0], [0, 0]).arrival).toBe(7);
    const team = teamOn(engine, grid, trips);
    for (let step = 0; step < 7; step++) team.step();
    expect(team.arrived).toBe(true);
  });
});

test(`a timed path among nobody takes the steps of a route (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(200); run++) {
    const grid = randomGrid(random, random.between(2, 9), random.between(2, 9), 0.1);
    closeExits(random, grid, 0.15);
    const diagonals = random.pick(diagonalRules);
    const [{ start, goal }] = randomTrips(random, grid, 1);
    const { arrival } = findTimedPath(grid, start, goal, { diagonals, reservations: new Reservations(grid) });
    expect(arrival).toBe(findPath(grid, start, goal, { diagonals, diagonalCost: 1 }).cost);
  }
});

test('a timed path keeps the corner rule beside closed exits', () => {
  const grid = new Grid(2, 2);
  grid.setExit(0, 1, 2, false);
  const reservations = new Reservations(grid);
  reservations.block(0, 0, 0, 5);
  const options = { reservations, diagonals: 'ifAtMostOneObstacle' } as const;
  expect(findTimedPath(grid, [0, 1], [1, 0], options).arrival).toBe(7);
  // Someone else makes that step. So nobody may be at the only open way.
  reservations.clear();
  reservations.add({ xy: [0, 1, 0, 1, 1, 0] }, { rest: false });
  expect(findTimedPath(grid, [0, 0], [0, 0], { ...options, rest: true }).arrival).toBeGreaterThan(2);
  expect(findTimedPath(grid, [1, 1], [1, 1], { ...options, rest: true }).arrival).toBe(0);
});
