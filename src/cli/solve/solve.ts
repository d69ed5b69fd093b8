import { basename } from 'node:path';
import {
  engineInfo,
  type FindPathOptions,
  findPath,
  type Grid,
  type PathResult,
  type PathStatus,
  type Point,
} from '../../index.ts';
import { type Arguments, OUTPUT_FLAGS, readArguments, readCell, readFileArgument } from '../arguments.ts';
import { type Kinds, nameOf, readGrid } from '../files.ts';
import { findFlags, readFindOptions } from '../find-options.ts';
import { coordinates, formatCount, formatMicroseconds } from '../format.ts';
import { type Io, type Paint, painter, showsUnicode, wantsColour } from '../io.ts';
import { MAP_FLAGS } from '../map-options.ts';
import { readMap } from '../maps/read-map.ts';
import { SOURCE_FLAGS } from '../maps/source-flags.ts';
import { packageFile } from '../package-file.ts';
import { type Measurement, measure } from '../scenario/timing.ts';
import { drawMap } from './drawing.ts';
import { closeExits, GROUND_FLAGS, readKinds } from './ground-flags.ts';

/** The map that ships with the package, with start and goal of an interesting route. */
const SHOWPIECE = { file: packageFile('maps/castle.txt'), start: { x: 4, y: 4 }, goal: { x: 65, y: 14 } };

/** Width of a picture if the output is not a terminal. */
const PLAIN_COLUMNS = 100;
const INDENT = '  ';

const REASONS: Record<PathStatus, string> = {
  found: '',
  partial: 'the goal is blocked or unreachable, or the search met a limit: this route leads as near as it came',
  unreachable: 'no legal route leads from start to goal',
  limit: 'the search gave up at a limit',
  'start-blocked': 'the start is a blocked cell',
  'goal-blocked': 'the goal is a blocked cell; with --range, all cells in range are blocked',
};

interface Problem {
  readonly file: string;
  readonly grid: Grid;
  /** Kinds by their character in the map. */
  readonly kinds?: Kinds | undefined;
  readonly start: Point;
  readonly goal: Point;
  readonly options: FindPathOptions;
}

interface Timing extends Measurement {
  readonly engine: 'wasm' | 'js';
}

/** Runs `hotpath` without a command: solves and draws the showpiece. */
export function runShowpiece(values: Arguments['values'], io: Io): number {
  const grid = readGrid(SHOWPIECE.file, io);
  return report({ ...SHOWPIECE, grid, options: {} }, values, io);
}

/** Runs `hotpath solve FILE --from X,Y --to X,Y [options]`. */
export function runSolve(argv: readonly string[], io: Io): number {
  const flags = {
    ...findFlags(false),
    ...MAP_FLAGS,
    ...GROUND_FLAGS,
    ...SOURCE_FLAGS,
    from: { type: 'string' },
    to: { type: 'string' },
    ...OUTPUT_FLAGS,
  } as const;
  const { values, words } = readArguments(argv, flags, 'hotpath solve');
  const file = readFileArgument(words, 'hotpath solve');
  const options = readFindOptions(values);
  const kinds = readKinds(values);
  const { grid } = readMap(file, io, values, { kinds });
  closeExits(grid, values);
  const start = readCell(values.from, '--from', grid);
  const goal = readCell(values.to, '--to', grid);
  return report({ file, grid, kinds, start, goal, options }, values, io);
}

function report(problem: Problem, values: Arguments['values'], io: Io): number {
  const { grid, start, goal, options } = problem;
  const result = findPath(grid, start, goal, options);
  const timings = values['no-timing'] === true ? [] : timeEngines(problem);
  if (values.json === true) io.stdout.write(`${JSON.stringify(asJson(problem, result, timings))}\n`);
  else io.stdout.write(`${asText(problem, result, timings, io).join('\n')}\n`);
  return result.status === 'found' ? 0 : 1;
}

/** Times the engine that the options name, or both if they name none. */
function timeEngines({ grid, start, goal, options }: Problem): Timing[] {
  const both = engineInfo().engine === 'wasm' ? (['wasm', 'js'] as const) : (['js'] as const);
  const engines = options.engine === 'wasm' || options.engine === 'js' ? [options.engine] : both;
  // Time without a trace: it is only for the picture, and users search without it.
  const calls = engines.map((engine) => () => findPath(grid, start, goal, { ...options, engine, trace: false }));
  return measure(calls).map((measurement, i) => ({ engine: engines[i], ...measurement }));
}

function asJson({ file, grid, start, goal }: Problem, result: PathResult, timings: Timing[]): unknown {
  return {
    file,
    width: grid.width,
    height: grid.height,
    start,
    goal,
    status: result.status,
    // JSON has no Infinity.
    cost: result.path === null ? null : result.cost,
    cells: result.path?.length ?? 0,
    expanded: result.expanded,
    path: result.path?.toArray().map(coordinates) ?? null,
    ...(result.trace && { trace: Array.from(result.trace) }),
    ...(timings.length > 0 && {
      timings: timings.map(({ engine, median, runs }) => ({ engine, medianMicroseconds: median, runs })),
    }),
  };
}

function asText(problem: Problem, result: PathResult, timings: Timing[], io: Io): string[] {
  const { file, grid, kinds, start, goal } = problem;
  const paint = painter(io.stdout, io.env);
  const drawing = drawMap(
    grid,
    { start, goal, path: result.path, trace: result.trace, kinds },
    {
      columns: (io.stdout.columns || PLAIN_COLUMNS) - 2 * INDENT.length,
      colour: wantsColour(io.stdout, io.env),
      unicode: showsUnicode(io.env),
      paint,
    },
  );
  const size = `${grid.width} x ${grid.height} cells`;
  const { cellsAcross, cellsDown } = drawing;
  const scale = cellsAcross === 1 ? '' : `, each character shows ${cellsAcross} x ${cellsDown} of them`;
  const route = `from ${start.x},${start.y} to ${goal.x},${goal.y}`;
  const hasTiming = timings.length > 0 && (result.path !== null || result.expanded > 0);
  return [
    '',
    `${INDENT}${paint('bold', basename(nameOf(file)))}  ${paint('dim', `${size}${scale}; ${route}`)}`,
    ...facts(grid, result, paint),
    '',
    ...drawing.lines.map((line) => INDENT + line),
    '',
    ...(hasTiming ? [...timingLines(timings, paint), ''] : []),
  ];
}

/** Returns the facts of the result, one per line. */
function facts(grid: Grid, result: PathResult, paint: Paint): string[] {
  const { path, status } = result;
  const colour = status === 'found' ? 'green' : 'red';
  const lines = [fact('status', paint(colour, status), REASONS[status], paint)];
  if (path !== null) {
    const turns = Math.max(0, path.waypoints().length - 2);
    lines.push(fact('cost', paint('bold', String(Number(result.cost.toFixed(6)))), '', paint));
    lines.push(fact('route', counted(path.length, 'cell'), counted(turns, 'turn'), paint));
  }
  const all = formatCount(grid.width * grid.height);
  lines.push(fact('expanded', formatCount(result.expanded), `cells, or jump points; the map has ${all} cells`, paint));
  return lines;
}

function counted(count: number, what: string): string {
  return `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`;
}

function timingLines(timings: readonly Timing[], paint: Paint): string[] {
  const lines = timings.map(({ engine, median, runs }, i) => {
    const factor = median / timings[0].median;
    const comparison = i === 0 ? '' : `, ${factor.toFixed(1)} times as long`;
    const comment = `median of ${formatCount(runs)} warm runs${comparison}`;
    return fact(`${engine} engine`, formatMicroseconds(median), comment, paint);
  });
  const { reason, engine } = engineInfo();
  return engine === 'wasm' ? lines : [...lines, fact('', '', reason, paint)];
}

function fact(name: string, value: string, comment: string, paint: Paint): string {
  return `${INDENT}${paint('dim', name.padEnd(13))}${value.padEnd(14)}  ${paint('dim', comment)}`.trimEnd();
}
