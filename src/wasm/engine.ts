import { outOfMemory } from '../allocate.ts';
import type { CellStore } from '../cell-store.ts';
import type { Engine, Outcome, Profile } from '../engine.ts';
import type { Point } from '../point.ts';
import { type Kernel, startKernel } from './kernel.ts';
import { LinearMemory } from './memory.ts';
import { Residents } from './residents.ts';
import { outcomeOf, readAnswers } from './results.ts';

/** A kernel status that the caller's statuses do not have. */
const OUT_OF_MEMORY = 7;

/** The engine that runs the WebAssembly kernel. */
export class WasmEngine implements Engine {
  readonly name = 'wasm';
  readonly #kernel: Kernel;
  readonly #memory: LinearMemory;
  readonly #residents: Residents;
  /** Address of the search record that one-shot calls share. */
  readonly #search: number;
  /** The profile that stands in it. */
  #profile: Profile | null = null;

  /** @throws where WebAssembly is missing or refused. */
  constructor(source: BufferSource | WebAssembly.Module) {
    this.#kernel = startKernel(source);
    this.#memory = new LinearMemory(this.#kernel.memory);
    this.#residents = new Residents(this.#kernel, this.#memory);
    this.#search = this.#kernel.createSearch() >>> 0;
  }

  get memoryBytes(): number {
    return this.#kernel.memory.buffer.byteLength;
  }

  solve(cells: CellStore, profile: Profile, start: Point, goal: Point): Outcome {
    const search = this.#search;
    const address = this.#residents.addressOf(cells);
    if (profile !== this.#profile) this.#setProfile(profile);
    let status: number;
    do status = this.#kernel.solve(search, address, start.x, start.y, goal.x, goal.y);
    while (status === OUT_OF_MEMORY && this.#makeRoom());
    return outcomeOf(this.#memory, search, status, profile);
  }

  solveNearest(cells: CellStore, profile: Profile, start: Point, goals: Int32Array): Outcome {
    const search = this.#search;
    const address = this.#residents.addressOf(cells);
    if (profile !== this.#profile) this.#setProfile(profile);
    this.#writeQueries(goals);
    let status: number;
    do status = this.#kernel.solveNearest(search, address, start.x, start.y, goals.length >> 1);
    while (status === OUT_OF_MEMORY && this.#makeRoom());
    return outcomeOf(this.#memory, search, status, profile);
  }

  /** One call into the kernel, or a few where the answers are many. */
  solveMany(cells: CellStore, profile: Profile, queries: Int32Array): Outcome[] {
    const kernel = this.#kernel;
    const count = queries.length >> 2;
    const outcomes: Outcome[] = [];
    const address = this.#residents.addressOf(cells);
    if (profile !== this.#profile) this.#setProfile(profile);
    this.#writeQueries(queries);
    while (outcomes.length < count) {
      const answered = kernel.solveMany(this.#search, address, outcomes.length, count);
      if (answered === 0) this.#makeRoom();
      else readAnswers(this.#memory, kernel.answersOf() >>> 0, answered, profile.trace, outcomes);
    }
    return outcomes;
  }

  /** Sets how many of the 2^27 generations of the shared node table are used up. For tests of the wrap-around. */
  forceGeneration(used: number): void {
    this.#kernel.setGeneration(this.#search, used);
  }

  /** Writes numbers into the kernel's block of queries, 16 bytes each. */
  #writeQueries(numbers: Int32Array): void {
    const count = (numbers.length + 3) >> 2;
    let block: number;
    do block = this.#kernel.reserveQueries(count);
    while (block === 0 && count > 0 && this.#makeRoom());
    this.#memory.int32.set(numbers, block >>> 2);
  }

  /** Drops a grid, so that what ran out of memory may be tried again. */
  #makeRoom(): boolean {
    if (this.#residents.evict()) return true;
    throw outOfMemory(this.#kernel.refusedBytes());
  }

  #setProfile(profile: Profile): void {
    const kernel = this.#kernel;
    const search = this.#search;
    const { jumping, rule, pruned, straight, diagonal } = profile;
    kernel.setMoves(search, jumping ? 1 : 0, rule, pruned ? 1 : 0, straight, diagonal);
    kernel.setCosts(search, profile.straightCost, profile.diagonalCost, profile.uniformCost);
    kernel.setHeuristic(search, profile.hSum, profile.hMin, profile.hLine, profile.gFactor, profile.hFactor);
    kernel.setLimits(search, profile.maxExpansions, profile.maxOpen, profile.maxF, profile.maxCost);
    kernel.setEnd(search, profile.range, profile.partial ? 1 : 0, profile.trace ? 1 : 0);
    this.#profile = profile;
  }
}
