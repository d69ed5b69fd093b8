/** Times calls. The clock of a browser is coarse (0.1 ms or more), so each reading covers several calls. */

const LEAST_READING_MS = 2;
/** Readings continue for this long, because browsers optimise code in steps. */
const READ_FOR_MS = 40;

/** Returns microseconds per call, the smallest of several readings. A call longer than `patience` milliseconds is timed once. */
export function microsecondsPerCall(call: () => unknown, patience = 20): number {
  const end = performance.now() + READ_FOR_MS;
  let least = Infinity;
  for (let calls = 1; least === Infinity || performance.now() < end; ) {
    const elapsed = read(call, calls);
    if (elapsed > patience * calls) return (elapsed / calls) * 1000;
    // Too short to measure: try again with more calls. Calls get faster as they run, so this may happen several times.
    if (elapsed < LEAST_READING_MS) calls *= 2;
    else least = Math.min(least, elapsed / calls);
  }
  return least * 1000;
}

/** Returns the milliseconds that `calls` calls take. */
function read(call: () => unknown, calls: number): number {
  const begin = performance.now();
  for (let i = 0; i < calls; i++) call();
  return performance.now() - begin;
}

/** Formats a time with about three digits, without its unit. */
export function formatTime(time: number): string {
  if (time < 10) return time.toFixed(2);
  if (time < 100) return time.toFixed(1);
  return Math.round(time).toLocaleString('en');
}
