/** Kernels that cannot have more than so much memory, to see what they do when it runs out. */

const MEMORY_SECTION = 5;
export const PAGE = 65536;

/** The same module with a memory of at most `pages` pages, or as many as it begins with. It may have but one memory, without a limit. */
export function withMostPages(source: BufferSource | WebAssembly.Module, pages: number): Uint8Array<ArrayBuffer> {
  if (source instanceof WebAssembly.Module) throw new Error('bytes are needed');
  const bytes = ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
  for (let at = 8; at < bytes.length; ) {
    const size = readNumber(bytes, at + 1);
    if (bytes[at] !== MEMORY_SECTION) {
      at = size.end + size.value;
      continue;
    }
    if (bytes[size.end] !== 1 || bytes[size.end + 1] !== 0) throw new Error('another memory than expected');
    const first = readNumber(bytes, size.end + 2);
    const section = [1, 1, ...written(first.value), ...written(Math.max(pages, first.value))];
    const head = [MEMORY_SECTION, ...written(section.length)];
    return Uint8Array.from([...bytes.subarray(0, at), ...head, ...section, ...bytes.subarray(size.end + size.value)]);
  }
  throw new Error('a module without memory');
}

/** A number as modules hold them (LEB128), and where it ends. */
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
