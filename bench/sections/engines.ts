/** The same A* on both engines, over the families of maps. */

import { formatMicroseconds } from '../../src/cli/format.ts';
import { median } from '../../src/cli/timing.ts';
import { type FindPathOptions, findPath, type Grid } from '../../src/index.ts';
import { checkIdentical } from '../answers.ts';
import { mapFamilies } from '../maps.ts';
import { pickQueries } from '../queries.ts';
import type { Section, Verdict } from '../section.ts';
import { formatRatio, formatTable } from '../table.ts';
import { leastOf, takeTurns } from '../timing.ts';

/** How many queries a map of each size gets, and how many milliseconds. */
const SIZES = [
  { side: 64, queries: 24, time: 1000 },
  { side: 128, queries: 24, time: 1000 },
  { side: 256, queries: 16, time: 1500 },
  { side: 512, queries: 16, time: 3000 },
  { side: 1024, queries: 8, time: 4000 },
];
const QUICK_SIZES = [
  { side: 64, queries: 8, time: 200 },
  { side: 512, queries: 6, time: 500 },
];
const SEED = 2026;

const TARGET_SIDE = 512;
const TARGET_RATIO = 1.8;

const WASM: FindPathOptions = { algorithm: 'astar', engine: 'wasm' };
const JS: FindPathOptions = { algorithm: 'astar', engine: 'js' };

interface Figures {
  /** Median over the queries of the fastest search, microseconds. */
  readonly wasm: number;
  readonly js: number;
}

export const engines: Section = {
  name: 'engines',
  title:
    "A* on wasm against js (algorithm 'astar'): median of per-query minima on wasm, and how many times as fast it is",
  run(bench) {
    const sizes = bench.quick ? QUICK_SIZES : SIZES;
    const families = Object.entries(mapFamilies);
    const rows = [['map', ...sizes.map(({ side }) => `${side} a side`)]];
    const targeted: { family: string; ratio: number }[] = [];
    let done = 0;
    for (const [family, make] of families) {
      const row = [family];
      for (const { side, queries, time } of sizes) {
        bench.progress(done++, families.length * sizes.length);
        const { wasm, js } = compare(make({ width: side, height: side, seed: SEED }), queries, time, family);
        row.push(`${formatMicroseconds(wasm)} ${formatRatio(js / wasm)}`);
        if (side === TARGET_SIDE) targeted.push({ family, ratio: js / wasm });
      }
      rows.push(row);
    }
    bench.print(formatTable(rows));
    return [judge(targeted)];
  },
};

function compare(grid: Grid, count: number, time: number, family: string): Figures {
  const queries = pickQueries(grid, count, SEED);
  for (const { start, goal } of queries) {
    const where = `${family} ${grid.width}: (${start.x}, ${start.y}) to (${goal.x}, ${goal.y})`;
    checkIdentical(findPath(grid, start, goal, WASM), findPath(grid, start, goal, JS), where);
  }
  const contenders = queries.flatMap(({ start, goal }) =>
    [WASM, JS].map((options) => ({ run: () => findPath(grid, start, goal, options) })),
  );
  const rounds = takeTurns(contenders, time, 3);
  return {
    wasm: median(queries.map((_, i) => leastOf(rounds, 2 * i))),
    js: median(queries.map((_, i) => leastOf(rounds, 2 * i + 1))),
  };
}

function judge(targeted: readonly { family: string; ratio: number }[]): Verdict {
  const slow = targeted.filter(({ ratio }) => ratio < TARGET_RATIO);
  const least = targeted.reduce((one, other) => (other.ratio < one.ratio ? other : one));
  const misses = slow.map(({ family, ratio }) => `${family} ${formatRatio(ratio)}`).join(', ');
  return {
    target: `wasm at least ${TARGET_RATIO} x as fast as js on every family at ${TARGET_SIDE} a side`,
    measured: slow.length === 0 ? `least ${formatRatio(least.ratio)}, on ${least.family}` : `below it: ${misses}`,
    held: slow.length === 0,
  };
}
