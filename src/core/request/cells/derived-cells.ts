import { allocate } from '../../base/allocate.ts';
import { GREATEST_COST, LEAST_COST } from '../../base/check.ts';
import { isList } from '../../base/lists.ts';
import { CellStore } from '../../grid/cell-store.ts';
import { type ChangeHandler, JournalCursor } from '../../grid/history/follower.ts';
import { canUse } from '../../grid/links/links.ts';
import { costAt } from '../../grid/terrain.ts';

/** Rows that are derived at a time. */
const BAND = 64;

/** Index of the journal of kinds among those that are followed. */
const KINDS = 2;

/**
 * A separate map of what a unit may enter: cells derived from those of another store, cell by cell. Engines read it like any grid, so no
 * search knows about units. It has journals too, so after an edit engines copy and prepare again only what changed.
 *
 * Each derived cell depends on the `side` x `side` cells of its source whose top left one has its place. So a changed cell of the source
 * touches as many derived cells.
 */
export abstract class DerivedCells extends CellStore implements ChangeHandler {
  protected readonly source: CellStore;
  private readonly side: number;
  protected readonly follower: JournalCursor;

  constructor(source: CellStore, side: number) {
    super(source.width, source.height, { closedExits: source.closedExits, shape: source.shape });
    this.source = source;
    this.floorRows = source.floorRows;
    this.wrap = source.wrap;
    this.side = side;
    const { blockedJournal, terrainJournal, kinds, closedExits } = source;
    this.follower = new JournalCursor([blockedJournal, terrainJournal, kinds.journal, closedExits.journal]);
  }

  /** Derives cells again: columns `left` to `right` of rows `top` to `bottom`. */
  protected abstract derive(left: number, top: number, right: number, bottom: number): void;

  /** Takes in the changes of the source: cell by cell if they touch at most a quarter of the cells. If a cell is refused, the next call tries again. */
  bringUpToDate(): void {
    this.links = this.source.links;
    this.follower.catchUp(this, (this.width * this.height) / (4 * this.side * this.side));
  }

  override mayUse(kinds: readonly number[] | null): boolean {
    return this.source.mayUse(kinds);
  }

  readAll(): void {
    const { width, height } = this;
    for (let y = 0; y < height; y += BAND) this.derive(0, y, width - 1, Math.min(y + BAND, height) - 1);
  }

  readCell(cell: number): void {
    const { side, width } = this;
    const y = Math.floor(cell / width);
    const x = cell - y * width;
    this.derive(Math.max(x - side + 1, 0), Math.max(y - side + 1, 0), x, y);
  }

  /** Returns whether all changes of kinds are taken in. */
  protected hasSeenKinds(): boolean {
    return this.follower.hasSeen(KINDS);
  }

  /** Sets what was derived for a cell. @param cost Its terrain cost; Infinity if it has none, which blocks it. */
  protected put(x: number, y: number, cost: number, isBlocked: boolean = cost === Infinity): void {
    this.setBlocked(x, y, isBlocked);
    if (cost !== Infinity) this.setTerrainCost(x, y, cost);
  }
}

/** The places where a square unit of `size` x `size` cells may stand, by its top left cell. It pays the dearest cell that it covers. */
export class InflatedCells extends DerivedCells {
  readonly size: number;

  constructor(source: CellStore, size: number) {
    super(source, size);
    this.size = size;
    if (source.terrain !== null) return;
    // Without terrain, all cells can be derived by bytes of blocked bits, before anything reads them.
    const { blocked, rowBytes } = this;
    blocked.set(source.blocked);
    // The border is blocked, so squares that reach over it are too, whatever lies beyond.
    gather(size, 8 * rowBytes, (by) => {
      const skip = by >> 3;
      for (let i = 0; i + skip + 1 < blocked.length; i++) {
        blocked[i] |= (blocked[i + skip] | (blocked[i + skip + 1] << 8)) >> (by & 7);
      }
    });
    this.follower.mark();
  }

  /** Takes the highest cost of each square. Blocked cells, and all outside, cost Infinity. */
  protected derive(left: number, top: number, right: number, bottom: number): void {
    const { size, source } = this;
    const width = right - left + size;
    const costs = allocate(Float64Array, width * (bottom - top + size));
    for (let i = 0; i < costs.length; i++) {
      const row = Math.floor(i / width);
      costs[i] = source.cost(left + i - row * width, top + row);
    }
    // Reads past the border give costs of other rows, or NaN. `>` ignores NaN, and the border, which costs Infinity, comes before them in each square.
    gather(size, width, (by) => {
      for (let i = 0; i + by < costs.length; i++) if (costs[i + by] > costs[i]) costs[i] = costs[i + by];
    });
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) this.put(x, y, costs[(y - top) * width + x - left]);
    }
  }
}

/** Makes each cell of a plane take in the `size` x `size` cells from it on: calls `join` with how far ahead it takes in another one. */
function gather(size: number, width: number, join: (by: number) => void): void {
  for (const unit of [1, width]) {
    for (let have = 1; have < size; ) {
      const more = Math.min(have, size - have);
      join(more * unit);
      have += more;
    }
  }
}

/** A grid as a request prices it: each cell costs its terrain times the factor of its kind, and is blocked if that is not possible. */
export class WeightedCells extends DerivedCells {
  /** By kind. */
  private readonly factors: Float64Array;

  constructor(source: CellStore, factors: Float64Array) {
    super(source, 1);
    this.factors = factors;
  }

  /** Returns whether the factors are these. */
  hasFactors(factors: ArrayLike<number>): boolean {
    if (factors.length !== this.factors.length) return false;
    for (let kind = 0; kind < factors.length; kind++) if (factors[kind] !== this.factors[kind]) return false;
    return true;
  }

  /**
   * Returns whether a caller's costs by kind are these factors, and the kinds of the grid are those that they were checked for. If so, they
   * need not be checked again.
   */
  isCurrentFor(kindCosts: ArrayLike<number>): boolean {
    return this.hasSeenKinds() && isList(kindCosts) && this.hasFactors(kindCosts);
  }

  override mayUse(kinds: readonly number[] | null): boolean {
    return canUse(kinds, this.factors);
  }

  protected derive(left: number, top: number, right: number, bottom: number): void {
    const { factors, source } = this;
    const { terrain, kinds, width } = source;
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const cell = y * width + x;
        const factor = factors[kinds.at(cell)];
        const isPriced = factor > 0 && factor < Infinity;
        const cost = isPriced ? factor * (terrain === null ? 1 : costAt(terrain, cell)) : Infinity;
        const isRight = cost >= LEAST_COST && cost <= GREATEST_COST;
        const isBlocked = !isPriced || source.isBlocked(x, y);
        if (!isBlocked && !isRight) throw wrongProduct(x, y, kinds.at(cell), cost);
        // A blocked cell keeps its price, as in a grid: it may be the start of a unit that does not block itself.
        this.put(x, y, isRight ? cost : Infinity, isBlocked);
      }
    }
  }
}

function wrongProduct(x: number, y: number, kind: number, cost: number): RangeError {
  return new RangeError(
    `kindCosts[${kind}] makes the terrain cost of cell (${x}, ${y}) ${cost}: it must be from ${LEAST_COST} to ${GREATEST_COST}`,
  );
}
