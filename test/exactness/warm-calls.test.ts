import { describe, expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { type FindPathOptions, findPath, Grid } from '../../src/index.ts';
import { collectGarbage } from '../support/collect.ts';
import { jsSearchEngine } from '../support/js-engines.ts';
import { randomMap } from '../support/maps.ts';

const ENGINES = [
  ['wasm', () => new SearchEngine(startKernel(kernel))],
  ['js', jsSearchEngine],
] as const;

describe('what is kept from call to call', () => {
  test('an options object changed between calls is read anew', () => {
    const grid = Grid.fromText('..\n..');
    const options: FindPathOptions = { diagonals: 'always' };
    const cost = () => findPath(grid, [0, 0], [1, 1], options).cost;
    expect(cost()).toBe(Math.SQRT2);
    options.diagonals = 'never';
    expect(cost()).toBe(2);
    options.straightCost = 3;
    expect(cost()).toBe(6);
    delete options.straightCost;
    expect(cost()).toBe(2);
    options.diagonalCost = -1;
    expect(cost).toThrow(RangeError);
    options.diagonalCost = 1;
    expect(cost()).toBe(2);
    Object.assign(options, { diagonal: 'always' });
    expect(cost).toThrow('"diagonal"');
    expect(findPath(grid, [0, 0], [1, 1]).cost).toBe(Math.SQRT2);
    expect(findPath(grid, [0, 0], [1, 1], {}).cost).toBe(Math.SQRT2);
  });

  test.each(ENGINES)('%s: options and terrains in turn give what each gives alone', (_, start) => {
    const uniform = randomMap({ width: 40, height: 30, seed: 11, blocked: 0.2 });
    uniform.setBlocked(1, 1, false);
    uniform.setBlocked(38, 28, false);
    const cheap = uniform.clone();
    for (let y = 0; y < 30; y++) for (let x = 0; x < 40; x++) if (!cheap.isBlocked(x, y)) cheap.setCost(x, y, 0.3);
    const rough = uniform.clone();
    for (let x = 0; x < 40; x += 3) if (!rough.isBlocked(x, 9)) rough.setCost(x, 9, 4);
    const choices: (FindPathOptions | undefined)[] = [
      undefined,
      { diagonals: 'never', trace: true },
      { heuristicWeight: 3, straightCost: 10, diagonalCost: 14 },
      { heuristic: 'euclidean', maxExpansions: 40 },
    ];
    const engine = start();
    for (let round = 0; round < 3; round++) {
      for (const options of choices) {
        for (const grid of [uniform, cheap, rough]) {
          const result = findPathOn(engine, grid, [1, 1], [38, 28], options);
          expect(['found', 'limit']).toContain(result.status);
          expect(result).toEqual(findPathOn(start(), grid, [1, 1], [38, 28], options));
        }
      }
    }
  });

  test.each(ENGINES)('%s: results survive the growth of memory by a later search', (_, start) => {
    const engine = start();
    const small = randomMap({ width: 50, height: 50, seed: 3, blocked: 0.2 });
    small.setBlocked(0, 0, false);
    small.setBlocked(49, 49, false);
    const ask = () => findPathOn(engine, small, [0, 0], [49, 49], { trace: true });
    const before = ask();
    expect(before.status).toBe('found');
    const cells = before.path?.toArray();
    expect(findPathOn(engine, new Grid(1500, 1500), [0, 0], [1499, 700]).path?.length).toBe(1500);
    expect(before.path?.toArray()).toEqual(cells);
    expect(ask()).toEqual(before);
  });

  test.each(ENGINES)('%s: neither the last grid nor a caller’s heuristic is kept alive', async (name, start) => {
    const engine = start();
    const use = (): WeakRef<object>[] => {
      const grid = new Grid(20, 20);
      const heuristic = (dx: number, dy: number) => Math.max(dx, dy);
      findPathOn(engine, grid, [0, 0], [19, 9], name === 'js' ? { heuristic } : {});
      return [new WeakRef(grid), new WeakRef(heuristic)];
    };
    const kept = use();
    await collectGarbage();
    expect(kept.map((reference) => reference.deref())).toEqual([undefined, undefined]);
  });
});

describe('ends', () => {
  test.each(ENGINES)('%s: blocked ones end a search before it starts, and spoil nothing', (_, start) => {
    const engine = start();
    const grid = Grid.fromText('.#.\n...');
    const nothing = { path: null, cost: Infinity, expanded: 0, method: 'none', trace: new Int32Array(0) };
    const ask = (from: [number, number], to: [number, number]) => findPathOn(engine, grid, from, to, { trace: true });
    const found = ask([0, 0], [2, 0]);
    expect(ask([1, 0], [2, 0])).toEqual({ status: 'start-blocked', ...nothing });
    expect(ask([2, 0], [1, 0])).toEqual({ status: 'goal-blocked', ...nothing });
    expect(ask([1, 0], [1, 0])).toEqual({ status: 'start-blocked', ...nothing });
    expect(ask([0, 0], [2, 0])).toEqual(found);
  });

  test.each(ENGINES)('%s: minus zero is zero', (_, start) => {
    const { path } = findPathOn(start(), new Grid(3, 3), [-0, 2], { x: 2, y: -0 });
    expect(path?.waypoints()).toEqual([
      { x: 0, y: 2 },
      { x: 2, y: 0 },
    ]);
  });
});
