// isReachable, componentOf, nearestFree, randomCell and wouldBlock against floods and scans, under edits. HOTPATH_RUNS=10 makes 5,000 cases of each.
import { describe, expect, test } from 'vitest';
import {
  componentOf,
  findPath,
  Grid,
  isReachable,
  nearestFree,
  type Point,
  randomCell,
  wouldBlock,
} from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { canStand, reachedFrom, type Unit } from './reach-oracle.ts';

const DIAGONALS = ['never', 'always', 'ifAtMostOneObstacle', 'onlyWhenNoObstacles'] as const;
const CASES = 500;

/** A grid that is edited from case to case, and now and then a new one. */
class Places {
  private readonly random: Random;
  grid = new Grid(1, 1);

  constructor(random: Random) {
    this.random = random;
  }

  /** Edits the grid, or makes another. @param exits Whether some exits are closed. */
  next(exits: boolean): void {
    const { random } = this;
    if (this.grid.width === 1 || random.chance(0.1)) {
      this.grid = new Grid(random.between(2, 14), random.between(2, 12));
      const density = random.pick([0.1, 0.3, 0.45, 0.6]);
      this.each((x, y) => {
        if (random.chance(density)) this.grid.setBlocked(x, y);
        if (random.chance(0.2)) this.grid.setKind(x, y, random.between(1, 2));
        if (exits && random.chance(0.2)) this.grid.setExit(x, y, random.below(8), false);
      });
    }
    for (let i = random.below(6); i > 0; i--) {
      const { x, y } = this.cell();
      this.grid.setBlocked(x, y, random.chance(0.5));
    }
  }

  each(use: (x: number, y: number) => void): void {
    for (let y = 0; y < this.grid.height; y++) for (let x = 0; x < this.grid.width; x++) use(x, y);
  }

  cell(): Point {
    return { x: this.random.below(this.grid.width), y: this.random.below(this.grid.height) };
  }

  cells(most: number): Point[] {
    return Array.from({ length: this.random.below(most + 1) }, () => this.cell());
  }

  /** Returns a unit: as the oracle has it, and as options. */
  unit(exits: boolean) {
    const { random } = this;
    const size = exits ? 1 : random.pick([1, 1, 1, 2, 3]);
    const kindCosts = random.pick([undefined, undefined, [1, Infinity, 2], [2, 1, 0]]);
    const avoid = random.chance(0.3) ? this.cells(4) : undefined;
    const diagonals = random.pick(DIAGONALS);
    const unit: Unit = { diagonals, size, kindCosts, closed: avoid ?? [] };
    const options =
      random.chance(0.2) && size === 1 && !kindCosts && !avoid ? { diagonals } : { diagonals, size, kindCosts, avoid };
    return { unit, options };
  }
}

const index = (grid: Grid, { x, y }: Point) => y * grid.width + x;

describe.each([false, true])(`with closed exits: %s, seed ${seed}`, (exits) => {
  test('isReachable and componentOf agree with a flood and with findPath', () => {
    const places = new Places(new Random(seed));
    for (let i = 0; i < runs(CASES); i++) {
      places.next(exits);
      const { grid } = places;
      const { unit, options } = places.unit(exits);
      const [a, b] = [places.cell(), places.cell()];
      const reached = reachedFrom(grid, unit, a);
      const expected = reached.has(index(grid, b));
      const place = JSON.stringify({ i, a, b, options, map: grid.toText() });
      expect(isReachable(grid, a, b, options), place).toBe(expected);
      expect(findPath(grid, a, b, options).status === 'found', place).toBe(expected);
      // Edits are taken in for each rule.
      for (const diagonals of DIAGONALS) {
        const plain: Unit = { diagonals, size: 1, kindCosts: undefined, closed: [] };
        expect(isReachable(grid, a, b, { diagonals }), place).toBe(reachedFrom(grid, plain, a).has(index(grid, b)));
      }
      if (exits) continue;
      const [one, other] = [a, b].map((cell) => componentOf(grid, cell, options));
      expect(one === -1, place).toBe(reached.size === 0);
      if (one >= 0 && other >= 0) expect(one === other, place).toBe(expected);
    }
  });

  test('nearestFree agrees with a scan, and randomCell is one of the free cells', () => {
    const random = new Random(seed + 1);
    const places = new Places(random);
    for (let i = 0; i < runs(CASES); i++) {
      places.next(exits);
      const { grid } = places;
      const { unit, options } = places.unit(exits);
      const cell = places.cell();
      const home = random.chance(0.5) ? places.cell() : undefined;
      const within = random.chance(0.3) ? random.between(0, 12) / 3 : undefined;
      const reached = home && reachedFrom(grid, unit, home);
      const free: Point[] = [];
      places.each((x, y) => {
        if (canStand(grid, unit, x, y) && reached?.has(index(grid, { x, y })) !== false) free.push({ x, y });
      });
      const distance = ({ x, y }: Point) => (x - cell.x) ** 2 + (y - cell.y) ** 2;
      const near = free.filter((one) => within === undefined || distance(one) <= within * within);
      const least = Math.min(...near.map(distance));
      const expected = near.find((one) => distance(one) === least) ?? null;
      const place = JSON.stringify({ i, cell, options, home, within, map: grid.toText() });
      expect(nearestFree(grid, cell, { ...options, reachableFrom: home, within }), place).toEqual(expected);
      const found = randomCell(grid, { ...options, reachableFrom: home, random: () => random.below(1000) / 1000 });
      if (free.length === 0) expect(found, place).toBe(null);
      else expect(free, place).toContainEqual(found);
    }
  });

  test('wouldBlock agrees with an edit and a flood, and edits nothing', () => {
    const random = new Random(seed + 2);
    const places = new Places(random);
    for (let i = 0; i < runs(CASES); i++) {
      places.next(exits);
      const { grid } = places;
      const { unit, options } = places.unit(exits);
      const [x, y] = [random.below(grid.width), random.below(grid.height)];
      const building: Point[] = [];
      for (let dy = 0; dy < 3; dy++)
        for (let dx = 0; dx < 3; dx++) if (grid.isInside(x + dx, y + dy)) building.push({ x: x + dx, y: y + dy });
      const cells = random.pick([places.cells(3), building, places.cells(8)]);
      const [from, to] = [places.cells(4), places.cells(3)];
      const before = grid.toBytes();
      const place = JSON.stringify({ i, cells, from, to, options, map: grid.toText() });
      const answer = wouldBlock(grid, cells, from, to, options);
      expect(grid.toBytes(), place).toEqual(before);
      const after = { ...unit, closed: [...unit.closed, ...cells] };
      const leads = (by: Unit) => (start: Point) => {
        const reached = reachedFrom(grid, by, start);
        return to.some((goal) => reached.has(index(grid, goal)));
      };
      const expected = from.some((start) => leads(unit)(start) && !leads(after)(start));
      expect(answer, place).toBe(expected);
    }
  });
});

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
