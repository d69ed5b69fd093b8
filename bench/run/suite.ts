/** The common part of `bench:peers`, `bench:scale` and `bench:whole-map`: arguments, progress, results, charts, exit codes. */
import { dirname } from 'node:path';
import { painter } from '../../src/cli/io.ts';
import { Progress } from '../../src/cli/progress.ts';
import '../../src/js-all.ts';
import { WrongAnswer } from '../check/answers.ts';
import { writeCharts, writePage } from '../report/write.ts';
import { type Progression, serveJob } from './jobs.ts';
import { describeRun, type Results, type Row, readResults, type Suite, writeResults } from './results.ts';
import { type RunArguments, readRunArguments, runHelp } from './run-arguments.ts';

export interface SuiteProgram<Job, Answer> {
  readonly suite: Suite;
  readonly title: string;
  /** The npm packages whose versions the results record. */
  readonly packages: readonly string[];
  /** Does one job, in a process that `measure` started. */
  work(job: Job): Answer | Promise<Answer>;
  /** @throws {WrongAnswer} */
  measure(args: RunArguments, progression: Progression): Promise<Row[]>;
  /** Returns the tables printed at the end. */
  tables(results: Results): string;
}

const onStderr = painter(process.stderr, process.env);

const progression: Progression = async (label, run) => {
  let bar: Progress | undefined;
  const update = (done: number, total: number) => {
    bar ??= new Progress(process.stderr, onStderr, label, total);
    bar.update(done);
  };
  try {
    return await run(update);
  } finally {
    bar?.clear();
  }
};

/** Runs a suite from the command line and sets the exit code: 0, 1 for a wrong answer, or 2 if it cannot run. */
export async function runSuite<Job, Answer>(program: SuiteProgram<Job, Answer>): Promise<void> {
  try {
    if (await serveJob(program.work)) return;
    await runProgram(program);
  } catch (error) {
    const wrong = error instanceof WrongAnswer;
    const label = onStderr('red', wrong ? 'wrong answer:' : `bench:${program.suite}:`);
    process.stderr.write(`${label} ${(error as Error).message}\n`);
    process.exitCode = wrong ? 1 : 2;
  }
}

async function runProgram<Job, Answer>(program: SuiteProgram<Job, Answer>): Promise<void> {
  const args = readRunArguments(process.argv.slice(2), program.suite);
  if (args.help) {
    process.stdout.write(runHelp(program.suite, program.title));
    return;
  }
  const run = describeRun(program.suite, args.quick, program.packages);
  writeResults(args.out, { ...run, rows: await program.measure(args, progression) });
  // Read the results back as they are stored, rounded: charts drawn later from the file are then the same.
  const results = readResults(args.out);
  const files = [args.out, ...writeCharts(results, dirname(args.out))];
  if (args.publish) files.push(writePage());
  process.stdout.write(`${program.tables(results)}\nwritten: ${files.join(', ')}\n`);
}
