/** The open list of a search through time: visits by f, a whole number. In a bucket of equal f the newest visit comes first. */

import { VISIT_BUCKETS } from '../../../core/base/tuning/tuning-teams.ts';
import { BinaryHeap } from '../../generic/binary-heap.ts';

/** What the queue reads of a visit. */
interface Ordered {
  readonly f: number;
}

export class VisitQueue<V extends Ordered> {
  private readonly buckets: V[][] = [];
  private readonly later: BinaryHeap<V> = new BinaryHeap<V>({ compare: (a, b) => a.f - b.f });
  /** The f of bucket 0, and the first bucket that may have a visit. */
  private base = -1;
  private first = 0;

  /** Adds a visit. Its f must not be below that of the last visit taken. */
  push(visit: V): void {
    if (this.base < 0) this.base = visit.f;
    const at = visit.f - this.base;
    if (at >= VISIT_BUCKETS) {
      this.later.push(visit);
      return;
    }
    while (this.buckets.length <= at) this.buckets.push([]);
    this.buckets[at].push(visit);
  }

  /** Takes a visit of the lowest f; undefined if there is none. */
  pop(): V | undefined {
    for (; this.first < this.buckets.length; this.first++) {
      const visit = this.buckets[this.first].pop();
      if (visit !== undefined) return visit;
    }
    return this.later.pop();
  }
}
