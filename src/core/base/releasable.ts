import { Printable } from './printable.ts';

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
