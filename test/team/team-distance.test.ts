// How far agents have to go, after edits: whole floods for shared goals, searches for others, single routes for very many.
import { describe, expect, test } from 'vitest';
import { TeamEngine } from '../../src/core/kernel/team/team-engine.ts';
import { teamOn } from '../../src/features/team/create-team.ts';
import { Grid } from '../../src/index.ts';
import { startDebug } from '../support/kernels.ts';
import { Random } from '../support/maps.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { teamEngines } from '../support/team-engines.ts';
import { passableCells, placesOf, randomGrid, shuffled } from '../support/team-problems.ts';
import type { Point } from '../support/world.ts';

/** The straight directions and what they add to a cell. */
const STRAIGHT = [
  [0, -1, 0],
  [1, 0, 2],
  [0, 1, 4],
  [-1, 0, 6],
] as const;

/** Returns the least cost from each cell to a goal by straight steps, in the grid's costs: plain relaxation until nothing changes. */
function costsTo(grid: Grid, goal: Point): number[] {
  const { width, height } = grid;
  const costs = new Array<number>(width * height).fill(Infinity);
  if (grid.isBlocked(goal.x, goal.y)) return costs;
  costs[goal.y * width + goal.x] = 0;
  const changed = [goal];
  for (const { x: toX, y: toY } of changed) {
    for (const [dx, dy, direction] of STRAIGHT) {
      const [x, y] = [toX - dx, toY - dy];
      if (x < 0 || y < 0 || x >= width || y >= height || grid.isBlocked(x, y)) continue;
      const cost = costs[toY * width + toX] + grid.cost(toX, toY);
      if (cost >= costs[y * width + x] || !grid.isExitOpen(x, y, direction)) continue;
      costs[y * width + x] = cost;
      changed.push({ x, y });
    }
  }
  return costs;
}

describe.each(teamEngines)('on %s', (_, __, start) => {
  const engine = start();

  test(`distances are the least ones after any edits, to shared goals and others (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let run = 0; run < runs(80); run++) {
      // On small ones there is an agent in each corner.
      const side = run % 4 === 0 ? 24 : 8;
      const grid = randomGrid(random, random.between(3, side), random.between(3, side), random.pick([0, 0.2, 0.4]));
      const cells = passableCells(grid);
      const goals = Array.from({ length: 3 }, () => random.pick(cells));
      const starts = shuffled(random, cells).slice(0, Math.ceil(cells.length / 2));
      const trips = starts.map((from, i) => ({ start: from, goal: i % 5 === 0 ? random.pick(cells) : goals[i % 3] }));
      const team = teamOn(engine, grid, trips, { seed: run });
      const weighs = run % 2 === 1;
      for (let step = 0; step < 12; step++) {
        for (let edit = random.below(4); edit > 0; edit--) {
          const [x, y] = [random.below(grid.width), random.below(grid.height)];
          if (random.chance(0.2)) grid.setExit(x, y, random.pick([0, 2, 4, 6]), random.chance(0.5));
          else if (weighs && random.chance(0.4)) grid.setCost(x, y, random.pick([1, 2, 4]));
          else grid.setBlocked(x, y, random.chance(0.6));
        }
        team.step();
        if (step % 3 !== 0) continue;
        const scale = Math.min(...passableCells(grid).map(({ x, y }) => grid.cost(x, y)));
        const costs = new Map([...new Set(trips.map(({ goal }) => goal))].map((goal) => [goal, costsTo(grid, goal)]));
        for (const [i, { x, y }] of placesOf(team.positions).entries()) {
          if (grid.isBlocked(x, y)) continue;
          const expected = (costs.get(trips[i].goal) as number[])[y * grid.width + x] / scale;
          if (team.distance(i) !== expected)
            throw new Error(`run ${run}, step ${step}, agent ${i}: ${team.distance(i)}, not ${expected}`);
        }
      }
      team.dispose();
    }
  });

  test('a shared goal is out of reach from a corner that an edit cuts off', () => {
    const grid = new Grid(30, 30);
    grid.fill(0, 1, 10, 1, true);
    const starts = [0, 12, 14, 16, 18].map((x) => ({ x, y: 0 }));
    const team = teamOn(
      engine,
      grid,
      starts.map((from) => ({ start: from, goal: [29, 29] })),
    );
    for (const agent of starts.keys()) team.hold(agent, 5);
    team.step();
    expect(team.distance(0)).toBe(58);
    grid.setBlocked(10, 0);
    expect(team.distance(0)).toBe(Infinity);
  });
});

test.skipIf(isSample)('agents with very many goals go by single routes, which follow edits', () => {
  const random = new Random(3);
  const grid = randomGrid(random, 1024, 1024, 0.1);
  const cells = shuffled(random, passableCells(grid));
  const trips = cells.slice(0, 800).map((from, i) => ({ start: from, goal: cells[cells.length - 1 - i] }));
  const team = teamOn(new TeamEngine(startDebug('team')), grid, trips);
  for (let step = 0; step < 3; step++) team.step();
  const { x, y } = team.positionOf(0);
  const before = team.distance(0);
  expect(before).toBeGreaterThanOrEqual(costsTo(grid, trips[0].goal)[y * 1024 + x]);
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ])
    if (x + dx >= 0 && y + dy >= 0) grid.setBlocked(x + dx, y + dy);
  expect(team.distance(0)).toBe(Infinity);
  grid.setBlocked(x + (x === 0 ? 1 : -1), y, false);
  expect(team.distance(0)).toBeLessThan(Infinity);
  // Over links, all least distances are known.
  const id = grid.addLink(team.positionOf(2), trips[2].goal, { cost: 2 });
  expect(team.distance(2)).toBe(2);
  grid.removeLink(id);
  expect(team.distance(2)).toBeGreaterThan(2);
  for (let i = 100; i < 800; i++) team.remove(i);
  // Few are left: the least distances are known again.
  const place = team.positionOf(1);
  expect(team.distance(1)).toBe(costsTo(grid, trips[1].goal)[place.y * 1024 + place.x]);
});
