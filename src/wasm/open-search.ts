/** Searches of the kernel that stay open between calls, each on a record of its own. */
import { MOST_LISTED, type OpenSearch, type Outcome } from '../engine.ts';
import { OUT_OF_MEMORY, RUNNING } from '../statuses.ts';
import type { Owner } from './hold.ts';
import { goesByPoints, openCellsOf, openCountOf } from './open-list.ts';
import { expandedOf, outcomeOf } from './results.ts';

/** As a number of steps: all. */
const ALL_STEPS = 0xffffffff;

/** A search that has been started on a record of its own. */
export class WasmSearch implements OpenSearch {
  status: number;
  readonly #owner: Owner;
  readonly #record: number;
  readonly #release: () => void;
  /** What was open when the search ended, once its graph has been given back. */
  #lastOpen: Int32Array | null = null;

  /** @param release Gives back what the search holds, if it still does. */
  constructor(owner: Owner, record: number, status: number, release: () => void) {
    this.#owner = owner;
    this.#record = record;
    this.#release = release;
    this.status = status;
    if (status !== RUNNING) this.#end();
  }

  step(expansions: number): number {
    const record = this.#record;
    const { kernel, memory } = this.#owner;
    const last = expandedOf(memory, record) + expansions;
    let status: number;
    do {
      const steps = Math.max(last - expandedOf(memory, record), 0);
      status = kernel.run(record, Math.min(steps, ALL_STEPS));
    } while (status === OUT_OF_MEMORY && this.#owner.makeRoom());
    this.status = status;
    if (status !== RUNNING) this.#end();
    return status;
  }

  openCells(): Int32Array {
    return this.#lastOpen?.slice() ?? openCellsOf(this.#owner.memory, this.#record);
  }

  outcome(traced: boolean): Outcome {
    return outcomeOf(this.#owner.memory, this.#record, this.status, traced);
  }

  /** Gives back the graph once the search has ended: the next one would make another, and many are never closed. */
  #end(): void {
    const { kernel, memory } = this.#owner;
    const record = this.#record;
    if (!goesByPoints(memory, record) || openCountOf(memory, record) > MOST_LISTED) return;
    this.#lastOpen = this.openCells();
    kernel.closeGraph(record);
  }

  close(): void {
    this.#release();
  }
}
