/** Layer data of Tiled, decompressed. The decoders are fflate's (deflate) and fzstd's (Zstandard), which the build puts into this entry. */
import { gunzipSync, unzlibSync } from 'fflate';
import { decompress } from 'fzstd';
import { allocate } from '../../base/allocate.ts';
import { hasChecksum } from './checksum.ts';

/** How data may be compressed; '' is not at all. */
export const COMPRESSIONS = ['', 'gzip', 'zlib', 'zstd'] as const;
export type Compression = (typeof COMPRESSIONS)[number];

/** Returns `size` bytes of data. @throws `RangeError` if it is damaged, or holds another number of bytes. */
export function inflate(place: string, data: Uint8Array, compression: Compression, size: number): Uint8Array {
  const bytes = compression === '' ? data : decode(place, data, compression, size);
  if (bytes.length === size) {
    if (hasChecksum(bytes, data, compression)) return bytes;
    throw damaged(place, compression);
  }
  const found = bytes.length > size ? `more than ${size}` : bytes.length;
  throw new RangeError(`${place} holds ${found} bytes: it must hold 4 for each tile, ${size}; save the map again`);
}

function decode(place: string, data: Uint8Array, compression: Exclude<Compression, ''>, size: number): Uint8Array {
  try {
    if (compression === 'zstd') return decodeZstd(data, size);
    // One byte more shows data that is too long. Without a buffer, damaged data might take any amount of memory.
    const out = allocate(Uint8Array, size + 1);
    return compression === 'gzip' ? gunzipSync(data, { out }) : unzlibSync(data, { out });
  } catch {
    throw damaged(place, compression);
  }
}

function damaged(place: string, compression: Compression): RangeError {
  return new RangeError(`${place} is no ${compression}, or damaged: save the map again`);
}

function decodeZstd(data: Uint8Array, size: number): Uint8Array {
  const declared = declaredSize(data);
  const out = allocate(Uint8Array, size);
  // The decoder does not say how much it wrote.
  if (declared !== undefined && declared !== size) return out.subarray(0, 0);
  return decompress(data, out);
}

/** Returns the size of the content that the header of a Zstandard frame declares, if it does (RFC 8878, section 3.1.1.1). */
function declaredSize(data: Uint8Array): number | undefined {
  const descriptor = data[4];
  const flag = descriptor >> 6;
  const isSingle = (descriptor >> 5) & 1;
  if (flag === 0 && isSingle === 0) return undefined;
  const at = 6 - isSingle + [0, 1, 2, 4][descriptor & 3];
  let size = flag === 1 ? 256 : 0;
  for (let i = 0; i < 1 << flag; i++) size += data[at + i] * 2 ** (8 * i);
  return size;
}
