import { describe, expect, test } from 'vitest';
import { findTimedPath, Grid, Reservations, TimedPath } from '../../src/index.ts';
import { areAtPeaceOn, earliestOn, faultOn, type Ground, groundOf, randomLinkedMap } from '../support/linked-teams.ts';
import { Random } from '../support/maps.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { passableCells } from '../support/team-problems.ts';
import type { Other } from '../support/timed-oracle.ts';
import { type Diagonals, diagonalRules, type Point } from '../support/world.ts';

/** Draws the way of another agent: steps, links and waits that are legal alone. */
function wander(random: Random, ground: Ground, cells: readonly Point[], diagonals: Diagonals): Other {
  const way = [random.pick(cells)];
  for (let left = random.below(8); left > 0; left--) {
    const last = way[way.length - 1];
    way.push(random.pick(cells.filter((to) => faultOn([ground], diagonals, [last], [to], 0) === '')));
  }
  return { from: random.below(5), cells: way, rest: random.chance(0.5) };
}

describe.each(diagonalRules)('diagonals %s', (diagonals) => {
  test(`over links and edges, arrives as early as a plain search through space and time does (seed ${seed})`, () => {
    const random = new Random(seed);
    let crossed = 0;
    for (let run = 0; run < runs(120); run++) {
      const { grid, wrap } = randomLinkedMap(random, 6);
      const ground = groundOf(grid, wrap);
      const cells = passableCells(grid);
      const others: Other[] = [];
      const reservations = new Reservations(grid);
      for (let left = random.below(6); left > 0; left--) {
        const other = wander(random, ground, cells, diagonals);
        if (!areAtPeaceOn(ground, diagonals, [...others, other])) continue;
        others.push(other);
        reservations.add({ xy: other.cells.flatMap(({ x, y }) => [x, y]) }, { from: other.from, rest: other.rest });
      }
      const [start, goal] = [random.pick(cells), random.pick(cells)];
      const startTime = random.below(4);
      const maxTime = random.pick([Infinity, startTime + random.below(12)]);
      const rest = random.chance(0.5);
      const options = { reservations, startTime, maxTime, diagonals, rest };
      const { arrival, path } = findTimedPath(grid, start, goal, options);
      const least = earliestOn(ground, diagonals, others, { start, goal, startTime, maxTime, rest });
      if (arrival !== least) throw new Error(`run ${run}: arrival ${arrival}, but ${least} is possible`);
      if (path === null) continue;
      // The oracle walks it: from each cell, the next one can be reached in one step.
      for (let time = startTime; time < arrival; time++) {
        const [from, to] = [path.at(time), path.at(time + 1)];
        const trip = { start: from, goal: to, startTime: time, maxTime: time + 1, rest: false };
        expect(earliestOn(ground, diagonals, others, trip)).toBeLessThanOrEqual(time + 1);
      }
      crossed += path.links === undefined ? 0 : 1;
      expect(TimedPath.fromJSON(JSON.parse(JSON.stringify(path)))).toEqual(path);
    }
    if (!isSample) expect(crossed).toBeGreaterThan(runs(120) / 20);
  });
});

test('a link takes one step, whatever it costs, and one at a time', () => {
  const grid = Grid.fromText('..#..');
  const lift = grid.addLink([1, 0], [3, 0], { cost: 40 });
  const reservations = new Reservations(grid);
  const first = findTimedPath(grid, [0, 0], [4, 0], { reservations, rest: true });
  expect(first.arrival).toBe(3);
  expect(first.path?.hops()).toEqual([{ index: 2, link: lift }]);
  reservations.add(first.path as TimedPath, { rest: false });
  // It would meet the other in the lift.
  expect(findTimedPath(grid, [3, 0], [1, 0], { reservations }).status).toBe('unreachable');
  expect(findTimedPath(grid, [4, 0], [1, 0], { reservations, startTime: 4 }).arrival).toBe(6);
  grid.removeLink(lift);
  expect(findTimedPath(grid, [0, 0], [4, 0]).status).toBe('unreachable');
});

test('paths lead over floors and over edges', () => {
  const house = Grid.stack([Grid.fromText('..'), Grid.fromText('..')]);
  house.addLink([1, 0, 0], [1, 0, 1]);
  const { path } = findTimedPath(house, [0, 0, 0], [0, 0, 1]);
  expect(String(path)).toBe('0,0,0 at 0 > 1,0,0 at 1 > 1,0,1 at 2 > 0,0,1 at 3');
  expect(path?.at(2)).toEqual({ x: 1, y: 0, floor: 1 });
  expect(TimedPath.fromJSON(structuredClone({ ...(path as TimedPath) }))).toEqual(path);
  const globe = new Grid(9, 3, { wrap: 'x' });
  expect(String(findTimedPath(globe, [1, 1], [7, 1]).path)).toBe('1,1 at 0 > 0,1 at 1 > 8,1 at 2 > 7,1 at 3');
  globe.setExit(0, 1, 'west', false);
  expect(findTimedPath(globe, [1, 1], [7, 1]).arrival).toBe(5);
});
