/**
 * A typed array of zeros.
 *
 * @throws {RangeError} that names the size, where the memory cannot be had.
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

export function outOfMemory(bytes: number): RangeError {
  return new RangeError(
    `${bytes} bytes of memory cannot be had: use a smaller grid or graph, or let go of those no longer needed`,
  );
}
