import type { Labels } from './labels.ts';

/** A binary heap of labels: the least `f` first, of equal ones the label that turns earlier. */
export class LabelHeap {
  private readonly labels: Labels;
  private readonly items: number[] = [];

  constructor(labels: Labels) {
    this.labels = labels;
  }

  clear(): void {
    this.items.length = 0;
  }

  push(label: number): void {
    this.rise(this.items.length, label);
  }

  /** Removes the first label and returns it, -1 if there is none. */
  pop(): number {
    const { items } = this;
    const first = items[0] ?? -1;
    const last = items.pop() as number;
    let at = 0;
    // The gap goes down to the end, where the last label most often belongs.
    for (let below = 1; below < items.length; below = 2 * at + 1) {
      if (below + 1 < items.length && this.isBefore(items[below + 1], items[below])) below++;
      items[at] = items[below];
      at = below;
    }
    if (items.length > 0) this.rise(at, last);
    return first;
  }

  /** Puts a label at a place that is free, or above it. */
  private rise(place: number, label: number): void {
    const { items } = this;
    let at = place;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.isBefore(label, items[above])) break;
      items[at] = items[above];
      at = above;
    }
    items[at] = label;
  }

  private isBefore(one: number, other: number): boolean {
    const { f } = this.labels;
    return f[one] < f[other] || (f[one] === f[other] && this.labels.isEarlier(one, other));
  }
}
