/** Searches of the kernel that stay open between calls, each on a record of its own. */

import { OUT_OF_MEMORY, RUNNING } from '../../base/statuses.ts';
import { MOST_LISTED, type OpenSearch, type Outcome } from '../../engine/search.ts';
import type { Host } from './host.ts';
import { goesByPoints, openCellsOf, openCountOf } from './open-list.ts';
import { expandedOf, outcomeOf } from './results.ts';

/** As a number of steps: all. */
const ALL_STEPS = 0xffffffff;

/** What an open search holds of the engine. */
export interface SearchHold {
  /** Address of its record. */
  readonly record: number;
  /** Gives back the grid, once the search needs it no more; then does nothing. */
  release(): void;
  /** Gives all back; then does nothing. */
  close(): void;
}

/** A search that has been started on a record of its own. */
export class WasmSearch implements OpenSearch {
  status: number;
  readonly #host: Host;
  readonly #hold: SearchHold;
  readonly #record: number;
  /** Columns of the grid. */
  readonly #width: number;
  /** What was open when the search ended, once its graph has been given back. */
  #lastOpen: Int32Array | null = null;

  constructor(host: Host, hold: SearchHold, status: number, width: number) {
    this.#host = host;
    this.#hold = hold;
    this.#record = hold.record;
    this.#width = width;
    this.status = status;
    if (status !== RUNNING) this.#end();
  }

  step(expansions: number): number {
    const record = this.#record;
    const { kernel, memory } = this.#host;
    const last = expandedOf(memory, record) + expansions;
    let status: number;
    do {
      const steps = Math.max(last - expandedOf(memory, record), 0);
      status = kernel.run(record, Math.min(steps, ALL_STEPS));
    } while (status === OUT_OF_MEMORY && this.#host.makeRoom());
    this.status = status;
    if (status !== RUNNING) this.#end();
    return status;
  }

  openCells(): Int32Array {
    return this.#lastOpen?.slice() ?? openCellsOf(this.#host.memory, this.#record, this.#width);
  }

  outcome(traced: boolean): Outcome {
    return outcomeOf(this.#host.memory, this.#record, this.status, traced);
  }

  /**
   * Gives back the graph, and the grid, once the search has ended: the next search would make another graph, an edit another copy of the
   * grid, and many searches are never closed.
   */
  #end(): void {
    const { kernel, memory } = this.#host;
    const record = this.#record;
    if (goesByPoints(memory, record)) {
      if (openCountOf(memory, record) > MOST_LISTED) return;
      this.#lastOpen = this.openCells();
      kernel.closeGraph(record);
    }
    this.#hold.release();
  }

  close(): void {
    this.#hold.close();
  }
}
