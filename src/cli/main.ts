import { packageFile } from '../package-file.ts';
import { readArguments } from './arguments.ts';
import { readText } from './files.ts';
import { nameFlags } from './find-options.ts';
import { helpText } from './help.ts';
import { type Io, painter, UsageError } from './io.ts';
import { runScenario } from './scenario.ts';
import { runShowpiece, runSolve } from './solve.ts';

const COMMANDS = { solve: runSolve, scen: runScenario };

/**
 * Runs the command line.
 *
 * @param argv The words after the program's name.
 * @returns The exit code: 0 done, 1 no route or a wrong answer, 2 wrong arguments or files, 3 a bug in the program.
 */
export function main(argv: readonly string[], io: Io): number {
  try {
    return dispatch(argv, io);
  } catch (error) {
    const expected = error instanceof UsageError || error instanceof RangeError;
    const message = error instanceof Error ? error.message : String(error);
    const line = (expected ? nameFlags(message) : `internal error: ${message}`).replace(/\s*\n\s*/g, ' ');
    io.stderr.write(`${painter(io.stderr, io.env)('red', 'hotpath:')} ${line}\n`);
    return expected ? 2 : 3;
  }
}

function dispatch(argv: readonly string[], io: Io): number {
  // The general flags have no values, so the first word that is not a flag is the command.
  const at = argv.findIndex((word) => !word.startsWith('-'));
  if (Object.hasOwn(COMMANDS, argv[at] ?? '')) {
    const command = argv[at] as keyof typeof COMMANDS;
    const words = argv.filter((_, i) => i !== at);
    return asksForHelp(words) ? print(helpText(command), io) : COMMANDS[command](words, io);
  }
  if (asksForHelp(argv)) return print(helpText(), io);
  const flags = { version: { type: 'boolean', short: 'v' }, json: { type: 'boolean' } } as const;
  const { values, words } = readArguments(argv, flags, 'hotpath');
  if (words.length > 0) {
    throw new UsageError(
      `there is no command '${words[0]}': it must be ${Object.keys(COMMANDS).join(' or ')}; see 'hotpath --help'`,
    );
  }
  if (values.version === true) return print(`${JSON.parse(readText(packageFile('package.json'))).version}\n`, io);
  return runShowpiece(values, io);
}

/** Returns whether the words ask for help. Help is printed even if the rest of the line is wrong. */
function asksForHelp(words: readonly string[]): boolean {
  return words.includes('--help') || words.includes('-h');
}

function print(text: string, io: Io): number {
  io.stdout.write(text);
  return 0;
}
