import { basename } from 'node:path';
import { engineInfo, type FindPathOptions, findPath } from '../../index.ts';
import { pastePatch } from '../../movingai.ts';
import { OUTPUT_FLAGS, readArguments, readFileArgument } from '../arguments.ts';
import { nameOf } from '../files.ts';
import { findFlags, readFindOptions } from '../find-options.ts';
import { formatCount, formatMicroseconds } from '../format.ts';
import { type Io, type Paint, painter } from '../io.ts';
import { MAP_FLAGS } from '../map-options.ts';
import { SOURCE_FLAGS } from '../maps/source-flags.ts';
import { Progress } from '../progress.ts';
import { type Problem, readScenarioFile } from './scenario-file.ts';
import { mean, median, percentile } from './timing.ts';

/** Number of problems solved before timing starts: V8 runs new code slowly at first. */
const WARM_UP = 100;
/** Most wrong answers listed one by one. */
const SHOWN = 10;

interface Outcome {
  readonly problem: Problem;
  readonly status: string;
  readonly cost: number;
  /** Undefined without timing. */
  readonly microseconds: number | undefined;
  readonly optimal: boolean;
}

/** Runs `hotpath scen FILE.scen [--map FILE] [options]`. Returns 0 if all problems are solved optimally, else 1. */
export function runScenario(argv: readonly string[], io: Io): number {
  const flags = {
    ...findFlags(true),
    ...MAP_FLAGS,
    ...SOURCE_FLAGS,
    map: { type: 'string' },
    ...OUTPUT_FLAGS,
  } as const;
  const { values, words } = readArguments(argv, flags, 'hotpath scen');
  const file = readFileArgument(words, 'hotpath scen');
  const options = readFindOptions(values);
  const { problems, maps } = readScenarioFile(file, values, io);
  const progress = new Progress(io.stderr, painter(io.stderr, io.env), basename(nameOf(file)), problems.length);
  const outcomes = solveAll(problems, options, progress, values['no-timing'] !== true);
  const engine = options.engine === 'wasm' || options.engine === 'js' ? options.engine : engineInfo().engine;
  const report = { file, engine, maps, outcomes };
  if (values.json === true) io.stdout.write(`${JSON.stringify(asJson(report))}\n`);
  else io.stdout.write(`${asText(report, painter(io.stdout, io.env)).join('\n')}\n`);
  return outcomes.every(({ optimal }) => optimal) ? 0 : 1;
}

function solveAll(
  problems: readonly Problem[],
  options: FindPathOptions,
  progress: Progress,
  timed: boolean,
): Outcome[] {
  const solve = ({ grid, start, goal }: Problem) => findPath(grid, start, goal, options);
  const roundingError = roundingErrorOf(problems);
  for (const problem of problems.slice(0, timed ? WARM_UP : 0)) solve(problem);
  const outcomes = problems.map((problem, i) => {
    progress.update(i);
    for (const { patch, x, y } of problem.edits) pastePatch(problem.grid, patch, x, y);
    const begin = timed ? performance.now() : 0;
    const { status, cost } = solve(problem);
    const microseconds = timed ? (performance.now() - begin) * 1000 : undefined;
    return { problem, status, cost, microseconds, optimal: isOptimal(problem, status, cost, roundingError) };
  });
  progress.clear();
  return outcomes;
}

/**
 * Returns how far printed lengths may be from true ones: a little more than half a unit of the last decimal. The usual files
 * drop zeros at the end ("3" for 3.00000), so the length with the most decimals shows how all were printed. Files without
 * decimals hold lengths without diagonals, which are exact; for them, two decimals are assumed.
 */
function roundingErrorOf(problems: readonly Problem[]): number {
  const decimals = problems.map(({ length }) => String(length).split('.')[1]?.length ?? 0);
  return 0.51 * 10 ** -(decimals.reduce((most, count) => Math.max(most, count), 0) || 2);
}

function isOptimal({ start, goal, length }: Problem, status: string, cost: number, roundingError: number): boolean {
  // Some public files print 0 if there is no route.
  if (length === 0 && (start.x !== goal.x || start.y !== goal.y)) return cost === Infinity && status !== 'limit';
  // Long lengths are printed with 6 significant digits.
  return Math.abs(cost - length) <= roundingError + 6e-6 * length;
}

/** The results of a scenario, to print. */
interface Report {
  readonly file: string;
  readonly engine: string;
  /** What the problems are on. */
  readonly maps: string;
  readonly outcomes: readonly Outcome[];
}

function asJson({ file, engine, outcomes }: Report): unknown {
  const edits = outcomes.reduce((sum, { problem }) => sum + problem.edits.length, 0);
  const times = timesOf(outcomes);
  return {
    file,
    engine,
    problems: outcomes.length,
    ...(edits > 0 && { edits }),
    optimal: outcomes.filter(({ optimal }) => optimal).length,
    wrong: outcomes
      .filter(({ optimal }) => !optimal)
      .map(({ problem: { line, start, goal, length }, status, cost }) => ({
        line,
        start,
        goal,
        status,
        // JSON has no Infinity.
        cost: cost === Infinity ? null : cost,
        length,
      })),
    ...(times.length > 0 && {
      microseconds: { mean: mean(times), median: median(times), p99: percentile(times, 99) },
    }),
  };
}

/** Returns the microseconds of all problems; none without timing. */
function timesOf(outcomes: readonly Outcome[]): number[] {
  return outcomes.flatMap(({ microseconds }) => microseconds ?? []);
}

function asText({ file, engine, maps, outcomes }: Report, paint: Paint): string[] {
  const times = timesOf(outcomes);
  const wrong = outcomes.filter(({ optimal }) => !optimal);
  const right = outcomes.length - wrong.length;
  const complaints = wrong.slice(0, SHOWN).map(({ problem: { line, start, goal, length }, status, cost }) => {
    const answer = cost === Infinity ? status : `cost ${Number(cost.toFixed(6))}`;
    return paint(
      'red',
      `line ${line}: ${start.x},${start.y} to ${goal.x},${goal.y}: ${answer}, optimal length ${length}`,
    );
  });
  if (wrong.length > SHOWN) complaints.push(paint('red', `and ${formatCount(wrong.length - SHOWN)} more`));
  return [
    `${paint('bold', basename(nameOf(file)))}  ${paint('dim', `${maps}; ${engine} engine`)}`,
    ...complaints,
    paint(['bold', wrong.length === 0 ? 'green' : 'red'], `${right} of ${outcomes.length} optimal`),
    ...(times.length > 0 ? [timingLine(times, paint)] : []),
  ];
}

function timingLine(times: readonly number[], paint: Paint): string {
  const figures = [
    `mean ${formatMicroseconds(mean(times))}`,
    `median ${formatMicroseconds(median(times))}`,
    `p99 ${formatMicroseconds(percentile(times, 99))}`,
  ];
  return `${figures.join(', ')}  ${paint('dim', 'per problem, each timed once after a warm-up')}`;
}
