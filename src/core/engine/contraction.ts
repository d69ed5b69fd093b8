/** Contracted maps, as plans and engines know them: one query of a hierarchy, and what a map answers. */
import type { Point } from '../base/cells/point.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { type CachedItem, GridCache } from '../grid/history/slot.ts';
import type { Movement, Plan, SearchOutcome } from './search.ts';

/** One query, with the step costs that order it: whole numbers. */
export interface ChQuery {
  readonly startX: number;
  readonly startY: number;
  readonly goalX: number;
  readonly goalY: number;
  readonly straight: number;
  readonly diagonal: number;
  /** The unit of landmarks in these costs, and where the goal has its distances among `tables`; 0 without landmarks. */
  readonly quantum: number;
  readonly tables: Uint16Array;
  readonly goalRow: number;
  /** Number of links of the start, and of the goal, which follow. */
  readonly startLinks: number;
  readonly goalLinks: number;
}

/** The result of a climb. The caller may keep the route. */
export interface ChResult {
  readonly status: number;
  readonly expanded: number;
  readonly route: number[] | null;
  readonly straights: number;
  readonly diagonals: number;
}

/** A contracted map (src/features/contraction), which answers searches of its movement in place of an engine. */
export interface Contracted extends CachedItem, Movement {
  /** Whether the same cells are blocked as when it was made. */
  readonly isCurrent: boolean;
  /** Answers a request by CONTRACTIONS. Returns null if it declines, because an end is blocked: an engine must answer. */
  answer(cells: CellStore, plan: Plan, start: Point, goal: Point): SearchOutcome | null;
}

/** The contracted map of each grid that has one. */
export const CONTRACTIONS: GridCache<Contracted> = /* @__PURE__ */ new GridCache();
