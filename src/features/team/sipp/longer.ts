import { allocate } from '../../../core/base/allocate.ts';

/** Returns a longer copy of an array. */
export function longer<T extends Int32Array | Float64Array>(array: T, length: number): T {
  const copy = allocate(array.constructor as { new (length: number): T; BYTES_PER_ELEMENT: number }, length);
  copy.set(array);
  return copy;
}
