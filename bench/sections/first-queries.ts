/** Measures the first searches of a process, with and without warmUp, and the first on a new grid. */
import { spawnSync } from 'node:child_process';
import { mapFamilies } from '../../generators/maps.ts';
import { findPath } from '../../src/index.ts';
import { sameCost, WrongAnswer } from '../check/answers.ts';
import { pickQueries } from '../check/queries.ts';
import type { FirstQueries, FirstQueryTimes } from '../measure/first-queries.ts';
import { mean } from '../measure/statistics.ts';
import type { Section } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SIDE = 1024;
const SEED = 2026;
const COUNT = 100;

/** The searches that each column averages: from, to (not included). */
const SPANS = [
  [0, 1],
  [1, 10],
  [10, 50],
  [50, COUNT],
] as const;

/** What the first searches after warmUp may take on the wasm engine, over those of a warm process on a new grid. */
const TARGET_RATIO = 2;

export const firstQueries: Section = {
  name: 'first',
  title: `The first ${COUNT} searches on ${SIDE} x ${SIDE}: mean microseconds of searches ${SPANS.map(label).join(', ')}`,
  run(bench) {
    const rows = [['map', 'engine', 'searches in', ...SPANS.map(label)]];
    const ratios: number[] = [];
    const families = bench.quick ? ['caves'] : ['open', 'random 20 %', 'rooms', 'caves'];
    for (const family of families) {
      const grid = mapFamilies[family]({ width: SIDE, height: SIDE, seed: SEED });
      const queries = pickQueries(grid, COUNT, SEED);
      const costs = queries.map(({ start, goal }) => findPath(grid, start, goal, { algorithm: 'astar' }).cost);
      for (const engine of ['wasm', 'js'] as const) {
        bench.progress(Math.floor(rows.length / 4), families.length * 2);
        const what = { family, side: SIDE, seed: SEED, engine, queries };
        const measured = measure({ ...what, warmed: false });
        const warmed = measure({ ...what, warmed: true });
        for (const times of [measured, warmed]) {
          checkEqualCosts(times.costs, costs, `${family}, first searches on ${engine}`);
        }
        const row = (name: string, times: number[]) =>
          rows.push([family, engine, name, ...SPANS.map(([from, to]) => mean(times.slice(from, to)).toFixed(1))]);
        row('a new process', measured.cold);
        row('a new process, after warmUp', warmed.cold);
        row('a warm process, on a new grid', measured.newGrid);
        row('a warm process, on the same grid', measured.warm);
        if (engine === 'wasm') ratios.push(mean(warmed.cold) / mean(measured.newGrid));
      }
    }
    bench.print(formatTable(rows));
    const most = Math.max(...ratios);
    return [
      {
        target: `after warmUp, the first ${COUNT} searches of a process take at most ${TARGET_RATIO} x those of a warm one on a new grid`,
        measured: `at most ${most.toFixed(2)} x`,
        held: most <= TARGET_RATIO,
      },
    ];
  },
};

function label([from, to]: readonly [number, number]): string {
  return to === from + 1 ? `${to}` : `${from + 1} to ${to}`;
}

function checkEqualCosts(costs: readonly number[], others: readonly number[], where: string): void {
  for (const [i, cost] of costs.entries()) {
    if (!sameCost(cost, others[i])) throw new WrongAnswer(`${where}: cost ${cost} against ${others[i]}`);
  }
}

/** Runs the searches in a new process, see bench/index.ts. Their answers are checked here: a check there would warm it up. */
function measure(what: FirstQueries): FirstQueryTimes {
  const child = spawnSync(process.execPath, [process.argv[1], 'first-queries', JSON.stringify(what)], {
    encoding: 'utf8',
  });
  if (child.status !== 0) throw new Error(`the process for first searches failed: ${child.stderr}`);
  return JSON.parse(child.stdout);
}
