import { outOfMemory } from '../allocate.ts';
import type { CellStore } from '../cell-store.ts';
import type { Kernel } from './kernel.ts';
import type { LinearMemory } from './memory.ts';

/** Grids in linear memory beyond this many bytes are dropped, least recently used first. */
const BUDGET = 512 * 2 ** 20;

/** A grid's copy in linear memory. */
interface Resident {
  /** Address of its record, 0 once dropped. */
  address: number;
  bytes: number;
  /** Bookmark in the grid's journal: changes that the copy contains. */
  seen: number;
  hasTerrain: boolean;
}

/**
 * The grids that stand in linear memory. They are copies: one that is dropped, to make room, is copied again when next
 * used, and one whose grid is garbage-collected goes with it.
 */
export class Residents {
  readonly #kernel: Kernel;
  readonly #memory: LinearMemory;
  readonly #byStore = new WeakMap<CellStore, Resident>();
  /** In order of use, the latest last. */
  readonly #inUse = new Set<Resident>();
  readonly #collected = new FinalizationRegistry<Resident>((resident) => this.#drop(resident));
  #latest: Resident | undefined;
  #bytes = 0;

  constructor(kernel: Kernel, memory: LinearMemory) {
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
    const resident = { address: 0, bytes: 0, seen: -1, hasTerrain: false };
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
    this.#account(resident, cells.blocked.length);
  }

  #touch(resident: Resident): void {
    this.#inUse.delete(resident);
    this.#inUse.add(resident);
    this.#latest = resident;
  }

  #drop(resident: Resident): void {
    if (resident.address === 0) return;
    this.#kernel.releaseCells(resident.address);
    this.#account(resident, -resident.bytes);
    resident.address = 0;
    this.#inUse.delete(resident);
    if (this.#latest === resident) this.#latest = undefined;
  }

  #account(resident: Resident, bytes: number): void {
    resident.bytes += bytes;
    this.#bytes += bytes;
  }

  #makeRoom(bytes: number): void {
    while (this.#bytes + bytes > BUDGET && this.evict());
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
      this.#memory.float64.set(cells.terrain, plane >>> 3);
      resident.hasTerrain = true;
      this.#account(resident, cells.terrain.byteLength);
    }
    const { bytes, float64 } = this.#memory;
    const blocked = this.#kernel.blockedPlane(resident.address) >>> 0;
    const terrain = resident.hasTerrain ? this.#kernel.terrainPlane(resident.address) >>> 3 : 0;
    if (changes === null) {
      bytes.set(cells.blocked, blocked);
      if (cells.terrain !== null) float64.set(cells.terrain, terrain);
    } else {
      for (const cell of changes) {
        const y = Math.floor(cell / cells.width);
        const byte = cells.byteOf(cell - y * cells.width, y);
        bytes[blocked + byte] = cells.blocked[byte];
        if (cells.terrain !== null) float64[terrain + cell] = cells.terrain[cell];
      }
    }
    resident.seen = cells.journal.count;
  }
}
