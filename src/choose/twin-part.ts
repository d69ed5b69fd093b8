/**
 * A part of the js engine, which the main entry of the package brings and `hotpath/lean` leaves out. What chooses between the engines asks for
 * it here, so that it imports no js engine itself.
 */
export class TwinPart<Part> {
  private part: Part | null = null;

  /** Brings the part. */
  bring(part: Part): void {
    this.part = part;
  }

  /** Returns the part. @throws `RangeError` if only `hotpath/lean` has been imported. */
  get(): Part {
    if (this.part === null) {
      throw new RangeError(
        'engine "js" is needed (asked for by name, by a heuristic function, or because WebAssembly cannot run), and ' +
          "hotpath/lean leaves it out: import from 'hotpath' instead",
      );
    }
    return this.part;
  }
}

/**
 * Returns a function or object of `hotpath/lean` as it is, once the parts of the js engine that it may need have been brought. A bundler that
 * leaves the call out leaves them out too.
 */
export function withTwin<Shared>(shared: Shared, ...parts: (() => void)[]): Shared {
  for (const bring of parts) bring();
  return shared;
}
