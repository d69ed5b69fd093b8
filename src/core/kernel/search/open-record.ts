/** The record of an open search in linear memory, and the grid as it was when the search was opened. */
import { sliceOf } from '../../base/allocate.ts';
import type { Point } from '../../base/cells/point.ts';
import { OUT_OF_MEMORY, RUNNING } from '../../base/statuses.ts';
import { MOST_IDLE, MOST_IDLE_BYTES } from '../../base/tuning/tuning-memory.ts';
import type { Plan, SearchOutcome } from '../../engine/search.ts';
import { planeBytes } from '../../grid/blocked-plane.ts';
import { CellStore } from '../../grid/cell-store.ts';
import { LANDMARKS } from '../../grid/history/landmarks.ts';
import { MOST_CLASSES, Terrain } from '../../grid/terrain.ts';
import { blockedOf, classesOf, exitsOf, landmarksOf, sidesOf, terrainOf } from '../cells-record.ts';
import type { Copy, CopyHolder, Past } from '../grid-copies.ts';
import { copyTables, readLandmarks } from '../landmarks.ts';
import type { LinearMemory } from '../memory.ts';
import { type Room, Tenant } from '../memory-budget.ts';
import type { Host } from './host.ts';
import { openCellsOf } from './open-list.ts';
import { outcomeOf, stepsOf } from './results.ts';
import { writeArcs } from './write-arcs.ts';
import { writePlan } from './write-plan.ts';

/** The part of an open search outside linear memory. A search that is given up leaves it to the caller's object. */
export interface KeptSearch {
  readonly plan: Plan;
  readonly start: Point;
  readonly goal: Point;
  /** See statuses.ts. */
  status: number;
  /** Columns of the grid. */
  readonly width: number;
  /** The open cells when the search ended; null before its graph has been freed. */
  lastOpen: Int32Array | null;
  /** For a search that was given up while it ran: its grid, and the number of expansions it had made. */
  away: { readonly cells: CellStore; readonly expanded: number } | null;
  /** For a search that was given up after it had ended: its results. */
  outcome: SearchOutcome | null;
}

/** A search that has not been opened yet. */
export function keptOf(plan: Plan, start: Point, goal: Point, width: number): KeptSearch {
  return { plan, start, goal, width, status: RUNNING, lastOpen: null, away: null, outcome: null };
}

export class OpenRecord extends Tenant implements CopyHolder {
  /** Address of the search's record; 0 while there is none. */
  record = 0;
  private readonly host: Host;
  private kept: KeptSearch | null = null;
  /** The grid's copy; null while the search needs none. Edits may have moved the search to another copy. */
  private copy: Copy | null = null;
  private past: Past | null = null;
  /** Whether it was given up before and has come back. Then it stays while it runs, or else it might be repeated again and again. */
  private isBack = false;
  /** Whether a caller's function is asked by a step at the moment. */
  isAmidStep = false;

  constructor(host: Host) {
    super();
    this.host = host;
  }

  get room(): Room {
    return this.host.room;
  }

  /** Opens a search on a grid's copy. The copy is kept as it is until the search leaves it. Writes the status to `kept`. */
  open(copy: Copy, kept: KeptSearch): void {
    const { kernel, memory, idle, room } = this.host;
    this.record = idle.pop() ?? room.ask(() => kernel.createSearch());
    const { record } = this;
    writePlan(memory, record, kept.plan);
    room.run(() => writeArcs(kernel, memory, record, kept.plan.arcs), 0);
    this.copy = copy;
    copy.readers.add(this);
    this.kept = kept;
    this.isBack = kept.away !== null;
    const { hFunction } = kept.plan;
    if (hFunction === null) this.begin();
    else this.host.ask(hFunction, () => this.begin());
    room.budget.use(this);
    room.budget.keep(this);
  }

  /** Begins the search, or begins it again. Writes the status to `kept`. */
  begin(): void {
    const { kernel, room } = this.host;
    const { kept, record } = this;
    const copy = this.past ?? this.copy;
    if (kept === null || copy === null) return;
    const { start, goal } = kept;
    kept.status = room.run(
      () => kernel.openSearch(record, copy.address, start.x, start.y, goal.x, goal.y),
      OUT_OF_MEMORY,
    );
  }

  /** Copies only the cells and their landmarks: what searches prepared stays with the copy that follows the edits. */
  leave(copy: Copy, past?: Past): Past {
    const { kernel } = this.host;
    const next = past ?? {
      address: duplicate(this.host, copy),
      landmarks: copy.landmarks,
      readers: 0,
      snapshot: copy.snapshot,
    };
    next.readers++;
    this.past = next;
    kernel.moveSearch(this.record, next.address);
    return next;
  }

  /** If memory is refused, searches stay: repeating one takes as much memory again. */
  canGo(isRefused: boolean): boolean {
    return !isRefused && !this.isAmidStep && !(this.isBack && this.kept?.status === RUNNING);
  }

  /** Keeps the results of a search that has ended, or the cells of one that runs and its number of expansions, to replay it. */
  go(): void {
    const kept = this.kept;
    if (kept === null) return;
    const { memory } = this.host;
    const { record } = this;
    if (kept.status !== RUNNING) {
      kept.lastOpen ??= openCellsOf(memory, record, kept.width);
      kept.outcome = outcomeOf(memory, record, kept.status, true);
    } else {
      const cells = keptSnapshotOf(memory, this.past ?? (this.copy as Copy));
      kept.away = { cells, expanded: stepsOf(memory, record) };
    }
    this.giveBack();
  }

  /** Frees everything. Further calls do nothing. */
  close(): void {
    this.giveBack();
    this.room.budget.forget(this);
  }

  /** Frees the grid once the search no longer needs it. Further calls do nothing. */
  release(): void {
    const copy = this.copy;
    const past = this.past;
    this.copy = null;
    this.past = null;
    if (copy?.readers.delete(this) && copy.readers.size === 0 && !copy.isCurrent) this.host.freeCopy(copy.address);
    if (past !== null && --past.readers === 0) this.host.freeCopy(past.address);
  }

  private giveBack(): void {
    const { record } = this;
    if (record === 0) return;
    this.record = 0;
    this.kept = null;
    const { kernel, idle } = this.host;
    kernel.closeGraph(record);
    if (idle.length === 0 || (idle.length < MOST_IDLE && kernel.searchBytes(record) <= MOST_IDLE_BYTES))
      idle.push(record);
    else kernel.releaseSearch(record);
    this.release();
  }
}

/** Makes another copy of a grid's cells, with their landmarks. */
function duplicate({ kernel, memory, room }: Host, { address: cells, landmarks: made }: Copy): number {
  const { width, height, rowBytes } = sidesOf(memory, cells);
  const blocked = blockedOf(memory, cells);
  const terrain = terrainOf(memory, cells);
  const classes = classesOf(memory, cells);
  const copy = room.ask(() => kernel.createCells(width, height, rowBytes));
  memory.bytes.copyWithin(blockedOf(memory, copy), blocked, blocked + planeBytes(rowBytes, height));
  const exits = exitsOf(memory, cells);
  const landmarks = landmarksOf(memory, cells);
  try {
    const { landmarksPlace } = kernel;
    if (landmarks !== 0 && made !== null && landmarksPlace !== undefined) {
      const place = room.ask(() => landmarksPlace(copy, made.tables.lanes.byteLength));
      copyTables(memory, landmarks, place, made);
    }
    if (exits !== 0) {
      const plane = room.ask(() => kernel.exitPlane(copy));
      memory.bytes.copyWithin(plane, exits, exits + width * height);
    }
    if (terrain === 0) return copy;
    room.ask(() => (classes === 0 ? kernel.terrainPlane(copy) : kernel.classPlane(copy)));
    // Classes stand in the same block as their costs.
    const end = classes === 0 ? terrain + width * height * 8 : classes + width * height;
    memory.bytes.copyWithin(terrainOf(memory, copy), terrain, end);
    return copy;
  } catch (error) {
    kernel.releaseCells(copy);
    throw error;
  }
}

/** The cells of a copy, outside linear memory. All searches that use the copy share them. */
function keptSnapshotOf(memory: LinearMemory, copy: Copy | Past): CellStore {
  copy.snapshot ??= cellsFromCopy(memory, copy);
  return copy.snapshot;
}

function cellsFromCopy(memory: LinearMemory, { address: cells, landmarks }: Copy | Past): CellStore {
  const { width, height, rowBytes } = sidesOf(memory, cells);
  const blocked = blockedOf(memory, cells);
  const store = new CellStore(width, height);
  store.blocked.set(memory.bytes.subarray(blocked, blocked + planeBytes(rowBytes, height)));
  const exits = exitsOf(memory, cells);
  if (exits !== 0) store.closedExits.fillFrom(memory.bytes.subarray(exits, exits + width * height));
  store.terrain = readTerrain(memory, cells, width * height);
  if (store.terrain !== null) store.terrainJournal.recordAll();
  if (landmarks !== null) LANDMARKS.set(store, readLandmarks(memory, landmarksOf(memory, cells), landmarks));
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
