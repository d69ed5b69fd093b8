// Strips: lines of bit planes shorter than a word stand side by side in bytes.
import { describe, expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { blockedOf } from '../../src/core/kernel/cells-record.ts';
import type { SearchKernel } from '../../src/core/kernel/exports.ts';
import { CELLS_SIZE } from '../../src/core/kernel/layout.ts';
import { LinearMemory } from '../../src/core/kernel/memory.ts';
import { Budget, Room } from '../../src/core/kernel/memory-budget.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { keptOf, OpenRecord } from '../../src/core/kernel/search/open-record.ts';
import { writePlan } from '../../src/core/kernel/search/write-plan.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { resolveOptions } from '../../src/core/request/options.ts';
import { planFor } from '../../src/core/request/plan.ts';
import { Grid } from '../../src/index.ts';
import { jsSearchEngine } from '../support/js-engines.ts';
import { Random, randomMap } from '../support/maps.ts';
import { optimalCost } from '../support/oracle.ts';
import { runs, seed } from '../support/seed.ts';
import { checkResult, isClose, type Options } from '../support/walk.ts';
import { diagonalRules, movementOf, worldOf } from '../support/world.ts';

/** Cells across: with a border of two, lines around 8, 16, 32 and 64 bits. */
const WIDTHS = [1, 2, 3, 5, 6, 7, 8, 13, 14, 15, 16, 29, 30, 31, 32, 61, 62, 63];

describe.each(diagonalRules)('narrow grids, diagonals %s', (diagonals) => {
  test(`are searched by jump points, edits between, as by the js engine and the oracle (seed ${seed})`, () => {
    const random = new Random(seed);
    const engines = [new SearchEngine(startKernel(kernel)), jsSearchEngine()];
    const options: Options = { diagonals, trace: true };
    for (const across of WIDTHS) {
      const length = random.between(20, 70);
      for (const [width, height] of [
        [across, length],
        [length, across],
      ]) {
        const grid = randomMap({ width, height, seed: across, blocked: 0.2 });
        for (let round = 0; round < 6; round++) {
          const [start, goal] = [0, 1].map(() => ({ x: random.below(width), y: random.below(height) }));
          const [onWasm, onJs] = engines.map((engine) => findPathOn(engine, grid, start, goal, options));
          expect(onWasm).toEqual(onJs);
          const world = worldOf(grid);
          checkResult(world, start, goal, options, onWasm);
          const optimum = optimalCost(world, start, goal, movementOf(options));
          if (!isClose(onWasm.cost, optimum)) throw new Error(`cost ${onWasm.cost}, optimum ${optimum}`);
          for (let edit = 0; edit < 4; edit++) grid.setBlocked(random.below(width), random.below(height), edit % 2 > 0);
        }
      }
    }
  });
});

describe.each([
  [2 ** 18, 1, 40],
  [1, 2 ** 18, 32],
  [2 ** 16, 4, 20],
  [8, 2 ** 15, 14],
])('a grid of %i x %i', (width, height, mostBytes) => {
  const bytesFor = (options: Options): number => {
    const engine = new SearchEngine(startKernel(kernel));
    const before = engine.memoryBytes;
    expect(findPathOn(engine, new Grid(width, height), [0, 0], [width - 1, height - 1], options).status).toBe('found');
    return (engine.memoryBytes - before) / (width * height);
  };

  test(`takes at most ${mostBytes} bytes a cell for jump points`, () => {
    // A search that is traced needs all of them.
    expect(bytesFor({ trace: true })).toBeLessThan(mostBytes);
  });

  test('takes no more than its copy as long as goals are in view of the start', () => {
    expect(bytesFor({})).toBeLessThan(4.5);
  });
});

describe.each(diagonalRules)('goals in view, diagonals %s', (diagonals) => {
  test(`are found the same before there are planes and with them (seed ${seed})`, () => {
    const random = new Random(seed);
    let found = 0;
    for (let round = 0; round < runs(200); round++) {
      const [width, height] = [random.between(1, 20), random.between(1, 20)];
      const grid = randomMap({ width, height, seed: seed + round, blocked: 0.1 });
      const [start, goal] = [0, 1].map(() => ({ x: random.below(width), y: random.below(height) }));
      for (const make of [() => new SearchEngine(startKernel(kernel)), jsSearchEngine]) {
        const first = findPathOn(make(), grid.clone(), start, goal, { diagonals });
        const engine = make();
        const other = grid.clone();
        // Makes planes: every expansion of it is asked for.
        for (let i = 0; i < 2; i++) findPathOn(engine, other, goal, start, { diagonals, trace: true });
        expect(first).toEqual(findPathOn(engine, other, start, goal, { diagonals }));
        found += Number(first.expanded === 1 && first.cost > 2);
      }
    }
    expect(found).toBeGreaterThan(runs(50));
  });
});

test('walks to goals in view give way to planes once they have taken as many steps as there are cells', () => {
  const engine = new SearchEngine(startKernel(kernel));
  const grid = new Grid(1000, 1000);
  const before = engine.memoryBytes;
  const walk = () => findPathOn(engine, grid, [0, 0], [999, 999], { algorithm: 'jps' });
  for (let i = 0; i < 1000; i++) walk();
  expect(engine.memoryBytes - before).toBeLessThan(1e6);
  for (let i = 0; i < 10; i++) walk();
  expect(engine.memoryBytes - before).toBeGreaterThan(2e6);
});

// Cells beside the row would lie before linear memory.
test.each([
  ['astar', 'a-star'],
  ['auto', 'buckets'],
] as const)('a long row of terrain: no cost is read beside it (%s)', (algorithm, method) => {
  const grid = new Grid(2 ** 18, 1);
  for (let x = 1; x < 5; x++) grid.setCost(x, 0, 5 - x);
  const options = { algorithm, range: 1 };
  const result = findPathOn(new SearchEngine(startKernel(kernel)), grid, [0, 0], [6, 0], options);
  expect(result).toMatchObject({ method, cost: 11 });
});

// Planes are built two words at a time, of narrow lines beyond their end: sizes of blocks stand right behind.
test.each(diagonalRules)('planes of narrow grids keep to their blocks, diagonals %s', (diagonals) => {
  const exports = startKernel(kernel);
  // The first search makes what is kept between grids.
  solveAndRelease(exports, new Grid(70, 70), { diagonals });
  for (const across of WIDTHS) {
    for (let length = 1; length <= 70; length++) {
      for (const grid of [new Grid(across, length), new Grid(length, across)]) {
        const before = exports.used.value;
        solveAndRelease(exports, grid, { diagonals });
        if (exports.used.value !== before)
          throw new Error(`${grid.width} x ${grid.height}: a block has changed its size`);
      }
    }
  }
});

test('behind the blocked cells there is memory to read', () => {
  const exports = startKernel(kernel);
  for (let height = 1; height <= 16; height++) {
    const before = exports.used.value;
    exports.createCells(1, height, 1);
    // Blocks are multiples of 16 bytes.
    const record = 16 * Math.ceil(CELLS_SIZE / 16);
    expect(exports.used.value - before).toBeGreaterThanOrEqual(record + height + 2 + 24);
  }
});

test('the copy of a grid for open searches has the bytes behind the plane', () => {
  const kernelExports = startKernel(kernel);
  const memory = new LinearMemory(kernelExports.memory);
  const grid = new Grid(4, 3);
  const { width, height, rowBytes, blocked } = cellsOf(grid);
  const address = kernelExports.createCells(width, height, rowBytes);
  memory.bytes.set(blocked, blockedOf(memory, address));
  const copy = { address, readers: new Set<OpenRecord>(), isCurrent: true, landmarks: null, snapshot: null };
  const hold = new OpenRecord({
    kernel: kernelExports,
    memory,
    room: new Room(kernelExports, new Budget()),
    queries: null,
    idle: [],
    search: () => 0,
    addressOf: () => 0,
    useGrid: () => address,
    copyOf: () => copy,
    freeCopy: () => {},
    ask: (_, run) => run(),
  });
  const plan = planFor(cellsOf(grid), resolveOptions({}));
  hold.open(copy, keptOf(plan, { x: 0, y: 0 }, { x: 3, y: 2 }, width));
  const plane = blockedOf(memory, hold.leave(copy).address);
  expect(memory.bytes.subarray(plane, plane + blocked.length)).toEqual(blocked);
});

/** A search by jump points, on the kernel alone; all that it made of the grid is given back. */
function solveAndRelease(exports: SearchKernel, grid: Grid, options: Options): void {
  const { width, height, rowBytes, blocked } = cellsOf(grid);
  const memory = new LinearMemory(exports.memory);
  const search = exports.createSearch();
  const cells = exports.createCells(width, height, rowBytes);
  memory.bytes.set(blocked, blockedOf(memory, cells));
  writePlan(memory, search, planFor(cellsOf(grid), resolveOptions({ ...options, algorithm: 'jps', trace: true })));
  expect(exports.solve(search, cells, 0, 0, width - 1, height - 1)).toBe(1);
  exports.releasePrepared(cells);
  exports.releaseCells(cells);
  exports.releaseSearch(search);
}
