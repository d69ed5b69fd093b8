/** Searches of the kernel that stay open between calls, each on a record of its own. */
import { outOfMemory } from '../allocate.ts';
import type { OpenSearch, Outcome } from '../engine.ts';
import type { Kernel } from './kernel.ts';
import type { LinearMemory } from './memory.ts';
import type { Copy } from './residents.ts';
import { outcomeOf } from './results.ts';

/** A kernel status that the caller's statuses do not have. */
export const OUT_OF_MEMORY = 7;
/** As a number of steps: all. */
const ALL_STEPS = 0xffffffff;

/** What an open search holds in linear memory: given back once. */
export interface Held {
  readonly record: number;
  readonly copy: Copy;
  isClosed: boolean;
}

/** A search that has been started on the record held. */
export class WasmSearch implements OpenSearch {
  status: number;
  readonly #kernel: Kernel;
  readonly #memory: LinearMemory;
  readonly #held: Held;
  readonly #release: (held: Held) => void;

  constructor(
    { kernel, memory }: { kernel: Kernel; memory: LinearMemory },
    held: Held,
    status: number,
    release: (held: Held) => void,
  ) {
    this.#kernel = kernel;
    this.#memory = memory;
    this.#held = held;
    this.status = status;
    this.#release = release;
  }

  step(expansions: number): number {
    const status = this.#kernel.run(this.#held.record, Math.min(expansions, ALL_STEPS));
    if (status === OUT_OF_MEMORY) throw outOfMemory(this.#kernel.refusedBytes());
    this.status = status;
    return status;
  }

  openCells(): Int32Array {
    const { record } = this.#held;
    const cells = new Set<number>();
    const count = this.#kernel.openCount(record);
    for (let i = 0; i < count; i++) cells.add(this.#kernel.openCell(record, i));
    cells.delete(-1);
    return Int32Array.from(cells);
  }

  outcome(traced: boolean): Outcome {
    return outcomeOf(this.#memory, this.#held.record, this.status, traced);
  }

  close(): void {
    this.#release(this.#held);
  }
}
