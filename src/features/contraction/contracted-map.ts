import { sliceOf } from '../../core/base/allocate.ts';
import type { Point } from '../../core/base/cells/point.ts';
import { CONTRACTIONS, type Contracted } from '../../core/engine/contraction.ts';
import type { Movement, Plan, SearchOutcome } from '../../core/engine/search.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { exactLandmarks } from '../../core/grid/history/landmarks.ts';
import type { Hierarchy, PlainRecords } from '../../core/kernel/contraction/hierarchy.ts';

/** A contracted map as plain data, which can be sent to another thread. */
export interface PlainContraction extends PlainRecords {
  readonly movement: Movement;
  /** The plane of blocked cells when it was made. */
  readonly blocked: Uint8Array;
}

/**
 * A grid whose corners are contracted. It answers what plans send to it (src/core/request/methods.ts). They send nothing while other cells are
 * blocked than when it was made. So cells and options alone decide which route is found: tiles that were contracted again after an edit would
 * have to wait for a search, and its answer would depend on the searches before.
 */
export class ContractedMap implements Contracted {
  private readonly hierarchy: Hierarchy;
  private readonly blocked: Uint8Array;
  private readonly rowBits: number;
  private readonly width: number;
  readonly rule: number;
  readonly straight: number;
  readonly diagonal: number;
  /** Number of cells that were blocked when the map was made and are not now, and the other way round. */
  private differing = 0;

  /**
   * @param movement What the hierarchy was made for.
   * @param blocked The blocked cells that it was made of. It is kept.
   */
  constructor(cells: CellStore, { rule, straight, diagonal }: Movement, hierarchy: Hierarchy, blocked: Uint8Array) {
    this.hierarchy = hierarchy;
    this.blocked = blocked;
    this.rowBits = cells.rowBytes << 3;
    this.width = cells.width;
    this.rule = rule;
    this.straight = straight;
    this.diagonal = diagonal;
    for (let i = 0; i < blocked.length; i++)
      for (let bits = blocked[i] ^ cells.blocked[i]; bits !== 0; bits &= bits - 1) this.differing++;
  }

  /** Contracts the corners of a grid. @throws `RangeError` if memory cannot be allocated. @param side Cells of a tile's side. */
  static make(cells: CellStore, movement: Movement, hierarchy: Hierarchy, side: number): ContractedMap {
    hierarchy.contract(movement, exactLandmarks(cells), side);
    return new ContractedMap(cells, movement, hierarchy, sliceOf(cells.blocked, 0, cells.blocked.length));
  }

  /**
   * Returns the map that {@link ContractedMap.plain} described, for the same grid, whatever edits it has had since.
   *
   * @param hierarchy One of the cells that were blocked then.
   * @throws `RangeError` if memory cannot be allocated.
   */
  static fromPlain(cells: CellStore, plain: PlainContraction, hierarchy: Hierarchy): ContractedMap {
    hierarchy.restore(plain, plain.movement, exactLandmarks(cells));
    return new ContractedMap(cells, plain.movement, hierarchy, plain.blocked);
  }

  /** Returns plain data that describes the map. It has views of arrays that later calls may move: copy them at once. */
  plain(): PlainContraction {
    const { rule, straight, diagonal, blocked, hierarchy } = this;
    return { movement: { rule, straight, diagonal }, blocked, ...hierarchy.records() };
  }

  get corners(): number {
    return this.hierarchy.corners;
  }

  get bytes(): number {
    return this.blocked.length + this.hierarchy.bytes;
  }

  release(): void {
    this.hierarchy.release();
  }

  get isCurrent(): boolean {
    return this.differing === 0;
  }

  cellChanged(cell: number, isBlocked: boolean): void {
    const y = Math.floor(cell / this.width);
    const bit = (y + 1) * this.rowBits + (cell - y * this.width) + 1;
    const wasBlocked = ((this.blocked[Math.floor(bit / 8)] >> (bit & 7)) & 1) === 1;
    this.differing += wasBlocked === isBlocked ? -1 : 1;
  }

  answer(cells: CellStore, plan: Plan, start: Point, goal: Point): SearchOutcome | null {
    if (cells.isBlocked(start.x, start.y) || cells.isBlocked(goal.x, goal.y)) return null;
    try {
      return this.hierarchy.climb(start, goal, plan);
    } catch (error) {
      // Its kernel has been given up. The next search does without.
      if (!(error instanceof RangeError)) CONTRACTIONS.set(cells, null);
      throw error;
    }
  }
}
