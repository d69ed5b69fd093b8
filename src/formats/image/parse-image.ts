/** Grids from pictures, a cell for each pixel, and pictures of grids. */

import { nearestName } from '../../core/base/advice/nearest-name.ts';
import { allocate } from '../../core/base/allocate.ts';
import { checkNames, checkObject, show, wrongKind } from '../../core/base/check.ts';
import { checkAttached, isList, viewName } from '../../core/base/lists.ts';
import { type Grid, type HeightOptions, setHeights } from '../../index.ts';
import { checkPlain } from '../check-grid.ts';
import { type CellRule, readRule, type Saying, SILENCE, WALL } from '../common/cell-rule.ts';
import { checkMapSides, MapCells, type MapCounts } from '../common/map-cells.ts';
import { type Colour, colourOf, nameOfColour, readColour } from './colours.ts';

/** A picture as `ImageData` has it. */
export interface ImageLike {
  /** Columns. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, 0 to 255, row after row. */
  readonly data: ArrayLike<number>;
}

/** A colour of a picture, each part 0 to 255. */
export interface PixelColour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
  /** The colour as `#rrggbb`, or `#rrggbbaa` if it is not opaque. */
  readonly name: string;
}

/**
 * The cell that each colour stands for: an object by colour, or a function. In an object, names are `#rgb`, `#rrggbb` or `#rrggbbaa`,
 * and `*` stands for all other colours.
 */
export type ColourRule = Readonly<Record<string, PixelRule>> | ((colour: PixelColour) => PixelRule | undefined);

/** What a colour stands for: as {@link CellRule}, and with the option `heights` perhaps a height. */
export type PixelRule = CellRule | (Exclude<CellRule, number> & { readonly height?: number | undefined });

/** Options of {@link parseImage}. */
export interface ImageOptions {
  /**
   * The cell that each colour stands for. By default a pixel is blocked if it is dark and opaque: if the mean of red, green and blue is
   * below 128 and alpha is not.
   */
  rule?: ColourRule | undefined;
  /**
   * Closes or prices steps by heights, as `setHeights` does: `{ climb: 1 }`. The rule says the height of each colour, as in `({ red }) => ({ height: red / 8 })`;
   * a colour without one is at 0. Default: there are no heights.
   */
  heights?: HeightOptions | undefined;
}

const OTHERS = '*';
/** Most colours that a warning names. */
const MOST_SHOWN = 6;
/** White ground and black walls. */
const PLAIN: Readonly<Record<string, CellRule>> = { '#ffffff': 1, '#000000': 0 };

/**
 * Makes a grid from a picture: a cell for each pixel, pixel (0, 0) is cell (0, 0). A rule by function is called once for each colour.
 * O(pixels).
 *
 * @param image An `ImageData`, as `context.getImageData` returns it, or what a decoder of PNG returns if it has that shape.
 * @param options The cell that each colour stands for.
 * @throws `TypeError` unless it is a picture. @throws `RangeError` if `data` has another length than 4 * width * height, for a colour that
 * the rule leaves out (the message names the pixel), and for wrong options.
 *
 * @example
 * const data = Uint8ClampedArray.of(255, 255, 255, 255, 0, 0, 0, 255, 0, 0, 255, 255);
 * parseImage({ width: 3, height: 1, data }, { rule: { '#ffffff': 1, '#000000': 0, '#0000ff': 5 } }).toText(); // => '.#5'
 */
export function parseImage(image: ImageLike, options: ImageOptions = {}): Grid {
  return readImage(image, options).grid;
}

/** What {@link readImage} reads. */
export interface ImageMap {
  grid: Grid;
  /** What has been understood. Walls are counted by the names of the rule, or by `dark` or `rule`. */
  counts: MapCounts;
  /** A sentence if no cell is a wall. Usually empty. */
  warnings: string[];
}

/**
 * Makes a grid from a picture as {@link parseImage} does, and says what has been understood, as the readers of other formats do. O(pixels).
 *
 * @param image As for {@link parseImage}.
 * @param options The cell that each colour stands for.
 * @throws `TypeError` and `RangeError` as {@link parseImage} does.
 *
 * @example
 * const data = Uint8ClampedArray.of(255, 255, 255, 255, 0, 0, 0, 255, 0, 0, 255, 255);
 * const { grid, counts } = readImage({ width: 3, height: 1, data }, { rule: { '#000': 0, '#00f': 0, '*': 1 } });
 * grid.toText(); // => '.##'
 * counts.wallsBy; // => { '#000': 1, '#00f': 1 }
 */
export function readImage(image: ImageLike, options: ImageOptions = {}): ImageMap {
  const { width, height, data } = checkImage('image', image);
  checkNames('options', options, ['rule', 'heights'], nearestName);
  const { rule, heights } = options;
  const sayingOf = readColourRule(rule, heights !== undefined);
  const cells = new MapCells('image', width, height);
  const known = new Map<Colour, { saying: Saying; reason: number }>();
  for (let cell = 0, at = 0; cell < width * height; cell++, at += 4) {
    const colour = colourOf(data[at], data[at + 1], data[at + 2], data[at + 3]);
    let said = known.get(colour);
    if (said === undefined) {
      const pixel = `pixel (${cell % width}, ${Math.floor(cell / width)})`;
      const { saying, by } = sayingOf(colour, pixel);
      said = { saying, reason: cells.reason(by) };
      known.set(colour, said);
    }
    cells.say(cell, said.saying, said.reason);
  }
  const counts = cells.counts();
  const colours = [...known.keys()];
  const shown = colours.slice(0, MOST_SHOWN).map(nameOfColour).join(', ') + (colours.length > MOST_SHOWN ? ', …' : '');
  const warnings = counts.walls > 0 ? [] : [`image has no wall: its colours are ${shown}; rule says which are walls`];
  const grid = cells.toGrid();
  if (heights !== undefined) {
    if (cells.heights === null)
      throw new RangeError('heights is given, and rule says no height: it must, as in { height: 3 }');
    setHeights(grid, cells.heights, heights);
  }
  return { grid, counts, warnings };
}

/** @throws `TypeError` or `RangeError` unless it is a picture. */
export function checkImage(name: string, image: ImageLike): ImageLike {
  // An ImageData of a page has a different tag, which checkObject would refuse.
  if (typeof image !== 'object' || image === null) throw notAnImage(name, image);
  const { width, height, data } = image;
  if (!isList(data) || viewName(data).startsWith('Float')) throw notAnImage(name, image);
  checkAttached(`data of ${name}`, data);
  checkMapSides(name, width, height);
  if (data.length !== 4 * width * height) {
    throw new RangeError(
      `data of ${name} has ${data.length} values: it must have 4 for each of ${width} x ${height} pixels, red, green, blue and alpha`,
    );
  }
  if (!viewName(data).startsWith('Uint8')) checkValues(name, width, data);
  return image;
}

/** @throws `RangeError` unless all values have 8 bits. A decoder may give those of a picture of 16 bits as they are. */
function checkValues(name: string, width: number, data: ArrayLike<number>): void {
  for (let i = 0; i < data.length; i++) {
    const value = data[i];
    if (Number.isInteger(value) && value >= 0 && value <= 255) continue;
    const pixel = `pixel (${(i >> 2) % width}, ${Math.floor((i >> 2) / width)}) of ${name}`;
    throw new RangeError(
      `${pixel} has the value ${show(value)}: it must be a whole number from 0 to 255; divide values of 16 bits by 257, and round them`,
    );
  }
}

function notAnImage(name: string, image: unknown): TypeError {
  return wrongKind(name, image, 'an object with width, height and data, as ImageData is');
}

/** What a colour says, and what the counts call it. */
interface Said {
  readonly saying: Saying;
  readonly by: string;
}

/** Returns what each colour says. */
function readColourRule(rule: ColourRule | undefined, hasHeights: boolean): (colour: Colour, pixel: string) => Said {
  if (rule === undefined) return (colour) => ({ saying: isDark(colour) ? WALL : SILENCE, by: 'dark' });
  if (typeof rule === 'function') {
    return (colour) => ({
      saying: readRule(`rule for ${nameOfColour(colour)}`, rule(partsOf(colour)), hasHeights),
      by: 'rule',
    });
  }
  checkObject('rule', rule, 'an object with a cell for each colour, or a function');
  const sayings = new Map<Colour | typeof OTHERS, Said>();
  for (const [name, cell] of Object.entries(rule)) {
    const said = { saying: readRule(`rule[${show(name)}]`, cell, hasHeights), by: name };
    sayings.set(name === OTHERS ? OTHERS : readColour('rule', name), said);
  }
  return (colour, pixel) => {
    const said = sayings.get(colour) ?? sayings.get(OTHERS);
    if (said !== undefined) return said;
    throw new RangeError(
      `${pixel} of image is ${nameOfColour(colour)}: rule must have this colour, or * for all others`,
    );
  };
}

function partsOf(colour: Colour): PixelColour {
  return {
    red: colour >>> 24,
    green: (colour >>> 16) & 255,
    blue: (colour >>> 8) & 255,
    alpha: colour & 255,
    name: nameOfColour(colour),
  };
}

function isDark(colour: Colour): boolean {
  const { red, green, blue, alpha } = partsOf(colour);
  return alpha >= 128 && red + green + blue < 3 * 128;
}

/**
 * Draws a grid as a picture, a pixel for each cell. {@link parseImage} with the same rule reads it back. O(cells).
 *
 * @param grid Not modified.
 * @param rule Terrain costs by colour. A cell gets the first colour whose cost it has. Default white for passable cells, black for walls.
 * @returns Width, height and data, for `new ImageData(data, width)` or an encoder of PNG.
 * @throws `TypeError` unless it is a Grid. @throws `RangeError` for a cell whose terrain cost has no colour, for a HexGrid, for a grid with links, floors or wrap,
 * and for a wrong rule.
 *
 * @example
 * const { data } = formatImage(Grid.fromText('.#5'), { '#ffffff': 1, '#000000': 0, '#0000ff': 5 });
 * [...data.subarray(8)]; // => [ 0, 0, 255, 255 ]
 */
export function formatImage(
  grid: Grid,
  rule: Readonly<Record<string, CellRule>> = PLAIN,
): { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> } {
  checkPlain('grid', grid, 'a picture');
  checkObject('rule', rule, 'an object with a cell for each colour');
  const colours = new Map<number, Colour>();
  for (const [name, cell] of Object.entries(rule)) {
    if (name === OTHERS) continue;
    const { blocked, cost = 1 } = readRule(`rule[${show(name)}]`, cell);
    const key = blocked === true ? Infinity : cost;
    if (!colours.has(key)) colours.set(key, readColour('rule', name));
  }
  const { width, height } = grid;
  const data = allocate<Uint8ClampedArray<ArrayBuffer>>(Uint8ClampedArray, 4 * width * height);
  const view = new DataView(data.buffer);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = colours.get(grid.cost(x, y));
      if (colour === undefined) {
        throw new RangeError(`terrain cost of cell (${x}, ${y}) is ${grid.cost(x, y)}: rule must have a colour for it`);
      }
      view.setUint32(4 * (y * width + x), colour);
    }
  }
  return { width, height, data };
}
