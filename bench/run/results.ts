/** The results of a run, as the JSON files of `bench:peers`, `bench:scale` and `bench:whole-map` hold them. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, totalmem, type } from 'node:os';
import { dirname } from 'node:path';

/** Raise this when anything below changes its meaning: files of different formats cannot be compared. */
export const FORMAT = 1;

/** The suites, in the order of the page. */
export const SUITES = ['peers', 'scale', 'whole-map'] as const;

export type Suite = (typeof SUITES)[number];

export interface Results {
  readonly format: typeof FORMAT;
  readonly suite: Suite;
  /** Whether sizes and times were cut down. Do not quote such figures. */
  readonly quick: boolean;
  /** When the run began, ISO 8601. */
  readonly date: string;
  /** Commit of the repository, with `+` after it if files were changed; null outside a repository. */
  readonly commit: string | null;
  readonly machine: Machine;
  /** Versions of Node, V8, hotpath and the peers. */
  readonly versions: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
}

export interface Machine {
  readonly processor: string;
  /** Logical processors that the process may use. */
  readonly processors: number;
  readonly memoryGiB: number;
  readonly system: string;
  /** Unix load average of the minute before the run (processes that wanted a processor); 0 on other systems. */
  readonly load: number;
}

/** One measurement. Group, map and subject together are unique in a file. */
export interface Row {
  readonly group: string;
  readonly map: string;
  readonly subject: string;
  readonly unit: 'µs' | 'bytes';
  /** One sample per pass, in order; less is better. */
  readonly samples: readonly number[];
  /** Microseconds of the fixed workload in the process of each sample (calibration.ts); empty if the unit is bytes. */
  readonly calibration: readonly number[];
  /** Counts and other figures of the row, by name. */
  readonly facts: Readonly<Record<string, number>>;
}

/** Describes this run: all of its results except the rows. */
export function describeRun(suite: Suite, quick: boolean, packages: readonly string[]): Omit<Results, 'rows'> {
  const versions: Record<string, string> = { node: process.versions.node, v8: process.versions.v8 };
  versions.hotpath = versionOf('package.json');
  for (const name of packages) versions[name] = versionOf(`node_modules/${name}/package.json`);
  return {
    format: FORMAT,
    suite,
    quick,
    date: new Date().toISOString(),
    commit: readCommit(),
    machine: describeMachine(),
    versions,
  };
}

/** Describes this machine, and its load at this moment. */
export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    processors: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${arch()}`,
    load: Number(loadavg()[0].toFixed(1)),
  };
}

function versionOf(path: string): string {
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}

function readCommit(): string | null {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    // Changed results in docs/ do not count: they are not part of the code that is measured.
    const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs');
    return git('rev-parse', '--short=10', 'HEAD') + (changed === '' ? '' : '+');
  } catch {
    return null;
  }
}

/** With fewer passes, a change cannot be distinguished from noise. */
export const LEAST_PASSES = 3;

/** Significant digits stored: more than any measurement has. */
const DIGITS = 5;

/** Writes results with one row per line, so that a diff of two runs is readable. */
export function writeResults(path: string, results: Results): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, formatResults(results));
}

export function formatResults({ rows, ...run }: Results): string {
  const round = (_: string, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value;
  const head = JSON.stringify(run, null, 2).slice(0, -2);
  return `${head},\n  "rows": [\n${rows.map((row) => `    ${JSON.stringify(row, round)}`).join(',\n')}\n  ]\n}\n`;
}

/** Reads results. @throws {Error} if the file cannot be used; the message names it and the fault. */
export function readResults(path: string): Results {
  try {
    return parseResults(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}

/** Parses results. @throws {Error} unless the text holds results of this format. */
export function parseResults(text: string): Results {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || value.format !== FORMAT) throw new Error(`this does not hold results of format ${FORMAT}`);
  const { suite, quick, date, rows, versions, machine } = value;
  if (!(SUITES as readonly unknown[]).includes(suite))
    throw new Error(`the suite is ${JSON.stringify(suite)}: it must be one of ${SUITES.join(', ')}`);
  if (typeof quick !== 'boolean' || typeof date !== 'string') throw new Error('quick or date is missing');
  if (!isRecord(versions) || !isRecord(machine) || !Array.isArray(rows)) {
    throw new Error('versions, machine or rows are missing');
  }
  const keys = new Set<string>();
  for (const row of rows) {
    if (!isRow(row)) throw new Error(`this is not a valid row: ${JSON.stringify(row)}`);
    if (keys.has(keyOf(row))) throw new Error(`there are two rows ${keyOf(row)}`);
    keys.add(keyOf(row));
  }
  return value as unknown as Results;
}

function isRow(row: unknown): row is Row {
  return (
    isRecord(row) &&
    [row.group, row.map, row.subject].every((name) => typeof name === 'string') &&
    (row.unit === 'µs' || row.unit === 'bytes') &&
    isNumbers(row.samples) &&
    row.samples.length > 0 &&
    isNumbers(row.calibration) &&
    row.calibration.length === (row.unit === 'µs' ? row.samples.length : 0) &&
    isRecord(row.facts) &&
    Object.values(row.facts).every((fact) => typeof fact === 'number')
  );
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number' && one > 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the name of a row, unique in a file. */
export function keyOf({ group, map, subject }: Pick<Row, 'group' | 'map' | 'subject'>): string {
  return [group, map, subject].filter((name) => name !== '').join(' · ');
}
