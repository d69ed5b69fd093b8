/**
 * What batches, searches for many goals and open searches use of the wasm engine. Their code stands in modules of their own, and so is in a
 * bundle only where it is used.
 */
import type { Kernel } from '../kernel.ts';
import type { LinearMemory } from '../memory.ts';
import type { QueryBlock } from './query-block.ts';

export interface Host {
  readonly kernel: Kernel;
  readonly memory: LinearMemory;
  /** The kernel's block of queries, once there is one (`writeQueries`). */
  queries: QueryBlock | null;
  /** Records of searches that were open once, kept for the next ones. */
  readonly idle: number[];
  /** Address of the search record that one-shot calls share, another once room has been made. */
  search(): number;
  /**
   * Drops something, so that what ran out of memory may be tried again.
   *
   * @throws `RangeError` where there is nothing to drop.
   */
  makeRoom(): true;
}
