/** Which cells are connected: components of the cells themselves, which the engine of searches keeps with its copy. Closed exits make no difference. */
import type { CellStore } from '../grid/cell-store.ts';
import { componentOn } from '../kernel/search/components.ts';
import { chooseEngine } from './search.ts';

const ANY_ENGINE = { engine: 'auto' } as const;

/** Returns the number of a cell's component under a corner rule, -1 if it is blocked. Cells of equal numbers are connected, until the next edit. */
export function componentAt(cells: CellStore, rule: number, x: number, y: number): number {
  return componentOn(chooseEngine(ANY_ENGINE, cells).host, cells, rule, x, y);
}

/** Returns whether two cells are connected under a corner rule; false if one is blocked. */
export function areJoined(cells: CellStore, rule: number, ax: number, ay: number, bx: number, by: number): boolean {
  const { host } = chooseEngine(ANY_ENGINE, cells);
  const component = componentOn(host, cells, rule, ax, ay);
  return component >= 0 && component === componentOn(host, cells, rule, bx, by);
}
