/** Distances along columns: from each cell of a part to the nearest blocked cell of its column. */
import { expectBlock } from '../core/memory';
import { testBit } from '../core/bits';
import { fallLanes, spreadLanes } from '../core/words';
import { BLOCKED_ABOVE, BLOCKED_BELOW, isDeep, Measured, RING_DOWN } from './clearance-record';

/** Fills the plane of gaps. */
export function measureColumns(part: Measured): void {
  expectBlock(changetype<usize>(part));
  if (isDeep(part)) measure<u32>(part);
  else measure<u16>(part);
}

/** From row to row: down, again down round a ring, since a wall counts beyond the edge too, then up. */
function measure<T>(part: Measured): void {
  const rows = part.rows;
  const rowBytes = <usize>part.columns * sizeof<T>();
  const top = part.gaps + rowBytes;
  memory.fill(part.gaps, part.sides & BLOCKED_ABOVE ? 0 : 255, rowBytes);
  memory.fill(top + <usize>rows * rowBytes, part.sides & BLOCKED_BELOW ? 0 : 255, rowBytes);
  for (let y: u32 = 0; y < rows; y++) {
    fall<T>(part.bits + <usize>y * (part.columns >> 3), top + <usize>y * rowBytes, rowBytes);
  }
  if (part.sides & RING_DOWN) {
    const bottom = top + <usize>(rows - 1) * rowBytes;
    spread<T>(bottom, top, rowBytes);
    for (let to = top + rowBytes; to <= bottom; to += rowBytes) spread<T>(to - rowBytes, to, rowBytes);
    rise<T>(top, rows, rowBytes);
    spread<T>(top, bottom, rowBytes);
  }
  rise<T>(top, rows, rowBytes);
}

/** Lowers the gaps of all rows to those by way of the row below, from the bottom up. */
function rise<T>(top: usize, rows: u32, rowBytes: usize): void {
  for (let to = top + <usize>(rows - 1) * rowBytes; to >= top; to -= rowBytes) spread<T>(to + rowBytes, to, rowBytes);
}

/** Writes the gaps of a row by its bits and the row above. */
function fall<T>(bits: usize, row: usize, rowBytes: usize): void {
  if (sizeof<T>() == 2) {
    for (let at: usize = 0; at < rowBytes; at += 16)
      fallLanes(load<u8>(bits + (at >> 4)), row + at - rowBytes, row + at);
    return;
  }
  for (let at: usize = 0; at < rowBytes; at += 4) {
    const above = load<u32>(row + at - rowBytes);
    store<u32>(row + at, testBit(bits, <u32>(at >> 2)) ? 0 : above + u32(above != u32.MAX_VALUE));
  }
}

/** Lowers the gaps of a row to those by way of a row beside it. */
function spread<T>(from: usize, to: usize, rowBytes: usize): void {
  if (sizeof<T>() == 2) {
    for (let at: usize = 0; at < rowBytes; at += 16) spreadLanes(from + at, to + at);
    return;
  }
  for (let at: usize = 0; at < rowBytes; at += 4) {
    const other = load<u32>(from + at);
    if (load<u32>(to + at) > other) store<u32>(to + at, min(load<u32>(to + at), other + 1));
  }
}
