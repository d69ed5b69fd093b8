/** Measures how much an edited cell adds to the next search. */

import { terrainMap } from '../../generators/maps.ts';
import { type FindPathOptions, findPath, Grid } from '../../src/index.ts';
import { checkIdentical } from '../check/answers.ts';
import { type Edit, editor, timeEdits } from '../measure/edit-cost.ts';
import type { Section } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SIDE = 1024;
const SEED = 2026;
const TARGET_MICROSECONDS = 2;
const CALLS = 100;

const ENGINES: readonly FindPathOptions[] = [
  { algorithm: 'astar', engine: 'wasm' },
  { algorithm: 'astar', engine: 'js' },
];

const EDITS: readonly Edit[] = [
  {
    name: 'block or unblock a cell',
    cells: 256,
    make: () => new Grid(SIDE, SIDE),
    apply: (grid, { x, y }, pass) => grid.setBlocked(x, y, pass % 2 === 0),
  },
  {
    name: 'another terrain cost',
    cells: 256,
    make: () => terrainMap({ width: SIDE, height: SIDE, seed: SEED, blocked: 0 }),
    apply: (grid, { x, y }, pass) => grid.setCost(x, y, 2 + (pass % 2)),
  },
  {
    name: 'the one cheapest cell, cheaper and back',
    cells: 1,
    make: () => Grid.fromCosts(SIDE, SIDE, new Float64Array(SIDE * SIDE).fill(2)),
    apply: (grid, { x, y }, pass) => grid.setCost(x, y, 1 + (pass % 2)),
  },
];

const START = { x: 0, y: 0 };
const GOAL = { x: 1, y: 0 };

export const edits: Section = {
  name: 'edits',
  title: `One cell of ${SIDE} x ${SIDE} set between two searches (neighbours, 'astar'): nanoseconds`,
  run(bench) {
    const rows = [['edit', 'engine', 'search alone', 'the edit itself', 'added to the next search']];
    const added: number[] = [];
    for (const edit of EDITS) {
      checkAfterEdits(edit);
      for (const options of ENGINES) {
        bench.progress(rows.length - 1, EDITS.length * ENGINES.length);
        const search = (grid: Grid) => findPath(grid, START, GOAL, options);
        const times = timeEdits(edit, search, { milliseconds: bench.quick ? 300 : 2000, calls: CALLS, seed: SEED });
        const figures = [times.search, times.edit, times.added].map((microseconds) => (microseconds * 1000).toFixed(0));
        rows.push([edit.name, `${options.engine}`, ...figures]);
        if (options.engine === 'wasm') added.push(times.added);
      }
    }
    bench.print(formatTable(rows));
    const most = Math.max(...added);
    return [
      {
        target: `setting one cell adds at most ${TARGET_MICROSECONDS} µs to the next search on wasm`,
        measured: `at most ${most.toFixed(2)} µs, ${EDITS[added.indexOf(most)].name}`,
        held: most <= TARGET_MICROSECONDS,
      },
    ];
  },
};

/** Checks that the engines agree on a route across the grid after each edit. @throws {WrongAnswer} */
function checkAfterEdits(edit: Edit): void {
  const grid = edit.make();
  const change = editor(edit, grid, SEED);
  for (let edits = 1; edits <= 3; edits++) {
    change();
    const [onWasm, onJs] = ENGINES.map((options) => findPath(grid, START, [SIDE - 1, SIDE - 1], options));
    checkIdentical(onWasm, onJs, `${edit.name}, after ${edits} edits`);
  }
}
