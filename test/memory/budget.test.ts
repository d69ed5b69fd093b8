// What stands in linear memory has one budget: what was used long ago goes before memory grows, though nobody disposes of it.
import { expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import type { OpenSearch } from '../../src/core/engine/search.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { kernel as fieldKernel } from '../../src/core/kernel/bytes/field.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import type { SearchKernel } from '../../src/core/kernel/exports.ts';
import { FieldEngine } from '../../src/core/kernel/field/field-engine.ts';
import { Budget } from '../../src/core/kernel/memory-budget.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { type KernelSource, startKernel } from '../../src/core/kernel/start-kernel.ts';
import { resolveOptions } from '../../src/core/request/options.ts';
import { planFor } from '../../src/core/request/plan.ts';
import { openSearch as openSearchOn } from '../../src/core/search/open.ts';
import { fieldOn } from '../../src/features/field/distance-field.ts';
import { createSearch, distanceField, engineInfo, findPath, Grid } from '../../src/index.ts';
import { withMostPages } from '../support/capped.ts';
import { collect } from '../support/collect.ts';
import { checkSameField } from '../support/fields.ts';
import { jsSearchEngine } from '../support/js-engines.ts';
import { mazeMap, Random, randomMap } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import type { Options } from '../support/walk.ts';
import { diagonalRules } from '../support/world.ts';

const MEGABYTE = 2 ** 20;

/** A wasm engine with a budget, its bytes in use, and how often it has opened a search or made a copy of a grid. */
function engineWith(budget: Budget, source: KernelSource = kernel) {
  const exports = startKernel(source);
  const counts = { opened: 0, copied: 0 };
  const counted: SearchKernel = {
    ...exports,
    openSearch: (...asked) => {
      counts.opened++;
      return exports.openSearch(...asked);
    },
    createCells: (...asked) => {
      counts.copied++;
      return exports.createCells(...asked);
    },
  };
  const engine = new SearchEngine(counted, budget);
  return { engine, counts, used: () => exports.used.value };
}

function openOn(engine: SearchEngine, grid: Grid, options: Options, from = 0, to = -1): OpenSearch {
  const cells = cellsOf(grid);
  const plan = { ...planFor(cells, resolveOptions(options)), tracing: true };
  const count = grid.width * grid.height;
  const [start, goal] = [from, (to + count) % count].map((cell) => ({
    x: cell % grid.width,
    y: Math.floor(cell / grid.width),
  }));
  return openSearchOn(engine, cells, plan, start, goal);
}

function shownBy(search: OpenSearch): unknown {
  return [search.status, search.openCells().sort(), search.outcome(true)];
}

test('linear memory stays bounded over 4,000 frames that make a grid, a field and a search and dispose of none', () => {
  const side = 96;
  const kept = new Grid(side, side);
  const bytes: number[] = [];
  // All in one turn of the event loop, in which no registry reports garbage.
  for (let frame = 0; frame < 4000; frame++) {
    const grid = new Grid(side, side);
    const row = frame % side;
    grid.setBlocked(row, 5, true);
    if (frame % 2 === 0) grid.setCost(1, 1, 2);
    findPath(grid, [0, 0], [side - 1, row], { engine: 'wasm' });
    distanceField(grid, [row, 0], { engine: 'wasm', maxCost: 20 });
    createSearch(kept, [0, row], [side - 1, 3], { engine: 'wasm', algorithm: 'astar' }).step(5);
    kept.setBlocked(50, row, frame % 3 === 0);
    if (frame % 1000 === 999) bytes.push(engineInfo().memoryBytes);
  }
  // Without a budget: 800 MB, and more with every frame.
  expect(bytes[3]).toBeLessThan(160 * MEGABYTE);
  expect(bytes[3]).toBe(bytes[1]);
});

test(`searches that had to go come back as they were (seed ${seed})`, () => {
  let repeated = 0;
  for (let history = 0; history < runs(300); history++) {
    const random = new Random(seed + history);
    const { engine: wasm, counts } = engineWith(new Budget(1, 1));
    const js = jsSearchEngine();
    const [width, height] = [random.between(1, 40), random.between(1, 24)];
    const grid = new Grid(width, height);
    const cell = (): number => random.below(width * height);
    const open: [OpenSearch, OpenSearch][] = [];
    let opened = 0;
    const acts = [
      () => {
        for (let count = random.pick([1, 3, 12, 40]); count > 0; count--) {
          const at = cell();
          grid.setBlocked(at % width, Math.floor(at / width), random.chance(0.5));
        }
      },
      () => {
        const at = cell();
        grid.setCost(at % width, Math.floor(at / width), random.pick([1, 2]));
      },
      () => {
        // On a large grid these are more distinct costs than classes.
        if (random.chance(0.1))
          for (let at = 0; at < width * height; at++) grid.setCost(at % width, Math.floor(at / width), 1 + at / 1024);
      },
      () => {
        const options: Options = {
          diagonals: random.pick(diagonalRules),
          algorithm: random.pick(['auto', 'auto', 'astar']),
          range: random.pick([0, 0, 1]),
          partial: random.chance(0.3),
        };
        if (random.chance(0.2)) options.maxExpansions = random.below(30);
        const [from, to] = [cell(), cell()];
        opened++;
        open.push([openOn(wasm, grid, options, from, to), openOn(js, grid, options, from, to)]);
      },
      () => {
        const steps = random.pick([1, 3, 10]);
        if (open.length > 0) for (const search of random.pick(open)) search.step(steps);
      },
      () => {
        for (const search of open.splice(random.below(open.length + 1), 1).flat()) search.close();
      },
    ];
    for (let round = 0; round < 30; round++) {
      random.pick(acts)();
      if (round % 5 === 4) for (const [one, other] of open) expect(shownBy(one)).toEqual(shownBy(other));
    }
    repeated += counts.opened - opened;
  }
  expect(repeated).toBeGreaterThan(runs(300));
});

test('a search that had to go after its end keeps what it came to', () => {
  const { engine, counts } = engineWith(new Budget(1, 1));
  const grid = mazeMap({ width: 101, height: 101, seed: 4 });
  for (const algorithm of ['astar', 'jps'] as const) {
    const ended = openOn(engine, grid, { algorithm });
    ended.step(Infinity);
    const before = shownBy(ended);
    const { opened } = counts;
    for (let i = 1; i < 9; i++) openOn(engine, grid, { algorithm: 'astar' }, 0, -2 * i);
    expect(shownBy(ended)).toEqual(before);
    expect(ended.outcome(false).trace).toBeNull();
    expect(ended.outcome(true).trace).not.toBe(ended.outcome(true).trace);
    expect(counts.opened).toBe(opened + 8);
    ended.close();
  }
});

test('a search that is closed after it had to go keeps no copy of its grid', () => {
  const { engine } = engineWith(new Budget(1, 1));
  collect();
  const before = process.memoryUsage().arrayBuffers;
  const searches = Array.from({ length: 30 }, () => openOn(engine, new Grid(1000, 1000), { algorithm: 'astar' }));
  for (const search of searches) search.close();
  collect();
  collect();
  // 30 copies with their journals take 19 MB.
  expect(process.memoryUsage().arrayBuffers).toBeLessThan(before + 4 * MEGABYTE);
  expect(searches).toHaveLength(30);
});

test('a search that has come back stays, however many others are in use', () => {
  const { engine, counts } = engineWith(new Budget(MEGABYTE, 2 * MEGABYTE));
  const grid = randomMap({ width: 200, height: 200, seed: 3, blocked: 0.2 });
  grid.setBlocked(0, 0, false);
  grid.setBlocked(199, 199, false);
  const searches = Array.from({ length: 20 }, () => openOn(engine, grid, { algorithm: 'astar' }));
  for (let round = 0; round < 30; round++) for (const search of searches) search.step(2);
  // Each takes half a megabyte.
  expect(counts.opened).toBeGreaterThan(30);
  expect(counts.opened).toBeLessThanOrEqual(40);
  for (const search of searches) expect(search.outcome(false).expanded).toBe(60);
});

test('a search that cannot come back for want of memory does so later', () => {
  const { engine, used } = engineWith(new Budget(1, 1), withMostPages(kernel, 60));
  const grid = mazeMap({ width: 251, height: 251, seed: 4 });
  const search = openOn(engine, grid, { algorithm: 'astar' });
  search.step(100);
  const expected = openOn(jsSearchEngine(), grid, { algorithm: 'astar' });
  expected.step(100);
  // These come back, and so stay.
  const others = Array.from({ length: 8 }, () => openOn(engine, grid, { algorithm: 'astar' }));
  let held = 0;
  for (const other of others) {
    try {
      other.step(1);
      held++;
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
  }
  expect(held).toBeLessThan(others.length);
  const ask = () => expect(() => search.step(1)).toThrow(/^[1-9]\d* bytes of memory cannot be allocated/);
  ask();
  const before = used();
  for (let i = 0; i < 3; i++) ask();
  expect(used()).toBe(before);
  expect(search.status).toBe(0);
  for (const other of others) other.close();
  expect(shownBy(search)).toEqual(shownBy(expected));
  search.step(Infinity);
  expected.step(Infinity);
  expect(shownBy(search)).toEqual(shownBy(expected));
});

test('copies that come back raise the budget until they are given back', () => {
  const { engine, counts, used } = engineWith(new Budget(MEGABYTE, 64 * MEGABYTE));
  const make = (seed: number) => randomMap({ width: 256, height: 256, seed, blocked: 0.1 });
  const ask = (grid: Grid) => findPathOn(engine, grid, [0, 0], [255, 255], { algorithm: 'jps' });
  const live = Array.from({ length: 10 }, (_, i) => make(i));
  for (let round = 0; round < 3; round++) live.forEach(ask);
  const { copied } = counts;
  live.forEach(ask);
  expect(counts.copied).toBe(copied);
  const most = used();
  expect(most).toBeGreaterThan(2 * MEGABYTE);
  for (const grid of live) grid.releaseMemory();
  for (let i = 0; i < 20; i++) ask(make(100 + i));
  expect(used()).toBeLessThan(most / 2);
});

test('fields make room for grids of another kernel, and are right still', () => {
  const budget = new Budget(2 * MEGABYTE, 2 * MEGABYTE);
  const { engine } = engineWith(budget);
  const fields = new FieldEngine(startKernel(fieldKernel), budget);
  const grid = randomMap({ width: 300, height: 300, seed: 9, blocked: 0.2 });
  const field = fieldOn(fields, grid, [0, 0]);
  const before = fields.usedBytes;
  for (let i = 0; i < 8; i++) {
    findPathOn(engine, randomMap({ width: 256, height: 256, seed: i, blocked: 0.1 }), [0, 0], [255, 255], {
      algorithm: 'jps',
    });
  }
  expect(fields.usedBytes).toBeLessThanOrEqual(before - 9 * 300 * 300);
  checkSameField(field, fieldOn(new FieldEngine(startKernel(fieldKernel)), grid, [0, 0]));
  grid.setBlocked(5, 5, !grid.isBlocked(5, 5));
  checkSameField(field.update(), fieldOn(new FieldEngine(startKernel(fieldKernel)), grid, [0, 0]));
});
