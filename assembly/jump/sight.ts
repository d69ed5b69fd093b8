/** Tests whether one cell is in view of another: a sweep, then a jump, leads from one to the other without an obstacle. */
import { openMoves } from '../moves/exits';
import { NEVER, NO_DIRECTION, ONLY_WHEN_NO_OBSTACLES } from '../moves/moves';
import { distanceTo, testBit } from '../core/bits';
import { bitOf, isFourConnected, movesAt, Planes, rayOf } from './planes/planes';

/** A distance not yet measured. Read as an unsigned number it exceeds any count of cells, so it rules nothing out. */
const UNKNOWN: i32 = -1;

/**
 * The goal, and how many cells beside it are free along its row and column. On terrain that differs, the goal must not be a border cell,
 * and a free cell is one where no jump towards the goal has stopped.
 */
@unmanaged
export class View {
  goalX: i32;
  goalY: i32;
  /** Cells north, east, south and west of the goal up to the first obstacle; UNKNOWN until first needed. */
  north: i32;
  east: i32;
  south: i32;
  west: i32;
}

export function setView(view: View, goalX: i32, goalY: i32): void {
  view.goalX = goalX;
  view.goalY = goalY;
  view.north = UNKNOWN;
  view.east = UNKNOWN;
  view.south = UNKNOWN;
  view.west = UNKNOWN;
}

/**
 * Returns whether the goal is in view of cell (x, y). The last turn of a canonical route is at a jump point that has the goal in
 * view. A search that asks this at each expansion therefore needs no test for the goal in its scans.
 *
 * A sweep also ends at jump points on its way. The goal is then in view of that jump point, which is a successor.
 */
export function isInView(planes: Planes, view: View, x: i32, y: i32): bool {
  const awayX = view.goalX - x;
  const awayY = view.goalY - y;
  const columns = abs(awayX);
  const rows = abs(awayY);
  // Test the straight part, the last of the route, first: the free cells beside the goal alone rule out most cells.
  const along = select(view.west, view.east, awayX > 0);
  if (isFourConnected(planes)) return u32(columns) <= u32(along) && isClear(planes, view, x, y);
  const across = select(view.north, view.south, awayY > 0);
  const jumped = max(columns, rows) - min(columns, rows);
  return u32(jumped) <= u32(select(along, across, columns > rows)) && isClear(planes, view, x, y);
}

/** Looks all the way to the goal. Separate from `isInView`, so that `isInView` stays small enough to be inlined. */
function isClear(planes: Planes, view: View, x: i32, y: i32): bool {
  const awayX = view.goalX - x;
  const awayY = view.goalY - y;
  const columns = abs(awayX);
  const rows = abs(awayY);
  const fourConnected = isFourConnected(planes);
  const swept = fourConnected ? rows : min(columns, rows);
  const jumped = fourConnected ? columns : max(columns, rows) - swept;
  if (jumped) {
    const alongRow = fourConnected || columns > rows;
    if (jumped > freeCells(planes, view, alongRow ? (awayX > 0 ? 6 : 2) : awayY > 0 ? 0 : 4)) return false;
  }
  if (!swept) return true;
  return isSweepFree(planes, x, y, fourConnected ? (awayY < 0 ? 0 : 4) : diagonalTowards(awayX, awayY), swept);
}

/** Returns the number of free cells beside the goal in a straight direction, up to the first obstacle. */
function freeCells(planes: Planes, view: View, direction: u32): i32 {
  const known = changetype<usize>(view) + offsetof<View>('north') + (direction << 1);
  if (load<i32>(known) == UNKNOWN) {
    const ray = rayOf(planes, direction);
    const bit = bitOf(ray.lines, view.goalX, view.goalY);
    store<i32>(
      known,
      planes.borders
        ? distanceTo(rayOf(planes, direction ^ 4).ends, bit, ray.sign)
        : distanceTo(ray.lines.blocked, bit, ray.sign) - 1,
    );
  }
  return load<i32>(known);
}

/** Returns whether a sweep from a cell can take `steps` steps. */
function isSweepFree(planes: Planes, x: i32, y: i32, direction: u32, steps: i32): bool {
  const ray = rayOf(planes, direction);
  const bit = bitOf(ray.lines, x, y);
  // The sweep may halt at the cell itself because of a forced neighbour or border. Only the move table and exits show whether the step is legal.
  if (testBit(ray.ends, bit) && !isLegal(planes, x, y, direction)) return false;
  return steps == 1 || distanceTo(ray.ends, bit, ray.sign) >= steps;
}

function isLegal(planes: Planes, x: i32, y: i32, direction: u32): bool {
  if (!planes.borders && (planes.rule == NEVER || planes.rule == ONLY_WHEN_NO_OBSTACLES)) return false;
  const legal = movesAt(planes, NO_DIRECTION, x, y) & (1 << direction);
  const cells = planes.cells;
  return (cells.exits ? openMoves(cells, planes.rule, x, y, legal, false) : legal) != 0;
}

/** Returns the diagonal direction towards a goal that is `awayX` columns and `awayY` rows away. */
export function diagonalTowards(awayX: i32, awayY: i32): u32 {
  if (awayY < 0) return awayX > 0 ? 1 : 7;
  return awayX > 0 ? 3 : 5;
}
