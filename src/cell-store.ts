import { allocate } from './allocate.ts';
import { Journal } from './journal.ts';

/**
 * The cells of a grid in the form that both engines read: a plane of blocked bits with a border around it (the map in
 * assembly/layout.ts draws it) and, once any cell's terrain cost differs from 1, a plane of terrain costs.
 *
 * Engines keep copies of it; the journal tells them what to copy again.
 */
export class CellStore {
  readonly width: number;
  readonly height: number;
  /** Bytes from one row of the blocked plane to the next. */
  readonly rowBytes: number;
  /** One bit a cell, 1 = blocked: cell (x, y) is bit x + 1 of row y + 1. */
  readonly blocked: Uint8Array;
  /** Row-major terrain costs, those of blocked cells included; null while all are 1. */
  terrain: Float64Array | null = null;
  readonly journal: Journal;

  // The least terrain cost of the passable cells, how many cells have it, and how many are passable.
  // Kept only where there is terrain, and counted anew when the last cell of least cost has gone.
  #least = 1;
  #leastCount = 0;
  #passableCount = 0;
  #counted = false;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.rowBytes = Math.ceil((width + 2) / 64) * 8;
    this.journal = new Journal(width * height);
    this.blocked = allocate(Uint8Array, this.rowBytes * (height + 2) + 8).fill(255);
    for (let y = 0; y < height; y++) clearBits(this.blocked, (y + 1) * this.rowBytes, width);
  }

  isBlocked(x: number, y: number): boolean {
    return ((this.blocked[this.byteOf(x, y)] >> ((x + 1) & 7)) & 1) === 1;
  }

  /** Terrain cost, also of a blocked cell. */
  terrainCost(x: number, y: number): number {
    return this.terrain === null ? 1 : this.terrain[y * this.width + x];
  }

  setBlocked(x: number, y: number, blocked: boolean): void {
    if (this.isBlocked(x, y) === blocked) return;
    if (this.#counted) {
      if (blocked) this.#forget(this.terrainCost(x, y));
      else this.#count(this.terrainCost(x, y));
    }
    this.blocked[this.byteOf(x, y)] ^= 1 << ((x + 1) & 7);
    this.journal.record(y * this.width + x);
  }

  setTerrainCost(x: number, y: number, cost: number): void {
    const before = this.terrainCost(x, y);
    if (cost === before) return;
    this.terrain ??= allocate(Float64Array, this.width * this.height).fill(1);
    if (this.#counted && !this.isBlocked(x, y)) {
      this.#count(cost);
      this.#forget(before);
    }
    this.terrain[y * this.width + x] = cost;
    this.journal.record(y * this.width + x);
  }

  /** Takes over the cells of a store of the same size, before any engine has read this one. */
  copyFrom(other: CellStore): void {
    this.blocked.set(other.blocked);
    this.terrain = other.terrain?.slice() ?? null;
  }

  /** Least terrain cost of the passable cells; 1 where there are none. */
  leastCost(): number {
    if (this.terrain === null) return 1;
    this.#countAll();
    return this.#passableCount === 0 ? 1 : this.#least;
  }

  /** The terrain cost that all passable cells share, or 0 where they differ. */
  uniformCost(): number {
    if (this.terrain === null) return 1;
    const least = this.leastCost();
    return this.#leastCount === this.#passableCount ? least : 0;
  }

  /** Index of the byte of the blocked plane in which a cell's bit stands. */
  byteOf(x: number, y: number): number {
    return (y + 1) * this.rowBytes + ((x + 1) >> 3);
  }

  #countAll(): void {
    if (this.#counted && (this.#leastCount > 0 || this.#passableCount === 0)) return;
    this.#least = Infinity;
    this.#leastCount = 0;
    this.#passableCount = 0;
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) if (!this.isBlocked(x, y)) this.#count(this.terrainCost(x, y));
    }
    this.#counted = true;
  }

  #count(cost: number): void {
    this.#passableCount++;
    if (cost < this.#least) {
      this.#least = cost;
      this.#leastCount = 0;
    }
    if (cost === this.#least) this.#leastCount++;
  }

  #forget(cost: number): void {
    this.#passableCount--;
    if (cost === this.#least) this.#leastCount--;
  }
}

/** Clears bits 1 to `count` of the row that starts at byte `row`. */
function clearBits(plane: Uint8Array, row: number, count: number): void {
  const end = count + 1;
  plane[row] = end < 8 ? ~(((1 << end) - 1) & ~1) : 1;
  if (end < 8) return;
  plane.fill(0, row + 1, row + (end >> 3));
  plane[row + (end >> 3)] = 256 - (1 << (end & 7));
}
