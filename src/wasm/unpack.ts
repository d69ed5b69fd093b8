/**
 * The bytes of a text made by scripts/build-kernels.mjs. The bytes that are most frequent, two hexadecimal digits each, are written as
 * one character each, in that order; the other bytes, in order of value, as two, the first of which is one of the characters left.
 */
export function unpack(characters: string, frequent: string, text: string): Uint8Array<ArrayBuffer> {
  const order = new Set<number>();
  for (let at = 0; at < frequent.length; at += 2) order.add(Number.parseInt(frequent.slice(at, at + 2), 16));
  const singles = order.size;
  for (let byte = 0; byte < 256; byte++) order.add(byte);
  const byteOf = [...order];
  const rankOf = new Uint8Array(128);
  for (let rank = 0; rank < characters.length; rank++) rankOf[characters.charCodeAt(rank)] = rank;
  const bytes = new Uint8Array(text.length);
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    let rank = rankOf[text.charCodeAt(at)];
    if (rank >= singles) rank = singles + (rank - singles) * characters.length + rankOf[text.charCodeAt(++at)];
    bytes[count++] = byteOf[rank];
  }
  return bytes.subarray(0, count);
}
