import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Makes gc available without starting the process with this flag.
setFlagsFromString('--expose-gc');
/** Collects garbage at once. FinalizationRegistry callbacks run later. */
export const collect = runInNewContext('gc') as () => void;

const registry = new FinalizationRegistry<() => void>((callback) => callback());

/** Turns of the event loop to wait. Registries run their callbacks one after the other; after this many turns all have. */
const TURNS = 20;

/** Most collections before giving up. Usually one is enough. */
const MOST_COLLECTIONS = 200;

/** Collects garbage and waits until all FinalizationRegistry callbacks have run. */
export async function collectGarbage(): Promise<void> {
  let called = false;
  registry.register({}, () => {
    called = true;
  });
  // Objects that the current job has read become garbage only after it.
  await turn();
  for (let i = 0; !called; i++) {
    if (i === MOST_COLLECTIONS)
      throw new Error(`no registry was called after ${MOST_COLLECTIONS} collections: was a registry itself collected?`);
    collect();
    await turn();
  }
  for (let i = 0; i < TURNS; i++) await turn();
}
