/** Moving AI maps: a header, then rows of letters, one for each cell. */
import { checkNames, checkObject, checkTerrain, show, wrongKind } from '../core/base/check.ts';
import { Grid } from '../index.ts';
import { checkPlain } from './check-grid.ts';
import { fail, Lines } from './moving-ai-lines.ts';

/** The meaning of the letters of a map. */
export interface MapOptions {
  /** The letters of passable cells with terrain cost 1. Default `'.GS'`. */
  passable?: string | undefined;
  /** Terrain costs by letter, such as `{ S: 2, W: 3 }`; 0, less or Infinity is blocked. They override `passable`. */
  costs?: Readonly<Record<string, number>> | undefined;
}

/** Ordinary ground (`.` and `G`), and swamp (`S`), which is passable from ordinary ground. */
const PASSABLE = '.GS';
/** The other letters of the format: out of bounds (`@` and `O`), trees (`T`), and water (`W`), which needs a boat. */
const BLOCKED = '@OTW';

/** Terrain costs by letter, 0 for a blocked cell. */
export type Letters = ReadonlyMap<string, number>;

/** Returns the terrain cost of each known letter. @throws `TypeError` or `RangeError` for wrong options. */
export function readLetters(options: MapOptions = {}): Letters {
  checkNames('options', options, ['passable', 'costs']);
  const { passable = PASSABLE, costs = {} } = options;
  if (typeof passable !== 'string') throw wrongKind('passable', passable, 'a string of letters');
  checkObject('costs', costs, 'an object with a terrain cost for each letter');
  const letters = new Map<string, number>();
  for (const letter of PASSABLE + BLOCKED) letters.set(letter, 0);
  for (const letter of passable) letters.set(checkLetter('passable', letter), 1);
  for (const [letter, cost] of Object.entries(costs)) {
    checkTerrain(`costs.${checkLetter('costs', letter)}`, cost);
    letters.set(letter, cost > 0 && cost < Infinity ? cost : 0);
  }
  return letters;
}

function checkLetter(name: string, letter: string): string {
  if (letter.length === 1 && letter.trim() !== '') return letter;
  throw new RangeError(`${name} has ${show(letter)}: it must be a single letter or sign, not a blank`);
}

/**
 * Reads a map: the lines `type octile` (may be missing), `height H` and `width W` in either order, and `map`, then H rows of W letters.
 * Unless options say otherwise, `.`, `G` and `S` are passable, and `@`, `O`, `T` and `W` are blocked. Windows line ends, blanks at line
 * ends, and blank lines in the header and after the last row are accepted. O(length of the text).
 *
 * @param text All of a `.map` file.
 * @param options The meaning of the letters.
 * @returns A grid; its terrain is uniform unless `costs` are given.
 * @throws `TypeError` unless it is a string. @throws `RangeError` that names the line if the text has another format, and for wrong
 * options.
 *
 * @example
 * const text = 'type octile\nheight 2\nwidth 3\nmap\n.S@\n.WG\n';
 * parseMap(text).toText().split('\n'); // => [ '..#', '.#.' ]
 * parseMap(text, { costs: { S: 2, W: 3 } }).toText().split('\n'); // => [ '.2#', '.3.' ]
 */
export function parseMap(text: string, options?: MapOptions): Grid {
  const letters = readLetters(options);
  const lines = new Lines(text);
  if (!/^(height|width)\b/.test(lines.peek() ?? '')) lines.expect('type octile');
  const grid = readCells(lines, letters);
  if (lines.left > 0) fail(lines.number, `follows the last row of the map: the header announces ${grid.height} rows`);
  return grid;
}

/** Reads sides, the line `map` and the rows. */
export function readCells(lines: Lines, letters: Letters): Grid {
  const { width, height } = lines.readSides();
  lines.expect('map');
  const first = lines.number;
  const rows = lines.take(height);
  if (rows.length < height) {
    fail(lines.number - 1, `is the last: the map has ${rows.length} of ${height} rows that the header announces`);
  }
  // Before a grid is made: a wrong header may announce more cells than fit into memory.
  rows.forEach((row, y) => {
    if (row.length !== width) fail(first + y, `has ${row.length} cells: the header announces a width of ${width}`);
  });
  const grid = new Grid(width, height);
  rows.forEach((row, y) => {
    readRow(grid, y, row, first + y, letters);
  });
  return grid;
}

/** Reads a row, found in the given line. Equal letters usually come in runs, and one `fill` sets a whole run. */
function readRow(grid: Grid, y: number, row: string, line: number, letters: Letters): void {
  for (let x = 0; x < row.length; ) {
    const letter = row[x];
    const cost = letters.get(letter);
    if (cost === undefined) throw unknownLetter(line, x, letter, letters);
    const first = x;
    while (row[x] === letter) x++;
    if (cost !== 1) grid.fill(first, y, x - first, 1, cost);
  }
}

function unknownLetter(line: number, x: number, letter: string, letters: Letters): RangeError {
  const known = [...letters.keys()];
  const passable = known.filter((one) => letters.get(one) !== 0).join('');
  const blocked = known.filter((one) => letters.get(one) === 0).join('');
  return new RangeError(
    `line ${line}, column ${x + 1} is ${show(letter)}: a cell is one of ${passable} (passable) and ${blocked} (blocked); passable and costs may name more letters`,
  );
}

/**
 * Writes a map that {@link parseMap} reads back: passable cells as `.`, blocked cells as `@`.
 *
 * @param grid Not modified.
 * @returns The text of a `.map` file.
 * @throws `TypeError` unless it is a Grid.
 * @throws `RangeError` if the grid has something that the format cannot hold: a terrain cost of a passable cell other than 1, hexagons, links, floors, wrap.
 */
export function formatMap(grid: Grid): string {
  checkPlain('grid', grid, 'a .map file');
  const { width, height } = grid;
  const text = grid.toText();
  const other = text.search(/[^.#\n]/);
  if (other >= 0) {
    const [x, y] = [other % (width + 1), Math.floor(other / (width + 1))];
    throw new RangeError(
      `terrain cost of cell (${x}, ${y}) is ${grid.cost(x, y)}: it must be 1, a .map file holds no other`,
    );
  }
  return `type octile\nheight ${height}\nwidth ${width}\nmap\n${text.split('#').join('@')}\n`;
}
