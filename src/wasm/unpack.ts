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
  const bytes = new Uint8Array(text.length);
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    let rank = rankOf(text, at);
    if (rank >= singles) rank = singles + (rank - singles) * CHARACTERS + rankOf(text, ++at);
    bytes[count++] = byteOf[rank];
  }
  return bytes.subarray(0, count);
}

/** The characters of the text: # to ~, except the two that have a meaning in source text or markup. */
const CHARACTERS = 90;

/** The position of a character among them. */
function rankOf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code - 35 - Number(code > 60) - Number(code > 92);
}
