/** What goes on in slices takes turns: however much there is of it, in one turn of the event loop it takes no longer than one slice. */

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
/** Milliseconds that slices have taken since the event loop was last known to go on. */
let spent = 0;

/**
 * Lets something go on to its end: at once, as long as there is time and nothing else waits, then whenever it is its turn.
 *
 * @param budget Milliseconds that it may take in a turn of the event loop, together with all that came before it in that turn.
 * @param slice Goes on for so many milliseconds. Returns whether it has come to its end.
 * @returns A promise, rejected with what `slice` throws.
 */
export function takeTurns(budget: number, slice: (milliseconds: number) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const sliced = { budget, slice, resolve, reject };
    if (waiting.length === 0 && spent < budget && takeOne(sliced)) return;
    waiting.push(sliced);
    if (!taking) takeAll();
  });
}

async function takeAll(): Promise<void> {
  taking = true;
  while (waiting.length > 0) {
    await nextTask();
    spent = 0;
    while (waiting.length > 0 && spent < waiting[0].budget) {
      const first = waiting.shift() as Sliced;
      if (!takeOne(first)) waiting.push(first);
    }
  }
  taking = false;
}

/** Takes a slice. Returns whether that was the last. */
function takeOne({ budget, slice, resolve, reject }: Sliced): boolean {
  const start = performance.now();
  try {
    if (!slice(budget - spent)) return false;
    resolve();
  } catch (error) {
    reject(error);
  } finally {
    spent += performance.now() - start;
  }
  return true;
}

/** The next turn of the event loop. Timers would wait for milliseconds, promises would let no one in between. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
