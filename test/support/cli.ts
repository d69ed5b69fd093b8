// The command line run on outputs of strings, and files for it to read.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect } from 'vitest';
import { main } from '../../src/cli/main.ts';

export const ROOT = join(import.meta.dirname, '..', '..');

/** The map in `room.txt`. */
export const ROOM = `
  ........
  .####.2.
  ....#.3.
  .##.#.2.
  ....#...
`;

let scratch: string;

/** Gives the tests of a file a folder of their own, with `room.txt` in it. */
export function useScratch(): void {
  beforeAll(() => {
    scratch = mkdtempSync(join(tmpdir(), 'hotpath-cli-'));
    writeFileSync(file('room.txt'), ROOM);
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));
}

/** The path of a file in that folder; of the folder itself, if no name is given. */
export function file(name = ''): string {
  return join(scratch, name);
}

export interface Setting {
  /** Whether both outputs are terminals. */
  terminal?: boolean;
  columns?: number;
  env?: Record<string, string>;
}

/** Runs the command line on outputs of strings. */
export function run(argv: readonly string[], { terminal = false, columns, env = {} }: Setting = {}) {
  const written = { out: '', err: '' };
  const output = (name: 'out' | 'err') => ({
    write: (text: string) => {
      written[name] += text;
    },
    isTTY: terminal,
    columns,
  });
  const code = main(argv, { stdout: output('out'), stderr: output('err'), env });
  return { code, ...written };
}

export function runJson(...argv: string[]) {
  const { code, out, err } = run([...argv, '--json']);
  expect(err).toBe('');
  expect(out.trimEnd()).not.toContain('\n');
  return { code, ...JSON.parse(out) };
}

/** The picture in an output: the lines between the first blank lines, without their indent. */
export function picture(out: string): string[] {
  return stripVTControlCharacters(out)
    .split('\n\n')[1]
    .split('\n')
    .map((line) => line.slice(2));
}
