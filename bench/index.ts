/** The bench: see `npm run bench -- --help`. */
import { cpus } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { painter, readInput } from '../src/cli/io.ts';
import { Progress } from '../src/cli/progress.ts';
import { engineInfo } from '../src/index.ts';
import '../src/js-all.ts';
import { WrongAnswer } from './check/answers.ts';
import { timeFirstQueries } from './measure/first-queries.ts';
import { timePools } from './measure/pool-times.ts';
import { helpText, readArguments } from './run/arguments.ts';
import { describeOutcome } from './run/outcome.ts';
import type { Section } from './run/section.ts';
import { angle } from './sections/angle.ts';
import { batches } from './sections/batches.ts';
import { calls } from './sections/calls.ts';
import { cliffs } from './sections/cliffs.ts';
import { clutter } from './sections/clutter.ts';
import { connectors } from './sections/connectors.ts';
import { crowds } from './sections/crowds.ts';
import { edits } from './sections/edits.ts';
import { engines } from './sections/engines.ts';
import { fields } from './sections/fields.ts';
import { firstQueries } from './sections/first-queries.ts';
import { graphs } from './sections/graphs.ts';
import { hex } from './sections/hex.ts';
import { jumpEdits } from './sections/jump-edits.ts';
import { jumpPoints } from './sections/jump-points.ts';
import { large } from './sections/large.ts';
import { layers } from './sections/layers.ts';
import { lifelong } from './sections/lifelong.ts';
import { nearest } from './sections/nearest.ts';
import { neighbours } from './sections/neighbours.ts';
import { oddFields } from './sections/odd-fields.ts';
import { planes } from './sections/planes.ts';
import { plans } from './sections/plans.ts';
import { pool } from './sections/pool.ts';
import { prepared } from './sections/prepared.ts';
import { singleCalls } from './sections/single-calls.ts';
import { smoothing } from './sections/smoothing.ts';
import { steps } from './sections/steps.ts';
import { teams } from './sections/teams.ts';
import { terrain } from './sections/terrain.ts';
import { units } from './sections/units.ts';
import { unreachable } from './sections/unreachable.ts';

const SECTIONS: readonly Section[] = [
  engines,
  calls,
  edits,
  jumpPoints,
  clutter,
  terrain,
  firstQueries,
  jumpEdits,
  unreachable,
  batches,
  nearest,
  steps,
  smoothing,
  angle,
  layers,
  planes,
  prepared,
  large,
  singleCalls,
  graphs,
  hex,
  fields,
  oddFields,
  teams,
  lifelong,
  crowds,
  plans,
  units,
  cliffs,
  connectors,
  neighbours,
  pool,
];

const print = (text: string) => process.stdout.write(text);
const onStdout = painter(process.stdout, process.env);
const onStderr = painter(process.stderr, process.env);

/** Runs one section and prints its results. Returns whether its answers were right. */
function runSection(section: Section, quick: boolean): boolean {
  print(`\n${onStdout('bold', section.title)}\n`);
  const label = section.name;
  let bar: Progress | undefined;
  const begin = performance.now();
  try {
    const outcomes = section.run({
      quick,
      print: (text) => {
        bar?.clear();
        print(text);
      },
      progress: (done, total) => {
        bar ??= new Progress(process.stderr, onStderr, label, total);
        bar.update(done);
      },
    });
    for (const outcome of outcomes) print(`  ${describeOutcome(outcome, inColour)}\n`);
    print(`  ${onStdout('gray', `${((performance.now() - begin) / 1000).toFixed(0)} s`)}\n`);
    return true;
  } catch (error) {
    bar?.clear();
    if (!(error instanceof WrongAnswer)) throw error;
    process.stderr.write(`${onStderr('red', 'wrong answer:')} ${error.message}\n`);
    return false;
  }
}

function inColour(word: string, held: boolean): string {
  return onStdout(held ? 'green' : 'red', word);
}

async function main(): Promise<number> {
  if (process.argv[2] === 'first-queries') {
    print(JSON.stringify(await timeFirstQueries(JSON.parse(process.argv[3]))));
    return 0;
  }
  if (process.argv[2] === 'pool-times') {
    print(JSON.stringify(await timePools(JSON.parse(readInput()))));
    return 0;
  }
  const { quick, help, sections } = readArguments(process.argv.slice(2), SECTIONS);
  if (help) {
    print(helpText(SECTIONS));
    return 0;
  }
  const { engine, reason } = engineInfo();
  if (engine !== 'wasm') throw new Error(`the bench compares engines, and wasm cannot run: ${reason}`);
  print(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}${quick ? ', --quick' : ''}\n`);
  let right = true;
  for (const section of sections) {
    right = runSection(section, quick) && right;
    // The grids of that section are garbage now: the engine frees its copies of them when the event loop turns.
    await setImmediate();
  }
  return right ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${onStderr('red', 'bench:')} ${(error as Error).message}\n`);
  process.exitCode = 2;
}
