/** Compares jump point search with A*, and on both engines. */

import { uniformFamilies } from '../../generators/maps.ts';
import { formatMicroseconds } from '../../src/cli/format.ts';
import { type FindPathOptions, findPath, type Grid } from '../../src/index.ts';
import { checkEqualCost, checkIdentical } from '../check/answers.ts';
import { describe, pickQueries, type Query } from '../check/queries.ts';
import { medianMinima } from '../measure/per-query.ts';
import type { Section } from '../run/section.ts';
import { formatRatio, formatTable } from '../run/table.ts';

const SIZES = [
  { side: 512, queries: 16, time: 2500 },
  { side: 1024, queries: 8, time: 3000 },
];
const QUICK_SIZES = [{ side: 512, queries: 6, time: 500 }];
const SEED = 2026;
const TARGET_RATIO = 1.8;

const WAYS: readonly FindPathOptions[] = [
  { algorithm: 'jps', engine: 'wasm' },
  { algorithm: 'jps', engine: 'js' },
  { algorithm: 'astar', engine: 'wasm' },
];

export const jumpPoints: Section = {
  name: 'jps',
  title: "Jump point search ('jps'): median of per-query minima, and how many times as fast as on js and as A*",
  run(bench) {
    const sizes = bench.quick ? QUICK_SIZES : SIZES;
    const families = Object.entries(uniformFamilies);
    const rows = [['map', 'side', 'wasm', 'with path.xy', 'js', 'A* on wasm', 'over js', 'over A*']];
    const ratios: number[] = [];
    for (const [family, make] of families) {
      for (const { side, queries, time } of sizes) {
        bench.progress(ratios.length, families.length * sizes.length);
        const grid = make({ width: side, height: side, seed: SEED });
        const [wasm, js, astar, cells] = compare(grid, queries, time, family);
        const times = [wasm, cells, js, astar].map(formatMicroseconds);
        rows.push([family, `${side}`, ...times, formatRatio(js / wasm), formatRatio(astar / wasm)]);
        ratios.push(js / wasm);
      }
    }
    bench.print(formatTable(rows));
    const least = Math.min(...ratios);
    const [family, side] = rows[ratios.indexOf(least) + 1];
    return [
      {
        target: `wasm at least ${TARGET_RATIO} x as fast as js on the same searches, every family`,
        measured: `least ${formatRatio(least)}, on ${family} at ${side} a side`,
        held: least >= TARGET_RATIO,
      },
    ];
  },
};

/** Measures the microseconds of each way, then of the first way with all cells of the route written out. */
function compare(grid: Grid, count: number, time: number, family: string): number[] {
  const queries = pickQueries(grid, count, SEED);
  const ways = WAYS.map(
    (options) =>
      ({ start, goal }: Query) =>
        findPath(grid, start, goal, options),
  );
  for (const query of queries) {
    const [onWasm, onJs, byAstar] = ways.map((way) => way(query));
    const where = `${family} ${grid.width}, ${describe(query)}`;
    checkIdentical(onWasm, onJs, where);
    checkEqualCost(onWasm, byAstar, where);
  }
  const writeCells = (query: Query) => ways[0](query).path?.xy;
  return medianMinima(queries, [...ways, writeCells], time);
}
