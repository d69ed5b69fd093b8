import { parseArgs } from 'node:util';
import type { Section } from './section.ts';

export interface BenchArguments {
  readonly quick: boolean;
  readonly help: boolean;
  readonly sections: readonly Section[];
}

/** Reads the command line. @throws {Error} if it has an unknown option or section. */
export function readArguments(argv: string[], all: readonly Section[]): BenchArguments {
  const { values } = parseArgs({
    args: argv,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const names = values.only.flatMap((list) => list.split(','));
  for (const name of names) {
    if (!all.some((section) => section.name === name)) {
      throw new Error(`there is no section '${name}': it must be one of ${all.map((one) => one.name).join(', ')}`);
    }
  }
  const sections = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  return { quick: values.quick, help: values.help, sections };
}

/** Returns the text that `--help` prints. */
export function helpText(all: readonly Section[]): string {
  return `usage: npm run bench -- [--quick] [--only NAME[,NAME…]]

  --quick       smaller maps and less time: a check that it runs, not figures to quote
  --only NAME   only these sections

sections:
${all.map(({ name, title }) => `  ${name.padEnd(12)}${title}\n`).join('')}
Answers are checked before they are timed; those of a process's first searches are checked right after. A wrong answer
makes the exit code 1. A missed target does not.
`;
}
