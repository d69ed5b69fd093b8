/** Which cells are connected: components of the cells themselves, which the engine of searches keeps with its copy. Closed exits make no difference. */
import type { CellStore } from '../grid/cell-store.ts';
import { componentAt as componentOnSquares } from '../kernel/search/components.ts';
import { hexComponents } from './hex-components.ts';
import { chooseEngine } from './search.ts';

const ANY_ENGINE = { engine: 'auto' } as const;

/** Returns the number of a cell's component under a corner rule, -1 if it is blocked. Cells of equal numbers are connected, until the next edit. */
export function componentAt(cells: CellStore, rule: number, x: number, y: number): number {
  if (cells.shape !== null) return hexComponents(cells)[y * cells.width + x];
  return componentOnSquares(chooseEngine(ANY_ENGINE).host, cells, rule, x, y);
}

/** Returns whether two cells are connected under a corner rule; false if one is blocked. */
export function areJoined(cells: CellStore, rule: number, ax: number, ay: number, bx: number, by: number): boolean {
  const component = componentAt(cells, rule, ax, ay);
  return component >= 0 && component === componentAt(cells, rule, bx, by);
}
