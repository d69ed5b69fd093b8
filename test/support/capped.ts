/** Kernels with limited memory, to test what they do when it runs out. */
import type { KernelSource } from '../../src/core/kernel/start-kernel.ts';

const MEMORY_SECTION = 5;
export const PAGE = 65536;

/** Limits the memory of a module to `pages` pages, but not below its initial size. The module must have one memory without a limit. */
export function withMostPages(source: KernelSource, pages: number): Uint8Array<ArrayBuffer> {
  const given = (typeof source === 'function' ? source() : source) as BufferSource | WebAssembly.Module;
  if (given instanceof WebAssembly.Module) throw new Error('expected the bytes of a module, not a WebAssembly.Module');
  const bytes = ArrayBuffer.isView(given)
    ? new Uint8Array(given.buffer, given.byteOffset, given.byteLength)
    : new Uint8Array(given);
  for (let at = 8; at < bytes.length; ) {
    const size = readNumber(bytes, at + 1);
    if (bytes[at] !== MEMORY_SECTION) {
      at = size.end + size.value;
      continue;
    }
    if (bytes[size.end] !== 1 || bytes[size.end + 1] !== 0) throw new Error('expected one memory without a limit');
    const first = readNumber(bytes, size.end + 2);
    const section = [1, 1, ...written(first.value), ...written(Math.max(pages, first.value))];
    const head = [MEMORY_SECTION, ...written(section.length)];
    return Uint8Array.from([...bytes.subarray(0, at), ...head, ...section, ...bytes.subarray(size.end + size.value)]);
  }
  throw new Error('the module has no memory');
}

/** Reads a LEB128 number. Returns it and the offset of its end. */
function readNumber(bytes: Uint8Array, at: number): { value: number; end: number } {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value |= (byte & 127) << shift;
    if (byte < 128) return { value, end: at };
  }
}

function written(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...written(value >> 7)];
}
