import { readSync } from 'node:fs';
import { styleText } from 'node:util';

/** Where a command writes: `process.stdout` and `process.stderr`, or a test's strings. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  /** Width of the terminal in characters. */
  readonly columns?: number | undefined;
}

/** The streams and environment of a command. Besides these it uses only files. */
export interface Io {
  /** Returns all of standard input. It can be called once. */
  readonly readInput: () => string;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A style of `util.styleText`, or several. */
export type Style = Parameters<typeof styleText>[0];

/** Styles a text, or returns it unchanged if colours are not wanted. */
export type Paint = (style: Style, text: string) => string;

/**
 * An error that the user must correct. It is printed in one line, and the exit code is 2. RangeErrors of the library are
 * handled the same way.
 */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Returns true on a terminal, unless NO_COLOR (https://no-color.org) is set; with FORCE_COLOR on any output. */
export function wantsColour(output: Output, env: Io['env']): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return output.isTTY === true && env.TERM !== 'dumb';
}

/** Returns whether the terminal shows characters beyond ASCII: it does unless its locale is one without UTF-8. */
export function showsUnicode({ LC_ALL, LC_CTYPE, LANG }: Io['env']): boolean {
  const locale = LC_ALL || LC_CTYPE || LANG;
  // Containers and Windows set none, and their terminals are in UTF-8.
  return !locale || /utf-?8/i.test(locale);
}

/** Returns the function that styles texts for an output. */
export function painter(output: Output, env: Io['env']): Paint {
  if (!wantsColour(output, env)) return (_, text) => text;
  // Skip styleText's check of the stream: colours are already decided, and a test's output is not a stream.
  return (style, text) => styleText(style, text, { validateStream: false });
}

/** The most bytes of a file or of standard input. Text of more is longer than any string can be. */
export const MOST_BYTES: number = 2 ** 29 - 2 ** 10;
/** The most bytes of a device, such as a terminal. Others than that have no end. */
export const MOST_OF_DEVICE: number = 2 ** 20;

/** Says that there are more bytes than are read. */
export function tooLong(most: number): string {
  return most === MOST_OF_DEVICE
    ? `it is a device with more than ${most} bytes: name a file`
    : `it has more than ${most} bytes`;
}

const STANDARD_INPUT = 0;
const CHUNK_BYTES = 65_536;
/** Milliseconds between two attempts to read. */
const PAUSE = 10;

/** Reads some bytes into a buffer and returns their number, 0 at the end. */
type Read = (buffer: Uint8Array) => number;

/** Reads standard input to its end, which is text. Tests give their own `read`. @throws `Error` at a byte 0, or if there is more than {@link MOST_BYTES}. */
export function readInput(read: Read = (buffer) => readSync(STANDARD_INPUT, buffer)): string {
  const readText: Read = (buffer) => {
    const count = read(buffer);
    // So it does not wait for the end of a device that has none.
    if (buffer.subarray(0, count).includes(0)) throw new Error('it has a byte 0, so it is no text');
    return count;
  };
  return readAll(readText, MOST_BYTES).toString('utf8');
}

/** Reads to the end. @throws `Error` if there are more bytes than `most`. */
export function readAll(read: Read, most: number): Buffer {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  while (bytes <= most) {
    const buffer = new Uint8Array(CHUNK_BYTES);
    const count = readOrWait(read, buffer);
    if (count === 0) return Buffer.concat(chunks);
    chunks.push(buffer.subarray(0, count));
    bytes += count;
  }
  throw new Error(tooLong(most));
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
