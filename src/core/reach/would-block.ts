import { type CellList, indicesOf } from '../base/cells/cell-list.ts';
import { componentAt } from '../choose/components.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { cellsOf, type Grid } from '../grid/grid.ts';
import { waysOf } from '../grid/links/links.ts';
import type { OptionsOn } from '../grid/map-types.ts';
import { flood, hasClosedExits } from './flood.ts';
import { exitsByCell, linksOf } from './over-links.ts';
import { Pieces } from './pieces.ts';
import { onReach, PLACE_NAMES, type ReachOptions } from './unit.ts';

/**
 * Returns whether blocking some cells would leave one of the cells `from` without a route to any of the cells `to`: whether a building may be placed
 * in a tower defence. The grid is not edited, nothing has to be taken back, and nothing is searched: only the surroundings of the cells
 * are looked at, as far as the smaller part of what they would separate.
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
    const cutOff = starts.filter(lacksRoute(places, rule, closed, goals));
    if (cutOff.length === 0) return false;
    const lacked = lacksRoute(places, rule, new Set(), goals);
    return cutOff.some((start) => !lacked(start));
  });
}

/** Returns what says of a cell whether it has no route to any of the goals while some cells are closed. */
function lacksRoute(
  places: CellStore,
  rule: number,
  closed: ReadonlySet<number>,
  goals: readonly number[],
): (start: number) => boolean {
  const isOpen = (cell: number) => !closed.has(cell) && !isBlocked(places, cell);
  const open = goals.filter(isOpen);
  if (open.length === 0) return () => true;
  const isCutOff =
    hasClosedExits(places) || places.shape !== null || waysOf(places) !== null
      ? leavesExits(places, rule, closed, open)
      : leaves(places, rule, closed, open);
  return (start) => !isOpen(start) || isCutOff(start);
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

/** Returns what says of a cell whether it would have no route to any of the goals. */
function leaves(places: CellStore, rule: number, closed: ReadonlySet<number>, goals: readonly number[]) {
  const { width } = places;
  const componentOf = (cell: number) => componentAt(places, rule, cell % width, Math.floor(cell / width));
  const pieces = new Pieces(places, rule, closed, componentOf);
  const ends = new Set(goals.map((goal) => pieces.keyOf(goal)));
  return (start: number) => !ends.has(pieces.keyOf(start));
}

/** Does the same on a grid with closed exits or links, by a flood from the goals. */
function leavesExits(places: CellStore, rule: number, closed: ReadonlySet<number>, goals: readonly number[]) {
  const { width, height, closedExits, shape } = places;
  const isTaken = (x: number, y: number) => closed.has(y * width + x) || places.isBlocked(x, y);
  const terrainCost = () => 1;
  const view = { width, height, closedExits, shape, wrap: places.wrap, isBlocked: isTaken, terrainCost };
  const reached = flood(view, rule, goals, {
    into: true,
    links: exitsByCell(linksOf(places, rule, view), true),
  });
  return (start: number) => reached[start] === 0;
}

function isBlocked(cells: CellStore, cell: number): boolean {
  return cells.isBlocked(cell % cells.width, Math.floor(cell / cells.width));
}
