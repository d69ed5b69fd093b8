/** Measures what prepareGrid takes, and what it saves searches. */

import { mapFamilies } from '../../generators/maps.ts';
import { type FindPathOptions, findPath, type Grid, prepareGrid } from '../../src/index.ts';
import { checkEqualCost } from '../check/answers.ts';
import { describe, pickQueries, type Query } from '../check/queries.ts';
import { medianMinima } from '../measure/per-query.ts';
import type { Section } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SIZES = [
  { side: 512, queries: 16, time: 2000 },
  { side: 1024, queries: 8, time: 2500 },
];
/** One map is so large that distances are kept by block. */
const LARGE = { family: 'caves', size: { side: 2048, queries: 6, time: 3000 } };
const QUICK_SIZES = [{ side: 512, queries: 6, time: 400 }];
const SEED = 2026;
const TARGET_MILLISECONDS_A_MILLION = 1000;
/** On terrain that differs, prepared grids are compared with plain A*. */
const BEFORE: Readonly<Record<string, FindPathOptions>> = { terrain: { algorithm: 'astar' } };
const TARGET_RATIOS: Readonly<Record<string, number>> = { rooms: 0.35, maze: 0.2, 'random 40 %': 0.1, terrain: 0.12 };

export const prepared: Section = {
  name: 'prepared',
  title:
    'Grids prepared with 8 landmarks, some contracted: milliseconds, and searches (median of per-query minima) before and after',
  run(bench) {
    const sizes = bench.quick ? QUICK_SIZES : SIZES;
    const families = Object.entries(mapFamilies).filter(([family]) => family !== 'open');
    const rows = [['map', 'side', 'preparation', 'contracted', 'bytes per cell', 'before', 'after', 'of it']];
    const ratios: { family: string; ratio: number }[] = [];
    let slowest = 0;
    for (const [family, make] of families) {
      const all = family === LARGE.family && !bench.quick ? [...sizes, LARGE.size] : sizes;
      for (const { side, queries, time } of all) {
        bench.progress(ratios.length, families.length * sizes.length + Number(!bench.quick));
        const grid = make({ width: side, height: side, seed: SEED });
        const { milliseconds, contracted, bytes, before, after } = compare(grid, queries, time, family);
        if (family !== 'terrain') slowest = Math.max(slowest, (milliseconds / side ** 2) * 1e6);
        ratios.push({ family, ratio: after / before });
        rows.push([
          family,
          `${side}`,
          `${milliseconds.toFixed(0)} ms`,
          contracted ? 'yes' : '',
          (bytes / side ** 2).toFixed(0),
          `${before.toFixed(1)} µs`,
          `${after.toFixed(1)} µs`,
          (after / before).toFixed(2),
        ]);
      }
    }
    bench.print(formatTable(rows));
    const greatest = (family: string) =>
      Math.max(...ratios.filter((one) => one.family === family).map(({ ratio }) => ratio));
    return [
      {
        target: `a million cells of uniform terrain are prepared in at most ${TARGET_MILLISECONDS_A_MILLION} ms`,
        measured: `at most ${slowest.toFixed(0)} ms a million`,
        held: slowest <= TARGET_MILLISECONDS_A_MILLION,
      },
      ...Object.entries(TARGET_RATIOS).map(([family, most]) => ({
        target: `on ${family}, searches of a prepared grid take at most ${most} of their time${family in BEFORE ? ' by A*' : ''}`,
        measured: `at most ${greatest(family).toFixed(2)}`,
        held: greatest(family) <= most,
      })),
    ];
  },
};

/** Times searches of a grid and of a prepared copy. Both are warm. */
function compare(grid: Grid, count: number, time: number, family: string) {
  const queries = pickQueries(grid, count, SEED);
  const copy = grid.clone();
  const { milliseconds, contracted, bytes } = prepareGrid(copy);
  const ways = [
    ({ start, goal }: Query) => findPath(grid, start, goal, BEFORE[family]),
    ({ start, goal }: Query) => findPath(copy, start, goal),
  ];
  for (const query of queries) {
    const [before, after] = ways.map((way) => way(query));
    checkEqualCost(after, before, `${family} ${grid.width}, ${describe(query)}`);
  }
  const [before, after] = medianMinima(queries, ways, time);
  return { milliseconds, contracted, bytes, before, after };
}
