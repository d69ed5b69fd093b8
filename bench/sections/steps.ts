/** Measures searches in slices: how much a slice overruns its time, and what slicing costs in total. */

import { mapFamilies } from '../../generators/maps.ts';
import { createSearch, type FindPathOptions, findPath, type Grid } from '../../src/index.ts';
import { checkEqualCost, checkIdentical, WrongAnswer } from '../check/answers.ts';
import { describe, pickQueries, type Query } from '../check/queries.ts';
import type { Section } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SIDE = 1024;
const SEED = 2026;
const SLICE_MS = 1;
const TARGET_EXCESS_MS = 1;
const FAMILIES = ['open', 'random 20 %', 'maze', 'terrain'];
const OPTIONS: readonly FindPathOptions[] = [
  { engine: 'wasm' },
  { engine: 'wasm', algorithm: 'astar' },
  { engine: 'js' },
  { engine: 'js', algorithm: 'astar' },
];

interface Slices {
  count: number;
  /** Milliseconds: of the longest slice, of creating the search, and in total. */
  longest: number;
  creation: number;
  total: number;
}

export const steps: Section = {
  name: 'steps',
  title: `Searches in slices of ${SLICE_MS} ms on ${SIDE} x ${SIDE}: milliseconds`,
  run(bench) {
    const rows = [['map', 'algorithm', 'engine', 'slices', 'longest', 'creation', 'in slices', 'in one go']];
    const excesses: number[] = [];
    for (const family of FAMILIES) {
      const grid = mapFamilies[family]({ width: SIDE, height: SIDE, seed: SEED });
      const queries = pickQueries(grid, bench.quick ? 2 : 6, SEED);
      for (const options of OPTIONS) {
        bench.progress(excesses.length, FAMILIES.length * OPTIONS.length);
        const { slices, once } = timeQueries(grid, queries, options, bench.quick ? 3 : 5);
        excesses.push(slices.longest - SLICE_MS);
        const times = [slices.longest, slices.creation, slices.total, once].map((time) => time.toFixed(2));
        rows.push([family, options.algorithm ?? 'auto', `${options.engine}`, String(slices.count), ...times]);
      }
    }
    bench.print(formatTable(rows));
    const most = Math.max(...excesses);
    return [
      {
        target: `no slice takes more than ${TARGET_EXCESS_MS} ms too long`,
        measured: `at most ${most.toFixed(2)} ms`,
        held: most <= TARGET_EXCESS_MS,
      },
    ];
  },
};

/** Times each query several times and keeps the fastest, so that other work on the machine does not count. */
function timeQueries(
  grid: Grid,
  queries: readonly Query[],
  options: FindPathOptions,
  times: number,
): { slices: Slices; once: number } {
  const all: Slices = { count: 0, longest: 0, creation: 0, total: 0 };
  let once = 0;
  for (const query of queries) {
    checkSlices(grid, query, options);
    const attempts = Array.from({ length: times }, () => timeSlices(grid, query, options));
    all.count += Math.min(...attempts.map(({ count }) => count));
    all.longest = Math.max(all.longest, Math.min(...attempts.map(({ longest }) => longest)));
    all.creation = Math.max(all.creation, Math.min(...attempts.map(({ creation }) => creation)));
    all.total += Math.min(...attempts.map(({ total }) => total));
    const whole = attempts.map(() => timeOnce(grid, query, options));
    once += Math.min(...whole);
  }
  return { slices: all, once };
}

function timeOnce(grid: Grid, { start, goal }: Query, options: FindPathOptions): number {
  const begin = performance.now();
  findPath(grid, start, goal, options);
  return performance.now() - begin;
}

/** Checks that a search in slices gives the same result as one in one go; on terrain, 'auto' may give another route. @throws {WrongAnswer} */
function checkSlices(grid: Grid, query: Query, options: FindPathOptions): void {
  const search = createSearch(grid, query.start, query.goal, options);
  while (search.status === 'running') search.run({ maxMilliseconds: SLICE_MS });
  const result = search.result();
  search.dispose();
  const where = `${describe(query)}, in slices and in one go`;
  if (result?.status !== 'found') throw new WrongAnswer(`${where}: ${result?.status ?? 'no result'}`);
  const check = options.algorithm === 'astar' ? checkIdentical : checkEqualCost;
  check(result, findPath(grid, query.start, query.goal, options), where);
}

function timeSlices(grid: Grid, { start, goal }: Query, options: FindPathOptions): Slices {
  const begin = performance.now();
  const search = createSearch(grid, start, goal, options);
  const slices: Slices = { count: 0, longest: 0, creation: performance.now() - begin, total: 0 };
  while (search.status === 'running') {
    const from = performance.now();
    search.run({ maxMilliseconds: SLICE_MS });
    slices.longest = Math.max(slices.longest, performance.now() - from);
    slices.count++;
  }
  slices.total = performance.now() - begin;
  search.dispose();
  return slices;
}
