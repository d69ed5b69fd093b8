/** Times calls by a clock that browsers keep coarse (0.1 ms and more): several calls a reading. */

const LEAST_READING_MS = 2;
/** Readings go on for so long: the compiler of a browser makes code fast in steps. */
const READ_FOR_MS = 40;

/** Microseconds a call, the least of several readings. A call longer than `patience` milliseconds is timed once. */
export function microsecondsPerCall(call: () => unknown, patience = 20): number {
  const end = performance.now() + READ_FOR_MS;
  let least = Infinity;
  for (let calls = 1; least === Infinity || performance.now() < end; ) {
    const elapsed = read(call, calls);
    if (elapsed > patience * calls) return (elapsed / calls) * 1000;
    // Too short to be read off: more calls the next time. Calls get faster meanwhile, so this may happen again.
    if (elapsed < LEAST_READING_MS) calls *= 2;
    else least = Math.min(least, elapsed / calls);
  }
  return least * 1000;
}

/** Milliseconds that so many calls take. */
function read(call: () => unknown, calls: number): number {
  const begin = performance.now();
  for (let i = 0; i < calls; i++) call();
  return performance.now() - begin;
}

/** A time as figures show it, in the unit that their label names: three digits or so. */
export function formatTime(time: number): string {
  if (time < 10) return time.toFixed(2);
  if (time < 100) return time.toFixed(1);
  return Math.round(time).toLocaleString('en');
}
