// Each allocation of a kernel is refused in turn, once, and from then on: a call is then right, or a RangeError that names the bytes, and the next call is right.
// Single searches take all maps, other calls a part of them each; HOTPATH_RUNS=1 takes all.
import { expect, test } from 'vitest';
import { findPathOn, findPathsOn } from '../../bench/measure/search-on.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import type { SearchKernel } from '../../src/core/kernel/exports.ts';
import { componentOn, componentsEnd } from '../../src/core/kernel/search/components.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { solveNearest } from '../../src/core/kernel/search/nearest.ts';
import { optionsFor, resolveOptions } from '../../src/core/request/options.ts';
import { planFor } from '../../src/core/request/plan.ts';
import { toResult } from '../../src/core/search/find-path.ts';
import { NearestFirst } from '../../src/core/search/nearest/goal-batches.ts';
import { GoalList } from '../../src/core/search/nearest/goal-list.ts';
import { openSearch } from '../../src/core/search/open.ts';
import { Grid, HexGrid } from '../../src/index.ts';
import { refusing } from '../support/kernels.ts';
import { mazeMap, Random } from '../support/maps.ts';
import {
  bordered,
  checkEach,
  clutter,
  debugKernel,
  divided,
  GOAL,
  hexagons,
  linked,
  round,
  SIDE,
  START,
  shutIn,
  squares,
  told,
  walled,
} from '../support/refused.ts';
import { sample } from '../support/seed.ts';
import type { Options } from '../support/walk.ts';

const searchEngine = () => new SearchEngine(debugKernel('kernel'));

const maze = () => mazeMap({ width: 41, height: 41, seed: 3 });
const rough = () => squares(1, (x, y) => 1 + ((x * 7 + y * 3) % 9));
const zones = () => squares(14, (x, y) => 1 + x + y);

/** Maps, and options. */
const SEARCHES: [string, () => Grid, Options][] = [
  ['in view', () => new Grid(SIDE, SIDE), {}],
  ['jump points', () => clutter(0.2), { trace: true }],
  ['jump points without diagonals', maze, { diagonals: 'never' }],
  ['jump points to a range', () => clutter(0.1), { range: 3 }],
  ['out of reach', divided, {}],
  ['out of reach, from cell to cell', divided, { algorithm: 'astar' }],
  ['partial', divided, { partial: true }],
  ['partial, by A*', divided, { partial: true, algorithm: 'astar' }],
  ['partial, to a blocked goal', shutIn, { partial: true }],
  ['A*', maze, { algorithm: 'astar', heuristic: 'zero', trace: true }],
  ['whole costs', () => clutter(0.2), { algorithm: 'astar' }],
  ['turns', () => clutter(0.1), { turnCost: 1, trace: true }],
  ['from turn to turn', () => clutter(0.1), { diagonals: 'never', turnCost: 1 }],
  ['few borders', zones, { diagonals: 'always' }],
  ['few borders, with a trace', zones, { trace: true }],
  ['buckets', rough, {}],
  ['terrain by A*', rough, { algorithm: 'astar' }],
  ['stops at links', linked, {}],
  ['links by A*', linked, { algorithm: 'astar' }],
  ['links, partial', linked, { partial: true }],
  ['links, partial, out of reach', () => linked(false), { partial: true }],
  ['walls', () => walled(), {}],
  ['walls, out of reach', () => walled(true), {}],
  ['walls, by A*', () => walled(), { algorithm: 'astar' }],
  ['borders that cost', bordered, {}],
  ['edges that go on', round, {}],
];

/** Returns the maps of a call, each call its own. */
const mapsOf = (call: number) => sample([...SEARCHES.slice(call), ...SEARCHES.slice(0, call)], SEARCHES.length);

test.each(SEARCHES)('%s', (_, make, options) => {
  const grid = make();
  checkEach(searchEngine, (engine) => told(findPathOn(engine, grid, START, GOAL, options)));
});

test.each(mapsOf(0))('after edits: %s', (_, make, options) => {
  checkEach(searchEngine, (engine) => {
    const grid = make();
    const before = findPathOn(engine, grid, START, GOAL, options);
    for (let x = 9; x < 12; x++) grid.setBlocked(x, 12, !grid.isBlocked(x, 12));
    const between = findPathOn(engine, grid, START, GOAL, options);
    grid.fill(5, 5, 20, 5, false);
    return [before, between, findPathOn(engine, grid, START, GOAL, options)].map(told).join();
  });
});

/** Searches in steps, with an edit and another search between two of them: the first goes on on a copy of its map. */
function inSteps(engine: SearchEngine, grid: Grid, options: Options): string {
  const cells = cellsOf(grid);
  const search = openSearch(engine, cells, planFor(cells, optionsFor(cells, options)), START, GOAL);
  try {
    search.step(3);
    grid.setBlocked(20, 30, !grid.isBlocked(20, 30));
    findPathOn(engine, grid, GOAL, START, options);
    while (search.status === 0) search.step(20);
    return told(toResult(search.outcome(options.trace === true)));
  } finally {
    search.close();
  }
}

test.each(mapsOf(1))('in steps: %s', (_, make, options) => {
  checkEach(searchEngine, (engine) => inSteps(engine, make(), options));
});

test.each(mapsOf(2))('many at once: %s', (_, make, options) => {
  const grid = make();
  const queries = [GOAL, { x: SIDE - 1, y: 0 }, { x: 5, y: 1 }].map((goal) => ({ start: START, goal }));
  checkEach(searchEngine, (engine) => findPathsOn(engine, grid, queries, options).map(told).join());
});

test.each<[string, () => Grid, Options]>(mapsOf(3).filter(([, , { partial }]) => !partial))(
  'to the nearest of: %s',
  (_, make, options) => {
    const grid = make();
    const cells = cellsOf(grid);
    const random = new Random(1);
    const goals = Array.from({ length: 30 }, () => ({ x: random.between(20, 39), y: random.between(20, 39) }));
    checkEach(searchEngine, (engine) => {
      const plan = planFor(cells, resolveOptions(options));
      const list = new GoalList(grid, goals, START, plan);
      const { status, cost } = solveNearest(
        engine.host,
        cells,
        plan,
        START,
        new NearestFirst(cells, plan, START, list),
      );
      return `${status} ${cost}`;
    });
  },
);

test('components', () => {
  const cells = cellsOf(divided());
  checkEach(searchEngine, ({ host }) => {
    const [first, last] = [START, GOAL].map(({ x, y }) => componentOn(host, cells, 0, x, y));
    return `${first} ${last} of ${componentsEnd(host, cells, 0)}`;
  });
});

test('components of hexagons', () => {
  const cells = cellsOf(new HexGrid(SIDE, SIDE));
  checkEach(
    () => new SearchEngine(debugKernel('hex')),
    ({ host }) => `${componentOn(host, cells, cells.shape?.rule ?? 0, 5, 5)}`,
  );
});

test('hexagons that go on over edges', () => {
  const grid = hexagons('both');
  checkEach(
    () => new SearchEngine(debugKernel('hex')),
    (engine) => `${told(findPathOn(engine, grid, START, GOAL, {}))}, in steps ${inSteps(engine, grid.clone(), {})}`,
  );
});

test.each(['found', 'unreachable', 'partial'] as const)('hexagons: %s', (status) => {
  const grid = hexagons();
  if (status !== 'found') grid.fill(0, 20, SIDE, 1, true);
  const options = { partial: status === 'partial' };
  checkEach(
    () => new SearchEngine(debugKernel('hex')),
    (engine) => {
      const result = findPathOn(engine, grid, START, GOAL, options);
      expect(result.status).toBe(status);
      return `${told(result)}, in steps ${inSteps(engine, grid.clone(), options)}`;
    },
  );
});

test.each<[string, () => Grid, Options]>([...mapsOf(4), ['hexagons', hexagons, {}]])(
  'what a refused call has made of a map comes back: %s',
  (_, make, options) => {
    const grid = make();
    const exports = debugKernel<SearchKernel>(grid instanceof HexGrid ? 'hex' : 'kernel');
    const engine = new SearchEngine(exports);
    let asked = 0;
    /** Asks while one allocation is refused, and returns the bytes in use once the map is given up. */
    const usedAfter = (refused: number) => {
      asked = 0;
      refusing(
        () => asked++ === refused,
        () => {
          try {
            findPathOn(engine, grid, START, GOAL, options);
          } catch (error) {
            expect(String(error)).toMatch(/^RangeError/);
          }
        },
      );
      grid.releaseMemory();
      return exports.used.value;
    };
    const round = () => {
      const used: number[] = [];
      do used.push(usedAfter(used.length));
      while (asked >= used.length);
      return used;
    };
    // The first round leaves memory for searches, which stays. A block may be some words larger than was asked for.
    const most = Math.max(...round()) + 64;
    for (let i = 0; i < 4; i++) expect(Math.max(...round())).toBeLessThan(most);
  },
);
