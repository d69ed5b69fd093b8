import { readSync } from 'node:fs';

const STANDARD_INPUT = 0;
const CHUNK_BYTES = 65_536;
/** Milliseconds between two attempts to read. */
const PAUSE = 10;

/** Reads some bytes into a buffer and returns their number, 0 at the end. */
type Read = (buffer: Uint8Array) => number;

/** Reads standard input to its end. Tests give their own `read`. */
export function readInput(read: Read = (buffer) => readSync(STANDARD_INPUT, buffer)): string {
  const chunks: Uint8Array[] = [];
  for (;;) {
    const buffer = new Uint8Array(CHUNK_BYTES);
    const count = readOrWait(read, buffer);
    if (count === 0) return Buffer.concat(chunks).toString('utf8');
    chunks.push(buffer.subarray(0, count));
  }
}

/** Reads some bytes. Waits for them, because a process that shares the input can make it report EAGAIN instead of waiting. */
function readOrWait(read: Read, buffer: Uint8Array): number {
  for (;;) {
    try {
      return read(buffer);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // This is how Windows reports the end of a pipe.
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}
