/**
 * Twin of assembly/angle/angle-bits.ts: looks for bits along a row. Positions count away from a base bit, to the right (`sign` 1) or to the
 * left (`sign` -1).
 */

/** Returns whether any bit from `from` to `to` is set. */
export function anySet(planes: Int32Array, row: number, base: number, sign: number, from: number, to: number): boolean {
  if (from > to) return false;
  const low = sign > 0 ? base + from : base - to;
  const high = sign > 0 ? base + to : base - from;
  const word = low >> 5;
  if (word !== high >> 5) return nextSet(planes, row, base, sign, from, to) <= to;
  return (planes[row + word] & (-1 << (low & 31)) & (-1 >>> (31 - (high & 31)))) !== 0;
}

/** Returns the first position from `from` to `to` whose bit is set; `to` + 1 if there is none. */
export function nextSet(planes: Int32Array, row: number, base: number, sign: number, from: number, to: number): number {
  return nextBit(planes, row, base, sign, from, to, 0);
}

/** Returns the first position from `from` to `to` whose bit is clear; `to` + 1 if there is none. */
export function nextClear(
  planes: Int32Array,
  row: number,
  base: number,
  sign: number,
  from: number,
  to: number,
): number {
  return nextBit(planes, row, base, sign, from, to, -1);
}

/** @param flip 0 to look for set bits, -1 for clear bits. */
function nextBit(
  planes: Int32Array,
  row: number,
  base: number,
  sign: number,
  from: number,
  to: number,
  flip: number,
): number {
  if (from > to) return to + 1;
  const first = base + sign * from;
  const last = (base + sign * to) >> 5;
  let word = first >> 5;
  if (sign > 0) {
    let bits = (planes[row + word] ^ flip) & (-1 << (first & 31));
    while (bits === 0) {
      if (word === last) return to + 1;
      bits = planes[row + ++word] ^ flip;
    }
    return Math.min((word << 5) + 31 - Math.clz32(bits & -bits) - base, to + 1);
  }
  let bits = (planes[row + word] ^ flip) & (-1 >>> (31 - (first & 31)));
  while (bits === 0) {
    if (word === last) return to + 1;
    bits = planes[row + --word] ^ flip;
  }
  return Math.min(base - (word << 5) - 31 + Math.clz32(bits), to + 1);
}
