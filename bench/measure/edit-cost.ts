/** What a changed cell adds to the next search. */

import { Random } from '../../generators/random.ts';
import type { Grid, Point } from '../../src/index.ts';
import { leastOf, medianExcess, takeTurns } from './timing.ts';

/** A kind of edit. */
export interface Edit {
  readonly name: string;
  /** How many cells are changed in turn. With many, each edit meets another cache line. */
  readonly cells: number;
  make(): Grid;
  /** Changes a cell, at odd passes over the cells another way than at even ones. */
  apply(grid: Grid, cell: Point, pass: number): void;
}

/** Microseconds. */
export interface EditTimes {
  readonly search: number;
  readonly edit: number;
  /** What the edit adds to the search: editing the grid that is searched, less editing a twin that is not. */
  readonly added: number;
}

/** Cells nearer than this to the top left corner are left as they are. */
const MARGIN = 16;

/**
 * Times a search alone and after edits, in turns, for `milliseconds` in all.
 *
 * @param calls Edits and searches a sample.
 */
export function timeEdits(
  edit: Edit,
  search: (grid: Grid) => unknown,
  { milliseconds, calls, seed }: { milliseconds: number; calls: number; seed: number },
): EditTimes {
  const grid = edit.make();
  const twin = edit.make();
  const editGrid = editor(edit, grid, seed);
  const editTwin = editor(edit, twin, seed);
  const contenders = [
    () => search(grid),
    () => {
      editTwin();
      return search(grid);
    },
    () => {
      editGrid();
      return search(grid);
    },
  ];
  const rounds = takeTurns(
    contenders.map((run) => ({ run, calls })),
    milliseconds,
  );
  return { search: leastOf(rounds, 0), edit: medianExcess(rounds, 1, 0), added: medianExcess(rounds, 2, 1) };
}

/** Edits cells away from the top left corner, one a call. */
export function editor(edit: Edit, grid: Grid, seed: number): () => void {
  const random = new Random(seed);
  const cells = Array.from({ length: edit.cells }, () => ({
    x: random.between(MARGIN, grid.width - 1),
    y: random.between(MARGIN, grid.height - 1),
  }));
  let count = 0;
  return () => {
    edit.apply(grid, cells[count % edit.cells], Math.floor(count / edit.cells));
    count++;
  };
}
