import { nearestName, type OtherNames } from '../core/base/advice/nearest-name.ts';
import { OUTPUT_FLAGS, readArguments, suggestion } from './arguments.ts';
import { runBatch } from './batch/batch.ts';
import { readText } from './files.ts';
import { nameFlags } from './find-options.ts';
import { helpText } from './help.ts';
import { type Io, painter, UsageError } from './io.ts';
import { runConvert } from './maps/convert.ts';
import { packageFile } from './package-file.ts';
import { runScenario } from './scenario/scenario.ts';
import { runShowpiece, runSolve } from './solve/solve.ts';
import { runTeam } from './team/team.ts';

const COMMANDS = { solve: runSolve, scen: runScenario, team: runTeam, batch: runBatch, convert: runConvert };
type Command = keyof typeof COMMANDS;

/** The flags without a command. */
const FLAGS = { ...OUTPUT_FLAGS, version: { type: 'boolean', short: 'v' } } as const;

/** The command that prints help. */
const HELP = 'help';
/** Commands by other words for the same. */
const OTHER_COMMANDS: OtherNames = {
  scenario: "'scen'",
  find: "'solve'",
  findpath: "'solve'",
  path: "'solve'",
  route: "'solve'",
  teams: "'team'",
  plan: "'team'",
  mapf: "'team'",
  version: '--version',
};

/**
 * Runs the command line.
 *
 * @param argv The words after the program's name.
 * @returns The exit code, or its promise: 0 done, 1 no route or a wrong answer, 2 wrong arguments or files, 3 a bug in the program.
 */
export function main(argv: readonly string[], io: Io): number | Promise<number> {
  const fail = (error: unknown) => {
    const expected = error instanceof UsageError || error instanceof RangeError;
    const message = error instanceof Error ? error.message : String(error);
    const line = (expected ? nameFlags(message) : `internal error: ${message}`).replace(/\s*\n\s*/g, ' ');
    const code = expected ? 2 : 3;
    if (hasFlag(argv, '--json')) io.stdout.write(`${JSON.stringify({ error: { message: line, code } })}\n`);
    else io.stderr.write(`${painter(io.stderr, io.env)('red', 'hotpath:')} ${line}\n`);
    return code;
  };
  try {
    const code = dispatch(argv, io);
    return typeof code === 'number' ? code : code.catch(fail);
  } catch (error) {
    return fail(error);
  }
}

function dispatch(argv: readonly string[], io: Io): number | Promise<number> {
  // The general flags have no values, so the first word that is not a flag is the command.
  const at = argv.findIndex((word) => !word.startsWith('-'));
  const words = argv.filter((_, i) => i !== at);
  if (argv[at] === HELP) return printHelp(words, io);
  // Help is printed even if the rest of the line is wrong.
  const asksForHelp = hasFlag(argv, '--help') || hasFlag(argv, '-h');
  if (isCommand(argv[at])) return asksForHelp ? print(helpText(argv[at]), io) : COMMANDS[argv[at]](words, io);
  if (asksForHelp) return print(helpText(), io);
  const { values, words: unknown } = readArguments(argv, FLAGS, 'hotpath');
  if (unknown.length > 0) throw unknownCommand(unknown[0]);
  if (values.version === true) return print(`${JSON.parse(readText(packageFile('package.json'), io)).version}\n`, io);
  return runShowpiece(values, io);
}

/** Prints the help of the command that the words after `help` name, or the general help if they name none. */
function printHelp(words: readonly string[], io: Io): number {
  const about = words.find((word) => !word.startsWith('-'));
  if (about === undefined || about === HELP) return print(helpText(), io);
  if (!isCommand(about)) throw unknownCommand(about);
  return print(helpText(about), io);
}

function isCommand(word: string | undefined): word is Command {
  return word !== undefined && Object.hasOwn(COMMANDS, word);
}

function unknownCommand(word: string): UsageError {
  const known = [...Object.keys(COMMANDS), HELP].map((command) => `'${command}'`);
  const meant =
    suggestion(nearestName(word, known, OTHER_COMMANDS)) || ': it must be solve, scen, team, batch, convert or help';
  return new UsageError(`there is no command '${word}'${meant}; see 'hotpath --help'`);
}

/** Returns whether a flag is among the words. `--` ends the flags. */
function hasFlag(words: readonly string[], flag: string): boolean {
  const end = words.indexOf('--');
  return (end === -1 ? words : words.slice(0, end)).includes(flag);
}

function print(text: string, io: Io): number {
  io.stdout.write(text);
  return 0;
}
