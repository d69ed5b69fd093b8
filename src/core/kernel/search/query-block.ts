/** Hands numbers over to the kernel for searches that take many of them. */

import { FEW_NUMBERS } from '../../base/tuning/tuning-memory.ts';
import type { Host } from './host.ts';

/** Writes i32 numbers into the block. Returns false if memory cannot be allocated. */
export function writeQueries(host: Host, numbers: ArrayLike<number>): boolean {
  const count = (numbers.length + 3) >> 2;
  if (host.queries === null || count > host.queries.capacity) {
    const address = host.kernel.reserveQueries(count) >>> 0;
    host.queries = address === 0 ? null : { address, capacity: count };
  }
  if (host.queries === null) return false;
  const { int32 } = host.memory;
  const first = host.queries.address >>> 2;
  // For a few numbers, calling `set` takes longer than a loop.
  if (numbers.length > FEW_NUMBERS) int32.set(numbers, first);
  else for (let i = 0; i < numbers.length; i++) int32[first + i] = numbers[i];
  return true;
}
