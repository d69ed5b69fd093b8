/**
 * The kernel of influence layers: weighted sums over one block of cells, which src/layers/layers.ts writes and reads. SIMD sums two
 * cells at a time; each lane adds, multiplies and divides as the twin does.
 */

/** Cells of a block: few enough for parts and sums to stay in the nearest caches. */
export const blockLength: i32 = 4096;

/** The address of one part's values, a double a cell. */
export const part: usize = memory.data(blockLength << 3, 16);
/** The address of the sums, a double a cell. */
export const sums: usize = memory.data(blockLength << 3, 16);

/** Adds the part times `weight` to the sums, in the first `count` cells and up to three more. */
export function addWeighted(count: i32, weight: f64): void {
  const weights = f64x2.splat(weight);
  const end = (<usize>count) << 3;
  for (let at: usize = 0; at < end; at += 32) {
    const sum = f64x2.add(v128.load(sums + at), f64x2.mul(weights, v128.load(part + at)));
    const next = f64x2.add(v128.load(sums + at + 16), f64x2.mul(weights, v128.load(part + at + 16)));
    v128.store(sums + at, sum);
    v128.store(sums + at + 16, next);
  }
}

/**
 * Divides the sums by the total, in the first `count` cells and up to three more. Returns whether all results are finite: 0 times a
 * number that is not finite is NaN, which makes the sum `zero` NaN; otherwise that sum is 0.
 */
export function divide(count: i32, total: f64): bool {
  const totals = f64x2.splat(total);
  const nothing = f64x2.splat(0);
  const end = (<usize>count) << 3;
  let zero = nothing;
  for (let at: usize = 0; at < end; at += 32) {
    const quotient = f64x2.div(v128.load(sums + at), totals);
    const next = f64x2.div(v128.load(sums + at + 16), totals);
    v128.store(sums + at, quotient);
    v128.store(sums + at + 16, next);
    // Paired, so that only one addition per turn waits for the previous turn.
    zero = f64x2.add(zero, f64x2.add(f64x2.mul(nothing, quotient), f64x2.mul(nothing, next)));
  }
  return f64x2.extract_lane(zero, 0) + f64x2.extract_lane(zero, 1) == 0;
}
