// Runs the command line with outputs that collect strings, and makes files for it to read.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect } from 'vitest';
import { main } from '../../src/cli/main.ts';

export const ROOT = join(import.meta.dirname, '..', '..');

/** Content of `room.txt`. */
export const ROOM = `
  ........
  .####.2.
  ....#.3.
  .##.#.2.
  ....#...
`;

let scratch: string;

/** Makes a temporary folder with `room.txt` for the tests of a file. */
export function useScratch(): void {
  beforeAll(() => {
    scratch = mkdtempSync(join(tmpdir(), 'hotpath-cli-'));
    writeFileSync(file('room.txt'), ROOM);
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));
}

/** Returns the path of a file in that folder; without a name, that of the folder. */
export function file(name = ''): string {
  return join(scratch, name);
}

export interface Setting {
  /** Whether both outputs are terminals. */
  terminal?: boolean;
  columns?: number;
  env?: Record<string, string>;
  /** What standard input holds, or what reads it. */
  input?: string | (() => string);
}

/** Runs the command line and returns its exit code and what it wrote. */
export function run(argv: readonly string[], setting: Setting = {}) {
  const { code, written } = start(argv, setting);
  return { code: code as number, ...written };
}

/** Does the same for a command that takes its time. */
export async function runLong(argv: readonly string[], setting: Setting = {}) {
  const { code, written } = start(argv, setting);
  return { code: await code, ...written };
}

function start(argv: readonly string[], { terminal = false, columns, env = {}, input = '' }: Setting) {
  const written = { out: '', err: '' };
  const output = (name: 'out' | 'err') => ({
    write: (text: string) => {
      written[name] += text;
    },
    isTTY: terminal,
    columns,
  });
  const code = main(argv, {
    readInput: typeof input === 'string' ? () => input : input,
    stdout: output('out'),
    stderr: output('err'),
    env,
  });
  return { code, written };
}

export function runJson(...argv: string[]) {
  const { code, out, err } = run([...argv, '--json']);
  expect(err).toBe('');
  expect(out.trimEnd()).not.toContain('\n');
  return { code, ...JSON.parse(out) };
}

/** Returns the picture in an output: the lines between the first two blank lines, without indent. */
export function picture(out: string): string[] {
  return stripVTControlCharacters(out)
    .split('\n\n')[1]
    .split('\n')
    .map((line) => line.slice(2));
}
