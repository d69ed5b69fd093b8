import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { show } from '../core/base/check.ts';
import { Grid } from '../index.ts';
import { type MapOptions, parseMap } from '../movingai.ts';
import { type Io, MOST_BYTES, MOST_OF_DEVICE, readAll, tooLong, UsageError } from './io.ts';

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  ENOTDIR: 'part of the path is not a folder',
};

/** The file name that stands for standard input. */
export const STANDARD_INPUT = '-';

/** Returns a file's path for messages. */
export function nameOf(file: string): string {
  return file === STANDARD_INPUT ? 'standard input' : file;
}

/** Reads the text of a file. @throws UsageError if it cannot be read. */
export function readText(file: string, io: Io): string {
  return attempt(file, () => (file === STANDARD_INPUT ? io.readInput() : readWhole(file).toString('utf8')));
}

/** Reads the bytes of a file. @throws UsageError if it cannot be read. */
export function readBytes(file: string): Uint8Array {
  return attempt(file, () => readWhole(file));
}

/** Reads a file. A device or a pipe need not end, so they are read only up to their bounds. @throws `Error` if there is more. */
function readWhole(file: string): Buffer {
  const open = openSync(file, 'r');
  try {
    const stats = fstatSync(open);
    if (!stats.isFile() && !stats.isDirectory()) {
      return readAll((buffer) => readSync(open, buffer), stats.isCharacterDevice() ? MOST_OF_DEVICE : MOST_BYTES);
    }
    if (stats.size > MOST_BYTES) throw new Error(tooLong(MOST_BYTES));
    return readFileSync(open);
  } finally {
    closeSync(open);
  }
}

function attempt<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError(readError(file, error));
  }
}

/** Says why a file cannot be read. */
export function readError(file: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return `cannot read ${nameOf(file)}: ${REASONS[code ?? ''] ?? message}`;
}

/** Parses a text with one of the library's parsers. Error messages about the text begin with the file's name. */
export function parseText<T>(file: string, text: string, parse: (text: string) => T): T {
  try {
    return parse(text);
  } catch (error) {
    const isExpected = error instanceof RangeError || error instanceof SyntaxError;
    if (isExpected) throw new UsageError(`${nameOf(file)}: ${error.message}`);
    throw error;
  }
}

/** Kinds of cells by their character in a map. */
export type Kinds = Readonly<Record<string, number>>;

/** Reads a map in either format, by its content: a Moving AI map begins with a word of its header. `options` is for that format only. */
export function readGrid(file: string, io: Io, options?: MapOptions, kinds?: Kinds): Grid {
  const text = readText(file, io);
  const isMovingAi = /^\uFEFF?\s*(type|height|width)\b/.test(text);
  if (!isMovingAi && options !== undefined) {
    throw new UsageError(
      `--passable and --costs are for the letters of a Moving AI map, and ${nameOf(file)} is none: leave them out`,
    );
  }
  if (!isMovingAi) return parseText(file, text, (rows) => Grid.fromText(rows, { kinds }));
  const grid = parseText(file, text, (lines) => parseMap(lines, options));
  if (kinds !== undefined) setKinds(grid, text, kinds);
  return grid;
}

/** Sets kinds by the letters of a Moving AI map. */
function setKinds(grid: Grid, text: string, kinds: Kinds): void {
  const rows = text.split('\n');
  const first = rows.findIndex((row) => row.trim() === 'map') + 1;
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const letter = rows[first + y][x];
      if (Object.hasOwn(kinds, letter)) grid.setKind(x, y, kinds[letter]);
    }
  }
}

/**
 * Finds the map that a scenario names, such as `dao/arena.map`. It looks beside the scenario file, then at that path in its
 * folder and up to three folders above, and in a folder `maps` in each of them. So both layouts work: a folder with both
 * files, and the public archives (`maps/dao/arena.map` and `scenarios/dao/arena.map.scen`).
 */
export function findMap(scenarioFile: string, map: string): string {
  if (scenarioFile === STANDARD_INPUT) {
    throw new UsageError(
      `the scenario comes from standard input and names the map ${show(map)}: name its file with --map`,
    );
  }
  const found = findFile(scenarioFile, map);
  if (found !== undefined) return found;
  throw new UsageError(
    `cannot find the map ${show(map)} of ${scenarioFile}, beside it or in a folder above: name it with --map FILE`,
  );
}

/** Finds the patches that a scenario names, in the places of {@link findMap}. */
export function findPatches(scenarioFile: string, patches: string): string {
  if (scenarioFile === STANDARD_INPUT) {
    throw new UsageError(
      `the scenario comes from standard input and needs the patches ${show(patches)} beside it: name its file instead`,
    );
  }
  const found = findFile(scenarioFile, patches);
  if (found !== undefined) return found;
  throw new UsageError(`cannot find the patches ${show(patches)} of ${scenarioFile}, beside it or in a folder above`);
}

function findFile(scenarioFile: string, map: string): string | undefined {
  const candidates = [join(dirname(scenarioFile), basename(map))];
  let folder = dirname(resolve(scenarioFile));
  for (let level = 0; level <= 3; level++, folder = dirname(folder)) {
    candidates.push(join(folder, map), join(folder, 'maps', map));
  }
  return candidates.find((candidate) => existsSync(candidate));
}
