/**
 * Looks for bits along a row. Positions count away from a base bit, to the right (`sign` 1) or to the left (`sign` -1).
 */

/** Up to this many bits are read at once, from any bit on. */
const WINDOW: i32 = 57;

/** Returns whether any bit from `from` to `to` is set. It reads up to 7 bytes behind the last one. */
export function anySet(row: usize, base: i32, sign: i32, from: i32, to: i32): bool {
  const more = to - from;
  if (<u32>more >= <u32>WINDOW) return nextSet(row, base, sign, from, to) <= to;
  const low = sign > 0 ? base + from : base - to;
  const bits = load<u64>(row + <usize>(low >> 3), 0, 1) >> <u64>(low & 7);
  return (bits & (((<u64>2) << (<u64>more)) - 1)) != 0;
}

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
  const more = to - from;
  if (<u32>more < <u32>WINDOW) {
    const low = sign > 0 ? base + from : base - to;
    const window = (load<u64>(row + <usize>(low >> 3), 0, 1) >> <u64>(low & 7)) ^ <u64>(<i64>flip);
    const found = window & (((<u64>2) << (<u64>more)) - 1);
    if (!found) return to + 1;
    return sign > 0 ? from + <i32>ctz(found) : to - 63 + <i32>clz(found);
  }
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
