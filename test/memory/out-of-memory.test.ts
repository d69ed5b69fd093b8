// Kernels whose memory runs out at any point: a RangeError that names the bytes, and all goes on once there is room.
import { describe, expect, test } from 'vitest';
import { findPathOn, findPathsOn } from '../../bench/measure/search-on.ts';
import type { Point } from '../../src/core/base/cells/point.ts';
import { RUNNING } from '../../src/core/base/statuses.ts';
import type { OpenSearch } from '../../src/core/engine/search.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { kernel as fieldKernel } from '../../src/core/kernel/bytes/field.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { FieldEngine } from '../../src/core/kernel/field/field-engine.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { resolveOptions } from '../../src/core/request/options.ts';
import { planFor } from '../../src/core/request/plan.ts';
import { type PathResult, toResult } from '../../src/core/search/find-path.ts';
import type { PathQuery } from '../../src/core/search/find-paths.ts';
import { openSearch as openSearchOn } from '../../src/core/search/open.ts';
import { fieldOn } from '../../src/features/field/distance-field.ts';
import { Grid } from '../../src/index.ts';
import { withMostPages } from '../support/capped.ts';
import { checkSameField } from '../support/fields.ts';
import { mazeMap, randomMap, terrainMap } from '../support/maps.ts';
import type { Options } from '../support/walk.ts';

const SIDE = 150;
/** Enough for one search of a map of ours and some dozens of others. */
const PAGES = 60;
const random = randomMap({ width: SIDE, height: SIDE, seed: 3, blocked: 0.3 });
const maze = mazeMap({ width: SIDE, height: SIDE, seed: 3 });
const terrain = terrainMap({ width: SIDE, height: SIDE, seed: 3 });

function openOn(engine: SearchEngine, grid: Grid, options: Options): OpenSearch {
  const cells = cellsOf(grid);
  const plan = planFor(cells, resolveOptions(options));
  const [start, goal] = endsOf(grid);
  return openSearchOn(engine, cells, plan, start, goal);
}

/** The first and the last passable cell. */
function endsOf(grid: Grid): [Point, Point] {
  const { width, height } = grid;
  const cells = Array.from({ length: width * height }, (_, cell) => ({ x: cell % width, y: Math.floor(cell / width) }));
  const passable = cells.filter(({ x, y }) => !grid.isBlocked(x, y));
  return [passable[0], passable[passable.length - 1]];
}

/** Opens searches of other grids until there is no more room. */
function fillUp(engine: SearchEngine): OpenSearch[] {
  const searches: OpenSearch[] = [];
  for (let width = 200; width > 1; width >>= 1) {
    try {
      for (;;) searches.push(openOn(engine, new Grid(width, 50), { algorithm: 'astar', trace: true }));
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
  }
  return searches;
}

describe('a search in steps goes on where memory was missing', () => {
  /** Takes a search on in a full memory, one other search given up for each refusal, and compares it with `expected`. */
  function takeOn(engine: SearchEngine, search: OpenSearch, expected: PathResult): void {
    const others = fillUp(engine);
    let refusals = 0;
    while (search.status === RUNNING) {
      const before = search.outcome(true).expanded;
      try {
        search.step(100);
        expect(search.outcome(false).expanded).toBeLessThanOrEqual(before + 100);
      } catch (error) {
        expect(String(error)).toMatch(/^RangeError: [1-9]\d* bytes of memory cannot be allocated/);
        expect(search.status).toBe(0);
        expect(others.length).toBeGreaterThan(0);
        refusals++;
        others.pop()?.close();
      }
    }
    expect(refusals).toBeGreaterThan(0);
    expect(toResult(search.outcome(expected.trace !== undefined))).toEqual(expected);
    search.close();
  }

  test.each<[string, Grid, Options]>([
    ['jump points, random map', random, { trace: true }],
    ['jump points, random map, four directions', random, { diagonals: 'never', trace: true }],
    ['jump points, maze', maze, { trace: true }],
    ['jump points, within range', random, { range: 8 }],
    ['A*, random map', random, { algorithm: 'astar', trace: true }],
    ['A*, maze', maze, { algorithm: 'astar', trace: true }],
    ['A*, partial', maze, { algorithm: 'astar', maxExpansions: 3000, partial: true, trace: true }],
    ['turns, random map', random, { turnCost: 1, trace: true }],
    ['from turn to turn, random map', random, { diagonals: 'never', turnCost: 1 }],
  ])('%s', (_, grid, options) => {
    const [start, goal] = endsOf(grid);
    const expected = findPathOn(new SearchEngine(startKernel(kernel)), grid, start, goal, options);
    const engine = new SearchEngine(startKernel(withMostPages(kernel, PAGES)));
    takeOn(engine, openOn(engine, grid, options), expected);
    expect(findPathOn(engine, grid, start, goal, options)).toEqual(expected);
  });

  test('from cell to cell, once jump points have found no way, to the cell nearest to the goal', () => {
    const grid = random.clone();
    const [start, goal] = endsOf(grid);
    const engine = new SearchEngine(startKernel(withMostPages(kernel, PAGES)));
    expect(findPathOn(engine, grid, start, goal).status).toBe('found');
    // That this parts the grid is not noticed until a search finds no way.
    grid.fill(0, 75, SIDE, 1, true);
    const expected = findPathOn(new SearchEngine(startKernel(kernel)), grid, start, goal, {
      partial: true,
      trace: true,
    });
    expect(expected.status).toBe('partial');
    takeOn(engine, openOn(engine, grid, { partial: true, trace: true }), expected);
  });
});

describe('an engine that is short of memory', () => {
  const small = randomMap({ width: 40, height: 40, seed: 5, blocked: 0.2 });

  /** What `ask` gives on engines of every size up to one that is enough, again after a refusal. */
  function askAtAllSizes<Result>(most: number, ask: (pages: number) => Result, check: (result: Result) => void): void {
    let refusals = 0;
    for (let pages = 1; pages <= most; pages++) {
      try {
        check(ask(pages));
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        expect(error.message).toMatch(/^[1-9]\d* bytes of memory cannot be allocated/);
        refusals++;
      }
    }
    expect(refusals).toBeGreaterThan(0);
    expect(refusals).toBeLessThan(most);
  }

  test.each<[string, Options]>([
    ['jump points', {}],
    ['A*', { algorithm: 'astar', heuristic: 'zero', trace: true }],
    ['A*, partial', { algorithm: 'astar', maxExpansions: 5000, partial: true }],
    ['turns', { turnCost: 1, trace: true }],
    ['from turn to turn', { diagonals: 'never', turnCost: 1 }],
  ])('refuses a search with a RangeError, and does the next one: %s', (_, options) => {
    const [start, goal] = endsOf(maze);
    const expected = findPathOn(new SearchEngine(startKernel(kernel)), maze, start, goal, options);
    const next = findPathOn(new SearchEngine(startKernel(kernel)), small, [0, 0], [39, 39], options);
    askAtAllSizes(
      60,
      (pages) => {
        const engine = new SearchEngine(startKernel(withMostPages(kernel, pages)));
        expect(findPathOn(engine, small, [0, 0], [39, 39], options)).toEqual(next);
        try {
          return findPathOn(engine, maze, start, goal, options);
        } finally {
          expect(findPathOn(engine, small, [0, 0], [39, 39], options)).toEqual(next);
        }
      },
      (result) => expect(result).toEqual(expected),
    );
  });

  test.each<Options>([{}, { algorithm: 'astar' }])(
    'drops what the largest search by A* left, for smaller ones: %o',
    (options) => {
      const engine = new SearchEngine(startKernel(withMostPages(kernel, 16)));
      const answers = (side: number, asked: Options) => {
        try {
          return findPathOn(engine, new Grid(side, side), [0, 0], [side - 1, side - 1], asked).status;
        } catch (error) {
          return String(error);
        }
      };
      let side = 400;
      while (answers(side, { algorithm: 'astar' }) !== 'found') side--;
      expect(side).toBeGreaterThan(200);
      expect([8, 9, 100].map((less) => answers(less, options))).toEqual(['found', 'found', 'found']);
    },
  );

  test('drops what a large batch left, for a search that needs the room', () => {
    const side = 280;
    const large = new Grid(side, side);
    const ask = (engine: SearchEngine) =>
      findPathOn(engine, large, [0, 0], [side - 1, side - 1], { algorithm: 'astar' }).status;
    const engine = new SearchEngine(startKernel(withMostPages(kernel, 24)));
    const traced: Options = { heuristic: 'zero', trace: true };
    const queries = new Array<PathQuery>(8).fill({ start: [0, 0], goal: [SIDE - 1, SIDE - 1] });
    expect(findPathsOn(engine, new Grid(SIDE, SIDE), queries, traced).length).toBe(8);
    expect(ask(engine)).toBe('found');
    const [short] = findPathsOn(engine, new Grid(9, 9), [{ start: [0, 0], goal: [8, 8] }], {});
    expect(short.cost).toBeCloseTo(8 * Math.SQRT2);
  });

  test('drops grids to make room for the record of a search in steps', () => {
    const engine = new SearchEngine(startKernel(withMostPages(kernel, 3)));
    // So small that what the last one to be dropped leaves is too little for a record.
    const grids = Array.from({ length: 3000 }, () => new Grid(2, 2));
    for (const grid of grids) findPathOn(engine, grid, [0, 0], [1, 1], { algorithm: 'astar' });
    const search = openOn(engine, grids[grids.length - 1], { algorithm: 'astar' });
    search.step(Infinity);
    expect(toResult(search.outcome(false)).cost).toBe(Math.SQRT2);
    search.close();
  });

  /** Links of all costs, from everywhere to everywhere, so that their offers need room too. */
  function withLinks(): Grid {
    const grid = maze.clone();
    const open = Array.from({ length: grid.width * grid.height }, (_, cell) => cell).filter(
      (cell) => !grid.isBlocked(cell % grid.width, Math.floor(cell / grid.width)),
    );
    const placeOf = (i: number) => grid.cellAt(open[i % open.length]);
    for (let i = 0; i < 300; i++) grid.addLink(placeOf(i * 37), placeOf(i * 91 + 7), { cost: i });
    return grid;
  }

  function withExit(): Grid {
    const grid = maze.clone();
    grid.setExit(1, 1, 2, false);
    return grid;
  }

  test.each<[string, Grid]>([
    ['uniform terrain', maze],
    ['terrain', terrain],
    ['links', withLinks()],
    ['closed exits', withExit()],
  ])('refuses a field with a RangeError, and does the next one: %s', (_, grid) => {
    const expected = fieldOn(new FieldEngine(startKernel(fieldKernel)), grid, [0, 0]);
    const next = fieldOn(new FieldEngine(startKernel(fieldKernel)), small, [0, 0]);
    askAtAllSizes(
      20,
      (pages) => {
        const engine = new FieldEngine(startKernel(withMostPages(fieldKernel, pages)));
        const before = fieldOn(engine, small, [0, 0]);
        checkSameField(before, next);
        try {
          return fieldOn(engine, grid, [0, 0]);
        } finally {
          checkSameField(before, next);
          checkSameField(fieldOn(engine, small, [0, 0]), next);
        }
      },
      (field) => checkSameField(field, expected),
    );
  });
});
