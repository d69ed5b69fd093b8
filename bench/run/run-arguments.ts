import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LEAST_PASSES } from './results.ts';

/** Arguments of the commands that write results. */
export interface RunArguments {
  readonly quick: boolean;
  readonly passes: number;
  /** The file that results are written to. */
  readonly out: string;
  /** Whether results go to docs/ and the page there is generated again. */
  readonly publish: boolean;
  readonly movingai: string | undefined;
  readonly help: boolean;
}

/** Reads the command line. @throws {Error} if an option is unknown, or its value or combination is not allowed. */
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
    throw new Error(`--passes is '${values.passes}': it must be a whole number of at least 1`);
  }
  if (movingai !== undefined && suite !== 'peers') throw new Error('--movingai is for bench:peers');
  if (publish && (quick || movingai !== undefined || values.out !== undefined)) {
    throw new Error(
      '--publish cannot be used with --quick, --movingai or --out: the page shows full runs on maps that anyone can generate',
    );
  }
  if (publish && passes < LEAST_PASSES) {
    throw new Error(
      `--publish with --passes ${passes}: the page needs at least ${LEAST_PASSES} passes to show their spread`,
    );
  }
  if (statSync(values.out ?? '', { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`--out is '${values.out}', a folder: it must be a file`);
  }
  const folder = publish ? 'docs/benchmarks' : 'build/bench';
  return { quick, passes, out: values.out ?? `${folder}/${suite}.json`, publish, movingai, help };
}

/** Returns the text that `--help` prints. */
export function runHelp(suite: string, title: string): string {
  const movingai = '  --movingai DIR  use the maps and scenarios of a folder instead of generated ones\n';
  return `usage: npm run bench:${suite} -- [--quick] [--passes N] [--out FILE] [--publish]${suite === 'peers' ? ' [--movingai DIR]' : ''}

${title}

  --quick         smaller maps and less time: a check that it runs, and for bench:compare; not figures to quote
  --passes N      measure everything N times, each time in a new process (default 5)
${suite === 'peers' ? movingai : ''}  --out FILE      where the results go (default build/bench/${suite}.json)
  --publish       write to docs/benchmarks/${suite}.json, and generate docs/benchmarks.md and its charts again
`;
}
