/** Twin of assembly/core/bits.ts: planes of bits, here in words of 32 bits. */
import { lowestBit } from '../../rules/moves.ts';

export function testBit(words: Int32Array, plane: number, bit: number): boolean {
  return ((words[plane + (bit >>> 5)] >>> (bit & 31)) & 1) !== 0;
}

export function writeBit(words: Int32Array, plane: number, bit: number, value: boolean): void {
  const mask = 1 << (bit & 31);
  if (value) words[plane + (bit >>> 5)] |= mask;
  else words[plane + (bit >>> 5)] &= ~mask;
}

export function distanceTo(words: Int32Array, plane: number, bit: number, sign: number): number {
  const from = bit & 31;
  let at = plane + (bit >>> 5);
  let found = words[at] & (sign > 0 ? -2 << from : ~(-1 << from));
  let distance = sign > 0 ? -from : from - 31;
  while (found === 0) {
    at += sign;
    found = words[at];
    distance += 32;
  }
  return distance + (sign > 0 ? lowestBit(found) : Math.clz32(found));
}

/**
 * Like `distanceTo`, to the next bit set in any of three planes. Each direction has its own code: in one form, as above, searches on a
 * fresh grid take 4 to 8 % longer.
 */
export function distanceToAny(words: Int32Array, a: number, b: number, c: number, bit: number, sign: number): number {
  if (sign > 0) {
    const from = bit + 1;
    let at = from >>> 5;
    let found = (words[a + at] | words[b + at] | words[c + at]) >>> (from & 31);
    let distance = 1;
    if (found === 0) distance -= from & 31;
    while (found === 0) {
      at++;
      found = words[a + at] | words[b + at] | words[c + at];
      distance += 32;
    }
    return lowestBit(found) + distance;
  }
  const from = bit - 1;
  let at = from >>> 5;
  let found = (words[a + at] | words[b + at] | words[c + at]) << (31 - (from & 31));
  let distance = 1;
  if (found === 0) distance += (from & 31) - 31;
  while (found === 0) {
    at--;
    found = words[a + at] | words[b + at] | words[c + at];
    distance += 32;
  }
  return Math.clz32(found) + distance;
}
