import type { Box } from '../base/cells/box.ts';
import { MOST_PENDING } from '../base/tuning/tuning.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { JournalCursor } from '../grid/history/follower.ts';
import type { Journal } from '../grid/history/journal.ts';
import { type Landmarks, usefulLandmarks } from '../grid/history/landmarks.ts';
import { type CachedItem, GridCache } from '../grid/history/slot.ts';
import type { Terrain } from '../grid/terrain.ts';
import type { CellsKernel } from './cells-kernel.ts';
import { blockedOf, exitsOf, terrainOf } from './cells-record.ts';
import { writeLandmarks } from './landmarks.ts';
import type { LinearMemory } from './memory.ts';
import { type Room, Tenant } from './memory-budget.ts';
import { cancelCollected, onceCollected } from './on-collected.ts';

/** A copy of a grid as it was, kept only for open searches. */
export interface Past {
  readonly address: number;
  /** The landmarks whose tables it has; null without. */
  readonly landmarks: Landmarks | null;
  /** Open searches that still use it. */
  readers: number;
  /** The same cells outside linear memory; null until needed. */
  snapshot: CellStore | null;
}

/** An open search that reads a copy of a grid. */
export interface CopyHolder {
  /** Leaves a grid's copy, which is about to change, for a copy of it: `past`, or a new one. Returns the copy used. */
  leave(copy: Copy, past: Past | undefined): Past;
}

/** A copy of a grid in linear memory. */
export interface Copy {
  /** Address of its record. */
  readonly address: number;
  /** Open searches that need it unchanged. */
  readonly readers: Set<CopyHolder>;
  /** Whether the grid still uses it; otherwise it is freed with its last reader. */
  isCurrent: boolean;
  /** The landmarks that it has; null without. */
  landmarks: Landmarks | null;
  /** The same cells outside linear memory; null until needed, and again once they change. */
  snapshot: CellStore | null;
}

/** Numbers of the followed planes. */
const BLOCKED = 0;
const TERRAIN = 1;
const EXITS = 2;

/** A kernel's knowledge of a grid that it has used. */
class CopiedGrid extends Tenant implements CachedItem {
  readonly keeper: GridCopies;
  /** The copy; null while there is none in linear memory. */
  copy: Copy | null = null;
  /** Follows the grid for the copy. */
  readonly follower: JournalCursor;
  /** Names the grid, which must not be kept alive, and the version of it that the copy has. */
  readonly journal: Journal;
  version = -1;
  /** The landmarks that the copy has; null without. */
  landmarks: Landmarks | null = null;

  constructor(keeper: GridCopies, { blockedJournal, terrainJournal, closedExits }: CellStore) {
    super();
    this.keeper = keeper;
    this.journal = terrainJournal;
    this.follower = new JournalCursor([blockedJournal, terrainJournal, closedExits.journal]);
  }

  get room(): Room {
    return this.keeper.room;
  }

  canGo(): boolean {
    return this.copy?.readers.size === 0 && !this.keeper.isLatest(this);
  }

  go(): void {
    this.keeper.drop(this);
  }

  /** Frees the copy. The grid may still be used. */
  release(): void {
    this.keeper.drop(this);
    this.room.budget.forget(this);
    cancelCollected(this);
  }
}

/**
 * Copies of grids in linear memory. A copy that was dropped to make room is made again when next used; one whose grid is garbage-collected is
 * freed. Before an edit, open searches of a grid move to a frozen copy; prepared data stays with the grid.
 */
export class GridCopies {
  readonly room: Room;
  private readonly kernel: CellsKernel;
  private readonly memory: LinearMemory;
  private readonly copies: GridCache<CopiedGrid> = new GridCache();
  private latest: CopiedGrid | null = null;
  /** Addresses of copies that are freed once the search that asks a caller's function has ended; null while none does. */
  private leaving: number[] | null = null;

  constructor(kernel: CellsKernel, memory: LinearMemory, room: Room) {
    this.kernel = kernel;
    this.memory = memory;
    this.room = room;
  }

  /**
   * Brings a grid's copy up to date and returns its address.
   *
   * @throws `RangeError` if memory cannot be allocated.
   */
  addressOf(cells: CellStore): number {
    const { latest } = this;
    const isCurrent = latest !== null && latest.journal === cells.terrainJournal && latest.version === cells.version();
    return isCurrent ? (latest.copy as Copy).address : this.bringUpToDate(cells).address;
  }

  /**
   * Brings a grid's copy up to date and returns it. While it has readers, it is neither dropped nor changed before they have left it.
   *
   * @throws `RangeError` if memory cannot be allocated.
   */
  copyOf(cells: CellStore): Copy {
    return this.bringUpToDate(cells);
  }

  /** Whether a grid is the one used last. Its copy stays. */
  isLatest(resident: CopiedGrid): boolean {
    return resident === this.latest;
  }

  /** Frees a copy, at once unless open searches read it. */
  drop(resident: CopiedGrid): void {
    const { copy } = resident;
    if (copy === null) return;
    copy.isCurrent = false;
    if (copy.readers.size === 0) this.free(copy.address);
    resident.copy = null;
    if (this.latest === resident) this.latest = null;
  }

  /** Does what `addressOf` does, for any grid in any state. It is separate, so that `addressOf` stays small enough to be inlined. */
  private bringUpToDate(cells: CellStore): Copy {
    const resident = this.copies.of(cells) ?? this.register(cells);
    const changed = !isUpToDate(resident, cells);
    if (changed && resident.copy !== null) detachHolders(resident.copy);
    const isLatest = resident === this.latest;
    if (!isLatest) this.leaveLatest();
    const copy = resident.copy ?? this.admit(cells, resident);
    if (!isLatest) this.touch(resident);
    if (changed || !isUpToDate(resident, cells)) this.update(cells, resident, copy.address);
    copy.landmarks = resident.landmarks;
    resident.version = cells.version();
    return copy;
  }

  private register(cells: CellStore): CopiedGrid {
    const resident = new CopiedGrid(this, cells);
    this.copies.set(cells, resident);
    onceCollected(cells, () => resident.release(), resident);
    return resident;
  }

  private admit(cells: CellStore, resident: CopiedGrid): Copy {
    const address = this.room.ask(() => this.kernel.createCells(cells.width, cells.height, cells.rowBytes));
    if (cells.shape !== null) this.kernel.setShape?.(address, cells.shape.rule);
    resident.copy = { address, readers: new Set(), isCurrent: true, landmarks: null, snapshot: null };
    // The copy makes the other planes when the grid has them, and they begin as the grid's own did.
    resident.follower.forget([TERRAIN, EXITS]);
    resident.landmarks = null;
    return resident.copy;
  }

  /** Lets the copy that was used until now be given up if room is needed. */
  private leaveLatest(): void {
    // Uses of this copy were not noted at each call.
    if (this.latest !== null) this.room.budget.use(this.latest);
    this.latest = null;
  }

  private touch(resident: CopiedGrid): void {
    const { budget } = this.room;
    this.latest = resident;
    budget.use(resident);
    // Data that searches prepare counts too.
    budget.keep(resident);
  }

  /** Frees a copy, at once unless a search asks a caller's function. */
  free(address: number): void {
    if (this.leaving !== null) {
      this.leaving.push(address);
      return;
    }
    this.kernel.releasePrepared(address);
    this.kernel.releaseCells(address);
  }

  /** Runs a search that asks a caller's function. What is let go within it is freed afterwards: the search may read it. */
  keepDuring<Result>(run: () => Result): Result {
    const leaving: number[] = [];
    this.leaving = leaving;
    try {
      return run();
    } finally {
      this.leaving = null;
      for (const address of leaving) this.free(address);
    }
  }

  private update(cells: CellStore, resident: CopiedGrid, address: number): void {
    this.updateBlocked(cells, resident, address);
    if (cells.terrain !== null) this.updateTerrain(cells, cells.terrain, resident, address);
    if (cells.closedExits.bytes !== null) this.updateExits(cells.closedExits.bytes, resident, address);
    resident.follower.mark();
    const landmarks = usefulLandmarks(cells);
    if (landmarks !== null) this.updateLandmarks(landmarks, resident, address);
    else if (resident.landmarks !== null) this.kernel.releaseLandmarks?.(address);
    resident.landmarks = landmarks;
  }

  /**
   * Copies changed cells one by one, and the kernel updates its prepared data with each. If they are many, copies boxes around them one after the
   * other, and the kernel looks at all cells of each. Copies all cells if no box is known either, or they are most of the grid.
   */
  private updateBlocked(cells: CellStore, resident: CopiedGrid, address: number): void {
    const { width } = cells;
    const changes = resident.follower.since(BLOCKED);
    const boxes = this.kernel.rewritten === undefined ? null : boxesOf(cells, resident.follower, changes);
    if (boxes !== null) {
      const plane = blockedOf(this.memory, address);
      for (const { left, top, right, bottom } of boxes) {
        for (let y = top; y <= bottom; y++) {
          const first = cells.byteOf(left, y);
          this.memory.bytes.set(cells.blocked.subarray(first, cells.byteOf(right, y) + 1), plane + first);
        }
        this.kernel.rewritten?.(address, left, top, right, bottom);
      }
    } else if (changes === null) {
      this.kernel.releasePrepared(address);
      this.memory.bytes.set(cells.blocked, blockedOf(this.memory, address));
    } else {
      for (const cell of changes) {
        const y = Math.floor(cell / width);
        const x = cell - y * width;
        this.kernel.setBlocked(address, x, y, cells.isBlocked(x, y) ? 1 : 0);
      }
    }
    resident.follower.markPlane(BLOCKED);
  }

  /** A new class plane is all zeros, as the grid's own plane was. So copying what the journal remembers may be enough. */
  private updateTerrain({ width }: CellStore, terrain: Terrain, resident: CopiedGrid, address: number): void {
    const { hasClasses, classes, costs } = terrain;
    const values = hasClasses ? classes : costs;
    if (terrainOf(this.memory, address) === 0) this.room.budget.keep(resident, values.byteLength);
    const kernel = this.kernel;
    const plane = this.room.ask(() => (hasClasses ? kernel.classPlane(address) : kernel.terrainPlane(address)));
    const { bytes, float64 } = this.memory;
    if (hasClasses) float64.set(costs, terrainOf(this.memory, address) >>> 3);
    const copy = hasClasses ? bytes : float64;
    const first = plane / values.BYTES_PER_ELEMENT;
    const changes = resident.follower.since(TERRAIN);
    if (changes === null) copy.set(values, first);
    else for (const cell of changes) copy[first + cell] = values[cell];
    this.reprice(changes, width, address);
  }

  /** Copies the exits of changed cells, or all. New exits are all open, as the grid's own were. */
  private updateExits(bytes: Uint8Array, resident: CopiedGrid, address: number): void {
    const { exitPlane } = this.kernel;
    if (exitPlane === undefined) return;
    if (exitsOf(this.memory, address) === 0) this.room.budget.keep(resident, bytes.length);
    const plane = this.room.ask(() => exitPlane(address));
    const changes = resident.follower.since(EXITS);
    if (changes === null) this.memory.bytes.set(bytes, plane);
    else for (const cell of changes) this.memory.bytes[plane + cell] = bytes[cell];
  }

  /** Makes the kernel follow the changes of terrain costs; null means that any of them may have changed. */
  private reprice(changes: Int32Array | null, width: number, address: number): void {
    const { kernel } = this;
    if (changes === null) kernel.allRepriced?.(address);
    else if (kernel.repriced !== undefined) {
      for (const cell of changes) {
        const y = Math.floor(cell / width);
        kernel.repriced(address, cell - y * width, y);
      }
    }
  }

  /** Writes the record of landmarks, and copies tables that the copy does not have. */
  private updateLandmarks(landmarks: Landmarks, resident: CopiedGrid, address: number): void {
    const { landmarksPlace, releaseLandmarks } = this.kernel;
    if (landmarksPlace === undefined) return;
    const isNew = landmarks !== resident.landmarks;
    const { byteLength } = landmarks.tables.lanes;
    if (isNew) {
      // Tables of other landmarks may have another size.
      releaseLandmarks?.(address);
      resident.landmarks = null;
      this.room.budget.keep(resident, byteLength);
    }
    const place = this.room.ask(() => landmarksPlace(address, byteLength));
    writeLandmarks(this.memory, place, landmarks, isNew);
  }
}

/** Returns boxes around many changed cells, or those that the grid knows, if they have at most half of it; else null. */
function boxesOf(cells: CellStore, follower: JournalCursor, changes: Int32Array | null): Box[] | null {
  const known = (changes && cells.boxesOf?.(changes)) ?? null;
  if (known !== null || (changes !== null && changes.length <= MOST_PENDING)) return known;
  const box = follower.boxSince(BLOCKED);
  if (box === null) return null;
  const { left, top, right, bottom } = box;
  return 2 * (right - left + 1) * (bottom - top + 1) > cells.width * cells.height ? null : [box];
}

/** Prepares a copy for a change: open searches move to a copy of the grid as it was. */
function detachHolders(copy: Copy): void {
  let past: Past | undefined;
  for (const reader of copy.readers) past = reader.leave(copy, past);
  copy.readers.clear();
  copy.snapshot = null;
}

/** Whether a copy has taken in all changes. */
function isUpToDate(resident: CopiedGrid, cells: CellStore): boolean {
  return resident.follower.isCurrent() && resident.landmarks === usefulLandmarks(cells);
}
