import { writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { formatImage } from '../../image.ts';
import type { Grid } from '../../index.ts';
import { formatMap } from '../../movingai.ts';
import { OUTPUT_FLAGS, readArguments } from '../arguments.ts';
import { nameOf, STANDARD_INPUT } from '../files.ts';
import { type Io, UsageError } from '../io.ts';
import { MAP_FLAGS, readMapOptions } from '../map-options.ts';
import { countsOf, describe, warningsOf } from './counts.ts';
import { writePng } from './png.ts';
import { readMap } from './read-map.ts';
import { SOURCE_FLAGS } from './source-flags.ts';

/** What writes a grid, by the ending of the file. */
const WRITERS: Readonly<Record<string, (grid: Grid) => string | Uint8Array>> = {
  '.map': formatMap,
  '.txt': textOf,
  '.hpg': (grid) => grid.toBytes(),
  '.png': (grid) => writePng(formatImage(grid)),
};

/** Runs `hotpath convert FILE OUT [options]`. */
export function runConvert(argv: readonly string[], io: Io): number {
  const flags = { ...MAP_FLAGS, ...SOURCE_FLAGS, json: OUTPUT_FLAGS.json } as const;
  const { values, words } = readArguments(argv, flags, 'hotpath convert');
  if (words.length !== 2) {
    const found = words.length === 0 ? 'there are none' : `there are ${words.length}: ${words.join(' ')}`;
    throw new UsageError(`'hotpath convert' needs two files, the map and the file to write, but ${found}`);
  }
  const [file, out] = words;
  const write = writerOf(out);
  const understood = readMap(file, io, values, { options: readMapOptions(values) });
  const { grid } = understood;
  const counts = countsOf(understood);
  const warnings = warningsOf(file, understood, counts);
  const written = write(grid);
  if (values.json !== true) for (const warning of warnings) io.stderr.write(`hotpath: ${warning}\n`);
  if (out === STANDARD_INPUT) {
    io.stdout.write(String(written));
    return 0;
  }
  try {
    writeFileSync(out, written);
  } catch (error) {
    throw new UsageError(`cannot write ${out}: ${(error as Error).message}`);
  }
  const { width, height } = grid;
  const report = { file, out, width, height, bytes: written.length, counts, warnings };
  const text = `${basename(nameOf(file))}: ${width} x ${height} cells, ${describe(counts)}, written to ${out}`;
  io.stdout.write(`${values.json === true ? JSON.stringify(report) : text}\n`);
  return 0;
}

/** Returns what writes a file, or text for standard output. */
function writerOf(out: string): (grid: Grid) => string | Uint8Array {
  const write = out === STANDARD_INPUT ? textOf : WRITERS[extname(out).toLowerCase()];
  if (write !== undefined) return write;
  throw new UsageError(`${out} must end with one of ${Object.keys(WRITERS).join(', ')}, or be - for text`);
}

/** Returns a grid as text. @throws `RangeError` for terrain costs that text cannot hold. */
function textOf(grid: Grid): string {
  const text = grid.toText();
  const at = text.indexOf('?');
  if (at === -1) return `${text}\n`;
  const [x, y] = [at % (grid.width + 1), Math.floor(at / (grid.width + 1))];
  throw new RangeError(
    `terrain cost of cell (${x}, ${y}) is ${grid.cost(x, y)}: text holds whole numbers from 1 to 9; write a file .hpg, which holds all`,
  );
}
