/**
 * What batches, searches for many goals and open searches use of the wasm engine. Their code stands in modules of their own, and so is in a
 * bundle only where it is used.
 */
import type { Profile } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import type { Kernel } from '../kernel.ts';
import type { LinearMemory } from '../memory.ts';
import type { Copy } from '../residents.ts';
import type { Room } from '../room.ts';

/** The kernel's block of queries: its address, and for how many, of four numbers each, it has room. */
export interface QueryBlock {
  readonly address: number;
  readonly capacity: number;
}

export interface Host {
  readonly kernel: Kernel;
  readonly memory: LinearMemory;
  readonly room: Room;
  /** The kernel's block of queries, once there is one (`writeQueries`). */
  queries: QueryBlock | null;
  /** Records of searches that were open once, kept for the next ones. */
  readonly idle: number[];
  /** Address of a grid's copy, up to date; the profile stands in the shared record from then on. */
  useGrid(cells: CellStore, profile: Profile): number;
  /** A grid's copy, up to date, for a search that stays open. */
  copyOf(cells: CellStore): Copy;
  /** Address of the search record that one-shot calls share, another once room has been made. */
  search(): number;
}
