/**
 * Heuristics. All but the euclidean one are a sum of two terms, so octile, manhattan, chebyshev and zero differ only in the numbers that
 * src/core/request/plan.ts puts into the search. With D = min(diagonal, 2 * straight), or 2 * straight without diagonals, and S =
 * min(straight, D):
 *
 *     octile      S * (dx + dy) + (D - 2 * S) * min(dx, dy)
 *     manhattan   straight * (dx + dy)
 *     chebyshev   S * (dx + dy) - S * min(dx, dy)
 *     euclidean   min(S, D / sqrt 2) * sqrt(dx * dx + dy * dy)
 */
import { hexAround, hexAway } from '../moves/hex-distance';
import * as host from '../core/host';
import { Search } from '../core/layout';

/** The side of a grid whose edges do not go on (src/core/request/arcs.ts). */
const NEVER: i32 = 1 << 29;

/** What no way costs. Unlike Infinity, it can be multiplied by 0. */
export const FAR: f64 = 1e100;

/** Returns the estimated cost from a cell to a goal that is dx columns and dy rows away, both >= 0. */
export function estimate(search: Search, dx: i32, dy: i32): f64 {
  if (search.hasHFunction) return host.estimate(dx, dy);
  if (search.hLine != 0) return search.hLine * sqrt<f64>(<f64>dx * <f64>dx + <f64>dy * <f64>dy);
  return termsOf(search, dx, dy);
}

/** Returns the sum of the two terms: the whole estimate, unless the heuristic is euclidean. */
export function termsOf(search: Search, dx: i32, dy: i32): f64 {
  return search.hSum * <f64>(dx + dy) + search.hMin * <f64>min(dx, dy);
}

/**
 * Returns the estimated cost from a cell to the nearest goal: to the box or, with targets, the least estimate to within range of one of
 * them. The least is consistent if each estimate is.
 */
export function heuristicAt(search: Search, x: i32, y: i32): f64 {
  const targets = search.targets;
  if (HEX) return hexEstimate(search, x, y);
  if (!targets) {
    if (search.boundCount) return overLinks(search, x, y);
    const columns = cellsOutside(search.boxLeft, search.boxRight, x);
    return estimate(search, columns, cellsOutside(search.boxTop, search.boxBottom, y));
  }
  const range = search.range;
  let least = Infinity;
  for (let i: u32 = 0; i < targets; i++) {
    const goal = search.goals + ((<usize>i) << 3);
    const columns = max(abs(x - load<i32>(goal)) - range, 0);
    const rows = max(abs(y - load<i32>(goal, 4)) - range, 0);
    const h = estimate(search, columns, rows);
    // `min` would also check for NaN and -0.
    least = select(h, least, h < least);
  }
  return least;
}

/** Does the same on hexagons. */
function hexEstimate(search: Search, x: i32, y: i32): f64 {
  const targets = search.targets;
  const rule = search.rule;
  if (search.boundCount) return overLinks(search, x, y);
  if (!targets) return search.hSum * <f64>stepsToBox(search, x, y);
  let least = i32.MAX_VALUE;
  for (let i: u32 = 0; i < targets; i++) {
    const goal = search.goals + ((<usize>i) << 3);
    const goalX = load<i32>(goal);
    const goalY = load<i32>(goal, 4);
    least = min(least, hexAway(rule, x, y, goalX, goalY, goalX, goalY));
  }
  return search.hSum * <f64>least;
}

/** Returns the least number of steps from a hexagon to the box. */
export function stepsToBox(search: Search, x: i32, y: i32): i32 {
  return hexAway(search.rule, x, y, search.boxLeft, search.boxTop, search.boxRight, search.boxBottom);
}

/** Returns how far a column or row lies outside those from `first` to `last`, 0 within. */
export function cellsOutside(first: i32, last: i32, at: i32): i32 {
  return max(max(first - at, at - last), 0);
}

/** Returns the least cost of a way from a cell to the goal on the map without walls: of a walk, or of one by links (bounds.ts). */
export function overLinks(search: Search, x: i32, y: i32): f64 {
  let least = search.nextBound;
  let range = search.range;
  const end = search.bounds + ((<usize>search.boundCount) << 4);
  for (let bound = search.bounds; bound < end; bound += 16) {
    const total = load<f64>(bound, 8);
    // The greatest come last.
    if (total >= least) break;
    least = min(least, walkTo(search, x, y, load<i32>(bound), load<i32>(bound, 4), range) + total);
    range = 0;
  }
  return least;
}

/** Returns the estimated cost of a walk to within some columns and rows of a cell, over edges that go on; FAR to another floor. */
export function walkTo(search: Search, x: i32, y: i32, toX: i32, toY: i32, range: i32): f64 {
  // Divisions take long.
  if (max(y, toY) >= search.floorRows && y / search.floorRows != toY / search.floorRows) return FAR;
  if (HEX) {
    const roundX = search.roundX < NEVER ? search.roundX : 0;
    const roundY = search.roundY < NEVER ? search.roundY : 0;
    return search.hSum * <f64>hexAround(search.rule, x, y, toX, toY, roundX, roundY);
  }
  const columns = abs(x - toX);
  const rows = abs(y - toY);
  return estimate(
    search,
    max(min(columns, search.roundX - columns) - range, 0),
    max(min(rows, search.roundY - rows) - range, 0),
  );
}
