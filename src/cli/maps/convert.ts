import { writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { formatImage } from '../../image.ts';
import { type Grid, GridTransform } from '../../index.ts';
import { formatMap } from '../../movingai.ts';
import { formatMapServer } from '../../ros.ts';
import { formatTiled } from '../../tiled.ts';
import { OUTPUT_FLAGS, readArguments } from '../arguments.ts';
import { nameOf, STANDARD_INPUT } from '../files.ts';
import { type Io, UsageError } from '../io.ts';
import { MAP_FLAGS } from '../map-options.ts';
import { countsOf, describe, warningsOf } from './counts.ts';
import type { Understood } from './formats.ts';
import { writePng } from './png.ts';
import { readMap } from './read-map.ts';
import { SOURCE_FLAGS } from './source-flags.ts';

/** Makes the content of a file. */
type Writer = (grid: Grid) => string | Uint8Array;

/** What writes a grid, by the ending of the file. */
const WRITERS: Readonly<Record<string, Writer>> = {
  '.map': formatMap,
  '.txt': textOf,
  '.hpg': (grid) => grid.toBytes(),
  '.png': (grid) => writePng(formatImage(grid)),
  '.tmj': (grid) => `${JSON.stringify(formatTiled(grid))}\n`,
};
/** The ending of the files that need a picture beside them. */
const YAML = '.yaml';

/** Runs `hotpath convert FILE OUT [options]`. */
export function runConvert(argv: readonly string[], io: Io): number {
  const flags = { ...MAP_FLAGS, ...SOURCE_FLAGS, json: OUTPUT_FLAGS.json, resolution: { type: 'string' } } as const;
  const { values, words } = readArguments(argv, flags, 'hotpath convert');
  if (words.length !== 2) {
    const found = words.length === 0 ? 'there are none' : `there are ${words.length}: ${words.join(' ')}`;
    throw new UsageError(`'hotpath convert' needs two files, the map and the file to write, but ${found}`);
  }
  const [file, out] = words;
  const isYaml = extname(out).toLowerCase() === YAML;
  if (values.resolution !== undefined && !isYaml) {
    throw new UsageError(`--resolution has no meaning for ${out}: it is for files ${YAML}`);
  }
  const write = isYaml ? undefined : writerOf(out);
  const understood = readMap(file, io, values);
  const { grid } = understood;
  const counts = countsOf(understood);
  const warnings = warningsOf(file, understood, counts);
  const files = write === undefined ? robotFiles(out, understood, values) : [{ path: out, content: write(grid) }];
  if (values.json !== true) for (const warning of warnings) io.stderr.write(`hotpath: ${warning}\n`);
  if (out === STANDARD_INPUT) {
    io.stdout.write(String(files[0].content));
    return 0;
  }
  for (const { path, content } of files) writeOut(path, content);
  const { width, height } = grid;
  const report = { file, out, width, height, bytes: files[0].content.length, counts, warnings };
  const text = `${basename(nameOf(file))}: ${width} x ${height} cells, ${describe(counts)}, written to ${files.map(({ path }) => path).join(' and ')}`;
  io.stdout.write(`${values.json === true ? JSON.stringify(report) : text}\n`);
  return 0;
}

function writeOut(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content);
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${(error as Error).message}`);
  }
}

/** Returns the files of map_server: the YAML, and the picture beside it. `resolution` is the metres of a cell's side, for maps that do not say it. */
function robotFiles(out: string, { grid, transform }: Understood, { resolution }: { resolution?: string | undefined }) {
  if (transform !== undefined && resolution !== undefined) {
    throw new UsageError(`--resolution is ${resolution}: the map says its resolution itself, leave it out`);
  }
  const cellSize = Number(resolution);
  if (transform === undefined && !(cellSize > 0 && cellSize < Infinity)) {
    const found = resolution === undefined ? 'missing' : resolution;
    throw new UsageError(`--resolution is ${found}: it must be the metres of a cell's side, for files ${YAML}`);
  }
  const place = transform ?? new GridTransform({ cellSize, yAxis: 'up', height: grid.height });
  const picture = out.slice(0, -YAML.length).concat('.pgm');
  const { yaml, image } = formatMapServer(grid, place, { image: basename(picture) });
  return [
    { path: out, content: yaml },
    { path: picture, content: image },
  ];
}

/** Returns what writes a file, or text for standard output. */
function writerOf(out: string): Writer {
  const write = out === STANDARD_INPUT ? textOf : WRITERS[extname(out).toLowerCase()];
  if (write !== undefined) return write;
  throw new UsageError(`${out} must end with one of ${[...Object.keys(WRITERS), YAML].join(', ')}, or be - for text`);
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
