/** The number of characters in use: # to ~, except the two that have a meaning in source text or markup. */
const CHARACTERS = 90;
/** Symbols of one character, and how many of them are pairs: as in scripts/pack.mjs. */
const SINGLES = 87;
const PAIRS = 16;
/** More bytes than a character stands for on average. */
const BYTES_PER_CHARACTER = 4;
/** The codes of instructions with a local, whose index is in a separate text, are this much above those of WebAssembly. */
const WITH_LOCAL = 224;
/** Codes that stand for the size of a function, and for its end. */
const SIZE = 259;
const END = 260;
/** The instruction that ends a function. */
const END_INSTRUCTION = 11;

/**
 * Returns the bytes that scripts/pack.mjs made texts of. Each symbol of `text` stands for a code (a byte, or something longer from 256 on) or for a
 * pair of symbols. The symbols of one character are the frequent bytes, then the longer codes, then the pairs, which the text begins with. The
 * other bytes are two characters each. `frequent` marks the frequent bytes: one hexadecimal digit for every four values, its lowest bit for
 * the lowest value. `locals` has a character for the index of each local, in the order of the instructions.
 */
export function unpack(frequent: string, locals: string, text: string): Uint8Array<ArrayBuffer> {
  const codesOf: number[] = [];
  const others: number[] = [];
  for (let byte = 0; byte < 256; byte++) {
    const bits = Number.parseInt(frequent[byte >> 2], 16);
    ((bits >> (byte & 3)) & 1 ? codesOf : others).push(byte);
  }
  const firstPair = codesOf.push(256, 257, 258, SIZE, END);
  /** The position of each character among them, by its code. */
  const ranks: number[] = [];
  let rank = 0;
  for (let code = 35; code < 127; code++) if (code !== 60 && code !== 92) ranks[code] = rank++;
  const codes = new Uint16Array(BYTES_PER_CHARACTER * text.length);
  /** Where the codes of each pair begin in `codes`, and the next pair's. */
  const starts = [0];
  let count = 0;
  let symbols = 0;
  // This usually runs once in a process, before any optimisation. Calls and arrays for each symbol would take several times as long.
  for (let at = 0; at < text.length; at++) {
    rank = ranks[text.charCodeAt(at)];
    if (rank < firstPair) codes[count++] = codesOf[rank];
    else if (rank >= SINGLES) codes[count++] = others[(rank - SINGLES) * CHARACTERS + ranks[text.charCodeAt(++at)]];
    else for (let i = starts[rank - firstPair]; i < starts[rank - firstPair + 1]; i++) codes[count++] = codes[i];
    if (++symbols % 2 === 0 && starts.length <= PAIRS) starts.push(count);
  }
  const bytes = new Uint8Array(2 * count);
  let end = 0;
  let local = 0;
  /** Where the size of the current function begins: in two bytes, or one if that is enough. */
  let start = 0;
  for (let i = starts[PAIRS]; i < count; i++) {
    const code = codes[i];
    if (code < 256) bytes[end++] = code;
    else if (code < SIZE) {
      bytes[end++] = code - WITH_LOCAL;
      bytes[end++] = ranks[locals.charCodeAt(local++)];
    } else if (code < END) {
      start = end;
      end += 2;
    } else {
      bytes[end++] = END_INSTRUCTION;
      const size = end - start - 2;
      bytes[start] = size;
      if (size < 128) bytes.copyWithin(start + 1, start + 2, end--);
      else {
        bytes[start] |= 128;
        bytes[start + 1] = size >> 7;
      }
    }
  }
  return bytes.slice(0, end);
}
