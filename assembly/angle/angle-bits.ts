/**
 * Looks for bits along a row. Positions count away from a base bit, to the right (`sign` 1) or to the left (`sign` -1).
 */

/** Returns the first position from `from` to `to` whose bit is set; `to` + 1 if there is none. */
export function nextSet(row: usize, base: i32, sign: i32, from: i32, to: i32): i32 {
  return nextBit(row, base, sign, from, to, 0);
}

/** Returns the first position from `from` to `to` whose bit is clear; `to` + 1 if there is none. */
export function nextClear(row: usize, base: i32, sign: i32, from: i32, to: i32): i32 {
  return nextBit(row, base, sign, from, to, -1);
}

/** @param flip 0 to look for set bits, -1 for clear bits. */
function nextBit(row: usize, base: i32, sign: i32, from: i32, to: i32, flip: i32): i32 {
  if (from > to) return to + 1;
  const first = base + sign * from;
  const last = (base + sign * to) >> 5;
  let word = first >> 5;
  if (sign > 0) {
    let bits = (load<i32>(row + ((<usize>word) << 2)) ^ flip) & (-1 << (first & 31));
    while (!bits) {
      if (word == last) return to + 1;
      word++;
      bits = load<i32>(row + ((<usize>word) << 2)) ^ flip;
    }
    return min((word << 5) + ctz(bits) - base, to + 1);
  }
  let bits = (load<i32>(row + ((<usize>word) << 2)) ^ flip) & <i32>(u32.MAX_VALUE >> (31 - (first & 31)));
  while (!bits) {
    if (word == last) return to + 1;
    word--;
    bits = load<i32>(row + ((<usize>word) << 2)) ^ flip;
  }
  return min(base - (word << 5) - 31 + clz(bits), to + 1);
}
