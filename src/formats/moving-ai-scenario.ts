/** Moving AI scenarios of version 1: problems on maps, one per line. */
import { checkObject, isArray, show, wrongKind } from '../core/base/check.ts';
import { fail, Lines } from './moving-ai-lines.ts';

/**
 * One problem of a `.scen` file. Its `length` is the optimal path cost with the default movement of `findPath`: a straight step costs 1, a
 * diagonal step √2, and a diagonal step needs both cells beside it passable.
 */
export interface Scenario {
  /** Difficulty class of the problem; in the public files, the length divided by 4, rounded down. */
  bucket: number;
  /** Path of the map as the file gives it, such as `dao/arena.map`. */
  map: string;
  /** Columns of the map. */
  width: number;
  /** Rows of the map. */
  height: number;
  /** The cell where the route begins. */
  start: { x: number; y: number };
  /** The cell where the route ends; may be the same. */
  goal: { x: number; y: number };
  /** Optimal path cost, as rounded in the file; 0 between two different cells means that the goal is unreachable. */
  length: number;
}

/** A value read from a file, and its line. */
export interface Found<T> {
  readonly line: number;
  readonly value: T;
}

const FIELDS = ['bucket', 'map', 'width', 'height', 'start x', 'start y', 'goal x', 'goal y', 'length'];

/**
 * Reads the problems of a scenario file: the line `version 1` (or `1.0`), then one {@link Scenario} per line. Each line has nine fields:
 * bucket, map, width, height, start x, start y, goal x, goal y, length. They are separated by tabs, or by blanks if the line has no tab.
 * Blank lines are skipped.
 *
 * @param text All of a `.scen` file.
 * @returns The problems, in the order of the file.
 * @throws `TypeError` unless it is a string. @throws `RangeError` that names the line if the text has another format.
 */
export function parseScenario(text: string): Scenario[] {
  return readProblems(text).map(({ value }) => value);
}

/** Reads as {@link parseScenario} does, and keeps the line of each problem. */
export function readProblems(text: string): Found<Scenario>[] {
  const lines = new Lines(text);
  if (!/^version\s+1(\.0*)?$/.test(lines.peek() ?? '')) {
    lines.refuse('"version 1" (parseDynamicScenario reads "version 2")');
  }
  lines.next();
  const problems: Found<Scenario>[] = [];
  while (lines.left > 0) {
    const text = lines.peek() as string;
    const line = lines.number;
    problems.push({ line, value: parseProblem(text, line) });
    lines.next();
  }
  return problems;
}

/**
 * Writes problems as a scenario file. {@link parseScenario} reads exactly the same problems back.
 *
 * @param list Problems, in the order of the file.
 * @returns The text of a `.scen` file.
 * @throws `TypeError` unless it is an array of objects; the message names the entry.
 * @throws `RangeError` that names the entry if a number is out of range, or a map's name has a tab or a line end.
 */
export function formatScenario(list: readonly Scenario[]): string {
  if (!isArray(list)) throw wrongKind('list', list, 'an array of scenarios');
  const lines = Array.from(list, (entry: Scenario, i) => {
    checkObject(`list[${i}]`, entry, 'a scenario');
    const problem = explainProblem(entry);
    if (problem) throw new RangeError(`list[${i}]: ${problem}`);
    const { bucket, map, width, height, start, goal, length } = entry;
    return [bucket, map, width, height, start.x, start.y, goal.x, goal.y, length].join('\t');
  });
  return `${['version 1', ...lines].join('\n')}\n`;
}

function parseProblem(text: string, line: number): Scenario {
  const fields = text.includes('\t') ? text.split('\t') : text.split(/ +/);
  if (fields.length !== FIELDS.length) {
    fail(line, `has ${fields.length} fields: it must have ${FIELDS.length}: ${FIELDS.join(', ')}`);
  }
  const values = fields.map((field, i) => (FIELDS[i] === 'map' ? Number.NaN : readNumber(line, FIELDS[i], field)));
  const [bucket, , width, height, startX, startY, goalX, goalY, length] = values;
  const start = { x: startX, y: startY };
  const entry: Scenario = { bucket, map: fields[1], width, height, start, goal: { x: goalX, y: goalY }, length };
  const problem = explainProblem(entry);
  if (problem) throw new RangeError(`line ${line}: ${problem}`);
  return entry;
}

/** Reads a field of a line: a number >= 0, which must be whole unless the field is `length`. */
export function readNumber(line: number, name: string, field: string): number {
  const isLength = name === 'length';
  if ((isLength ? /^\d+(\.\d+)?(e[+-]?\d+)?$/i : /^\d+$/).test(field)) return Number(field);
  const shown = show(field.length > 40 ? `${field.slice(0, 40)}…` : field);
  throw new RangeError(
    `line ${line}: ${name} is ${shown}: it must be ${isLength ? 'a number' : 'a whole number'} from 0`,
  );
}

/** Returns what is wrong with an entry, undefined if nothing is. */
function explainProblem({ bucket, map, width, height, start, goal, length }: Scenario): string | undefined {
  if (!Number.isSafeInteger(bucket) || bucket < 0) return `bucket is ${show(bucket)}: it must be a whole number from 0`;
  if (typeof map !== 'string' || map === '' || /[\t\r\n]/.test(map)) {
    return `map is ${show(map)}: it must be a file name without tabs or line ends`;
  }
  for (const [name, value] of Object.entries({ width, height })) {
    if (!Number.isSafeInteger(value) || value < 1) return `${name} is ${show(value)}: it must be a whole number from 1`;
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
