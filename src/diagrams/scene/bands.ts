import type { Sides } from './margins.ts';

/**
 * The obstacles that a ray may meet, by bands. The bands divide the scene along one axis; each lists the obstacles that reach into it. A ray
 * stays within one band, so it is tested against some sqrt(n) obstacles instead of n.
 */
export class Bands {
  private readonly start: number;
  private readonly perUnit: number;
  private readonly count: number;
  /** Band i has the obstacles items[first[i]] to items[first[i + 1] - 1]. */
  readonly first: Int32Array;
  readonly items: Int32Array;

  /**
   * @param axis The axis that is divided: 0 x, 1 y.
   * @param boxes The obstacles.
   */
  constructor(sides: Sides, axis: number, boxes: readonly number[]) {
    let [start, end] = [Infinity, -Infinity];
    for (const box of boxes) {
      start = Math.min(start, sides[4 * box + 2 + axis]);
      end = Math.max(end, sides[4 * box + axis]);
    }
    this.count = Math.ceil(2 * Math.sqrt(boxes.length)) + 1;
    this.start = start;
    this.perUnit = end > start ? (this.count - 1) / (end - start) : 0;
    this.first = new Int32Array(this.count + 1);
    for (const box of boxes) {
      const last = this.bandOf(sides[4 * box + axis]);
      for (let band = this.bandOf(sides[4 * box + 2 + axis]); band <= last; band++) this.first[band + 1]++;
    }
    for (let band = 0; band < this.count; band++) this.first[band + 1] += this.first[band];
    this.items = new Int32Array(this.first[this.count]);
    const next = this.first.slice();
    for (const box of boxes) {
      const last = this.bandOf(sides[4 * box + axis]);
      for (let band = this.bandOf(sides[4 * box + 2 + axis]); band <= last; band++) this.items[next[band]++] = box;
    }
  }

  /** Returns the band of a coordinate. Coordinates outside get the first or the last one. */
  bandOf(value: number): number {
    const band = Math.floor((value - this.start) * this.perUnit);
    return band > 0 ? Math.min(band, this.count - 1) : 0;
  }
}
