/** Runs simulations one after another, from one seed. */
import { next } from './actions.ts';
import { Counts } from './counts.ts';
import { spoiled } from './faults.ts';
import { hasDebugKernels } from './kernels.ts';
import { Fault, Simulation } from './simulation.ts';
import type { Tick } from './tick.ts';
import { wildTick } from './wild-ticks.ts';

/** Ticks of a world before the next one begins. */
const LIFE = 150;

/** Does one world of a seed. Returns the first fault, null if there is none. */
export async function runWorld(seed: number, counts: Counts): Promise<Fault | null> {
  const simulation = new Simulation(seed, counts);
  const { random, ticks } = simulation;
  try {
    const life = random.pick([LIFE / 3, LIFE, 2 * LIFE]);
    for (let drawn = 0; drawn < life; drawn++) {
      for (const tick of next(simulation)) await simulation.do(refused(tick, random));
      const last = ticks.at(-1);
      const wrong = last !== undefined && random.chance(0.06) ? spoiled(random, last) : null;
      if (wrong !== null) await simulation.do(wrong);
      const wild = last !== undefined && random.chance(0.1) ? wildTick(random, last) : null;
      if (wild !== null) await simulation.do(wild);
    }
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  return null;
}

/** Returns a tick, a few of them with memory refused: sooner or later, since calls make few arrays and many. */
function refused(tick: Tick, random: Simulation['random']): Tick {
  if (!random.chance(0.02)) return tick;
  const after = random.below(random.pick([3, 8, 30]));
  return hasDebugKernels && random.chance(0.6) ? { ...tick, refuseBlocks: after } : { ...tick, refuse: after };
}

/** Runs worlds until `isOver` says so, or to the first fault. */
export async function run(
  seed: number,
  isOver: (worlds: number) => boolean,
  counts = new Counts(),
): Promise<{ fault: Fault | null; world: number; counts: Counts }> {
  for (let world = 0; !isOver(world); world++) {
    const fault = await runWorld((Math.imul(seed, 0x9e3779b1) + world) >>> 0, counts);
    if (fault !== null) return { fault, world, counts };
  }
  return { fault: null, world: -1, counts };
}
