import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CellStore } from '../../src/core/grid/cell-store.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { componentOn } from '../../src/core/kernel/search/components.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { findPath, Grid } from '../../src/index.ts';
import { jsSearchEngine } from '../support/js-engines.ts';
import { startDebug } from '../support/kernels.ts';
import { Random } from '../support/maps.ts';
import { seed, settings } from '../support/seed.ts';

/** The components of one grid, which follow its edits. Cells are named by index. */
class Subject {
  private readonly engine: SearchEngine;
  private readonly cells: CellStore;
  private readonly rule: number;

  constructor(engine: SearchEngine, cells: CellStore, rule: number) {
    this.engine = engine;
    this.cells = cells;
    this.rule = rule;
  }

  componentOf(cell: number): number {
    const { width } = this.cells;
    return componentOn(this.engine.host, this.cells, this.rule, cell % width, Math.floor(cell / width));
  }

  areConnected(cellA: number, cellB: number): boolean {
    return this.componentOf(cellA) === this.componentOf(cellB);
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
  const components = new Map<number, number>();
  const numbers = new Map<number, number>([[-1, -1]]);
  floodFill(cells, diagonal).forEach((number, cell) => {
    const component = subject.componentOf(cell);
    if (!numbers.has(number)) numbers.set(number, component);
    if (!components.has(component)) components.set(component, number);
    if (numbers.get(number) !== component || components.get(component) !== number)
      throw new Error(`cell ${cell} of area ${number} has component ${component}`);
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

const engines: Record<string, SearchEngine> = {
  'the debug kernel': new SearchEngine(startDebug('kernel')),
  wasm: new SearchEngine(startKernel(kernel)),
  js: jsSearchEngine(),
};

describe.each(Object.keys(engines).flatMap((name) => [[name, 'four', 0] as const, [name, 'eight', 1] as const]))(
  'components on %s, %s neighbours',
  (name, _, diagonal) => {
    const engine = engines[name];
    const share = name === 'js' ? 0.1 : 1;

    test(`labels agree with a flood fill at every width near a word's end (seed ${seed})`, () => {
      const random = new Random(seed);
      for (const width of [1, 2, 3, 29, 30, 31, 32, 33, 61, 62, 63, 64, 65, 94, 95, 96, 126, 127, 128, 130]) {
        for (const share of shares) {
          const cells = randomCells(width, random.between(1, 12), share, random);
          check(new Subject(engine, cells, diagonal), cells, diagonal);
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
            const subject = new Subject(engine, cells, diagonal);
            for (const { place, blocked } of flips) {
              const cell = place % (width * height);
              cells.setBlocked(cell % width, Math.floor(cell / width), blocked);
              check(subject, cells, diagonal);
            }
          },
        ),
        settings(200 * share),
      );
    });

    test(`many cells may change between two questions, twice or to what they were (seed ${seed})`, () => {
      const random = new Random(seed);
      for (let round = 0; round < 100 * share; round++) {
        const cells = randomCells(random.between(1, 40), random.between(1, 12), random.pick(shares), random);
        const subject = new Subject(engine, cells, diagonal);
        for (let batch = 0; batch < 5; batch++) {
          for (let edit = 0; edit < 20; edit++)
            cells.setBlocked(random.below(cells.width), random.below(cells.height), random.chance(0.5));
          check(subject, cells, diagonal);
        }
      }
    });

    test(`large grids, of many blocks (seed ${seed})`, () => {
      const random = new Random(seed);
      for (const share of [0.1, 0.3, 0.38, 0.45]) {
        const cells = randomCells(230, 150, share, random);
        const subject = new Subject(engine, cells, diagonal);
        for (let edit = 1; edit <= 300; edit++) {
          const [x, y] = [random.below(cells.width), random.below(cells.height)];
          cells.setBlocked(x, y, random.chance(share));
          if (edit % 100 < 3) check(subject, cells, diagonal);
        }
      }
    });

    test('areas that become open or shut as a whole, and change back', () => {
      const cells = new CellStore(150, 150);
      const subject = new Subject(engine, cells, diagonal);
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
          }
        }
        check(subject, cells, diagonal);
      }
    });

    test.each([false, true])('a door between two halves is known to be shut (pillars: %s)', (withPillars) => {
      const { cells, doorX, doorY, left, right } = halves(withPillars);
      const subject = new Subject(engine, cells, diagonal);
      for (const blocked of [true, false, true]) {
        cells.setBlocked(doorX, doorY, blocked);
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
      const subject = new Subject(engine, cells, diagonal);
      const inside = 15 * 300 + 15;
      for (let round = 0; round < 3; round++) {
        expect(subject.areConnected(inside, 0)).toBe(true);
        cells.setBlocked(20, 15, true);
        expect(subject.areConnected(inside, 0)).toBe(false);
        cells.setBlocked(20, 15, false);
      }
    });
  },
);

test('components: cells that touch at a corner', () => {
  const cells = drawn(['.#.', '#.#', '.#.']);
  const [straight, diagonal] = [0, 1].map((rule) => new Subject(engines.wasm, cells, rule));
  for (const corner of [0, 2, 6, 8]) {
    expect(straight.areConnected(4, corner)).toBe(false);
    expect(diagonal.areConnected(4, corner)).toBe(true);
  }
  cells.setBlocked(1, 1, true);
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
