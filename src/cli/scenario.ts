import { basename } from 'node:path';
import { engineInfo, type FindPathOptions, findPath, type Grid } from '../index.ts';
import { parseScenario, type Scenario } from '../movingai.ts';
import { readArguments, readFileArgument } from './arguments.ts';
import { findMap, parseText, readGrid, readText } from './files.ts';
import { findFlags, readFindOptions } from './find-options.ts';
import { formatCount, formatMicroseconds } from './format.ts';
import { type Io, type Paint, painter, UsageError } from './io.ts';
import { Progress } from './progress.ts';
import { mean, median, percentile } from './timing.ts';

/** Number of problems solved before timing starts: V8 runs new code slowly at first. */
const WARM_UP = 100;
/** Most wrong answers listed one by one. */
const SHOWN = 10;

interface Outcome {
  readonly problem: Scenario;
  /** Line of the problem in its file. */
  readonly line: number;
  readonly status: string;
  readonly cost: number;
  readonly microseconds: number;
  readonly optimal: boolean;
}

/** Runs `hotpath scen FILE.scen [--map FILE] [options]`. Returns 0 if all problems are solved optimally, else 1. */
export function runScenario(argv: readonly string[], io: Io): number {
  const flags = { ...findFlags(true), map: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { values, words } = readArguments(argv, flags, 'hotpath scen');
  const file = readFileArgument(words, 'hotpath scen');
  const options = readFindOptions(values);
  const problems = parseText(file, readText(file), parseScenario);
  if (problems.length === 0) throw new UsageError(`${file} has no problems`);
  const grids = readGrids(file, problems, values.map as string | undefined);
  const outcomes = solveAll(
    problems,
    grids,
    options,
    new Progress(io.stderr, painter(io.stderr, io.env), basename(file), problems.length),
  );
  const engine = options.engine === 'wasm' || options.engine === 'js' ? options.engine : engineInfo().engine;
  const report = { file, engine, outcomes };
  if (values.json === true) io.stdout.write(`${JSON.stringify(asJson(report))}\n`);
  else io.stdout.write(`${asText(report, grids, painter(io.stdout, io.env)).join('\n')}\n`);
  return outcomes.every(({ optimal }) => optimal) ? 0 : 1;
}

/** Reads the map of each problem. Returns the grids by map name. */
function readGrids(file: string, problems: readonly Scenario[], mapFile: string | undefined): Map<string, Grid> {
  const grids = new Map<string, Grid>();
  problems.forEach(({ map, width, height }, i) => {
    const grid = grids.get(map) ?? readGrid(mapFile ?? findMap(file, map));
    grids.set(map, grid);
    if (grid.width !== width || grid.height !== height) {
      throw new UsageError(
        `${file}: line ${i + 2} is for a map of ${width} x ${height} cells: ${mapFile ?? map} has ${grid.width} x ${grid.height}`,
      );
    }
  });
  return grids;
}

function solveAll(
  problems: readonly Scenario[],
  grids: ReadonlyMap<string, Grid>,
  options: FindPathOptions,
  progress: Progress,
): Outcome[] {
  const solve = ({ map, start, goal }: Scenario) => findPath(grids.get(map) as Grid, start, goal, options);
  const roundingError = roundingErrorOf(problems);
  for (const problem of problems.slice(0, WARM_UP)) solve(problem);
  const outcomes = problems.map((problem, i) => {
    progress.update(i);
    const begin = performance.now();
    const { status, cost } = solve(problem);
    const microseconds = (performance.now() - begin) * 1000;
    const optimal = isOptimal(problem, status, cost, roundingError);
    return { problem, line: i + 2, status, cost, microseconds, optimal };
  });
  progress.clear();
  return outcomes;
}

/**
 * Returns how far printed lengths may be from true ones: a little more than half a unit of the last decimal. The usual files
 * drop zeros at the end ("3" for 3.00000), so the length with the most decimals shows how all were printed. Files without
 * decimals hold lengths without diagonals, which are exact; for them, two decimals are assumed.
 */
function roundingErrorOf(problems: readonly Scenario[]): number {
  const decimals = problems.map(({ length }) => String(length).split('.')[1]?.length ?? 0);
  return 0.51 * 10 ** -(decimals.reduce((most, count) => Math.max(most, count), 0) || 2);
}

function isOptimal({ start, goal, length }: Scenario, status: string, cost: number, roundingError: number): boolean {
  // Some public files print 0 if there is no route.
  if (length === 0 && (start.x !== goal.x || start.y !== goal.y)) return cost === Infinity && status !== 'limit';
  // Long lengths are printed with 6 significant digits.
  return Math.abs(cost - length) <= roundingError + 6e-6 * length;
}

/** The results of a scenario, to print. */
interface Report {
  readonly file: string;
  readonly engine: string;
  readonly outcomes: readonly Outcome[];
}

function asJson({ file, engine, outcomes }: Report): unknown {
  const times = outcomes.map(({ microseconds }) => microseconds);
  return {
    file,
    engine,
    problems: outcomes.length,
    optimal: outcomes.filter(({ optimal }) => optimal).length,
    wrong: outcomes
      .filter(({ optimal }) => !optimal)
      .map(({ problem: { start, goal, length }, line, status, cost }) => ({
        line,
        start,
        goal,
        status,
        // JSON has no Infinity.
        cost: cost === Infinity ? null : cost,
        length,
      })),
    microseconds: { mean: mean(times), median: median(times), p99: percentile(times, 99) },
  };
}

function asText({ file, engine, outcomes }: Report, grids: ReadonlyMap<string, Grid>, paint: Paint): string[] {
  const maps = [...grids].map(([map, grid]) => `${basename(map)} of ${grid.width} x ${grid.height} cells`).join(', ');
  const times = outcomes.map(({ microseconds }) => microseconds);
  const wrong = outcomes.filter(({ optimal }) => !optimal);
  const right = outcomes.length - wrong.length;
  const figures = [
    `mean ${formatMicroseconds(mean(times))}`,
    `median ${formatMicroseconds(median(times))}`,
    `p99 ${formatMicroseconds(percentile(times, 99))}`,
  ];
  const complaints = wrong.slice(0, SHOWN).map(({ problem: { start, goal, length }, line, status, cost }) => {
    const answer = cost === Infinity ? status : `cost ${Number(cost.toFixed(6))}`;
    return paint(
      'red',
      `line ${line}: ${start.x},${start.y} to ${goal.x},${goal.y}: ${answer}, optimal length ${length}`,
    );
  });
  if (wrong.length > SHOWN) complaints.push(paint('red', `and ${formatCount(wrong.length - SHOWN)} more`));
  return [
    `${paint('bold', basename(file))}  ${paint('dim', `${maps}; ${engine} engine`)}`,
    ...complaints,
    paint(['bold', wrong.length === 0 ? 'green' : 'red'], `${right} of ${outcomes.length} optimal`),
    `${figures.join(', ')}  ${paint('dim', 'per problem, each timed once after a warm-up')}`,
  ];
}
