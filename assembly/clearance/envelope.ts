/**
 * Squared distances along a row in linear time, however far walls are (P. Felzenszwalb and D. Huttenlocher, Distance Transforms of Sampled Functions,
 * 2012): each column is a parabola (x - column)^2 + gap^2, and the lowest parts of them all make the squares.
 */
import { BLOCKED_LEFT, BLOCKED_RIGHT, isDeep, marginOf, Measured, RING_ACROSS } from './clearance-record';

/** A part of the envelope: where it begins (f64) and the column of its parabola (u32). */
const PART_BYTES: usize = 16;

/** Writes the squared distances of a row to `wide`; Infinity if no wall is known. */
export function measureByEnvelope(part: Measured, row: u32): void {
  layGaps(part, row);
  const margin = marginOf(part);
  const wide = part.wide;
  const count = makeEnvelope(part, part.width + 2 * margin);
  let at = part.parts;
  // The last part ends at infinity.
  const end = at + <usize>count * PART_BYTES;
  store<f64>(end, Infinity);
  for (let x: u32 = 0; x < part.width; x++) {
    const place = <f64>(x + margin);
    if (!count) {
      store<f64>(wide + ((<usize>x) << 3), Infinity);
      continue;
    }
    while (load<f64>(at + PART_BYTES) < place) at += PART_BYTES;
    const away = place - <f64>load<u32>(at, 8);
    const gap = <f64>load<u32>(at, 12);
    store<f64>(wide + ((<usize>x) << 3), away * away + gap * gap);
  }
}

/** Lays out the gaps of a row as doubles, with what lies beyond its ends. */
function layGaps(part: Measured, row: u32): void {
  const width = part.width;
  const margin = marginOf(part);
  const line = part.wide + ((<usize>margin) << 3);
  const cell = <usize>(row + 1) * part.columns + part.first;
  const isShort = !isDeep(part);
  const none: u32 = isShort ? 0xffff : 0xffffffff;
  for (let x: u32 = 0; x < width; x++) {
    const gap = isShort ? <u32>load<u16>(part.gaps + ((cell + x) << 1)) : load<u32>(part.gaps + ((cell + x) << 2));
    store<f64>(line + ((<usize>x) << 3), gap == none ? Infinity : <f64>gap);
  }
  const end = line + ((<usize>width) << 3);
  if (part.sides & RING_ACROSS) {
    memory.copy(end, line, margin << 3);
    memory.copy(part.wide, end - (margin << 3), margin << 3);
    return;
  }
  store<f64>(part.wide, part.sides & BLOCKED_LEFT ? 0 : Infinity);
  store<f64>(end, part.sides & BLOCKED_RIGHT ? 0 : Infinity);
}

/** Finds the lowest parts of the parabolas of `count` columns. Returns their number. */
function makeEnvelope(part: Measured, count: u32): u32 {
  let top = part.parts - PART_BYTES;
  for (let x: u32 = 0; x < count; x++) {
    const gap = load<f64>(part.wide + ((<usize>x) << 3));
    if (gap == Infinity) continue;
    const height = gap * gap + <f64>x * <f64>x;
    // Parabolas that the new one undercuts wherever they were lowest are dropped.
    let start = -Infinity;
    while (top >= part.parts) {
      const other = <f64>load<u32>(top, 8);
      const its = <f64>load<u32>(top, 12);
      start = (height - (its * its + other * other)) / (2 * (<f64>x - other));
      if (start > load<f64>(top)) break;
      top -= PART_BYTES;
      start = -Infinity;
    }
    top += PART_BYTES;
    store<f64>(top, start);
    store<u32>(top, x, 8);
    store<u32>(top, <u32>gap, 12);
  }
  return <u32>((top + PART_BYTES - part.parts) / PART_BYTES);
}
