/** Measures searches among scattered blocked cells: the first ones on a new grid, and the same ones again. */
import { randomMap } from '../../generators/maps.ts';
import { type FindPathOptions, findPath, type Grid } from '../../src/index.ts';
import { sameCost, WrongAnswer } from '../check/answers.ts';
import { describe, pickQueries, type Query } from '../check/queries.ts';
import { mean } from '../measure/statistics.ts';
import type { Section } from '../run/section.ts';
import { formatRatio, formatTable } from '../run/table.ts';

const SIZES = [
  { side: 512, cold: 1000, warm: 200 },
  { side: 1024, cold: 400, warm: 100 },
];
const QUICK_SIZES = [{ side: 512, cold: 100, warm: 20 }];
/** Per cent of the cells that are blocked. */
const SHARES = [1, 2, 5, 10, 15, 20, 30, 40];
const QUICK_SHARES = [2, 20];
const SEED = 2026;
const WARM_ROUNDS = 3;
/** Cold times are means of the first 10 searches, of the first 100 and of all. */
const FIRST = 10;
const NEXT = 100;
const ALGORITHMS = ['auto', 'astar', 'jps'] as const;
/** At 40 % jump points win once many searches have found them, so the default choice is not always the fastest one. */
const MOST_OF_FASTEST = 1.5;

/** Microseconds of each search: on a new grid, and the least of several later times. */
interface Times {
  readonly cold: number[];
  readonly warm: number[];
  readonly costs: number[];
  /** Expansions of the warm searches, added up. */
  readonly expanded: number;
}

export const clutter: Section = {
  name: 'clutter',
  title: `Scattered blocked cells: mean microseconds on a new grid (searches 1 to ${FIRST}, 1 to ${NEXT}, all), and warm`,
  run(bench) {
    const sizes = bench.quick ? QUICK_SIZES : SIZES;
    const shares = bench.quick ? QUICK_SHARES : SHARES;
    const rows = [['blocked', 'side', 'algorithm', `1 to ${FIRST}`, `1 to ${NEXT}`, 'all', 'warm', 'ns an expansion']];
    let worst = 0;
    for (const [i, { side, cold, warm }] of sizes.entries()) {
      for (const [j, share] of shares.entries()) {
        bench.progress(i * shares.length + j, sizes.length * shares.length);
        const grid = randomMap({ width: side, height: side, seed: SEED, blocked: share / 100 });
        const queries = pickQueries(grid, cold, SEED);
        const measureAll = (some: readonly Query[]) =>
          ALGORITHMS.map((algorithm) => measure(grid.clone(), some, warm, { algorithm, engine: 'wasm' }));
        // V8 compiles what a process runs often, and the engine's memory grows: neither should count for the first algorithm.
        if (j === 0) measureAll(queries.slice(0, NEXT));
        const all = measureAll(queries);
        checkCosts(all, queries, `${share} % at ${side}`);
        rows.push(...all.map((times, k) => [`${share} %`, `${side}`, ALGORITHMS[k], ...format(times)]));
        const [auto, ...others] = all.map(({ cold: times }) => mean(times));
        worst = Math.max(worst, auto / Math.min(...others));
      }
    }
    bench.print(formatTable(rows));
    return [
      {
        target: `on a new grid, 'auto' takes at most ${formatRatio(MOST_OF_FASTEST)} the time of the faster algorithm`,
        measured: `at most ${formatRatio(worst)}`,
        held: worst <= MOST_OF_FASTEST,
      },
    ];
  },
};

/** Times all queries on a grid that has not been searched, and then the first `warm` of them again. */
function measure(grid: Grid, queries: readonly Query[], warm: number, options: FindPathOptions): Times {
  const costs: number[] = [];
  const time = ({ start, goal }: Query) => {
    const begin = performance.now();
    const { cost, expanded } = findPath(grid, start, goal, options);
    const microseconds = (performance.now() - begin) * 1000;
    costs.push(cost);
    return { microseconds, expanded };
  };
  const cold = queries.map((query) => time(query).microseconds);
  const again = queries.slice(0, warm);
  const least = again.map(() => Infinity);
  let expanded = 0;
  for (let round = 0; round < WARM_ROUNDS; round++) {
    const taken = again.map(time);
    taken.forEach(({ microseconds }, i) => {
      least[i] = Math.min(least[i], microseconds);
    });
    expanded = taken.reduce((sum, one) => sum + one.expanded, 0);
  }
  grid.releaseMemory();
  return { cold, warm: least, costs: costs.slice(0, queries.length), expanded };
}

function checkCosts(all: readonly Times[], queries: readonly Query[], where: string): void {
  for (const { costs } of all) {
    for (const [i, cost] of costs.entries()) {
      const other = all[0].costs[i];
      if (!sameCost(cost, other)) throw new WrongAnswer(`${where}, ${describe(queries[i])}: ${cost} against ${other}`);
    }
  }
}

function format({ cold, warm, expanded }: Times): string[] {
  const means = [cold.slice(0, FIRST), cold.slice(0, NEXT), cold, warm].map((times) => mean(times).toFixed(1));
  // A goal in view takes no expansion.
  const each = expanded === 0 ? '' : ((mean(warm) * warm.length * 1000) / expanded).toFixed(1);
  return [...means, each];
}
