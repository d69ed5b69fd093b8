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

/** How often a wild function is honest, of which one is drawn, and what numbers of honest answers are multiplied by. */
interface Habits {
  readonly honesty: readonly number[];
  readonly scale: readonly number[];
}

const WILD: Habits = { honesty: [0, 0.5, 0.95, 1], scale: [0.5, 1, 1, 3] };
/** Of what a call reads many times before it does anything: most answers of a kind that it takes. */
const CALM: Habits = { honesty: [0.9, 1, 1, 1], scale: [1] };

/**
 * Makes a wild function. It has a habit: mostly the honest answer, or any; now and then it throws or does one of the `acts`.
 *
 * @param honest What a good function would answer.
 */
export function wild<Values extends unknown[]>(
  random: Random,
  honest: (...values: Values) => unknown,
  acts: readonly (() => unknown)[],
  habits: Habits = WILD,
): (...values: Values) => never {
  const honesty = random.pick(habits.honesty);
  const numbersOnly = random.chance(0.5);
  const throwsAt = random.chance(0.25) ? random.below(random.pick([3, 30])) : -1;
  const actsAt = random.chance(0.4) ? random.below(random.pick([3, 30])) : -1;
  const scale = random.pick(habits.scale);
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

/** Returns what stands for an argument in code of a caller: functions, getters, iterators, proxies, and values that make themselves numbers and texts. Objects with a class stay. */
export function wildForm(random: Random, value: unknown, acts: readonly (() => unknown)[]): unknown {
  if (typeof value === 'function') return wild(random, value as () => unknown, acts);
  if (Array.isArray(value)) {
    const parts = value.map((one) => wildForm(random, one, acts));
    return random.chance(0.4) ? wildList(random, parts, acts) : parts;
  }
  if (typeof value === 'object' && value !== null) {
    if (Object.getPrototypeOf(value) !== Object.prototype) return value;
    const parts = Object.entries(value).map(([name, one]): [string, unknown] => [name, wildForm(random, one, acts)]);
    return random.chance(0.4) ? wildRecord(random, parts, acts) : Object.fromEntries(parts);
  }
  return value !== undefined && random.chance(0.04) ? wildText(random, value, acts) : value;
}

/** Returns an object whose properties are getters. */
export function wildRecord(
  random: Random,
  parts: readonly (readonly [string, unknown])[],
  acts: readonly (() => unknown)[],
): object {
  const record = {};
  for (const [name, part] of parts)
    Object.defineProperty(record, name, { enumerable: true, get: wild(random, () => part, acts, CALM) });
  return record;
}

/** Returns what can be read as a list: an array of getters, a Proxy of one, or what has an iterator alone; a cell may have coordinates that are getters. */
export function wildList(random: Random, parts: readonly unknown[], acts: readonly (() => unknown)[]): unknown {
  const isCell = parts.length >= 2 && parts.length <= 3 && parts.every((part) => typeof part === 'number');
  const read = wild(random, (part: unknown) => part, acts, CALM);
  switch (random.below(isCell ? 4 : 3)) {
    case 0:
      return Object.defineProperties(
        [],
        Object.fromEntries(parts.map((part, i) => [i, { enumerable: true, get: () => read(part) }])),
      );
    case 1:
      return new Proxy([...parts], {
        get: (list, name) => {
          const part = Reflect.get(list, name);
          if (name === 'length') return random.chance(0.05) ? random.below(2 * list.length + 2) : part;
          return /^\d+$/.test(String(name)) ? read(part) : part;
        },
      });
    case 2:
      return {
        *[Symbol.iterator]() {
          for (const part of parts) yield read(part);
        },
      };
    default:
      return wildRecord(
        random,
        ['x', 'y', 'floor'].slice(0, parts.length).map((name, i) => [name, parts[i]]),
        acts,
      );
  }
}

/** Returns what is no number or text, but becomes one when it is asked for. */
export function wildText(random: Random, value: unknown, acts: readonly (() => unknown)[]): object {
  const ask = wild(random, () => value, acts, CALM);
  return { valueOf: ask, toString: () => String(ask()), ...(random.chance(0.5) ? { [Symbol.toPrimitive]: ask } : {}) };
}
