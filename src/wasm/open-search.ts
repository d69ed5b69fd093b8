/** Searches of the kernel that stay open between calls, each on a record of its own. */
import type { OpenSearch, Outcome } from '../engine.ts';
import type { Owner } from './hold.ts';
import { OUT_OF_MEMORY } from './kernel.ts';
import { openCellsOf } from './open-list.ts';
import { expandedOf, outcomeOf } from './results.ts';

/** As a number of steps: all. */
const ALL_STEPS = 0xffffffff;

/** A search that has been started on a record of its own. */
export class WasmSearch implements OpenSearch {
  status: number;
  readonly #owner: Owner;
  readonly #record: number;
  readonly #release: () => void;

  /** @param release Gives back what the search holds, if it still does. */
  constructor(owner: Owner, record: number, status: number, release: () => void) {
    this.#owner = owner;
    this.#record = record;
    this.status = status;
    this.#release = release;
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
    return status;
  }

  openCells(): Int32Array {
    return openCellsOf(this.#owner.memory, this.#record);
  }

  outcome(traced: boolean): Outcome {
    return outcomeOf(this.#owner.memory, this.#record, this.status, traced);
  }

  close(): void {
    this.#release();
  }
}
