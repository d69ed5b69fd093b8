/** Contracted maps, as plans and searches know them. */
import type { Point } from '../base/cells/point.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { type CachedItem, GridCache } from '../grid/history/slot.ts';
import type { Movement, Plan, SearchOutcome } from './search.ts';

/** A contracted map (src/features/contraction), which answers searches of its movement in place of an engine. */
export interface Contracted extends CachedItem, Movement {
  /** Whether the same cells are blocked as when it was made. */
  readonly isCurrent: boolean;
  /** Answers a request by CONTRACTIONS. Returns null if it declines, because an end is blocked: an engine must answer. */
  answer(cells: CellStore, plan: Plan, start: Point, goal: Point): SearchOutcome | null;
}

/** The contracted map of each grid that has one. */
export const CONTRACTIONS: GridCache<Contracted> = /* @__PURE__ */ new GridCache();
