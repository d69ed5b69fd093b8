import { checkInteger, checkLimit, checkNames, checkNumber, show, wrongKind } from '../base/check.ts';

/** Options of a {@link BinaryHeap}. */
export interface BinaryHeapOptions<T> {
  /**
   * Which of two items comes first: a number below 0 for `a`, above 0 for `b`, 0 for either, as in `Array.prototype.sort`.
   * `(a, b) => a - b` puts the least number first, `(a, b) => b - a` the greatest.
   */
  compare: (a: T, b: T) => number;
  /** Most items that it may hold: a whole number from 1 to 2^32 - 1, or Infinity (default). */
  capacity?: number | undefined;
}

const NAMES = ['compare', 'capacity'];

/**
 * A priority queue of items of any kind: a binary heap in an array, whose item 0 comes first and where no item i comes before item
 * (i - 1) >> 1 (J. Williams, Algorithm 232, 1964). Which of several equal items comes first is not said.
 *
 * A `compare` that throws, or returns no number (a TypeError), leaves the heap as it was before the call. It may read the heap, but a
 * call of it that changes the heap is refused: an Error, which if `compare` lets it pass ends the call that compares.
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
  /** Most items that it may hold; Infinity without a limit. */
  readonly capacity: number;
  readonly #compare: (a: T, b: T) => number;
  #items: T[] = [];
  /** Whether `compare` is running: items must stay where they are. */
  #isComparing = false;

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
    this.#compare = compare;
    this.capacity = checkLimit('capacity', capacity, 1, 2 ** 32 - 1);
  }

  /** Number of items. */
  get length(): number {
    return this.#items.length;
  }

  /**
   * Adds an item. O(log n).
   *
   * @throws `RangeError` "heap is full" where it holds as many items as its capacity.
   */
  push(item: T): void {
    if (this.#isComparing) throw changedWithin('push');
    const items = this.#items;
    if (items.length >= this.capacity) {
      throw new RangeError(`heap is full at its capacity of ${items.length}: pop or replace an item first`);
    }
    const index = this.#placeUp(item, items.length);
    items.push(item);
    this.#shiftDown(items.length - 1, index, item);
  }

  /** The item that comes first, which stays; undefined if there is none. O(1). */
  peek(): T | undefined {
    return this.#items[0];
  }

  /** Takes out the item that comes first; undefined if there is none. O(log n). */
  pop(): T | undefined {
    if (this.#isComparing) throw changedWithin('pop');
    const items = this.#items;
    const last = items.length - 1;
    if (last < 1) return items.pop();
    const first = items[0];
    const index = this.#placeDown(items[last], 0, last);
    const item = items.pop() as T;
    this.#shiftUp(index, 0, item);
    return first;
  }

  /** Where an item is, told by ===: an index for {@link BinaryHeap.get} and {@link BinaryHeap.replace}; -1 if it is not there. O(n). */
  indexOf(item: T): number {
    return this.#items.indexOf(item);
  }

  /**
   * The item at an index, 0 for the one that comes first; undefined outside 0 to length - 1. O(1).
   *
   * @throws `TypeError` for what is no number.
   */
  get(index: number): T | undefined {
    return this.#items[checkNumber('index', index)];
  }

  /**
   * Puts an item in the place of another, and then where it belongs, whichever way that is. To be called too when an item has been
   * changed, with that item itself. O(log n).
   *
   * @param index Of the item to be replaced, 0 to length - 1.
   * @returns The item that was there.
   * @throws `RangeError` for other indices. @throws `TypeError` for what is no number.
   */
  replace(index: number, item: T): T {
    if (this.#isComparing) throw changedWithin('replace');
    const items = this.#items;
    checkNumber('index', index);
    if (items.length === 0) throw new RangeError(`index is ${show(index)}: the heap is empty; push adds an item`);
    checkInteger('index', index, 0, items.length - 1);
    const before = items[index];
    const up = this.#placeUp(item, index);
    if (up < index) {
      this.#shiftDown(index, up, item);
    } else {
      this.#shiftUp(this.#placeDown(item, index, items.length), index, item);
    }
    return before;
  }

  /** Takes out all items. */
  clear(): void {
    if (this.#isComparing) throw changedWithin('clear');
    this.#items = [];
  }

  /** Where an item belongs that would stand at an index, but may come before those above. Nothing is moved. */
  #placeUp(item: T, index: number): number {
    const items = this.#items;
    let at = index;
    this.#isComparing = true;
    try {
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if (!this.#isBefore(item, items[parent])) break;
        at = parent;
      }
    } finally {
      this.#isComparing = false;
    }
    return at;
  }

  /** Where an item belongs that would stand at an index, but may come after those below. Nothing is moved. */
  #placeDown(item: T, index: number, length: number): number {
    const items = this.#items;
    let at = index;
    this.#isComparing = true;
    try {
      for (let child = 1 + 2 * at; child < length; child = 1 + 2 * at) {
        if (child + 1 < length && this.#isBefore(items[child + 1], items[child])) child++;
        if (!this.#isBefore(items[child], item)) break;
        at = child;
      }
    } finally {
      this.#isComparing = false;
    }
    return at;
  }

  /** Moves the items from `top` down to `bottom` one step down each, and puts the item on top. */
  #shiftDown(bottom: number, top: number, item: T): void {
    let at = bottom;
    while (at > top) {
      const parent = (at - 1) >> 1;
      this.#items[at] = this.#items[parent];
      at = parent;
    }
    this.#items[top] = item;
  }

  /** Moves the items from `bottom` up to below `top` one step up each, and puts the item at the bottom. */
  #shiftUp(bottom: number, top: number, item: T): void {
    const items = this.#items;
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

  #isBefore(a: T, b: T): boolean {
    const order: unknown = this.#compare(a, b);
    if (typeof order !== 'number' || Number.isNaN(order)) {
      throw new TypeError(
        `compare returned ${show(order)}: it must return a number, below 0 where the first item comes first`,
      );
    }
    return order < 0;
  }
}

/** What is thrown for a `compare` that changes its own heap. */
function changedWithin(method: string): Error {
  return new Error(`${method} was called by compare: compare must not change the heap whose items it compares`);
}
