/** The bytes that pairs of lower-case hexadecimal digits stand for. */
export function decodeHex(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = 16 * digit(hex, 2 * i) + digit(hex, 2 * i + 1);
  return bytes;
}

/** "0" has code 48, "a" 97. */
function digit(hex: string, i: number): number {
  const code = hex.charCodeAt(i);
  return code < 58 ? code - 48 : code - 87;
}
