/** Whether one cell is in view of another: reached by a sweep, then a jump, without an obstacle. */
import { blockedAround } from './cells';
import { Cells } from './layout';
import { NO_DIRECTION } from './moves';
import { bitOf, blockedAlong, distanceTo, isFourConnected, Planes, rayOf, testBit } from './planes';

/** How far the goal is seen along its row and column: cells free of obstacles north, east, south and west of it. */
@unmanaged
export class View {
  goalX: i32;
  goalY: i32;
  north: i32;
  east: i32;
  south: i32;
  west: i32;
}

export function setView(view: View, planes: Planes, goalX: i32, goalY: i32): void {
  view.goalX = goalX;
  view.goalY = goalY;
  let seen = changetype<usize>(view) + offsetof<View>('north');
  for (let direction: u32 = 0; direction < 8; direction += 2) {
    const ray = rayOf(planes, direction);
    store<i32>(seen, distanceTo(blockedAlong(planes, ray), bitOf(planes, ray.orientation, goalX, goalY), ray.sign) - 1);
    seen += 4;
  }
}

/**
 * Whether the goal is in view of a cell. The last turn of a canonical route is at a jump point, with the goal in view, so a
 * search that asks this at each expansion needs no goal in its scans.
 *
 * A sweep ends at jump points on the way, too: the goal is then in view of that jump point, which is a successor.
 */
export function isInView(planes: Planes, view: View, x: i32, y: i32): bool {
  const awayX = view.goalX - x;
  const awayY = view.goalY - y;
  const columns = abs(awayX);
  const rows = abs(awayY);
  const along = select(view.west, view.east, awayX > 0);
  // The straight part comes last; by what is known of the goal most cells fail for it alone.
  if (isFourConnected(planes)) {
    return columns <= along && (!rows || isSweepFree(planes, x, y, awayY < 0 ? 0 : 4, rows));
  }
  const across = select(view.north, view.south, awayY > 0);
  const swept = min(columns, rows);
  if (max(columns, rows) - swept > select(along, across, columns > rows)) return false;
  return !swept || isSweepFree(planes, x, y, diagonalTowards(awayX, awayY), swept);
}

/** Whether a sweep from a cell goes on for so many steps. */
function isSweepFree(planes: Planes, x: i32, y: i32, direction: u32, steps: i32): bool {
  const ray = rayOf(planes, direction);
  const bit = bitOf(planes, ray.orientation, x, y);
  // A halt at the cell itself may be for a forced neighbour; the step is illegal or not by the move table.
  if (testBit(ray.ends, bit) && !isLegal(planes, x, y, direction)) return false;
  return steps == 1 || distanceTo(ray.ends, bit, ray.sign) >= steps;
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
