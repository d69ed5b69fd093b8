/**
 * Items by bands. The bands divide the scene along one axis; each lists the items that reach into it, in their order. A ray stays within one band,
 * so it is tested against some sqrt(n) obstacles instead of n.
 */
export class Bands {
  private readonly start: number;
  private readonly perUnit: number;
  private readonly count: number;
  /** Band i has the items items[first[i]] to items[first[i + 1] - 1]. */
  readonly first: Int32Array;
  readonly items: Int32Array;

  /**
   * @param order The items.
   * @param lows Where each item begins, by its number.
   * @param highs Where it ends.
   */
  constructor(order: Int32Array, lows: Float64Array, highs: Float64Array) {
    this.count = Math.ceil(2 * Math.sqrt(lows.length)) + 1;
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
    this.perUnit = end > start ? (this.count - 1) / (end - start) : 0;
    const { count } = this;
    this.first = new Int32Array(count + 2);
    const forBands = (visit: (band: number, item: number) => void): void => {
      for (const item of order) {
        const last = this.bandOf(highs[item]);
        for (let band = this.bandOf(lows[item]); band <= last; band++) visit(band, item);
      }
    };
    // Counted two bands further on, so that the starts of bands are one too far on while items are filled in.
    forBands((band) => this.first[band + 2]++);
    for (let band = 1; band <= count; band++) this.first[band + 1] += this.first[band];
    this.items = new Int32Array(this.first[count + 1]);
    forBands((band, item) => {
      this.items[this.first[band + 1]++] = item;
    });
  }

  /** Returns the band of a coordinate. Coordinates outside get the first or the last one. */
  bandOf(value: number): number {
    const band = Math.floor((value - this.start) * this.perUnit);
    return band > 0 ? Math.min(band, this.count - 1) : 0;
  }
}
