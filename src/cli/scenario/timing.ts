/** Returns the middle of the values, or the mean of the two middle ones; NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : ((sorted[middle - 1] ?? Number.NaN) + sorted[middle]) / 2;
}

/** Returns the smallest value that at least `percent` % of the values do not exceed (nearest rank); NaN if there are none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Returns the mean of the values; NaN if there are none. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The median time of a call, from runs after a warm-up. */
export interface Measurement {
  /** Microseconds. */
  readonly median: number;
  readonly runs: number;
}

const WARM_UP_MS = 100;
const MEASURED_MS = 200;
const LEAST_RUNS = 5;
const MOST_RUNS = 1000;

/**
 * Times calls that do the same in different ways. Each is warmed up first, because V8 runs new code slowly. Then they take
 * turns, so that other work on the machine slows them all alike.
 */
export function measure(calls: readonly (() => unknown)[]): Measurement[] {
  for (const call of calls) {
    const end = performance.now() + WARM_UP_MS;
    do call();
    while (performance.now() < end);
  }
  const times: number[][] = calls.map(() => []);
  const end = performance.now() + MEASURED_MS * calls.length;
  for (let run = 0; run < LEAST_RUNS || (run < MOST_RUNS && performance.now() < end); run++) {
    for (let i = 0; i < calls.length; i++) {
      const begin = performance.now();
      calls[i]();
      times[i].push((performance.now() - begin) * 1000);
    }
  }
  return times.map((list) => ({ median: median(list), runs: list.length }));
}
