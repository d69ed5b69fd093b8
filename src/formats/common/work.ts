/** A limit of the work that a file may ask for: a short one may say a lot of every cell. */

/** Most times that each cell may be spoken of, and how often besides. */
const [MOST_TIMES, MORE] = [32, 2 ** 26];

/** Counts what a reader does. */
export class Work {
  private left: number;

  /** @param cells Cells of the map. */
  constructor(cells: number) {
    this.left = MOST_TIMES * cells + MORE;
  }

  /**
   * Counts cells that are spoken of.
   *
   * @param what What speaks of them, for errors.
   * @throws `RangeError` if that is more than any map needs.
   */
  spend(what: string, cells: number): void {
    this.left -= cells;
    if (this.left >= 0) return;
    throw new RangeError(`${what} cover far more cells than the map has: leave out their layers, or make them smaller`);
  }
}
