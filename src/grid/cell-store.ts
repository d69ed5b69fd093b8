import { allocate, sliceOf } from '../base/allocate.ts';
import { CostRange } from './cost-range.ts';
import { Journal } from './journal.ts';

/**
 * The cells of a grid in the form that both engines read: a plane of blocked bits with a border around it (the map in
 * assembly/core/layout.ts draws it) and, once any cell's terrain cost differs from 1, a plane of terrain costs.
 *
 * Engines keep copies of it; journals, one a plane, tell them what to copy again. What they make of the blocked cells alone outlives
 * any change of terrain.
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
  readonly blockedJournal: Journal;
  /** Empty as long as there is no terrain. */
  readonly terrainJournal: Journal;
  /** What the wasm engine that used it last knows of its copy, so that it need not be looked up. */
  resident: { readonly keeper: object } | null = null;
  /** What the js engine has made of the blocked cells; it alone knows what this holds. */
  prepared: object | null = null;

  /** Of the terrain, once asked for. */
  #range: CostRange | null = null;

  /** @param base Another store of this size, whose blocked plane is to be shared; without it no cell is blocked. */
  constructor(width: number, height: number, base?: CellStore) {
    this.width = width;
    this.height = height;
    this.rowBytes = lineBytes(width);
    this.blocked = base?.blocked ?? makePlane(this.rowBytes, width, height);
    this.blockedJournal = base?.blockedJournal ?? new Journal(width * height);
    this.terrainJournal = new Journal(width * height);
  }

  isBlocked(x: number, y: number): boolean {
    return ((this.blocked[this.byteOf(x, y)] >> ((x + 1) & 7)) & 1) === 1;
  }

  /** Terrain cost, also of a blocked cell. */
  terrainCost(x: number, y: number): number {
    return this.terrain === null ? 1 : this.terrain[y * this.width + x];
  }

  /** Terrain cost, Infinity of a blocked cell. */
  cost(x: number, y: number): number {
    return this.isBlocked(x, y) ? Infinity : this.terrainCost(x, y);
  }

  setBlocked(x: number, y: number, blocked: boolean): void {
    if (this.isBlocked(x, y) === blocked) return;
    this.blocked[this.byteOf(x, y)] ^= 1 << ((x + 1) & 7);
    this.blockedJournal.record(y * this.width + x);
  }

  setTerrainCost(x: number, y: number, cost: number): void {
    if (cost === this.terrainCost(x, y)) return;
    this.terrain ??= allocate(Float64Array, this.width * this.height).fill(1);
    this.terrain[y * this.width + x] = cost;
    this.terrainJournal.record(y * this.width + x);
  }

  /** Takes over the cells of a store of the same size, before any engine has read this one. */
  copyFrom(other: CellStore): void {
    this.blocked.set(other.blocked);
    if (other.terrain === null) return;
    this.terrain = sliceOf(other.terrain, 0, other.terrain.length);
    this.terrainJournal.recordAll();
  }

  /** Least terrain cost of the passable cells; 1 where there are none. */
  leastCost(): number {
    if (this.terrain === null) return 1;
    const least = this.costRange().least();
    return least === Infinity ? 1 : least;
  }

  /** The terrain cost that all passable cells share, or 0 where they differ; 1 where there are none. */
  uniformCost(): number {
    if (this.terrain === null) return 1;
    const range = this.costRange();
    return range.greatest() > range.least() ? 0 : this.leastCost();
  }

  protected costRange(): CostRange {
    this.#range ??= new CostRange(this);
    return this.#range;
  }

  /** Index of the byte of the blocked plane in which a cell's bit stands. */
  byteOf(x: number, y: number): number {
    return (y + 1) * this.rowBytes + ((x + 1) >> 3);
  }
}

/** Bytes of a row of so many cells and a border: whole 64-bit words, or 1, 2 or 4 bytes where that is enough. */
function lineBytes(cells: number): number {
  if (cells > 30) return Math.ceil((cells + 2) / 64) * 8;
  return cells > 14 ? 4 : cells > 6 ? 2 : 1;
}

/** Bytes of a blocked plane: behind the border, 8 that count as blocked, since rows are read a word at a time. */
export function planeBytes(rowBytes: number, height: number): number {
  return rowBytes * (height + 2) + 8;
}

/** A plane with no cell blocked, only the border. */
function makePlane(rowBytes: number, width: number, height: number): Uint8Array {
  const plane = allocate(Uint8Array, planeBytes(rowBytes, height)).fill(255);
  for (let y = 0; y < height; y++) clearBits(plane, (y + 1) * rowBytes, width);
  return plane;
}

/** Clears bits 1 to `count` of the row that starts at byte `row`. */
function clearBits(plane: Uint8Array, row: number, count: number): void {
  const end = count + 1;
  plane[row] = end < 8 ? ~(((1 << end) - 1) & ~1) : 1;
  if (end < 8) return;
  plane.fill(0, row + 1, row + (end >> 3));
  plane[row + (end >> 3)] = 256 - (1 << (end & 7));
}
