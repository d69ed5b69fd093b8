/** Times calls by a clock that browsers keep coarse (0.1 ms and more): several calls a reading. */

const LEAST_READING_MS = 2;
/** Readings go on for so long: the compiler of a browser makes code fast in steps. */
const READ_FOR_MS = 40;

/** Microseconds a call, the least of several readings. A call longer than `patience` milliseconds is timed once. */
export function microsecondsPerCall(call: () => unknown, patience = 20): number {
  let calls = 1;
  let elapsed = read(call, calls);
  while (elapsed < LEAST_READING_MS && calls < 1e6) {
    calls *= elapsed < LEAST_READING_MS / 10 ? 8 : 2;
    elapsed = read(call, calls);
  }
  if (elapsed > patience) return (elapsed / calls) * 1000;
  let least = elapsed;
  const end = performance.now() + READ_FOR_MS;
  while (performance.now() < end) least = Math.min(least, read(call, calls));
  return (least / calls) * 1000;
}

/** Milliseconds that so many calls take. */
function read(call: () => unknown, calls: number): number {
  const begin = performance.now();
  for (let i = 0; i < calls; i++) call();
  return performance.now() - begin;
}

/** A time as figures show it: three digits or so. */
export function formatTime(microseconds: number): string {
  if (microseconds < 10) return microseconds.toFixed(2);
  if (microseconds < 100) return microseconds.toFixed(1);
  return Math.round(microseconds).toLocaleString('en');
}
