/**
 * What goes on in slices takes turns: however much there is of it, in one turn of the event loop it takes no longer than one slice, but for
 * what has only just begun.
 */

/** Something that goes on in slices. */
interface Sliced {
  readonly budget: number;
  slice(milliseconds: number): boolean;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** Those that wait for their turn, in that order. */
const waiting: Sliced[] = [];
let taking = false;
/** Milliseconds that slices have taken in this turn of the event loop. */
let spent = 0;

/**
 * Lets something go on to its end: at first at once, then whenever it is its turn.
 *
 * @param budget Milliseconds that it may take in a turn of the event loop, together with all that came before it in that turn; the first
 * slice has a quarter of that at least, since most things end with it, and what they hold need not wait.
 * @param slice Goes on for so many milliseconds. Returns whether it has come to its end.
 * @returns A promise, rejected with what `slice` throws.
 */
export function takeTurns(budget: number, slice: (milliseconds: number) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const sliced = { budget, slice, resolve, reject };
    // The least number there is has no quarter.
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
    // There is no next turn to be had.
    for (const { reject } of waiting.splice(0)) reject(error);
    spent = 0;
  }
  taking = false;
}

/** Takes a slice of so many milliseconds. Returns whether it was the last. */
function takeOne({ slice, resolve, reject }: Sliced, milliseconds: number): boolean {
  const start = performance.now();
  try {
    if (!slice(milliseconds)) return false;
    resolve();
  } catch (error) {
    reject(error);
  } finally {
    spent += performance.now() - start;
  }
  return true;
}

/** The next turn of the event loop. Timers, the last resort, wait for milliseconds; promises would let no one in between. */
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
