/**
 * Uniform ground with links, edges that go on, or closed exits, for jump points. Jump points stop where terrain changes. To make them stop at some
 * cells, this copy of the grid, whose cells cost 1, raises the cost of those cells by up to 2^-38: too little to change which route is cheapest. Four
 * such costs alternate by column and row, so no two cells side by side cost the same. Routes report their true cost.
 *
 * Jump points may stop anywhere, so a stop costs time alone. They must stop
 *
 * - at cells that links leave: these are followed from there (they stop at the other ends too),
 * - at the first and last cells of edges that go on: steps over these are ways like links,
 * - at cells beside one with a closed exit, and there. Pruning compares a cell with its eight neighbours, and takes ways among those nine
 *   cells to be open. Elsewhere they are, since none of the nine has a closed exit. At such a stop nothing is pruned (assembly/jump/jumps.ts).
 */
import { STOPS_SHARE } from '../base/tuning/tuning.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { type CachedItem, GridCache } from '../grid/history/slot.ts';
import type { DirectedLinks } from '../grid/links/links.ts';
import { DerivedCells } from './cells/derived-cells.ts';

const NO_ENDS: DirectedLinks['ends'] = /* @__PURE__ */ new Set();

class JumpBarriers extends DerivedCells implements CachedItem {
  /** The cells at both ends of links, and of steps over edges. */
  private ends: DirectedLinks['ends'] = NO_ENDS;

  constructor(source: CellStore) {
    super(source, 1);
  }

  /** Takes in changes of the grid and of its links. */
  follow(ends: DirectedLinks['ends']): void {
    const before = this.ends;
    this.ends = ends;
    this.bringUpToDate();
    if (ends === before) return;
    for (const cell of before) if (!ends.has(cell)) this.readCell(cell);
    for (const cell of ends) if (!before.has(cell)) this.readCell(cell);
  }

  release(): void {
    this.releaseCopies();
  }

  protected derive(left: number, top: number, right: number, bottom: number): void {
    const { source, closedExits } = this;
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const cell = y * source.width + x;
        const isStop = closedExits.at(cell) !== 0 || this.ends.has(cell);
        const mark = isStop ? 1 + ((x & 1) + 2 * (y & 1) + 1) * 2 ** -40 : 1;
        // Another exit may be closed or open now. A change of cost makes jump points forget where they led.
        if (isStop) this.put(x, y, 1, source.isBlocked(x, y));
        this.put(x, y, mark, source.isBlocked(x, y));
      }
    }
  }
}

const STOPS: GridCache<JumpBarriers> = /* @__PURE__ */ new GridCache();

/** Returns whether jump points have to stop at some cells of a grid, but at few. */
export function hasFewStops({ width, height, closedExits }: CellStore, ways: DirectedLinks | null): boolean {
  const stops = closedExits.used + (ways?.ends.size ?? 0);
  return stops > 0 && stops * STOPS_SHARE <= width * height;
}

/** Returns the copy of a grid with stops. It is kept with the grid. */
export function withStops(cells: CellStore, ways: DirectedLinks | null): JumpBarriers {
  const stops = STOPS.ensure(cells, () => new JumpBarriers(cells));
  stops.follow(ways?.ends ?? NO_ENDS);
  return stops;
}
