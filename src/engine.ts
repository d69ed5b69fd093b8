import type { CellStore } from './cell-store.ts';
import type { EngineName } from './options.ts';

/** How a search can end; kernels return the index (and 0 while there is more to do). */
export const STATUSES = ['running', 'found', 'unreachable', 'limit'] as const;

/** A search in plain numbers: what the caller asked for, resolved for one grid. Both engines read nothing else. */
export interface Problem {
  startX: number;
  startY: number;
  goalX: number;
  goalY: number;
  /** Corner rule: 0 never, 1 always, 2 if at most one obstacle, 3 only when no obstacles. */
  rule: number;
  /** Whether moves that lead nowhere first are left out, see moves.ts. */
  pruned: boolean;
  /** Step costs that order the open list. */
  straight: number;
  diagonal: number;
  /** Step costs as the caller named them, for the reported cost. */
  straightCost: number;
  diagonalCost: number;
  /** Terrain cost of all passable cells, 0 where they differ. */
  uniformCost: number;
  /** h = hSum * (dx + dy) + hMin * min(dx, dy) + hLine * sqrt(dx * dx + dy * dy), heuristic weight included. */
  hSum: number;
  hMin: number;
  hLine: number;
  /** Takes the place of the three numbers above; js engine only. */
  hFunction: ((dx: number, dy: number) => number) | null;
  /** f = gFactor * g + h: 1, or 0 for greedy best-first search. */
  gFactor: number;
  /** u32; 0xffffffff for no limit. */
  maxExpansions: number;
  maxOpen: number;
  trace: boolean;
}

/** What a search came to. All arrays are the caller's own. */
export interface Outcome {
  /** Index into {@link STATUSES}. */
  status: number;
  cost: number;
  expanded: number;
  /** x0, y0, x1, y1, …; null without a route. */
  route: Int32Array | null;
  /** Cell indices in order of expansion; null unless asked for. */
  trace: Int32Array | null;
}

/** One of the two implementations of the search. */
export interface Engine {
  readonly name: EngineName;
  /** Bytes of linear memory, 0 where there is none. */
  readonly memoryBytes: number;
  /**
   * Runs a search to its end.
   *
   * @throws {RangeError} where memory cannot be had; the engine stays usable.
   */
  solve(cells: CellStore, problem: Problem): Outcome;
}
