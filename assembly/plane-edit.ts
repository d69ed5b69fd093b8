/**
 * Keeping planes right when a cell changes, by touching only what its change can reach: the nine cells around it, whose stops
 * and halts depend on it, and the cells from which a jump may now end elsewhere.
 *
 * Every line that a scan might find different is stamped. So the successors of a point are still right if none of the four
 * lines through it has been stamped since they were found: its jumps run on two of them, its sweeps on the other two, and
 * what a sweep finds aside of a line has stamped that line.
 */
import { blockedAround, isBlocked } from './cells';
import { dx, dy, NO_DIRECTION } from './moves';
import {
  bitOf,
  blockedAlong,
  COLUMN,
  FALLING,
  firstStampOf,
  isFourConnected,
  lineBitsOf,
  lineOf,
  Planes,
  rayOf,
  seesPlane,
  stampOf,
  testBit,
  writeBit,
} from './planes';

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
  for (let direction: u32 = 0; direction < 8; direction += 2) {
    if (rayOf(planes, direction).sweeps) continue;
    const alongRows = (direction & 2) != 0;
    const last = alongRows ? bottom : right;
    for (let line = alongRows ? top : left; line <= last; line++) {
      updateSees(planes, direction, alongRows ? x : line, alongRows ? line : y);
    }
  }
}

/** Stops and halts of one cell; all lines through it count as changed. */
function updateEnds(planes: Planes, x: i32, y: i32): void {
  const cells = planes.cells;
  const around = blockedAround(cells.blocked, cells.rowBytes, x, y);
  const legal: u32 = load<u8>(planes.moves + (NO_DIRECTION << 9) + around);
  for (let direction: u32 = 0; direction < 8; direction++) {
    const ray = rayOf(planes, direction);
    if (!ray.ends) continue;
    const forced = forcedMoves(planes, direction, around) != 0;
    const ends = ray.sweeps ? forced || !((legal >> direction) & 1) : forced || ((around >> 4) & 1) != 0;
    writeBit(ray.ends, bitOf(planes, ray.orientation, x, y), ends);
    store<u32>(stampOf(planes, ray.orientation, x, y), planes.now);
  }
}

/** Moves worth while from a cell reached in a direction, beyond those that any cell has. */
export function forcedMoves(planes: Planes, direction: u32, around: u32): u32 {
  const ray = rayOf(planes, direction);
  let natural: u32 = 1 << direction;
  if (ray.sweeps) natural |= (1 << ray.leftDirection) | (1 << ray.rightDirection);
  return load<u8>(planes.moves + (direction << 9) + around) & ~natural;
}

/** What jumps in a direction see, on the line through (x, y), whose stops may have changed at that cell and those beside it. */
function updateSees(planes: Planes, direction: u32, x: i32, y: i32): void {
  const copies: u32 = isFourConnected(planes) ? 1 : 2;
  for (let copy: u32 = 0; copy < copies; copy++) rewriteSees(planes, direction, copy, x, y);
}

/**
 * Walks against the direction, over all cells whose jumps may now end elsewhere: up to the first stop behind the three. Each
 * lies on the line beside that of the one before, in the sweeps' orientation; all these lines count as changed.
 */
function rewriteSees(planes: Planes, direction: u32, copy: u32, x: i32, y: i32): void {
  const ray = rayOf(planes, direction);
  const orientation = isFourConnected(planes) ? COLUMN : FALLING + copy;
  const plane = seesPlane(planes, direction, copy);
  const blocked = blockedAlong(planes, ray);
  const stamps = firstStampOf(planes, orientation);
  const stepX = dx(direction);
  const stepY = dy(direction);
  let ahead = bitOf(planes, ray.orientation, x + stepX, y + stepY);
  // Beyond the three cells all is as it was: what the foremost of them sees stands.
  const isKnown = isInside(planes, x + stepX, y + stepY);
  let sees = isKnown && testBit(plane, bitOf(planes, orientation, x + stepX, y + stepY));

  // Line and bit of each cell follow from those of the one before, but where lines wrap.
  const lines = orientation == COLUMN ? <i32>planes.cells.width + 2 : planes.slants;
  const lineBits = lineBitsOf(planes, orientation);
  const beside = lineOf(planes, orientation, x - stepX, y - stepY);
  let line = lineOf(planes, orientation, x, y);
  let bit = bitOf(planes, orientation, x, y);
  const lineStep = beside == line + 1 || (!beside && line > 1) ? 1 : -1;
  const bitStep = lineStep * lineBits - (orientation != COLUMN && planes.tall ? stepX : stepY);
  for (let walked = 0; isInside(planes, x, y); walked++) {
    if (testBit(ray.ends, ahead)) sees = !testBit(blocked, ahead);
    writeBit(plane, bit, sees);
    store<u32>(stamps + ((<usize>line) << 2), planes.now);
    ahead -= ray.sign;
    if (walked >= 2 && testBit(ray.ends, ahead)) return;
    x -= stepX;
    y -= stepY;
    line += lineStep;
    bit += bitStep;
    if (<u32>line < <u32>lines) continue;
    line -= lineStep * lines;
    bit -= lineStep * lines * lineBits;
  }
}

function isInside(planes: Planes, x: i32, y: i32): bool {
  return <u32>x < planes.cells.width && <u32>y < planes.cells.height;
}
