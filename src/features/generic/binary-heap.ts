import { checkInteger, checkLimit, checkNames, checkNumber, show, wrongKind } from '../../core/base/check.ts';

/** Options of a {@link BinaryHeap}. */
export interface BinaryHeapOptions<T> {
  /**
   * Decides which of two items comes first, as in `Array.prototype.sort`: returns a number below 0 for `a`, above 0 for `b`, 0 if either
   * may. `(a, b) => a - b` puts the smallest number first, `(a, b) => b - a` the greatest.
   */
  compare: (a: T, b: T) => number;
  /** Greatest number of items: a whole number from 1 to 2^32 - 1, or Infinity (default). */
  capacity?: number | undefined;
}

const NAMES = ['compare', 'capacity'];

/**
 * A priority queue of items of any kind. Several equal items come in any order.
 *
 * It is a binary heap in an array (J. Williams, Algorithm 232, 1964): item 0 comes first, and no item i comes before item (i - 1) >> 1.
 *
 * If `compare` throws, or returns something that is not a number (a TypeError), the heap stays as it was before the call. `compare` may
 * read the heap, but must not change it: any method that would do so throws an Error, which also
 * ends the call that compares unless `compare` catches it.
 *
 * @example
 * const heap = new BinaryHeap({ compare: (a, b) => a.due - b.due });
 * heap.push({ name: 'feed', due: 7 });
 * heap.push({ name: 'patrol', due: 3 });
 * const late = { name: 'sleep', due: 9 };
 * heap.push(late);
 * heap.peek().name; // => 'patrol'
 *
 * // Something becomes urgent.
 * heap.replace(heap.indexOf(late), { name: 'sleep', due: 1 });
 * heap.pop().name; // => 'sleep'
 * heap.length; // => 2
 */
export class BinaryHeap<T> {
  /** Greatest number of items; Infinity without a limit. */
  readonly capacity: number;
  private readonly compare: (a: T, b: T) => number;
  private items: T[] = [];
  /** Whether `compare` is running: items must stay where they are. */
  private isComparing = false;

  /**
   * @throws `TypeError` unless `compare` is a function.
   * @throws `RangeError` for other capacities and unknown names.
   */
  constructor(options: BinaryHeapOptions<T>) {
    checkNames('options', options, NAMES);
    const { compare, capacity = Infinity } = options;
    if (typeof compare !== 'function') {
      throw wrongKind('compare', compare, 'a function (a, b) => number, a - b for numbers');
    }
    this.compare = compare;
    this.capacity = checkLimit('capacity', capacity, 1, 2 ** 32 - 1);
  }

  /** Number of items. */
  get length(): number {
    return this.items.length;
  }

  /**
   * Adds an item. O(log n).
   *
   * @throws `RangeError` "heap is full" if the heap already holds as many items as its capacity.
   */
  push(item: T): void {
    if (this.isComparing) throw changedWithin('push');
    const items = this.items;
    if (items.length >= this.capacity) {
      throw new RangeError(`heap is full at its capacity of ${items.length}: pop or replace an item first`);
    }
    const index = this.placeUp(item, items.length);
    items.push(item);
    this.shiftDown(items.length - 1, index, item);
  }

  /** Returns the item that comes first, without removing it; undefined if the heap is empty. O(1). */
  peek(): T | undefined {
    return this.items[0];
  }

  /** Removes and returns the item that comes first; undefined if the heap is empty. O(log n). */
  pop(): T | undefined {
    if (this.isComparing) throw changedWithin('pop');
    const items = this.items;
    const last = items.length - 1;
    if (last < 1) return items.pop();
    const first = items[0];
    const index = this.placeDown(items[last], 0, last);
    const item = items.pop() as T;
    this.shiftUp(index, 0, item);
    return first;
  }

  /**
   * Returns the index of an item, compared by ===, for {@link BinaryHeap.get} and {@link BinaryHeap.replace}; -1 if the heap does not hold
   * it. O(n).
   */
  indexOf(item: T): number {
    return this.items.indexOf(item);
  }

  /**
   * Returns the item at an index; undefined outside 0 to length - 1. Index 0 is the item that comes first. O(1).
   *
   * @throws `TypeError` if the index is not a number.
   */
  get(index: number): T | undefined {
    return this.items[checkNumber('index', index)];
  }

  /**
   * Replaces an item by another, and moves that up or down to where it belongs. If you have changed an item in the heap, call this with
   * that same item. O(log n).
   *
   * @param index Index of the item to replace, 0 to length - 1.
   * @returns The item that was replaced.
   * @throws `RangeError` for other indices. @throws `TypeError` if the index is not a number.
   */
  replace(index: number, item: T): T {
    if (this.isComparing) throw changedWithin('replace');
    const items = this.items;
    checkNumber('index', index);
    if (items.length === 0) throw new RangeError(`index is ${show(index)}: the heap is empty; push adds an item`);
    checkInteger('index', index, 0, items.length - 1);
    const before = items[index];
    const up = this.placeUp(item, index);
    if (up < index) {
      this.shiftDown(index, up, item);
    } else {
      this.shiftUp(this.placeDown(item, index, items.length), index, item);
    }
    return before;
  }

  /** Removes all items. */
  clear(): void {
    if (this.isComparing) throw changedWithin('clear');
    this.items = [];
  }

  /** Returns the index where an item at `index` belongs, if it may come before those above it. Moves nothing. */
  private placeUp(item: T, index: number): number {
    const items = this.items;
    let at = index;
    this.isComparing = true;
    try {
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if (!this.isBefore(item, items[parent])) break;
        at = parent;
      }
    } finally {
      this.isComparing = false;
    }
    return at;
  }

  /** Returns the index where an item at `index` belongs, if it may come after those below it. Moves nothing. */
  private placeDown(item: T, index: number, length: number): number {
    const items = this.items;
    let at = index;
    this.isComparing = true;
    try {
      for (let child = 1 + 2 * at; child < length; child = 1 + 2 * at) {
        if (child + 1 < length && this.isBefore(items[child + 1], items[child])) child++;
        if (!this.isBefore(items[child], item)) break;
        at = child;
      }
    } finally {
      this.isComparing = false;
    }
    return at;
  }

  /** Moves each item on the way from `top` down to the parent of `bottom` down one level, and puts the item at `top`. */
  private shiftDown(bottom: number, top: number, item: T): void {
    let at = bottom;
    while (at > top) {
      const parent = (at - 1) >> 1;
      this.items[at] = this.items[parent];
      at = parent;
    }
    this.items[top] = item;
  }

  /** Moves each item on the way from `bottom` up to the child of `top` up one level, and puts the item at `bottom`. */
  private shiftUp(bottom: number, top: number, item: T): void {
    const items = this.items;
    let at = bottom;
    let carried = item;
    for (;;) {
      const next = items[at];
      items[at] = carried;
      if (at === top) return;
      carried = next;
      at = (at - 1) >> 1;
    }
  }

  private isBefore(a: T, b: T): boolean {
    const order: unknown = this.compare(a, b);
    if (typeof order !== 'number' || Number.isNaN(order)) {
      throw new TypeError(
        `compare returned ${show(order)}: it must return a number, below 0 if the first item comes first`,
      );
    }
    return order < 0;
  }
}

/** Returns the error for a `compare` that changes its own heap. */
function changedWithin(method: string): Error {
  return new Error(`${method} was called by compare: compare must not change the heap whose items it compares`);
}
