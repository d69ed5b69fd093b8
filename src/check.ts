/** Checks of what callers pass in. Every message names the argument and the value, and says what would be right. */

/** How a value reads in an error message. */
export function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return `an object (${value.constructor?.name ?? 'no prototype'})`;
  return String(value);
}

/** @throws {RangeError} unless `value` is a whole number from `least` to `most`. */
export function checkInteger(name: string, value: unknown, least: number, most: number): number {
  checkNumber(name, value);
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) {
    throw new RangeError(`${name} is ${show(value)}: it must be a whole number from ${least} to ${most}`);
  }
  return value as number;
}

/** @throws {TypeError} unless `value` is a number (NaN is one). */
export function checkNumber(name: string, value: unknown): number {
  if (typeof value !== 'number') throw new TypeError(`${name} is ${show(value)}: it must be a number`);
  return value;
}

/** Costs lie between these, so that sums and products of them stay numbers, on the largest grid too. */
export const LEAST_COST = 1e-100;
export const GREATEST_COST = 1e100;

/** @throws {TypeError | RangeError} unless `value` is a cost. */
export function checkCost(name: string, value: unknown): number {
  const cost = checkNumber(name, value);
  if (!(cost >= LEAST_COST && cost <= GREATEST_COST)) {
    throw new RangeError(`${name} is ${cost}: it must be a number > 0, from ${LEAST_COST} to ${GREATEST_COST}`);
  }
  return cost;
}

/** Whether `value` is an array, or a typed array of numbers; what an array holds is yet to be seen. */
export function isNumbers(value: unknown): value is ArrayLike<number> {
  if (Array.isArray(value)) return true;
  if (!ArrayBuffer.isView(value) || value instanceof DataView) return false;
  return !(value instanceof BigInt64Array || value instanceof BigUint64Array);
}

/** @throws {TypeError | RangeError} unless `value` is a number from 0 to Infinity. */
export function checkNonNegative(name: string, value: unknown): number {
  const number = checkNumber(name, value);
  if (!(number >= 0)) throw new RangeError(`${name} is ${number}: it must be a number from 0 to Infinity`);
  return number;
}

/** @throws {TypeError | RangeError} unless `value` is a whole number of at least `least`, or Infinity. */
export function checkLimit(name: string, value: unknown, least: number): number {
  return value === Infinity ? Infinity : checkInteger(name, value, least, Number.MAX_SAFE_INTEGER);
}

/** @throws {TypeError} unless `value` is true or false. */
export function checkBoolean(name: string, value: unknown): boolean {
  if (typeof value !== 'boolean') throw new TypeError(`${name} is ${show(value)}: it must be true or false`);
  return value;
}

/** @throws {TypeError | RangeError} unless `value` is one of the named choices. */
export function checkChoice<T extends string>(name: string, value: unknown, choices: readonly T[]): T {
  if (typeof value !== 'string') throw new TypeError(`${name} is ${show(value)}: it must be one of ${list(choices)}`);
  if (!(choices as readonly string[]).includes(value)) {
    throw new RangeError(`${name} is ${show(value)}: it must be one of ${list(choices)}`);
  }
  return value as T;
}

function list(choices: readonly string[]): string {
  return choices.map(show).join(', ');
}

/**
 * Checks an object of named arguments.
 *
 * @throws {TypeError} unless it is an object. @throws {RangeError} for names that are not `known`.
 */
export function checkNames(name: string, value: unknown, known: readonly string[]): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError(`${name} is ${show(value)}: it must be an object with ${known.join(', ')}`);
  }
  for (const key in value) {
    if (known.includes(key)) continue;
    throw new RangeError(`${name} has the unknown name ${show(key)}: known are ${known.join(', ')}`);
  }
}

/** How each option is checked, by name. Also the list of options there are. */
export type OptionChecks<Resolved> = {
  readonly [K in keyof Resolved]-?: (name: string, value: unknown) => Resolved[K];
};

/**
 * Checks options and fills in defaults. An option that is undefined counts as absent.
 *
 * @throws {TypeError} for values of the wrong kind. @throws {RangeError} for other wrong values and unknown names.
 */
export function readOptions<Resolved extends object>(
  options: unknown,
  checks: OptionChecks<Resolved>,
  defaults: Resolved,
): Resolved {
  if (options === undefined) return defaults;
  checkNames('options', options, Object.keys(checks));
  const resolved = { ...defaults };
  for (const [name, value] of Object.entries(options as object)) {
    const key = name as keyof Resolved;
    if (value !== undefined) resolved[key] = checks[key](name, value);
  }
  return resolved;
}
