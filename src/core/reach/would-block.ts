import { type CellList, indicesOf } from '../base/cells/cell-list.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { cellsOf, type Grid } from '../grid/grid.ts';
import { waysOf } from '../grid/links/links.ts';
import type { OptionsOn } from '../grid/map-types.ts';
import { Pieces } from './pieces.ts';
import { reachOf } from './reach.ts';
import { onReach, PLACE_NAMES, type ReachOptions } from './unit.ts';

/**
 * Returns whether blocking some cells would leave one of the cells `from` without a route to any of the cells `to`: whether a building may be placed
 * in a tower defence. The grid is not edited, nothing has to be taken back, and nothing is searched: only the surroundings of the cells
 * are looked at, as far as the smaller part of what they would separate. Links, closed exits, edges that go on and hexagons make no difference to that.
 *
 * A cell of `from` that is among the cells counts as cut off. Cells of `from` that have no route to any of `to` as it is do not count, and so cells
 * where the unit cannot stand: no building changes that. Nor do cells of `to` that are blocked.
 *
 * @param grid The grid, which stays as it is.
 * @param cells The cells to block: an iterable of cells, an Int32Array of cell indices, or one cell. They may be blocked already.
 * @param from Where units come from, in the same forms. Without any, the result is false.
 * @param to Where they go, in the same forms: one of them is enough for each.
 * @param options The unit, as for {@link findPath}: `diagonals`, `size`, `kindCosts`, `avoid`.
 * @throws `TypeError` and `RangeError` as {@link findPath} does.
 *
 * @example
 * const grid = Grid.fromText(`
 *   .....
 *   .###.
 *   .....
 * `);
 * wouldBlock(grid, [[2, 0]], [0, 1], [4, 1]); // => false
 * wouldBlock(grid, [[2, 0], [2, 2]], [0, 1], [4, 1]); // => true
 * grid.isBlocked(2, 0); // => false
 */
export function wouldBlock<Map extends Grid>(
  grid: Map,
  cells: CellList,
  from: CellList,
  to: CellList,
  options?: OptionsOn<Map, Omit<ReachOptions, 'allowBlockedStart'>>,
): boolean;
export function wouldBlock(
  grid: Grid,
  cells: CellList,
  from: CellList,
  to: CellList,
  options?: Omit<ReachOptions, 'allowBlockedStart'>,
): boolean {
  const base = cellsOf(grid);
  const taken = indicesOf('cells', cells, base);
  const starts = indicesOf('from', from, base);
  const goals = indicesOf('to', to, base);
  return onReach(base, options, PLACE_NAMES, [], (places, rule) => {
    const closed = placesOn(taken, options?.size ?? 1, base.width);
    return separates(places, rule, closed, starts, goals);
  });
}

/** Returns whether closing some cells would take the last route from one of the starts to the goals. */
function separates(
  cells: CellStore,
  rule: number,
  closed: ReadonlySet<number>,
  starts: readonly number[],
  goals: readonly number[],
): boolean {
  const pieces = new Pieces(cells, rule, closed);
  const isTouched = (cell: number) => pieces.isTouched(cell);
  const links = waysOf(cells);
  const touchesArc = pieces.hasOneWay || links?.from.some(isTouched) === true || links?.to.some(isTouched) === true;
  // Neither they nor a way between them is touched, as with most buildings.
  if (!touchesArc && !starts.some(isTouched) && !goals.some(isTouched)) return false;
  const reach = reachOf(cells, rule);
  const numberOf = reach.numbers();
  const keyOf = (cell: number) => pieces.keyOf(cell, numberOf);
  const after = reach.within(goals.map(keyOf), true, keyOf);
  const cutOff = starts.filter((start) => !after.has(keyOf(start)));
  if (cutOff.length === 0) return false;
  const before = reach.within(goals.map(numberOf), true, numberOf);
  return cutOff.some((start) => before.has(numberOf(start)));
}

/** Returns the places where a unit would stand on one of the cells: those up to size - 1 columns and rows before it. */
function placesOn(cells: readonly number[], size: number, width: number): ReadonlySet<number> {
  if (size === 1) return new Set(cells);
  const places = new Set<number>();
  for (const cell of cells) {
    const x = cell % width;
    for (let dy = 0; dy < size && cell - dy * width >= 0; dy++) {
      for (let dx = 0; dx < size && dx <= x; dx++) places.add(cell - dy * width - dx);
    }
  }
  return places;
}
