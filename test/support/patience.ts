/**
 * How long tests wait at most. A wait ends what would never come, and decides nothing else: so it is long, and as many times longer as this
 * machine is slow at the moment.
 */

/** Milliseconds of the loop below on two cores that do nothing else. */
const USUAL_MS = 50;
/** How many times slower the machine may become after it was measured. */
const ALLOWANCE = 2;

/** How many times as long as usual the machine takes, at least 1. */
let slowness = 1;

/** Times a fixed loop, which is long enough for other programs to have their turns. */
export function measureMachine(): void {
  const began = performance.now();
  let value = 1;
  for (let i = 0; i < 20_000_000; i++) value = (Math.imul(value, 1_103_515_245) + 12_345) | 0;
  const took = performance.now() - began;
  // The value is used, lest the loop be left out.
  slowness = Math.max(1, (value === 0 ? 0 : took) / USUAL_MS);
}

/** Returns for how many milliseconds to wait. @param milliseconds What is ample on a machine that does nothing else. */
export function patience(milliseconds: number): number {
  return Math.ceil(milliseconds * ALLOWANCE * slowness);
}

measureMachine();
