/** The number of characters in use: # to ~, except the two that have a meaning in source text or markup. */
const CHARACTERS = 90;
/** Symbols of one character, and how many of them are pairs: as in scripts/build-kernels.mjs. */
const SINGLES = 87;
const PAIRS = 56;
/** More bytes than a character stands for on average. */
const BYTES_PER_CHARACTER = 4;

/**
 * Returns the bytes of a text made by scripts/build-kernels.mjs. Each symbol of the text stands for a byte or for a pair of symbols. The
 * symbols of one character are the frequent bytes, then the pairs, which the text begins with. The other bytes are two characters each.
 * `frequent` marks the frequent bytes: one hexadecimal digit for every four values, its lowest bit for the lowest value.
 */
export function unpack(frequent: string, text: string): Uint8Array<ArrayBuffer> {
  const bytesOf: number[] = [];
  const others: number[] = [];
  for (let byte = 0; byte < 256; byte++) {
    const bits = Number.parseInt(frequent[byte >> 2], 16);
    ((bits >> (byte & 3)) & 1 ? bytesOf : others).push(byte);
  }
  const firstPair = bytesOf.length;
  const ranks = ranksOfCharacters();
  const bytes = new Uint8Array(BYTES_PER_CHARACTER * text.length);
  /** Where the bytes of each pair begin in `bytes`, and the next pair's. */
  const starts = [0];
  let count = 0;
  let symbols = 0;
  // This usually runs once in a process, before any optimisation. Calls and arrays for each symbol would take several times as long.
  for (let at = 0; at < text.length; at++) {
    const rank = ranks[text.charCodeAt(at)];
    if (rank < firstPair) bytes[count++] = bytesOf[rank];
    else if (rank >= SINGLES) bytes[count++] = others[(rank - SINGLES) * CHARACTERS + ranks[text.charCodeAt(++at)]];
    else for (let i = starts[rank - firstPair]; i < starts[rank - firstPair + 1]; i++) bytes[count++] = bytes[i];
    if (++symbols % 2 === 0 && starts.length <= PAIRS) starts.push(count);
  }
  return bytes.slice(starts[PAIRS], count);
}

/** Returns the position of each character among them, by its code. */
function ranksOfCharacters(): number[] {
  const ranks: number[] = [];
  let rank = 0;
  for (let code = 35; code < 127; code++) if (code !== 60 && code !== 92) ranks[code] = rank++;
  return ranks;
}
