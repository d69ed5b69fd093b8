import { checkCell, type Point, type PointLike } from '../base/cells/point.ts';
import { areJoined } from '../choose/components.ts';
import type { WorldLike } from '../grid/answers.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { cellsOf, delegateOf, type Grid } from '../grid/grid.ts';
import type { OptionsOn } from '../grid/map-types.ts';
import { optionsFor } from '../request/options.ts';
import { RULES } from '../rules/moves.ts';
import { reachOf } from './reach.ts';
import { onReach, PLACE_NAMES, REACH_NAMES, type ReachOptions } from './unit.ts';

/**
 * Returns whether a route leads from one cell to another: whether {@link findPath} would find one with the same options. It does not search, but
 * compares the numbers of connected components, which it keeps with the grid: some tenth of a microsecond.
 *
 * The first call makes the components, in O(cells); later ones follow the edits since. On a grid with closed exits, where a way may lead there and
 * none back, the first call after an edit floods the grid instead, in O(cells). Calls after it take O(1), or O(exits) where exits are closed one way.
 *
 * @param grid The grid or world, which stays as it is.
 * @param start A cell of the grid. @param goal Another cell, or the same.
 * @param options The unit, as for findPath: `diagonals`, `size`, `kindCosts`, `avoid`, `allowBlockedStart`. Both engines give the same answer.
 * @returns False if either cell is blocked.
 * @throws `TypeError` and `RangeError` as {@link findPath} does.
 *
 * @example
 * const grid = Grid.fromText(`
 *   ..#.
 *   ..#.
 * `);
 * isReachable(grid, [0, 0], [1, 1]); // => true
 * isReachable(grid, [0, 0], [3, 0]); // => false
 * grid.setBlocked(2, 0, false);
 * isReachable(grid, [0, 0], [3, 0]); // => true
 */
export function isReachable<Map extends Grid | WorldLike>(
  grid: Map,
  start: PointLike,
  goal: PointLike,
  options?: OptionsOn<Map, ReachOptions>,
): boolean;
export function isReachable(
  grid: Grid | WorldLike,
  start: PointLike,
  goal: PointLike,
  options?: ReachOptions,
): boolean {
  const answers = delegateOf(grid);
  if (answers !== null) return answers.isReachable(start, goal, options);
  const base = cellsOf(grid as Grid);
  const from = checkCell('start', start, base);
  const to = checkCell('goal', goal, base);
  return onReach(base, options, REACH_NAMES, [from], (cells, rule) => leads(cells, rule, from, to));
}

/**
 * Returns the number of the connected component that a cell belongs to. Two cells with equal numbers are connected: routes lead from each to the
 * other. Use the number as a key, to group units or islands: which number a component has, an edit may change.
 *
 * @param grid The grid, which stays as it is.
 * @param cell A cell of the grid.
 * @param options The unit, as for {@link isReachable}.
 * @returns A whole number >= 0, or -1 for a cell that the unit cannot enter.
 * @throws `RangeError` if the grid has closed exits or borders that cost, which make being connected a matter of direction; use {@link isReachable} there.
 * @throws `TypeError` and `RangeError` as {@link findPath} does.
 *
 * @example
 * const grid = Grid.fromText('..#..#.');
 * const islands = new Set([0, 1, 3, 4, 6].map((x) => componentOf(grid, [x, 0])));
 * islands.size; // => 3
 * componentOf(grid, [2, 0]); // => -1
 */
export function componentOf<Map extends Grid>(
  grid: Map,
  cell: PointLike,
  options?: OptionsOn<Map, Omit<ReachOptions, 'allowBlockedStart'>>,
): number;
export function componentOf(grid: Grid, cell: PointLike, options?: Omit<ReachOptions, 'allowBlockedStart'>): number {
  const base = cellsOf(grid);
  const { x, y } = checkCell('cell', cell, base);
  if (options === undefined) return numberAt(base, RULES[optionsFor(base, undefined).diagonals], x, y);
  return onReach(base, options, PLACE_NAMES, [], (cells, rule) => numberAt(cells, rule, x, y));
}

/** Returns the number of a cell's component, links included. @throws `RangeError` as `componentOf` does. */
function numberAt(cells: CellStore, rule: number, x: number, y: number): number {
  if (cells.closedExits.used > 0) {
    throw new RangeError(
      'the grid has closed exits or borders that cost, so that a way may lead there and none back: use isReachable',
    );
  }
  if (cells.isBlocked(x, y)) return -1;
  const reach = reachOf(cells, rule);
  const numberOf = reach.numbers();
  const part = numberOf(y * cells.width + x);
  const reached = reach.within([part], false, numberOf);
  const back = reach.within([part], true, numberOf);
  if (reached.size === back.size && [...reached].every((one) => back.has(one))) return Math.min(...reached);
  throw new RangeError('the grid has links that lead one way, where none may lead back: use isReachable');
}

/** Returns whether a route leads from one cell to another. */
function leads(cells: CellStore, rule: number, from: Point, to: Point): boolean {
  if (cells.closedExits.used === 0 && areJoined(cells, rule, from.x, from.y, to.x, to.y)) return true;
  if (cells.isBlocked(from.x, from.y) || cells.isBlocked(to.x, to.y)) return false;
  const { width } = cells;
  return reachOf(cells, rule).from(from.y * width + from.x)(to.y * width + to.x);
}
