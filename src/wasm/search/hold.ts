/** What an open search holds of the engine: its record, and the grid as it was when the search was opened. */
import { sliceOf } from '../../base/allocate.ts';
import type { Point } from '../../base/point.ts';
import { OUT_OF_MEMORY, RUNNING } from '../../base/statuses.ts';
import type { Outcome, Profile } from '../../engine/search.ts';
import { CellStore, planeBytes } from '../../grid/cell-store.ts';
import { MOST_CLASSES, Terrain } from '../../grid/terrain.ts';
import { blockedOf, classesOf, sidesOf, terrainOf } from '../cells-record.ts';
import type { LinearMemory } from '../memory.ts';
import type { Copy, Past, Reader } from '../residents.ts';
import { type Room, Tenant } from '../room.ts';
import type { Host } from './host.ts';
import { openCellsOf } from './open-list.ts';
import { writeProfile } from './profile.ts';
import { expandedOf, outcomeOf } from './results.ts';

/** Records of closed searches, with their nodes, that are kept for the next ones: one of any size, or so many of at most so many bytes. */
const MOST_IDLE = 4;
const MOST_IDLE_BYTES = 2 ** 24;

/** What an open search is outside linear memory. The hold forgets it when it goes: the caller's object alone then keeps it. */
export interface Kept {
  readonly profile: Profile;
  readonly start: Point;
  readonly goal: Point;
  /** See statuses.ts. */
  status: number;
  /** Columns of the grid. */
  readonly width: number;
  /** What was open when the search ended, once its graph has been given back. */
  lastOpen: Int32Array | null;
  /** A search that had to go while it was running: its grid, and how many expansions it had made. */
  away: { readonly cells: CellStore; readonly expanded: number } | null;
  /** What a search came to that had to go after it had ended. */
  outcome: Outcome | null;
}

/** A search that has not been opened yet. */
export function keptOf(profile: Profile, start: Point, goal: Point, width: number): Kept {
  return { profile, start, goal, width, status: RUNNING, lastOpen: null, away: null, outcome: null };
}

export class Hold extends Tenant implements Reader {
  /** Address of the search's record; 0 while it has none. */
  record = 0;
  readonly #host: Host;
  #kept: Kept | null = null;
  /** The grid's copy, null while the search needs none. It may have left it for another. */
  #copy: Copy | null = null;
  #past: Past | null = null;
  /** Whether it has come back. It then stays while it runs, lest it repeat itself again and again. */
  #isBack = false;

  constructor(host: Host) {
    super();
    this.#host = host;
  }

  get room(): Room {
    return this.#host.room;
  }

  /** Opens a search on a grid's copy, which is kept, and stays as it is until the search leaves it. The status goes to `kept`. */
  open(copy: Copy, kept: Kept): void {
    const { kernel, memory, idle, room } = this.#host;
    this.record = idle.pop() ?? room.ask(() => kernel.createSearch());
    const { record } = this;
    const { start, goal } = kept;
    writeProfile(memory, record, kept.profile);
    let status: number;
    do status = kernel.openSearch(record, copy.address, start.x, start.y, goal.x, goal.y);
    while (status === OUT_OF_MEMORY && room.make());
    this.#copy = copy;
    copy.readers.add(this);
    this.#kept = kept;
    this.#isBack = kept.away !== null;
    kept.status = status;
    room.budget.use(this);
    room.budget.keep(this);
  }

  /** Of a new copy only the cells: what has been prepared stays where edits are followed. */
  leave(copy: Copy, past?: Past): Past {
    const { kernel } = this.#host;
    const next = past ?? { address: duplicate(this.#host, copy.address), readers: 0, snapshot: copy.snapshot };
    next.readers++;
    this.#past = next;
    kernel.moveSearch(this.record, next.address);
    return next;
  }

  /** Where memory is refused searches stay: to repeat one takes as much again. */
  canGo(isRefused: boolean): boolean {
    return !isRefused && !(this.#isBack && this.#kept?.status === RUNNING);
  }

  /** Keeps the results of a search that has ended; of one that runs how to repeat it. */
  go(): void {
    const kept = this.#kept;
    if (kept === null) return;
    const { memory } = this.#host;
    const { record } = this;
    if (kept.status !== RUNNING) {
      kept.lastOpen ??= openCellsOf(memory, record, kept.width);
      kept.outcome = outcomeOf(memory, record, kept.status, true);
    } else {
      const cells = snapshotOf(memory, this.#past ?? (this.#copy as Copy));
      kept.away = { cells, expanded: expandedOf(memory, record) };
    }
    this.#giveBack();
  }

  /** Gives all back; then does nothing. */
  close(): void {
    this.#giveBack();
    this.room.budget.forget(this);
  }

  /** Gives back the grid, once the search needs it no more; then does nothing. */
  release(): void {
    const copy = this.#copy;
    const past = this.#past;
    this.#copy = null;
    this.#past = null;
    if (copy?.readers.delete(this) && copy.readers.size === 0 && !copy.isCurrent) this.#drop(copy.address);
    if (past !== null && --past.readers === 0) this.#drop(past.address);
  }

  #giveBack(): void {
    const { record } = this;
    if (record === 0) return;
    this.record = 0;
    this.#kept = null;
    const { kernel, idle } = this.#host;
    kernel.closeGraph(record);
    if (idle.length === 0 || (idle.length < MOST_IDLE && kernel.searchBytes(record) <= MOST_IDLE_BYTES))
      idle.push(record);
    else kernel.releaseSearch(record);
    this.release();
  }

  #drop(cells: number): void {
    this.#host.kernel.releasePrepared(cells);
    this.#host.kernel.releaseCells(cells);
  }
}

/** Another copy of a grid's cells, without what has been prepared of it. */
function duplicate({ kernel, memory, room }: Host, cells: number): number {
  const { width, height, rowBytes } = sidesOf(memory, cells);
  const blocked = blockedOf(memory, cells);
  const terrain = terrainOf(memory, cells);
  const classes = classesOf(memory, cells);
  const copy = room.ask(() => kernel.createCells(width, height, rowBytes));
  memory.bytes.copyWithin(blockedOf(memory, copy), blocked, blocked + planeBytes(rowBytes, height));
  if (terrain === 0) return copy;
  try {
    room.ask(() => (classes === 0 ? kernel.terrainPlane(copy) : kernel.classPlane(copy)));
    // Classes stand in the block of their costs.
    const end = classes === 0 ? terrain + width * height * 8 : classes + width * height;
    memory.bytes.copyWithin(terrainOf(memory, copy), terrain, end);
    return copy;
  } catch (error) {
    kernel.releaseCells(copy);
    throw error;
  }
}

/** The cells of a copy, outside linear memory. All searches that go on with them share one. */
function snapshotOf(memory: LinearMemory, copy: Copy | Past): CellStore {
  copy.snapshot ??= readCells(memory, copy.address);
  return copy.snapshot;
}

function readCells(memory: LinearMemory, cells: number): CellStore {
  const { width, height, rowBytes } = sidesOf(memory, cells);
  const blocked = blockedOf(memory, cells);
  const store = new CellStore(width, height);
  store.blocked.set(memory.bytes.subarray(blocked, blocked + planeBytes(rowBytes, height)));
  store.terrain = readTerrain(memory, cells, width * height);
  if (store.terrain !== null) store.terrainJournal.recordAll();
  return store;
}

function readTerrain(memory: LinearMemory, cells: number, count: number): Terrain | null {
  const first = terrainOf(memory, cells) >>> 3;
  if (first === 0) return null;
  const classes = classesOf(memory, cells);
  const { bytes, float64 } = memory;
  if (classes === 0) return new Terrain(sliceOf(float64, first, first + count));
  return new Terrain(sliceOf(float64, first, first + MOST_CLASSES), sliceOf(bytes, classes, classes + count));
}
