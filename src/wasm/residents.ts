import { outOfMemory } from '../allocate.ts';
import type { CellStore } from '../cell-store.ts';
import type { CellsKernel } from './kernel.ts';
import type { LinearMemory } from './memory.ts';

/** Where linear memory in use would pass this many bytes, grids are dropped, least recently used first. */
const BUDGET = 512 * 2 ** 20;

/** A grid's copy in linear memory. */
interface Resident {
  /** Address of its record, 0 once dropped. */
  address: number;
  /** Bookmark in the grid's journal: changes that the copy contains. */
  seen: number;
  hasTerrain: boolean;
}

/**
 * The grids that stand in linear memory. They are copies: one that is dropped, to make room, is copied again when next
 * used, and one whose grid is garbage-collected goes with it.
 */
export class Residents {
  readonly #kernel: CellsKernel;
  readonly #memory: LinearMemory;
  readonly #byStore = new WeakMap<CellStore, Resident>();
  /** In order of use, the latest last. */
  readonly #inUse = new Set<Resident>();
  readonly #collected = new FinalizationRegistry<Resident>((resident) => this.#drop(resident));
  #latest: Resident | undefined;

  constructor(kernel: CellsKernel, memory: LinearMemory) {
    this.#kernel = kernel;
    this.#memory = memory;
  }

  /**
   * Address of a grid's copy, brought up to date.
   *
   * @throws {RangeError} where memory cannot be had.
   */
  addressOf(cells: CellStore): number {
    const resident = this.#byStore.get(cells) ?? this.#register(cells);
    if (resident.address === 0) this.#admit(cells, resident);
    if (resident !== this.#latest) this.#touch(resident);
    if (resident.seen !== cells.journal.count || resident.hasTerrain !== (cells.terrain !== null)) {
      this.#update(cells, resident);
    }
    return resident.address;
  }

  /** Drops the grid used least recently, other than the latest one. False where there is none. */
  evict(): boolean {
    for (const resident of this.#inUse) {
      if (resident === this.#latest) continue;
      this.#drop(resident);
      return true;
    }
    return false;
  }

  #register(cells: CellStore): Resident {
    const resident = { address: 0, seen: -1, hasTerrain: false };
    this.#byStore.set(cells, resident);
    this.#collected.register(cells, resident);
    return resident;
  }

  #admit(cells: CellStore, resident: Resident): void {
    this.#latest = undefined;
    this.#makeRoom(cells.blocked.length);
    resident.address = this.#orEvict(() => this.#kernel.createCells(cells.width, cells.height, cells.rowBytes));
    resident.seen = -1;
    resident.hasTerrain = false;
  }

  #touch(resident: Resident): void {
    this.#inUse.delete(resident);
    this.#inUse.add(resident);
    this.#latest = resident;
  }

  #drop(resident: Resident): void {
    if (resident.address === 0) return;
    this.#kernel.releasePrepared?.(resident.address);
    this.#kernel.releaseCells(resident.address);
    resident.address = 0;
    this.#inUse.delete(resident);
    if (this.#latest === resident) this.#latest = undefined;
  }

  #makeRoom(bytes: number): void {
    while ((this.#kernel.usedBytes() >>> 0) + bytes > BUDGET && this.evict());
  }

  /** Tries until it gets an address, dropping other grids meanwhile. */
  #orEvict(request: () => number): number {
    for (;;) {
      const address = request() >>> 0;
      if (address !== 0) return address;
      if (!this.evict()) throw outOfMemory(this.#kernel.refusedBytes());
    }
  }

  /** Copies the cells that changed, or all of them where the journal no longer knows. */
  #update(cells: CellStore, resident: Resident): void {
    const changes = cells.journal.since(resident.seen);
    if (cells.terrain !== null && !resident.hasTerrain) {
      this.#makeRoom(cells.terrain.byteLength);
      const plane = this.#orEvict(() => this.#kernel.terrainPlane(resident.address));
      if (changes !== null) this.#memory.float64.set(cells.terrain, plane >>> 3);
      resident.hasTerrain = true;
    }
    if (changes === null) this.#copyAll(cells, resident.address);
    else this.#copyChanges(cells, resident.address, changes);
    resident.seen = cells.journal.count;
  }

  #copyAll(cells: CellStore, address: number): void {
    this.#kernel.releasePrepared?.(address);
    this.#memory.bytes.set(cells.blocked, this.#kernel.blockedPlane(address) >>> 0);
    if (cells.terrain !== null) this.#memory.float64.set(cells.terrain, this.#kernel.terrainPlane(address) >>> 3);
  }

  /** One cell at a time: the kernel brings what it has prepared of the grid up to date with each. */
  #copyChanges(cells: CellStore, address: number, changes: Int32Array): void {
    const terrain = cells.terrain === null ? 0 : this.#kernel.terrainPlane(address) >>> 3;
    for (const cell of changes) {
      const y = Math.floor(cell / cells.width);
      const x = cell - y * cells.width;
      this.#kernel.setBlocked(address, x, y, cells.isBlocked(x, y) ? 1 : 0);
      if (cells.terrain !== null) this.#memory.float64[terrain + cell] = cells.terrain[cell];
    }
  }
}
