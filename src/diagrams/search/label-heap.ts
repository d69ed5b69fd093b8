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
    const { items } = this;
    let at = items.length;
    items.push(label);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.isBefore(label, items[above])) break;
      items[at] = items[above];
      at = above;
    }
    items[at] = label;
  }

  /** Removes the first label and returns it, -1 if there is none. */
  pop(): number {
    const { items } = this;
    if (items.length === 0) return -1;
    const first = items[0];
    const last = items.pop() as number;
    if (items.length > 0) this.sink(last);
    return first;
  }

  /** Puts a label in the place of the first. */
  private sink(label: number): void {
    const { items } = this;
    let at = 0;
    for (let below = 1; below < items.length; below = 2 * at + 1) {
      if (below + 1 < items.length && this.isBefore(items[below + 1], items[below])) below++;
      if (!this.isBefore(items[below], label)) break;
      items[at] = items[below];
      at = below;
    }
    items[at] = label;
  }

  private isBefore(one: number, other: number): boolean {
    const { f } = this.labels;
    return f[one] < f[other] || (f[one] === f[other] && this.labels.isEarlier(one, other));
  }
}
