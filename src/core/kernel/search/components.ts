/** Reads the connected components that the kernel keeps with its copy of a grid, see assembly/reach/components.ts. */
import type { CellStore } from '../../grid/cell-store.ts';
import type { Host } from './host.ts';

/** What the kernel answers if memory is refused. */
const REFUSED = -2;

/**
 * Returns the number of a cell's component under a corner rule, or of hexagons, -1 if it is blocked. Cells of equal numbers are connected, until the next edit.
 *
 * @throws `RangeError` if memory cannot be allocated; the engine stays usable.
 */
export function componentOn(host: Host, cells: CellStore, rule: number, x: number, y: number): number {
  // What `Room.run` does, without a closure for each question.
  for (;;) {
    const component = host.kernel.componentAt(host.addressOf(cells), rule, x, y);
    if (component !== REFUSED) return component;
    host.room.make();
  }
}

/** Returns a number above those of all components. @throws as `componentOn` does. */
export function componentsEnd(host: Host, cells: CellStore, rule: number): number {
  return host.room.run(() => host.kernel.componentsEnd(host.addressOf(cells), rule), REFUSED);
}
