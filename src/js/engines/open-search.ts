/**
 * Searches that stay open between calls. Each has its own record and its own copy of the cells, since the js engine reads grids in place.
 */

import { BUCKETS, HEX_JUMPS, UNIFORM } from '../../base/methods.ts';
import type { Point } from '../../base/point.ts';
import { RUNNING } from '../../base/statuses.ts';
import { MOST_LISTED } from '../../base/tuning-memory.ts';
import type { OpenSearch, Outcome, Plan } from '../../engine/search.ts';
import { CellStore } from '../../grid/cell-store.ts';
import { Follower } from '../../grid/follower.ts';
import { copyLandmarks } from '../../grid/landmarks.ts';
import { boundsTo } from '../../rules/bounds.ts';
import { entriesOf } from '../core/bucket-list.ts';
import { isClosed } from '../core/nodes.ts';
import { ALL_STEPS, Search } from '../core/search-record.ts';
import { graphOf, tagOf, xOf, yOf } from '../jump/jump-records.ts';
import { outcomeOf } from '../search/search.ts';
import { closeGraph } from '../solve/opening.ts';
import { run } from '../solve/solve.ts';
import { moveSearch, openSearch } from '../solve/stepwise.ts';

export class JsSearch implements OpenSearch {
  private readonly search = new Search();
  /** The cells of the caller's grid. They get the jump point graph back if no cell has changed since. */
  private readonly cells: CellStore;
  private readonly copy: CellStore;
  /** Knows the blocked cells and terrain as they were when the copy was made. */
  private readonly follower: Follower;
  /** Whether a caller's heuristic has thrown during an expansion, the rest of which is lost. */
  private isTorn = false;
  private isAmidStep = false;
  /** The open cells when the search ended; set once its graph has been given back. */
  private lastOpen: Int32Array | null = null;

  constructor(cells: CellStore, plan: Plan, start: Point, goal: Point) {
    this.cells = cells;
    this.follower = new Follower([cells.blockedJournal, cells.terrainJournal], true);
    this.search.plan = plan;
    this.search.bounds = boundsTo(plan, goal.x, goal.y);
    openSearch(this.search, cells, start, goal);
    this.copy = copyOf(cells);
    moveSearch(this.search, this.copy);
    if (this.status !== RUNNING) this.end();
  }

  get status(): number {
    return this.search.status;
  }

  step(expansions: number): number {
    if (this.isAmidStep)
      throw new Error('the search is in the middle of a step: its heuristic function cannot call step()');
    const search = this.search;
    const { startX, startY, goalX, goalY } = search;
    this.isAmidStep = true;
    try {
      if (this.isTorn) openSearch(search, search.cells, { x: startX, y: startY }, { x: goalX, y: goalY });
      this.isTorn = false;
      const status = run(search, Math.min(expansions, ALL_STEPS));
      if (status !== RUNNING) this.end();
      return status;
    } catch (error) {
      // Only a heuristic function can throw during an expansion: memory is allocated between expansions.
      this.isTorn = search.plan.hFunction !== null;
      throw error;
    } finally {
      this.isAmidStep = false;
    }
  }

  openCells(): Int32Array {
    if (this.lastOpen !== null) return this.lastOpen.slice();
    const search = this.search;
    const cells = new Set<number>();
    if (search.used === BUCKETS || search.used === UNIFORM || search.used === HEX_JUMPS || search.inBuckets) {
      for (const entry of entriesOf(search)) cells.add(openCell(search, entry));
    } else {
      for (let i = 0; i < search.heapSize; i++) cells.add(openCell(search, search.heapPlace[i]));
    }
    if (search.pendingFull) cells.add(openCell(search, search.pendingPlace));
    cells.delete(-1);
    return Int32Array.from(cells);
  }

  outcome(traced: boolean): Outcome {
    return outcomeOf(this.search, this.search.status, traced);
  }

  /**
   * Gives back the graph once the search has ended. Otherwise the next search would make another one, and many searches are never closed.
   */
  private end(): void {
    const { jumps, heapSize, inBuckets, usedEntries } = this.search;
    if (jumps === null || (inBuckets ? usedEntries : heapSize) > MOST_LISTED) return;
    this.lastOpen = this.openCells();
    this.close();
  }

  close(): void {
    moveSearch(this.search, this.follower.isCurrent() ? this.cells : this.copy);
    closeGraph(this.search);
  }
}

function copyOf(cells: CellStore): CellStore {
  const copy = new CellStore(cells.width, cells.height);
  copy.copyFrom(cells);
  copyLandmarks(cells, copy);
  return copy;
}

/** Returns the cell index of an entry of the open list, or -1 if the cell is closed by now. */
function openCell(search: Search, entry: number): number {
  const { nodeTag, cells } = search;
  const jumps = graphOf(search);
  if (jumps === null) return isClosed(nodeTag[entry]) ? -1 : entry % search.planeNodes;
  const { records } = jumps;
  return isClosed(tagOf(records, entry)) ? -1 : yOf(records, entry) * cells.width + xOf(records, entry);
}
