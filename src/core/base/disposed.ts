import { Printable } from './printable.ts';

/** Returns the error for the use of what has been disposed of. @param remedy How to make another. */
export function disposedOf(what: string, remedy: string): Error {
  return new Error(`the ${what} has been disposed of: ${remedy} makes another`);
}

/** Class of objects with memory that their users may free. */
export abstract class Releasable extends Printable {
  abstract dispose(): void;

  /** Calls `dispose`, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  /** @internal Tells Vue's `reactive` to leave the object as it is. */
  get __v_skip(): true {
    return true;
  }
}
