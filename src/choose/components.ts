/**
 * Which cells are connected, for both engines alike: components of the cells themselves, made when first asked for, kept with the grid and
 * brought up to date with its edits. Closed exits make no difference to them.
 */
import type { CellStore } from '../grid/cell-store.ts';
import { areConnected, Components, rootOfCell, settle } from '../js/reach/components.ts';
import { componentsOf } from '../js/solve/prepared.ts';
import { bitAt } from '../rules/cells.ts';
import { ALWAYS } from '../rules/moves.ts';
import { hexComponents } from './hex-components.ts';

/** Returns the number of a passable cell's component under a corner rule. Cells of equal numbers are connected, until the next edit. */
export function componentAt(cells: CellStore, rule: number, x: number, y: number): number {
  if (cells.shape !== null) return hexComponents(cells)[y * cells.width + x];
  return rootOfCell(componentsOf(cells, rule), bitAt(cells, x, y));
}

/** Returns whether two passable cells are connected under a corner rule. */
export function areJoined(cells: CellStore, rule: number, ax: number, ay: number, bx: number, by: number): boolean {
  if (cells.shape !== null) return componentAt(cells, rule, ax, ay) === componentAt(cells, rule, bx, by);
  return areConnected(componentsOf(cells, rule), bitAt(cells, ax, ay), bitAt(cells, bx, by));
}

/**
 * Returns what `componentAt` does for the squares of a grid, from components that are not kept with it, and the number from which on there are
 * none.
 *
 * @throws `RangeError` if memory cannot be allocated.
 */
export function passingComponents(
  cells: CellStore,
  rule: number,
): { readonly end: number; at(x: number, y: number): number } {
  const components = new Components(cells, rule === ALWAYS ? 1 : 0);
  settle(components);
  return { end: components.forest.length, at: (x, y) => rootOfCell(components, bitAt(cells, x, y)) };
}
