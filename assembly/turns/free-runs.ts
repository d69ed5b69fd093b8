/**
 * The free runs of a grid: for each cell and each of four headings, the number of passable cells from it to the next obstacle, itself included; 0 for a
 * blocked cell. They are kept with the grid until it is dropped, and follow its edits.
 *
 *     8 bytes a cell │ u16 north │ u16 south │ u16 west │ u16 east │      the offset is the number of the heading
 *
 * So a search that goes along a row or a column reads the runs to both sides as one word.
 */
import { testBit } from '../core/bits';
import { Cells } from '../core/layout';
import { allocate } from '../core/memory';
import { bitAt } from '../moves/cells';

/** A run has at most this number of cells: all ones, so numbers are no greater if no bit of theirs is higher. */
export const MOST_RUN: u32 = 0xffff;
/** The bit of the headings that lead along rows. */
export const ROW: u32 = 4;

/** Returns 1 if a heading leads to greater columns or rows, else -1. */
export function signOf(heading: u32): i32 {
  return (heading & 2) - 1;
}

/** Returns the address of a grid's runs, which are made if there are none. Returns 0 if memory cannot be allocated. */
export function runsOf(cells: Cells): usize {
  if (!cells.runs) {
    cells.runs = allocate((<u64>cells.width * cells.height) << 3);
    if (cells.runs) updateRuns(cells, 0, 0, cells.width - 1, cells.height - 1);
  }
  return cells.runs;
}

/** Returns the address of a cell's runs. */
export function runsAt(runs: usize, cell: u32): usize {
  return runs + ((<usize>cell) << 3);
}

/** Fills the runs along all rows and columns through a box again, in which cells have changed. */
export function updateRuns(cells: Cells, left: i32, top: i32, right: i32, bottom: i32): void {
  for (let heading: u32 = 0; heading < 8; heading += 2) {
    const last = heading & ROW ? bottom : right;
    for (let line = heading & ROW ? top : left; line <= last; line++) fillLine(cells, heading, line);
  }
}

/** Fills the runs to a heading in a row or column, from their ends back. */
function fillLine(cells: Cells, heading: u32, line: i32): void {
  const sign = -signOf(heading);
  const isRow = heading & ROW;
  let left = isRow ? cells.width : cells.height;
  const first = sign > 0 ? 0 : left - 1;
  const x = isRow ? first : line;
  const y = isRow ? line : first;
  const step = sign * (isRow ? 1 : cells.width);
  const bitStep = sign * (isRow ? 1 : cells.rowBytes << 3);
  let at = runsAt(cells.runs, y * cells.width + x) + heading;
  let bit = bitAt(cells, x, y);
  let run = 0;
  for (; left; left--) {
    run = testBit(cells.blocked, bit) ? 0 : run + 1;
    store<u16>(at, u16(run));
    at += step << 3;
    bit += bitStep;
  }
}
