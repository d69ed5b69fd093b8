/** Measures calls that read or write every cell of a map: see `npm run bench:whole-map -- --help`. */
import { calibrate } from '../measure/calibration.ts';
import { type JobName, type Progression, runPasses } from '../run/jobs.ts';
import type { Row } from '../run/results.ts';
import type { RunArguments } from '../run/run-arguments.ts';
import { runSuite } from '../run/suite.ts';
import { type Calibrated, rowsOf } from '../scale/measured.ts';
import { scaleTables } from '../scale/tables.ts';
import { measureCalls } from './calls.ts';

const FAMILIES = ['caves', 'rooms', 'random 10 %'];
const SIDE = 512;
const QUICK_SIDE = 128;
const MILLISECONDS = 1000;
const QUICK_MILLISECONDS = 100;

type CallsJob = JobName & {
  readonly family: string;
  readonly side: number;
  readonly engine: 'wasm' | 'js';
  readonly milliseconds: number;
};

function work({ family, side, engine, milliseconds }: CallsJob): Calibrated {
  // Then the js engine takes its place in all calls.
  if (engine === 'js') Reflect.deleteProperty(globalThis, 'WebAssembly');
  const before = calibrate();
  const measured = measureCalls(family, side, engine, milliseconds);
  return { ...measured, calibration: Math.min(before, calibrate()) };
}

async function measure({ quick, passes }: RunArguments, progression: Progression): Promise<Row[]> {
  const side = quick ? QUICK_SIDE : SIDE;
  const jobs = FAMILIES.flatMap((family) =>
    (['wasm', 'js'] as const).map((engine): CallsJob => {
      const milliseconds = quick ? QUICK_MILLISECONDS : MILLISECONDS;
      return { kind: engine, map: `${family}, ${side} a side`, family, side, engine, milliseconds };
    }),
  );
  const measured = await progression('measuring', (progress) =>
    runPasses<CallsJob, Calibrated>(jobs, passes, progress),
  );
  return jobs.flatMap(({ kind, map }, i) => rowsOf(kind, map, measured[i]));
}

await runSuite({
  suite: 'whole-map',
  title: 'Measures calls that read or write every cell of a map, on both engines.',
  packages: [],
  work,
  measure,
  tables: scaleTables,
});
