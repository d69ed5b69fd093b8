/**
 * Updates the planes of hexagons when cells change. A change affects the stops of the cell and its six neighbours, and what the cells behind
 * those see, up to the next stop.
 */
import { isBlocked } from '../moves/cells';
import { Cells } from '../core/layout';
import { testBit } from '../core/bits';
import {
  axialOf,
  bitOf,
  doesSee,
  endsAtPoint,
  HexPlanes,
  isInColumns,
  isInside,
  isShut,
  orientationOf,
  planeOf,
  stepQ,
  stepR,
  STOPS,
  writeBlocked,
  writeSees,
  writeStop,
} from './hex-planes';

/** The cells around a change, as turns from a direction in sixths, and 6 for the cell itself, four bits each: the foremost first, since what a cell sees depends on those ahead. */
const FRONT_TO_BACK: u32 = 0x3426510;

/** Updates planes after the cells at `at` to `end` changed: i32 x, i32 y each. Their blocked bits in the grid are up to date. */
export function updateHexPlanes(planes: HexPlanes, at: usize, end: usize): void {
  for (; at < end; at += 8) updateCell(planes, load<i32>(at), load<i32>(at, 4));
}

function updateCell(planes: HexPlanes, x: i32, y: i32): void {
  const cells: Cells = planes.cells;
  const inColumns = isInColumns(planes);
  const r = inColumns ? x : y;
  const q = axialOf(planes, inColumns ? y : x, r);
  const blocked = isBlocked(cells, x, y);
  // The cell has changed back, or an earlier entry has named it.
  if (isShut(planes, q, r) == blocked) return;
  writeBlocked(planes, q, r, blocked);
  for (let direction: u32 = 1; direction < 6; direction += 2) {
    for (let place: u32 = 0; place < 7; place++) {
      const turn = (FRONT_TO_BACK >> (place << 2)) & 15;
      const towards = (direction + turn) % 6;
      const besideQ = turn < 6 ? q + stepQ(towards) : q;
      const besideR = turn < 6 ? r + stepR(towards) : r;
      if (!isInside(planes, besideQ, besideR)) continue;
      if (writeStop(planes, direction, besideQ, besideR) || turn == 6) lookBehind(planes, direction, besideQ, besideR);
    }
  }
}

/** Writes again what the cells see from which jumps enter a cell: those behind it, up to the next stop. */
function lookBehind(planes: HexPlanes, direction: u32, q: i32, r: i32): void {
  const sees = endsAtPoint(planes, direction, q, r);
  const orientation = orientationOf(direction);
  const stops = planeOf(planes, orientation, STOPS);
  for (;;) {
    q -= stepQ(direction);
    r -= stepR(direction);
    if (!isInside(planes, q, r) || doesSee(planes, direction, q, r) == sees) return;
    writeSees(planes, direction, q, r, sees);
    if (testBit(stops, bitOf(planes, orientation, q, r))) return;
  }
}
