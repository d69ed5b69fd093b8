import { outOfMemory } from '../../base/allocate.ts';
import { PAGES_A_STEP } from '../../base/tuning/tuning-memory.ts';
import { blockedOf } from '../cells-record.ts';
import type { Host } from './host.ts';

/** Bytes per cell of a grid that has been searched by jump points and by A*, rounded up. */
const BYTES_A_CELL = 40;
/** Bytes of a page of the operating system, and the number of pages that one step writes to. */
const PAGE = 4096;

/**
 * Makes linear memory for a grid ready, step by step. The operating system provides a page when it is first written to, and that takes far
 * longer than later writes. So this allocates the memory, writes to some of its pages, and frees it; each step does so again. No memory stays
 * allocated between two steps.
 *
 * @throws `RangeError` if memory cannot be allocated. Nothing else is dropped to make room.
 */
export function* pageIn({ kernel, memory }: Host, cells: number): Generator<void, void> {
  const pages = Math.ceil((cells * BYTES_A_CELL) / PAGE);
  for (let next = 0; next < pages; next += PAGES_A_STEP) {
    // A grid one column wide whose rows take a page each. Its plane may hold anything until a search writes the cells.
    const address = kernel.createCells(1, pages, PAGE) >>> 0;
    if (address === 0) throw outOfMemory(kernel.refused.value);
    const { bytes } = memory;
    const first = blockedOf(memory, address);
    for (let page = next; page < Math.min(next + PAGES_A_STEP, pages); page++) bytes[first + page * PAGE] = 0;
    kernel.releaseCells(address);
    yield;
  }
}
