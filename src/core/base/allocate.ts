/**
 * Returns a typed array of zeros.
 *
 * @throws `RangeError` that names the size if the memory cannot be allocated.
 */
export function allocate<T extends { readonly BYTES_PER_ELEMENT: number }>(
  type: { new (length: number): T; readonly BYTES_PER_ELEMENT: number },
  length: number,
): T {
  try {
    return new type(length);
  } catch {
    throw outOfMemory(length * type.BYTES_PER_ELEMENT);
  }
}

/** Copies a part of an array like `array.slice`, but throws as `allocate` does. */
export function sliceOf<T extends Int32Array | Float64Array | Uint16Array | Uint8Array>(
  array: T,
  first: number,
  end: number,
): T {
  const copy = allocate(array.constructor as { new (length: number): T; BYTES_PER_ELEMENT: number }, end - first);
  copy.set(array.subarray(first, end));
  return copy;
}

/** Returns the error for memory that cannot be allocated. */
export function outOfMemory(bytes: number): RangeError {
  return new RangeError(
    `${bytes} bytes of memory cannot be allocated: use a smaller grid or graph, drop those no longer needed, or dispose of open searches`,
  );
}
