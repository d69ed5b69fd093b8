/** Checksums at the end of compressed data, which the decoders do not compare. */

/** Returns whether bytes have the checksum of the data that they were decompressed from. Data without one is taken for whole. */
export function hasChecksum(bytes: Uint8Array, data: Uint8Array, compression: string): boolean {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (compression === 'gzip') return view.getUint32(data.length - 8, true) === crc32(bytes);
  if (compression === 'zlib') return view.getUint32(data.length - 4) === adler32(bytes);
  return true;
}

/** CRC-32 as in gzip (RFC 1952, section 8). */
function crc32(bytes: Uint8Array): number {
  const table = Uint32Array.from({ length: 256 }, (_, byte) => {
    let rest = byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
    return rest;
  });
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ table[(crc ^ byte) & 255];
  return ~crc >>> 0;
}

/** Adler-32 as in zlib (RFC 1950, section 8.2). */
function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return b * 65536 + a;
}
