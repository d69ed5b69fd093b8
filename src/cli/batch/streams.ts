import { once } from 'node:events';
import { closeSync, createReadStream, fstatSync, openSync, readSync, statSync, truncateSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { readError, STANDARD_INPUT } from '../files.ts';
import { formatCount } from '../format.ts';
import { type Output, UsageError } from '../io.ts';

/** Longer lines are answered by an error. Only so much of a line is kept, so that a file without line ends takes no more memory. */
export const MOST_CHARACTERS: number = 2 ** 20;
/** A line that has not ended by then ends the command: it may never end, as that of a device. */
const MOST_WITHOUT_END = 2 ** 26;
const CHUNK_BYTES = 2 ** 16;
const LINE_END = 10;

/**
 * Opens the problems.
 *
 * @param out The file to write, which must be another one.
 * @throws UsageError if the file cannot be read. Nothing has been written then.
 */
export function openInput(file: string, out: string | undefined): AsyncIterable<Uint8Array> {
  if (file === STANDARD_INPUT) return process.stdin;
  try {
    const fd = openSync(file, 'r');
    const input = fstatSync(fd);
    if (input.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    const output = out === undefined ? undefined : statSync(out, { throwIfNoEntry: false });
    if (input.isFile() && output?.ino === input.ino && output.dev === input.dev) {
      throw new UsageError(`--in and --out are both ${file}, which would be overwritten: name another file`);
    }
    return createReadStream(file, { fd });
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(readError(file, error));
  }
}

/**
 * Reads lines as they come, some at a time. Of a line with more than {@link MOST_CHARACTERS}, at least one more than these is left.
 *
 * @throws UsageError if the file cannot be read, or has a line that does not end.
 */
export async function* readLines(file: string, input: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let ended = 0;
  let rest = '';
  let dropped = 0;
  try {
    for await (const chunk of input) {
      const lines = decoder.decode(chunk, { stream: true }).split('\n');
      // What a line has too much of is not even joined: that would copy the line each time.
      if (rest.length > MOST_CHARACTERS) dropped += lines[0].length;
      else rest += lines[0];
      lines[0] = rest;
      rest = lines.pop() as string;
      if (lines.length > 0) dropped = 0;
      const surplus = rest.length - MOST_CHARACTERS - 1;
      if (surplus > 0) {
        rest = rest.slice(0, -surplus);
        dropped += surplus;
      }
      ended += lines.length;
      if (lines.length > 0) yield lines;
      if (dropped > MOST_WITHOUT_END)
        throw new Error(`line ${ended + 1} ${tooLong(MOST_WITHOUT_END)} and does not end`);
    }
  } catch (error) {
    throw new UsageError(readError(file, error));
  }
  rest += decoder.decode();
  if (rest !== '') yield [rest];
}

/** Says that a line has more characters than it may have. */
export function tooLong(most: number): string {
  return `has more than ${formatCount(most)} characters`;
}

/** Cuts a file off behind its first lines, so that what follows can be appended. @throws UsageError if it has fewer, or is no regular file. */
export function keepLines(file: string, count: number): void {
  let open: number;
  try {
    if (!statSync(file).isFile()) throw new Error('it is no regular file');
    open = openSync(file, 'r');
  } catch (error) {
    throw new UsageError(`--skip is ${count}, but the answers so far are missing: ${readError(file, error)}`);
  }
  const buffer = new Uint8Array(CHUNK_BYTES);
  let lines = 0;
  let bytes = 0;
  try {
    for (;;) {
      const read = readSync(open, buffer);
      for (let i = 0; i < read && lines < count; i++) {
        bytes++;
        if (buffer[i] === LINE_END) lines++;
      }
      if (lines === count) break;
      if (read === 0) throw new UsageError(`--skip is ${count}, but ${file} has ${lines} lines: --skip ${lines}`);
    }
  } finally {
    closeSync(open);
  }
  truncateSync(file, bytes);
}

/** An output that can be full or closed. */
export class Sink {
  private readonly output: Output;
  private error: NodeJS.ErrnoException | null = null;

  constructor(output: Output) {
    this.output = output;
    if (isStream(output)) {
      output.on('error', (error) => {
        this.error = error;
      });
    }
  }

  /** Whether the reader has closed the pipe. */
  get isClosed(): boolean {
    return this.error?.code === 'EPIPE';
  }

  /** Writes a text, and waits while the output is full. @throws UsageError if it cannot be written. */
  async write(text: string): Promise<void> {
    this.check();
    // The error is kept by the listener.
    if (this.output.write(text) === false && isStream(this.output)) await once(this.output, 'drain').catch(() => {});
    this.check();
  }

  /** Ends a file, once all is written. Standard output stays open. */
  async end(): Promise<void> {
    this.check();
    if (!isStream(this.output) || this.output === process.stdout) return;
    this.output.end();
    // The error is kept by the listener.
    await once(this.output, 'close').catch(() => {});
    this.check();
  }

  private check(): void {
    if (this.error !== null) throw new UsageError(`the answers cannot be written: ${this.error.message}`);
  }
}

function isStream(output: Output): output is Output & Writable {
  return 'once' in output;
}
