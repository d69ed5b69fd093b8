/** Measures searches for goals that no route reaches, on a large grid, before and after edits. */
import { type FindPathOptions, findPath, Grid, type Point } from '../../src/index.ts';
import { WrongAnswer } from '../check/answers.ts';
import { type Edit, editor, timeEdits } from '../measure/edit-cost.ts';
import type { Section } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SIDE = 1024;
const SEED = 2026;
const CALLS = 20;
const CHECKED_EDITS = 3;
const TARGET_MICROSECONDS = 3;

const START = { x: 0, y: 0 };
const GOAL = { x: SIDE - 1, y: SIDE - 1 };
const OPTIONS = [
  { engine: 'wasm', algorithm: 'jps' },
  { engine: 'wasm', algorithm: 'astar' },
  { engine: 'js', algorithm: 'jps' },
  { engine: 'js', algorithm: 'astar' },
] as const satisfies FindPathOptions[];

/** The column of a wall from top to bottom. */
const WALL = SIDE / 2;

const EDITS: readonly Edit[] = [
  { name: 'a cell away from the wall', cells: 256, make: divided, apply: toggleBesideWall },
  {
    name: 'a cell of a wall two cells thick',
    cells: 256,
    make: () => {
      const grid = divided();
      grid.fill(WALL + 1, 0, 1, SIDE, true);
      return grid;
    },
    apply: (grid, { y }) => grid.setBlocked(WALL, y, !grid.isBlocked(WALL, y)),
  },
];

const SPLIT = 'the only door of the wall, closed';

/**
 * Returns an edit that splits the map in two each time. Half a million cells then belong to another component, so this edit is
 * not judged. It is left out with A*, which would search them all one by one.
 */
function splitting(options: FindPathOptions): Edit {
  return {
    name: SPLIT,
    cells: 256,
    make: divided,
    apply: (grid, { y }) => {
      grid.setBlocked(WALL, y, false);
      // A search in between, so that the engine has seen the door open.
      findPath(grid, START, START, options);
      grid.setBlocked(WALL, y, true);
    },
  };
}

export const unreachable: Section = {
  name: 'unreachable',
  title: `A goal behind a wall on ${SIDE} x ${SIDE}: microseconds until 'unreachable'`,
  run(bench) {
    const rows = [['edit between the searches', 'engine', 'algorithm', 'without edits', 'added by an edit']];
    const totals: number[] = [];
    for (const options of OPTIONS) {
      for (const edit of options.algorithm === 'jps' ? [...EDITS, splitting(options)] : EDITS) {
        bench.progress(rows.length - 1, (EDITS.length + 0.5) * OPTIONS.length);
        checkUnreachable(edit, options);
        const times = timeEdits(edit, (grid) => findPath(grid, START, GOAL, options), {
          milliseconds: bench.quick ? 300 : 1500,
          calls: CALLS,
          seed: SEED,
        });
        rows.push([edit.name, options.engine, options.algorithm, times.search.toFixed(2), times.added.toFixed(2)]);
        if (options.engine === 'wasm' && edit.name !== SPLIT) totals.push(times.search + times.added);
      }
    }
    bench.print(formatTable(rows));
    const most = Math.max(...totals);
    return [
      {
        target: `an unreachable goal takes at most ${TARGET_MICROSECONDS} µs on wasm, edits included (except one that splits the map)`,
        measured: `at most ${most.toFixed(2)} µs`,
        held: most <= TARGET_MICROSECONDS,
      },
    ];
  },
};

/** Checks that the goal is unreachable before the edits and after each. @throws {WrongAnswer} */
function checkUnreachable(edit: Edit, options: FindPathOptions): void {
  const grid = edit.make();
  const change = editor(edit, grid, SEED);
  for (let edits = 0; edits <= CHECKED_EDITS; edits++) {
    if (edits > 0) change();
    const { status } = findPath(grid, START, GOAL, options);
    if (status !== 'unreachable') throw new WrongAnswer(`${edit.name}: a goal behind a wall is ${status}`);
  }
}

function divided(): Grid {
  const grid = new Grid(SIDE, SIDE);
  grid.fill(WALL, 0, 1, SIDE, true);
  return grid;
}

function toggleBesideWall(grid: Grid, { x, y }: Point): void {
  if (x !== WALL) grid.setBlocked(x, y, !grid.isBlocked(x, y));
}
