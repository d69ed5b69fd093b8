import { outOfMemory } from '../allocate.ts';
import type { CellStore } from '../cell-store.ts';
import { onceCollected } from './collected.ts';
import type { CellsKernel } from './kernel.ts';
import type { LinearMemory } from './memory.ts';

/** Where linear memory in use would pass this many bytes, grids are dropped, least recently used first. */
const BUDGET = 512 * 2 ** 20;

/** A copy of a grid in linear memory. */
export interface Copy {
  /** Address of its record. */
  readonly address: number;
  /** Open searches that need it as it is. */
  readers: number;
  /** Whether it is still the grid's; otherwise it goes with the last reader. */
  isCurrent: boolean;
}

/** What is known of a grid in linear memory. */
interface Resident {
  readonly keeper: Residents;
  /** Null once dropped. */
  copy: Copy | null;
  /** Bookmark in the grid's journal: changes that the copy contains. */
  seen: number;
  hasTerrain: boolean;
}

/**
 * The grids that stand in linear memory. They are copies: one that is dropped, to make room, is copied again when next
 * used, and one whose grid is garbage-collected goes with it. One that open searches read stays as it is: where the grid has
 * changed since, it gets another copy.
 */
export class Residents {
  readonly #kernel: CellsKernel;
  readonly #memory: LinearMemory;
  readonly #byStore = new WeakMap<CellStore, Resident>();
  /** In order of use, the latest last. */
  readonly #inUse = new Set<Resident>();
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
    const latest = this.#latest;
    if (latest === undefined || latest !== cells.resident || !isUpToDate(latest, cells)) return this.#present(cells);
    return (latest.copy as Copy).address;
  }

  /** As `addressOf`, of any grid in any state. Apart from it, which so stays small enough to be inlined. */
  #present(cells: CellStore): number {
    const known = cells.resident;
    const resident = known?.keeper === this ? (known as Resident) : this.#residentOf(cells);
    const changed = !isUpToDate(resident, cells);
    if (changed && resident.copy !== null && resident.copy.readers > 0) this.#drop(resident);
    const copy = resident.copy ?? this.#admit(cells, resident);
    if (resident !== this.#latest) this.#touch(resident);
    if (changed || resident.seen < 0) this.#update(cells, resident, copy.address);
    return copy.address;
  }

  /**
   * A grid's copy, brought up to date, that stays as it is until it is unpinned.
   *
   * @throws {RangeError} where memory cannot be had.
   */
  pin(cells: CellStore): Copy {
    this.addressOf(cells);
    const { copy } = this.#byStore.get(cells) as { copy: Copy };
    copy.readers++;
    return copy;
  }

  unpin(copy: Copy): void {
    copy.readers--;
    if (copy.readers === 0 && !copy.isCurrent) this.#release(copy);
  }

  /** Drops the grid used least recently, other than the latest one and those being read. False where there is none. */
  evict(): boolean {
    for (const resident of this.#inUse) {
      if (resident === this.#latest || resident.copy?.readers !== 0) continue;
      this.#drop(resident);
      return true;
    }
    return false;
  }

  /** Looks the grid up where another kernel has used it since, and lets it know. */
  #residentOf(cells: CellStore): Resident {
    const resident = this.#byStore.get(cells) ?? this.#register(cells);
    cells.resident = resident;
    return resident;
  }

  #register(cells: CellStore): Resident {
    const resident = { keeper: this, copy: null, seen: -1, hasTerrain: false };
    this.#byStore.set(cells, resident);
    onceCollected(cells, () => this.#drop(resident));
    return resident;
  }

  #admit(cells: CellStore, resident: Resident): Copy {
    this.#latest = undefined;
    this.#makeRoom(cells.blocked.length);
    const address = this.#orEvict(() => this.#kernel.createCells(cells.width, cells.height, cells.rowBytes));
    resident.copy = { address, readers: 0, isCurrent: true };
    resident.seen = -1;
    resident.hasTerrain = false;
    return resident.copy;
  }

  #touch(resident: Resident): void {
    this.#inUse.delete(resident);
    this.#inUse.add(resident);
    this.#latest = resident;
  }

  #drop(resident: Resident): void {
    const { copy } = resident;
    if (copy === null) return;
    copy.isCurrent = false;
    if (copy.readers === 0) this.#release(copy);
    resident.copy = null;
    this.#inUse.delete(resident);
    if (this.#latest === resident) this.#latest = undefined;
  }

  #release({ address }: Copy): void {
    this.#kernel.releasePrepared?.(address);
    this.#kernel.releaseCells(address);
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
  #update(cells: CellStore, resident: Resident, address: number): void {
    const changes = cells.journal.since(resident.seen);
    if (cells.terrain !== null && !resident.hasTerrain) {
      this.#makeRoom(cells.terrain.byteLength);
      const plane = this.#orEvict(() => this.#kernel.terrainPlane(address));
      if (changes !== null) this.#memory.float64.set(cells.terrain, plane >>> 3);
      resident.hasTerrain = true;
    }
    if (changes === null) this.#copyAll(cells, address);
    else this.#copyChanges(cells, address, changes);
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

/** Whether a copy has seen all changes. */
function isUpToDate({ seen, hasTerrain }: Resident, { journal, terrain }: CellStore): boolean {
  return seen === journal.count && hasTerrain === (terrain !== null);
}
