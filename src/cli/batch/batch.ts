import { createWriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { checkCell } from '../../core/base/cells/point.ts';
import { show } from '../../core/base/check.ts';
import { type FindPathOptions, findPaths, Grid, internals, type PathResult } from '../../index.ts';
import { readArguments } from '../arguments.ts';
import { STANDARD_INPUT } from '../files.ts';
import { findFlags, nameFlags, readFindOptions } from '../find-options.ts';
import { formatCount } from '../format.ts';
import { type Io, UsageError } from '../io.ts';
import { MAP_FLAGS, readMapOptions } from '../map-options.ts';
import { readSourceOptions, SOURCE_FLAGS } from '../maps/source-flags.ts';
import { NamedFiles } from '../named-files.ts';
import { FORMATS, type Format, type Problem, type Route } from './lines.ts';
import { type LoadedMap, Maps } from './maps.ts';
import { keepLines, MOST_CHARACTERS, openInput, readLines, Sink, tooLong } from './streams.ts';

const ROUTES: readonly Route[] = ['turns', 'cells', 'none'];
/** Groups of lines that are answered at the same time, besides those that are written. */
const GROUPS = 4;
/** Least milliseconds between two updates of the progress. */
const INTERVAL = 200;

/** What the command line says. */
interface Settings {
  /** The map of lines that name none. */
  readonly map: string | undefined;
  /** The maps of the other lines. */
  readonly files: NamedFiles;
  readonly format: Format;
  readonly route: Route;
  readonly options: FindPathOptions;
  readonly maps: Maps;
}

/** Counts of lines. */
interface Counts {
  written: number;
  wrong: number;
}

/** Runs `hotpath batch [MAP] [options]`. Returns 0 if all lines are problems, else 1. */
export async function runBatch(argv: readonly string[], io: Io): Promise<number> {
  const { trace, ...find } = findFlags(false);
  const text = { type: 'string' } as const;
  const own = { in: text, out: text, format: text, workers: text, skip: text, maps: text, path: text };
  const flags = { ...find, ...MAP_FLAGS, ...SOURCE_FLAGS, ...own, prepare: { type: 'boolean' } } as const;
  const { values, words } = readArguments(argv, flags, 'hotpath batch');
  if (words.length > 1) {
    throw new UsageError(`'hotpath batch' needs one map at most, but there are ${words.length}: ${words.join(' ')}`);
  }
  const maps = new Maps(
    {
      most: readCount(values.maps, '--maps', 1, 8),
      workers: readCount(values.workers, '--workers', 0, 0),
      prepare: values.prepare === true,
      values,
    },
    io,
  );
  const skip = readCount(values.skip, '--skip', 0, 0);
  const settings: Settings = {
    map: words[0],
    files: new NamedFiles(dirname(words[0] ?? STANDARD_INPUT), values['maps-folder'] as string | undefined),
    format: FORMATS[readChoice(values.format, '--format', Object.keys(FORMATS))],
    route: readChoice(values.path, '--path', ROUTES) as Route,
    options: readFindOptions(values),
    maps,
  };
  const { in: input = STANDARD_INPUT, out } = values as { in?: string; out?: string };
  if (settings.map === STANDARD_INPUT && input === STANDARD_INPUT) {
    throw new UsageError('MAP is -, and standard input can be read only once: name the file of the problems with --in');
  }
  try {
    // Before any line is read: a wrong option, or a map that cannot be read, is no fault of a line.
    maps.start();
    readMapOptions(values);
    readSourceOptions(values);
    checkOptions(settings);
    const lines = readLines(input, openInput(input, out));
    if (out !== undefined && skip > 0) keepLines(out, skip);
    const file = out === undefined ? null : createWriteStream(out, { flags: skip > 0 ? 'a' : 'w' });
    return await answerAll(lines, new Sink(file ?? io.stdout), skip, settings, io);
  } finally {
    await maps.close();
  }
}

/** @throws UsageError or `RangeError` for wrong options. Without a map, cells to avoid may be outside one map and inside another. */
function checkOptions({ map, maps, options }: Settings): void {
  if (map !== undefined) findPaths(maps.get(map).grid, [], options);
  else findPaths(new Grid(1, 1), [], { ...options, avoid: undefined });
}

/** Answers all lines in order. Lines are read only as fast as answers are written. */
async function answerAll(input: AsyncIterable<string[]>, sink: Sink, skip: number, settings: Settings, io: Io) {
  const counts: Counts = { written: 0, wrong: 0 };
  const progress = new LineCount(io);
  let written = Promise.resolve();
  const groups: Promise<void>[] = [];
  let first = 0;
  try {
    for await (const lines of input) {
      const left = lines.slice(Math.max(skip - first, 0));
      const isFirst = first === 0 && left.length === lines.length;
      first += lines.length;
      if (left.length === 0) continue;
      const answered = answerGroup(left, isFirst, settings, counts);
      written = written.then(async () => {
        await sink.write(await answered);
        counts.written += left.length;
        progress.update(counts.written);
      });
      // Its error is thrown where it is awaited.
      written.catch(() => {});
      groups.push(written);
      if (groups.length > GROUPS) await groups.shift();
    }
    await written;
    await sink.end();
  } catch (error) {
    // What has been answered is written, whatever came after it.
    await written.catch(() => {});
    if (!sink.isClosed) throw error;
    progress.clear();
    io.stderr.write('hotpath: the reader of the answers has gone: count the lines it has, and go on with --skip\n');
    return 1;
  }
  progress.clear();
  if (counts.wrong === 0) return 0;
  const lines = counts.wrong === 1 ? 'line is' : 'lines are';
  io.stderr.write(`hotpath: ${formatCount(counts.wrong)} ${lines} answered by an error\n`);
  return 1;
}

/** The problems of a group of lines that are on one map. */
interface Run {
  readonly map: LoadedMap;
  /** Indices of the lines. */
  readonly lines: number[];
  readonly problems: Problem[];
}

/** Answers lines. Returns the lines of their answers. @param isFirst Whether they begin with the first line of the input. */
async function answerGroup(lines: readonly string[], isFirst: boolean, settings: Settings, counts: Counts) {
  const { format, maps } = settings;
  const answers: string[] = [];
  let runs = new Map<LoadedMap, Run>();
  const fail = (line: number, id: string, error: unknown) => {
    counts.wrong++;
    answers[line] = format.error(id, nameFlags((error as Error).message));
  };
  for (let i = 0; i < lines.length; i++) {
    if (i === 0 && isFirst && format.isHeader(lines[i])) {
      answers[i] = format.header;
      continue;
    }
    let id = '';
    try {
      if (lines[i].length > MOST_CHARACTERS) throw new Error(`the line ${tooLong(MOST_CHARACTERS)}`);
      const problem = format.read(lines[i].trim());
      id = problem.id;
      if (problem.unknown !== '') throw new Error(problem.unknown);
      const map = maps.get(mapOf(problem, settings));
      const cells = internals.cellsOf(map.grid);
      checkCell('start', problem.start, cells);
      checkCell('goal', problem.goal, cells);
      const run = runs.get(map) ?? { map, lines: [], problems: [] };
      run.lines.push(i);
      run.problems.push(problem);
      runs.set(map, run);
    } catch (error) {
      fail(i, id, error);
    }
    if (runs.size < maps.most) continue;
    // The number of maps in memory is limited.
    await answerRuns(runs.values(), settings, answers, fail);
    runs = new Map();
    maps.trim();
  }
  await answerRuns(runs.values(), settings, answers, fail);
  maps.trim();
  return `${answers.join('\n')}\n`;
}

/** Answers runs, all at once: a map that nobody waits for may be given up. */
async function answerRuns(
  runs: Iterable<Run>,
  { format, route, options }: Settings,
  answers: string[],
  fail: (line: number, id: string, error: unknown) => void,
): Promise<void> {
  const answered = Array.from(runs, async ({ map, lines, problems }) => {
    let results: PathResult[] = [];
    try {
      const queries = problems.map(({ start, goal }) => [start, goal] as const);
      results = await map.answer(queries, options);
    } catch (error) {
      for (const [i, line] of lines.entries()) fail(line, problems[i].id, error);
    }
    for (const [i, result] of results.entries()) answers[lines[i]] = format.answer(problems[i], result, route);
  });
  await Promise.all(answered);
}

function mapOf({ map }: Problem, settings: Settings): string {
  if (map === undefined) {
    if (settings.map !== undefined) return settings.map;
    throw new Error('map is missing: name its file in the line, or for all lines in the command');
  }
  if (typeof map === 'string' && map !== STANDARD_INPUT) return settings.files.find('map', map);
  throw new Error(`map is ${show(map)}: it must be the name of a file`);
}

function readCount(value: unknown, flag: string, least: number, standard: number): number {
  if (value === undefined) return standard;
  const count = Number(value);
  if (Number.isSafeInteger(count) && count >= least && value !== '') return count;
  throw new UsageError(`${flag} is ${show(value)}: it must be a whole number from ${least} on`);
}

function readChoice<T extends string>(value: unknown, flag: string, choices: readonly T[]): T {
  const choice = value ?? choices[0];
  if ((choices as readonly unknown[]).includes(choice)) return choice as T;
  throw new UsageError(`${flag} is ${show(value)}: it must be ${choices.join(' or ')}`);
}

/** Shows on a terminal how many lines are done. */
class LineCount {
  private readonly io: Io;
  private readonly begin = performance.now();
  private next = 0;

  constructor(io: Io) {
    this.io = io;
  }

  update(lines: number): void {
    const now = performance.now();
    if (this.io.stderr.isTTY !== true || now < this.next) return;
    this.next = now + INTERVAL;
    const rate = Math.round((1000 * lines) / (now - this.begin));
    this.io.stderr.write(`\r\u001b[K  ${formatCount(lines)} lines, ${formatCount(rate)} a second`);
  }

  clear(): void {
    if (this.io.stderr.isTTY === true) this.io.stderr.write('\r\u001b[K');
  }
}
