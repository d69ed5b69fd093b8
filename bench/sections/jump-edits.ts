/** Measures how much an edited cell adds to the next jump point search. */

import { randomMap, roomsMap } from '../../generators/maps.ts';
import { type FindPathOptions, findPath, Grid } from '../../src/index.ts';
import { checkEqualCost, checkIdentical } from '../check/answers.ts';
import { describe, pickQueries, type Query } from '../check/queries.ts';
import { type Edit, editor, timeEdits } from '../measure/edit-cost.ts';
import type { Section } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SIDE = 1024;
const SEED = 2026;
const TARGET_MICROSECONDS = 50;
const QUERIES = 16;
const CHECKED_EDITS = 20;

const WASM: FindPathOptions = { algorithm: 'jps', engine: 'wasm' };
const JS: FindPathOptions = { algorithm: 'jps', engine: 'js' };
const ASTAR: FindPathOptions = { algorithm: 'astar', engine: 'wasm' };

const size = { width: SIDE, height: SIDE, seed: SEED };
const apply: Edit['apply'] = (grid, { x, y }) => grid.setBlocked(x, y, !grid.isBlocked(x, y));
const EDITS: readonly Edit[] = [
  { name: 'open', cells: 256, make: () => new Grid(SIDE, SIDE), apply },
  { name: 'random 20 %', cells: 256, make: () => randomMap({ ...size, blocked: 0.2 }), apply },
  { name: 'rooms', cells: 256, make: () => roomsMap(size), apply },
];

export const jumpEdits: Section = {
  name: 'jps-edits',
  title: `One cell of ${SIDE} x ${SIDE} blocked or unblocked between two searches ('jps'): microseconds`,
  run(bench) {
    const rows = [['map', 'engine', 'searches', 'search alone', 'added to the next search']];
    const added: number[] = [];
    for (const edit of EDITS) {
      const far = pickQueries(edit.make(), QUERIES, SEED);
      const near = { start: far[0].start, goal: far[0].start };
      checkAfterEdits(edit, far);
      for (const options of [WASM, JS]) {
        for (const [name, queries, milliseconds] of [
          ['to the start itself', [near], 1500],
          ['across the map', far, 6000],
        ] as const) {
          bench.progress(added.length, EDITS.length * 2);
          const times = timeEdits(edit, searcher(queries, options), {
            milliseconds: bench.quick ? 300 : milliseconds,
            calls: QUERIES,
            seed: SEED,
          });
          const figures = [times.search, times.added].map((microseconds) => microseconds.toFixed(1));
          rows.push([edit.name, `${options.engine}`, name, ...figures]);
          if (options === WASM) added.push(times.added);
        }
      }
    }
    bench.print(formatTable(rows));
    const most = Math.max(...added);
    return [
      {
        target: `one changed cell adds at most ${TARGET_MICROSECONDS} µs to the next search on wasm`,
        measured: `at most ${most.toFixed(1)} µs`,
        held: most <= TARGET_MICROSECONDS,
      },
    ];
  },
};

/** Returns a function that answers the queries in turn, one per call. */
function searcher(queries: readonly Query[], options: FindPathOptions): (grid: Grid) => unknown {
  let next = 0;
  return (grid) => {
    const { start, goal } = queries[next++ % queries.length];
    return findPath(grid, start, goal, options);
  };
}

function checkAfterEdits(edit: Edit, queries: readonly Query[]): void {
  const grid = edit.make();
  const change = editor(edit, grid, SEED);
  for (let edits = 1; edits <= CHECKED_EDITS; edits++) {
    change();
    const query = queries[edits % queries.length];
    const [onWasm, onJs, byAstar] = [WASM, JS, ASTAR].map((way) => findPath(grid, query.start, query.goal, way));
    const where = `${edit.name}, after ${edits} edits, ${describe(query)}`;
    checkIdentical(onWasm, onJs, where);
    checkEqualCost(onWasm, byAstar, where);
  }
}
