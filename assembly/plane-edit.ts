/**
 * Keeping planes and the jump point graph right when a cell changes, by touching only what its change can reach: the nine cells
 * around it, whose stops and halts depend on it, the cells whose jumps may now end elsewhere, and the points that come to any of
 * these by a sweep. What such points know of their successors is forgotten. Where a change is seen from very many cells, as on
 * open ground, all points forget: there are few of them on such a map.
 */
import { isBlocked } from './cells';
import { forgetAll, forgetPoint, Jumps } from './jump-records';
import { dx, dy, NO_DIRECTION } from './moves';
import {
  bitOf,
  COLUMN,
  distanceTo,
  FALLING,
  forcedMoves,
  isFourConnected,
  linesOf,
  movesAt,
  Planes,
  rayOf,
  seesPlane,
  stepAlong,
  testBit,
  wrapped,
  writeBit,
} from './planes';

/** Cells to look for points in, after one edit; if that is not enough all points forget. */
const MOST_CELLS: i32 = 4096;
/** How many of them are left. */
let cellsLeft: i32 = 0;
/** In the place of a direction: any. */
const ANY: u32 = 8;

/** Brings planes and graph up to date after the blocked bit of cell (x, y), by rows, has changed. */
export function updatePlanes(jumps: Jumps, x: i32, y: i32): void {
  const planes = jumps.planes;
  const columns = linesOf(planes, COLUMN);
  writeBit(columns.blocked, bitOf(columns, x, y), isBlocked(planes.cells, x, y));
  for (let i = 0; i < 9; i++) updateEnds(planes, x + (i % 3) - 1, y + i / 3 - 1);
  cellsLeft = MOST_CELLS;
  for (let direction: u32 = 0; direction < 8; direction += 2) {
    if (rayOf(planes, direction).sweeps) continue;
    // The lines beside lie a quarter of a turn away.
    for (let i = -1; i <= 1; i++) updateRun(jumps, direction, x + i * dy(direction), y + i * dx(direction));
  }
  for (let i = 0; i < 9; i++) forgetSweeps(jumps, ANY, x + (i % 3) - 1, y + i / 3 - 1);
  if (cellsLeft < 0) forgetAll(jumps);
}

function isOutside(planes: Planes, x: i32, y: i32): bool {
  return <u32>x >= planes.cells.width || <u32>y >= planes.cells.height;
}

/** Stops and halts of one cell. */
function updateEnds(planes: Planes, x: i32, y: i32): void {
  if (isOutside(planes, x, y)) return;
  const blocked = isBlocked(planes.cells, x, y);
  const legal = movesAt(planes, NO_DIRECTION, x, y);
  for (let direction: u32 = 0; direction < 8; direction++) {
    const ray = rayOf(planes, direction);
    if (!ray.ends) continue;
    const forced = forcedMoves(planes, direction, x, y) != 0;
    const ends = forced || (ray.sweeps ? !((legal >> direction) & 1) : blocked);
    writeBit(ray.ends, bitOf(ray.lines, x, y), ends);
  }
}

/**
 * The cells on the line through (x, y) whose jumps in a direction may now end elsewhere, since stops may have changed at that
 * cell and those beside it: up to the first stop behind the three. What is seen from them is written anew, what points know
 * that stand there, or look that way from a sweep across, forgotten.
 */
function updateRun(jumps: Jumps, direction: u32, x: i32, y: i32): void {
  const planes = jumps.planes;
  if (isOutside(planes, x, y)) return;
  const length = runLength(planes, direction, x, y);
  // Long runs tell of open ground, where looking would be in vain.
  cellsLeft -= length << 2;
  const copies: u32 = isFourConnected(planes) ? 1 : 2;
  for (let copy: u32 = 0; copy < copies; copy++) rewriteSees(planes, direction, copy, x, y, length);
  for (let walked = 0; walked < length && cellsLeft >= 0; walked++) {
    forgetSweeps(jumps, direction, x - walked * dx(direction), y - walked * dy(direction));
  }
}

/** Cells from (x, y) against the direction, three at least and up to the first stop behind these, within the grid. */
function runLength(planes: Planes, direction: u32, x: i32, y: i32): i32 {
  const ray = rayOf(planes, direction);
  const second = bitOf(ray.lines, x, y) - ray.sign;
  return min(2 + distanceTo(ray.ends, second, -ray.sign), cellsBehind(planes, direction, x, y) + 1);
}

/** Cells between (x, y) and the edge of the grid, against the direction. */
function cellsBehind(planes: Planes, direction: u32, x: i32, y: i32): i32 {
  const stepX = dx(direction);
  const stepY = dy(direction);
  const columns = stepX > 0 ? x : stepX < 0 ? <i32>planes.cells.width - 1 - x : i32.MAX_VALUE;
  const rows = stepY > 0 ? y : stepY < 0 ? <i32>planes.cells.height - 1 - y : i32.MAX_VALUE;
  return min(columns, rows);
}

/** Writes anew what is seen from the cells of a run, in one of the orientations of sweeps. */
function rewriteSees(planes: Planes, direction: u32, copy: u32, x: i32, y: i32, length: i32): void {
  const ray = rayOf(planes, direction);
  const lines = linesOf(planes, isFourConnected(planes) ? COLUMN : FALLING + copy);
  const plane = seesPlane(planes, direction, copy);
  const step = stepAlong(lines, direction);
  let ahead = bitOf(ray.lines, x, y) + ray.sign;
  let bit = bitOf(lines, x + dx(direction), y + dy(direction));
  // Beyond the three cells all is as it was: what the foremost of them sees stands. Past the edge the stop decides.
  let sees = testBit(plane, bit);
  let walked = 0;
  for (; walked < min(length, 3); walked++) {
    if (testBit(ray.ends, ahead)) sees = !testBit(ray.lines.blocked, ahead);
    bit = wrapped(lines, bit - step);
    writeBit(plane, bit, sees);
    ahead -= ray.sign;
  }
  // Behind the third cell there is no stop in the run: all there see the same, and did before.
  if (testBit(plane, wrapped(lines, bit - step)) == sees) return;
  for (; walked < length; walked++) {
    bit -= step;
    if (<u32>bit >= lines.bits) bit = wrapped(lines, bit);
    // One write for all, since runs may be long: each bit turns.
    const at = plane + (bit >> 3);
    store<u8>(at, load<u8>(at) ^ (1 << u8(bit & 7)));
  }
}

/** What the point of a cell knows, and points from which a sweep comes to the cell that looks in a direction, or ANY. */
function forgetSweeps(jumps: Jumps, aside: u32, x: i32, y: i32): void {
  const planes = jumps.planes;
  if (isOutside(planes, x, y)) return;
  const width = <i32>planes.cells.width;
  const cell = y * width + x;
  forgetPoint(jumps, cell);
  for (let direction: u32 = 0; direction < 8; direction++) {
    const ray = rayOf(planes, direction);
    if (!ray.sweeps || (aside != ANY && ray.leftDirection != aside && ray.rightDirection != aside)) continue;
    const clear = distanceTo(ray.ends, bitOf(ray.lines, x, y), -ray.sign);
    const steps = min(clear, cellsBehind(planes, direction, x, y));
    const step = dy(direction) * width + dx(direction);
    cellsLeft -= steps + 1;
    if (cellsLeft < 0) return;
    for (let walked = 1; walked <= steps; walked++) forgetPoint(jumps, cell - walked * step);
  }
}
