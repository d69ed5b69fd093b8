// isReachable, nearestFree, randomCell and wouldBlock: large maps against floods, and cases by name.
import { expect, test } from 'vitest';
import { componentOf, Grid, isReachable, nearestFree, type Point, randomCell, wouldBlock } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { reachedFrom, type Unit } from './reach-oracle.ts';

const index = (grid: Grid, { x, y }: Point) => y * grid.width + x;

test(`on large maps, where an edit may separate thousands of cells, seed ${seed}`, () => {
  const random = new Random(seed + 3);
  const grid = new Grid(150, 120);
  for (let i = 0; i < 7500; i++) grid.setBlocked(random.below(150), random.below(120));
  const unit: Unit = { diagonals: 'onlyWhenNoObstacles', size: 1, kindCosts: undefined, closed: [] };
  const answers = new Set<string>();
  for (let i = 0; i < runs(60); i++) {
    for (let k = 0; k < 40; k++) grid.setBlocked(random.below(150), random.below(120), random.chance(0.42));
    const at = { x: random.below(150), y: random.below(120) };
    const reached = reachedFrom(grid, unit, at);
    const others = Array.from({ length: 30 }, () => ({ x: random.below(150), y: random.below(120) }));
    for (const other of others) expect(isReachable(grid, at, other)).toBe(reached.has(index(grid, other)));
    const line = Array.from({ length: 12 }, (_, k) => ({ x: Math.min(149, at.x + k), y: at.y }));
    // Whoever stands in the line is cut off, others seldom are.
    const from = random.chance(0.3) ? at : others[0];
    const after = reachedFrom(grid, { ...unit, closed: line }, from);
    const before = reachedFrom(grid, unit, from);
    const leads = (cells: ReadonlySet<number>) => others.slice(1).some((other) => cells.has(index(grid, other)));
    const expected = leads(before) && !leads(after);
    expect(wouldBlock(grid, line, from, others.slice(1))).toBe(expected);
    answers.add(`${reached.size > 0} ${expected}`);
  }
  if (!isSample) expect(answers.size).toBeGreaterThan(2);
});

test('a building in the only gap, and cells by index', () => {
  const grid = Grid.fromText(`
    ..#..
    .....
    ..#..
  `);
  expect(wouldBlock(grid, [2, 1], [0, 0], [4, 2])).toBe(true);
  expect(wouldBlock(grid, Int32Array.of(7), Int32Array.of(0, 10), [[4, 2]])).toBe(true);
  expect(wouldBlock(grid, [2, 0], [0, 0], [4, 2])).toBe(false);
  // Whoever stands there is cut off; one exit of several is enough.
  expect(wouldBlock(grid, [0, 0], [0, 0], [4, 2])).toBe(true);
  expect(
    wouldBlock(
      grid,
      [2, 1],
      [0, 0],
      [
        [4, 2],
        [0, 2],
      ],
    ),
  ).toBe(false);
  expect([wouldBlock(grid, [2, 1], [], [4, 2]), wouldBlock(grid, [], [0, 0], [])]).toEqual([false, false]);
});

test('starts from which no route led before do not count, so neither do gates too narrow for the unit', () => {
  const grid = new Grid(10, 10);
  const wall = Array.from({ length: 10 }, (_, y) => [5, y] as const);
  // A unit of 2 x 2 cells never stands in the last column.
  expect(wouldBlock(grid, [[5, 5]], [[9, 5]], [[0, 5]], { size: 2 })).toBe(false);
  expect(wouldBlock(grid, wall, [[9, 5]], [[0, 5]], { size: 2 })).toBe(false);
  expect(
    wouldBlock(
      grid,
      wall,
      [
        [9, 5],
        [8, 5],
      ],
      [[0, 5]],
      { size: 2 },
    ),
  ).toBe(true);
  expect(wouldBlock(grid, wall, [[8, 5]], [[9, 5]], { size: 2 })).toBe(false);
  expect(wouldBlock(grid, wall, [[9, 5]], [[0, 5]])).toBe(true);
  grid.setBlocked(9, 5);
  expect(wouldBlock(grid, wall, [[9, 5]], [[0, 5]])).toBe(false);
  // Whoever stands where the tower would be is cut off, if there was a way out.
  expect(wouldBlock(grid, [[2, 2]], [[2, 2]], [[0, 5]])).toBe(true);
  for (const direction of ['north', 'east', 'south', 'west'] as const) grid.setWall([2, 2], direction);
  expect(wouldBlock(grid, [[2, 2]], [[2, 2]], [[0, 5]])).toBe(false);
});

test('a unit that blocks its own cell is asked with allowBlockedStart', () => {
  const grid = new Grid(3, 1);
  grid.setBlocked(0, 0);
  expect(isReachable(grid, [0, 0], [2, 0])).toBe(false);
  expect(isReachable(grid, [0, 0], [2, 0], { allowBlockedStart: true })).toBe(true);
  expect(isReachable(grid, [2, 0], [0, 0], { allowBlockedStart: true })).toBe(false);
  expect(nearestFree(grid, [2, 0], { reachableFrom: [0, 0], allowBlockedStart: true })).toEqual({ x: 2, y: 0 });
  expect(grid.isBlocked(0, 0)).toBe(true);
});

test('random cells are equally likely, and follow a random of the caller', () => {
  const grid = new Grid(40, 40);
  grid.fill(0, 0, 40, 40, true);
  for (const x of [3, 17, 30]) grid.setBlocked(x, 20, false);
  const counts = new Map<number, number>();
  const random = new Random(seed);
  const next = () => random.below(2 ** 20) / 2 ** 20;
  for (let i = 0; i < 3000; i++) {
    const cell = randomCell(grid, { random: next });
    if (cell !== null) counts.set(cell.x, (counts.get(cell.x) ?? 0) + 1);
  }
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual([3, 17, 30]);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('mistakes are named', () => {
  const grid = new Grid(3, 3);
  expect(() => isReachable(grid, [3, 0], [0, 0])).toThrow('start is (3, 0)');
  expect(() => isReachable(grid, [0, 0], [0, 0], { turnCost: 1 } as never)).toThrow('turnCost');
  expect(() => componentOf(grid, [0, 0], { allowBlockedStart: true } as never)).toThrow('allowBlockedStart');
  expect(() => nearestFree(grid, [0, 0], { within: -1 })).toThrow('within is -1');
  expect(() => nearestFree(grid, [0, 0], { reachableFrom: [9, 9] })).toThrow('reachableFrom is (9, 9)');
  expect(() => randomCell(grid, { random: 5 as never })).toThrow('random is 5');
  expect(() => randomCell(grid, { random: () => 1 })).toThrow('random returned 1');
  expect(() => wouldBlock(grid, [[0, 9]], [0, 0], [1, 1])).toThrow('cells[0] is (0, 9)');
  expect(() => wouldBlock(grid, [0, 0], 5 as never, [1, 1])).toThrow(
    'from is 5: it must be a cell, an iterable of cells',
  );
  grid.setExit(0, 0, 2, false);
  expect(() => componentOf(grid, [0, 0])).toThrow('use isReachable');
});
