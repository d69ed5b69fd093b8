/** Turns bit planes from one orientation into another, 64 lines and positions at a time. */
import { takeFrom } from '../../core/words';
import { FALLING, Lines, coldLines, Planes } from './planes';

const ALL: u64 = 0xffffffffffffffff;

/** 64 words: the block that `transpose` turns. */
const BLOCK: usize = memory.data(512, 8);
/** Buffer for the words of a column, see `slant`. */
let column: usize = 0;

/** Sets the buffer that `slant` uses, of 8 bytes for each slanted line and 66 more, and 16. */
export function setColumn(buffer: usize): void {
  column = buffer;
}

/**
 * Moves bit p of some lines to line - p (sign 1, FALLING) or line + p (sign -1, RISING), modulo the number of slanted lines; only words
 * with bits from `firstBit` to before `endBit`. A column of words first moves by its first position at once; then six rounds move bits by
 * 1, 2, 4 … 32 lines.
 */
export function slant(
  planes: Planes,
  source: usize,
  target: usize,
  sign: i32,
  firstLine: i32,
  endLine: i32,
  firstBit: i32,
  endBit: i32,
): void {
  const lines = coldLines(planes, FALLING);
  const count = lines.count;
  const bytes = lines.bytes;
  // Bytes of a line in the column: lines shorter than a word share one, side by side.
  const unit = min(bytes, 8);
  // How many words get bits of these lines, and the line that the first of them gets its first bit from.
  const words = min(endLine - firstLine + 63, count);
  const first = sign > 0 ? firstLine - 63 : endLine + 62;
  const endOffset = min(((endBit + 63) >> 6) << 3, bytes);
  for (let offset = firstBit >> 3; offset < endOffset; offset += 8) {
    // Copy a part of one column, in the order of lines or in reverse, with as much more as the rounds read.
    const start = words == count ? sign * (offset << 3) : first;
    let from = modulo(start, count);
    let length = words + (unit << 3) - 1;
    for (let k = 0; k < length; k++) {
      store<u64>(column + k * unit, load<u64>(source + from * bytes + offset, 0, 4), 0, 4);
      from += sign;
      if (<u32>from >= <u32>count) from -= sign * count;
    }
    for (let distance = 1; distance < unit << 3; distance <<= 1) {
      // Select the positions whose number has this bit set: 0xaaa…, 0xccc… and so on. 64 bits are not divided: in JavaScript that is a routine of 1 KB.
      const low: u32 = distance < 32 ? (<u32>ALL / ((1 << distance) + 1)) << distance : 0;
      const mask = ((<u64>(low ? low : <u32>ALL)) << 32) | low;
      length -= distance;
      takeFrom(column, column + length * unit, distance * unit, mask);
    }
    // Upwards, since lines shorter than a word overwrite those behind them.
    const to = modulo(start - sign * (offset << 3), count);
    let line = to;
    for (let k = 0; k < words; k++) {
      const word = sign > 0 || !k ? k : words - k;
      store<u64>(target + line * bytes + offset, load<u64>(column + word * unit, 0, 4), 0, 4);
      if (!k && sign < 0) line = modulo(to - words, count);
      if (++line >= count) line = 0;
    }
  }
}

/** Returns a number between 0 and `count` that differs from `value` by a multiple of it. */
function modulo(value: i32, count: i32): i32 {
  const rest = value % count;
  return rest < 0 ? rest + count : rest;
}

/**
 * Turns lines into positions: bit (line, position) of the source becomes bit (position, line) of the target, for some lines and positions.
 * The first ones are multiples of 64.
 */
export function transpose(
  source: usize,
  from: Lines,
  target: usize,
  to: Lines,
  firstLine: i32,
  endLine: i32,
  firstBit: i32,
  endBit: i32,
): void {
  const lastLine = endLine < from.count ? endLine : to.bytes << 3;
  for (let line = firstLine; line < lastLine; line += 64) {
    for (let first = firstBit; first < endBit; first += 64) {
      for (let k = 0; k < 64; k++) {
        const word = line + k < from.count ? load<u64>(source + (line + k) * from.bytes + (first >> 3), 0, 4) : ALL;
        store<u64>(BLOCK + (k << 3), word);
      }
      transposeBlock();
      const last = min(64, to.count - first);
      for (let k = 0; k < last; k++) {
        store<u64>(target + (first + k) * to.bytes + (line >> 3), load<u64>(BLOCK + (k << 3)), 0, 4);
      }
    }
  }
}

/** Transposes the 64 x 64 bits of BLOCK by exchanging halves, quarters … (H. Warren, "Hacker's Delight", 7-3). */
function transposeBlock(): void {
  let mask: u64 = 0x00000000ffffffff;
  for (let size: u64 = 32; size; size >>= 1) {
    for (let k: u64 = 0; k < 64; k = ((k | size) + 1) & ~size) {
      const upper = BLOCK + ((<usize>k) << 3);
      const lower = upper + ((<usize>size) << 3);
      const exchange = ((load<u64>(upper) >> size) ^ load<u64>(lower)) & mask;
      store<u64>(upper, load<u64>(upper) ^ (exchange << size));
      store<u64>(lower, load<u64>(lower) ^ exchange);
    }
    mask ^= mask << (size >> 1);
  }
}
