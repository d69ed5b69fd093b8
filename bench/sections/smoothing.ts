/** Measures the time to smooth a route, beside that of its search, and how much cost it saves. */

import { cavesMap, openMap, randomMap, roomsMap, terrainMap } from '../../generators/maps.ts';
import { formatMicroseconds } from '../../src/cli/format.ts';
import { findPath, type Grid, lineOfSight, type Path, type Polyline, smoothPath } from '../../src/index.ts';
import { WrongAnswer } from '../check/answers.ts';
import { describe, pickQueries, type Query } from '../check/queries.ts';
import { medianMinima } from '../measure/per-query.ts';
import type { Section } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SIDE = 512;
const SEED = 2026;
const TARGET_MICROSECONDS = 1000;

const size = { width: SIDE, height: SIDE, seed: SEED };
const MAPS: readonly { name: string; make: () => Grid }[] = [
  { name: 'open', make: () => openMap(size) },
  { name: 'random 20 %', make: () => randomMap(size) },
  { name: 'rooms', make: () => roomsMap(size) },
  { name: 'caves', make: () => cavesMap(size) },
  { name: 'terrain', make: () => terrainMap(size) },
];

export const smoothing: Section = {
  name: 'smoothing',
  title: `smoothPath on ${SIDE} x ${SIDE}: median over routes, beside the searches for them on wasm`,
  run(bench) {
    const rows = [['map', 'search', 'smoothing', 'waypoints', 'smoothed', 'cost / cost before']];
    const times = MAPS.map(({ name, make }, i) => {
      bench.progress(i, MAPS.length);
      const grid = make();
      const queries = pickQueries(grid, bench.quick ? 6 : 24, SEED);
      const routes = new Map(queries.map((query) => [query, solve(grid, query)]));
      const sum = (of: (solved: Solved) => number) => Array.from(routes.values(), of).reduce((a, b) => a + b);
      const ways = [
        ({ start, goal }: Query) => findPath(grid, start, goal),
        (query: Query) => smoothPath(grid, routes.get(query)?.path as Path),
      ];
      const [search, smooth] = medianMinima(queries, ways, bench.quick ? 500 : 3000);
      rows.push([
        name,
        formatMicroseconds(search),
        formatMicroseconds(smooth),
        (sum(({ path }) => path.waypoints().length) / queries.length).toFixed(0),
        (sum(({ smoothed }) => smoothed.length) / queries.length).toFixed(0),
        (sum(({ smoothed }) => smoothed.cost) / sum(({ cost }) => cost)).toFixed(3),
      ]);
      return smooth;
    });
    bench.print(formatTable(rows));
    const most = Math.max(...times);
    return [
      {
        target: `smoothing a route takes at most ${formatMicroseconds(TARGET_MICROSECONDS)}, median on each map`,
        measured: `at most ${formatMicroseconds(most)}, ${MAPS[times.indexOf(most)].name}`,
        held: most <= TARGET_MICROSECONDS,
      },
    ];
  },
};

interface Solved {
  path: Path;
  cost: number;
  smoothed: Polyline;
}

/** Finds a route and smooths it. @throws {WrongAnswer} if the smoothed route is dearer, or a leg has no line of sight. */
function solve(grid: Grid, query: Query): Solved {
  const { path, cost } = findPath(grid, query.start, query.goal);
  if (path === null) throw new WrongAnswer(`${describe(query)}: no route`);
  const smoothed = smoothPath(grid, path);
  const points = smoothed.toArray();
  if (smoothed.cost > cost) throw new WrongAnswer(`${describe(query)}: cost ${cost}, smoothed ${smoothed.cost}`);
  for (let i = 1; i < points.length; i++) {
    if (lineOfSight(grid, points[i - 1], points[i])) continue;
    throw new WrongAnswer(
      `${describe(query)}: the smoothed route has a leg without line of sight, ${describe({ start: points[i - 1], goal: points[i] })}`,
    );
  }
  return { path, cost, smoothed };
}
