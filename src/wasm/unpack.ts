/**
 * The bytes of a text made by scripts/build-kernels.mjs. `frequent` names the bytes that occur most, two hexadecimal digits each: the
 * text has for each of them one character, in that order. All other bytes, by value, are two characters there, the first of them one
 * of those left.
 */
export function unpack(frequent: string, text: string): Uint8Array<ArrayBuffer> {
  const order = new Set<number>();
  for (let at = 0; at < frequent.length; at += 2) order.add(Number.parseInt(frequent.slice(at, at + 2), 16));
  const singles = order.size;
  for (let byte = 0; byte < 256; byte++) order.add(byte);
  const byteOf = [...order];
  const bytes = new Uint8Array(text.length);
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    let rank = rankOf(text, at);
    if (rank >= singles) rank = singles + (rank - singles) * CHARACTERS + rankOf(text, ++at);
    bytes[count++] = byteOf[rank];
  }
  return bytes.subarray(0, count);
}

/** Those from # to ~ but for two, which would mean something in source text or markup. */
const CHARACTERS = 90;

/** Where a character stands among them. */
function rankOf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code - 35 - Number(code > 60) - Number(code > 92);
}
