/** Grids as the files of map_server: a picture, and YAML beside it. */

import { nearestName } from '../../core/base/advice/nearest-name.ts';
import { allocate } from '../../core/base/allocate.ts';
import { checkChoice, checkNames, show, wrongKind } from '../../core/base/check.ts';
import type { Grid, GridTransform } from '../../index.ts';
import { type OccupancyOf, rosPlace } from './place.ts';

/** Options of {@link formatMapServer}. */
export interface FormatMapServerOptions {
  /** The name of the picture in the YAML. Default `'map.pgm'`. */
  image?: string | undefined;
  /**
   * How the picture keeps occupancies. `'trinary'` (default), as map_saver writes: free, occupied or unknown. `'scale'`: 0 to 100 as shades of grey.
   * `'raw'`: -1 to 100 as numbers.
   */
  mode?: 'trinary' | 'scale' | 'raw' | undefined;
  /** The occupancy in percent of a passable cell, 0 to 100, or -1 for unknown, by terrain cost and kind. Default 0. Blocked cells have 100. */
  occupancy?: OccupancyOf | undefined;
}

/** The files that {@link formatMapServer} makes. */
export interface MapServerFiles {
  /** The text of the YAML file. */
  yaml: string;
  /** The bytes of the picture, a PGM file. */
  image: Uint8Array<ArrayBuffer>;
}

type Mode = NonNullable<FormatMapServerOptions['mode']>;

/** What map_saver of ROS 1 writes. An unknown cell of it is unknown to all versions of map_server. */
const THRESHOLDS: Readonly<Record<Mode, readonly [occupied: number, free: number]>> = {
  trinary: [0.65, 0.196],
  scale: [1, 0],
  raw: [0.65, 0.196],
};
const [BLACK, GREY, WHITE] = [0, 205, 254];
/** In the mode raw, any value above 100 is unknown. */
const RAW_UNKNOWN = 255;

/**
 * Saves a grid as map_saver does: a PGM picture, and YAML with the resolution, the origin and the yaw. Every map_server reads it, and {@link parseMapServer} makes the
 * same walls of it. Terrain is kept if `occupancy` says how; kinds, thin walls and one-way cells are not. O(cells).
 *
 * @param grid Not modified.
 * @param transform Where the grid is in the map's frame, in metres, as {@link parseMapServer} returns it.
 * @param options The name of the picture, and how it keeps occupancies.
 * @returns Both files, to be written side by side.
 * @throws `TypeError` for arguments of another kind. @throws `RangeError` for a HexGrid, for a grid with links, floors or wrap, for a transform whose cells
 * are not square, for an occupancy that is no whole
 * number from -1 to 100 or that the mode cannot keep, and for wrong options.
 *
 * @example
 * const transform = new GridTransform({ cellSize: 0.05, origin: [-1, -2], yAxis: 'up', height: 2 });
 * const { yaml, image } = formatMapServer(Grid.fromText('..\n.#'), transform, { image: 'hall.pgm' });
 * yaml.split('\n')[3]; // => 'origin: [-1, -2, 0]'
 * parseMapServer(yaml, image, { yAxis: 'up' }).grid.toText(); // => '..\n.#'
 */
export function formatMapServer(
  grid: Grid,
  transform: GridTransform,
  options: FormatMapServerOptions = {},
): MapServerFiles {
  checkNames('options', options, ['image', 'mode', 'occupancy'], nearestName);
  const name = checkFileName('image', options.image ?? 'map.pgm');
  const mode = checkChoice<Mode>('mode', options.mode ?? 'trinary', ['trinary', 'scale', 'raw'], nearestName);
  const { width, height, resolution, origin, yaw, occupancyAt } = rosPlace(grid, transform, options.occupancy);
  const header = Uint8Array.from(`P5\n${width} ${height}\n255\n`, (letter) => letter.charCodeAt(0));
  const image = allocate<Uint8Array<ArrayBuffer>>(Uint8Array, header.length + width * height);
  image.set(header);
  for (let y = 0, at = header.length; y < height; y++) {
    // The picture begins with the highest row.
    for (let x = 0; x < width; x++, at++) image[at] = shadeOf(mode, occupancyAt(x, height - 1 - y));
  }
  const [occupied, free] = THRESHOLDS[mode];
  const fields = {
    image: name,
    mode,
    resolution: numeral(resolution),
    origin: `[${[origin.x, origin.y, yaw].map(numeral).join(', ')}]`,
    negate: 0,
    occupied_thresh: occupied,
    free_thresh: free,
  };
  const lines = Object.entries(fields).map(([field, value]) => `${field}: ${value}\n`);
  return { yaml: lines.join(''), image };
}

/** Returns the pixel for an occupancy. @throws `RangeError` for an unknown cell in the mode scale. */
function shadeOf(mode: Mode, occupancy: number): number {
  if (mode === 'raw') return occupancy < 0 ? RAW_UNKNOWN : occupancy;
  if (mode === 'scale') {
    if (occupancy >= 0) return Math.round((255 * (100 - occupancy)) / 100);
    throw new RangeError(
      'occupancy is -1, unknown: a PGM picture of the mode scale cannot keep it; use raw or trinary',
    );
  }
  const [occupied, free] = THRESHOLDS[mode];
  if (occupancy < 0) return GREY;
  return occupancy >= 100 * occupied ? BLACK : occupancy <= 100 * free ? WHITE : GREY;
}

/** Returns a number as all readers of YAML take it: without -0, and with a point before an exponent. */
function numeral(value: number): string {
  return String(value + 0).replace(/^(-?\d+)e/, '$1.0e');
}

/** Returns a file's name as YAML has it. @throws `TypeError` or `RangeError` for names that cannot stand in a line of it. */
function checkFileName(option: string, name: unknown): string {
  if (typeof name !== 'string') throw wrongKind(option, name, 'the name of a file');
  // Control characters would end the line, and quotes the text.
  const isPlain = name !== '' && [...name].every((letter) => letter >= ' ' && letter !== '"' && letter !== '\\');
  if (!isPlain)
    throw new RangeError(`${option} is ${show(name)}: it must be the name of a file without quotes, \\ and line ends`);
  return /^[\w./-]*[\w]$/.test(name) ? name : `"${name}"`;
}
