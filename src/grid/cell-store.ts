import { allocate, sliceOf } from '../base/allocate.ts';
import { CostRange } from './cost-range.ts';
import { Journal } from './journal.ts';
import { costAt, type Range, Terrain, TerrainClasses } from './terrain.ts';

/**
 * The cells of a grid in the form that both engines read: a plane of blocked bits with a border around it (the map in
 * assembly/core/layout.ts draws it) and, once any cell's terrain cost differs from 1, terrain (terrain.ts).
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
  /** Terrain costs, those of blocked cells included; null while all are 1. */
  terrain: Terrain | null = null;
  readonly blockedJournal: Journal;
  /** Empty as long as there is no terrain. */
  readonly terrainJournal: Journal;
  /** What the wasm engine that used it last knows of its copy, so that it need not be looked up. */
  resident: { readonly keeper: object } | null = null;
  /** What the js engine has made of the blocked cells; it alone knows what this holds. */
  prepared: object | null = null;

  /** Cells that are not blocked. */
  #passable: number;
  /** The terrain, as long as it is in classes. */
  #classes: TerrainClasses | null = null;
  /** Of terrain without classes, once asked for. */
  #range: CostRange | null = null;

  /** @param base Another store of this size, whose blocked plane is to be shared; without it no cell is blocked. */
  constructor(width: number, height: number, base?: CellStore) {
    this.width = width;
    this.height = height;
    this.rowBytes = lineBytes(width);
    this.#passable = width * height;
    this.blocked = base?.blocked ?? makePlane(this.rowBytes, width, height);
    this.blockedJournal = base?.blockedJournal ?? new Journal(width * height);
    this.terrainJournal = new Journal(width * height);
  }

  isBlocked(x: number, y: number): boolean {
    return ((this.blocked[this.byteOf(x, y)] >> ((x + 1) & 7)) & 1) === 1;
  }

  /** Terrain cost, also of a blocked cell. */
  terrainCost(x: number, y: number): number {
    return this.terrain === null ? 1 : costAt(this.terrain, y * this.width + x);
  }

  /** Terrain cost, Infinity of a blocked cell. */
  cost(x: number, y: number): number {
    return this.isBlocked(x, y) ? Infinity : this.terrainCost(x, y);
  }

  setBlocked(x: number, y: number, blocked: boolean): void {
    if (this.isBlocked(x, y) === blocked) return;
    const cell = y * this.width + x;
    this.blocked[this.byteOf(x, y)] ^= 1 << ((x + 1) & 7);
    this.#passable += blocked ? -1 : 1;
    this.#classes?.setBlocked(cell, blocked);
    this.blockedJournal.record(cell);
  }

  setTerrainCost(x: number, y: number, cost: number): void {
    if (cost === this.terrainCost(x, y)) return;
    const cell = y * this.width + x;
    if (this.terrain === null) this.#useClasses(new TerrainClasses(this.width * this.height, this.#passable));
    if (this.#classes?.setCost(cell, cost, this.isBlocked(x, y)) === false) this.#leaveClasses(this.#classes);
    if (this.#classes === null) (this.terrain as Terrain).costs[cell] = cost;
    this.terrainJournal.record(cell);
  }

  /** Takes over the cells of a store of the same size, before any engine has read this one. */
  copyFrom(other: CellStore): void {
    this.blocked.set(other.blocked);
    this.#passable = other.#passable;
    if (other.terrain === null) return;
    if (other.#classes !== null) this.#useClasses(other.#classes.copy());
    else this.terrain = new Terrain(sliceOf(other.terrain.costs, 0, this.width * this.height));
    this.terrainJournal.recordAll();
  }

  #useClasses(classes: TerrainClasses): void {
    this.#classes = classes;
    this.terrain = classes.terrain;
  }

  /** Goes over to a cost a cell: there are more distinct costs than classes. */
  #leaveClasses({ terrain: { classes, costs } }: TerrainClasses): void {
    const plane = allocate(Float64Array, classes.length);
    for (let cell = 0; cell < plane.length; cell++) plane[cell] = costs[classes[cell]];
    this.terrain = new Terrain(plane);
    this.#classes = null;
    this.terrainJournal.recordAll();
  }

  /** Least terrain cost of the passable cells; 1 where there are none. */
  leastCost(): number {
    if (this.terrain === null) return 1;
    const least = this.costRange().least();
    return least === Infinity ? 1 : least;
  }

  /** Greatest terrain cost of the passable cells; 1 where there are none. */
  greatestCost(): number {
    if (this.terrain === null) return 1;
    const greatest = this.costRange().greatest();
    return greatest === -Infinity ? 1 : greatest;
  }

  /** The terrain cost that all passable cells share, or 0 where they differ; 1 where there are none. */
  uniformCost(): number {
    if (this.terrain === null) return 1;
    const range = this.costRange();
    return range.greatest() > range.least() ? 0 : this.leastCost();
  }

  protected costRange(): Range {
    if (this.#classes !== null) return this.#classes;
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
