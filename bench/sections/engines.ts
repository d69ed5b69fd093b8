/** Compares A* on both engines, on all families of maps, and on the small ones with the plain solver. */

import { mapFamilies } from '../../generators/maps.ts';
import { formatMicroseconds } from '../../src/cli/format.ts';
import { type FindPathOptions, findPath, type Grid } from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import { checkIdentical, sameCost, WrongAnswer } from '../check/answers.ts';
import { describe, pickQueries, type Query } from '../check/queries.ts';
import { medianMinima } from '../measure/per-query.ts';
import type { Outcome } from '../run/outcome.ts';
import type { Section } from '../run/section.ts';
import { formatRatio, formatTable } from '../run/table.ts';

/** For each map size: the number of queries, and milliseconds for all of them. */
const SIZES = [
  { side: 64, queries: 24, time: 700 },
  { side: 128, queries: 24, time: 700 },
  { side: 256, queries: 16, time: 1000 },
  { side: 512, queries: 16, time: 3000 },
  { side: 1024, queries: 8, time: 3000 },
];
const QUICK_SIZES = [
  { side: 64, queries: 8, time: 200 },
  { side: 512, queries: 6, time: 500 },
];
const SEED = 2026;

/** The plain solver takes microseconds a cell: it answers a few queries on maps of this size. */
const PLAIN = { side: 64, queries: 4, time: 300 };

const TARGET_SIDE = 512;
const TARGET_RATIO = 1.8;

const WASM: FindPathOptions = { algorithm: 'astar', engine: 'wasm' };
const JS: FindPathOptions = { algorithm: 'astar', engine: 'js' };

export const engines: Section = {
  name: 'engines',
  title:
    "A* on wasm against js (algorithm 'astar'): median of per-query minima on wasm, and how many times as fast as js, and as the plain solver",
  run(bench) {
    const sizes = bench.quick ? QUICK_SIZES : SIZES;
    const families = Object.entries(mapFamilies);
    const rows = [['map', ...sizes.map(({ side }) => `${side} a side`), `reference, ${PLAIN.side} a side`]];
    const targeted: { family: string; ratio: number }[] = [];
    let done = 0;
    for (const [family, make] of families) {
      const row = [family];
      for (const { side, queries, time } of sizes) {
        bench.progress(done++, families.length * sizes.length);
        const [wasm, js] = compare(make({ width: side, height: side, seed: SEED }), queries, time, family);
        row.push(`${formatMicroseconds(wasm)} ${formatRatio(js / wasm)}`);
        if (side === TARGET_SIDE) targeted.push({ family, ratio: js / wasm });
      }
      row.push(formatRatio(comparePlain(make({ width: PLAIN.side, height: PLAIN.side, seed: SEED }), family)));
      rows.push(row);
    }
    bench.print(formatTable(rows));
    return [judge(targeted)];
  },
};

/** Measures the microseconds on wasm and on js. */
function compare(grid: Grid, count: number, time: number, family: string): number[] {
  const queries = pickQueries(grid, count, SEED);
  const onWasm = ({ start, goal }: Query) => findPath(grid, start, goal, WASM);
  const onJs = ({ start, goal }: Query) => findPath(grid, start, goal, JS);
  for (const query of queries) {
    checkIdentical(onWasm(query), onJs(query), `${family} ${grid.width}, ${describe(query)}`);
  }
  return medianMinima(queries, [onWasm, onJs], time);
}

/** Returns how many times as long as wasm the plain solver takes. */
function comparePlain(grid: Grid, family: string): number {
  const queries = pickQueries(grid, PLAIN.queries, SEED);
  const onWasm = ({ start, goal }: Query) => findPath(grid, start, goal, WASM);
  const plainly = ({ start, goal }: Query) => reference.findPath(grid, start, goal);
  for (const query of queries) {
    const [one, other] = [onWasm(query), plainly(query)];
    if (one.status === other.status && sameCost(one.cost, other.cost)) continue;
    throw new WrongAnswer(`${family}, ${describe(query)}: cost ${one.cost}, and ${other.cost} by the plain solver`);
  }
  const [wasm, plain] = medianMinima(queries, [onWasm, plainly], PLAIN.time);
  return plain / wasm;
}

function judge(targeted: readonly { family: string; ratio: number }[]): Outcome {
  const slow = targeted.filter(({ ratio }) => ratio < TARGET_RATIO);
  const least = targeted.reduce((one, other) => (other.ratio < one.ratio ? other : one));
  const misses = slow.map(({ family, ratio }) => `${family} ${formatRatio(ratio)}`).join(', ');
  return {
    target: `wasm at least ${TARGET_RATIO} x as fast as js on every family at ${TARGET_SIDE} a side`,
    measured: slow.length === 0 ? `least ${formatRatio(least.ratio)}, on ${least.family}` : `slower: ${misses}`,
    held: slow.length === 0,
  };
}
