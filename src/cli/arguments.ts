import { type ParseArgsConfig, parseArgs } from 'node:util';
import { show } from '../base/check.ts';
import type { Grid } from '../index.ts';
import { UsageError } from './io.ts';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** The flags of a command line by name, and its other words. */
export interface Arguments {
  readonly values: Record<string, string | boolean | undefined>;
  readonly words: readonly string[];
}

/** Reads the words after a command. `command` is the command as typed, for error messages. */
export function readArguments(argv: readonly string[], flags: Flags, command: string): Arguments {
  try {
    const args = joinNegatives(argv, flags);
    const { values, positionals } = parseArgs({ args, options: flags, allowPositionals: true });
    return { values: values as Arguments['values'], words: positionals };
  } catch (error) {
    // parseArgs adds paragraphs of advice. Its first sentence says what is wrong.
    const [reason] = (error as Error).message.split(/\.\s|\n|\.$/);
    throw new UsageError(`${reason[0].toLowerCase()}${reason.slice(1)}; see '${command} --help'`);
  }
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
