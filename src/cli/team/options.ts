/** The flags of `hotpath team`, and the options of `findTeamPaths` that they stand for. */
import { show } from '../../core/base/check.ts';
import type { FindTeamPathsOptions } from '../../index.ts';
import { UsageError } from '../io.ts';

/** A flag: its line of help, and how its text becomes part of the options. */
interface TeamFlag {
  readonly flag: string;
  /** Placeholder of the value in the help, in capitals. Without it the flag is a switch. */
  readonly value?: string;
  readonly help: string;
  readonly read: (text: string, flag: string) => FindTeamPathsOptions;
}

const TEAM_OPTIONS: readonly TeamFlag[] = [
  {
    flag: 'seconds',
    value: 'NUMBER',
    help: 'give up, or stop improving, after this time (default 10)',
    read: (text, flag) => ({ maxMilliseconds: 1000 * readNumber(text, flag, 'a number above 0', (n) => n > 0) }),
  },
  {
    flag: 'rounds',
    value: 'COUNT',
    help: 'give up, or stop improving, after COUNT rounds: the same plan on every machine',
    read: (text, flag) => ({ maxRounds: readNumber(text, flag, 'a whole number', isCount) }),
  },
  {
    flag: 'improve',
    help: 'look for better plans until the time or the rounds are over',
    read: () => ({ improve: true }),
  },
  {
    flag: 'seed',
    value: 'COUNT',
    help: 'decides between equally good choices: 0 (default) to 4294967295',
    read: (text, flag) => ({
      seed: readNumber(text, flag, 'a whole number from 0 to 4294967295', (n) => isCount(n) && n < 2 ** 32),
    }),
  },
  // findTeamPaths checks these words, and its error lists the valid ones.
  {
    flag: 'diagonals',
    value: 'RULE',
    help: 'never (default), onlyWhenNoObstacles, ifAtMostOneObstacle or always',
    read: (text) => ({ diagonals: text as FindTeamPathsOptions['diagonals'] }),
  },
  {
    flag: 'engine',
    value: 'NAME',
    help: 'auto (default), wasm or js',
    read: (text) => ({ engine: text as FindTeamPathsOptions['engine'] }),
  },
];

const isCount = (number: number) => Number.isSafeInteger(number) && number >= 0;

function readNumber(text: string, flag: string, remedy: string, isRight: (number: number) => boolean): number {
  const number = Number(text);
  if (text.trim() !== '' && isRight(number)) return number;
  throw new UsageError(`--${flag} is ${show(text)}: it must be ${remedy}`);
}

/** The flags for `util.parseArgs`. */
export const TEAM_FLAGS: Record<string, { type: 'string' | 'boolean' }> = Object.fromEntries(
  TEAM_OPTIONS.map(({ flag, value }) => [flag, { type: value === undefined ? 'boolean' : 'string' }]),
);

/** Flag and explanation of each, for the help. */
export const TEAM_FLAGS_HELP: [flag: string, help: string][] = TEAM_OPTIONS.map(({ flag, value, help }) => [
  value === undefined ? `--${flag}` : `--${flag} ${value}`,
  help,
]);

/** Turns the given flags into options of `findTeamPaths`. */
export function readTeamOptions(values: Record<string, unknown>): FindTeamPathsOptions {
  const given = TEAM_OPTIONS.filter(({ flag }) => values[flag] !== undefined);
  return Object.assign({}, ...given.map(({ flag, read }) => read(String(values[flag]), flag)));
}

/** Reads `--agents`: a number of agents, by default as many as there are. */
export function readAgentCount(value: unknown, most: number, file: string): number {
  if (value === undefined) return most;
  const count = readNumber(String(value), 'agents', 'a whole number above 0', (n) => isCount(n) && n > 0);
  if (count > most) throw new UsageError(`--agents is ${count}: ${file} has ${most}`);
  return count;
}
