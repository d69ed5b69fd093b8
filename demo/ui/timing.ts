/**
 * Times calls. The clock of a browser is coarse (0.1 ms or more), browsers optimise code in steps, and a machine slows down at times. So each
 * call is warmed up, each reading covers many calls, and readings of several calls take turns.
 */

const WARM_MS = 60;
const READING_MS = 8;
const READINGS = 6;
const LONG_MS = 20;

/** Calls before the first reading that counts: the least, the most, and the milliseconds after which it begins in between. */
const LEAST_WARM_CALLS = 12;
const MOST_WARM_CALLS = 200;
const WARM_UP_MS = 40;

/** Calls until the engine runs and the browser has optimised the code. A view does this while it loads, before its first reading. */
export function warmUp(call: () => unknown): void {
  const begin = performance.now();
  for (let calls = 0; calls < MOST_WARM_CALLS; calls++) {
    if (calls >= LEAST_WARM_CALLS && performance.now() - begin >= WARM_UP_MS) return;
    call();
  }
}

/** The last readings of one kind of call. Their median and slowest forget what a cold start or a pause of the browser added to one. */
export class Readings {
  readonly #most: number;
  #times: number[] = [];

  /** @param most How many of the last readings count. */
  constructor(most = 15) {
    this.#most = most;
  }

  /** Calls, and keeps the milliseconds that it took. */
  time<T>(call: () => T): T {
    const begin = performance.now();
    const result = call();
    this.add(performance.now() - begin);
    return result;
  }

  add(milliseconds: number): void {
    this.#times.push(milliseconds);
    if (this.#times.length > this.#most) this.#times.shift();
  }

  /** Forgets all readings: what follows is another kind of call. */
  clear(): void {
    this.#times = [];
  }

  get count(): number {
    return this.#times.length;
  }

  /** Milliseconds: the middle reading, or the higher of two; NaN without readings. */
  get median(): number {
    const sorted = this.#times.slice().sort((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? Number.NaN;
  }

  /** Milliseconds; NaN without readings. */
  get slowest(): number {
    return this.#times.reduce((most, time) => Math.max(most, time), this.#times[0] ?? Number.NaN);
  }
}

/**
 * Returns the microseconds of each call, the smallest of its readings; null if `signal` is aborted. Takes about 0.1 s a call, in turns
 * between which frames are drawn.
 */
export async function timeCalls(calls: readonly (() => unknown)[], signal: AbortSignal): Promise<number[] | null> {
  const least = calls.map(() => Infinity);
  for (let turn = 0; turn <= READINGS; turn++) {
    for (const [i, call] of calls.entries()) {
      const microseconds = read(call, turn === 0 ? WARM_MS : READING_MS);
      if (turn > 0) least[i] = Math.min(least[i], microseconds);
      await pause(signal);
      if (signal.aborted) return null;
    }
  }
  return least;
}

/** Lets the page draw and answer. Ends at once, and leaves no timer, if `signal` is aborted. */
export function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end);
    signal.addEventListener('abort', end);
  });
}

/** Returns the microseconds of a call at once, the smaller of two readings. A warm call longer than 20 ms is timed once. */
export function microsecondsPerCall(call: () => unknown): number {
  // The first call after a change of the map copies it.
  call();
  const first = read(call, LONG_MS);
  return first > LONG_MS * 1000 ? first : Math.min(read(call, READING_MS), read(call, READING_MS));
}

/** Calls until `milliseconds` have passed. Returns the mean microseconds of a call. */
function read(call: () => unknown, milliseconds: number): number {
  const begin = performance.now();
  let calls = 0;
  let elapsed = 0;
  // The clock is read after 1, 2, 4, … more calls, so that reading it takes no part of the time.
  for (
    let more = 1;
    elapsed < milliseconds;
    more = Math.min(2 * more, Math.ceil((calls * (milliseconds - elapsed)) / Math.max(elapsed, 0.1)))
  ) {
    for (let i = 0; i < more; i++) call();
    calls += more;
    elapsed = performance.now() - begin;
  }
  return (elapsed / calls) * 1000;
}

/** Formats a time with about three digits, without its unit. */
export function formatTime(time: number): string {
  if (time < 10) return time.toFixed(2);
  if (time < 100) return time.toFixed(1);
  return Math.round(time).toLocaleString('en');
}
