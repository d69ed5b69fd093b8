import { show } from '../base/check.ts';
import type { Arcs } from '../graph/graph-arcs.ts';
import type { EngineName } from '../options/options.ts';

/** Which estimate a search uses, by number: assembly/graph/graph-estimate.ts has the same. */
export const ESTIMATES = {
  none: 0,
  asked: 1,
  box6: 2,
  box18: 3,
  box26: 4,
  axial: 5,
  'odd-r': 6,
  'even-r': 7,
  'odd-q': 8,
  'even-q': 9,
} as const;

/** A lattice, as its estimate sees it. */
export interface LatticeShape {
  /** One of {@link ESTIMATES}. */
  readonly estimate: number;
  /** Nodes a row, and rows a layer. */
  readonly width: number;
  readonly height: number;
  /** Least cost of a node that can be entered. */
  readonly least: number;
}

/** What a caller asks for, resolved to plain numbers. Engines read nothing else. */
export interface GraphQuery {
  readonly arcs: Arcs;
  /** The arcs turned round, for a search from both ends; otherwise null. */
  readonly reverse: Arcs | null;
  readonly start: number;
  readonly goal: number;
  /** The lattice whose estimate is used, or null. */
  readonly lattice: LatticeShape | null;
  /** The caller's estimate, or null: as a function, called at most once a node, whose values are known to be right; or one a node. */
  readonly askedOf: ((node: number) => number) | null;
  readonly estimates: Float64Array | null;
  /** f = gFactor * g + hFactor * h. */
  readonly gFactor: number;
  readonly hFactor: number;
  /** Whether a closed node that is reached at less cost is opened again. */
  readonly reopens: boolean;
  /** u32; 0xffffffff for no limit. */
  readonly maxExpansions: number;
  /** Routes of more than this are given up: what the caller named, and a little more, since sums are rounded. */
  readonly maxCost: number;
}

/** What a search came to. */
export interface GraphOutcome {
  /** See statuses.ts. */
  status: number;
  /** From start to goal, the caller's own; null without a route. */
  nodes: Uint32Array | null;
  cost: number;
  expanded: number;
}

/** One of the two implementations of the search. */
export interface GraphEngine {
  readonly name: EngineName;
  /** Bytes of linear memory, 0 where there is none. */
  readonly memoryBytes: number;
  /**
   * Runs a search to its end. The caller's estimate may itself search, and may throw.
   *
   * @throws `RangeError` where memory cannot be had, or one of the `estimates` is wrong; the engine stays usable.
   */
  solve(query: GraphQuery): GraphOutcome;
}

/** The estimate of a query, see {@link ESTIMATES}. */
export function estimateOfQuery({ askedOf, estimates, lattice }: GraphQuery): number {
  if (askedOf !== null || estimates !== null) return ESTIMATES.asked;
  return lattice === null ? ESTIMATES.none : lattice.estimate;
}

/** What is wrong with an estimate. `name` is what the caller would write to get it. */
export function wrongEstimate(name: string, value: unknown): Error {
  const text = `${name} is ${show(value)}: it must be a number >= 0, or Infinity where no route leads to the goal`;
  return typeof value === 'number' ? new RangeError(text) : new TypeError(text);
}
