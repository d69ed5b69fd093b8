/** A map on which some cells count as walls: those where agents stand fast without end. */
import type { CellStore } from '../../core/grid/cell-store.ts';
import { DerivedCells } from '../../core/request/cells/derived-cells.ts';

export class WalledCells extends DerivedCells {
  private readonly walls: ReadonlySet<number>;

  /** @param walls Cell indices. Call `readCell` with each that is added or removed. */
  constructor(source: CellStore, walls: ReadonlySet<number>) {
    super(source, 1);
    this.walls = walls;
  }

  protected derive(left: number, top: number, right: number, bottom: number): void {
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const isWall = this.source.isBlocked(x, y) || this.walls.has(y * this.width + x);
        this.put(x, y, this.source.terrainCost(x, y), isWall);
      }
    }
  }
}
