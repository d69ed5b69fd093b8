/** Functions of callers that answer anything: numbers by chance, other types, another answer each time, errors, and calls of the library. */
import type { Random } from './maps.ts';

/** What a wild function throws. */
export class Thrown extends Error {
  constructor() {
    super('thrown by a wild function');
  }
}

const ANSWERS: ((random: Random) => unknown)[] = [
  (random) => random.below(20),
  (random) => random.next() * 9,
  (random) => -random.below(9),
  () => Number.NaN,
  () => Infinity,
  () => -Infinity,
  () => 1e308,
  () => -0,
  () => '3',
  () => null,
  () => undefined,
  () => ({}),
  () => [],
  () => true,
  () => Symbol.iterator,
];

/**
 * Makes a wild function. It has a habit: mostly the honest answer, or any; now and then it throws or does one of the `acts`.
 *
 * @param honest What a good function would answer.
 */
export function wild<Values extends unknown[]>(
  random: Random,
  honest: (...values: Values) => unknown,
  acts: readonly (() => unknown)[],
): (...values: Values) => never {
  const honesty = random.pick([0, 0.5, 0.95, 1]);
  const numbersOnly = random.chance(0.5);
  const throwsAt = random.chance(0.25) ? random.below(random.pick([3, 30])) : -1;
  const actsAt = random.chance(0.4) ? random.below(random.pick([3, 30])) : -1;
  const scale = random.pick([0.5, 1, 1, 3]);
  let calls = 0;
  return (...values) => {
    const call = calls++;
    if (call === throwsAt) throw new Thrown();
    if (call === actsAt && acts.length > 0) random.pick(acts)();
    if (random.chance(honesty)) {
      const answer = honest(...values);
      return (typeof answer === 'number' ? answer * scale : answer) as never;
    }
    return (numbersOnly ? random.next() * 12 : random.pick(ANSWERS)(random)) as never;
  };
}
