/**
 * Which cells are connected, for both engines alike: components of the cells themselves, made when first asked for, kept with the grid and
 * brought up to date with its edits. Closed exits make no difference to them.
 */
import type { CellStore } from '../grid/cell-store.ts';
import { isUncertain, rootOfCell } from '../js/reach/components.ts';
import { componentsOf, renewComponents } from '../js/solve/prepared.ts';
import { bitAt } from '../rules/cells.ts';

/** Returns the number of a passable cell's component under a corner rule. Cells of equal numbers are connected, until the next edit. */
export function componentAt(cells: CellStore, rule: number, x: number, y: number): number {
  const bit = bitAt(cells, x, y);
  let components = componentsOf(cells, rule);
  // An edit may have split it.
  if (isUncertain(components, bit)) components = renewComponents(cells, rule);
  return rootOfCell(components, bit);
}

/** Returns whether two passable cells are connected under a corner rule. */
export function areJoined(cells: CellStore, rule: number, ax: number, ay: number, bx: number, by: number): boolean {
  const components = componentsOf(cells, rule);
  const bit = bitAt(cells, ax, ay);
  if (rootOfCell(components, bit) !== rootOfCell(components, bitAt(cells, bx, by))) return false;
  if (!isUncertain(components, bit)) return true;
  return componentAt(cells, rule, ax, ay) === componentAt(cells, rule, bx, by);
}
