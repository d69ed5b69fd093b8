import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Whether or not the process was started with it.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const registry = new FinalizationRegistry<() => void>((told) => told());

/** Registries have their turns one after the other: after so many, all have had theirs. */
const TURNS = 20;

/** Collects garbage, and waits until those who asked to be told of it have been. */
export async function collectGarbage(): Promise<void> {
  let told = false;
  registry.register({}, () => {
    told = true;
  });
  // What the running job has looked at is garbage in the next one only.
  await turn();
  while (!told) {
    collect();
    await turn();
  }
  for (let i = 0; i < TURNS; i++) await turn();
}
