/** Returns a longer copy of an array. */
export function longer(array: Int32Array, length: number): Int32Array {
  const copy = new Int32Array(length);
  copy.set(array);
  return copy;
}
