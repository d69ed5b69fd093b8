/**
 * Returns the bytes of a text made by scripts/build-kernels.mjs. In the text, a frequent byte is one character, and any other byte is two.
 * `frequent` marks the frequent bytes: one hexadecimal digit for every four values, its lowest bit for the lowest value.
 */
export function unpack(frequent: string, text: string): Uint8Array<ArrayBuffer> {
  const byteOf: number[] = [];
  const others: number[] = [];
  for (let byte = 0; byte < 256; byte++) {
    const bits = Number.parseInt(frequent[byte >> 2], 16);
    ((bits >> (byte & 3)) & 1 ? byteOf : others).push(byte);
  }
  const singles = byteOf.length;
  byteOf.push(...others);
  const ranks = ranksOfCharacters();
  const bytes = new Uint8Array(text.length);
  let count = 0;
  // This usually runs once in a process, before any optimisation: a look-up takes a third of the time of a call that computes the rank.
  for (let at = 0; at < text.length; at++) {
    let rank = ranks[text.charCodeAt(at)];
    if (rank >= singles) rank = singles + (rank - singles) * CHARACTERS + ranks[text.charCodeAt(++at)];
    bytes[count++] = byteOf[rank];
  }
  return bytes.subarray(0, count);
}

/** The number of characters in use: # to ~, except the two that have a meaning in source text or markup. */
const CHARACTERS = 90;

/** Returns the position of each character among them, by its code. */
function ranksOfCharacters(): number[] {
  const ranks: number[] = [];
  let rank = 0;
  for (let code = 35; code < 127; code++) if (code !== 60 && code !== 92) ranks[code] = rank++;
  return ranks;
}
