/** Statistics of few and noisy samples. */

import { Random } from '../../generators/random.ts';
import { mean, median } from '../../src/cli/timing.ts';

export { mean, median };

/** Resamplings of a bootstrap. */
const RESAMPLINGS = 2000;

/** Samples by how the middle half of them lies. */
export interface Spread {
  readonly median: number;
  /** The quartiles, interpolated. */
  readonly low: number;
  readonly high: number;
}

/** Median and quartiles. */
export function spreadOf(samples: readonly number[]): Spread {
  return { median: median(samples), low: quantile(samples, 0.25), high: quantile(samples, 0.75) };
}

/** The value that `share` (0 to 1) of the samples lie below, interpolated between the two nearest; NaN of none. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = Float64Array.from(samples).sort();
  const position = share * (sorted.length - 1);
  const below = Math.floor(position);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
}

/** The geometric mean; NaN of none. */
export function geometricMean(values: readonly number[]): number {
  return Math.exp(mean(values.map(Math.log)));
}

/**
 * Where the ratio of two medians lies, by the percentile bootstrap (B. Efron and R. Tibshirani, "An Introduction to the
 * Bootstrap", 1993, chapter 13): both lists are drawn from again and again, with replacement, and of the ratios that come
 * out the outermost `1 - confidence` are left away. Seeded: the same samples give the same bounds.
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
