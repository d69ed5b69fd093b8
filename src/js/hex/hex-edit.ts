/** Twin of assembly/hex/hex-edit.ts: updates the planes of hexagons when cells change. */
import { testBit } from '../core/bits.ts';
import {
  axialOf,
  bitOf,
  doesSee,
  endsAtPoint,
  type HexPlanes,
  isInColumns,
  isInside,
  isShut,
  orientationOf,
  planeOf,
  STOPS,
  stepQ,
  stepR,
  writeBlocked,
  writeSees,
  writeStop,
} from './hex-planes.ts';

const FRONT_TO_BACK = 0x3426510;

/** @param changes The indices of the cells. */
export function updateHexPlanes(planes: HexPlanes, changes: Int32Array): void {
  const { width } = planes.cells;
  for (const cell of changes) updateCell(planes, cell % width, Math.floor(cell / width));
}

function updateCell(planes: HexPlanes, x: number, y: number): void {
  const inColumns = isInColumns(planes);
  const r = inColumns ? x : y;
  const q = axialOf(planes, inColumns ? y : x, r);
  const blocked = planes.cells.isBlocked(x, y);
  if (isShut(planes, q, r) === blocked) return;
  writeBlocked(planes, q, r, blocked);
  for (let direction = 1; direction < 6; direction += 2) {
    for (let place = 0; place < 7; place++) {
      const turn = (FRONT_TO_BACK >> (place << 2)) & 15;
      const towards = (direction + turn) % 6;
      const besideQ = turn < 6 ? q + stepQ(towards) : q;
      const besideR = turn < 6 ? r + stepR(towards) : r;
      if (!isInside(planes, besideQ, besideR)) continue;
      if (writeStop(planes, direction, besideQ, besideR) || turn === 6) lookBehind(planes, direction, besideQ, besideR);
    }
  }
}

function lookBehind(planes: HexPlanes, direction: number, q: number, r: number): void {
  const sees = endsAtPoint(planes, direction, q, r);
  const orientation = orientationOf(direction);
  const stops = planeOf(planes, orientation, STOPS);
  for (;;) {
    q -= stepQ(direction);
    r -= stepR(direction);
    if (!isInside(planes, q, r) || doesSee(planes, direction, q, r) === sees) return;
    writeSees(planes, direction, q, r, sees);
    if (testBit(planes.bits, stops, bitOf(planes, orientation, q, r))) return;
  }
}
