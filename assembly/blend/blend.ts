/** The kernel of influence layers: weighted sums over one block of cells, which src/core/layers/layers.ts writes and reads. */
import { addProducts, quotients } from '../core/words';

/** Cells of a block: few enough for parts and sums to stay in the nearest caches. */
export const blockLength: i32 = 4096;

/** The address of one part's values, a double a cell. */
export const part: usize = memory.data(blockLength << 3, 16);
/** The address of the sums, a double a cell. */
export const sums: usize = memory.data(blockLength << 3, 16);

/** Adds the part times `weight` to the sums, in the first `count` cells and up to three more. */
export function addWeighted(count: i32, weight: f64): void {
  const end = (<usize>count) << 3;
  for (let at: usize = 0; at < end; at += 32) addProducts(sums + at, part + at, weight);
}

/** Divides the sums by the total, in the first `count` cells and up to three more. Returns whether all results are finite. */
export function divide(count: i32, total: f64): bool {
  const end = (<usize>count) << 3;
  let zero: f64 = 0;
  for (let at: usize = 0; at < end; at += 32) zero += quotients(sums + at, total);
  return zero == 0;
}
