/** Statistics for few, noisy samples. */

import { Random } from '../../generators/random.ts';
import { mean, median } from '../../src/cli/scenario/timing.ts';

export { mean, median };

/** How often a bootstrap resamples. */
const RESAMPLINGS = 2000;

/** Median and quartiles: the middle half of the samples lies between `low` and `high`. */
export interface Spread {
  readonly median: number;
  /** The quartiles, interpolated. */
  readonly low: number;
  readonly high: number;
}

/** Returns the median and quartiles of samples. */
export function spreadOf(samples: readonly number[]): Spread {
  return { median: median(samples), low: quantile(samples, 0.25), high: quantile(samples, 0.75) };
}

/** Returns the value below which `share` (0 to 1) of the samples lie, interpolated between the two nearest; NaN if none. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = Float64Array.from(samples).sort();
  const position = share * (sorted.length - 1);
  const below = Math.floor(position);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
}

/** Returns the geometric mean, NaN if there are no values. */
export function geometricMean(values: readonly number[]): number {
  return Math.exp(mean(values.map(Math.log)));
}

/**
 * Returns bounds of the ratio of two medians, by the percentile bootstrap (B. Efron and R. Tibshirani, "An Introduction to
 * the Bootstrap", 1993, chapter 13). It resamples both lists with replacement many times and drops the outermost
 * `1 - confidence` of the ratios. It is seeded: the same samples give the same bounds.
 */
export function bootstrapRatio(
  numerator: readonly number[],
  denominator: readonly number[],
  confidence: number,
): { low: number; high: number } {
  const random = new Random(numerator.length);
  const resample = (samples: readonly number[]) => median(samples.map(() => random.pick(samples)));
  const ratios = Array.from({ length: RESAMPLINGS }, () => resample(numerator) / resample(denominator));
  const tail = (1 - confidence) / 2;
  return { low: quantile(ratios, tail), high: quantile(ratios, 1 - tail) };
}
