import { Random } from '../../generators/random.ts';

/** How often the workload runs; the fastest run counts. */
const RUNS = 40;
const VALUES = 4096;

/**
 * Measures how fast this machine is now: the microseconds of a fixed piece of plain JavaScript, a heap sort of seeded numbers
 * in a typed array. It uses nothing of the library. A result divided by it can be compared with one from another moment or,
 * roughly, from another machine.
 */
export function calibrate(): number {
  const random = new Random(1);
  const values = Float64Array.from({ length: VALUES }, () => random.next());
  let least = Infinity;
  for (let run = 0; run < RUNS; run++) {
    const heap = values.slice();
    const begin = performance.now();
    heapSort(heap);
    least = Math.min(least, (performance.now() - begin) * 1000);
    if (heap[0] > heap[1]) throw new Error('the calibration workload did not sort its numbers');
  }
  return least;
}

function heapSort(values: Float64Array): void {
  for (let root = (values.length >> 1) - 1; root >= 0; root--) sink(values, root, values.length);
  for (let end = values.length - 1; end > 0; end--) {
    const largest = values[0];
    values[0] = values[end];
    values[end] = largest;
    sink(values, 0, end);
  }
}

/** Moves the value at `root` down the heap (the first `size` values) until no child is larger. */
function sink(values: Float64Array, root: number, size: number): void {
  const value = values[root];
  let at = root;
  for (let child = 2 * at + 1; child < size; child = 2 * at + 1) {
    if (child + 1 < size && values[child + 1] > values[child]) child++;
    if (values[child] <= value) break;
    values[at] = values[child];
    at = child;
  }
  values[at] = value;
}
