/** Decides what became slower or faster between two runs, beyond noise. */

import { bootstrapRatio, median } from '../measure/statistics.ts';
import { keyOf, LEAST_PASSES, type Results, type Row } from '../run/results.ts';
import { BARE_PROCESS } from '../scale/start.ts';

/** Share of the resampled ratios that lie within the bounds of a verdict. */
const CONFIDENCE = 0.98;

export type Verdict = 'slower' | 'faster' | 'same';

/** A row that both runs have. */
export interface Comparison {
  readonly key: string;
  readonly unit: Row['unit'];
  /** Median of the samples, as measured. */
  readonly before: number;
  readonly after: number;
  /** After / before, corrected for the speed of the machine: ratio of the medians, and its bounds. */
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
 * Compares the rows that measure hotpath. Rows of peers are left out: they say nothing about a change to hotpath.
 *
 * @param floor Smaller changes never count; 0.15 is 15 %. Two runs of the same code differ by some per cent even if their
 * samples do not overlap.
 * @throws {Error} if the runs are of different suites, have no row in common, or have too few passes.
 */
export function compareResults(before: Results, after: Results, floor: number): Comparisons {
  if (before.suite !== after.suite || before.quick !== after.quick) {
    const name = ({ suite, quick }: Results) => `bench:${suite}${quick ? ' --quick' : ''}`;
    throw new Error(
      `the first file is from ${name(before)}, the second from ${name(after)}: they must be from the same`,
    );
  }
  for (const { samples, unit } of [...before.rows, ...after.rows]) {
    if (unit === 'bytes' || samples.length >= LEAST_PASSES) continue;
    throw new Error(`a file has ${samples.length} passes: noise shows only in ${LEAST_PASSES} or more, see --passes`);
  }
  const ours = (results: Results) => new Map(results.rows.filter(isOurs).map((row) => [keyOf(row), row]));
  const [old, recent] = [ours(before), ours(after)];
  const rows = [...old].flatMap(([key, row]) => {
    const other = recent.get(key);
    return other === undefined ? [] : [compareRows(row, other, floor)];
  });
  if (rows.length === 0) throw new Error('the files have no row of hotpath in common');
  const keys = new Set([...old.keys(), ...recent.keys()]);
  return { rows, unmatched: [...keys].filter((key) => !old.has(key) || !recent.has(key)) };
}

/** Returns whether a row measures this library. In the group 'peers', the other libraries' rows do not. */
function isOurs({ group, subject }: Row): boolean {
  return group === 'peers' ? subject.startsWith('hotpath') : subject !== BARE_PROCESS;
}

/**
 * Compares one row of two runs. It counts as slower (or faster) only if both measures agree beyond the floor: the bounds of
 * the ratio of medians, and the ratio of the fastest samples, which other work on the machine can only slow down.
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

/** Divides samples by the time of the fixed workload in the same process; leaves bytes as they are. */
function normalised({ samples, calibration }: Row): number[] {
  return calibration.length === 0 ? [...samples] : samples.map((sample, i) => sample / calibration[i]);
}
