/** Moving AI maps: a header, then rows of letters, one a cell. */
import { checkNames, checkObject, checkTerrain, show, wrongKind } from '../base/check.ts';
import { cellsOf, Grid } from '../grid/grid.ts';
import { fail, Lines } from './moving-ai-lines.ts';

/** What the letters of a map stand for. */
export interface MapOptions {
  /** The letters of passable cells, of terrain cost 1. Default `'.GS'`. */
  passable?: string | undefined;
  /**
   * Terrain costs by letter, such as `{ S: 2, W: 3 }`; 0, less or Infinity is blocked. A letter that is also in `passable` has the cost
   * named here.
   */
  costs?: Readonly<Record<string, number>> | undefined;
}

/** Ordinary ground, and swamp, which is passable from ordinary ground. */
const PASSABLE = '.GS';
/** The other letters of the format: out of bounds, trees, and water, which takes a boat. */
const BLOCKED = '@OTW';

/** Terrain costs by letter, 0 for a blocked cell. */
export type Letters = ReadonlyMap<string, number>;

/** @throws `TypeError` or `RangeError` for wrong options. */
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
  throw new RangeError(`${name} has ${show(letter)}: it must be a single letter or sign, and no blank`);
}

/**
 * Reads a map: the lines `type octile` (which may be missing), `height H` and `width W` in either order, and `map`, then H rows of W
 * letters. `.`, `G` and `S` are passable, `@ O T W` are blocked, unless options say otherwise. Windows line ends, blanks at line ends, blank
 * lines in the header and after the last row are accepted. Takes time in proportion to the text.
 *
 * @param text All of a `.map` file.
 * @param options What the letters stand for.
 * @returns A grid; its terrain is uniform unless `costs` are given.
 * @throws `TypeError` unless it is a string. @throws `RangeError` that names the line if the text is anything else, and for wrong
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
  // Before a grid is made: a wrong header may announce more cells than memory has.
  rows.forEach((row, y) => {
    if (row.length !== width) fail(first + y, `has ${row.length} cells: the header announces a width of ${width}`);
  });
  const grid = new Grid(width, height);
  rows.forEach((row, y) => {
    readRow(grid, y, row, first + y, letters);
  });
  return grid;
}

/** Reads a row, which stands in a line: equal letters come in runs, and one fill serves for each. */
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
 * @param grid Never modified.
 * @returns The text of a `.map` file.
 * @throws `TypeError` unless it is a Grid.
 * @throws `RangeError` if a passable cell has a terrain cost other than 1, which the format cannot hold.
 */
export function formatMap(grid: Grid): string {
  const cells = cellsOf(grid);
  const { width, height } = cells;
  const lines = ['type octile', `height ${height}`, `width ${width}`, 'map'];
  for (let y = 0; y < height; y++) {
    let row = '';
    for (let x = 0; x < width; x++) {
      const cost = cells.cost(x, y);
      if (cost !== 1 && cost !== Infinity) {
        throw new RangeError(`terrain cost of cell (${x}, ${y}) is ${cost}: it must be 1, a .map file holds no other`);
      }
      row += cost === 1 ? '.' : '@';
    }
    lines.push(row);
  }
  return `${lines.join('\n')}\n`;
}
