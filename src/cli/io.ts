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
export const TOO_LONG: string = `it has more than ${MOST_BYTES} bytes`;

const STANDARD_INPUT = 0;
const CHUNK_BYTES = 65_536;
/** Milliseconds between two attempts to read. */
const PAUSE = 10;

/** Reads some bytes into a buffer and returns their number, 0 at the end. */
type Read = (buffer: Uint8Array) => number;

/** Reads standard input to its end. Tests give their own `read`. @throws `Error` if there is more than {@link MOST_BYTES}. */
export function readInput(read: Read = (buffer) => readSync(STANDARD_INPUT, buffer)): string {
  return readAll(read).toString('utf8');
}

/** Reads to the end. @throws `Error` if there is more than {@link MOST_BYTES}. */
export function readAll(read: Read): Buffer {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  while (bytes <= MOST_BYTES) {
    const buffer = new Uint8Array(CHUNK_BYTES);
    const count = readOrWait(read, buffer);
    if (count === 0) return Buffer.concat(chunks);
    chunks.push(buffer.subarray(0, count));
    bytes += count;
  }
  throw new Error(TOO_LONG);
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
