/** Named heuristics, as in assembly/search/heuristic.ts. */

/** The factors of a heuristic that is not a function; assembly/search/heuristic.ts explains them. */
export interface HeuristicFactors {
  readonly hSum: number;
  readonly hMin: number;
  /** Not 0 only for the euclidean heuristic, which has no other factor. */
  readonly hLine: number;
}

/** Returns the estimated cost from a cell to a goal that is dx columns and dy rows away, both >= 0. */
export function namedEstimate({ hSum, hMin, hLine }: HeuristicFactors, dx: number, dy: number): number {
  if (hLine !== 0) return hLine * Math.sqrt(dx * dx + dy * dy);
  return hSum * (dx + dy) + hMin * Math.min(dx, dy);
}

/** Returns how far a column or row lies outside those from `first` to `last`, 0 within. */
export function cellsOutside(first: number, last: number, at: number): number {
  return Math.max(Math.max(first - at, at - last), 0);
}
