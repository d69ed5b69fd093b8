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
    this.items.push(label);
  }

  /** Removes the first label and returns it, -1 if there is none. */
  pop(): number {
    const { items } = this;
    let first = 0;
    for (let i = 1; i < items.length; i++) if (this.isBefore(items[i], items[first])) first = i;
    const last = items.pop() ?? -1;
    if (first === items.length) return last;
    const label = items[first];
    items[first] = last;
    return label;
  }

  private isBefore(one: number, other: number): boolean {
    const { f } = this.labels;
    return f[one] < f[other] || (f[one] === f[other] && this.labels.isEarlier(one, other));
  }
}
