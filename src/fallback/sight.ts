/** Twin of assembly/sight.ts: whether one cell is in view of another, reached by a sweep, then a jump. */
import { NO_DIRECTION } from './moves.ts';
import {
  bitOf,
  blockedAlong,
  blockedAround,
  distanceTo,
  isFourConnected,
  type Planes,
  rayOf,
  testBit,
} from './planes.ts';

/** How far the goal is seen along its row and column: cells free of obstacles north, east, south and west of it. */
export class View {
  goalX = 0;
  goalY = 0;
  north = 0;
  east = 0;
  south = 0;
  west = 0;
}

export function setView(view: View, planes: Planes, goalX: number, goalY: number): void {
  view.goalX = goalX;
  view.goalY = goalY;
  view.north = freeCells(planes, goalX, goalY, 0);
  view.east = freeCells(planes, goalX, goalY, 2);
  view.south = freeCells(planes, goalX, goalY, 4);
  view.west = freeCells(planes, goalX, goalY, 6);
}

function freeCells(planes: Planes, x: number, y: number, direction: number): number {
  const ray = rayOf(planes, direction);
  return distanceTo(planes.words, blockedAlong(planes, ray), bitOf(planes, ray.orientation, x, y), ray.sign) - 1;
}

/** Whether the goal is in view of a cell. */
export function isInView(planes: Planes, view: View, x: number, y: number): boolean {
  const awayX = view.goalX - x;
  const awayY = view.goalY - y;
  const columns = Math.abs(awayX);
  const rows = Math.abs(awayY);
  const along = awayX > 0 ? view.west : view.east;
  // The straight part comes last; by what is known of the goal most cells fail for it alone.
  if (isFourConnected(planes)) {
    return columns <= along && (rows === 0 || isSweepFree(planes, x, y, awayY < 0 ? 0 : 4, rows));
  }
  const across = awayY > 0 ? view.north : view.south;
  const swept = Math.min(columns, rows);
  if (Math.max(columns, rows) - swept > (columns > rows ? along : across)) return false;
  return swept === 0 || isSweepFree(planes, x, y, diagonalTowards(awayX, awayY), swept);
}

/** Whether a sweep from a cell goes on for so many steps. */
function isSweepFree(planes: Planes, x: number, y: number, direction: number, steps: number): boolean {
  const { words } = planes;
  const ray = rayOf(planes, direction);
  const bit = bitOf(planes, ray.orientation, x, y);
  // A halt at the cell itself may be for a forced neighbour; the step is illegal or not by the move table.
  if (testBit(words, ray.ends, bit) && !isLegal(planes, x, y, direction)) return false;
  return steps === 1 || distanceTo(words, ray.ends, bit, ray.sign) >= steps;
}

function isLegal(planes: Planes, x: number, y: number, direction: number): boolean {
  if (planes.rule === 0 || planes.rule === 3) return false;
  const legal = planes.moves[(NO_DIRECTION << 9) + blockedAround(planes, x, y)];
  return ((legal >> direction) & 1) !== 0;
}

function diagonalTowards(awayX: number, awayY: number): number {
  if (awayY < 0) return awayX > 0 ? 1 : 7;
  return awayX > 0 ? 3 : 5;
}
