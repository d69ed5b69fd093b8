// What a pool answers: the same as the functions of the same names, errors too.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blendLayers,
  type DistanceField,
  distanceField,
  findNearest,
  findPath,
  findPaths,
  Grid,
  prepareGrid,
} from '../../src/index.ts';
import type { FieldCopy } from '../../src/pool.ts';
import { createPool } from '../../src/pool.ts';
import { anyOptions, cellOf, gridOf, mapPlan, place, problems } from '../support/arbitrary.ts';
import { cavesMap, Random, terrainMap } from '../support/maps.ts';
import { patience } from '../support/patience.ts';
import { closePools, poolOf, WORKER_FILE } from '../support/pools.ts';
import type { Wrong } from '../support/rejects.ts';
import { seed, settings } from '../support/seed.ts';
import { worldOf } from '../support/world.ts';

const ROOT = join(import.meta.dirname, '..', '..');

closePools();

function read(field: DistanceField | FieldCopy): unknown {
  return [field.width, field.height, field.costs, field.flow];
}

describe('a pool answers as one thread does', () => {
  test(`routes with any options, one by one and many at once (seed ${seed})`, async () => {
    const shared = poolOf(new Grid(1, 1));
    const property = fc.asyncProperty(problems(mapPlan(24), anyOptions, 4), async ({ map, searches }) => {
      const grid = gridOf(map);
      const pool = shared.share(grid);
      const world = worldOf(grid);
      const queries = searches.map(({ start, goal }) => [cellOf(world, start), cellOf(world, goal)] as const);
      const single = queries.map(([start, goal], i) => pool.findPath(start, goal, searches[i].options));
      const many = pool.findPaths(queries, searches[0].options);
      const expected = queries.map(([start, goal], i) => findPath(grid, start, goal, searches[i].options));
      expect(await Promise.all(single)).toEqual(expected);
      expect(await many).toEqual(findPaths(grid, queries, searches[0].options));
      await pool.close();
    });
    await fc.assert(property, settings(60));
  });

  test(`the nearest goal, and fields (seed ${seed})`, async () => {
    const shared = poolOf(new Grid(1, 1));
    const property = fc.asyncProperty(
      mapPlan(24),
      fc.array(place, { minLength: 2, maxLength: 6 }),
      async (map, places) => {
        const grid = gridOf(map);
        const pool = shared.share(grid);
        const [start, ...goals] = places.map((one) => cellOf(worldOf(grid), one));
        expect(await pool.findNearest(start, goals)).toEqual(findNearest(grid, start, goals));
        const priced = goals.map((goal, i) => ({ ...goal, cost: (i * 7) % 5 }));
        expect(await pool.findNearest(start, priced)).toEqual(findNearest(grid, start, priced));
        expect((await pool.distanceField(priced)).costs).toEqual(distanceField(grid, priced).costs);
        for (const direction of ['to', 'from'] as const) {
          const field = await pool.distanceField(goals, { direction });
          const expected = distanceField(grid, goals, { direction });
          expect(read(field)).toEqual(read(expected));
          expect(field.within(7)).toEqual(expected.within(7));
          for (const cell of [start, ...goals]) expect(field.goalAt(cell)).toBe(expected.goalAt(cell));
          for (const { x, y } of [start, ...goals]) {
            expect(field.costAt(x, y)).toBe(expected.costAt(x, y));
            expect(field.next(x, y)).toEqual(expected.next(x, y));
            expect(field.path(x, y)?.toArray()).toEqual(expected.path(x, y)?.toArray());
          }
        }
        await pool.close();
      },
    );
    await fc.assert(property, settings(25));
  });

  test('with layers, kinds, exits, sizes, cells to avoid and blocked starts', async () => {
    const grid = terrainMap({ width: 40, height: 30, seed: 7 });
    grid.setBlocked(2, 2);
    grid.fillKind(10, 0, 5, 20, 3);
    const values = Float64Array.from({ length: 1200 }, (_, i) => i % 7);
    const layers = [
      blendLayers([{ values, weight: 1 }]),
      blendLayers([{ values: values.map((one) => one / 2), weight: 3 }]),
    ];
    const pool = poolOf(grid);
    const requests = [
      { layers },
      { layers: [layers[1]] },
      { kindCosts: [1, 1, 1, 4] },
      { size: 3 },
      { avoid: [[20, 15], { x: 21, y: 15 }] as const },
      { avoid: Int32Array.of(15 * 40 + 20), layers, allowBlockedStart: true },
    ];
    for (const options of requests) {
      expect(await pool.findPath([2, 2], [38, 28], options)).toEqual(findPath(grid, [2, 2], [38, 28], options));
      expect(read(await pool.distanceField([5, 9], options))).toEqual(read(distanceField(grid, [5, 9], options)));
    }
    grid.setWall(19, 15, 2);
    expect(await pool.findPath([0, 15], [39, 15])).toEqual(findPath(grid, [0, 15], [39, 15]));
  });

  test('on a grid that was prepared, before or after the pool was made', async () => {
    for (const early of [true, false]) {
      const grid = cavesMap({ width: 120, height: 120, seed: 3 });
      if (early) prepareGrid(grid);
      const pool = poolOf(grid, 1);
      if (!early) prepareGrid(grid);
      const random = new Random(seed);
      for (let i = 0; i < 30; i++) {
        const [a, b, c, d] = Array.from({ length: 4 }, () => random.below(120));
        grid.setBlocked(a, d, i % 8 > 0);
        expect(await pool.findPath([a, b], [c, d])).toEqual(findPath(grid, [a, b], [c, d]));
      }
    }
  });
});

describe('wrong arguments', () => {
  const grid = Grid.fromText('....\n.3..\n..#.');
  const layer = blendLayers([{ values: [0, 1], weight: 1 }]);
  const calls: [string, (one: Wrong) => unknown][] = [
    ['a start outside', (one) => one.findPath([4, 0], [0, 0])],
    ['a goal that is none', (one) => one.findPath([0, 0], 'goal')],
    ['no goal', (one) => one.findPath([0, 0])],
    ['a wrong option', (one) => one.findPath([0, 0], [1, 1], { heuristicWeight: -1 })],
    ['jump points on terrain', (one) => one.findPath([0, 0], [1, 1], { algorithm: 'jps' })],
    ['a layer of another size', (one) => one.findPath([0, 0], [1, 1], { layers: [layer] })],
    ['layers that are none', (one) => one.findPath([0, 0], [1, 1], { layers: [3] })],
    ['wrong cells to avoid', (one) => one.findPath([0, 0], [1, 1], { avoid: [[9, 9]] })],
    ['wrong costs by kind', (one) => one.findPath([0, 0], [1, 1], { kindCosts: [] })],
    ['queries that are none', (one) => one.findPaths([[0, 0]])],
    [
      'a query outside',
      (one) =>
        one.findPaths([
          [
            [0, 0],
            [0, 3],
          ],
        ]),
    ],
    ['goals that are none', (one) => one.findNearest([0, 0], 5)],
    [
      'a nearest goal outside',
      (one) =>
        one.findNearest(
          [0, 0],
          [
            [0, 0],
            [7, 7],
          ],
        ),
    ],
    ['partial for the nearest', (one) => one.findNearest([0, 0], [[1, 1]], { partial: true })],
    ['a goal of a field outside', (one) => one.distanceField([[8, 8]])],
    ['a wrong option of a field', (one) => one.distanceField([0, 0], { direction: 'up' })],
  ];
  const functions = {
    findPath: (...args: Wrong[]) => (findPath as Wrong)(grid, ...args),
    findPaths: (...args: Wrong[]) => (findPaths as Wrong)(grid, ...args),
    findNearest: (...args: Wrong[]) => (findNearest as Wrong)(grid, ...args),
    distanceField: (...args: Wrong[]) => (distanceField as Wrong)(grid, ...args),
  };

  test.each(calls)('%s: the error of the function', async (_, call) => {
    const pool = poolOf(grid, 1);
    let expected: unknown;
    try {
      call(functions);
    } catch (error) {
      expected = error;
    }
    expect(expected).toBeInstanceOf(Error);
    await expect(call(pool)).rejects.toThrow(expected as Error);
    await expect(call(pool)).rejects.toBeInstanceOf((expected as Error).constructor);
    expect(await pool.findPath([0, 0], [3, 2])).toEqual(findPath(grid, [0, 0], [3, 2]));
  });

  test('of createPool, and a heuristic that is a function', async () => {
    expect(() => createPool({} as Wrong)).toThrow('grid is');
    expect(() => createPool(grid, { workers: 0 })).toThrow('workers is 0: it must be a whole number from 1 to 256');
    expect(() => createPool(grid, { worker: 5 as Wrong })).toThrow('worker is 5: it must be the path or URL');
    expect(() => createPool(grid, { worker: () => ({}) as Wrong })).toThrow('it must return a Worker');
    expect(() => createPool(grid, { size: 3 } as Wrong)).toThrow('unknown name "size"');
    const heuristic = () => 0;
    await expect(poolOf(grid, 1).findPath([0, 0], [1, 1], { heuristic })).rejects.toThrow('name a heuristic');
  });
});

describe('a signal', () => {
  test('that is aborted rejects a request with its reason, waiting or sent, and no other', async () => {
    const grid = new Grid(300, 300);
    const pool = poolOf(grid, 1);
    const early = new AbortController();
    const late = new AbortController();
    const options = { algorithm: 'astar', heuristic: 'zero' } as const;
    const [aborted, other] = [early, late].map(({ signal }) =>
      pool.findPath([0, 0], [299, 299], { ...options, signal }),
    );
    early.abort();
    await expect(aborted).rejects.toBe(early.signal.reason);
    expect((await other).status).toBe('found');
    late.abort(new Error('enough'));
    const soon = new AbortController();
    const sent = pool.findPath([0, 0], [299, 299], { ...options, signal: soon.signal });
    // By then it has been sent, and the worker has just begun.
    setImmediate(() => soon.abort(new Error('soon')));
    await expect(sent).rejects.toThrow('soon');
    await expect(pool.findPath([0, 0], [1, 1], { signal: late.signal })).rejects.toThrow('enough');
    await expect(pool.findPath([0, 0], [1, 1], { signal: {} as Wrong })).rejects.toThrow('signal is');
  });
});

test('a signal of many requests has one listener', async () => {
  const pool = poolOf(new Grid(9, 9), 1);
  const { signal } = new AbortController();
  const listeners = { added: 0, removed: 0 };
  const counted = {
    throwIfAborted: () => signal.throwIfAborted(),
    addEventListener: () => listeners.added++,
    removeEventListener: () => listeners.removed++,
  };
  const asked = Array.from({ length: 50 }, () => pool.findPath([0, 0], [8, 0], { signal: counted }));
  expect(listeners).toEqual({ added: 1, removed: 0 });
  await Promise.all(asked);
  expect(listeners).toEqual({ added: 1, removed: 1 });
  await pool.findPath([0, 0], [8, 0], { signal: counted });
  expect(listeners).toEqual({ added: 2, removed: 2 });
});

describe('the end of a pool', () => {
  test('rejects what is not answered, and later requests', async () => {
    const pool = poolOf(new Grid(200, 200));
    const asked = Array.from({ length: 50 }, () => pool.findPath([0, 0], [199, 199], { heuristic: 'zero' }));
    const closed = pool.close();
    for (const one of asked)
      await expect(one).rejects.toThrow('the pool has been disposed of: createPool makes another');
    await expect(pool.findPath([0, 0], [1, 1])).rejects.toThrow('disposed of');
    await expect(pool.findPaths([])).rejects.toThrow('disposed of');
    await closed;
    await pool.close();
  });

  test('leaves pools that share its workers as they are', async () => {
    const first = poolOf(new Grid(9, 9));
    const second = first.share(new Grid(5, 5));
    await first.close();
    expect((await second.findPath([0, 0], [4, 0])).cost).toBe(4);
    await expect(second.findPath([0, 0], [8, 0])).rejects.toThrow(RangeError);
    await second.close();
    await expect(second.findPath([0, 0], [4, 0])).rejects.toThrow('disposed of');
  });

  test.each(['import', 'require'])('is not needed for a process to end (%s)', (how) => {
    const load = (name: string) => (how === 'import' ? `await import('${name}')` : `require('${name}')`);
    const code = `(async () => {
      const { Grid } = ${load('hotpath')};
      const pool = (${load('hotpath/pool')}).createPool(new Grid(9, 9), { workers: 2 });
      console.log((await pool.findPath([0, 0], [8, 0])).cost);
    })();`;
    const type = how === 'import' ? 'module' : 'commonjs';
    const args = [`--input-type=${type}`, '--eval', code];
    expect(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', timeout: patience(30_000) })).toBe(
      '8\n',
    );
  });
});

test('without workers, the error says what to use instead', () => {
  const original = process.getBuiltinModule;
  process.getBuiltinModule = (() => undefined) as Wrong;
  try {
    expect(() => createPool(new Grid(2, 2), { worker: WORKER_FILE })).toThrow(
      'there are no workers here: neither Worker nor node:worker_threads exists; use findPath or findPathAsync',
    );
  } finally {
    process.getBuiltinModule = original;
  }
});
