/**
 * Heuristics. All but the euclidean one are a sum of two terms, so octile, manhattan, chebyshev and zero differ only in
 * the numbers that src/heuristics.ts puts into the search:
 *
 *     octile      straight * (dx + dy) + (diagonal - 2 * straight) * min(dx, dy)
 *     manhattan   straight * (dx + dy)
 *     chebyshev   unit * (dx + dy) - unit * min(dx, dy)
 *     euclidean   unit * sqrt(dx * dx + dy * dy)
 */
import { Search } from './layout';

/** Type arguments that choose the heuristic when the search is compiled; told apart by their size. */
export type Sum = u8;
export type Line = u16;

/** Estimated cost from a cell to the goal, heuristic weight included, where dx and dy are the cells between, >= 0. */
export function estimate<H>(search: Search, dx: i32, dy: i32): f64 {
  if (sizeof<H>() == sizeof<Line>()) return search.hLine * sqrt<f64>(<f64>dx * <f64>dx + <f64>dy * <f64>dy);
  return search.hSum * <f64>(dx + dy) + search.hMin * <f64>min(dx, dy);
}
