import type { CellStore } from '../grid/cell-store.ts';

/** A request for a route at any angle, resolved to plain numbers. */
export interface AngleQuery {
  readonly cells: CellStore;
  readonly startX: number;
  readonly startY: number;
  readonly goalX: number;
  readonly goalY: number;
  /** u32; 0xffffffff for no limit. */
  readonly maxExpansions: number;
  /** Routes that are longer are given up. Slightly above the caller's limit, since sums are rounded. */
  readonly maxCost: number;
}

/** The result of a search. */
export interface AngleOutcome {
  /** See statuses.ts. */
  readonly status: number;
  /** Waypoints from start to goal as x0, y0, x1, y1, …, in an array that the caller may keep; null without a route. */
  readonly xy: Int32Array | null;
  readonly cost: number;
  readonly expanded: number;
}
