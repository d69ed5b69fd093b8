/** Maps as map_server and map_saver of ROS keep them: a picture, and YAML beside it. */

import { nearestName } from '../../core/base/advice/nearest-name.ts';
import { checkChoice, type OptionTable, readOptions, show, wrongKind } from '../../core/base/check.ts';
import { viewName } from '../../core/base/lists.ts';
import { checkImage, type ImageLike } from '../image/parse-image.ts';
import {
  makeMap,
  OCCUPANCY_OPTIONS,
  type OccupancyOptions,
  type Placement,
  type ResolvedOccupancyOptions,
  type RosMap,
  sayingOfOccupancy,
} from './occupancy.ts';
import { type GreyImage, readPgm } from './pgm.ts';
import { readYaml, type YamlValue } from './yaml.ts';

const MODES = ['trinary', 'scale', 'raw'] as const;

/** What the YAML says. */
interface Header {
  readonly image: string;
  readonly resolution: number;
  readonly origin: readonly number[];
  readonly negate: boolean;
  readonly occupied: number;
  readonly free: number;
  readonly mode: (typeof MODES)[number];
}

/** A grey picture, and which of its pixels are not opaque. */
interface Pixels extends GreyImage {
  readonly transparent?: Uint8Array;
}

/** Which map_server is followed: that of Nav2 from 1.4.0 on (and 1.3.8), or those before it, in ROS 1 and Nav2. */
export type MapServerGeneration = 'current' | 'classic';

/** Options of {@link parseMapServer}. */
export interface MapServerOptions extends OccupancyOptions {
  /**
   * Which map_server decides what a pixel is. `'current'` (default) is that of Nav2 from 1.4.0 on: a pixel's brightness is its luminance; from
   * `occupied_thresh` on it is occupied, up to `free_thresh` it is free; pixels that are not opaque are unknown. `'classic'` is that of ROS 1
   * and of Nav2 before: brightness is the mean of the colours, both thresholds themselves are unknown, and in the mode trinary alpha counts as
   * one more colour.
   */
  mapServer?: MapServerGeneration | undefined;
}

type ResolvedOptions = ResolvedOccupancyOptions & { readonly mapServer: MapServerGeneration };

const OPTIONS: OptionTable<ResolvedOptions> = {
  ...OCCUPANCY_OPTIONS,
  mapServer: [
    (name, value) => checkChoice<MapServerGeneration>(name, value, ['current', 'classic'], nearestName),
    'current',
  ],
};

/**
 * Makes a grid from a map of map_server (ROS 1 and Nav2): YAML with `image`, `resolution`, `origin` (x, y and yaw), `negate`,
 * `occupied_thresh`, `free_thresh` and `mode` (trinary, scale or raw), and the picture that it names. Pixels become occupancies as in Nav2
 * from 1.4.0 on, or as in ROS 1 and older Nav2 ({@link MapServerOptions.mapServer}), and these become cells as in
 * {@link parseOccupancyGrid}. O(cells).
 *
 * @param yaml The text of the YAML file.
 * @param image The bytes of the PGM file (P2 or P5), or a decoded picture; or a function that returns either, given the name in the YAML.
 * @param options What unknown cells are, from which occupancy a cell is blocked, and which map_server is followed.
 * @throws `TypeError` for arguments of another kind. @throws `RangeError` that names the line, or the row of the picture, for anything wrong in
 * the files, and for wrong options.
 *
 * @example
 * const yaml = 'image: hall.pgm\nresolution: 0.1\norigin: [-1, -2, 0]\nnegate: 0\noccupied_thresh: 0.65\nfree_thresh: 0.196\n';
 * const pgm = new TextEncoder().encode('P2\n3 2\n255\n254 0 254\n254 254 205\n');
 * const { grid, transform } = parseMapServer(yaml, pgm, { yAxis: 'up' });
 * grid.toText().split('\n'); // => [ '.#.', '..#' ]
 * transform.toCell(-0.95, -1.95); // => { x: 0, y: 1 }
 */
export function parseMapServer(
  yaml: string,
  image: Uint8Array | ImageLike | ((name: string) => Uint8Array | ImageLike),
  options?: MapServerOptions,
): RosMap {
  const resolved = readOptions(options, OPTIONS, nearestName);
  if (typeof yaml !== 'string') throw wrongKind('yaml', yaml, 'the text of a YAML file');
  const header = readHeader(yaml);
  const given = typeof image === 'function' ? image(header.image) : image;
  const isCurrent = resolved.mapServer === 'current';
  // Luminance, or the mean of colours; with alpha as one more colour only in one mode of the older ones.
  const grey = isCurrent ? luminance : header.mode === 'trinary' ? meanWithAlpha : mean;
  const pixels = readPixels(typeof image === 'function' ? header.image : 'image', given, grey);
  const { width, height } = pixels;
  const occupancyOf = isCurrent ? currentOccupancy : classicOccupancy;
  const [x, y, yaw] = header.origin;
  const place: Placement = { width, height, resolution: header.resolution, origin: { x, y }, yaw };
  const numberAt = (index: number) => {
    const row = Math.floor(index / width);
    const pixel = (height - 1 - row) * width + (index - row * width);
    return occupancyOf(header, pixels.shades[pixel], pixels.transparent?.[pixel] === 1);
  };
  return makeMap('image', place, resolved.yAxis, numberAt, sayingOfOccupancy(resolved));
}

/**
 * Returns the occupancy that a pixel stands for, as Nav2 computes it from 1.4.0 on (nav2_map_server, map_io.cpp): with pixels of 8 bits, and in
 * numbers of 32 bits. At a threshold this makes a difference.
 */
function currentOccupancy({ mode, negate, occupied, free }: Header, shade: number, transparent: boolean): number {
  const value = Math.round(shade * 255);
  if (mode === 'raw') return value <= 100 ? value : -1;
  if (transparent) return -1;
  const bright = Math.fround(value / 255);
  const occupancy = negate ? bright : Math.fround(1 - bright);
  const most = Math.fround(free);
  if (occupancy <= most) return 0;
  if (occupancy >= Math.fround(occupied)) return 100;
  if (mode === 'trinary') return -1;
  return Math.round(Math.fround(Math.fround(occupancy - most) / Math.fround(occupied - free)) * 100);
}

/** Returns the occupancy that a pixel stands for, as Nav2 computed it before 1.4.0. So did ROS 1, except for one percent in the mode scale. */
function classicOccupancy({ mode, negate, occupied, free }: Header, shade: number, transparent: boolean): number {
  if (mode === 'raw') {
    const value = Math.round(shade * 255);
    return value <= 100 ? value : -1;
  }
  if (mode === 'scale' && transparent) return -1;
  const occupancy = negate ? shade : 1 - shade;
  if (occupancy > occupied) return 100;
  if (occupancy < free) return 0;
  return mode === 'scale' ? Math.round(((occupancy - free) / (occupied - free)) * 100) : -1;
}

/** Returns the brightness of a colour, 0 to 1. */
type Grey = (red: number, green: number, blue: number, alpha: number, hasAlpha: boolean) => number;

const mean: Grey = (red, green, blue) => (red + green + blue) / (3 * 255);

/** An opaque picture counts as one without alpha. */
const meanWithAlpha: Grey = (red, green, blue, alpha, hasAlpha) =>
  hasAlpha ? (red + green + blue + alpha) / (4 * 255) : (red + green + blue) / (3 * 255);

/** The weights of GraphicsMagick, which Nav2 reads pictures with: those of ITU-R BT.601, in 1024ths. */
const luminance: Grey = (red, green, blue) => (306 * red + 601 * green + 117 * blue) / (1024 * 255);

function readPixels(name: string, image: Uint8Array | ImageLike, grey: Grey): Pixels {
  if (viewName(image) === 'Uint8Array') return readPgm(name, image as Uint8Array);
  if (typeof image !== 'object' || image === null || !('data' in image)) {
    throw wrongKind(name, image, 'the bytes of a PGM file (Uint8Array), or a picture with width, height and data');
  }
  const { width, height, data } = checkImage(name, image);
  const shades = new Float64Array(width * height);
  const transparent = new Uint8Array(width * height);
  for (let i = 0; i < shades.length; i++) transparent[i] = data[4 * i + 3] < 255 ? 1 : 0;
  const hasAlpha = transparent.includes(1);
  for (let i = 0, at = 0; i < shades.length; i++, at += 4) {
    shades[i] = grey(data[at], data[at + 1], data[at + 2], data[at + 3], hasAlpha);
  }
  return { width, height, shades, transparent };
}

function readHeader(yaml: string): Header {
  const fields = readYaml('yaml', yaml);
  const required = (name: string): YamlValue => {
    const field = fields.get(name);
    if (field === undefined) throw new RangeError(`yaml has no ${name}: it must be given, as map_saver writes it`);
    return field;
  };
  const number = (name: string, { line, value }: YamlValue, text: unknown = value): number => {
    if (typeof text === 'string' && text !== '' && Number.isFinite(Number(text))) return Number(text);
    throw new RangeError(`yaml, line ${line}: ${name} is ${show(text)}: it must be a number`);
  };
  const image = required('image');
  const resolution = number('resolution', required('resolution'));
  if (!(resolution > 0)) {
    throw new RangeError(
      `yaml, line ${required('resolution').line}: resolution is ${resolution}: it must be > 0, in metres`,
    );
  }
  const origin = required('origin');
  if (typeof image.value !== 'string' || typeof origin.value === 'string' || origin.value.length !== 3) {
    const wrong = typeof image.value === 'string' ? origin : image;
    const wanted = wrong === origin ? 'origin must be [x, y, yaw]' : 'image must be the name of a file';
    throw new RangeError(`yaml, line ${wrong.line} has ${show(wrong.value)}: ${wanted}`);
  }
  const occupied = number('occupied_thresh', required('occupied_thresh'));
  const free = number('free_thresh', required('free_thresh'));
  if (!(free < occupied)) {
    const { line } = required('free_thresh');
    throw new RangeError(`yaml, line ${line}: free_thresh is ${free}: it must be below occupied_thresh, ${occupied}`);
  }
  return {
    image: image.value,
    resolution,
    origin: origin.value.map((item, i) => number(`origin[${i}]`, origin, item)),
    negate: readNegate(required('negate')),
    occupied,
    free,
    mode: readMode(fields.get('mode')),
  };
}

function readNegate({ line, value }: YamlValue): boolean {
  const text = String(value);
  if (/^[+-]?\d+$/.test(text)) return Number(text) !== 0;
  if (/^(y|yes|true|on)$/i.test(text)) return true;
  if (/^(n|no|false|off)$/i.test(text)) return false;
  throw new RangeError(`yaml, line ${line}: negate is ${show(value)}: it must be 0 or 1`);
}

function readMode(field: YamlValue | undefined): Header['mode'] {
  // map_server of Nav2 takes capitals too.
  const mode = MODES.find((one) => one === String(field?.value ?? MODES[0]).toLowerCase());
  if (mode !== undefined) return mode;
  throw new RangeError(
    `yaml, line ${field?.line}: mode is ${show(field?.value)}: it must be one of ${MODES.join(', ')}`,
  );
}
