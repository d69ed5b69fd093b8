import { STEP_X, STEP_Y } from '../base/cells/direction.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { WRAPS_X, WRAPS_Y } from '../grid/links/links.ts';
import { ALWAYS } from '../rules/moves.ts';

const STRAIGHT = [0, 2, 4, 6];
const ALL = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * The steps between cells, as far as they decide what is connected. A diagonal step counts under ALWAYS alone: by any other rule it needs a way
 * of two straight steps beside it, so who follows those comes as far. Whether a step is legal then depends on its two cells and the exits between them.
 */
export class Steps {
  /** After `look`: the cells, the first `count` of them, that a step leads to and another one back from. */
  readonly beside: number[] = [];
  count = 0;
  /** After `look`: the cells that a step leads to and none back from, and those from which one comes and none leads there. */
  readonly onlyTo: number[] = [];
  readonly onlyFrom: number[] = [];
  private readonly cells: CellStore;
  private readonly directions: readonly number[];
  private readonly hasExits: boolean;

  constructor(cells: CellStore, rule: number) {
    this.cells = cells;
    this.directions = cells.shape !== null || rule === ALWAYS ? ALL : STRAIGHT;
    this.hasExits = cells.closedExits.used > 0;
  }

  /** Looks at the steps of a passable cell to passable ones, those over edges that go on too. */
  look(cell: number): void {
    const { cells, directions, beside } = this;
    const { width, height, shape, wrap } = cells;
    const y = Math.floor(cell / width);
    const x = cell - y * width;
    let count = 0;
    this.onlyTo.length = 0;
    this.onlyFrom.length = 0;
    for (let i = 0; i < directions.length; i++) {
      const direction = directions[i];
      let toX = x + STEP_X[direction];
      let toY = y + STEP_Y[direction];
      if (toX < 0 || toX >= width) {
        if ((wrap & WRAPS_X) === 0) continue;
        toX = toX < 0 ? width - 1 : 0;
      }
      if (toY < 0 || toY >= height) {
        if ((wrap & WRAPS_Y) === 0) continue;
        toY = toY < 0 ? height - 1 : 0;
      }
      if (cells.isBlocked(toX, toY) || shape?.isMove(x, y, direction) === false) continue;
      const to = toY * width + toX;
      if (!this.hasExits || this.leadsBothWays(cell, to, direction)) beside[count++] = to;
    }
    this.count = count;
  }

  /** Returns whether steps lead there and back; notes one that leads one way. */
  private leadsBothWays(cell: number, to: number, direction: number): boolean {
    const { closedExits } = this.cells;
    const leads = ((closedExits.at(cell) >> direction) & 1) === 0;
    const leadsBack = ((closedExits.at(to) >> (direction ^ 4)) & 1) === 0;
    if (leads !== leadsBack) (leads ? this.onlyTo : this.onlyFrom).push(to);
    return leads && leadsBack;
  }
}
