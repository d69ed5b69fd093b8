/**
 * Landmarks of a grid that has been prepared (src/prepare): up to eight cells of each connected component, and the distance of every
 * cell of the component to each of them. Distances of two cells to a landmark differ by at most the distance between the cells, so the
 * greatest difference is a lower bound of what is left to the goal (A. Goldberg, C. Harrelson, SODA 2005). In rooms and mazes it is far
 * above octile.
 *
 *     byte 0         48                           112
 *          │ record  │ opened: i32 x, i32 y each  │ tables: 8 x u16 a cell
 *
 * Lane l of a cell is its distance to landmark l of its component, in quanta, rounded down. Lane 0 is UNKNOWN or more if the cell has no
 * distances: its component is small, or the cell was blocked when the grid was prepared.
 *
 * Tables hold for the grid as it was then, and no edit changes them. Blocking cells only makes routes longer. Cells that were blocked
 * then and are passable now are listed as opened: a route that is shorter for them passes one of them, or passes diagonally beside it.
 *
 * Where terrain costs differ, a step costs as much as the cell that it enters, so the way back may cost another amount. Let p(x) be half of
 * what a straight step into cell x costs. The cost of a straight step from x to y, less p(y) - p(x), is p(x) + p(y): the same both ways. Of
 * a diagonal step the tables count the lesser of both ways. So there is one distance, and one table, for both ways; what is left to the goal
 * is at least the difference of distances, plus p(goal) - p(x).
 *
 * There p is that of now. If a cell has become dearer, entering it costs more by at least twice the rise of its p, so bounds stay bounds. If
 * cells have become cheaper, a route saves at most the sum of what a step into each of them saves.
 *
 * Tables made on uniform terrain count each cell as 1. On terrain that differs they hold too, times the least terrain cost.
 */
import { costAt } from '../core/cells';
import { Cells, Search } from '../core/layout';
import { allocate, release } from '../core/memory';
import { termsOf } from './heuristic';

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
}

export const OPENED_AT: u32 = 48;
export const TABLES_AT: u32 = 112;
const UNKNOWN: u32 = 0xfffe;

/** Returns the address of a grid's landmarks. The first call makes room for them. Returns 0 if memory cannot be allocated. */
export function landmarksPlace(cells: Cells): usize {
  if (!cells.landmarks) cells.landmarks = allocate(TABLES_AT + ((<u64>cells.width * cells.height) << 4));
  return cells.landmarks;
}

export function releaseLandmarks(cells: Cells): void {
  release(cells.landmarks);
  cells.landmarks = 0;
}

/**
 * Returns the address of the landmarks that a search may use, or 0. They must hold for its corner rule and step costs, and the goal must
 * have distances. Searches with several sources or goals do without.
 */
export function landmarksOf(search: Search): usize {
  const cells = search.cells;
  const address = cells.landmarks;
  if (!address || !search.raising || search.backward) return 0;
  const landmarks = changetype<Landmarks>(address);
  // The tables count terrain that is now the same everywhere.
  if (!search.terrainMask && landmarks.half != 0) return 0;
  if (landmarks.rule != search.rule) return 0;
  if (landmarks.straight != search.straight || landmarks.diagonal != search.diagonal) return 0;
  return isKnown(v128.load(rowAt(address, cells.width, search.goalX, search.goalY))) ? address : 0;
}

/** Returns a lower bound of the cost from cell (x, y) to the goal: `h`, which must be one, or a greater one that landmarks show. */
export function raisedH(search: Search, address: usize, x: i32, y: i32, h: f64): f64 {
  const landmarks = changetype<Landmarks>(address);
  const cells = search.cells;
  const goalX = search.goalX;
  const goalY = search.goalY;
  const here = v128.load(rowAt(address, cells.width, x, y));
  if (!isKnown(here)) return h;
  const goal = v128.load(rowAt(address, cells.width, goalX, goalY));
  // One quantum less, since both distances are rounded down.
  let raised = landmarks.quantum * <f64>(mostDifferent(here, goal) - 1);
  if (landmarks.half) raised += landmarks.half * (costAt(cells, goalX, goalY) - costAt(cells, x, y)) - landmarks.saved;
  else raised *= search.hFactor;
  if (raised <= h) return h;
  return landmarks.openedCount ? max(h, min(raised, detour(search, landmarks, x, y))) : raised;
}

function rowAt(address: usize, width: u32, x: i32, y: i32): usize {
  return address + TABLES_AT + ((<usize>y * width + x) << 4);
}

function isKnown(row: v128): bool {
  return <u32>v128.extract_lane<u16>(row, 0) < UNKNOWN;
}

/** Returns the greatest difference between lanes of the same landmark. */
function mostDifferent(a: v128, b: v128): i32 {
  let lanes = v128.or(v128.sub_sat<u16>(a, b), v128.sub_sat<u16>(b, a));
  lanes = v128.max<u16>(lanes, v128.shuffle<u16>(lanes, lanes, 4, 5, 6, 7, 0, 1, 2, 3));
  lanes = v128.max<u16>(lanes, v128.shuffle<u16>(lanes, lanes, 2, 3, 0, 1, 6, 7, 4, 5));
  lanes = v128.max<u16>(lanes, v128.shuffle<u16>(lanes, lanes, 1, 0, 3, 2, 5, 4, 7, 6));
  return <i32>v128.extract_lane<u16>(lanes, 0);
}

/** Does the same for the lanes at two addresses. */
export function differenceAt(a: usize, b: usize): i32 {
  return mostDifferent(v128.load(a), v128.load(b));
}

/** Returns a lower bound of the cost from cell (x, y) to the goal by an opened cell. A diagonal step beside it saves two straight ones. */
function detour(search: Search, landmarks: Landmarks, x: i32, y: i32): f64 {
  const opened = changetype<usize>(landmarks) + OPENED_AT;
  let least = Infinity;
  for (let at = opened; at < opened + (landmarks.openedCount << 3); at += 8) {
    const openedX = load<i32>(at);
    const openedY = load<i32>(at, 4);
    const there = termsOf(search, abs(openedX - x), abs(openedY - y));
    least = min(least, there + termsOf(search, abs(openedX - search.goalX), abs(openedY - search.goalY)));
  }
  return search.hFactor * (least + (landmarks.diagonal - 2 * landmarks.straight));
}
