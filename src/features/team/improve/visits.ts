/** The visits of a search through cells and spans of time, sorted into buckets by price. */
import { longer } from './longer.ts';

const FIRST_VISITS = 4096;
const FIRST_BUCKETS = 256;

export class Visits {
  count = 0;
  // One value for each visit: its cell, span, time of arrival, collisions up to then, and the visit before, -1 for the first.
  cell: Int32Array = new Int32Array(FIRST_VISITS);
  span: Int32Array = new Int32Array(FIRST_VISITS);
  time: Int32Array = new Int32Array(FIRST_VISITS);
  hits: Int32Array = new Int32Array(FIRST_VISITS);
  before: Int32Array = new Int32Array(FIRST_VISITS);
  /** The highest bucket that has been used. */
  highest = 0;
  /** The next visit in the bucket, and the first visit of each bucket; -1 if there is none. */
  private next: Int32Array = new Int32Array(FIRST_VISITS);
  private heads: Int32Array = new Int32Array(FIRST_BUCKETS).fill(-1);

  clear(): void {
    this.heads.fill(-1, 0, this.highest + 1);
    this.count = 0;
    this.highest = 0;
  }

  add(bucket: number, cell: number, span: number, time: number, hits: number, before: number): void {
    if (this.count === this.cell.length) this.grow();
    if (bucket >= this.heads.length) {
      const from = this.heads.length;
      this.heads = longer(this.heads, 2 * bucket);
      this.heads.fill(-1, from);
    }
    if (bucket > this.highest) this.highest = bucket;
    const visit = this.count++;
    this.cell[visit] = cell;
    this.span[visit] = span;
    this.time[visit] = time;
    this.hits[visit] = hits;
    this.before[visit] = before;
    this.next[visit] = this.heads[bucket];
    this.heads[bucket] = visit;
  }

  /** Takes the newest visit out of a bucket; -1 if it is empty. */
  take(bucket: number): number {
    const visit = this.heads[bucket];
    if (visit >= 0) this.heads[bucket] = this.next[visit];
    return visit;
  }

  /** Returns the cell of each time up to a visit. An agent waits in the cell that it leaves later. */
  routeTo(end: number): number[] {
    const route: number[] = new Array(this.time[end] + 1);
    let until = this.time[end];
    for (let visit = end; visit >= 0; visit = this.before[visit]) {
      for (let time = this.time[visit]; time <= until; time++) route[time] = this.cell[visit];
      until = this.time[visit] - 1;
    }
    return route;
  }

  private grow(): void {
    const length = 2 * this.cell.length;
    this.cell = longer(this.cell, length);
    this.span = longer(this.span, length);
    this.time = longer(this.time, length);
    this.hits = longer(this.hits, length);
    this.before = longer(this.before, length);
    this.next = longer(this.next, length);
  }
}
