/** How many times as long as the plain call a call takes. */
import { Random } from '../../generators/random.ts';
import { type FindPathOptions, findPath, type Grid } from '../../src/index.ts';
import { checkEqualCost } from '../check/answers.ts';
import { median } from '../measure/statistics.ts';
import type { Call, Query } from './calls.ts';
import { type BaseMap, mapWith, type Variant } from './variants.ts';

const SEED = 77;
/** Passes over the queries, of which each one's fastest counts. */
const PASSES = 5;
/** Queries that are asked whatever they take, and how often. */
const LEAST_QUERIES = 7;
const LEAST_PASSES = 2;

/** A call on a map, and how long it may be measured. */
export interface Measured {
  readonly map: BaseMap;
  readonly call: Call;
  readonly queries: readonly Query[];
  readonly milliseconds: number;
}

/** Returns queries between passable cells. */
export function queriesOn(grid: Grid, count: number): Query[] {
  const random = new Random(SEED);
  const cell = () => {
    for (;;) {
      const [x, y] = [random.below(grid.width - 3), random.below(grid.height - 3)];
      if (!grid.isBlocked(x, y)) return { x, y };
    }
  };
  return Array.from({ length: count }, () => {
    const corner = cell();
    const building = [0, 1, 2].flatMap((dx) => [0, 1, 2].map((dy) => ({ x: corner.x + dx, y: corner.y + dy })));
    return { start: cell(), goal: cell(), others: [cell(), cell()], building };
  });
}

const grids = new Map<string, Grid>();

function dropOldest(count: number): void {
  for (const [key, grid] of [...grids].slice(0, count)) {
    grid.releaseMemory();
    grids.delete(key);
  }
}

/** Returns a map with features, kept for the variants that follow. */
function gridOf(map: BaseMap, variants: readonly Variant[]): Grid {
  const key = [map.name, ...variants.filter(({ options }) => options === undefined).map(({ name }) => name)].join('\n');
  let grid = grids.get(key);
  if (grid === undefined) {
    // Maps are large, and engines keep copies of them.
    if (grids.size > 24) dropOldest(8);
    grid = mapWith(map, variants, SEED);
    grids.set(key, grid);
  }
  return grid;
}

/**
 * Returns how many times as long as the plain call a call takes with variants: the median over queries, asked by turns. NaN if they do not go together.
 *
 * @throws {WrongAnswer} if the engines do not agree.
 */
export function factorOf({ map, call, queries, milliseconds }: Measured, variants: readonly Variant[]): number {
  try {
    const options: FindPathOptions = Object.assign({}, ...variants.map((one) => one.options?.(map) ?? {}));
    const grid = gridOf(map, variants);
    const plain = gridOf(map, []);
    compareEngines(grid, queries[0], options, variants);
    const compare = (query: Query) => [timeOf(call, plain, query, {}), timeOf(call, grid, query, options)];
    // This makes what is kept of maps.
    for (const query of queries.slice(0, LEAST_QUERIES)) compare(query);
    const times = queries.map(() => [Infinity, Infinity]);
    const begin = performance.now();
    for (let pass = 0; pass < PASSES; pass++) {
      for (const [i, query] of queries.entries()) {
        const isLate = performance.now() - begin > milliseconds;
        if (isLate && (pass >= LEAST_PASSES || i >= LEAST_QUERIES)) break;
        times[i] = compare(query).map((time, k) => Math.min(time, times[i][k]));
      }
    }
    return median(times.filter(([time]) => time < Infinity).map(([one, other]) => other / one));
  } catch (error) {
    if (error instanceof RangeError) return Number.NaN;
    throw error;
  }
}

/** Returns milliseconds. Short calls are repeated, since clocks are coarse. */
function timeOf(call: Call, grid: Grid, query: Query, options: FindPathOptions): number {
  let calls = 1;
  const begin = performance.now();
  call(grid, query, options);
  let time = performance.now() - begin;
  for (; time < 0.02 && calls < 16; calls++) {
    call(grid, query, options);
    time = performance.now() - begin;
  }
  return time / calls;
}

function compareEngines(grid: Grid, query: Query, options: FindPathOptions, variants: readonly Variant[]): void {
  const [wasm, js] = (['wasm', 'js'] as const).map((engine) =>
    findPath(grid, query.start, query.goal, { ...options, engine }),
  );
  checkEqualCost(wasm, js, variants.map(({ name }) => name).join(' and '));
}
