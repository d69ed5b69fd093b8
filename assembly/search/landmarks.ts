/**
 * Landmarks of a grid that has been prepared (src/features/prepare): up to eight cells of each connected component, and the distances of all cells of
 * the component to each of them. Distances of two cells to a landmark differ by at most the distance between the cells, so the
 * greatest difference is a lower bound of what is left to the goal (A. Goldberg, C. Harrelson, SODA 2005). In rooms and mazes it is far
 * above octile.
 *
 *     byte 0         64                                  192
 *          │ record  │ boxes of opened cells: i32      │ tables: a block's least distances, 8 x u16,
 *          │         │ left, top, right, bottom each   │         and its greatest, unless it is one cell
 *
 * Cells are taken together in square blocks; on small maps, each cell is one. Lane l of a block has the least and the greatest distance of
 * its cells to landmark l of their component, in quanta, rounded down. The distance of a cell lies in the interval of its block. So the
 * gap between the intervals of two blocks is never greater than the difference that two of their cells have, and it is a bound too.
 * A block may have cells of several components: its interval then holds the distances of all. A component without landmarks has one
 * number for all its cells, at each landmark. That differs by 0, so it is as good as a distance, and it lies in the intervals of all its blocks.
 *
 * Tables hold for the grid as it was then, and no edit changes them. Blocking cells only makes routes longer. Cells that were blocked
 * then and are passable now are opened cells, and a few boxes hold them all. A route that is shorter for them passes one of them, or passes
 * diagonally beside it. By way of a cell in a box, it is at least as long as the way to the box and the way from there. So the smaller
 * of the tables' bound and of the least detour by a box is a bound. It is one for an opened cell too, whatever the tables say of its block,
 * because the cell's box is no detour.
 *
 * Where terrain costs differ, a step costs as much as the cell that it enters, so the way back may cost another amount. Let p(x) be half of
 * what a straight step into cell x costs. The cost of a straight step from x to y, less p(y) - p(x), is p(x) + p(y): the same both ways. Of
 * a diagonal step the tables count the smaller of both ways. So there is one distance, and one table, for both ways; what is left to the goal
 * is at least the difference of distances, plus p(goal) - p(x).
 *
 * There p is that of now. If a cell has become dearer, entering it costs more by at least twice the rise of its p, so bounds stay bounds. If
 * cells have become cheaper, a route saves at most the sum of what a step into each of them saves.
 *
 * Tables made on uniform terrain count each cell as 1. On terrain that differs they hold too, times the least terrain cost.
 */
import { costAt } from '../moves/cells';
import { Cells, Search } from '../core/layout';
import { allocate, release } from '../core/memory';
import { greatestGap } from '../core/words';
import { cellsOutside, termsOf } from './heuristic';

@unmanaged
export class Landmarks {
  /** The step costs that the tables hold for. */
  straight: f64;
  diagonal: f64;
  /** The unit of the tables, in terms of these costs. */
  quantum: f64;
  /** Half of the straight step cost if the tables count terrain costs, else 0. */
  half: f64;
  /** The most that a route saves, since cells have become cheaper, and by rounding. Only for such tables. */
  saved: f64;
  /** The corner rule that they hold for. */
  rule: u32;
  openedCount: u32;
  /** The side of a block is 2 to the power of this. */
  blockBits: u32;
  /** How many blocks a row of blocks has. */
  columns: u32;
  /** Bytes from a block's least distances to its greatest: 0 if each block is one cell, so that they are the same. */
  upper: u32;
}

export const OPENED_AT: u32 = 64;
export const TABLES_AT: u32 = 192;
/** Bytes of eight distances. */
const LANES_BYTES: u32 = 16;

/** Returns the address of a grid's landmarks. The first call makes room for tables of that many bytes. Returns 0 if memory cannot be allocated. */
export function landmarksPlace(cells: Cells, bytes: u32): usize {
  if (!cells.landmarks) cells.landmarks = allocate(TABLES_AT + <u64>bytes);
  return cells.landmarks;
}

export function releaseLandmarks(cells: Cells): void {
  release(cells.landmarks);
  cells.landmarks = 0;
}

/**
 * Returns the address of the landmarks that a search may use, or 0. They must hold for its corner rule and step costs. Searches with several
 * sources or goals do without.
 */
export function landmarksOf(search: Search): usize {
  const cells = search.cells;
  const address = cells.landmarks;
  if (!address || !search.usesLandmarks || search.backward) return 0;
  const landmarks = changetype<Landmarks>(address);
  // The tables count terrain that is now the same everywhere.
  if (!search.terrainMask && landmarks.half != 0) return 0;
  if (landmarks.rule != search.rule) return 0;
  return landmarks.straight == search.straight && landmarks.diagonal == search.diagonal ? address : 0;
}

/** Returns a lower bound of the cost from cell (x, y) to the goal: `h`, which must be one, or a greater one that landmarks show. */
export function raisedH(search: Search, address: usize, x: i32, y: i32, h: f64): f64 {
  const landmarks = changetype<Landmarks>(address);
  const cells = search.cells;
  const goalX = search.goalX;
  const goalY = search.goalY;
  // One quantum less, since distances are rounded down.
  const gap = greatestGap(rowAt(landmarks, x, y), rowAt(landmarks, goalX, goalY), landmarks.upper);
  let raised = landmarks.quantum * <f64>(gap - 1);
  if (landmarks.half) raised += landmarks.half * (costAt(cells, goalX, goalY) - costAt(cells, x, y)) - landmarks.saved;
  else raised *= search.hFactor;
  if (raised <= h) return h;
  return landmarks.openedCount ? max(h, min(raised, detour(search, landmarks, x, y))) : raised;
}

/** Returns the address of the distances of a cell's block. */
function rowAt(landmarks: Landmarks, x: i32, y: i32): usize {
  const bits = landmarks.blockBits;
  const block = <usize>(<u32>y >> bits) * landmarks.columns + (<u32>x >> bits);
  return changetype<usize>(landmarks) + TABLES_AT + block * (LANES_BYTES + landmarks.upper);
}

/** Returns a lower bound of the cost from cell (x, y) to the goal by an opened cell. A diagonal step beside it saves two straight ones. */
function detour(search: Search, landmarks: Landmarks, x: i32, y: i32): f64 {
  const opened = changetype<usize>(landmarks) + OPENED_AT;
  let least = Infinity;
  for (let at = opened; at < opened + (landmarks.openedCount << 4); at += 16) {
    least = min(least, toBox(search, at, x, y) + toBox(search, at, search.goalX, search.goalY));
  }
  return search.hFactor * (least + (landmarks.diagonal - 2 * landmarks.straight));
}

/** Returns an estimate of the cost between a cell and a box: its left, top, right and bottom cells stand at an address. */
function toBox(search: Search, box: usize, x: i32, y: i32): f64 {
  const columns = cellsOutside(load<i32>(box), load<i32>(box, 8), x);
  return termsOf(search, columns, cellsOutside(load<i32>(box, 4), load<i32>(box, 12), y));
}
