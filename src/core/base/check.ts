/** Checks of callers' arguments. Every message names the argument and its value, and says what would be right. */

/** Returns a value as error messages show it. Long and deep values are cut short. */
export function show(value: unknown, depth = 2): string {
  if (typeof value === 'string') return JSON.stringify(beginning(value));
  if (typeof value === 'function') return 'a function';
  // A million digits take long to write.
  if (typeof value === 'bigint') return BigInt.asIntN(128, value) === value ? `${value}n` : 'a huge BigInt';
  if (isRevoked(value)) return 'a revoked Proxy';
  if (Array.isArray(value)) {
    const items = value.slice(0, depth && 8).map((item) => show(item, depth - 1));
    if (value.length > items.length) items.push('…');
    return `[${items.join(', ')}]`;
  }
  if (typeof value !== 'object' || value === null) return beginning(String(value));
  const kind = beginning(String(value.constructor?.name || 'no name'));
  // Only plain objects list their keys: each item of a typed array is a key, and there may be millions.
  const names = kind === 'Object' ? Object.keys(value) : [];
  return `an object (${names.length > 0 ? show(names, 1).slice(1, -1) : kind})`;
}

/** Returns a text, cut short if it is long. */
function beginning(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** Returns whether a value is a revoked Proxy. All access to one throws. (Minifiers would leave Array.isArray out, which throws too.) */
export function isRevoked(value: unknown): boolean {
  try {
    Object.prototype.toString.call(value);
    return false;
  } catch {
    return true;
  }
}

/** Returns whether a value is an array. For a revoked Proxy it returns false instead of throwing. */
export const isArray = ((value: unknown) => !isRevoked(value) && Array.isArray(value)) as typeof Array.isArray;

/** Returns the error for a value of the wrong kind. @param remedy What the value must be. */
export function wrongKind(name: string, value: unknown, remedy: string): TypeError {
  return new TypeError(`${name} is ${show(value)}: it must be ${remedy}`);
}

/** Returns what to do about a value that stands where a path is needed: it may be the whole result, or the path of a search without a route. */
export function pathRemedy(value: unknown, others: string): string {
  if (value === null) return `${others}; findPath gives null if there is no route: look at its status first`;
  const isResult = typeof value === 'object' && !isRevoked(value) && 'status' in value && 'path' in value;
  return isResult ? `${others}; this is a result: pass its path, as in result.path` : others;
}

/** How errors describe a class of the package. */
export interface Ours {
  /** The class with its article, such as `a Grid`. */
  readonly kind: string;
  /** How to get such an object. */
  readonly remedy: string;
  /** The class, if the bundle contains it, and the key of what its objects keep. */
  readonly made?: { readonly type: new (...args: never) => object; readonly key: symbol };
}

/** Returns the error for a value that is not an object made by this copy of the package. */
export function notOurs(name: string, value: unknown, { kind, remedy, made }: Ours): TypeError {
  const className = kind.replace(/^an? /, '');
  if (!isRevoked(value) && isNamed(value, className)) {
    if (made === undefined) return wrongKind(name, value, `${kind} of this copy of hotpath; ${remedy}`);
    if (!(value instanceof made.type)) {
      return new TypeError(
        `${name} is ${kind} of another copy of hotpath: is it installed twice, or loaded by both import and require? Use one copy`,
      );
    }
    if (Object.hasOwn(value, made.key)) {
      return new TypeError(`${name} is a Proxy of ${kind}: pass the ${className} itself`);
    }
  }
  return wrongKind(name, value, `${kind}; ${remedy}`);
}

/** Returns whether the class of a value, or one that it extends, has this name. */
function isNamed(value: unknown, className: string): boolean {
  for (let holder = Object(value); holder !== null; holder = Object.getPrototypeOf(holder)) {
    if (holder.constructor?.name === className) return true;
  }
  return false;
}

/**
 * Returns the error for a wrong value of a caller's heuristic.
 *
 * @param source Origin of the value, with the verb: `heuristic(3, 4) returned`, or `heuristic[7] is`.
 * @param others What the value may be besides a finite number >= 0.
 */
export function wrongEstimate(source: string, value: unknown, others = ''): TypeError | RangeError {
  const text = `${source} ${show(value)}: it must be a finite number >= 0${others}`;
  return typeof value === 'number' ? new RangeError(text) : new TypeError(text);
}

/** What graphs accept as an estimate besides finite numbers. */
export const OR_NO_ROUTE = ', or Infinity if no route leads to the goal';

/** Returns what a caller probably meant by a name that is not known; undefined if that is not clear. */
export type Suggest = (asked: string, known: readonly string[]) => string | undefined;

/** Returns the end of a sentence, which says what to use instead. */
function using(meant: string | undefined): string {
  return meant === undefined ? '' : `; use ${meant}`;
}

/** @throws `RangeError` unless `value` is a whole number from `least` to `most`. @param others What else the value may be. */
export function checkInteger(name: string, value: unknown, least: number, most: number, others = ''): number {
  checkNumber(name, value);
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) {
    throw new RangeError(`${name} is ${value}: it must be a whole number from ${least} to ${most}${others}`);
  }
  return value as number;
}

/** @throws `TypeError` unless `value` is a number (NaN is one). */
export function checkNumber(name: string, value: unknown): number {
  if (typeof value !== 'number') throw wrongKind(name, value, 'a number');
  return value;
}

/** Bounds of costs. Within them, sums and products of costs stay finite and above 0, even on the largest grid. */
export const LEAST_COST = 1e-100;
export const GREATEST_COST = 1e100;

/** @throws `TypeError` or `RangeError` unless `value` is a number within bounds. @param what What it must be. */
export function checkRange(
  name: string,
  value: unknown,
  least: number,
  most: number,
  what = `a number from ${least} to ${most}`,
): number {
  const number = checkNumber(name, value);
  if (!(number >= least && number <= most)) throw new RangeError(`${name} is ${number}: it must be ${what}`);
  // -0 becomes 0.
  return number + 0;
}

/** @throws `TypeError` or `RangeError` unless `value` is a cost. */
export function checkCost(name: string, value: unknown): number {
  return checkRange(name, value, LEAST_COST, GREATEST_COST, `a number > 0, from ${LEAST_COST} to ${GREATEST_COST}`);
}

/** @throws `TypeError` or `RangeError` unless `value` may be added to the cost of some steps. */
export function checkPenalty(name: string, value: unknown): number {
  return checkRange(name, value, 0, GREATEST_COST);
}

/** Returns whether a number is a terrain cost, or stands for a blocked cell (0, less or Infinity). */
export function isTerrain(cost: number): boolean {
  return typeof cost === 'number' && (cost <= 0 || cost === Infinity || (cost >= LEAST_COST && cost <= GREATEST_COST));
}

/** @throws `TypeError` or `RangeError` unless `isTerrain(cost)`. */
export function checkTerrain(name: string, cost: number): void {
  if (!isTerrain(cost)) throw noTerrain(name, cost, '0, less or Infinity');
}

/** Does the same for a single cell, whose cost is not below 0. */
export function checkCellCost(name: string, cost: number): void {
  if (!isTerrain(cost) || cost < 0) throw noTerrain(name, cost, '0 or Infinity');
}

function noTerrain(name: string, cost: number, blocked: string): RangeError {
  return new RangeError(
    `${name} is ${checkNumber(name, cost)}: it must be a terrain cost from ${LEAST_COST} to ${GREATEST_COST}, or ${blocked} for a blocked cell`,
  );
}

/** Longest side of a grid, so that coordinates and cell indices stay well within 32 bits. */
export const MAX_SIDE: number = 1 << 24;

/** @throws `TypeError` or `RangeError` unless `value` is a number from 0 to Infinity. */
export function checkNonNegative(name: string, value: unknown): number {
  return checkRange(name, value, 0, Infinity);
}

/** @throws `TypeError` or `RangeError` unless `value` is a number of milliseconds > 0. */
export function checkTime(name: string, value: unknown): number {
  const time = checkNumber(name, value);
  if (!(time > 0)) throw new RangeError(`${name} is ${time}: it must be a number of milliseconds > 0`);
  return time;
}

/** @throws `TypeError` or `RangeError` unless `value` is a whole number from `least` to `most`, or Infinity. */
export function checkLimit(
  name: string,
  value: unknown,
  least: number,
  most: number = Number.MAX_SAFE_INTEGER,
): number {
  return value === Infinity ? Infinity : checkInteger(name, value, least, most, ', or Infinity');
}

/** @throws `TypeError` unless `value` is true or false. */
export function checkBoolean(name: string, value: unknown): boolean {
  if (typeof value !== 'boolean') throw wrongKind(name, value, 'true or false');
  return value;
}

/** @throws `TypeError` or `RangeError` unless `value` is one of the named choices. */
export function checkChoice<T extends string>(
  name: string,
  value: unknown,
  choices: readonly T[],
  suggest?: Suggest,
): T {
  if ((choices as readonly unknown[]).includes(value)) return value as T;
  const known = choices.map((choice) => show(choice));
  const meant = Object(value) === value ? undefined : suggest?.(String(value), known);
  const error = wrongKind(name, value, `one of ${known.join(', ')}${using(meant)}`);
  throw typeof value === 'string' ? new RangeError(error.message) : error;
}

/** @throws `TypeError` unless `value` is an object of named values. An array, a Map, a Date or a Promise is not. */
export function checkObject(name: string, value: unknown, remedy = 'an object'): void {
  if (typeof value === 'object' && value !== null && !isRevoked(value)) {
    if (/ (Object|Module)]$/.test(Object.prototype.toString.call(value))) return;
  }
  throw wrongKind(name, value, remedy);
}

/**
 * Checks an object of named arguments.
 *
 * @param suggest Says in the error what to use instead of an unknown name.
 * @throws `TypeError` unless it is an object. @throws `RangeError` for names that are not `known`.
 */
export function checkNames(name: string, value: unknown, known: readonly string[], suggest?: Suggest): void {
  const meant = typeof value === 'function' ? suggest?.('callback', known) : undefined;
  checkObject(name, value, `an object with ${known.join(', ')}${using(meant)}`);
  for (const key in value as object) {
    if (known.includes(key) || isEverywhere(value as object, key)) continue;
    const advice = suggest?.(key, known);
    const use = advice === undefined ? '' : `use ${advice}; `;
    throw new RangeError(`${name} has the unknown name ${show(key)}: ${use}known are ${known.join(', ')}`);
  }
}

/** Returns whether a key that `for … in` yields comes from Object.prototype (of any window): a script has added it to all objects. */
export function isEverywhere(value: object, key: string): boolean {
  let holder: object | null = value;
  while (holder !== null && !Object.hasOwn(holder, key)) holder = Object.getPrototypeOf(holder);
  return holder !== null && Object.hasOwn(holder, 'isPrototypeOf');
}

/** Options with every default filled in; those that are `Absent` by default may be undefined. */
export type Filled<Options, Absent extends keyof Options = never> = {
  [K in keyof Options]-?: Exclude<Options[K], undefined> | (K extends Absent ? undefined : never);
};

/** The check of each option, and what it is where it is left out. Its keys are the list of all options. */
export type OptionTable<Resolved> = {
  readonly [K in keyof Resolved]-?: readonly [check: (name: string, value: unknown) => Resolved[K], usual: Resolved[K]];
};

/** The check of an option that is checked when it is used. */
export const asIs = <Value>(_name: string, value: unknown): Value => value as Value;

/**
 * Checks options and fills in defaults. An undefined option counts as absent. Inherited options and getters of a class are read too.
 *
 * @throws `TypeError` for values of the wrong kind. @throws `RangeError` for other wrong values and unknown names.
 */
export function readOptions<Resolved extends object>(
  options: unknown,
  table: OptionTable<Resolved>,
  suggest?: Suggest,
): Resolved {
  const names = Object.keys(table) as (keyof Resolved & string)[];
  if (options !== undefined) checkNames('options', options, names, suggest);
  const resolved = {} as Resolved;
  for (const name of names) {
    const [check, usual] = table[name];
    const value = (options as Partial<Resolved> | undefined)?.[name];
    resolved[name] = value === undefined ? usual : check(name, value);
  }
  return resolved;
}
