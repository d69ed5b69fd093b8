/** Problem files of the League of Robot Runners: a JSON file that names the others, robots (`.agents`) and tasks (`.tasks`). */

import { checkCell, type Point, type PointLike } from '../core/base/cells/point.ts';
import { checkObject, isArray, show, wrongKind } from '../core/base/check.ts';
import type { Grid, TeamAgent } from '../index.ts';
import { checkGrid } from './check-grid.ts';
import { wrongIn } from './common/json.ts';
import { fail, Lines } from './moving-ai-lines.ts';

/** A problem of the League of Robot Runners: the JSON file. Other keys of the file are kept as they are. */
export interface RobotProblem {
  /** Paths of the map, the robots and the tasks, from the folder of this file. */
  mapFile: string;
  agentFile: string;
  taskFile: string;
  /** The number of robots: the first ones of the file are used. */
  teamSize: number;
  /** Tasks that are known at any time, divided by the robots. */
  numTasksReveal: number;
  [key: string]: unknown;
}

const FILES = ['mapFile', 'agentFile', 'taskFile'] as const;
const HEADER = '# version for LoRR 2024';
/** The number of the direction. */
const EAST = 2;

/**
 * Reads a problem file.
 *
 * @param text All of the JSON file.
 * @throws `TypeError` unless it is a string. @throws `SyntaxError` unless the text is JSON. @throws `RangeError` that names the key if it is not a problem.
 */
export function parseRobotProblem(text: string): RobotProblem {
  if (typeof text !== 'string') throw wrongKind('text', text, 'a string');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(`text is not JSON: ${(error as Error).message}. Pass all of the problem's JSON file`);
  }
  if (typeof value !== 'object' || value === null || isArray(value)) {
    throw new RangeError(
      `text holds ${show(value)}: it must hold an object with mapFile, agentFile, taskFile and teamSize`,
    );
  }
  return checkProblem({ numTasksReveal: 1, ...value } as RobotProblem, (...wrong) => wrongIn('text', ...wrong));
}

/**
 * Writes a problem file.
 *
 * @param problem Its three files, and any other keys.
 * @throws `TypeError` that names the key for values of the wrong kind. @throws `RangeError` for numbers out of range.
 */
export function formatRobotProblem(problem: RobotProblem): string {
  checkObject('problem', problem, 'a problem');
  return `${JSON.stringify(checkProblem(problem, wrongKind), null, 4)}\n`;
}

/** @param wrong Returns the error for a value of the wrong kind. */
function checkProblem(
  problem: RobotProblem,
  wrong: (name: string, value: unknown, wanted: string) => Error,
): RobotProblem {
  for (const key of FILES) {
    if (typeof problem[key] !== 'string' || problem[key] === '') throw wrong(key, problem[key], 'the path of a file');
  }
  const { teamSize, numTasksReveal } = problem;
  if (typeof teamSize !== 'number') throw wrong('teamSize', teamSize, 'a whole number from 1');
  if (typeof numTasksReveal !== 'number') throw wrong('numTasksReveal', numTasksReveal, 'a number above 0');
  if (!Number.isSafeInteger(teamSize) || teamSize < 1) {
    throw new RangeError(`teamSize is ${show(teamSize)}: it must be a whole number from 1`);
  }
  if (!(numTasksReveal > 0 && numTasksReveal < Infinity)) {
    throw new RangeError(`numTasksReveal is ${show(numTasksReveal)}: it must be a number above 0`);
  }
  return problem;
}

/** A robot, as an agent of a team has it: createTeam with `turns: true` takes it with a `goal`. */
export interface RobotAgent {
  /** A passable cell of the map. */
  start: Point;
  /** Where it looks at first: the League lets all robots look east. */
  heading: 'east';
}

/**
 * Reads where robots start: the number of robots, then the index of a cell on each line (row * columns + column). Lines that begin with # are
 * skipped.
 *
 * @param text All of an `.agents` file.
 * @param grid The map, read by `parseMap` with `passable: '.GSE'`.
 * @returns The robots, in the order of the file. All look east at first.
 * @throws `TypeError` unless it is a string. @throws `RangeError` that names the line if the text has another format.
 *
 * @example
 * const grid = parseMap('type octile\nheight 2\nwidth 3\nmap\n.E.\n.S@\n', { passable: '.GSE' });
 * parseRobotAgents('# version for LoRR 2024\n1\n4\n', grid); // => [ { start: { x: 1, y: 1 }, heading: 'east' } ]
 */
export function parseRobotAgents(text: string, grid: Grid): RobotAgent[] {
  return readRows(text, grid).map(({ cells, line }) => {
    if (cells.length !== 1) fail(line, `has ${cells.length} cells: a robot has one`);
    return { start: cells[0], heading: 'east' };
  });
}

/**
 * Writes where robots start, as {@link parseRobotAgents} reads it.
 *
 * @param agents A cell of the grid for each robot, or `{ start, heading }`.
 * @param grid The map.
 * @throws `TypeError` or `RangeError` that names the entry; also for a heading that is not east, which the file cannot say.
 */
export function formatRobotAgents(
  agents: readonly (PointLike | Pick<TeamAgent, 'start' | 'heading'>)[],
  grid: Grid,
): string {
  if (!isArray(agents)) throw wrongKind('agents', agents, 'an array of { start, heading } or { x, y }');
  checkGrid('grid', grid);
  return formatRows(Array.from(agents, (agent, i) => [startOf(`agents[${i}]`, agent, grid)]));
}

/** Returns the index of the cell where a robot starts. */
function startOf(name: string, agent: PointLike | Pick<TeamAgent, 'start' | 'heading'>, grid: Grid): number {
  if (typeof agent !== 'object' || agent === null || !('start' in agent)) return indexOf(name, agent, grid);
  const { start, heading = 'east' } = agent;
  if (heading !== 'east' && heading !== EAST) {
    throw new RangeError(
      `${name}.heading is ${show(heading)}: all robots of such a file look east at first, leave it out`,
    );
  }
  return indexOf(`${name}.start`, start, grid);
}

/**
 * Reads tasks: their number, then a line for each, with the indices of the cells that a robot visits in turn, separated by commas.
 * (Files of 2023 have one cell on each line.)
 *
 * @param text All of a `.tasks` file.
 * @param grid The map.
 * @throws `TypeError` unless it is a string. @throws `RangeError` that names the line if the text has another format.
 */
export function parseRobotTasks(text: string, grid: Grid): Point[][] {
  return readRows(text, grid).map(({ cells }) => cells);
}

/**
 * Writes tasks, as {@link parseRobotTasks} reads them.
 *
 * @param tasks The cells that a robot visits in turn, for each task.
 * @param grid The map.
 * @throws `TypeError` or `RangeError` that names the entry.
 */
export function formatRobotTasks(tasks: readonly (readonly PointLike[])[], grid: Grid): string {
  if (!isArray(tasks)) throw wrongKind('tasks', tasks, 'an array of lists of { x, y }');
  checkGrid('grid', grid);
  const rows = tasks.map((task, i) => {
    if (!isArray(task) || task.length === 0)
      throw wrongKind(`tasks[${i}]`, task, 'a list of { x, y } that is not empty');
    return task.map((cell: PointLike, k: number) => indexOf(`tasks[${i}][${k}]`, cell, grid));
  });
  return formatRows(rows);
}

function formatRows(rows: readonly (readonly number[])[]): string {
  return `${[HEADER, rows.length, ...rows.map((row) => row.join(','))].join('\n')}\n`;
}

function indexOf(name: string, cell: PointLike, grid: Grid): number {
  const { x, y } = checkCell(name, cell, grid);
  return y * grid.width + x;
}

/** Reads the number of rows, then the rows. */
function readRows(text: string, grid: Grid): { line: number; cells: Point[] }[] {
  checkGrid('grid', grid);
  const lines = new Lines(text);
  const next = () => {
    while (lines.peek()?.startsWith('#') || lines.peek() === '') lines.next();
    const line = lines.number;
    return { line, row: lines.next() };
  };
  const { line, row: announced } = next();
  if (announced === undefined || !/^\d+$/.test(announced))
    fail(line, `is ${show(announced)}: it must be the number of rows`);
  const count = Number(announced);
  const rows = [];
  for (let one = next(); one.row !== undefined && one.row !== ''; one = next()) {
    if (rows.length === count) fail(one.line, `follows the last row: line ${line} announces ${count}`);
    rows.push({ line: one.line, cells: one.row.split(',').map((field) => readCell(field.trim(), one.line, grid)) });
  }
  if (rows.length < count) fail(line, `announces ${count} rows: there are ${rows.length}`);
  return rows;
}

function readCell(field: string, line: number, grid: Grid): Point {
  const index = /^\d+$/.test(field) ? Number(field) : Number.NaN;
  if (!(index < grid.width * grid.height)) {
    fail(line, `has ${show(field)}: it must be the index of a cell, below ${grid.width * grid.height}`);
  }
  const x = index % grid.width;
  const y = Math.floor(index / grid.width);
  if (grid.isBlocked(x, y)) fail(line, `has ${index}, which is (${x}, ${y}): that cell is blocked`);
  return { x, y };
}
