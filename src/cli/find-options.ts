import { show } from '../core/base/check.ts';
import type { FindPathOptions } from '../index.ts';
import { UsageError } from './io.ts';

/**
 * An option of `findPath` on the command line. Its flag, its line of help and its place in the options object all come from
 * here. The flag is the option's name in kebab case.
 */
interface FindOption {
  readonly option: keyof FindPathOptions;
  /** Placeholder of the value in the help, in capitals. Without it the flag is a switch. */
  readonly value?: string;
  readonly parse: (text: string, flag: string) => unknown;
  readonly help: string;
  /** Whether the option keeps the optimal length of a problem. Only such options are allowed with `scen`. */
  readonly keepsLengths: boolean;
}

// Words are passed to findPath unchanged: it checks them, and its error lists the valid ones.
const word = (text: string): string => text;

const number = (text: string, flag: string): number => {
  if (text.trim() === '' || Number.isNaN(Number(text)))
    throw new UsageError(`${flag} is ${show(text)}: it must be a number`);
  return Number(text);
};

const cells = (text: string, flag: string): [x: number, y: number][] =>
  text.split(';').map((cell) => {
    const [x, y, ...rest] = cell.split(',');
    if (y === undefined || rest.length > 0) throw new UsageError(`${flag} has ${show(cell)}: give each cell as X,Y`);
    return [number(x, flag), number(y, flag)];
  });

const numbers = (text: string, flag: string): number[] => text.split(',').map((entry) => number(entry, flag));

const FIND_OPTIONS: readonly FindOption[] = [
  {
    option: 'diagonals',
    value: 'RULE',
    parse: word,
    help: 'onlyWhenNoObstacles (default), ifAtMostOneObstacle, always or never',
    keepsLengths: false,
  },
  {
    option: 'straightCost',
    value: 'NUMBER',
    parse: number,
    help: 'cost of a straight step (default 1)',
    keepsLengths: false,
  },
  {
    option: 'diagonalCost',
    value: 'NUMBER',
    parse: number,
    help: 'cost of a diagonal step (default the square root of 2)',
    keepsLengths: false,
  },
  {
    option: 'heuristic',
    value: 'NAME',
    parse: word,
    help: 'octile (default), manhattan, euclidean, chebyshev or zero',
    keepsLengths: true,
  },
  {
    option: 'heuristicWeight',
    value: 'NUMBER',
    parse: number,
    help: '1 is optimal (default), 0 is Dijkstra, above 1 trades cost for time, Infinity is greedy',
    keepsLengths: true,
  },
  { option: 'algorithm', value: 'NAME', parse: word, help: 'auto (default), astar or jps', keepsLengths: true },
  {
    option: 'maxExpansions',
    value: 'COUNT',
    parse: number,
    help: 'give up after expanding COUNT cells or jump points',
    keepsLengths: true,
  },
  {
    option: 'maxOpen',
    value: 'COUNT',
    parse: number,
    help: 'give up with more than COUNT open cells or jump points',
    keepsLengths: true,
  },
  {
    option: 'maxCost',
    value: 'NUMBER',
    parse: number,
    help: 'give up if no route costs NUMBER or less',
    keepsLengths: true,
  },
  {
    option: 'range',
    value: 'COUNT',
    parse: number,
    help: 'accept any cell within COUNT columns and rows of the goal',
    keepsLengths: false,
  },
  {
    option: 'partial',
    parse: () => true,
    help: 'if no route is found, show the route to the cell nearest to the goal',
    keepsLengths: false,
  },
  {
    option: 'turnCost',
    value: 'NUMBER',
    parse: number,
    help: 'cost of each change of direction (default 0)',
    keepsLengths: false,
  },
  {
    option: 'startDirection',
    value: 'NAME',
    parse: word,
    help: 'direction of the first step: north, north-east, ...',
    keepsLengths: false,
  },
  {
    option: 'goalDirection',
    value: 'NAME',
    parse: word,
    help: 'direction of the last step',
    keepsLengths: false,
  },
  { option: 'size', value: 'COUNT', parse: number, help: 'side of the unit in cells (default 1)', keepsLengths: false },
  {
    option: 'kindCosts',
    value: 'LIST',
    parse: numbers,
    help: 'terrain cost factors of kinds 0, 1, ... such as 1,Infinity,2; Infinity blocks',
    keepsLengths: false,
  },
  {
    option: 'avoid',
    value: 'X,Y;X,Y',
    parse: cells,
    help: 'cells that are blocked for this search',
    keepsLengths: false,
  },
  {
    option: 'allowBlockedStart',
    parse: () => true,
    help: 'start even if the start is blocked',
    keepsLengths: false,
  },
  { option: 'trace', parse: () => true, help: 'show which cells were expanded', keepsLengths: false },
  { option: 'engine', value: 'NAME', parse: word, help: 'auto (default), wasm or js', keepsLengths: true },
];

/** Returns the rows that a command allows: all, or those that keep optimal lengths. */
function rows(keepLengths: boolean): readonly FindOption[] {
  return FIND_OPTIONS.filter((row) => row.keepsLengths || !keepLengths);
}

/** Returns the flag of an option of `findPath`; undefined for other names. */
export function flagOf(name: string): string | undefined {
  return FIND_OPTIONS.some(({ option }) => option === name) ? `--${flagName(name)}` : undefined;
}

function flagName(option: string): string {
  return option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Returns the flags for `util.parseArgs`. */
export function findFlags(keepLengths: boolean): Record<string, { type: 'string' | 'boolean' }> {
  return Object.fromEntries(
    rows(keepLengths).map((row) => [flagName(row.option), { type: row.value === undefined ? 'boolean' : 'string' }]),
  );
}

/** Turns the given flags into options of `findPath`. */
export function readFindOptions(values: Record<string, unknown>): FindPathOptions {
  const given = FIND_OPTIONS.filter((row) => values[flagName(row.option)] !== undefined);
  return Object.fromEntries(
    given.map((row) => [row.option, row.parse(String(values[flagName(row.option)]), `--${flagName(row.option)}`)]),
  );
}

/** Returns the flag and explanation of each option, for the help. */
export function describeFindOptions(keepLengths: boolean): [flag: string, help: string][] {
  return rows(keepLengths).map((row) => [
    `--${flagName(row.option)}${row.value === undefined ? '' : ` ${row.value}`}`,
    row.help,
  ]);
}

/** Replaces the option name at the beginning of a library message by its flag, if there is one. */
export function nameFlags(message: string): string {
  const row = FIND_OPTIONS.find(({ option }) => new RegExp(`^${option}[ [(]`).test(message));
  return row === undefined ? message : `--${flagName(row.option)}${message.slice(row.option.length)}`;
}
