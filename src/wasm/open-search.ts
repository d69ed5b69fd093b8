/** Searches of the kernel that stay open between calls, each on a record of its own. */
import type { OpenSearch, Outcome } from '../engine.ts';
import { type Kernel, OUT_OF_MEMORY } from './kernel.ts';
import type { LinearMemory } from './memory.ts';
import { entryCountOf, expandedOf, outcomeOf } from './results.ts';

/** As a number of steps: all. */
const ALL_STEPS = 0xffffffff;

/** What an open search has of its engine. */
export interface Owner {
  readonly kernel: Kernel;
  readonly memory: LinearMemory;
  /** @throws {RangeError} where there is nothing to drop. */
  makeRoom(): boolean;
  /** Gives back what the search holds, if it still does. */
  release(): void;
}

/** A search that has been started on a record of its own. */
export class WasmSearch implements OpenSearch {
  status: number;
  readonly #owner: Owner;
  readonly #record: number;

  constructor(owner: Owner, record: number, status: number) {
    this.#owner = owner;
    this.#record = record;
    this.status = status;
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
    const record = this.#record;
    const { kernel, memory } = this.#owner;
    const cells = new Set<number>();
    const count = entryCountOf(memory, record);
    for (let i = 0; i < count; i++) cells.add(kernel.openCell(record, i));
    cells.delete(-1);
    return Int32Array.from(cells);
  }

  outcome(traced: boolean): Outcome {
    return outcomeOf(this.#owner.memory, this.#record, this.status, traced);
  }

  close(): void {
    this.#owner.release();
  }
}
