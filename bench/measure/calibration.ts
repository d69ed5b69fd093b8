import { Random } from '../../generators/random.ts';

/** Runs of the workload; the fastest counts. */
const RUNS = 40;
const VALUES = 4096;

/**
 * How fast this machine is at this moment: the microseconds of a fixed piece of plain JavaScript, sorting seeded numbers by
 * a binary heap in a typed array. Nothing of the library takes part, so a result divided by it can be held against one of
 * another moment, or roughly of another machine.
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
    if (heap[0] > heap[1]) throw new Error('the workload for calibration does not sort');
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

/** Moves a value down the heap of the first `size` values until no child is larger. */
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
