import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Whether or not the process was started with it.
setFlagsFromString('--expose-gc');
/** Collects garbage at once; those who asked have yet to be told. */
export const collect = runInNewContext('gc') as () => void;

const registry = new FinalizationRegistry<() => void>((told) => told());

/** Registries have their turns one after the other: after so many, all have had theirs. */
const TURNS = 20;

/** Mostly one is enough. */
const MOST_COLLECTIONS = 200;

/** Collects garbage, and waits until those who asked to be told of it have been. */
export async function collectGarbage(): Promise<void> {
  let told = false;
  registry.register({}, () => {
    told = true;
  });
  // What the running job has looked at is garbage in the next one only.
  await turn();
  for (let i = 0; !told; i++) {
    if (i === MOST_COLLECTIONS)
      throw new Error('nobody is told of garbage: some registry was collected before its turn');
    collect();
    await turn();
  }
  for (let i = 0; i < TURNS; i++) await turn();
}
