/** Digits of a 32-bit word. */
const WORD = 8;

/**
 * The bytes that pairs of hexadecimal digits stand for. It runs once, before anything is compiled: few calls that do much are
 * faster then than a loop over digits.
 */
export function decodeHex(hex: string): Uint8Array<ArrayBuffer> {
  const padded = hex.padEnd(Math.ceil(hex.length / WORD) * WORD, '0');
  const words = new DataView(new ArrayBuffer(padded.length / 2));
  for (let at = 0; at < padded.length; at += WORD) {
    words.setUint32(at / 2, Number.parseInt(padded.slice(at, at + WORD), 16));
  }
  return new Uint8Array(words.buffer, 0, hex.length / 2);
}
