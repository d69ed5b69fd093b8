/** The two forms of problems and answers: a line for each, in the same order. */
import { nearestName, type OtherNames } from '../../core/base/advice/nearest-name.ts';
import { checkNames, show } from '../../core/base/check.ts';
import type { PathResult, PointLike } from '../../index.ts';
import { flagOf } from '../find-options.ts';
import { coordinates } from '../format.ts';

/** The names that a line may have, and other words for them. */
const NAMES = ['start', 'goal', 'map', 'id'];
const OTHER_NAMES: OtherNames = {
  from: 'start',
  source: 'start',
  to: 'goal',
  end: 'goal',
  target: 'goal',
  file: 'map',
  name: 'id',
};

/** A problem as its line says, not checked. */
export interface Problem {
  readonly start: PointLike;
  readonly goal: PointLike;
  /** File of the map; undefined for that of the command line. */
  readonly map: unknown;
  /** What the caller calls the problem, as JSON; '' if there is nothing. */
  readonly id: string;
  /** What is wrong about the names of the line; '' if nothing is. It is said after the id has been read. */
  readonly unknown: string;
}

/** What an answer says of the route: its turning points, all cells, or nothing. */
export type Route = 'turns' | 'cells' | 'none';

/** A form of lines. */
export interface Format {
  /** Whether a line names the columns, and is answered by the names of the answer's columns. Only the first line can. */
  isHeader(line: string): boolean;
  readonly header: string;
  /** @throws `Error` whose message says what is wrong. */
  read(line: string): Problem;
  answer(problem: Problem, result: PathResult, route: Route): string;
  error(id: string, message: string): string;
}

export const FORMATS: Readonly<Record<string, Format>> = {
  ndjson: {
    isHeader: () => false,
    header: '',
    read: readJson,
    answer: ({ id }, { status, cost, expanded, path }, route) => {
      const points = pointsOf(path, route);
      const text = points === null ? '' : `,"path":[${points.map((point) => `[${coordinates(point)}]`).join()}]`;
      // JSON has no Infinity.
      return `{${id && `"id":${id},`}"status":"${status}","cost":${cost === Infinity ? null : cost},"expanded":${expanded}${text}}`;
    },
    error: (id, message) => `{${id && `"id":${id},`}"error":${JSON.stringify(message)}}`,
  },
  csv: {
    isHeader: (line) => /^\s*"?[a-z]/i.test(line),
    header: 'status,cost,expanded,path',
    read: readCsv,
    answer: (_, { status, cost, expanded, path }, route) => {
      const points = pointsOf(path, route) ?? [];
      return `${status},${cost === Infinity ? '' : cost},${expanded},${points.map((point) => coordinates(point).join(' ')).join(';')}`;
    },
    error: (_, message) => `error,,,"${message.replaceAll('"', '""')}"`,
  },
};

/** Returns the points to print; null for none. */
function pointsOf(path: PathResult['path'], route: Route) {
  if (route === 'none') return null;
  return route === 'turns' ? (path?.waypoints() ?? []) : (path?.toArray() ?? []);
}

function readJson(line: string): Problem {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`the line is ${show(line)}: it must be a JSON object such as {"start":[0,0],"goal":[7,3]}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`the line is ${show(line)}: it must be a JSON object such as {"start":[0,0],"goal":[7,3]}`);
  }
  const { start, goal, map, id } = value as Record<string, unknown>;
  const name = id === undefined ? '' : typeof id === 'number' ? digitsOf(id, line) : JSON.stringify(id);
  return { start: start as PointLike, goal: goal as PointLike, map, id: name, unknown: unknownIn(value) };
}

/** Returns what is wrong about the names of a line; '' if nothing is. */
function unknownIn(line: object): string {
  try {
    checkNames('the line', line, NAMES, suggest);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns what was probably meant by a name: options belong to the command. */
function suggest(name: string): string | undefined {
  const flag = flagOf(name);
  return flag === undefined ? nearestName(name, NAMES, OTHER_NAMES) : `${flag} of the command`;
}

/** Returns a number of the name "id" as the line has it: JavaScript rounds whole numbers beyond 2^53. */
function digitsOf(id: number, line: string): string {
  if (Number.isSafeInteger(id)) return String(id);
  const written = Array.from(line.matchAll(/"id"\s*:\s*(-?[\d.eE+-]+)/g), ([, digits]) => digits);
  return written.find((digits) => Number(digits) === id) ?? JSON.stringify(id);
}

function readCsv(line: string): Problem {
  const fields = fieldsOf(line);
  const [startX, startY, goalX, goalY] = fields.slice(0, 4).map(Number);
  if (fields.length < 4 || fields.length > 5 || fields.slice(0, 4).some((field) => !/^-?\d+$/.test(field))) {
    throw new Error(`the line is ${show(line)}: it must be startX,startY,goalX,goalY or these and the file of a map`);
  }
  return { start: [startX, startY], goal: [goalX, goalY], map: fields[4] || undefined, id: '', unknown: '' };
}

/** Returns the fields of a line of CSV. Those in double quotes may have commas; a double quote in them is doubled. */
function fieldsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',').map((field) => field.trim());
  const fields: string[] = [];
  const field = /\s*(?:"((?:[^"]|"")*)"\s*|([^,"]*))(,|$)/y;
  for (;;) {
    const [, quoted, plain, end] = field.exec(line) ?? [];
    if (end === undefined) return [];
    fields.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    if (end === '') return fields;
  }
}
