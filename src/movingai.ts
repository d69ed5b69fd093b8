/**
 * The file formats of the Moving AI benchmarks: maps (`.map`) and problems with known optimal lengths (`.scen`).
 *
 * Formats: https://movingai.com/benchmarks/formats.html; N. Sturtevant, "Benchmarks for Grid-Based Pathfinding",
 * IEEE Transactions on Computational Intelligence and AI in Games 4(2), 2012.
 *
 * @packageDocumentation
 */
import { checkObject, MAX_SIDE, show, wrongKind } from './base/check.ts';
import { cellsOf, Grid } from './grid/grid.ts';

/**
 * One problem of a `.scen` file. `length` is the optimal path cost as the file prints it (straight step 1, diagonal
 * step √2, a diagonal only if both cells beside it are passable: the default movement of `findPath`).
 */
export interface Scenario {
  /** Difficulty class of the problem; in the public files the length divided by 4, rounded down. */
  bucket: number;
  /** Path of the map as the file names it, such as `dao/arena.map`. */
  map: string;
  /** Columns of the map. */
  width: number;
  /** Rows of the map. */
  height: number;
  /** A cell of the map. */
  start: { x: number; y: number };
  /** Another, or the same. */
  goal: { x: number; y: number };
  /** Optimal path cost, as rounded in the file; 0 between two different cells marks an unreachable goal. */
  length: number;
}

const PASSABLE = '.G';
// Swamp (S) and water (W) may be entered from some terrain only, which a grid of passable and blocked cells cannot say.
const BLOCKED = '@OTSW';
const FIELDS = ['bucket', 'map', 'width', 'height', 'start x', 'start y', 'goal x', 'goal y', 'length'];

/**
 * Reads a map: the lines `type octile`, `height H`, `width W` and `map`, then H rows of W letters. `.` and `G` are
 * passable, `@ O T S W` are blocked. Windows line ends, blanks at line ends and blank lines after the last row are
 * accepted. Takes time in proportion to the text.
 *
 * @param text All of a `.map` file.
 * @returns A grid of uniform terrain.
 * @throws `TypeError` unless it is a string. @throws `RangeError` naming the line, where the text is anything else.
 */
export function parseMap(text: string): Grid {
  const lines = splitLines(text);
  if (lines[0] !== 'type octile') fail(1, `is ${quote(lines[0])}: it must be "type octile"`);
  const height = parseCount(lines, 2, 'height');
  const width = parseCount(lines, 3, 'width');
  if (lines[3] !== 'map') fail(4, `is ${quote(lines[3])}: it must be "map"`);
  const rows = lines.slice(4);
  if (rows.length < height) {
    fail(lines.length, `is the last: the map has ${rows.length} of ${height} rows that the header announces`);
  }
  if (rows.length > height) fail(5 + height, `follows the last row of the map: the header announces ${height} rows`);
  // Before a grid is made: a wrong header may announce more cells than memory has.
  rows.forEach((row, y) => {
    if (row.length !== width) fail(5 + y, `has ${row.length} cells: the header announces a width of ${width}`);
  });
  const grid = new Grid(width, height);
  rows.forEach((row, y) => {
    readRow(grid, y, row);
  });
  return grid;
}

/**
 * Writes a map that {@link parseMap} reads back: passable cells as `.`, blocked cells as `@`.
 *
 * @param grid Never modified.
 * @returns The text of a `.map` file.
 * @throws `TypeError` unless it is a Grid.
 * @throws `RangeError` where a passable cell has a terrain cost other than 1, which the format cannot hold.
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

/**
 * Reads the problems of a scenario file: the line `version 1` (or `1.0`), then lines of nine fields, parted by tabs
 * (or blanks, where a line has no tab): {@link Scenario} in the order bucket, map, width, height, start, goal, length.
 * Problem i of the list stands in line i + 2 of the text.
 *
 * @param text All of a `.scen` file.
 * @returns The problems, in the order of the file.
 * @throws `TypeError` unless it is a string. @throws `RangeError` naming the line, where the text is anything else.
 */
export function parseScenario(text: string): Scenario[] {
  const lines = splitLines(text);
  if (!/^version\s+1(\.0*)?$/.test(lines[0])) {
    fail(1, `is ${quote(lines[0])}: it must be "version 1"`);
  }
  return lines.slice(1).map((line, i) => parseProblem(line, i + 2));
}

/**
 * Writes problems as a scenario file that {@link parseScenario} reads back, numbers included.
 *
 * @param list Problems, in the order in which they are to stand.
 * @returns The text of a `.scen` file.
 * @throws `TypeError` unless it is an array of objects; the message names the entry.
 * @throws `RangeError` naming the entry, where a number is out of its range or a map's name has a tab or a line end.
 */
export function formatScenario(list: readonly Scenario[]): string {
  if (!Array.isArray(list)) throw wrongKind('list', list, 'an array of scenarios');
  const lines = Array.from(list, (entry: Scenario, i) => {
    checkObject(`list[${i}]`, entry, 'a scenario');
    const problem = explainProblem(entry);
    if (problem) throw new RangeError(`list[${i}]: ${problem}`);
    const { bucket, map, width, height, start, goal, length } = entry;
    return [bucket, map, width, height, start.x, start.y, goal.x, goal.y, length].join('\t');
  });
  return `${['version 1', ...lines].join('\n')}\n`;
}

/** The lines without their ends, blanks before them, and blank lines at the end of the text; a byte order mark is passed over. */
function splitLines(text: string): string[] {
  if (typeof text !== 'string') throw wrongKind('text', text, 'a string');
  const lines = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.trimEnd());
  while (lines.length > 1 && lines[lines.length - 1] === '') lines.pop();
  return lines;
}

/** The number of a header line such as `height 49`. */
function parseCount(lines: string[], number: number, name: 'height' | 'width'): number {
  const [, word, digits] = /^(\w+)\s+(\d+)$/.exec(lines[number - 1] ?? '') ?? [];
  if (word !== name || !isCount(Number(digits)) || Number(digits) > MAX_SIDE) {
    fail(number, `is ${quote(lines[number - 1])}: it must be "${name}" and a whole number from 1 to ${MAX_SIDE}`);
  }
  return Number(digits);
}

function readRow(grid: Grid, y: number, row: string): void {
  // Blocked cells come in runs: one fill for each.
  let runStart = 0;
  for (let x = 0; x <= grid.width; x++) {
    const letter = row[x];
    if (letter !== undefined && BLOCKED.includes(letter)) continue;
    if (x > runStart) grid.fill(runStart, y, x - runStart, 1, true);
    runStart = x + 1;
    if (letter !== undefined && !PASSABLE.includes(letter)) {
      const where = `line ${5 + y}, column ${x + 1}`;
      throw new RangeError(
        `${where} is ${show(letter)}: a cell is one of ${PASSABLE} (passable) and ${BLOCKED} (blocked)`,
      );
    }
  }
}

function parseProblem(line: string, number: number): Scenario {
  const fields = line.includes('\t') ? line.split('\t') : line.split(/ +/);
  if (line === '' || fields.length !== FIELDS.length) {
    fail(number, `has ${line === '' ? 0 : fields.length} fields: it must have ${FIELDS.length}: ${FIELDS.join(', ')}`);
  }
  const values = fields.map((field, i) => {
    if (FIELDS[i] === 'map') return Number.NaN;
    const pattern = FIELDS[i] === 'length' ? /^\d+(\.\d+)?(e[+-]?\d+)?$/i : /^\d+$/;
    if (!pattern.test(field)) {
      const kind = FIELDS[i] === 'length' ? 'a number' : 'a whole number';
      throw new RangeError(`line ${number}: ${FIELDS[i]} is ${quote(field)}: it must be ${kind} from 0`);
    }
    return Number(field);
  });
  const [bucket, , width, height, startX, startY, goalX, goalY, length] = values;
  const start = { x: startX, y: startY };
  const entry: Scenario = { bucket, map: fields[1], width, height, start, goal: { x: goalX, y: goalY }, length };
  const problem = explainProblem(entry);
  if (problem) throw new RangeError(`line ${number}: ${problem}`);
  return entry;
}

/** What is wrong with an entry, or nothing. */
function explainProblem({ bucket, map, width, height, start, goal, length }: Scenario): string | undefined {
  if (!Number.isSafeInteger(bucket) || bucket < 0) return `bucket is ${show(bucket)}: it must be a whole number from 0`;
  if (typeof map !== 'string' || map === '' || /[\t\r\n]/.test(map)) {
    return `map is ${show(map)}: it must be a file name without tabs and line ends`;
  }
  for (const [name, value] of Object.entries({ width, height })) {
    if (!isCount(value)) return `${name} is ${show(value)}: it must be a whole number from 1`;
  }
  for (const [name, point] of Object.entries({ start, goal })) {
    const { x, y }: { x?: unknown; y?: unknown } = Object(point);
    if (typeof x !== 'number' || typeof y !== 'number') return `${name} is ${show(point)}: it must be { x, y }`;
    const inside = Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < width && y < height;
    if (!inside) return `${name} is (${x}, ${y}): it must lie in the map of ${width} x ${height} cells`;
  }
  if (!Number.isFinite(length) || length < 0) return `length is ${show(length)}: it must be a finite number from 0`;
  return undefined;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}

/** How a line or a field reads in an error message. */
function quote(text: string | undefined): string {
  if (text === undefined) return 'missing';
  return show(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}

function fail(line: number, message: string): never {
  throw new RangeError(`line ${line} ${message}`);
}
