/** Knows what a program waits for after its last line, as Node does: timers that have not fired, and promises of searches. */

const waiting = new Set<unknown>();
let onIdle = (): void => {};

function finish(item: unknown): void {
  if (waiting.delete(item) && waiting.size === 0) onIdle();
}

/** Counts a promise until it settles. */
export function keep(promise: Promise<unknown>): void {
  waiting.add(promise);
  const settle = () => finish(promise);
  promise.then(settle, settle);
}

/** Resolves once nothing is waited for. */
export function idle(): Promise<void> {
  return waiting.size === 0 ? Promise.resolve() : new Promise((resolve) => (onIdle = resolve));
}

type Callback = (...values: unknown[]) => void;

/** Replaces the timers of this worker by counted ones. */
export function countTimers(): void {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const start = (call: Callback, milliseconds?: number, ...values: unknown[]) => {
    const timer = setTimeout(() => {
      try {
        call(...values);
      } finally {
        finish(timer);
      }
    }, milliseconds);
    waiting.add(timer);
    return timer;
  };
  const repeat = (call: Callback, milliseconds?: number, ...values: unknown[]) => {
    const timer = setInterval(call, milliseconds, ...values);
    waiting.add(timer);
    return timer;
  };
  const stop = (clear: typeof clearTimeout) => (timer?: number) => {
    clear(timer);
    finish(timer);
  };
  Object.assign(globalThis, {
    setTimeout: start,
    setInterval: repeat,
    clearTimeout: stop(clearTimeout),
    clearInterval: stop(clearInterval),
  });
}
