/**
 * The parts of the engine that batches, searches for many goals and open searches use. Their code stands in separate modules, so a
 * bundle contains it only if it is used.
 */
import type { Plan } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import type { SearchKernel } from '../exports.ts';
import type { Copy } from '../grid-copies.ts';
import type { LinearMemory } from '../memory.ts';
import type { Room } from '../memory-budget.ts';

/** The kernel's block of queries: its address, and the number of queries (four numbers each) that fit. */
export interface QueryBlock {
  readonly address: number;
  readonly capacity: number;
}

export interface Host {
  readonly kernel: SearchKernel;
  readonly memory: LinearMemory;
  readonly room: Room;
  /** The kernel's block of queries; null before the first one is written (`writeQueries`). */
  queries: QueryBlock | null;
  /** Records of closed searches, kept for the next ones. */
  readonly idle: number[];
  /** Brings a grid's copy up to date and writes the plan to the shared record. Returns the copy's address. */
  useGrid(cells: CellStore, plan: Plan): number;
  /** Returns the address of a grid's copy, up to date. */
  addressOf(cells: CellStore): number;
  /** Returns a grid's copy, up to date, for a search that stays open. */
  copyOf(cells: CellStore): Copy;
  /** Frees a copy that its grid has let go, see {@link GridCopies.free}. */
  freeCopy(address: number): void;
  /** Address of the search record that one-shot calls share. It may change when room is made. */
  search(): number;
  /** Runs a search that asks a caller's heuristic function. */
  ask<Result>(heuristic: NonNullable<Plan['hFunction']>, run: () => Result): Result;
}
