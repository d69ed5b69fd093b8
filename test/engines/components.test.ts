import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CellStore } from '../../src/grid/cell-store.ts';
import { areConnected, cellChanged, isUncertain } from '../../src/js/reach/components.ts';
import { Components } from '../../src/js/reach/labels.ts';
import { bitAt } from '../../src/rules/cells.ts';
import { Random } from '../support/maps.ts';
import { seed, settings } from '../support/seed.ts';

/** The components of one grid, in whichever engine. Cells are named by index. */
interface Subject {
  areConnected(cellA: number, cellB: number): boolean;
  isUncertain(cell: number): boolean;
  /** Told after the cell has been set in the grid. */
  cellChanged(x: number, y: number): void;
  /** Labels all cells anew. */
  renew(): void;
}

function onJsEngine(cells: CellStore, diagonal: number): Subject {
  let components = new Components(cells, diagonal);
  const bit = (cell: number) => bitAt(cells, cell % cells.width, Math.floor(cell / cells.width));
  const subject = {
    areConnected: (cellA: number, cellB: number) => areConnected(components, bit(cellA), bit(cellB)),
    isUncertain: (cell: number) => isUncertain(components, bit(cell)),
    cellChanged: (x: number, y: number) => {
      if (!cellChanged(components, x, y)) subject.renew();
    },
    renew: () => {
      components = new Components(cells, diagonal);
    },
  };
  return subject;
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

/** Compares all answers with a flood fill: what is connected must be known to be, what is not may only be uncertain. */
function check(subject: Subject, cells: CellStore, diagonal: number, isCertain = false): void {
  const numbers = floodFill(cells, diagonal);
  const firsts: number[] = [];
  numbers.forEach((number, cell) => {
    if (number < 0) return;
    firsts[number] ??= cell;
    if (!subject.areConnected(firsts[number], cell)) throw new Error(`${firsts[number]} and ${cell} told apart`);
    if (isCertain && subject.isUncertain(cell)) throw new Error(`${cell} uncertain`);
  });
  for (const cellA of firsts) {
    for (const cellB of firsts) {
      if (cellA === cellB || !subject.areConnected(cellA, cellB)) continue;
      if (!subject.isUncertain(cellA) || isCertain) throw new Error(`${cellA} and ${cellB} taken for connected`);
    }
  }
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

/** Two halves with one door between them; with pillars, each has too many runs to be flooded after an edit. */
function halves(withPillars: boolean): { cells: CellStore; doorX: number; doorY: number; left: number; right: number } {
  const cells = new CellStore(200, 100);
  for (let y = 0; y < 100; y++) cells.setBlocked(100, y, y !== 50);
  for (let y = 1; y < 100; y += 2) for (let x = 1; x < 200; x += 2) cells.setBlocked(x, y, withPillars);
  return { cells, doorX: 100, doorY: 50, left: 50 * 200 + 99, right: 50 * 200 + 101 };
}

const shares = [0, 0.05, 0.2, 0.35, 0.4, 0.5, 0.7, 0.95, 1];
const sides = fc.record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 12 }) });
const flip = fc.record({ place: fc.nat(479), blocked: fc.boolean() });

function suite(name: string, create: (cells: CellStore, diagonal: number) => Subject): void {
  describe.each([
    ['four', 0],
    ['eight', 1],
  ])(`components on ${name}, %s neighbours`, (_, diagonal) => {
    test(`labels agree with a flood fill at every width near a word's end (seed ${seed})`, () => {
      const random = new Random(seed);
      for (const width of [1, 2, 3, 29, 30, 31, 32, 33, 61, 62, 63, 64, 65, 94, 95, 96, 126, 127, 128, 130]) {
        for (const share of shares) {
          const cells = randomCells(width, random.between(1, 12), share, random);
          check(create(cells, diagonal), cells, diagonal, true);
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
            const subject = create(cells, diagonal);
            for (const { place, blocked } of flips) {
              const cell = place % (width * height);
              cells.setBlocked(cell % width, Math.floor(cell / width), blocked);
              subject.cellChanged(cell % width, Math.floor(cell / width));
              // Grids as small as these are flooded to the end.
              check(subject, cells, diagonal, true);
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
        const subject = create(cells, diagonal);
        for (let batch = 0; batch < 5; batch++) {
          const reports = Array.from({ length: 20 }, () => [random.below(cells.width), random.below(cells.height)]);
          for (const [x, y] of reports) if (random.chance(0.8)) cells.setBlocked(x, y, random.chance(0.5));
          reports.sort(([xA, yA], [xB, yB]) => xB - xA || yA - yB);
          for (const [x, y] of reports) subject.cellChanged(x, y);
          check(subject, cells, diagonal, true);
        }
      }
    });

    test(`large grids are never told apart wrongly, and labelling anew settles them (seed ${seed})`, () => {
      const random = new Random(seed);
      for (const share of [0.1, 0.3, 0.38, 0.45]) {
        const cells = randomCells(230, 150, share, random);
        const subject = create(cells, diagonal);
        for (let edit = 1; edit <= 2000; edit++) {
          const [x, y] = [random.below(cells.width), random.below(cells.height)];
          cells.setBlocked(x, y, random.chance(share));
          subject.cellChanged(x, y);
          if (edit % 1000 === 0) check(subject, cells, diagonal);
        }
        subject.renew();
        check(subject, cells, diagonal, true);
      }
    });

    test('a door between two open halves is known to be shut', () => {
      const { cells, doorX, doorY, left, right } = halves(false);
      const subject = create(cells, diagonal);
      for (const blocked of [true, false, true]) {
        cells.setBlocked(doorX, doorY, blocked);
        subject.cellChanged(doorX, doorY);
        expect(subject.areConnected(left, right)).toBe(!blocked);
        check(subject, cells, diagonal, true);
      }
    });

    test('a door between two large halves', () => {
      const { cells, doorX, doorY, left, right } = halves(true);
      const subject = create(cells, diagonal);
      const set = (blocked: boolean) => {
        cells.setBlocked(doorX, doorY, blocked);
        subject.cellChanged(doorX, doorY);
      };
      for (let round = 0; round < 3; round++) {
        expect(subject.areConnected(left, right)).toBe(true);
        expect(subject.isUncertain(left)).toBe(false);
        set(true);
        expect(subject.areConnected(left, right)).toBe(true);
        expect(subject.isUncertain(left)).toBe(true);
        expect(subject.isUncertain(right)).toBe(true);
        subject.renew();
        expect(subject.areConnected(left, right)).toBe(false);
        expect(subject.isUncertain(left)).toBe(false);
        set(false);
      }
    });

    test('what joins an uncertain component becomes uncertain', () => {
      const { cells, doorX, doorY } = halves(true);
      for (const [x, y] of [
        [1, 0],
        [1, 1],
        [0, 1],
      ])
        cells.setBlocked(x, y, true);
      const subject = create(cells, diagonal);
      cells.setBlocked(doorX, doorY, true);
      subject.cellChanged(doorX, doorY);
      expect(subject.isUncertain(0)).toBe(false);
      cells.setBlocked(1, 0, false);
      subject.cellChanged(1, 0);
      expect(subject.isUncertain(0)).toBe(true);
      check(subject, cells, diagonal);
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
      const subject = create(cells, diagonal);
      const inside = 15 * 300 + 15;
      for (let round = 0; round < 3; round++) {
        expect(subject.areConnected(inside, 0)).toBe(true);
        cells.setBlocked(20, 15, true);
        subject.cellChanged(20, 15);
        expect(subject.areConnected(inside, 0)).toBe(false);
        expect(subject.isUncertain(0)).toBe(false);
        cells.setBlocked(20, 15, false);
        subject.cellChanged(20, 15);
      }
    });

    test('more edits than there are labels', () => {
      const cells = drawn(['.#.#.', '#####', '.#.#.']);
      const subject = create(cells, diagonal);
      for (let edit = 0; edit < 1000; edit++) {
        cells.setBlocked(2, 0, edit % 2 === 0);
        subject.cellChanged(2, 0);
        cells.setBlocked(3, 0, edit % 3 === 0);
        subject.cellChanged(3, 0);
        check(subject, cells, diagonal, true);
      }
    });
  });

  test(`components on ${name}: cells that touch at a corner`, () => {
    const cells = drawn(['.#.', '#.#', '.#.']);
    const [straight, diagonal] = [create(cells, 0), create(cells, 1)];
    for (const corner of [0, 2, 6, 8]) {
      expect(straight.areConnected(4, corner)).toBe(false);
      expect(diagonal.areConnected(4, corner)).toBe(true);
    }
    cells.setBlocked(1, 1, true);
    diagonal.cellChanged(1, 1);
    expect(diagonal.areConnected(0, 2)).toBe(false);
    expect(diagonal.areConnected(6, 8)).toBe(false);
  });
}

suite('js', onJsEngine);
