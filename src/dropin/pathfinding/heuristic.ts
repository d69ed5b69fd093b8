/** Estimates the length of a route between two cells `dx` columns and `dy` rows apart, both >= 0. */
export type HeuristicFunction = (dx: number, dy: number) => number;

/** The heuristics that come with the library. */
export const Heuristic: Readonly<Record<'manhattan' | 'euclidean' | 'octile' | 'chebyshev', HeuristicFunction>> = {
  manhattan: (dx, dy) => dx + dy,
  euclidean: (dx, dy) => Math.sqrt(dx * dx + dy * dy),
  octile: (dx, dy) => Math.max(dx, dy) + (Math.SQRT2 - 1) * Math.min(dx, dy),
  chebyshev: (dx, dy) => Math.max(dx, dy),
};

/** The estimate of Dijkstra's algorithm: nothing is known. */
export const zero: HeuristicFunction = () => 0;

/**
 * Returns whether a heuristic is one of the library's own. These only guide a search, so one for the shortest route need not call them: the
 * kernel has its own estimates.
 */
export function isStandard(heuristic: HeuristicFunction): boolean {
  return heuristic === zero || Object.values(Heuristic).includes(heuristic);
}
