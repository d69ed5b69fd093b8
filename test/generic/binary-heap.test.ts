import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BinaryHeap } from '../../src/index.ts';
import { seed, settings } from '../support/seed.ts';

const ascending = (a: number, b: number): number => a - b;

function filled(items: readonly number[], capacity = Infinity): BinaryHeap<number> {
  const heap = new BinaryHeap<number>({ compare: ascending, capacity });
  for (const item of items) heap.push(item);
  return heap;
}

function drained<T>(heap: BinaryHeap<T>): T[] {
  return Array.from({ length: heap.length }, () => heap.pop() as T);
}

/** Items by index. */
function itemsOf<T>(heap: BinaryHeap<T>): T[] {
  return Array.from({ length: heap.length }, (_, index) => heap.get(index) as T);
}

function checkOrder(heap: BinaryHeap<number>): void {
  const items = itemsOf(heap);
  for (const [index, item] of items.entries()) {
    if (index > 0 && items[(index - 1) >> 1] > item) throw new Error(`item ${index} comes before the one above`);
  }
}

describe('BinaryHeap', () => {
  test('gives items in order', () => {
    expect(drained(filled([5, 3, 8, 1, 9, 2, 2]))).toEqual([1, 2, 2, 3, 5, 8, 9]);
  });

  test('in whatever order compare says', () => {
    const heap = new BinaryHeap<string>({ compare: (a, b) => b.length - a.length });
    for (const word of ['to', 'a', 'three', 'four']) heap.push(word);
    expect(drained(heap)).toEqual(['three', 'four', 'to', 'a']);
  });

  test('that is empty has nothing first', () => {
    const heap = filled([]);
    expect([heap.length, heap.peek(), heap.pop(), heap.get(0), heap.indexOf(1)]).toEqual([
      0,
      undefined,
      undefined,
      undefined,
      -1,
    ]);
    heap.push(7);
    expect([heap.length, heap.peek(), heap.pop(), heap.length]).toEqual([1, 7, 7, 0]);
  });

  test('finds items by identity, and gives them by index', () => {
    const [a, b] = [{ f: 1 }, { f: 1 }];
    const heap = new BinaryHeap<{ f: number }>({ compare: (p, q) => p.f - q.f });
    heap.push(a);
    expect(heap.indexOf(b)).toBe(-1);
    heap.push(b);
    expect(heap.get(heap.indexOf(b))).toBe(b);
    expect(heap.get(heap.indexOf(a))).toBe(a);
    expect([heap.get(2), heap.get(-1), heap.get(0.5)]).toEqual([undefined, undefined, undefined]);
  });

  test('replace moves an item up', () => {
    const heap = filled([1, 2, 3, 4, 5, 6, 7]);
    expect(heap.replace(heap.indexOf(6), 0)).toBe(6);
    expect(heap.peek()).toBe(0);
    expect(drained(heap)).toEqual([0, 1, 2, 3, 4, 5, 7]);
  });

  test('replace moves an item down', () => {
    const heap = filled([1, 2, 3, 4, 5, 6, 7]);
    expect(heap.replace(0, 9)).toBe(1);
    expect(drained(heap)).toEqual([2, 3, 4, 5, 6, 7, 9]);
  });

  test('replace puts an item that has been changed where it now belongs', () => {
    const items = [4, 2, 7, 1, 9].map((f) => ({ f }));
    const heap = new BinaryHeap<{ f: number }>({ compare: (a, b) => a.f - b.f });
    for (const item of items) heap.push(item);
    items[4].f = 0;
    expect(heap.replace(heap.indexOf(items[4]), items[4])).toBe(items[4]);
    expect(heap.peek()).toBe(items[4]);
    items[4].f = 5;
    heap.replace(0, items[4]);
    expect(drained(heap).map(({ f }) => f)).toEqual([1, 2, 4, 5, 7]);
  });

  test('at its capacity refuses one more, and works on', () => {
    const heap = filled([3, 1, 2], 3);
    expect(() => heap.push(0)).toThrow('heap is full');
    expect([heap.length, heap.capacity, heap.peek()]).toEqual([3, 3, 1]);
    heap.replace(0, 0);
    expect(heap.pop()).toBe(0);
    heap.push(5);
    expect(() => heap.push(5)).toThrow(RangeError);
    expect(drained(heap)).toEqual([2, 3, 5]);
  });

  test('cleared is empty', () => {
    const heap = filled([1, 2, 3], 3);
    heap.clear();
    expect([heap.length, heap.peek()]).toEqual([0, undefined]);
    heap.push(4);
    expect(drained(heap)).toEqual([4]);
  });

  test('a compare that throws leaves it as it was', () => {
    let fails = -1;
    const compare = (a: number, b: number) => {
      if (fails-- === 0) throw new Error('no');
      return a - b;
    };
    const heap = new BinaryHeap<number>({ compare });
    for (const item of [5, 9, 6, 14, 11, 8, 7, 20, 15]) heap.push(item);
    const before = itemsOf(heap);
    for (const call of [() => heap.push(1), () => heap.pop(), () => heap.replace(4, 1), () => heap.replace(1, 30)]) {
      fails = 1;
      expect(call).toThrow('no');
      expect(itemsOf(heap)).toEqual(before);
    }
    fails = -1;
    expect(drained(heap)).toEqual([5, 6, 7, 8, 9, 11, 14, 15, 20]);
  });

  test.each<[string, (heap: BinaryHeap<number>) => unknown]>([
    ['push', (heap) => heap.push(3)],
    ['pop', (heap) => heap.pop()],
    ['replace', (heap) => heap.replace(0, 3)],
    ['clear', (heap) => heap.clear()],
  ])('a compare that calls %s of its own heap is refused, and loses no item', (method, change) => {
    let changes = false;
    const heap: BinaryHeap<number> = new BinaryHeap<number>({
      compare: (a, b) => {
        if (changes) change(heap);
        return heap.length > 0 && heap.peek() !== undefined ? a - b : 0;
      },
    });
    for (const item of [5, 9, 6, 14, 11, 8, 7, 20, 15]) heap.push(item);
    const before = itemsOf(heap);
    changes = true;
    for (const call of [() => heap.push(1), () => heap.pop(), () => heap.replace(4, 1), () => heap.replace(1, 30)]) {
      expect(call).toThrow(`${method} was called by compare`);
      expect(itemsOf(heap)).toEqual(before);
    }
    changes = false;
    expect(drained(heap)).toEqual([5, 6, 7, 8, 9, 11, 14, 15, 20]);
  });

  const operation = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('push'), value: fc.integer({ min: -20, max: 20 }) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('pop'), value: fc.constant(0) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('replace'), value: fc.integer({ min: -20, max: 20 }) }) },
  );

  test(`does as a sorted array does (seed ${seed})`, () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 120 }), fc.nat(), (operations, place) => {
        const heap = filled([]);
        const sorted: number[] = [];
        for (const { kind, value } of operations) {
          if (kind === 'push') {
            heap.push(value);
            sorted.push(value);
          } else if (kind === 'pop') {
            expect(heap.pop()).toBe(sorted.shift());
          } else if (sorted.length > 0) {
            const before = heap.replace(place % heap.length, value);
            sorted.splice(sorted.indexOf(before), 1, value);
          }
          sorted.sort(ascending);
          checkOrder(heap);
          expect([heap.length, heap.peek()]).toEqual([sorted.length, sorted[0]]);
        }
        expect(drained(heap)).toEqual(sorted);
      }),
      settings(500),
    );
  });
});
