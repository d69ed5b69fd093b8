import type { Row } from '../run/results.ts';

/** Measurements of one process, by their names in the results. */
export interface Measured {
  /** Microseconds. */
  readonly times: Readonly<Record<string, number>>;
  readonly bytes: Readonly<Record<string, number>>;
  /** Counts and other figures that are the same in every pass. */
  readonly facts: Readonly<Record<string, number>>;
}

/** Measurements with the microseconds of the fixed workload in the same process. */
export interface Calibrated extends Measured {
  readonly calibration: number;
}

/** Makes the rows of one measurement: one for each time, one for each number of bytes. */
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
