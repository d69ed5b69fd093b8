/** Checks of the arrays that callers pass, of any kind. */
import { isArray } from './check.ts';

/** Returns whether `value` is an array, or a typed array of numbers. The items of an array are not checked. */
export function isList(value: unknown): value is ArrayLike<number> {
  if (isArray(value)) return true;
  const name = viewName(value);
  return name.endsWith('Array') && !name.startsWith('Big');
}

/** Arrays shorter than this need no search for holes: allocating for them is cheap, and their items are checked one by one. */
const LONG_LIST = 2 ** 16;

/**
 * Returns the index of the first hole in a long array, -1 if there is none. Call it before allocating memory for all items: `new Array(n)`
 * may be huge, though it takes no memory itself.
 */
export function firstHole(list: ArrayLike<unknown>): number {
  if (list.length < LONG_LIST || !Array.isArray(list)) return -1;
  for (let i = 0; i < list.length; i++) if (!(i in list)) return i;
  return -1;
}

/** @throws `RangeError` for a typed array that is empty because its buffer has been transferred. */
export function checkAttached(name: string, list: ArrayLike<unknown>): void {
  if (list.length > 0 || viewName(list) === '') return;
  try {
    // A view of a transferred buffer cannot be made.
    new Uint8Array((list as Uint8Array).buffer);
  } catch {
    throw new RangeError(
      `${name} is empty: its buffer has been transferred (by postMessage or structuredClone); pass another array`,
    );
  }
}

/** Returns a typed array's type, such as `Int8Array`, whatever window, context or class made it; '' for any other value. */
export function viewName(value: unknown): string {
  return Reflect.get(Object.getPrototypeOf(Int8Array.prototype), Symbol.toStringTag, value) ?? '';
}

/** Returns whether `for … of` accepts an object. */
export function isIterable(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value && typeof value[Symbol.iterator] === 'function';
}
