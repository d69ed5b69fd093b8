// Searches in steps: the same results as findPath, whatever runs in between.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blendLayers, createSearch, findPath, Grid } from '../../src/index.ts';
import { anyOptions, cellOf, gridOf, mapPlan, place } from '../support/arbitrary.ts';
import { cavesMap, openMap, Random, randomMap, terrainMap } from '../support/maps.ts';
import type { Wrong } from '../support/rejects.ts';
import { seed, settings } from '../support/seed.ts';
import { checkResult, isClose, type Options } from '../support/walk.ts';
import { isUniform, type Point, worldOf } from '../support/world.ts';

const algorithms = ['auto', 'auto', 'astar'] as const;

describe.each(['wasm', 'js'] as const)('createSearch on %s', (engine) => {
  test.each(['auto', 'astar'] as const)(
    'knows at once of a goal out of reach, or with a trace goes on showing what it has seen (%s)',
    (algorithm) => {
      // On terrain, so that it goes from cell to cell either way; its components nobody has asked for yet.
      const grid = Grid.fromText(`
      12..#.
      ....#.
      ....#.
    `);
      for (const trace of [false, true]) {
        const options = { algorithm, engine, trace } as const;
        const search = createSearch(grid, [0, 0], [5, 0], options);
        expect(search.status).toBe(trace ? 'running' : 'unreachable');
        while (search.step() === 'running');
        expect(search.status).toBe('unreachable');
        expect(search.closed().length).toBe(trace ? 12 : 0);
        expect(search.result()).toEqual(findPath(grid, [0, 0], [5, 0], options));
        expect(search.result()?.expanded).toBe(trace ? 12 : 0);
      }
    },
  );

  test(`comes to what findPath comes to, four searches at a time (seed ${seed})`, () => {
    const one = fc.record({
      start: place,
      goal: place,
      options: anyOptions,
      grid: fc.nat(1),
      steps: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(fc.tuple(mapPlan(24), mapPlan(24)), fc.array(one, { minLength: 4, maxLength: 4 }), (maps, asked) => {
        const grids = maps.map(gridOf);
        const worlds = grids.map(worldOf);
        const open = asked.map(({ start, goal, options: given, grid: which, steps }, i) => {
          const grid = grids[which];
          const options: Options = { ...given, algorithm: given.algorithm ?? algorithms[i % 3], engine };
          const [from, to] = [cellOf(worlds[which], start), cellOf(worlds[which], goal)];
          return { which, from, to, options, steps, search: createSearch(grid, from, to, options) };
        });
        while (open.some(({ search }) => search.status === 'running')) {
          for (const { search, steps, which, from, to } of open) {
            search.step(steps);
            if (steps % 7 === 0) findPath(grids[which], to, from, { engine });
          }
        }
        for (const { which, from, to, options, search } of open) {
          const result = search.result();
          if (result === null) throw new Error('ended without a result');
          checkResult(worlds[which], from, to, options, result);
          const whole = findPath(grids[which], from, to, options);
          expect([result.status, isClose(result.cost, whole.cost)]).toEqual([whole.status, true]);
          // In steps, a search from cell to cell is always the A* of 'astar'. In one go, its route may be another of equal cost.
          const byHeap = findPath(grids[which], from, to, { ...options, algorithm: 'astar' });
          const isWhole = result.expanded === whole.expanded && String(result.path?.xy) === String(whole.path?.xy);
          expect(result).toEqual(isWhole || isUniform(worlds[which]) ? whole : byHeap);
          search.dispose();
        }
      }),
      settings(600),
    );
  });

  test('goes over the grid as it was when the search was opened', () => {
    for (const draw of [
      openMap,
      terrainMap,
      (size: { width: number; height: number; seed: number }) => randomMap(size),
    ]) {
      for (const algorithm of ['auto', 'astar'] as const) {
        const grid = draw({ width: 70, height: 50, seed: 4 });
        const ends: [Point, Point] = [
          cellOf(worldOf(grid), { across: 10, down: 20, passable: true }),
          cellOf(worldOf(grid), { across: 950, down: 900, passable: true }),
        ];
        const before = findPath(grid, ...ends, { engine, algorithm, trace: true });
        const searches = [1, 2].map(() => createSearch(grid, ...ends, { engine, algorithm, trace: true }));
        const random = new Random(9);
        while (searches.some(({ status }) => status === 'running')) {
          for (const search of searches) search.step(9);
          grid.setBlocked(random.below(70), random.below(50));
          grid.setCost(random.below(70), random.below(50), random.between(1, 5));
          findPath(grid, ...ends, { engine, algorithm });
        }
        for (const search of searches) {
          expect(search.result()).toEqual(before);
          search.dispose();
        }
        const fresh = Grid.fromCosts(70, 50, worldOf(grid).costs);
        expect(findPath(grid, ...ends, { engine, algorithm })).toEqual(findPath(fresh, ...ends, { engine, algorithm }));
      }
    }
  });

  test('goes over layers as they were', () => {
    const grid = new Grid(30, 30);
    const values = Float32Array.from({ length: 900 }, (_, cell) => (cell % 7) / 2);
    const layer = blendLayers([{ values, weight: 1 }]);
    const options: Options = { engine, layers: [layer] };
    const before = findPath(grid, [0, 0], [29, 20], options);
    const search = createSearch(grid, [0, 0], [29, 20], options);
    search.step(20);
    values.reverse();
    layer.update();
    findPath(grid, [3, 3], [9, 9], options);
    search.step(Infinity);
    expect(search.result()).toEqual(before);
  });

  test('writes a long route in steps, too', () => {
    // Corridors to and fro: a route of some 3,000 cells and a turn every 60.
    const grid = new Grid(60, 100);
    for (let y = 1; y < 100; y += 2) grid.fill(y % 4 === 1 ? 0 : 1, y, 59, 1, true);
    const goal: Point = { x: 0, y: 98 };
    const far: Point = { x: 30, y: 98 };
    for (const [to, options] of [
      [goal, { algorithm: 'astar' }],
      [goal, { algorithm: 'astar', maxExpansions: 2000, partial: true }],
      [far, { algorithm: 'astar', maxCost: 500, partial: true }],
    ] as [Point, Options][]) {
      const asked: Options = { ...options, engine, trace: true };
      const expected = findPath(grid, [0, 0], to, asked);
      const search = createSearch(grid, [0, 0], to, asked);
      search.step(expected.expanded - 1);
      let steps = 0;
      for (; search.status === 'running'; steps++) {
        expect(search.result()).toBeNull();
        search.step();
      }
      // 16 cells a step, or one leg.
      const { length } = expected.path as { length: number };
      expect(steps).toBeGreaterThan(length / 64);
      expect(steps).toBeLessThan(length / 16 + 2);
      expect(search.result()).toEqual(expected);
    }
  });

  test('shows nothing open where it ended before it began, whatever was searched before', () => {
    const grid = new Grid(60, 40);
    for (let at = 0; at < 200; at++) grid.setBlocked((at * 7) % 60, (at * 11) % 40);
    const parted = Grid.fromText('..#..');
    for (const algorithm of ['jps', 'astar'] as const) {
      for (let i = 0; i < 6; i++) {
        const before = createSearch(grid, [1, 1], [58, 38], { engine, algorithm });
        before.step(4);
        before.dispose();
        const search = createSearch(parted, [0, 0], [4, 0], { engine });
        expect(search.status).toBe('unreachable');
        expect([...search.open(), ...search.closed()]).toEqual([]);
        search.dispose();
      }
    }
  });

  test('shows its open list and its closed set', () => {
    for (const algorithm of ['astar', 'jps'] as const) {
      const grid = cavesMap({ width: 60, height: 40, seed: 3 });
      const world = worldOf(grid);
      const [start, goal] = [0, 999].map((part) => cellOf(world, { across: part, down: part, passable: true }));
      const { trace = new Int32Array() } = findPath(grid, start, goal, { engine, algorithm, trace: true });
      const search = createSearch(grid, start, goal, { engine, algorithm });
      for (let steps = 0; search.status === 'running'; steps++) {
        const open = search.open();
        expect(new Set(open).size).toBe(open.length);
        expect(search.closed()).toEqual(trace.slice(0, steps));
        if (steps < trace.length) expect(open).toContain(trace[steps]);
        expect([...search.closed()].filter((cell) => open.includes(cell))).toEqual([]);
        expect(search.result()).toBeNull();
        search.step();
      }
      expect(search.result()?.trace).toBeUndefined();
      search.dispose();
    }
  });

  test('counts as open what it lists: jump points that are opened again too', () => {
    const grid = Grid.fromText(
      '#.##...|#......|..#....|..#.#..|.#....#|.....#.|.......|....#.#|....##.|.####..|.......|.......|.#....#|.......'.replaceAll(
        '|',
        '\n',
      ),
    );
    const maxOpen = 5;
    const search = createSearch(grid, [5, 3], [0, 4], { engine, maxOpen });
    const reopened = new Set<number>();
    while (search.status === 'running') {
      expect(search.open().length).toBeLessThanOrEqual(maxOpen);
      const before = search.closed();
      search.step();
      const now = search.closed();
      for (const cell of before) if (!now.includes(cell)) reopened.add(cell);
      for (const cell of search.open()) expect(now).not.toContain(cell);
    }
    expect([search.status, search.open().length]).toEqual(['limit', maxOpen + 1]);
    expect(reopened.size).toBeGreaterThan(0);
  });

  test('ends at once where there is nothing to search', () => {
    const grid = Grid.fromText('.#.');
    const status = (start: [number, number], goal: [number, number]) =>
      createSearch(grid, start, goal, { engine }).status;
    expect([status([0, 0], [2, 0]), status([1, 0], [0, 0]), status([0, 0], [1, 0])]).toEqual([
      'unreachable',
      'start-blocked',
      'goal-blocked',
    ]);
    const here = createSearch(grid, [0, 0], [0, 0], { engine });
    expect([here.status, here.step(), here.result()?.cost]).toEqual(['running', 'found', 0]);
  });

  test('run stops when its time is over, and goes on', () => {
    const search = createSearch(new Grid(300, 300), [0, 0], [299, 7], {
      engine,
      algorithm: 'astar',
      heuristic: 'zero',
    });
    expect(search.run({ maxMilliseconds: 1e-6 })).toBe('running');
    expect(search.closed().length).toBe(256);
    expect(search.run({ maxMilliseconds: 1e9 })).toBe('found');
    expect(search.result()?.cost).toBeCloseTo(292 + 7 * Math.SQRT2, 9);
  });

  test('refuses what makes no sense, and goes on', () => {
    const search = createSearch(new Grid(5, 5), [0, 0], [4, 4], { engine });
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 53]) expect(() => search.step(n)).toThrow(RangeError);
    expect(() => search.step(2 ** 53)).toThrow('from 1 to 9007199254740991, or Infinity');
    expect(() => search.step('1' as Wrong)).toThrow('n is "1"');
    expect(() => search.run({ maxMilliseconds: 0 })).toThrow('maxMilliseconds is 0');
    expect(() => search.run(5 as Wrong)).toThrow(TypeError);
    expect(() => search.run({ maxMilliseconds: 5, seconds: 1 } as Wrong)).toThrow(
      '"seconds": use maxMilliseconds; known are maxMilliseconds',
    );
    expect(search.step(Infinity)).toBe('found');
    expect(() => createSearch(new Grid(5, 5), [0, 0], [5, 4], { engine })).toThrow('goal is (5, 4)');
    expect(() => createSearch(new Grid(5, 5), [0, 0], [4, 4], { engine, speed: 1 } as Wrong)).toThrow('"speed"');
  });

  test('after dispose the result stays, and nothing else', () => {
    const grid = Grid.fromText('.....\n.###.\n.....');
    const search = createSearch(grid, [0, 1], [4, 1], { engine, trace: true });
    search.step(Infinity);
    search[Symbol.dispose]();
    search.dispose();
    // Another search goes where it was.
    const other = createSearch(new Grid(5, 3), [4, 2], [0, 2], { engine, trace: true });
    other.step(Infinity);
    expect(search.result()).toEqual(findPath(grid, [0, 1], [4, 1], { engine, trace: true }));
    expect(search.status).toBe('found');
    for (const ask of [
      () => search.step(),
      () => search.run({ maxMilliseconds: 1 }),
      () => search.open(),
      () => search.closed(),
    ]) {
      expect(ask).toThrow('disposed of');
    }
  });
});
