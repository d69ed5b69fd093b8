// How many files a reader meets who follows a search from findPath to its result, once code and data are there: those with functions that run.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { decode } from '@jridgewell/sourcemap-codec';
import { expect, test } from 'vitest';

const DIST = join(import.meta.dirname, '..', '..', 'dist');
/** Files on the way when this was written. It should fall; design.md wants 10. */
const MOST_FILES = 14;

interface Coverage {
  readonly url: string;
  readonly functions: readonly {
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
  }[];
}

/** Prints which functions one search runs, after others like it. In a process of its own, whose code no tool has changed. */
const PROGRAM = `
  import { Session } from 'node:inspector';
  import { findPath, Grid } from ${JSON.stringify(pathToFileURL(join(DIST, 'index.js')).href)};
  const grid = new Grid(32, 32);
  grid.setBlocked(5, 5);
  const search = () => findPath(grid, [1, 1], [6, 3]);
  for (let i = 0; i < 50; i++) search();
  const session = new Session();
  session.connect();
  const ask = (method, params) => new Promise((resolve) => session.post(method, params, (_, answer) => resolve(answer)));
  await ask('Profiler.enable');
  await ask('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  search();
  const { result } = await ask('Profiler.takePreciseCoverage');
  console.log(JSON.stringify(result.filter(({ url }) => url.includes('/dist/'))));`;

/** Returns the sources of the functions of a script that have run. */
function sourcesOf({ url, functions }: Coverage): string[] {
  const file = fileURLToPath(url);
  const code = readFileSync(file, 'utf8');
  const { mappings, sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as {
    mappings: string;
    sources: string[];
  };
  const lines = decode(mappings);
  return functions
    .filter(({ ranges: [{ count }] }) => count > 0)
    .map(({ ranges: [{ startOffset }] }) => {
      const before = code.slice(0, startOffset).split('\n');
      const segments = lines[before.length - 1];
      const column = before[before.length - 1].length;
      const segment = segments.filter(([at]) => at <= column).pop() ?? segments[0];
      return sources[segment[1] as number];
    });
}

test(`a warm findPath meets at most ${MOST_FILES} files of src/`, () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], { encoding: 'utf8' });
  const files = [...new Set((JSON.parse(output) as Coverage[]).flatMap(sourcesOf))].sort();
  expect(files).toContain('../src/core/search/find-path.ts');
  expect(files.length, files.join(' ')).toBeLessThanOrEqual(MOST_FILES);
});
