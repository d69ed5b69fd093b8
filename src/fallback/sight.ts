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

/** Whether the goal is in view of a cell. */
export function isInView(planes: Planes, fromX: number, fromY: number, goalX: number, goalY: number): boolean {
  const { words } = planes;
  let x = fromX;
  let y = fromY;
  const awayX = goalX - x;
  const awayY = goalY - y;
  const swept = isFourConnected(planes) ? Math.abs(awayY) : Math.min(Math.abs(awayX), Math.abs(awayY));
  if (swept !== 0) {
    const direction = isFourConnected(planes) ? (awayY < 0 ? 0 : 4) : diagonalTowards(awayX, awayY);
    const ray = rayOf(planes, direction);
    const bit = bitOf(planes, ray.orientation, x, y);
    // A halt at the cell itself may be for a forced neighbour; the step is illegal or not by the move table.
    if (testBit(words, ray.ends, bit) && !isLegal(planes, x, y, direction)) return false;
    if (swept > 1 && distanceTo(words, ray.ends, bit, ray.sign) < swept) return false;
    x += swept * ray.stepX;
    y += swept * ray.stepY;
  }
  const steps = Math.abs(goalX - x) + Math.abs(goalY - y);
  if (steps === 0) return true;
  const ray = rayOf(planes, goalX > x ? 2 : goalX < x ? 6 : goalY > y ? 4 : 0);
  return distanceTo(words, blockedAlong(planes, ray), bitOf(planes, ray.orientation, x, y), ray.sign) > steps;
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
