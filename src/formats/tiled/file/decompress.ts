/** Layer data of Tiled, decompressed. The decoders are fflate's (deflate) and fzstd's (Zstandard), which the build puts into this entry. */
import { Gunzip, Unzlib } from 'fflate';
import { decompress } from 'fzstd';
import { allocate } from '../../../core/base/allocate.ts';
import { hasChecksum } from './checksum.ts';

/** How data may be compressed; '' is not at all. */
export const COMPRESSIONS = ['', 'gzip', 'zlib', 'zstd'] as const;
export type Compression = (typeof COMPRESSIONS)[number];

/** Bytes of data that are decoded at once. */
const PIECE = 8192;

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
    return compression === 'zstd' ? decodeZstd(data, size) : decodeDeflate(data, compression, size);
  } catch {
    throw damaged(place, compression);
  }
}

function damaged(place: string, compression: Compression): RangeError {
  return new RangeError(`${place} is no ${compression}, or damaged: save the map again`);
}

/** Decodes piece by piece, and stops once there is more than `size`. A few bytes may hold a thousand times as many. */
function decodeDeflate(data: Uint8Array, compression: 'gzip' | 'zlib', size: number): Uint8Array {
  const out = allocate(Uint8Array, size);
  let length = 0;
  const add = (chunk: Uint8Array): void => {
    if (length + chunk.length <= size) out.set(chunk, length);
    length += chunk.length;
  };
  const stream = compression === 'gzip' ? new Gunzip(add) : new Unzlib(add);
  for (let at = 0; at < data.length && length <= size; at += PIECE) {
    stream.push(data.subarray(at, at + PIECE), at + PIECE >= data.length);
  }
  return sized(out, length);
}

/** Returns bytes of this length, or of one more than they are. */
function sized(bytes: Uint8Array, length: number): Uint8Array {
  return length > bytes.length ? new Uint8Array(bytes.length + 1) : bytes.subarray(0, length);
}

function decodeZstd(data: Uint8Array, size: number): Uint8Array {
  const declared = declaredSize(data);
  if (declared !== undefined && declared !== size) return sized(allocate(Uint8Array, size), declared);
  const out = decompress(data, allocate(Uint8Array, size));
  if (declared !== undefined) return out;
  // The decoder does not say how much it wrote: the bytes that it left as they were.
  const other = decompress(data, allocate<Uint8Array>(Uint8Array, size + 1).fill(1));
  let length = size + 1;
  while (length > 0 && other[length - 1] === 1 && (length > size || out[length - 1] === 0)) length--;
  return sized(out, length);
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
