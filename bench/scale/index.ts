/** Measures how times grow with map size, agents and edits: see `npm run bench:scale -- --help`. */
import { calibrate } from '../measure/calibration.ts';
import { type JobName, type Progression, runPasses } from '../run/jobs.ts';
import type { Row } from '../run/results.ts';
import type { RunArguments } from '../run/run-arguments.ts';
import { runSuite } from '../run/suite.ts';
import { measureAgents } from './agents.ts';
import { measureBundles } from './bundles.ts';
import { measureEdits } from './edits.ts';
import { type Calibrated, type Measured, rowsOf } from './measured.ts';
import { type Checked, measureSize, pickChecked, type Size } from './sizes.ts';
import { measureStart } from './start.ts';
import { scaleTables } from './tables.ts';

const FULL = {
  families: ['open', 'random 20 %', 'random 40 %', 'rooms', 'maze', 'caves', 'terrain'],
  sides: [64, 128, 256, 512, 1024, 2048, 4096],
  queries: 8,
  /** On maps of more than 1024 x 1024 cells, where searches take long. */
  queriesOnLarge: 2,
  agents: [1, 10, 100, 1000, 10_000],
  milliseconds: 600,
};
const QUICK: typeof FULL = { ...FULL, sides: [64, 512], agents: [1, 100, 1000], milliseconds: 250 };

type PickJob = JobName & { readonly kind: 'pick'; readonly size: Size; readonly count: number };
type MeasureJob = JobName &
  (
    | { readonly kind: 'size'; readonly size: Size; readonly checked: Checked; readonly milliseconds: number }
    | { readonly kind: 'agents'; readonly side: number; readonly count: number; readonly milliseconds: number }
    | { readonly kind: 'edits'; readonly side: number; readonly milliseconds: number }
    | { readonly kind: 'start'; readonly times: number }
  );

async function work(job: PickJob | MeasureJob): Promise<Checked | Calibrated> {
  if (job.kind === 'pick') return pickChecked(job.size, job.count);
  const before = calibrate();
  const measured = workOn(job);
  return { ...measured, calibration: Math.min(before, calibrate()) };
}

function workOn(job: MeasureJob): Measured {
  if (job.kind === 'size') return measureSize(job.size, job.checked, job.milliseconds);
  if (job.kind === 'agents') return measureAgents(job.side, job.count, job.milliseconds);
  if (job.kind === 'edits') return measureEdits(job.side, job.milliseconds);
  return measureStart(job.times);
}

async function measure({ quick, passes }: RunArguments, progression: Progression): Promise<Row[]> {
  const { families, sides, queries, queriesOnLarge, agents, milliseconds } = quick ? QUICK : FULL;
  const sizes = families.flatMap((family) => sides.map((side) => ({ family, side })));
  const mapOf = ({ family, side }: Size) => `${family}, ${side} a side`;
  const checked = await progression('queries and shortest routes', (progress) =>
    runPasses<PickJob, Checked>(
      sizes.map((size) => {
        return { kind: 'pick', map: mapOf(size), size, count: size.side > 1024 ? queriesOnLarge : queries };
      }),
      1,
      progress,
    ),
  );
  const caves = mapOf({ family: 'caves', side: 512 });
  const jobs: MeasureJob[] = [
    ...sizes.map((size, i): MeasureJob => {
      return { kind: 'size', map: mapOf(size), size, checked: checked[i][0], milliseconds };
    }),
    ...agents.map((count): MeasureJob => {
      const map = `${caves}, ${count} agent${count === 1 ? '' : 's'}`;
      return { kind: 'agents', map, side: 512, count, milliseconds };
    }),
    { kind: 'edits', map: caves, side: 512, milliseconds },
    { kind: 'start', map: '', times: 10 },
  ];
  const measured = await progression('measuring', (progress) =>
    runPasses<MeasureJob, Calibrated>(jobs, passes, progress),
  );
  const bundles = [...(await measureBundles())].flatMap(([name, { bytes }]) =>
    rowsOf('bundle', name, [{ times: {}, bytes, facts: {}, calibration: 1 }]),
  );
  return [...jobs.flatMap(({ kind, map }, i) => rowsOf(kind, map, measured[i])), ...bundles];
}

await runSuite({
  suite: 'scale',
  title: 'Measures how times grow with map size, agents and edits; also start-up time, memory and bundle size.',
  packages: [],
  work,
  measure,
  tables: scaleTables,
});
