/**
 * Items by bands. The bands divide the scene along one axis; each lists the items that reach into it, in their order. A ray stays within one band,
 * so it is tested against some sqrt(n) obstacles instead of n.
 */
export class Bands {
  private readonly start: number;
  private readonly perUnit: number;
  /** The items of each band. */
  readonly lists: readonly number[][];

  /**
   * @param order The items.
   * @param lows Where each item begins, by its number.
   * @param highs Where it ends.
   */
  constructor(order: readonly number[], lows: Float64Array, highs: Float64Array) {
    const count = Math.ceil(2 * Math.sqrt(lows.length)) + 1;
    let [start, end] = [Infinity, -Infinity];
    for (const places of [lows, highs]) {
      for (const item of order) {
        const place = places[item];
        if (!Number.isFinite(place)) continue;
        start = Math.min(start, place);
        end = Math.max(end, place);
      }
    }
    this.start = start;
    this.perUnit = end > start ? (count - 1) / (end - start) : 0;
    this.lists = Array.from({ length: count }, () => []);
    for (const item of order) {
      const last = this.bandOf(highs[item]);
      for (let band = this.bandOf(lows[item]); band <= last; band++) this.lists[band].push(item);
    }
  }

  /** Returns the band of a coordinate. Coordinates outside get the first or the last one. */
  bandOf(value: number): number {
    const band = Math.floor((value - this.start) * this.perUnit);
    return band > 0 ? Math.min(band, this.lists.length - 1) : 0;
  }

  /** Returns the items of the band of a coordinate. */
  at(value: number): readonly number[] {
    return this.lists[this.bandOf(value)];
  }
}
