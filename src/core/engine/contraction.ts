import type { Point } from '../base/cells/point.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { type Attachment, Slot } from '../grid/history/slot.ts';
import type { Movement, Outcome, Plan } from './search.ts';
/**
 * Where a contracted map is stored, and who searches it: a contract of the builder (src/features/contraction/contracted-tiles.ts), which writes records, and both
 * engines, which read them. assembly/contraction/hierarchy.ts draws and explains the records. Corners and arcs have numbers from 0.
 */

/** Size of a corner's record, counted in words of 32, 64 and 16 bits. */
export const CORNER_WORDS = 16;
export const CORNER_LANES = 32;
/** Its 64-bit words. */
export const G = 0;
export const H = 1;
/** Its 32-bit words. */
export const STAMP = 4;
export const BACK_STAMP = 5;
export const ARC = 6;
export const PARENT = 7;
export const FIRST_ARC = 8;
export const END_ARC = 9;
export const LABEL = 10;
export const SPOT = 11;
/** The first of its distances to landmarks among its 16-bit words. */
export const LANES_AT = 24;

/** One query, with the step costs that order it: whole numbers. */
export interface Climb {
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
export interface Climbed {
  readonly status: number;
  readonly expanded: number;
  readonly route: number[] | null;
  readonly straights: number;
  readonly diagonals: number;
}

/** A contracted map (src/features/contraction), which answers searches of its movement in place of an engine. */
export interface Contracted extends Attachment, Movement {
  /** Whether the same cells are blocked as when it was made. */
  readonly isCurrent: boolean;
  /** Answers a request whose plan is `contracted`. Returns null if an engine must, because an end is blocked. */
  answer(cells: CellStore, plan: Plan, start: Point, goal: Point): Outcome | null;
}

/** The contracted map of each grid that has one. */
export const CONTRACTED: Slot<Contracted> = /* @__PURE__ */ new Slot();
