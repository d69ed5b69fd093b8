import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearestName, type OtherNames } from '../core/base/advice/nearest-name.ts';
import { show } from '../core/base/check.ts';
import type { Grid } from '../index.ts';
import { UsageError } from './io.ts';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** The flags of a command line by name, and its other words. */
export interface Arguments {
  readonly values: Record<string, string | boolean | undefined>;
  readonly words: readonly string[];
}

/** The flags of all commands that say what is printed. */
export const OUTPUT_FLAGS = { json: { type: 'boolean' }, 'no-timing': { type: 'boolean' } } as const;

/** Flags by other words for the same. */
const OTHER_FLAGS: OtherNames = {
  start: '--from',
  source: '--from',
  goal: '--to',
  end: '--to',
  target: '--to',
  dijkstra: '--heuristic-weight 0',
};

/** Reads the words after a command. `command` is the command as typed, for error messages. */
export function readArguments(argv: readonly string[], flags: Flags, command: string): Arguments {
  const { values, positionals, tokens } = parse(argv, flags, command);
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const repeated = given.find((name, i) => given.indexOf(name) < i);
  if (repeated !== undefined) throw new UsageError(`--${repeated} is given more than once: leave all but one out`);
  return { values: values as Arguments['values'], words: positionals };
}

function parse(argv: readonly string[], flags: Flags, command: string) {
  try {
    return parseArgs({ args: joinNegatives(argv, flags), options: flags, allowPositionals: true, tokens: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // parseArgs adds paragraphs of advice. Its first sentence says what is wrong.
    const [sentence] = message.split(/\.\s|\n|\.$/);
    const reason =
      code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
        ? unknownFlag(sentence, argv, flags)
        : `${sentence[0].toLowerCase()}${sentence.slice(1)}`;
    throw new UsageError(`${reason}; see '${command} --help'`);
  }
}

/** Returns the error for an unknown flag, with the flag that was probably meant. */
function unknownFlag(sentence: string, argv: readonly string[], flags: Flags): string {
  const [, named = ''] = /'(.+)'/.exec(sentence) ?? [];
  // parseArgs reads `-from` as `-f -r -o -m` and names the first of them.
  const asked = named.startsWith('--') ? named : (argv.find((word) => word.startsWith(named)) ?? named);
  const known = [...Object.keys(flags), 'help'].map((name) => `--${name}`);
  return `unknown option '${asked}'${suggestion(nearestName(asked, known, OTHER_FLAGS))}`;
}

/** Returns the end of an error message that says what the user probably meant, if that is clear. */
export function suggestion(meant: string | undefined): string {
  return meant === undefined ? '' : ` (did you mean ${meant}?)`;
}

/** Joins `--flag -1` to `--flag=-1`, because parseArgs would take the number for a flag. */
function joinNegatives(argv: readonly string[], flags: Flags): string[] {
  const args: string[] = [];
  for (const arg of argv) {
    const flag = args[args.length - 1] ?? '';
    if (/^-[\d.]/.test(arg) && flags[flag.slice(2)]?.type === 'string') args[args.length - 1] = `${flag}=${arg}`;
    else args.push(arg);
  }
  return args;
}

/** Returns the one file that a command works on. @throws UsageError if there is not exactly one. */
export function readFileArgument(words: readonly string[], command: string): string {
  if (words.length === 1) return words[0];
  const found = words.length === 0 ? 'there is none' : `there are ${words.length}: ${words.join(' ')}`;
  throw new UsageError(`'${command}' needs one file, but ${found}; see '${command} --help'`);
}

/** Reads a required flag such as `--from 3,4` as a cell of the grid. */
export function readCell(value: string | boolean | undefined, flag: string, grid: Grid): { x: number; y: number } {
  if (typeof value !== 'string')
    throw new UsageError(`${flag} is missing: it must be X,Y, the column and row of a cell, such as 3,4`);
  const [, column, row] = /^\s*\(?\s*(-?\d+)\s*,\s*(-?\d+)\s*\)?\s*$/.exec(value) ?? [];
  if (column === undefined)
    throw new UsageError(`${flag} is ${show(value)}: it must be X,Y in whole numbers, such as 3,4`);
  const cell = { x: Number(column), y: Number(row) };
  if (!grid.isInside(cell.x, cell.y)) {
    throw new UsageError(
      `${flag} is ${cell.x},${cell.y}: it must be inside the map, x from 0 to ${grid.width - 1} and y from 0 to ${grid.height - 1}`,
    );
  }
  return cell;
}
