import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LEAST_PASSES } from './results.ts';

/** What the commands that write results have in common. */
export interface RunArguments {
  readonly quick: boolean;
  readonly passes: number;
  /** Where results go. */
  readonly out: string;
  /** Whether they go to docs/, and the page there is made anew. */
  readonly publish: boolean;
  readonly movingai: string | undefined;
  readonly help: boolean;
}

/** Reads the command line. @throws {Error} for words it does not know, or numbers that make no sense. */
export function readRunArguments(argv: string[], suite: string): RunArguments {
  const { values } = parseArgs({
    args: argv,
    options: {
      quick: { type: 'boolean', default: false },
      passes: { type: 'string' },
      out: { type: 'string' },
      publish: { type: 'boolean', default: false },
      movingai: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { quick, publish, help, movingai } = values;
  const passes = Number(values.passes ?? 5);
  if (!Number.isInteger(passes) || passes < 1) {
    throw new Error(`--passes is '${values.passes}': it must be a whole number from 1`);
  }
  if (movingai !== undefined && suite !== 'peers') throw new Error('--movingai is for bench:peers');
  if (publish && (quick || movingai !== undefined || values.out !== undefined)) {
    throw new Error(
      '--publish goes without --quick, --movingai and --out: the page shows full runs on maps anyone can make',
    );
  }
  if (publish && passes < LEAST_PASSES) {
    throw new Error(`--publish with --passes ${passes}: the page shows how far ${LEAST_PASSES} passes or more differ`);
  }
  if (statSync(values.out ?? '', { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`--out is '${values.out}', a folder: it must be a file`);
  }
  const folder = publish ? 'docs/benchmarks' : 'build/bench';
  return { quick, passes, out: values.out ?? `${folder}/${suite}.json`, publish, movingai, help };
}

/** What `--help` prints. */
export function runHelp(suite: string, title: string): string {
  const movingai = '  --movingai DIR  the maps and scenarios of a folder in place of generated ones\n';
  return `usage: npm run bench:${suite} -- [--quick] [--passes N] [--out FILE] [--publish]${suite === 'peers' ? ' [--movingai DIR]' : ''}

${title}

  --quick         smaller maps and less time: to see that it runs, and for bench:compare; not for figures to quote
  --passes N      how often everything is measured, each time in a new process (default 5)
${suite === 'peers' ? movingai : ''}  --out FILE      where the results go (default build/bench/${suite}.json)
  --publish       to docs/benchmarks/${suite}.json, and make docs/benchmarks.md and its charts anew
`;
}
