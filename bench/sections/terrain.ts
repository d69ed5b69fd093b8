/** Compares the default search on terrain whose costs differ with the A* of `'astar'`, and on both engines. */
import { type MapOptions, openMap, terrainMap } from '../../generators/maps.ts';
import { Random } from '../../generators/random.ts';
import { formatMicroseconds } from '../../src/cli/format.ts';
import { type FindPathOptions, findPath, type Grid } from '../../src/index.ts';
import { checkEqualCost, checkIdentical } from '../check/answers.ts';
import { describe, pickQueries, type Query } from '../check/queries.ts';
import { medianMinima } from '../measure/per-query.ts';
import type { Section } from '../run/section.ts';
import { formatRatio, formatTable } from '../run/table.ts';

const SIDES = [512, 1024];
const QUICK_SIDES = [512];
const SEED = 2026;

/** Maps by name, and the share of the time of A* that the default search may take. */
const MAPS = [
  { name: 'hills', make: terrainMap, most: 0.65 },
  { name: 'a cost of 1 to 9 for each cell', make: cellsMap((random) => random.between(1, 9)), most: 0.55 },
  { name: 'continuous costs from 1 to 9', make: cellsMap((random) => 1 + 8 * random.next()), most: 0.55 },
];

const WAYS: readonly FindPathOptions[] = [
  { engine: 'wasm' },
  { engine: 'js' },
  { algorithm: 'astar', engine: 'wasm' },
  { algorithm: 'astar', engine: 'js' },
];

/** Returns a maker of maps whose cells draw their costs independently. A tenth of them is blocked. */
function cellsMap(draw: (random: Random) => number): (options: MapOptions) => Grid {
  return (options) => {
    const grid = openMap(options);
    const random = new Random(options.seed);
    for (let y = 0; y < grid.height; y++) {
      for (let x = 0; x < grid.width; x++) grid.setCost(x, y, random.chance(0.1) ? Infinity : draw(random));
    }
    return grid;
  };
}

export const terrain: Section = {
  name: 'terrain',
  title: "Terrain whose costs differ: median of per-query minima, and the share of the time of 'astar'",
  run(bench) {
    const sides = bench.quick ? QUICK_SIDES : SIDES;
    const rows = [['map', 'side', 'wasm', 'js', 'A* on wasm', 'A* on js', 'of A*', 'of A* on js']];
    const worst = MAPS.map(() => 0);
    for (const [i, { name, make }] of MAPS.entries()) {
      for (const [j, side] of sides.entries()) {
        bench.progress(i * sides.length + j, MAPS.length * sides.length);
        const grid = make({ width: side, height: side, seed: SEED });
        const [wasm, js, astar, astarOnJs] = compare(grid, bench.quick ? 4 : 12, bench.quick ? 500 : 4000, name);
        const times = [wasm, js, astar, astarOnJs].map(formatMicroseconds);
        rows.push([name, `${side}`, ...times, formatRatio(wasm / astar), formatRatio(js / astarOnJs)]);
        worst[i] = Math.max(worst[i], wasm / astar);
      }
    }
    bench.print(formatTable(rows));
    return MAPS.map(({ name, most }, i) => ({
      target: `${name}: at most ${most} of the time of A* on wasm`,
      measured: formatRatio(worst[i]),
      held: worst[i] <= most,
    }));
  },
};

/** Measures the microseconds of each way. */
function compare(grid: Grid, count: number, time: number, name: string): number[] {
  const queries = pickQueries(grid, count, SEED);
  const ways = WAYS.map(
    (options) =>
      ({ start, goal }: Query) =>
        findPath(grid, start, goal, options),
  );
  for (const query of queries) {
    const [onWasm, onJs, byAstar] = ways.map((way) => way(query));
    const where = `${name} ${grid.width}, ${describe(query)}`;
    checkIdentical(onWasm, onJs, where);
    checkEqualCost(onWasm, byAstar, where);
  }
  return medianMinima(queries, ways, time);
}
