// Where arrays cannot be made at any point: a RangeError, and nothing is lost.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { createSearch, distanceField, findPath, Grid, setHeights } from '../../src/index.ts';
import { jsSearchEngine } from '../support/js-engines.ts';
import { randomMap } from '../support/maps.ts';

/** Arrays that can be made before one is refused. */
let allowed = Infinity;

vi.mock('../../src/core/base/allocate.ts', async (load) => {
  const actual = await load<typeof import('../../src/core/base/allocate.ts')>();
  const allocate: typeof actual.allocate = (type, length) => {
    if (allowed-- > 0) return actual.allocate(type, length);
    throw actual.outOfMemory(length * type.BYTES_PER_ELEMENT);
  };
  const sliceOf: typeof actual.sliceOf = (array, first, end) => {
    if (allowed-- > 0) return actual.sliceOf(array, first, end);
    throw actual.outOfMemory((end - first) * array.BYTES_PER_ELEMENT);
  };
  return { ...actual, allocate, sliceOf };
});

beforeEach(() => {
  allowed = Infinity;
});

const random = randomMap({ width: 150, height: 150, seed: 3, blocked: 0.3 });
random.fill(0, 0, 3, 3, 1);
random.fill(147, 147, 3, 3, 1);
const start = { x: 0, y: 0 };
const goal = { x: 149, y: 149 };

test('the js engine refuses a search with a RangeError while its memory cannot grow, and does the next one', () => {
  for (const options of [{ algorithm: 'astar', trace: true }, { trace: true }] as const) {
    const expected = findPathOn(jsSearchEngine(), random.clone(), start, goal, options);
    let grown = 0;
    for (let isDone = false; !isDone; grown++) {
      const engine = jsSearchEngine();
      let left = grown;
      vi.stubGlobal(
        'ArrayBuffer',
        class extends ArrayBuffer {
          constructor(bytes: number) {
            // Memory is large, and twice as large at first, then as large as needed.
            if (bytes > 2 ** 16 && left-- <= 0) throw new RangeError('Array buffer allocation failed');
            super(bytes);
          }
        },
      );
      try {
        expect(findPathOn(engine, random, start, goal, options)).toEqual(expected);
        isDone = true;
      } catch (error) {
        expect(String(error)).toMatch(/^RangeError: [1-9]\d* bytes of memory cannot be allocated/);
      }
      vi.unstubAllGlobals();
      expect(findPathOn(engine, random, start, goal, options)).toEqual(expected);
    }
    expect(grown).toBeGreaterThan(1);
  }
});

test('a grid whose copy cannot be made stays as it is', () => {
  const grid = Grid.fromCosts(2, 2, [1, 2, 3, 0]);
  let made = 0;
  for (let copy: Grid | null = null; copy === null; made++) {
    allowed = made;
    try {
      copy = grid.clone();
    } catch (error) {
      expect(String(error)).toMatch(/^RangeError: [1-9]\d* bytes of memory cannot be allocated/);
    }
    allowed = Infinity;
    for (const one of [grid, copy ?? grid]) expect(one.toText()).toBe('.2\n3#');
  }
  // The blocked plane and the terrain.
  expect(made).toBe(3);
});

test.each<[string, (grid: Grid) => void]>([
  ['setBlocked', (grid) => grid.setBlocked(1, 0)],
  ['setCost', (grid) => grid.setCost(1, 0, 7)],
  ['setKind', (grid) => grid.setKind(1, 0, 7)],
  ['setExit', (grid) => grid.setExit(1, 0, 2, false)],
  ['setWall', (grid) => grid.setWall(1, 0, 2)],
])('an edit that there is no memory for changes nothing: %s', (_, edit) => {
  const options = { engine: 'js' } as const;
  const content = (one: Grid) => [one.toText(), one.kind(1, 0), one.isExitOpen(1, 0, 2), one.isExitOpen(2, 0, 6)];
  const grid = new Grid(40, 2);
  findPath(grid, [0, 0], [39, 1], options);
  const before = content(grid);
  const expected = new Grid(40, 2);
  edit(expected);
  let refusals = 0;
  for (let isDone = false; !isDone; ) {
    allowed = refusals;
    try {
      edit(grid);
      isDone = true;
    } catch (error) {
      refusals++;
      expect(String(error)).toMatch(/^RangeError: [1-9]\d* bytes of memory cannot be allocated/);
    }
    allowed = Infinity;
    expect(content(grid)).toEqual(isDone ? content(expected) : before);
    const route = (one: Grid) => findPath(one, [0, 0], [39, 1], options);
    expect(route(grid).cost).toBe(route(isDone ? expected : new Grid(40, 2)).cost);
  }
  expect(refusals).toBeGreaterThan(0);
});

describe.each(['wasm', 'js'] as const)('on %s', (engine) => {
  test('a search is disposed of though its trace cannot be copied', () => {
    const search = createSearch(random, start, goal, { engine, trace: true });
    search.step(Infinity);
    allowed = 0;
    expect(() => search.dispose()).toThrow(RangeError);
    allowed = Infinity;
    expect(() => search.open()).toThrow('disposed');
    search.dispose();
    expect(search.result()).toBeNull();
  });

  test('a field whose update fails at any point is as it was, or cannot be read', () => {
    let made = 0;
    for (let isDone = false; !isDone; made++) {
      // More distinct costs than classes: their range takes memory.
      const grid = new Grid(9, 40);
      const field = distanceField(grid, [0, 0], { engine, direction: 'from' });
      for (let cell = 9; cell < 360; cell++) grid.setCost(cell % 9, Math.floor(cell / 9), 9 + cell / 1024);
      allowed = made;
      try {
        field.update([8, 0]);
        isDone = true;
      } catch (error) {
        expect(String(error)).toMatch(/^RangeError: [1-9]\d* bytes of memory cannot be allocated/);
      }
      allowed = Infinity;
      let near: number[] | null = null;
      try {
        near = Array.from(field.within(1));
      } catch (error) {
        expect(String(error)).toContain('update it again');
      }
      if (near !== null) expect(near).toEqual(isDone ? [7, 8] : [0, 1, 9]);
      expect(Array.from(field.update([8, 0]).within(1))).toEqual([7, 8]);
    }
    expect(made).toBe(5);
  });
});

test('setHeights without memory at any point leaves the grid as it was', () => {
  const grid = new Grid(2, 2);
  grid.setCost(0, 0, 3);
  const costs = () => ['east', 'south'].map((side) => grid.edgeCost([0, 0], side as 'east'));
  let made = 0;
  for (let isDone = false; !isDone; made++) {
    allowed = made;
    try {
      setHeights(grid, [0, 1, 2, 3], { climb: 1, uphill: 2 });
      isDone = true;
    } catch (error) {
      expect(String(error)).toMatch(/^RangeError: [1-9]\d* bytes of memory cannot be allocated/);
      expect(costs()).toEqual([null, null]);
    }
  }
  allowed = Infinity;
  expect(made).toBeGreaterThan(5);
  expect(costs()).toEqual([3, Infinity]);
});
