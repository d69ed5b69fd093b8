import { describe, expect, test } from 'vitest';
import { findPathsOn } from '../../bench/measure/search-on.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { findPath, findPaths, Grid, type PathQuery, type PathResult, type PointLike } from '../../src/index.ts';
import { editsWhenRead } from '../support/edits-when-read.ts';
import { startDebug } from '../support/kernels.ts';
import { cavesMap, Random, randomMap, terrainMap } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { checkResult, checkSame, type Options } from '../support/walk.ts';
import { diagonalRules, type Point, worldOf } from '../support/world.ts';

type Pair = [x: number, y: number];
type Ends = { start: Point; goal: Point };

function randomEnds(grid: Grid, random: Random): Ends {
  const cell = () => ({ x: random.below(grid.width), y: random.below(grid.height) });
  return { start: cell(), goal: cell() };
}

/** A query in one of the forms that there are. */
function inAnyForm({ start, goal }: Ends, random: Random): PathQuery {
  const pair = ({ x, y }: Point): [number, number] => [x, y];
  return random.pick<PathQuery>([
    { start, goal },
    [start, goal],
    [pair(start), pair(goal)],
    { start: pair(start), goal },
  ]);
}

const anyOptions = (random: Random): Options => ({
  diagonals: random.pick(diagonalRules),
  trace: random.chance(0.5),
  algorithm: random.pick(['auto', 'astar']),
  heuristicWeight: random.pick([1, 1, 1, 0, 2, Infinity]),
  maxExpansions: random.pick([Infinity, Infinity, 25, 0]),
});

function checkSameAll(results: readonly PathResult[], expected: readonly PathResult[]): void {
  expect(results.length).toBe(expected.length);
  results.forEach((result, i) => {
    try {
      checkSame(result, expected[i]);
    } catch (error) {
      throw new Error(`query ${i}`, { cause: error });
    }
  });
}

test('the kernel is called once for all queries', () => {
  let calls = 0;
  const exports = startKernel(kernel);
  const count =
    <A extends unknown[], R>(call: (...args: A) => R) =>
    (...args: A): R => {
      calls++;
      return call(...args);
    };
  const engine = new SearchEngine({ ...exports, solveMany: count(exports.solveMany), solve: count(exports.solve) });
  const grid = new Grid(30, 30);
  const queries = Array.from(
    { length: 50 },
    (_, i): PathQuery => [
      [0, i % 30],
      [29, 7],
    ],
  );
  expect(findPathsOn(engine, grid, queries).map(({ status }) => status)).toEqual(queries.map(() => 'found'));
  expect(calls).toBe(1);
});

describe.each(['wasm', 'js'] as const)('findPaths on %s', (engine) => {
  test(`answers as findPath does, query by query and in order (seed ${seed})`, () => {
    const random = new Random(seed);
    const draw = [randomMap, cavesMap, terrainMap];
    for (let round = 0; round < runs(150); round++) {
      const size = { width: random.between(1, 50), height: random.between(1, 40), seed: random.below(2 ** 31) };
      const grid = random.pick(draw)(size);
      const world = worldOf(grid);
      const ends = Array.from({ length: random.below(25) }, () => randomEnds(grid, random));
      const options = { ...anyOptions(random), engine };
      const results = findPaths(
        grid,
        ends.map((query) => inAnyForm(query, random)),
        options,
      );
      checkSameAll(
        results,
        ends.map(({ start, goal }) => findPath(grid, start, goal, options)),
      );
      results.forEach((result, i) => {
        checkResult(world, ends[i].start, ends[i].goal, options, result);
      });
    }
  });

  test('no queries have no results', () => {
    expect(findPaths(new Grid(3, 3), [], { engine })).toEqual([]);
    expect(findPaths(new Grid(3, 3), [], { engine, trace: true })).toEqual([]);
  });

  test('the same query again has the same result, in an array of its own', () => {
    const grid = new Grid(9, 9);
    const query: PathQuery = [
      [0, 0],
      [8, 5],
    ];
    const results = findPaths(grid, [query, query, query], { engine, trace: true });
    checkSameAll(results, [results[2], results[2], results[2]]);
    results[0].trace?.fill(-1);
    results[0].path?.xy.fill(-1);
    checkSame(results[1], findPath(grid, [0, 0], [8, 5], { engine, trace: true }));
  });

  test('every status among others', () => {
    const grid = Grid.fromText('.....#.\n.....##\n..#....');
    const goals: PathQuery[] = [
      [
        [0, 0],
        [4, 2],
      ],
      [
        [0, 0],
        [6, 0],
      ],
      [
        [2, 2],
        [0, 0],
      ],
      [
        [0, 0],
        [2, 2],
      ],
      [
        [6, 0],
        [6, 0],
      ],
    ];
    const statuses = findPaths(grid, goals, { engine }).map(({ status }) => status);
    expect(statuses).toEqual(['found', 'unreachable', 'start-blocked', 'goal-blocked', 'found']);
    const limited = findPaths(grid, goals, { engine, maxExpansions: 0 }).map(({ status }) => status);
    expect(limited).toEqual(['limit', 'unreachable', 'start-blocked', 'goal-blocked', 'found']);
  });

  test('edits between batches count', () => {
    const grid = new Grid(40, 40);
    const random = new Random(3);
    for (let round = 0; round < 20; round++) {
      for (let edit = 0; edit < 30; edit++) grid.setBlocked(random.below(40), random.below(40), random.chance(0.4));
      const queries = Array.from({ length: 15 }, () => randomEnds(grid, random));
      const options = { engine, trace: true, diagonals: random.pick(diagonalRules) };
      checkSameAll(findPaths(grid, queries, options), findPaths(grid.clone(), queries, options));
    }
  });

  test('edits made while queries are read count', () => {
    const grid = new Grid(5, 3);
    const goal = editsWhenRead(grid, 1);
    const [result] = findPaths(grid, [[{ x: 0, y: 1 }, goal]], { engine });
    checkSame(result, findPath(grid, [0, 1], [4, 1], { engine }));
  });

  test('queries taken away while others are read are missed, those added are not answered', () => {
    const grid = new Grid(5, 3);
    const queriesWhere = (change: (queries: unknown[]) => void) => {
      const start = {
        get x() {
          change(queries);
          return 0;
        },
        y: 0,
      };
      const queries: [PointLike, PointLike][] = [start, [1, 1], [2, 2]].map((from) => [from as PointLike, [4, 1]]);
      return queries;
    };
    const shrinking = queriesWhere((queries) => queries.splice(1));
    expect(() => findPaths(grid, shrinking, { engine })).toThrow('queries[1] is undefined');
    const growing = queriesWhere((queries) => queries.push(queries[1]));
    expect(findPaths(grid, growing, { engine }).map(({ cost }) => cost)).toHaveLength(3);
  });

  test.each([false, true])('20,000 queries at once, trace %s', (trace) => {
    const grid = randomMap({ width: 60, height: 50, seed: 8, blocked: 0.3 });
    const random = new Random(1);
    const ends = Array.from({ length: 20_000 }, () => randomEnds(grid, random));
    const results = findPaths(grid, ends, { engine, trace });
    expect(results.length).toBe(20_000);
    const other = findPaths(grid, ends, { engine: engine === 'js' ? 'wasm' : 'js', trace });
    for (let i = 0; i < 20_000; i += 9) {
      checkSame(results[i], findPath(grid, ends[i].start, ends[i].goal, { engine, trace }));
      checkSame(results[i], other[i]);
    }
  });

  test(`${runs(400)} long routes, with all their expansions`, () => {
    const grid = terrainMap({ width: 160, height: 160, seed: 4 });
    grid.fill(0, 0, 160, 4, 1);
    grid.fill(0, 156, 160, 4, 1);
    const count = runs(engine === 'wasm' ? 400 : 80);
    const queries: [Pair, Pair][] = Array.from({ length: count }, (_, i) => [
      [i % 160, 0],
      [(i * 7) % 160, 159],
    ]);
    const options: Options = { engine, trace: true, algorithm: 'astar', diagonals: 'always' };
    const results = findPaths(grid, queries, options);
    for (let i = 0; i < count; i += 37) checkSame(results[i], findPath(grid, ...queries[i], options));
    expect(results.every(({ status }) => status === 'found')).toBe(true);
  });
});

test('a heuristic function runs on the js engine', () => {
  const grid = cavesMap({ width: 30, height: 30, seed: 1 });
  const random = new Random(2);
  const ends = Array.from({ length: 30 }, () => randomEnds(grid, random));
  const options = { heuristic: (dx: number, dy: number) => Math.max(dx, dy), trace: true };
  checkSameAll(
    findPaths(grid, ends, options),
    ends.map(({ start, goal }) => findPath(grid, start, goal, options)),
  );
});

test('engines of their own, the debug kernel among them, answer the same', () => {
  const engines = [new SearchEngine(startDebug('kernel')), new SearchEngine(startKernel(kernel))];
  const grid = cavesMap({ width: 90, height: 70, seed: 6 });
  const random = new Random(4);
  const ends = Array.from({ length: 600 }, () => randomEnds(grid, random));
  for (const diagonals of diagonalRules) {
    const expected = findPaths(grid, ends, { diagonals, trace: true, engine: 'js' });
    for (const engine of engines) checkSameAll(findPathsOn(engine, grid, ends, { diagonals, trace: true }), expected);
  }
});
