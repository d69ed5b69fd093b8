/**
 * Returns the checksum of bytes, 32 bits (FNV-1a: G. Fowler, L. Noll, K. Vo). It shows every change of a single byte.
 *
 * @param from Bytes before do not count.
 * @param sum The checksum of what comes before.
 */
export function checksumOf(bytes: Uint8Array, from = 0, sum = 0x811c9dc5): number {
  for (let i = from; i < bytes.length; i++) sum = Math.imul(sum ^ bytes[i], 0x01000193);
  return sum >>> 0;
}
