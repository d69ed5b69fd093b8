/**
 * Keeping planes right when a cell changes, by touching only what its change can reach: the nine cells around it, whose stops
 * and halts depend on it, and the cells from which a jump now ends at something else.
 */
import { blockedAround, isBlocked } from './cells';
import { dx, dy, NO_DIRECTION } from './moves';
import { bitOf, blockedAlong, COLUMN, Planes, rayOf, ROW, seesPlane, stampOf, testBit, writeBit } from './planes';

/** Brings the planes up to date after the blocked bit of cell (x, y), by rows, has changed. */
export function updatePlanes(planes: Planes, x: i32, y: i32): void {
  const cells = planes.cells;
  planes.now++;
  writeBit(planes.blockedColumns, bitOf(planes, COLUMN, x, y), isBlocked(cells, x, y));
  const left = max(x - 1, 0);
  const top = max(y - 1, 0);
  const right = min(x + 1, <i32>cells.width - 1);
  const bottom = min(y + 1, <i32>cells.height - 1);
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) updateEnds(planes, column, row);
  }
  for (let row = top; row <= bottom; row++) {
    touch(planes, ROW, x, row);
    updateSees(planes, 2, x, row);
    updateSees(planes, 6, x, row);
  }
  for (let column = left; column <= right; column++) {
    touch(planes, COLUMN, column, y);
    updateSees(planes, 4, column, y);
    updateSees(planes, 0, column, y);
  }
}

/** Notes that the line of an orientation through a cell has changed. */
function touch(planes: Planes, orientation: u32, x: i32, y: i32): void {
  store<u32>(stampOf(planes, orientation, x, y), planes.now);
}

/** Stops and halts of one cell. */
function updateEnds(planes: Planes, x: i32, y: i32): void {
  const cells = planes.cells;
  const around = blockedAround(cells.blocked, cells.rowBytes, x, y);
  const legal: u32 = load<u8>(planes.moves + (NO_DIRECTION << 9) + around);
  for (let direction: u32 = 0; direction < 8; direction++) {
    const ray = rayOf(planes, direction);
    if (!ray.ends) continue;
    const forced = forcedMoves(planes, direction, around);
    const bit = bitOf(planes, ray.orientation, x, y);
    const ends = ray.sweeps ? forced != 0 || !((legal >> direction) & 1) : forced != 0 || ((around >> 4) & 1) != 0;
    if (testBit(ray.ends, bit) == ends) continue;
    writeBit(ray.ends, bit, ends);
    touch(planes, ray.orientation, x, y);
  }
}

/** Moves worth while from a cell reached in a direction, beyond those that any cell has. */
export function forcedMoves(planes: Planes, direction: u32, around: u32): u32 {
  const ray = rayOf(planes, direction);
  let natural: u32 = 1 << direction;
  if (ray.sweeps) natural |= (1 << ray.leftDirection) | (1 << ray.rightDirection);
  return load<u8>(planes.moves + (direction << 9) + around) & ~natural;
}

/**
 * What jumps in a direction see, on the line through (x, y), whose stops may have changed at that cell and the two beside
 * it. Walks against the direction and ends where nothing more can change.
 */
function updateSees(planes: Planes, direction: u32, x: i32, y: i32): void {
  const ray = rayOf(planes, direction);
  if (ray.sweeps) return;
  const backX = dx(direction);
  const backY = dy(direction);
  const cells = planes.cells;
  const first = seesPlane(planes, direction, 0);
  const second = seesPlane(planes, direction, 1);
  const firstOrientation = sweepOrientation(planes, 0);
  const blocked = blockedAlong(planes, ray);
  let ahead = bitOf(planes, ray.orientation, x + backX, y + backY);
  // Beyond the three cells all is as it was: what the foremost of them sees stands.
  let sees =
    isInside(planes, x + backX, y + backY) && testBit(first, bitOf(planes, firstOrientation, x + backX, y + backY));
  for (let walked = 0; isInside(planes, x, y); walked++) {
    if (testBit(ray.ends, ahead)) sees = !testBit(blocked, ahead);
    const bit = bitOf(planes, firstOrientation, x, y);
    const changes = testBit(first, bit) != sees;
    if (changes) {
      writeBit(first, bit, sees);
      touch(planes, firstOrientation, x, y);
      if (second) {
        writeBit(second, bitOf(planes, sweepOrientation(planes, 1), x, y), sees);
        touch(planes, sweepOrientation(planes, 1), x, y);
      }
    }
    if (walked >= 2 && !changes) return;
    ahead -= ray.sign;
    x -= backX;
    y -= backY;
  }
}

/** The orientations in which sweeps run, and sees planes are kept. */
function sweepOrientation(planes: Planes, copy: u32): u32 {
  return planes.rule ? 2 + copy : COLUMN;
}

function isInside(planes: Planes, x: i32, y: i32): bool {
  return <u32>x < planes.cells.width && <u32>y < planes.cells.height;
}
