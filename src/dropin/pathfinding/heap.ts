/** Returns a number below 0 if `a` comes first, above 0 if `b` does, 0 if either may. */
export type Compare<T> = (a: T, b: T) => number;

/** The order of `<`. */
function byLess<T>(a: T, b: T): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

/**
 * A priority queue with the members of the `Heap` that PathFinding.js exports (the package heap, 0.2.6): a binary heap in an array (J. Williams,
 * Algorithm 232, 1964). hotpath's own `BinaryHeap` checks its arguments and finds items faster.
 */
export class Heap<T> {
  /** The comparison. */
  cmp: Compare<T>;
  /** The items in the order of the heap. */
  nodes: T[] = [];

  /** @param compare Default: by `<`. */
  constructor(compare?: Compare<T> | null) {
    this.cmp = compare ?? byLess;
  }

  /** Adds an item to an array that is a heap. */
  static push<T>(array: T[], item: T, compare: Compare<T> = byLess): void {
    array.push(item);
    rise(array, array.length - 1, compare);
  }

  /** Removes the first item and returns it; undefined if there is none. */
  static pop<T>(array: T[], compare: Compare<T> = byLess): T | undefined {
    const last = array.pop();
    if (last === undefined || array.length === 0) return last;
    return Heap.replace(array, last, compare);
  }

  /** Removes the first item, then adds another. Returns the first. */
  static replace<T>(array: T[], item: T, compare: Compare<T> = byLess): T | undefined {
    const first = array[0];
    array[0] = item;
    sink(array, 0, compare);
    return first;
  }

  /** Adds an item, then removes and returns the first. */
  static pushpop<T>(array: T[], item: T, compare: Compare<T> = byLess): T {
    if (array.length === 0 || compare(array[0], item) >= 0) return item;
    return Heap.replace(array, item, compare) as T;
  }

  /** Makes a heap of any array, in O(n). */
  static heapify<T>(array: T[], compare: Compare<T> = byLess): void {
    for (let i = (array.length >> 1) - 1; i >= 0; i--) sink(array, i, compare);
  }

  /** Restores the order after an item has changed. Does nothing if it is not there. */
  static updateItem<T>(array: T[], item: T, compare: Compare<T> = byLess): void {
    const at = array.indexOf(item);
    if (at < 0) return;
    rise(array, at, compare);
    sink(array, array.indexOf(item), compare);
  }

  /** Returns the n last items of any array, the last one first. */
  static nlargest<T>(array: readonly T[], n: number, compare: Compare<T> = byLess): T[] {
    return Heap.nsmallest(array, n, (a, b) => compare(b, a));
  }

  /** Returns the n first items of any array, in order. */
  static nsmallest<T>(array: readonly T[], n: number, compare: Compare<T> = byLess): T[] {
    return array.slice().sort(compare).slice(0, n);
  }

  /** Adds an item. */
  push(item: T): void {
    Heap.push(this.nodes, item, this.cmp);
  }

  /** Removes the first item and returns it; undefined if there is none. */
  pop(): T | undefined {
    return Heap.pop(this.nodes, this.cmp);
  }

  /** Returns the first item; undefined if there is none. */
  peek(): T | undefined {
    return this.nodes[0];
  }

  /** Returns whether an item is there. */
  contains(item: T): boolean {
    return this.nodes.includes(item);
  }

  /** Removes the first item, then adds another. Returns the first. */
  replace(item: T): T | undefined {
    return Heap.replace(this.nodes, item, this.cmp);
  }

  /** Adds an item, then removes and returns the first. */
  pushpop(item: T): T {
    return Heap.pushpop(this.nodes, item, this.cmp);
  }

  /** Restores the order after several items have changed. */
  heapify(): void {
    Heap.heapify(this.nodes, this.cmp);
  }

  /** Restores the order after an item has changed. Does nothing if it is not there. */
  updateItem(item: T): void {
    Heap.updateItem(this.nodes, item, this.cmp);
  }

  /** Removes all items. */
  clear(): void {
    this.nodes = [];
  }

  /** Returns whether there are no items. */
  empty(): boolean {
    return this.nodes.length === 0;
  }

  /** Returns the number of items. */
  size(): number {
    return this.nodes.length;
  }

  /** Returns a heap with the same items. */
  clone(): Heap<T> {
    const copy = new Heap(this.cmp);
    copy.nodes = this.nodes.slice();
    return copy;
  }

  /** Returns the items in the order of the heap. */
  toArray(): T[] {
    return this.nodes.slice();
  }

  /** The same as {@link Heap.push}. */
  insert(item: T): void {
    this.push(item);
  }

  /** The same as {@link Heap.peek}. */
  top(): T | undefined {
    return this.peek();
  }

  /** The same as {@link Heap.peek}. */
  front(): T | undefined {
    return this.peek();
  }

  /** The same as {@link Heap.contains}. */
  has(item: T): boolean {
    return this.contains(item);
  }

  /** The same as {@link Heap.clone}. */
  copy(): Heap<T> {
    return this.clone();
  }
}

/** Moves the item at an index towards the front until the one above it comes first. */
function rise<T>(array: T[], index: number, compare: Compare<T>): void {
  const item = array[index];
  let at = index;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (compare(item, array[above]) >= 0) break;
    array[at] = array[above];
    at = above;
  }
  array[at] = item;
}

/** Moves the item at an index towards the end until it comes before those below it. */
function sink<T>(array: T[], index: number, compare: Compare<T>): void {
  const item = array[index];
  let at = index;
  for (let below = 2 * at + 1; below < array.length; below = 2 * at + 1) {
    if (below + 1 < array.length && compare(array[below + 1], array[below]) < 0) below++;
    if (compare(item, array[below]) <= 0) break;
    array[at] = array[below];
    at = below;
  }
  array[at] = item;
}
