import { allocate } from '../../base/allocate.ts';

/** Reads or writes bits. Whoever reads runs the same code as whoever wrote, and gives any bits instead of those written. */
export interface Coder {
  /** Codes a bit: returns the bit read, or else the one given, which is written. @param context The context of the bit, as a number. */
  code(context: number, bit: number): number;
  /** Ends writing. */
  finish(): void;
}

/** A bit corrects the odds of its context by 1 / (number of bits that it has seen + 2), but never by less than 1 / MOST_SEEN. */
const MOST_SEEN = 60;

/** Members of a coder's state. */
const LOW = 0;
const HIGH = 1;
const VALUE = 2;

/**
 * Returns a coder, which needs less than a bit for a bit that is easy to guess (binary arithmetic coding: J. Rissanen and G. Langdon,
 * Arithmetic Coding, 1979). It counts how often the bits of a context are 1, and divides its interval of numbers, LOW to HIGH, in this
 * proportion: 1 is the lower part. The part of the bit becomes the next interval. Leading bytes that LOW and HIGH share are final. The reader's
 * VALUE is the number at that place.
 *
 * @param bytes What to read; or an array, to which bytes are written. @param start Index of the first byte.
 */
export function coderOf(contexts: number, bytes: Uint8Array | number[], start: number): Coder {
  /** By context: 65536 times the share of bits that were 1, where new bits count more. */
  const odds = allocate(Uint16Array, contexts).fill(0x8000);
  const seen = allocate(Uint8Array, contexts).fill(2);
  const writes = Array.isArray(bytes);
  // In a typed array, so that V8 allocates nothing for numbers above 2^31.
  const state = new Uint32Array(3);
  let at = start;

  const shift = () => {
    if (writes) bytes[at] = state[LOW] >>> 24;
    // Behind the last byte, zeros are read.
    else state[VALUE] = (state[VALUE] << 8) | bytes[at];
    at++;
    state[LOW] <<= 8;
    state[HIGH] = (state[HIGH] << 8) | 255;
  };

  // Fills the reader's VALUE, and makes HIGH the greatest number. What a writer writes here is overwritten.
  for (let i = 0; i < 4; i++) shift();
  if (writes) at = start;

  return {
    code: (context, bit) => {
      const share = odds[context];
      const middle = state[LOW] + ((state[HIGH] - state[LOW]) >>> 12) * (share >>> 4);
      const chosen = writes ? bit : Number(state[VALUE] <= middle);
      if (chosen === 1) state[HIGH] = middle;
      else state[LOW] = middle + 1;
      odds[context] = share + Math.trunc((0xffff * chosen - share) / seen[context]);
      if (seen[context] < MOST_SEEN) seen[context]++;
      while ((state[LOW] ^ state[HIGH]) >>> 24 === 0) shift();
      return chosen;
    },
    finish: () => {
      // The shortest number of the interval.
      state[LOW] += 2 ** 24;
      shift();
    },
  };
}
