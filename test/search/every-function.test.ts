/**
 * The same request gets the same answer from every function that finds routes, on either engine, prepared or not. HOTPATH_RUNS=50 tries 18,000
 * requests.
 */
import { expect, test } from 'vitest';
import { cellsOf } from '../../src/core/grid/grid.ts';
import {
  createSearch,
  findPath,
  findPathAsync,
  findPaths,
  type Grid,
  type PathResult,
  prepareGrid,
} from '../../src/index.ts';
import { contractWith, hierarchies } from '../support/contracted.ts';
import { Random } from '../support/maps.ts';
import { anyMap, anyTerrain, freeCell } from '../support/prepared.ts';
import { runs, seed } from '../support/seed.ts';
import type { Options } from '../support/walk.ts';
import { worldOf } from '../support/world.ts';

const GRIDS = runs(60);
const QUERIES = 6;

/** The parts of an answer that must be the same. */
function answerOf({ status, cost, expanded, path, trace, method }: PathResult) {
  return {
    status,
    cost,
    expanded,
    route: path && Array.from(path.xy).join(),
    trace: trace && Array.from(trace).join(),
    method,
  };
}

/** Draws options of every kind. */
function anyOptions(grid: Grid, random: Random): Options {
  const cells = grid.width * grid.height;
  const options: Options = {};
  const maybe = (chance: number, set: () => void) => random.chance(chance) && set();
  maybe(
    0.3,
    () => (options.diagonals = random.pick(['never', 'always', 'ifAtMostOneObstacle', 'onlyWhenNoObstacles'])),
  );
  maybe(0.15, () => (options.algorithm = 'astar'));
  maybe(0.15, () => (options.heuristic = random.pick(['octile', 'manhattan', 'euclidean', 'chebyshev', 'zero'])));
  maybe(0.05, () => (options.heuristic = (dx, dy) => 0.5 * Math.max(dx, dy)));
  maybe(0.1, () => (options.heuristicWeight = random.pick([0, 0.5, 1.5, Infinity])));
  maybe(0.1, () =>
    Object.assign(
      options,
      random.pick([{ straightCost: 10, diagonalCost: 14 }, { diagonalCost: 2 }, { diagonalCost: 0.7 }]),
    ),
  );
  maybe(0.1, () => (options.turnCost = random.pick([0.5, 3])));
  maybe(0.07, () => (options.maxExpansions = random.below(60)));
  maybe(0.07, () => (options.maxOpen = 1 + random.below(40)));
  maybe(0.1, () => (options.maxCost = random.below(60)));
  maybe(0.1, () => (options.range = random.pick([1, 2, 12])));
  maybe(0.15, () => (options.partial = true));
  maybe(0.1, () => (options.trace = true));
  maybe(0.1, () => (options.size = 2));
  maybe(0.1, () => (options.kindCosts = [1, 2, random.pick([0.5, Infinity])]));
  maybe(0.2, () => (options.avoid = Int32Array.from({ length: random.pick([1, 3, 20]) }, () => random.below(cells))));
  maybe(0.1, () => (options.allowBlockedStart = true));
  return options;
}

/** Prepares a grid in one of several ways, or not at all. */
function prepare(grid: Grid, random: Random): string {
  if (random.chance(0.5)) return 'as it is';
  prepareGrid(grid, {
    landmarks: random.between(1, 8),
    diagonals: random.pick(['onlyWhenNoObstacles', 'onlyWhenNoObstacles', 'always']),
  });
  if (random.chance(0.3) || cellsOf(grid).terrain !== null) return 'prepared';
  contractWith(grid, random.pick(hierarchies), { side: random.pick([4, 16]), options: {} });
  return 'contracted';
}

/** Runs a search in steps of several sizes. @param edit Called in the middle. */
function inSteps(
  grid: Grid,
  [start, goal]: readonly [[number, number], [number, number]],
  options: Options,
  random: Random,
  edit: () => void,
): PathResult {
  const search = createSearch(grid, start, goal, options);
  try {
    edit();
    while (search.step(random.pick([1, 7, 100])) === 'running');
    return search.result() as PathResult;
  } finally {
    search.dispose();
  }
}

test(`${GRIDS * QUERIES} requests get the same answer from every function, on both engines (seed ${seed})`, async () => {
  const random = new Random(seed);
  const methods: Record<string, number> = {};
  for (let i = 0; i < GRIDS; i++) {
    const side = () => random.between(1, 36);
    const grid = random.pick([anyMap, anyTerrain])(side(), side(), random);
    for (let k = 0; k < 10; k++) grid.setKind(random.below(grid.width), random.below(grid.height), random.below(3));
    const state = prepare(grid, random);
    const cell = (): [number, number] => [random.below(grid.width), random.below(grid.height)];
    const world = worldOf(grid);
    const end = (): [number, number] => {
      const { x, y } = freeCell(world, random);
      return random.chance(0.95) ? [x, y] : cell();
    };
    for (let query = 0; query < QUERIES; query++) {
      const options = anyOptions(grid, random);
      const ends = [end(), end()] as const;
      const engines = typeof options.heuristic === 'function' ? (['js'] as const) : (['wasm', 'js'] as const);
      const expected = answerOf(findPath(grid, ...ends, { ...options, engine: engines[0] }));
      methods[expected.method] = (methods[expected.method] ?? 0) + 1;
      const what = (name: string) =>
        `grid ${i} (${state}), query ${query}, ${name}: ${ends.join(' > ')} ${JSON.stringify(options)}`;
      for (const engine of engines) {
        const asked = { ...options, engine };
        expect(answerOf(findPath(grid, ...ends, asked)), what(`findPath, ${engine}`)).toEqual(expected);
        const many = findPaths(grid, [[cell(), cell()], [...ends]], asked);
        expect(answerOf(many[1]), what(`findPaths, ${engine}`)).toEqual(expected);
        // Edits while a search is open make no difference to it.
        const [x, y] = cell();
        const before = grid.isBlocked(x, y);
        const stepped = inSteps(
          grid,
          ends,
          asked,
          random,
          () => state !== 'contracted' && grid.setBlocked(x, y, !before),
        );
        if (state !== 'contracted') grid.setBlocked(x, y, before);
        expect(answerOf(stepped), what(`createSearch, ${engine}`)).toEqual(expected);
        expect(answerOf(await findPathAsync(grid, ...ends, asked)), what(`findPathAsync, ${engine}`)).toEqual(expected);
      }
    }
  }
  console.info(`same answer: ${GRIDS * QUERIES} requests, ${JSON.stringify(methods)}`);
});
