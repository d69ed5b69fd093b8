/**
 * The free runs of a grid: for each cell and each of the four straight directions, the number of passable cells from it to the next obstacle,
 * itself included; 0 for a blocked cell. They are kept with the grid until it is dropped, and follow its edits.
 *
 *     8 bytes a cell │ u16 north │ u16 east │ u16 south │ u16 west │      the number of a direction (moves.ts) is its offset
 */
import { Cells } from '../core/layout';
import { allocate } from '../core/memory';
import { testBit } from '../core/bits';
import { bitAt } from '../moves/cells';
import { dx, dy } from '../moves/moves';

/** A run has at most this number of cells. */
export const MOST_RUN: u32 = 0xffff;

/** Returns the address of a grid's runs, which are made if there are none. Returns 0 if memory cannot be allocated. */
export function runsOf(cells: Cells): usize {
  const isNew = !cells.runs;
  if (isNew) cells.runs = allocate((<u64>cells.width * cells.height) << 3);
  if (isNew) updateRuns(cells, 0, 0, cells.width - 1, cells.height - 1);
  return cells.runs;
}

/** Returns the run of a cell in a direction. */
export function runAt(runs: usize, cell: u32, direction: u32): i32 {
  return load<u16>(runs + ((<usize>cell) << 3) + direction);
}

/** Fills the rows and the columns through a box again, in which cells have changed. Does nothing if there are no runs. */
export function updateRuns(cells: Cells, left: i32, top: i32, right: i32, bottom: i32): void {
  if (!cells.runs) return;
  for (let y = top; y <= bottom; y++) {
    fillLine(cells, 0, y, 2);
    fillLine(cells, cells.width - 1, y, 6);
  }
  for (let x = left; x <= right; x++) {
    fillLine(cells, x, 0, 4);
    fillLine(cells, x, cells.height - 1, 0);
  }
}

/** Goes from a cell at the edge in a direction, and fills the runs of the opposite one. */
function fillLine(cells: Cells, x: i32, y: i32, direction: u32): void {
  const stepX = dx(direction);
  const stepY = dy(direction);
  const step = (stepY * cells.width + stepX) << 3;
  let at = cells.runs + ((<usize>(y * cells.width + x)) << 3) + (direction ^ 4);
  let bit = bitAt(cells, x, y);
  let run = 0;
  for (let left = stepX ? cells.width : cells.height; left; left--) {
    run = testBit(cells.blocked, bit) ? 0 : run + 1;
    store<u16>(at, u16(run));
    at += step;
    bit += stepY * (cells.rowBytes << 3) + stepX;
  }
}
