import type { Row } from '../run/results.ts';

/** What a process measured of one thing, by what it is called in the results. */
export interface Measured {
  /** Microseconds. */
  readonly times: Readonly<Record<string, number>>;
  readonly bytes: Readonly<Record<string, number>>;
  /** Counts and the like, the same in every pass. */
  readonly facts: Readonly<Record<string, number>>;
}

/** What each process adds: microseconds of the fixed workload. */
export interface Calibrated extends Measured {
  readonly calibration: number;
}

/** The rows of one thing: one for each time, one for each number of bytes. */
export function rowsOf(group: string, map: string, passes: readonly Calibrated[]): Row[] {
  const [{ times, bytes, facts }] = passes;
  const timed = Object.keys(times).map((subject): Row => {
    const samples = passes.map((pass) => pass.times[subject]);
    const calibration = passes.map((pass) => pass.calibration);
    return { group, map, subject, unit: 'µs', samples, calibration, facts };
  });
  const sized = Object.keys(bytes).map((subject): Row => {
    const samples = passes.map((pass) => pass.bytes[subject]);
    return { group, map, subject, unit: 'bytes', samples, calibration: [], facts: {} };
  });
  return [...timed, ...sized];
}
