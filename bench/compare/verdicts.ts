/** What became slower between two runs, beyond noise. */

import { bootstrapRatio, median } from '../measure/statistics.ts';
import { keyOf, LEAST_PASSES, type Results, type Row } from '../run/results.ts';
import { BARE_PROCESS } from '../scale/start.ts';

/** Share of the resampled ratios that lie within the bounds that decide. */
const CONFIDENCE = 0.98;

export type Verdict = 'slower' | 'faster' | 'same';

/** A row of both runs. */
export interface Comparison {
  readonly key: string;
  readonly unit: Row['unit'];
  /** Medians of the samples as they were measured. */
  readonly before: number;
  readonly after: number;
  /** After over before, on machines of the same speed: ratio of the medians, and its bounds. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  readonly verdict: Verdict;
}

export interface Comparisons {
  readonly rows: readonly Comparison[];
  /** Rows that only one of the runs has. */
  readonly unmatched: readonly string[];
}

/**
 * Compares the rows that measure hotpath; those of peers say nothing about a change to it.
 *
 * @param floor Ratios less than this beyond 1 never count, 0.15 for 15 %: two runs of the same code differ by some per cent
 * even where no sample of the one overlaps the other's.
 * @throws {Error} for runs that did not measure the same, or have nothing in common, or are of too few passes.
 */
export function compareResults(before: Results, after: Results, floor: number): Comparisons {
  if (before.suite !== after.suite || before.quick !== after.quick) {
    const name = ({ suite, quick }: Results) => `bench:${suite}${quick ? ' --quick' : ''}`;
    throw new Error(`the first file is of ${name(before)}, the second of ${name(after)}: they must be of the same`);
  }
  for (const { samples, unit } of [...before.rows, ...after.rows]) {
    if (unit === 'bytes' || samples.length >= LEAST_PASSES) continue;
    throw new Error(`a file is of ${samples.length} passes: noise shows in ${LEAST_PASSES} or more, see --passes`);
  }
  const ours = (results: Results) => new Map(results.rows.filter(isOurs).map((row) => [keyOf(row), row]));
  const [old, recent] = [ours(before), ours(after)];
  const rows = [...old].flatMap(([key, row]) => {
    const other = recent.get(key);
    return other === undefined ? [] : [compareRows(row, other, floor)];
  });
  if (rows.length === 0) throw new Error('no row of hotpath is in both files');
  const keys = new Set([...old.keys(), ...recent.keys()]);
  return { rows, unmatched: [...keys].filter((key) => !old.has(key) || !recent.has(key)) };
}

/** Whether a row measures this library; peers are other subjects of the group that is named after them. */
function isOurs({ group, subject }: Row): boolean {
  return group === 'peers' ? subject.startsWith('hotpath') : subject !== BARE_PROCESS;
}

/**
 * A row became slower where all of this says so, beyond the floor: the bounds of the ratio of medians, and the ratio of the
 * fastest samples, which other work on the machine can only raise.
 */
export function compareRows(before: Row, after: Row, floor: number): Comparison {
  const [old, recent] = [normalised(before), normalised(after)];
  const { low, high } = bootstrapRatio(recent, old, CONFIDENCE);
  const fastest = Math.min(...recent) / Math.min(...old);
  let verdict: Verdict = 'same';
  if (Math.min(low, fastest) > 1 + floor) verdict = 'slower';
  if (Math.max(high, fastest) < 1 / (1 + floor)) verdict = 'faster';
  return {
    key: keyOf(before),
    unit: before.unit,
    before: median(before.samples),
    after: median(after.samples),
    ratio: median(recent) / median(old),
    low,
    high,
    verdict,
  };
}

/** Samples over the fixed workload of the same process; bytes are as they are. */
function normalised({ samples, calibration }: Row): number[] {
  return calibration.length === 0 ? [...samples] : samples.map((sample, i) => sample / calibration[i]);
}
