/** The visits of a search through cells and spans of time, sorted into buckets by price. In a bucket the newest comes first. */
import { BinaryHeap } from '../../generic/binary-heap.ts';
import { longer } from './longer.ts';
import { type Times, timesFor } from './reservation-table.ts';

const FIRST_VISITS = 256;
const FIRST_BUCKETS = 64;

export class Visits {
  count = 0;
  // One value for each visit: its cell, span, time of arrival, collisions up to then, and the visit before, -1 for the first.
  cell: Int32Array = new Int32Array(FIRST_VISITS);
  span: Int32Array = new Int32Array(FIRST_VISITS);
  time: Times;
  hits: Int32Array = new Int32Array(FIRST_VISITS);
  before: Int32Array = new Int32Array(FIRST_VISITS);
  /** The bucket from which visits are taken. Later visits are not cheaper. */
  bucket = 0;
  /** The highest bucket that has been used. */
  private highest = 0;
  /** The next visit in the bucket, and the first visit of each bucket; -1 if there is none. */
  private next: Int32Array = new Int32Array(FIRST_VISITS);
  private heads: Int32Array = new Int32Array(FIRST_BUCKETS).fill(-1);
  /** Visits whose price is beyond all buckets. */
  private readonly later = new BinaryHeap<{ bucket: number; visit: number }>({
    compare: (a, b) => a.bucket - b.bucket,
  });
  private readonly mostBuckets: number;

  /** @param forever Later than any time. @param mostBuckets Visits beyond so many buckets wait in a heap. */
  constructor(forever: number, mostBuckets: number = Infinity) {
    this.time = timesFor(forever, FIRST_VISITS);
    this.mostBuckets = mostBuckets;
  }

  clear(): void {
    this.heads.fill(-1, 0, this.highest + 1);
    this.later.clear();
    this.count = 0;
    this.bucket = 0;
    this.highest = 0;
  }

  add(bucket: number, cell: number, span: number, time: number, hits: number, before: number): void {
    if (this.count === this.cell.length) this.grow();
    const visit = this.count++;
    this.cell[visit] = cell;
    this.span[visit] = span;
    this.time[visit] = time;
    this.hits[visit] = hits;
    this.before[visit] = before;
    if (bucket >= this.mostBuckets) {
      this.later.push({ bucket, visit });
      return;
    }
    if (bucket >= this.heads.length) {
      const from = this.heads.length;
      this.heads = longer(this.heads, 2 * bucket).fill(-1, from);
    }
    if (bucket > this.highest) this.highest = bucket;
    this.next[visit] = this.heads[bucket];
    this.heads[bucket] = visit;
  }

  /** Takes a visit of the lowest price; -1 if there is none. */
  take(): number {
    for (; this.bucket <= this.highest; this.bucket++) {
      const visit = this.heads[this.bucket];
      if (visit < 0) continue;
      this.heads[this.bucket] = this.next[visit];
      return visit;
    }
    return this.later.pop()?.visit ?? -1;
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
