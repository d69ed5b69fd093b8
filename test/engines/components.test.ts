import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CellStore } from '../../src/grid/cell-store.ts';
import { findPath, Grid } from '../../src/index.ts';
import { areConnected, Components, cellChanged, settle } from '../../src/js/reach/components.ts';
import { bitAt } from '../../src/rules/cells.ts';
import { Random } from '../support/maps.ts';
import { seed, settings } from '../support/seed.ts';

/** The components of one grid. Cells are named by index. */
class Subject {
  private readonly components: Components;

  constructor(cells: CellStore, diagonal: number) {
    this.components = new Components(cells, diagonal);
  }

  areConnected(cellA: number, cellB: number): boolean {
    settle(this.components);
    return areConnected(this.components, this.bit(cellA), this.bit(cellB));
  }

  cellChanged(x: number, y: number): void {
    cellChanged(this.components, x, y);
  }

  private bit(cell: number): number {
    const { cells } = this.components;
    return bitAt(cells, cell % cells.width, Math.floor(cell / cells.width));
  }
}

/** The number of each cell's component, by plain flood fill; -1 where blocked. */
function floodFill(cells: CellStore, diagonal: number): Int32Array {
  const { width, height } = cells;
  const numbers = new Int32Array(width * height).fill(-1);
  const isOpen = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && numbers[y * width + x] < 0 && !cells.isBlocked(x, y);
  for (let cell = 0, number = 0; cell < numbers.length; cell++) {
    if (!isOpen(cell % width, Math.floor(cell / width))) continue;
    const waiting = [cell];
    numbers[cell] = number;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      for (const [dx, dy] of diagonal ? eight : four) {
        if (!isOpen(x + dx, y + dy)) continue;
        numbers[at + dy * width + dx] = number;
        waiting.push(at + dy * width + dx);
      }
    }
    number++;
  }
  return numbers;
}

const four = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const eight = [...four, [1, -1], [1, 1], [-1, 1], [-1, -1]];

/** Compares all answers with a flood fill. */
function check(subject: Subject, cells: CellStore, diagonal: number): void {
  const numbers = floodFill(cells, diagonal);
  const firsts: number[] = [];
  numbers.forEach((number, cell) => {
    if (number < 0) return;
    firsts[number] ??= cell;
    if (!subject.areConnected(firsts[number], cell)) throw new Error(`${firsts[number]} and ${cell} told apart`);
  });
  // Few pairs of many: components that differ from the one before and from the first are enough.
  firsts.forEach((cell, number) => {
    if (number === 0) return;
    for (const other of [firsts[0], firsts[number - 1], firsts[number >> 1]]) {
      if (other !== cell && subject.areConnected(other, cell))
        throw new Error(`${other} and ${cell} taken for connected`);
    }
  });
}

function randomCells(width: number, height: number, share: number, random: Random): CellStore {
  const cells = new CellStore(width, height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) cells.setBlocked(x, y, random.chance(share));
  return cells;
}

function drawn(lines: string[]): CellStore {
  const cells = new CellStore(lines[0].length, lines.length);
  lines.forEach((line, y) => {
    [...line].forEach((cell, x) => {
      cells.setBlocked(x, y, cell === '#');
    });
  });
  return cells;
}

/** Two halves with one door between them. */
function halves(withPillars: boolean): { cells: CellStore; doorX: number; doorY: number; left: number; right: number } {
  const cells = new CellStore(200, 100);
  for (let y = 0; y < 100; y++) cells.setBlocked(100, y, y !== 50);
  for (let y = 1; y < 100; y += 2) for (let x = 1; x < 200; x += 2) cells.setBlocked(x, y, withPillars);
  return { cells, doorX: 100, doorY: 50, left: 50 * 200 + 99, right: 50 * 200 + 101 };
}

const shares = [0, 0.05, 0.2, 0.35, 0.4, 0.5, 0.7, 0.95, 1];
const sides = fc.record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 12 }) });
const flip = fc.record({ place: fc.nat(479), blocked: fc.boolean() });

describe.each([
  ['four', 0],
  ['eight', 1],
])('components, %s neighbours', (_, diagonal) => {
  test(`labels agree with a flood fill at every width near a word's end (seed ${seed})`, () => {
    const random = new Random(seed);
    for (const width of [1, 2, 3, 29, 30, 31, 32, 33, 61, 62, 63, 64, 65, 94, 95, 96, 126, 127, 128, 130]) {
      for (const share of shares) {
        const cells = randomCells(width, random.between(1, 12), share, random);
        check(new Subject(cells, diagonal), cells, diagonal);
      }
    }
  });

  test(`answers stay right from edit to edit (seed ${seed})`, () => {
    fc.assert(
      fc.property(
        sides,
        fc.constantFrom(...shares),
        fc.nat(),
        fc.array(flip, { maxLength: 60 }),
        ({ width, height }, share, cellSeed, flips) => {
          const cells = randomCells(width, height, share, new Random(cellSeed));
          const subject = new Subject(cells, diagonal);
          for (const { place, blocked } of flips) {
            const cell = place % (width * height);
            cells.setBlocked(cell % width, Math.floor(cell / width), blocked);
            subject.cellChanged(cell % width, Math.floor(cell / width));
            check(subject, cells, diagonal);
          }
        },
      ),
      settings(200),
    );
  }, 120_000);

  test(`changes may be reported late, twice, in any order, or for nothing (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let round = 0; round < 100; round++) {
      const cells = randomCells(random.between(1, 40), random.between(1, 12), random.pick(shares), random);
      const subject = new Subject(cells, diagonal);
      for (let batch = 0; batch < 5; batch++) {
        const reports = Array.from({ length: 20 }, () => [random.below(cells.width), random.below(cells.height)]);
        for (const [x, y] of reports) if (random.chance(0.8)) cells.setBlocked(x, y, random.chance(0.5));
        reports.sort(([xA, yA], [xB, yB]) => xB - xA || yA - yB);
        for (const [x, y] of reports) subject.cellChanged(x, y);
        check(subject, cells, diagonal);
      }
    }
  });

  test(`large grids, of many blocks (seed ${seed})`, () => {
    const random = new Random(seed);
    for (const share of [0.1, 0.3, 0.38, 0.45]) {
      const cells = randomCells(230, 150, share, random);
      const subject = new Subject(cells, diagonal);
      for (let edit = 1; edit <= 300; edit++) {
        const [x, y] = [random.below(cells.width), random.below(cells.height)];
        cells.setBlocked(x, y, random.chance(share));
        subject.cellChanged(x, y);
        if (edit % 100 < 3) check(subject, cells, diagonal);
      }
    }
  });

  test('areas that become open or shut as a whole, and change back', () => {
    const cells = new CellStore(150, 150);
    const subject = new Subject(cells, diagonal);
    for (const [first, last, blocked] of [
      [20, 140, true],
      [64, 128, false],
      [70, 71, true],
      [10, 149, true],
      [0, 149, false],
    ] as const) {
      for (let y = first; y <= last; y++) {
        for (let x = first; x <= last; x++) {
          cells.setBlocked(x, y, blocked);
          subject.cellChanged(x, y);
        }
      }
      check(subject, cells, diagonal);
    }
  });

  test.each([false, true])('a door between two halves is known to be shut (pillars: %s)', (withPillars) => {
    const { cells, doorX, doorY, left, right } = halves(withPillars);
    const subject = new Subject(cells, diagonal);
    for (const blocked of [true, false, true]) {
      cells.setBlocked(doorX, doorY, blocked);
      subject.cellChanged(doorX, doorY);
      expect(subject.areConnected(left, right)).toBe(!blocked);
      check(subject, cells, diagonal);
    }
  });

  test('a small room is known to be shut, whatever the size of the rest', () => {
    const cells = new CellStore(300, 300);
    for (let i = 10; i <= 20; i++) {
      for (const [x, y] of [
        [i, 10],
        [i, 20],
        [10, i],
        [20, i],
      ])
        cells.setBlocked(x, y, true);
    }
    cells.setBlocked(20, 15, false);
    const subject = new Subject(cells, diagonal);
    const inside = 15 * 300 + 15;
    for (let round = 0; round < 3; round++) {
      expect(subject.areConnected(inside, 0)).toBe(true);
      cells.setBlocked(20, 15, true);
      subject.cellChanged(20, 15);
      expect(subject.areConnected(inside, 0)).toBe(false);
      cells.setBlocked(20, 15, false);
      subject.cellChanged(20, 15);
    }
  });
});

test('components: cells that touch at a corner', () => {
  const cells = drawn(['.#.', '#.#', '.#.']);
  const [straight, diagonal] = [new Subject(cells, 0), new Subject(cells, 1)];
  for (const corner of [0, 2, 6, 8]) {
    expect(straight.areConnected(4, corner)).toBe(false);
    expect(diagonal.areConnected(4, corner)).toBe(true);
  }
  cells.setBlocked(1, 1, true);
  diagonal.cellChanged(1, 1);
  expect(diagonal.areConnected(0, 2)).toBe(false);
  expect(diagonal.areConnected(6, 8)).toBe(false);
});

test.each(['never', 'always'] as const)(
  `both engines know after edits what is out of reach (%s, seed ${seed})`,
  (diagonals) => {
    const random = new Random(seed);
    for (const share of [0.05, 0.35, 0.42, 0.5]) {
      const cells = randomCells(random.between(100, 200), random.between(60, 140), share, random);
      const { width, height } = cells;
      const grid = new Grid(width, height);
      for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) grid.setBlocked(x, y, cells.isBlocked(x, y));
      const place = () => [random.below(width), random.below(height)] as const;
      for (let round = 0; round < 6; round++) {
        for (let edit = random.below(20); edit >= 0; edit--) {
          const [x, y] = place();
          const blocked = random.chance(share);
          cells.setBlocked(x, y, blocked);
          grid.setBlocked(x, y, blocked);
        }
        const numbers = floodFill(cells, Number(diagonals === 'always'));
        for (let pair = 0; pair < 10; pair++) {
          const [start, goal] = [place(), place()];
          const [from, to] = [start, goal].map(([x, y]) => numbers[y * width + x]);
          if (from < 0 || to < 0) continue;
          for (const engine of ['js', 'wasm'] as const) {
            const { status, expanded } = findPath(grid, start, goal, { engine, diagonals, algorithm: 'jps' });
            expect(status).toBe(from === to ? 'found' : 'unreachable');
            if (from !== to) expect(expanded).toBe(0);
          }
        }
      }
    }
  },
);
