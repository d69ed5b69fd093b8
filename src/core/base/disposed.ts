/** Returns the error for the use of what has been disposed of. @param remedy How to make another. */
export function disposedOf(what: string, remedy: string): Error {
  return new Error(`the ${what} has been disposed of: ${remedy} makes another`);
}
