import { outOfMemory } from '../base/allocate.ts';
import type { CellStore } from '../grid/cell-store.ts';
import type { Terrain } from '../grid/terrain.ts';
import { blockedOf, terrainOf } from './cells-record.ts';
import { onceCollected } from './collected.ts';
import type { CellsKernel } from './kernel.ts';
import type { LinearMemory } from './memory.ts';

/** Where linear memory in use would pass this many bytes, grids are dropped, least recently used first. */
const BUDGET = 512 * 2 ** 20;

/** A copy of a grid as it was, for open searches alone. */
export interface Past {
  readonly address: number;
  /** How many of them are open still. */
  readers: number;
}

/** What an open search holds. */
export interface Reader {
  /** Goes over from a grid's copy, which is to change, to a copy of that: `past`, or one that it makes. Returns which. */
  leave(copy: number, past: Past | undefined): Past;
}

/** A copy of a grid in linear memory. */
export interface Copy {
  /** Address of its record. */
  readonly address: number;
  /** Open searches that need it as it is. */
  readonly readers: Set<Reader>;
  /** Whether it is still the grid's; otherwise it goes with its last reader. */
  isCurrent: boolean;
}

/** What is known of a grid in linear memory. */
interface Resident {
  readonly keeper: Residents;
  /** Null once dropped. */
  copy: Copy | null;
  /** How many changes of blocked cells the copy has taken in (journal.ts); -1 before the first. */
  seenBlocked: number;
  /** The same for terrain; 0 while the copy has none. */
  seenTerrain: number;
}

/**
 * The grids that stand in linear memory. They are copies: one that is dropped, to make room, is copied again when next
 * used, and one whose grid is garbage-collected goes with it. Where a grid changes that open searches read, they get a copy of their
 * own; what has been prepared stays with the grid.
 */
export class Residents {
  readonly #kernel: CellsKernel;
  readonly #memory: LinearMemory;
  readonly #dropSpare: () => boolean;
  readonly #byStore = new WeakMap<CellStore, Resident>();
  /** In order of use, the latest last. */
  readonly #inUse = new Set<Resident>();
  #latest: Resident | undefined;

  /** @param dropSpare Drops something that is easily made again, before any grid is; false where there is no such thing. */
  constructor(kernel: CellsKernel, memory: LinearMemory, dropSpare: () => boolean) {
    this.#kernel = kernel;
    this.#memory = memory;
    this.#dropSpare = dropSpare;
  }

  /**
   * Address of a grid's copy, brought up to date.
   *
   * @throws `RangeError` where memory cannot be had.
   */
  addressOf(cells: CellStore): number {
    const latest = this.#latest;
    if (latest === undefined || latest !== cells.resident || !isUpToDate(latest, cells))
      return this.#bringUpToDate(cells);
    return (latest.copy as Copy).address;
  }

  /** As `addressOf`, of any grid in any state. Apart from it, which stays small enough to be inlined. */
  #bringUpToDate(cells: CellStore): number {
    const known = cells.resident;
    const resident = known?.keeper === this ? (known as Resident) : this.#residentOf(cells);
    const changed = !isUpToDate(resident, cells);
    if (changed && resident.copy !== null) partReaders(resident.copy);
    const copy = resident.copy ?? this.#admit(cells, resident);
    if (resident !== this.#latest) this.#touch(resident);
    if (changed || resident.seenBlocked < 0) this.#update(cells, resident, copy.address);
    return copy.address;
  }

  /**
   * A grid's copy, brought up to date. It is not dropped as long as it has readers, nor changed before they have left it.
   *
   * @throws `RangeError` where memory cannot be had.
   */
  copyOf(cells: CellStore): Copy {
    this.addressOf(cells);
    return (this.#byStore.get(cells) as { copy: Copy }).copy;
  }

  /** Drops what is spare, else the copy used longest ago that no search reads, never the latest. False where there is neither. */
  evict(): boolean {
    if (this.#dropSpare()) return true;
    for (const resident of this.#inUse) {
      if (resident === this.#latest || resident.copy?.readers.size !== 0) continue;
      this.#drop(resident);
      return true;
    }
    return false;
  }

  /** Looks up a grid that another kernel used last, and lets it point here. */
  #residentOf(cells: CellStore): Resident {
    const resident = this.#byStore.get(cells) ?? this.#register(cells);
    cells.resident = resident;
    return resident;
  }

  #register(cells: CellStore): Resident {
    const resident = { keeper: this, copy: null, seenBlocked: -1, seenTerrain: 0 };
    this.#byStore.set(cells, resident);
    onceCollected(cells, () => this.#drop(resident));
    return resident;
  }

  #admit(cells: CellStore, resident: Resident): Copy {
    this.#latest = undefined;
    const address = this.#orEvict(() => this.#kernel.createCells(cells.width, cells.height, cells.rowBytes));
    resident.copy = { address, readers: new Set(), isCurrent: true };
    resident.seenBlocked = -1;
    resident.seenTerrain = 0;
    return resident.copy;
  }

  #touch(resident: Resident): void {
    this.#inUse.delete(resident);
    this.#inUse.add(resident);
    this.#latest = resident;
    // What searches prepare counts too.
    this.#keepWithinBudget(0);
  }

  #drop(resident: Resident): void {
    const { copy } = resident;
    if (copy === null) return;
    copy.isCurrent = false;
    if (copy.readers.size === 0) this.#release(copy);
    resident.copy = null;
    this.#inUse.delete(resident);
    if (this.#latest === resident) this.#latest = undefined;
  }

  #release({ address }: Copy): void {
    this.#kernel.releasePrepared(address);
    this.#kernel.releaseCells(address);
  }

  #keepWithinBudget(bytes: number): void {
    while ((this.#kernel.used.value >>> 0) + bytes > BUDGET && this.evict());
  }

  /** Tries until it gets an address, dropping other grids meanwhile. */
  #orEvict(request: () => number): number {
    for (;;) {
      const address = request() >>> 0;
      if (address !== 0) return address;
      if (!this.evict()) throw outOfMemory(this.#kernel.refused.value);
    }
  }

  #update(cells: CellStore, resident: Resident, address: number): void {
    this.#updateBlocked(cells, resident, address);
    if (cells.terrain !== null) this.#updateTerrain(cells, cells.terrain, resident, address);
  }

  /**
   * One cell at a time: the kernel brings what it has prepared of the grid up to date with each. All of them where the journal no longer
   * knows which have changed.
   */
  #updateBlocked(cells: CellStore, resident: Resident, address: number): void {
    const { blockedJournal, width } = cells;
    const changes = blockedJournal.since(resident.seenBlocked);
    if (changes === null) {
      this.#kernel.releasePrepared(address);
      this.#memory.bytes.set(cells.blocked, blockedOf(this.#memory, address));
    } else {
      for (const cell of changes) {
        const y = Math.floor(cell / width);
        const x = cell - y * width;
        this.#kernel.setBlocked(address, x, y, cells.isBlocked(x, y) ? 1 : 0);
      }
    }
    resident.seenBlocked = blockedJournal.count;
  }

  /** A new plane of classes is all zeros, as the grid's own was. So what the journal remembers may be all there is to copy. */
  #updateTerrain({ terrainJournal }: CellStore, terrain: Terrain, resident: Resident, address: number): void {
    const { hasClasses, classes, costs } = terrain;
    const values = hasClasses ? classes : costs;
    if (resident.seenTerrain === 0) this.#keepWithinBudget(values.byteLength);
    const kernel = this.#kernel;
    const plane = this.#orEvict(() => (hasClasses ? kernel.classPlane(address) : kernel.terrainPlane(address)));
    const { bytes, float64 } = this.#memory;
    if (hasClasses) float64.set(costs, terrainOf(this.#memory, address) >>> 3);
    const copy = hasClasses ? bytes : float64;
    const first = plane / values.BYTES_PER_ELEMENT;
    const changes = terrainJournal.since(resident.seenTerrain);
    if (changes === null) copy.set(values, first);
    else for (const cell of changes) copy[first + cell] = values[cell];
    resident.seenTerrain = terrainJournal.count;
  }
}

/** Lets open searches go on with a grid as it was. */
function partReaders({ address, readers }: Copy): void {
  let past: Past | undefined;
  for (const reader of readers) past = reader.leave(address, past);
  readers.clear();
}

/** Whether a copy has seen all changes. */
function isUpToDate({ seenBlocked, seenTerrain }: Resident, { blockedJournal, terrainJournal }: CellStore): boolean {
  return seenBlocked === blockedJournal.count && seenTerrain === terrainJournal.count;
}
