/** Twin of assembly/jump/plane-turn.ts, here 32 lines and positions at a time: `slant` has five rounds. */
import { FALLING, type Lines, linesOf, type Planes } from './planes.ts';

/** 32 words: the block that `transpose` turns. */
const BLOCK = new Int32Array(32);
/** Buffer for the words of a column, see `slant`. */
let column: Int32Array = new Int32Array(0);

export function setColumn(buffer: Int32Array): void {
  column = buffer;
}

export function slant(planes: Planes, source: Int32Array, first: number, sign: number): void {
  const { count, words } = linesOf(planes, FALLING);
  for (let word = 0; word < words; word++) {
    let length = count + 31;
    let from = (sign * word * 32) % count;
    if (from < 0) from += count;
    for (let k = 0; k < length; k++) {
      column[k] = source[from * words + word];
      from += sign;
      if (from < 0 || from === count) from -= sign * count;
    }
    for (let distance = 1; distance < 32; distance <<= 1) {
      const mask = (0xffffffff / ((1 << distance) + 1)) << distance;
      length -= distance;
      for (let k = 0; k < length; k++) column[k] = (column[k] & ~mask) | (column[k + distance] & mask);
    }
    for (let k = 0; k < count; k++) {
      const line = sign > 0 || k === 0 ? k : count - k;
      planes.words[first + line * words + word] = column[k];
    }
  }
}

export function transpose(source: Int32Array, from: Lines, target: Int32Array, to: Lines): void {
  for (let line = 0; line < to.words * 32; line += 32) {
    for (let first = 0; first < to.count; first += 32) {
      for (let k = 0; k < 32; k++) {
        BLOCK[k] = line + k < from.count ? source[(line + k) * from.words + (first >> 5)] : -1;
      }
      transposeBlock();
      const last = Math.min(32, to.count - first);
      for (let k = 0; k < last; k++) target[(first + k) * to.words + (line >> 5)] = BLOCK[k];
    }
  }
}

function transposeBlock(): void {
  let mask = 0x0000ffff;
  for (let size = 16; size > 0; size >>= 1) {
    for (let k = 0; k < 32; k = ((k | size) + 1) & ~size) {
      const exchange = ((BLOCK[k] >>> size) ^ BLOCK[k + size]) & mask;
      BLOCK[k] ^= exchange << size;
      BLOCK[k + size] ^= exchange;
    }
    mask ^= mask << (size >> 1);
  }
}
