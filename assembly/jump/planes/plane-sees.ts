/** What jumps see, from all cells along rows or columns (planes.ts). */
import { coldTest, distanceTo } from '../../core/bits';
import { Ray } from './planes';

/**
 * Computes for bits of some lines, from the first word's to the last word's, whether the next stop along the line is a passable cell. The
 * border keeps lines from seeing each other.
 */
export function seeAlong(ray: Ray, sees: usize, firstLine: i32, endLine: i32, firstBit: i32, endBit: i32): void {
  const bytes = ray.lines.bytes;
  const first = firstBit >> 3;
  const last = min(((endBit + 63) >> 6) << 3, bytes) - 8;
  for (let line = firstLine; line < endLine; line++) {
    const start = line * bytes;
    // What the cells at the far end see lies behind these words.
    const end = ((start + (ray.sign > 0 ? last : first)) << 3) + (ray.sign > 0 ? 63 : 0);
    const isAtBorder = ray.sign > 0 ? last == bytes - 8 : !first;
    const stop = isAtBorder ? 0 : end + ray.sign * distanceTo(ray.ends, end, ray.sign);
    seeStretch(ray, sees, start + first, start + last, !isAtBorder && !coldTest(ray.lines.blocked, stop));
  }
}

/** Does that for all bits. */
export function seeAll(ray: Ray, sees: usize): void {
  seeStretch(ray, sees, 0, ((ray.lines.count * ray.lines.bytes - 1) >> 3) << 3, false);
}

/** Does that for the words from byte `first` to byte `last`. @param seesOn Whether the stop behind them is a passable cell. */
function seeStretch(ray: Ray, sees: usize, first: i32, last: i32, seesOn: bool): void {
  // Rotating a word left by this much moves each bit to the place before it, seen along the direction.
  const back: u64 = ray.sign > 0 ? 63 : 1;
  // The last bit of a word, seen along the direction.
  const edge: u64 = ray.sign > 0 ? (<u64>1) << 63 : 1;
  let beyond: u64 = seesOn ? edge : 0;
  for (let k = 0; k <= last - first; k += 8) {
    const at = ray.sign > 0 ? last - k : first + k;
    const stop = load<u64>(ray.ends + at);
    // Most words of open ground have no stop: all of their cells see what lies behind.
    if (!stop) {
      store<u64>(sees + at, beyond ? <u64>-1 : 0);
      continue;
    }
    const jumpPoint = stop & ~load<u64>(ray.lines.blocked + at);
    // Spread the kind of each stop over the cells before it. What the next word sees comes in at the edge.
    let seen = (rotl<u64>(jumpPoint, back) & ~edge) | beyond;
    let open = ~(rotl<u64>(stop, back) | edge);
    for (let turn = back, round = 0; round < 6; round++, turn <<= 1) {
      seen |= open & rotl<u64>(seen, turn);
      open &= rotl<u64>(open, turn);
    }
    store<u64>(sees + at, seen);
    // Move the first bit to the place of the last, for the word before this one.
    beyond = rotl<u64>(rotl<u64>(stop, back) & edge ? jumpPoint : seen, back) & edge;
  }
}
