import type { Box } from '../base/cells/box.ts';
import type { SearchArcs } from '../rules/arcs.ts';

/**
 * How to carry out a request: the method and its parameters, all but the start and the goal (src/core/request/plan.ts makes it). Engines decide
 * nothing that stands here. A plan never changes, so the same object always means the same request.
 */
export interface Plan {
  /**
   * The methods in the order in which they are tried (core/base/methods.ts). All but the last may decline, or give up a search, which then begins
   * again by the next one.
   */
  readonly methods: readonly number[];
  /** Whether landmarks may raise the heuristic. */
  readonly usesLandmarks: boolean;
  /** Corner rule: 0 never, 1 always, 2 if at most one obstacle, 3 only when no obstacles. */
  readonly rule: number;
  /** Which pointless moves are skipped: 0 none, 1 those on uniform terrain (moves.ts), 2 by terrain costs (terrain-moves.ts). */
  readonly pruning: number;
  /**
   * How a search from cell to cell orders its open list: 0 in a heap, else in a ring of that many buckets (a power of two) for terrain whose
   * costs differ. And the number of buckets per unit of f.
   */
  readonly buckets: number;
  readonly bucketsPerCost: number;
  /**
   * Whole step costs for uniform ground, and the greatest path cost that they order exactly; all 0 if a search from cell to cell must not use
   * them. And how wide a bucket of them is: 2 to this power.
   */
  readonly wholeStraight: number;
  readonly wholeDiagonal: number;
  readonly wholeLimit: number;
  readonly bucketShift: number;
  /** Whether the grid has closed exits. */
  readonly gated: boolean;
  /** Whether f never decreases along a route, so that no cell is expanded twice. */
  readonly consistent: boolean;
  /** Step costs that order the open list. */
  readonly straight: number;
  readonly diagonal: number;
  /** Step costs as the caller gave them, for the reported cost. */
  readonly straightCost: number;
  readonly diagonalCost: number;
  /** What a change of direction costs, in the costs that order the open list and in the caller's; 0 if turns are free. */
  readonly turn: number;
  readonly turnCost: number;
  /** The direction of the first and of the last step, 8 for any. */
  readonly startDirection: number;
  readonly goalDirection: number;
  /** The terrain cost that all passable cells share (0 if their costs differ), the lowest one, and the highest one. */
  readonly uniformCost: number;
  readonly leastCost: number;
  readonly greatestCost: number;
  /** A power of two that no step cost exceeds: `diagonal` times terrain cost. */
  readonly mostStep: number;
  /** Factor from the costs that a search counts to real ones. Searches count uniform terrain as 1, so it is the uniform cost; else 1. */
  readonly terrainScale: number;
  /** h = hSum * (dx + dy) + hMin * min(dx, dy) + hLine * sqrt(dx * dx + dy * dy). */
  readonly hSum: number;
  readonly hMin: number;
  readonly hLine: number;
  /** Replaces the three numbers above: the caller's function, checked. */
  readonly hFunction: ((dx: number, dy: number) => number) | null;
  /**
   * f = gFactor * g + hFactor * h. gFactor is 1, or 0 for greedy best-first search. hFactor is the heuristic weight times the lowest
   * terrain cost, divided by terrainScale. It is separate from h, so that h is exact if step costs are integers.
   */
  readonly gFactor: number;
  readonly hFactor: number;
  /** u32; 0xffffffff for no limit. */
  readonly maxExpansions: number;
  readonly maxOpen: number;
  /**
   * Cells and jump points of greater f are not expanded: every route through them costs too much. Infinity if f may overestimate, or if
   * maxG is used instead.
   */
  readonly maxF: number;
  /** Cells of greater g are not opened, so that a partial route costs no more than allowed. Infinity unless `partial`. */
  readonly maxG: number;
  /** The most that a route may cost, in the caller's costs. */
  readonly maxCost: number;
  /** Any cell within this many columns and rows of the goal counts as goal. */
  readonly range: number;
  /** Whether a failed search returns the route to the expanded cell nearest to the goal. */
  readonly partial: boolean;
  /**
   * Whether such a search ends early, at the first expanded cell that is as near to the goal as any reachable cell: no other of this h
   * costs less. False with limits: this needs connected components, and the search might have met its limit first.
   */
  readonly approaching: boolean;
  readonly tracing: boolean;
  /** All ones if terrain costs differ; 0 if one cost serves all cells. */
  readonly terrainMask: number;
  /** Links to follow; null if there are none. */
  readonly arcs: SearchArcs | null;
}

/** The result of a search. The caller may keep all its arrays. */
export interface SearchOutcome {
  /** See statuses.ts. */
  status: number;
  /** The method that answered, see methods.ts. */
  method: number;
  cost: number;
  expanded: number;
  /** The points of a {@link Path}; null without a route. */
  route: number[] | null;
  /** Cell indices in order of expansion; null unless asked for. */
  trace: Int32Array | null;
}

/** A search that stays open between calls. It sees the grid as it was when the search was opened. */
export interface OpenSearch {
  /** See statuses.ts. */
  readonly status: number;
  /**
   * Continues for at most this number of expansions; with Infinity, to the end. Returns the status.
   *
   * @throws `RangeError` if memory cannot be allocated.
   */
  step(expansions: number): number;
  /** Returns the cells of the open list, each once. */
  openCells(): Int32Array;
  /** Returns the result so far. @param traced Whether to include the trace, which may be long. */
  outcome(traced: boolean): SearchOutcome;
  /** Frees its memory. */
  close(): void;
}

/** The cells that count as goal of a search from cell to cell, as bits in order of cell index. */
export interface GoalMarks {
  /** A box around all. */
  readonly box: Box;
  /**
   * Writes the marks, runs the search and clears the marks. Returns the status of the search, which does not run if there are no marks.
   *
   * @param bits Returns the array of the marks. Called before each use, since the search may grow linear memory.
   */
  during(bits: () => Uint8Array, search: () => number): number;
}

/** Many goals, given to a search when it needs them. */
export interface GoalQueue {
  /** Begins again with the first goals. */
  restart(): void;
  /**
   * Returns the next goals, x, y each; none if it is too early for them or all goals are marked. In a search from cell to cell, they include
   * the goals given before. The fields below then describe them.
   *
   * @param expanded Number of expansions so far.
   */
  next(expanded: number): ArrayLike<number>;
  /** Whether the search must start again with these goals, and forget its earlier findings. */
  readonly isNew: boolean;
  /** Whether to search by jump points, from the goals to the start; if false, from cell to cell, from the start. */
  readonly jumping: boolean;
  /** From cell to cell, the marks of all goals; null if the heuristic should lead to the nearest of the goals given. */
  readonly marks: GoalMarks | null;
  /** No remaining goal has a lower f; Infinity if none remains. */
  readonly nextF: number;
}

/** Corner rule and step costs, as plans have them. */
export interface Movement {
  readonly rule: number;
  readonly straight: number;
  readonly diagonal: number;
}
