/** Whether one cell is in view of another: reached by a sweep, then a jump, without an obstacle. */
import { blockedAround } from './cells';
import { Cells } from './layout';
import { dx, dy, NO_DIRECTION } from './moves';
import { bitOf, blockedAlong, distanceTo, isFourConnected, Planes, rayOf, testBit } from './planes';

/**
 * Whether the goal is in view of a cell. The last turn of a canonical route is at a jump point, with the goal in view, so a
 * search that asks this at each expansion needs no goal in its scans.
 *
 * A sweep ends at jump points on the way, too: the goal is then in view of that jump point, which is a successor.
 */
export function isInView(planes: Planes, x: i32, y: i32, goalX: i32, goalY: i32): bool {
  const awayX = goalX - x;
  const awayY = goalY - y;
  const swept = isFourConnected(planes) ? abs(awayY) : min(abs(awayX), abs(awayY));
  if (swept) {
    const direction = isFourConnected(planes) ? (awayY < 0 ? 0 : 4) : diagonalTowards(awayX, awayY);
    const ray = rayOf(planes, direction);
    const bit = bitOf(planes, ray.orientation, x, y);
    // A halt at the cell itself may be for a forced neighbour; the step is illegal or not by the move table.
    if (testBit(ray.ends, bit) && !isLegal(planes, x, y, direction)) return false;
    if (swept > 1 && distanceTo(ray.ends, bit, ray.sign) < swept) return false;
    x += swept * dx(direction);
    y += swept * dy(direction);
  }
  const steps = abs(goalX - x) + abs(goalY - y);
  if (!steps) return true;
  const ray = rayOf(planes, goalX > x ? 2 : goalX < x ? 6 : goalY > y ? 4 : 0);
  return distanceTo(blockedAlong(planes, ray), bitOf(planes, ray.orientation, x, y), ray.sign) > steps;
}

function isLegal(planes: Planes, x: i32, y: i32, direction: u32): bool {
  if (planes.rule == 0 || planes.rule == 3) return false;
  const cells: Cells = planes.cells;
  const legal = load<u8>(planes.moves + (NO_DIRECTION << 9) + blockedAround(cells.blocked, cells.rowBytes, x, y));
  return ((legal >> <u8>direction) & 1) != 0;
}

function diagonalTowards(awayX: i32, awayY: i32): u32 {
  if (awayY < 0) return awayX > 0 ? 1 : 7;
  return awayX > 0 ? 3 : 5;
}
