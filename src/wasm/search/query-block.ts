/** How numbers are handed over to the kernel, for searches that ask for many at once. */
import type { Host } from './host.ts';

/** So many are copied one by one. */
const FEW_NUMBERS = 32;

/** Writes numbers, i32 each, into the block. False where memory cannot be had. */
export function writeQueries(host: Host, numbers: ArrayLike<number>): boolean {
  const count = (numbers.length + 3) >> 2;
  if (host.queries === null || count > host.queries.capacity) {
    const address = host.kernel.reserveQueries(count) >>> 0;
    host.queries = address === 0 ? null : { address, capacity: count };
  }
  if (host.queries === null) return false;
  const { int32 } = host.memory;
  const first = host.queries.address >>> 2;
  // For a few numbers the call to copy them takes longer than the copying.
  if (numbers.length > FEW_NUMBERS) int32.set(numbers, first);
  else for (let i = 0; i < numbers.length; i++) int32[first + i] = numbers[i];
  return true;
}
