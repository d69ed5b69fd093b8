/** Judges of what is saved of a World. */
import type { Grid, World } from '../../src/index.ts';
import { stateOf } from './faults.ts';
import type { Judge } from './state.ts';

export const judgeWorlds: Readonly<Record<string, Judge>> = {
  /** A chunk that is loaded into a copy of its world changes nothing there. */
  chunk: ({ receiver, values, result }) => {
    const world = receiver as World;
    const [cx, cy] = values as [number, number];
    const copy = world.clone();
    copy.load(cx, cy, result as Grid);
    const [before, after] = [world, copy].map((one) => stateOf([one]).get(one));
    copy.dispose();
    if (before !== after) throw new Error('a chunk that is loaded again is another');
  },
};
