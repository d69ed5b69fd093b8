import type { Box } from '../base/box.ts';
import type { Point } from '../base/point.ts';
import type { CellStore } from '../grid/cell-store.ts';
import type { EngineName } from './names.ts';

/**
 * What a caller asks for but from where to where, resolved for a grid's terrain to plain numbers. Engines read nothing
 * else. Never changed once made: the same object asks for the same.
 */
export interface Profile {
  /** Corner rule: 0 never, 1 always, 2 if at most one obstacle, 3 only when no obstacles. */
  readonly rule: number;
  /** Which pointless moves are left out: 0 none, 1 those on uniform terrain (moves.ts), 2 by terrain costs (terrain-moves.ts). */
  readonly pruning: number;
  /** Whether to search by jump points. */
  readonly jumping: boolean;
  /** Whether a search by jump points that begins in view of the goal is known to end with its first expansion. */
  readonly direct: boolean;
  /** Whether f never falls along a route, so that a cell's first expansion is its last. */
  readonly consistent: boolean;
  /** Step costs that order the open list. */
  readonly straight: number;
  readonly diagonal: number;
  /** Step costs as the caller named them, for the reported cost. */
  readonly straightCost: number;
  readonly diagonalCost: number;
  /** Terrain cost of all passable cells, 0 where they differ; and the least of them. */
  readonly uniformCost: number;
  readonly leastCost: number;
  /** What counted costs are multiplied by to be real ones: the uniform cost, which searches count as 1; 1 where terrain differs. */
  readonly terrainScale: number;
  /** h = hSum * (dx + dy) + hMin * min(dx, dy) + hLine * sqrt(dx * dx + dy * dy). */
  readonly hSum: number;
  readonly hMin: number;
  readonly hLine: number;
  /** Takes the place of the three numbers above; js engine only. */
  readonly hFunction: ((dx: number, dy: number) => number) | null;
  /**
   * f = gFactor * g + hFactor * h. gFactor is 1, or 0 for greedy best-first search; hFactor is the heuristic weight times the least
   * terrain cost, over terrainScale. It is kept apart from h, which is then exact where step costs are integers.
   */
  readonly gFactor: number;
  readonly hFactor: number;
  /** u32; 0xffffffff for no limit. */
  readonly maxExpansions: number;
  readonly maxOpen: number;
  /**
   * No cell or jump point of greater f is expanded: every route through it costs too much. Infinity where f may overestimate, and where
   * maxG takes its place.
   */
  readonly maxF: number;
  /** No cell of greater g is opened: a partial route leads as far as it may cost. Infinity where none is wanted. */
  readonly maxG: number;
  /** What a route may cost in the caller's terms. */
  readonly maxCost: number;
  /** Any cell within so many columns and rows of the goal will do. */
  readonly range: number;
  /** Whether a search that fails gives the route to the expanded cell nearest to the goal. */
  readonly partial: boolean;
  /**
   * Whether such a search ends early, with the first cell expanded that is as near to the goal as any in reach: no other of this h costs
   * less. Not where a limit may come first, since it takes a look at connected components.
   */
  readonly approaching: boolean;
  readonly trace: boolean;
  /**
   * When connected components tell that a goal is out of reach: 0 never before a search; 1 as they are, where there are any (by jump
   * points always), though after edits they may still connect what has been parted; 2 brought up to date first.
   */
  readonly asking: number;
}

/** What a search came to. All arrays are the caller's own. */
export interface Outcome {
  /** See statuses.ts. */
  status: number;
  cost: number;
  expanded: number;
  /** The points of a {@link Path}; null without a route. */
  route: number[] | null;
  /** Cell indices in order of expansion; null unless asked for. */
  trace: Int32Array | null;
}

/**
 * With so many entries open at most, a search that has ended by jump points lists their cells and gives its graph back at once: it takes
 * less than a millisecond, of a slice that may be over.
 */
export const MOST_LISTED = 2048;

/** A search that stays open between calls, over the grid as it was when it was opened. */
export interface OpenSearch {
  /** See statuses.ts. */
  readonly status: number;
  /**
   * Goes on for at most so many expansions, or all there are with Infinity. Returns the status.
   *
   * @throws `RangeError` where memory cannot be had.
   */
  step(expansions: number): number;
  /** Cells of the open list, each once. */
  openCells(): Int32Array;
  /** What it has come to so far; with the trace, which may be long, only where that is wanted. */
  outcome(traced: boolean): Outcome;
  /** Gives its memory back. */
  close(): void;
}

/** The cells that will do as goal, for a search from cell to cell, as bits in order of cell index. */
export interface GoalMarks {
  /** A box around all. */
  readonly box: Box;
  /**
   * Writes the marks for as long as a search takes. Returns the status of the search, which does not take place where there are none.
   *
   * @param bits Says where they are, asked each time: the search may grow linear memory.
   */
  during(bits: () => Uint8Array, search: () => number): number;
}

/** Many goals, given to a search as it comes to need them. */
export interface GoalQueue {
  /** Takes back what was given. */
  restart(): void;
  /**
   * The next goals, x, y each; none if it is too early or all are marked. From cell to cell those given before come again with them.
   * The fields below then describe them.
   *
   * @param expanded Expansions made so far.
   */
  next(expanded: number): ArrayLike<number>;
  /** Whether the search is to begin with these, and what has been found before to be forgotten. */
  readonly isNew: boolean;
  /** Whether to search by jump points, from the goals to the start; else from cell to cell, from the start. */
  readonly jumping: boolean;
  /** From cell to cell, all goals to be marked; null where the heuristic is to lead to the nearest of those given. */
  readonly marks: GoalMarks | null;
  /** No goal that is left has a lesser f; Infinity where none is left. */
  readonly nextF: number;
}

/** One of the two implementations of the search. */
export interface Engine {
  readonly name: EngineName;
  /** Bytes of linear memory, 0 where there is none. */
  readonly memoryBytes: number;
  /**
   * Runs a search to its end.
   *
   * @throws `RangeError` where memory cannot be had; the engine stays usable.
   */
  solve(cells: CellStore, profile: Profile, start: Point, goal: Point): Outcome;
}
