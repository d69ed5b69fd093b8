import { describe, expect, test } from 'vitest';
import { findPath, findTeamPaths, findTimedPath, Grid, Reservations, TimedPath } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { cellAt, checkPlan } from '../support/team-check.ts';
import { passableCells, randomGrid, randomTrips } from '../support/team-problems.ts';
import { areAtPeace, earliestArrival, type Other } from '../support/timed-oracle.ts';
import { type Diagonals, diagonalRules, type Point, type World, worldOf } from '../support/world.ts';

/** Draws the way of another agent: steps to neighbours and waits, as the corner rule allows among walls. */
function wander(random: Random, grid: Grid, diagonals: Diagonals): Other {
  const cells = [random.pick(passableCells(grid))];
  for (let left = random.below(8); left > 0; left--) {
    const last = cells[cells.length - 1];
    const next = { x: last.x + random.between(-1, 1), y: last.y + random.between(-1, 1) };
    const isInside = next.x >= 0 && next.y >= 0 && next.x < grid.width && next.y < grid.height;
    const isStep = isInside && findPath(grid, last, next, { diagonals }).path?.length === 2;
    cells.push(isStep ? next : last);
  }
  return { from: random.below(5), cells, rest: random.chance(0.5) };
}

/** Draws someone who stays in a cell for some time. */
function wait(random: Random, grid: Grid): Other {
  const cell = random.pick(passableCells(grid));
  return { from: random.below(6), cells: new Array(random.between(1, 12)).fill(cell), rest: random.chance(0.2) };
}

const xyOf = (cells: readonly Point[]) => ({ xy: cells.flatMap(({ x, y }) => [x, y]) });

describe.each(diagonalRules)('diagonals %s', (diagonals) => {
  test(`arrives as early as a plain search through space and time does (seed ${seed})`, () => {
    const random = new Random(seed);
    const statuses = new Set<string>();
    for (let run = 0; run < runs(300); run++) {
      const grid = randomGrid(random, random.between(1, 6), random.between(1, 6), random.pick([0, 0.2, 0.4]));
      const world: World = worldOf(grid);
      const others: Other[] = [];
      const reservations = new Reservations(grid);
      for (let left = random.below(6); left > 0; left--) {
        const other = random.chance(0.8) ? wander(random, grid, diagonals) : wait(random, grid);
        if (!areAtPeace(world, diagonals, [...others, other])) continue;
        const { cells, from, rest } = other;
        others.push(other);
        if (random.chance(0.5) && cells.every((cell) => cell === cells[0])) {
          reservations.block(cells[0].x, cells[0].y, from, rest ? Infinity : from + cells.length - 1);
        } else reservations.add(xyOf(cells), { from, rest });
      }
      const [start, goal] = [random.pick(passableCells(grid)), random.pick(passableCells(grid))];
      const startTime = random.below(4);
      const maxTime = random.pick([Infinity, startTime + random.below(12)]);
      const rest = random.chance(0.5);
      const result = findTimedPath(grid, start, goal, {
        reservations,
        startTime,
        maxTime,
        diagonals,
        rest,
        leave: !rest,
      });
      const least = earliestArrival(world, diagonals, others, { start, goal, startTime, maxTime, rest });
      if (result.arrival !== least) throw new Error(`run ${run}: arrival ${result.arrival}, but ${least} is possible`);
      expect(result.status === 'found').toBe(least < Infinity);
      statuses.add(result.status);
      if (result.path === null) continue;
      // Walked with the clock: no time is left out, and each move is legal among the others.
      expect(result.path.xy.length).toBe(2 * (result.arrival - startTime + 1));
      let at = start;
      for (let time = startTime; time < result.arrival; time++) {
        const to = cellAt(result.path, time + 1 - startTime);
        expect(
          earliestArrival(world, diagonals, others, {
            start: at,
            goal: to,
            startTime: time,
            maxTime: time + 1,
            rest: false,
          }),
        ).toBeLessThanOrEqual(time + 1);
        at = to;
      }
      expect(at).toEqual(goal);
    }
    expect(statuses.size).toBeGreaterThanOrEqual(3);
  });
});

test('agents planned one after the other do not collide', () => {
  const random = new Random(12);
  const grid = randomGrid(random, 12, 12, 0.1);
  const trips = randomTrips(random, grid, 14);
  const reservations = new Reservations(grid);
  // Those who have not moved yet stand at their starts.
  const planned = trips.flatMap((trip) => {
    const result = findTimedPath(grid, trip.start, trip.goal, { reservations, rest: true });
    if (result.path === null) return [];
    reservations.add(result.path);
    return [{ trip, path: result.path }];
  });
  expect(planned.length).toBeGreaterThan(6);
  checkPlan(
    worldOf(grid),
    'never',
    planned.map(({ trip }) => trip),
    planned.map(({ path }) => path),
  );
});

test('waits for long, and keeps out of the way meanwhile', () => {
  const grid = Grid.fromText('..#\n...\n..#');
  const reservations = new Reservations(grid);
  reservations.block(2, 1, 0, 1_000_000);
  const { arrival, path } = findTimedPath(grid, [0, 0], [2, 1], { reservations });
  expect(arrival).toBe(1_000_001);
  expect(path?.xy.length).toBe(2 * 1_000_002);
});

test('passes between stays, and after the end of those that overlap', () => {
  const grid = new Grid(3, 1);
  const reservations = new Reservations(grid);
  reservations.block(1, 0, 5, 30);
  reservations.block(1, 0, 8, 9);
  reservations.block(1, 0, 2, 2);
  const arrivalFrom = (startTime: number) => findTimedPath(grid, [0, 0], [2, 0], { reservations, startTime }).arrival;
  // The cell between is free at 3 and 4, and from 31 on, though the second stay ends at 9.
  expect([0, 1, 2, 3, 4, 9].map(arrivalFrom)).toEqual([2, 4, 4, 5, 32, 32]);
  reservations.block(1, 0, 40, Infinity);
  reservations.block(1, 0, 31, 38);
  expect([3, 4].map(arrivalFrom)).toEqual([5, 40]);
  reservations.block(1, 0, 39, 39);
  expect(arrivalFrom(4)).toBe(Infinity);
});

test('paths of every kind can be reserved, and cleared', () => {
  const grid = new Grid(7, 1);
  const reservations = new Reservations(grid);
  const ask = () => findTimedPath(grid, [0, 0], [3, 0], { reservations });
  reservations.add(findPath(grid, [6, 0], [3, 0]).path as NonNullable<ReturnType<typeof findPath>['path']>);
  expect(ask().status).toBe('unreachable');
  reservations.clear();
  reservations.add(findTeamPaths(grid, [{ start: [6, 0], goal: [4, 0] }]).paths?.[0] as { xy: Int32Array });
  expect(ask().arrival).toBe(3);
  reservations.add(ask().path as { xy: Int32Array }, { rest: false });
  expect(findTimedPath(grid, [2, 0], [3, 0], { reservations, startTime: 3 }).arrival).toBe(4);
});

test('statuses say what is in the way', () => {
  const grid = Grid.fromText('..#.\n..#.');
  const reservations = new Reservations(grid);
  reservations.block(0, 0, 3, Infinity);
  const ask = (x: number, goalX: number, startTime = 0) =>
    findTimedPath(grid, [x, 0], [goalX, 0], { reservations, startTime, maxTime: 20 }).status;
  expect([ask(2, 0), ask(0, 2), ask(0, 3), ask(0, 1, 3), ask(1, 0, 3), ask(0, 1)]).toEqual([
    'start-blocked',
    'goal-blocked',
    'unreachable',
    'start-blocked',
    'unreachable',
    'found',
  ]);
  expect(findTimedPath(grid, [0, 0], [1, 1], { maxTime: 1 }).status).toBe('limit');
});

test('a path is written as text and as plain data, which can be read again', () => {
  const grid = Grid.fromText('.....\n####.');
  const door = new Reservations(grid);
  door.block(2, 0, 0, 14);
  const { path, method } = findTimedPath(grid, [0, 0], [4, 1], { reservations: door, startTime: 10 });
  expect(method).toBe('safe-intervals');
  if (path === null) throw new Error('there is a path');
  // Where it waits is open: before the door, or before that.
  expect(String(path)).toMatch(/^0,0 at 10 > .*4,0 at 17 > 4,1 at 18$/);
  expect(String(new TimedPath([0, 0, 1, 0, 1, 0, 1, 0, 2, 0, 3, 0], 3))).toBe(
    '0,0 at 3 > 1,0 at 4 > 1,0 at 6 > 3,0 at 8',
  );
  expect(String(new TimedPath([7, 9], 0))).toBe('7,9 at 0');
  for (const copy of [JSON.parse(JSON.stringify(path)), structuredClone({ ...path }), path]) {
    const again = TimedPath.fromJSON(copy);
    expect(again).toEqual(path);
    expect(again.xy).not.toBe(path.xy);
  }
  expect(findTimedPath(Grid.fromText('.#'), [0, 0], [1, 0]).method).toBe('none');
});

test.each([
  ['no list', 5, TypeError, 'xy is 5'],
  ['half a cell', [1, 2, 3], RangeError, 'xy has 3 coordinates'],
  ['no cell', [], RangeError, 'xy has 0 coordinates'],
  ['a fraction', [1, 2.5], RangeError, 'xy[1] is 2.5'],
  ['text', [1, '2'], TypeError, 'xy[1] is "2"'],
  ['a jump', [1, 1, 1, 3], RangeError, 'xy goes from 1 to 3'],
])('a path refuses %s', (_, xy, type, message) => {
  const make = () => new TimedPath(xy as number[], 0);
  expect(make).toThrow(type);
  expect(make).toThrow(message);
});

test('a path refuses times that are no whole numbers from 0, and data that is none', () => {
  expect(() => new TimedPath([0, 0], -1)).toThrow(RangeError);
  expect(() => new TimedPath([0, 0], '1' as never)).toThrow(TypeError);
  expect(() => TimedPath.fromJSON([0, 0] as never)).toThrow(TypeError);
  expect(() => TimedPath.fromJSON({ xy: [0, 0], startTime: 0, speed: 1 } as never)).toThrow('speed');
});

test('wrong arguments are refused', () => {
  const grid = new Grid(3, 3);
  const reservations = new Reservations(grid);
  expect(() => new Reservations({} as Grid)).toThrow(TypeError);
  expect(() => reservations.add(null as never)).toThrow(TypeError);
  expect(() => reservations.add({ xy: [0, 0, 2, 0] })).toThrow('path.xy goes from (0, 0) to (2, 0)');
  expect(() => reservations.add({ xy: [0, 3] })).toThrow('path.xy has (0, 3), which is not a cell');
  expect(() => reservations.add({ xy: [] })).toThrow(RangeError);
  expect(() => reservations.add({ xy: [0, 0] }, { from: -1 })).toThrow(RangeError);
  expect(() => reservations.block(0, 0, 5, 4)).toThrow(RangeError);
  expect(() => reservations.block(3, 0, 0, 1)).toThrow(RangeError);
  expect(() => findTimedPath(grid, [0, 0], [1, 1], { reservations: {} as Reservations })).toThrow(TypeError);
  expect(() => findTimedPath(grid, [0, 0], [1, 1], { rest: true, leave: true })).toThrow(
    'rest and leave are both true',
  );
  const other = new Reservations(new Grid(4, 3));
  expect(() => findTimedPath(grid, [0, 0], [1, 1], { reservations: other })).toThrow(
    'reservations are for 4 x 3 cells',
  );
  expect(findTimedPath(grid, [0, 0], [2, 2], { reservations }).arrival).toBe(4);
});

test.each(diagonalRules)(
  'to wait for others takes no time to plan, however long they stay, diagonals %s',
  (diagonals) => {
    const grid = new Grid(3, 3);
    const reservations = new Reservations(grid);
    reservations.block(1, 0, 0, Number.MAX_SAFE_INTEGER);
    reservations.block(2, 1, 3, Number.MAX_SAFE_INTEGER - 1);
    expect(findTimedPath(grid, [0, 0], [2, 2], { reservations, diagonals }).arrival).toBeLessThan(5);
    const corridor = new Reservations(new Grid(3, 1));
    corridor.block(1, 0, 0, 2 ** 40);
    expect(() => findTimedPath(new Grid(3, 1), [0, 0], [2, 0], { reservations: corridor, diagonals })).toThrow(
      /bytes of memory cannot be allocated/,
    );
    expect(
      findTimedPath(new Grid(3, 1), [0, 0], [2, 0], { reservations: corridor, diagonals, maxTime: 99 }).status,
    ).toBe('limit');
  },
);
