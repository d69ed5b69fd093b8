/** Measures how much longer a search takes after one cell was edited. */

import { Random } from '../../generators/random.ts';
import type { Grid, Point } from '../../src/index.ts';
import { leastOf, medianExcess, takeTurns } from './timing.ts';

/** A kind of edit. */
export interface Edit {
  readonly name: string;
  /** How many cells are edited in turn. With many, each edit touches another cache line. */
  readonly cells: number;
  make(): Grid;
  /** Edits a cell. `pass` counts how often all cells were edited: odd passes edit otherwise than even ones. */
  apply(grid: Grid, cell: Point, pass: number): void;
}

/** Microseconds. */
export interface EditTimes {
  readonly search: number;
  readonly edit: number;
  /** Extra time of a search after an edit: with edits to the searched grid, minus with edits to a twin that is not searched. */
  readonly added: number;
}

/** Rows and columns at the top and left that are never edited: the searches start there. */
const MARGIN = 16;

/**
 * Times a search without edits and after edits, in turns, for `milliseconds` in total.
 *
 * @param calls Edits and searches per sample.
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

/** Returns a function that edits one cell per call, away from the top and left margins. */
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
