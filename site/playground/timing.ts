/** Counts calls of hotpath, and the time inside them. */

let calls = 0;
let milliseconds = 0;
/** A call within a call is part of it. */
let depth = 0;

export function timed<T>(call: () => T): T {
  depth++;
  const before = performance.now();
  try {
    return call();
  } finally {
    depth--;
    if (depth === 0) {
      calls++;
      milliseconds += performance.now() - before;
    }
  }
}

export function spent(): { calls: number; milliseconds: number } {
  return { calls, milliseconds };
}
