/**
 * Tasks that run in slices take turns. However many there are, together they take at most one slice of each turn of the event loop, plus
 * the first slices of tasks that have just begun.
 */
import { now } from './clock.ts';

/** The default budget of public functions, in milliseconds: a quarter of a frame at 60 Hz. */
export const DEFAULT_BUDGET = 4;

/** A task that runs in slices. */
interface Sliced {
  readonly budget: number;
  slice(milliseconds: number): boolean;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** Tasks that wait for their turn, first come first served. */
const waiting: Sliced[] = [];
let taking = false;
/** Milliseconds that slices have used in this turn of the event loop. */
let spent = 0;

/**
 * Runs a task to its end: the first slice at once, the others when its turn comes.
 *
 * @param budget Milliseconds a turn of the event loop, shared with all slices that ran before in that turn. The first slice gets at
 * least a quarter of it: most tasks end with that slice, so what they hold is freed without waiting.
 * @param slice Runs for the given milliseconds. Returns whether the task has ended.
 * @returns A promise that resolves when the task has ended, and rejects with what `slice` throws.
 */
export function takeTurns(budget: number, slice: (milliseconds: number) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const sliced = { budget, slice, resolve, reject };
    // A quarter of the smallest number is 0.
    if (!takeOne(sliced, Math.max(budget - spent, budget / 4, Number.MIN_VALUE))) waiting.push(sliced);
    if (!taking) takeAll();
  });
}

async function takeAll(): Promise<void> {
  taking = true;
  try {
    while (waiting.length > 0 || spent > 0) {
      await nextTask();
      spent = 0;
      while (waiting.length > 0 && spent < waiting[0].budget) {
        const first = waiting.shift() as Sliced;
        if (!takeOne(first, first.budget - spent)) waiting.push(first);
      }
    }
  } catch (error) {
    // No next turn can be scheduled.
    for (const { reject } of waiting.splice(0)) reject(error);
    spent = 0;
  }
  taking = false;
}

/** Runs one slice of a task. Returns whether it was the last one. */
function takeOne({ slice, resolve, reject }: Sliced, milliseconds: number): boolean {
  const start = now();
  try {
    if (!slice(milliseconds)) return false;
    resolve();
  } catch (error) {
    reject(error);
  } finally {
    spent += now() - start;
  }
  return true;
}

/**
 * Waits for the next turn of the event loop. Resolved promises would not let other events in between. Timers are the last resort, since they
 * wait for milliseconds.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof MessageChannel === 'undefined') {
      setTimeout(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
