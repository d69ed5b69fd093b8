/** Searches of the kernel that stay open between calls. Each has a separate record. */
import { sliceOf } from '../../base/allocate.ts';
import type { Point } from '../../base/cells/point.ts';
import { OUT_OF_MEMORY, RUNNING } from '../../base/statuses.ts';
import { MOST_LISTED } from '../../base/tuning/tuning-memory.ts';
import type { OpenSearch, Plan, SearchOutcome } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { cancelCollected, onceCollected } from '../on-collected.ts';
import type { Host } from './host.ts';
import { goesByPoints, openCellsOf, openCountOf } from './open-list.ts';
import { type KeptSearch, keptOf, OpenRecord } from './open-record.ts';
import { outcomeOf, stepsOf } from './results.ts';

/** A number of steps that means all. */
const ALL_STEPS = 0xffffffff;

/** Opens a search on a grid. For this search the grid stays as it is now. */
export function openInKernel(host: Host, cells: CellStore, plan: Plan, start: Point, goal: Point): KernelSearch {
  const openRecord = new OpenRecord(host);
  const kept = keptOf(plan, start, goal, cells.width);
  try {
    openRecord.open(host.copyOf(cells), kept);
    const search = new KernelSearch(host, openRecord, kept);
    onceCollected(search, () => openRecord.close(), openRecord);
    return search;
  } catch (error) {
    openRecord.close();
    throw error;
  }
}

/** A search that has been started, with a separate record. */
export class KernelSearch implements OpenSearch {
  private readonly host: Host;
  private readonly openRecord: OpenRecord;
  private readonly kept: KeptSearch;
  /** Whether a caller's heuristic function has thrown during an expansion, the rest of which is lost. */
  private isTorn = false;

  constructor(host: Host, openRecord: OpenRecord, kept: KeptSearch) {
    this.host = host;
    this.openRecord = openRecord;
    this.kept = kept;
    if (this.status !== RUNNING) this.end();
  }

  get status(): number {
    return this.kept.status;
  }

  step(expansions: number): number {
    const kept = this.kept;
    if (kept.away !== null) this.comeBack();
    // A search that has ended may hold nothing any more.
    if (kept.status !== RUNNING) return kept.status;
    this.host.room.budget.use(this.openRecord);
    const { hFunction } = kept.plan;
    return hFunction === null ? this.goOn(expansions) : this.host.ask(hFunction, () => this.goOnAsking(expansions));
  }

  openCells(): Int32Array {
    const { lastOpen, width } = this.kept;
    if (lastOpen !== null) return lastOpen.slice();
    this.comeBack();
    return openCellsOf(this.host.memory, this.openRecord.record, width);
  }

  outcome(traced: boolean): SearchOutcome {
    const { outcome } = this.kept;
    if (outcome !== null) return copyOutcome(outcome, traced);
    this.comeBack();
    return outcomeOf(this.host.memory, this.openRecord.record, this.status, traced);
  }

  close(): void {
    cancelCollected(this.openRecord);
    this.openRecord.close();
    this.kept.away = null;
  }

  /** Does what `goOn` does if the search asks a caller's function. Once that has thrown, the next step begins from the start. */
  private goOnAsking(expansions: number): number {
    const { openRecord } = this;
    openRecord.isAmidStep = true;
    try {
      if (this.isTorn) openRecord.begin();
      this.isTorn = false;
      return this.goOn(expansions);
    } catch (error) {
      this.isTorn = true;
      throw error;
    } finally {
      openRecord.isAmidStep = false;
    }
  }

  /** Makes up to `steps` more expansions. Returns the status. */
  private goOn(expansions: number): number {
    const { record } = this.openRecord;
    const { kernel, memory, room } = this.host;
    const last = stepsOf(memory, record) + expansions;
    const run = () => {
      const left = Math.max(last - stepsOf(memory, record), 0);
      return kernel.run(record, Math.min(left, ALL_STEPS));
    };
    const status = room.run(run, OUT_OF_MEMORY);
    this.kept.status = status;
    if (status !== RUNNING) this.end();
    return status;
  }

  /** Repeats a search that was given up, as far as it had come: all steps are the same. */
  private comeBack(): void {
    const kept = this.kept;
    const { away } = kept;
    if (away === null) return;
    try {
      this.openRecord.open(this.host.copyOf(away.cells), kept);
      kept.away = null;
      if (away.expanded > 0) this.step(away.expanded);
    } catch (error) {
      kept.status = RUNNING;
      kept.away = away;
      this.openRecord.close();
      throw error;
    }
  }

  /**
   * Frees the graph and the grid once the search has ended. Otherwise the next search would make another graph, and an edit another copy of
   * the grid; many searches are never closed.
   */
  private end(): void {
    const { kernel, memory } = this.host;
    const { record } = this.openRecord;
    if (goesByPoints(memory, record)) {
      if (openCountOf(memory, record) > MOST_LISTED) return;
      this.kept.lastOpen = openCellsOf(memory, record, this.kept.width);
      kernel.closeGraph(record);
    }
    this.openRecord.release();
  }
}

function copyOutcome(outcome: SearchOutcome, traced: boolean): SearchOutcome {
  const { route, trace } = outcome;
  return {
    ...outcome,
    route: route === null ? null : route.slice(),
    trace: traced && trace !== null ? sliceOf(trace, 0, trace.length) : null,
  };
}
