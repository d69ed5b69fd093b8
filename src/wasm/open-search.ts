/** Searches of the kernel that stay open between calls, each on a record of its own. */
import type { OpenSearch, Outcome } from '../engine.ts';
import type { Kernel } from './kernel.ts';
import type { LinearMemory } from './memory.ts';
import type { Copy } from './residents.ts';
import { expandedOf, outcomeOf } from './results.ts';

/** Kernel statuses: there is more to do; and one that the caller's statuses do not have. */
export const RUNNING = 0;
export const OUT_OF_MEMORY = 7;
/** As a number of steps: all. */
const ALL_STEPS = 0xffffffff;

/** What an open search holds in linear memory: given back once. */
export interface Held {
  readonly record: number;
  readonly copy: Copy;
  isClosed: boolean;
}

/** What an open search asks of its engine. */
export interface Owner {
  /** @throws {RangeError} where there is nothing to drop. */
  makeRoom(): boolean;
  release(held: Held): void;
}

/** A search that has been started on the record held. */
export class WasmSearch implements OpenSearch {
  status: number;
  readonly #kernel: Kernel;
  readonly #memory: LinearMemory;
  readonly #held: Held;
  readonly #owner: Owner;

  constructor({ kernel, memory }: { kernel: Kernel; memory: LinearMemory }, held: Held, status: number, owner: Owner) {
    this.#kernel = kernel;
    this.#memory = memory;
    this.#held = held;
    this.status = status;
    this.#owner = owner;
  }

  step(expansions: number): number {
    const { record } = this.#held;
    const last = expandedOf(this.#memory, record) + expansions;
    let status: number;
    do {
      const steps = Math.max(last - expandedOf(this.#memory, record), 0);
      status = this.#kernel.run(record, Math.min(steps, ALL_STEPS));
    } while (status === OUT_OF_MEMORY && this.#owner.makeRoom());
    this.status = status;
    return status;
  }

  openCells(): Int32Array {
    const { record } = this.#held;
    const cells = new Set<number>();
    const count = this.#kernel.entryCount(record);
    for (let i = 0; i < count; i++) cells.add(this.#kernel.openCell(record, i));
    cells.delete(-1);
    return Int32Array.from(cells);
  }

  outcome(traced: boolean): Outcome {
    return outcomeOf(this.#memory, this.#held.record, this.status, traced);
  }

  close(): void {
    this.#owner.release(this.#held);
  }
}
