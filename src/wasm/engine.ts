import { outOfMemory } from '../allocate.ts';
import type { CellStore } from '../cell-store.ts';
import type { Engine, GoalQueue, OpenSearch, Outcome, Profile, SearchKinds } from '../engine.ts';
import type { Point } from '../point.ts';
import { onceCollected } from './collected.ts';
import { type Kernel, OUT_OF_MEMORY } from './kernel.ts';
import { LinearMemory } from './memory.ts';
import type { Host } from './nearest.ts';
import { writeGeneration, writeProfile } from './profile.ts';
import { type Copy, Residents } from './residents.ts';
import { outcomeOf, readAnswers } from './results.ts';
import { startKernel } from './start-kernel.ts';

/** Records of closed searches, with their nodes, that are kept for the next ones. */
const MOST_IDLE = 4;

/** So many are copied one by one. */
const FEW_NUMBERS = 32;

/** What an open search holds in linear memory: given back once. */
interface Held {
  readonly record: number;
  readonly copy: Copy;
  isClosed: boolean;
}

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
  /** What searches for the nearest of many goals have of the engine. */
  readonly #host: Host;
  /** Address of the kernel's block of queries, and for how many it has room. */
  #queries = 0;
  #queryCapacity = 0;
  /** Records of searches that were open once. */
  readonly #idle: number[] = [];

  /** @throws where WebAssembly is missing or refused, or memory cannot be had. */
  constructor(source: BufferSource | WebAssembly.Module) {
    this.#kernel = startKernel(source);
    this.#memory = new LinearMemory(this.#kernel.memory);
    this.#residents = new Residents(this.#kernel, this.#memory);
    this.#search = this.#kernel.createSearch() >>> 0;
    if (this.#search === 0) throw outOfMemory(this.#kernel.refusedBytes.value);
    this.#host = {
      kernel: this.#kernel,
      memory: this.#memory,
      search: this.#search,
      write: (numbers) => this.#writeQueries(numbers),
      makeRoom: () => this.#makeRoom(),
    };
  }

  get memoryBytes(): number {
    return this.#kernel.memory.buffer.byteLength;
  }

  solve(cells: CellStore, profile: Profile, start: Point, goal: Point): Outcome {
    const search = this.#search;
    const address = this.#residents.addressOf(cells);
    this.#useProfile(profile);
    let status: number;
    do status = this.#kernel.solve(search, address, start.x, start.y, goal.x, goal.y);
    while (status === OUT_OF_MEMORY && this.#makeRoom());
    return outcomeOf(this.#memory, search, status, profile.trace);
  }

  solveNearest(cells: CellStore, profile: Profile, start: Point, goals: GoalQueue): Outcome {
    const address = this.#residents.addressOf(cells);
    this.#useProfile(profile);
    const status = goals.solvers.wasm(this.#host, address, start, goals);
    return outcomeOf(this.#memory, this.#search, status, profile.trace);
  }

  /** One call into the kernel, or a few where the answers are many. */
  solveMany(cells: CellStore, profile: Profile, queries: Int32Array): Outcome[] {
    const kernel = this.#kernel;
    const count = queries.length >> 2;
    const outcomes: Outcome[] = [];
    const address = this.#residents.addressOf(cells);
    this.#useProfile(profile);
    this.#writeQueries(queries);
    while (outcomes.length < count) {
      const answered = kernel.solveMany(this.#search, address, outcomes.length, count);
      if (answered === 0) this.#makeRoom();
      else readAnswers(this.#memory, kernel.answers.value >>> 0, answered, profile.trace, outcomes);
    }
    return outcomes;
  }

  open(cells: CellStore, profile: Profile, start: Point, goal: Point, kinds: SearchKinds): OpenSearch {
    const kernel = this.#kernel;
    const copy = this.#residents.pin(cells);
    const held: Held = { record: this.#takeRecord(copy), copy, isClosed: false };
    try {
      writeProfile(this.#memory, held.record, profile);
      let status: number;
      do status = kernel.openSearch(held.record, copy.address, start.x, start.y, goal.x, goal.y);
      while (status === OUT_OF_MEMORY && this.#makeRoom());
      const memory = this.#memory;
      const owner = { kernel, memory, makeRoom: () => this.#makeRoom(), release: () => this.#close(held) };
      const search = new kinds.wasm(owner, held.record, status);
      onceCollected(search, owner.release);
      return search;
    } catch (error) {
      this.#close(held);
      throw error;
    }
  }

  #takeRecord(copy: Copy): number {
    try {
      let record = this.#idle.pop() ?? this.#kernel.createSearch() >>> 0;
      while (record === 0 && this.#makeRoom()) record = this.#kernel.createSearch() >>> 0;
      return record;
    } catch (error) {
      this.#residents.unpin(copy);
      throw error;
    }
  }

  #close(held: Held): void {
    if (held.isClosed) return;
    held.isClosed = true;
    this.#kernel.closeGraph(held.record);
    if (this.#idle.length < MOST_IDLE) this.#idle.push(held.record);
    else this.#kernel.releaseSearch(held.record);
    this.#residents.unpin(held.copy);
  }

  /** Sets how many of the 2^26 generations of the shared node table are used up. For tests of the wrap-around. */
  forceGeneration(used: number): void {
    writeGeneration(this.#memory, this.#search, used);
  }

  /** Writes numbers into the kernel's block of queries, 16 bytes each. */
  #writeQueries(numbers: ArrayLike<number>): void {
    const count = (numbers.length + 3) >> 2;
    if (count > this.#queryCapacity) this.#reserveQueries(count);
    const { int32 } = this.#memory;
    const first = this.#queries >>> 2;
    // For a few numbers the call to copy them takes longer than the copying.
    if (numbers.length > FEW_NUMBERS) int32.set(numbers, first);
    else for (let i = 0; i < numbers.length; i++) int32[first + i] = numbers[i];
  }

  #reserveQueries(count: number): void {
    this.#queryCapacity = 0;
    do this.#queries = this.#kernel.reserveQueries(count);
    while (this.#queries === 0 && this.#makeRoom());
    this.#queryCapacity = count;
  }

  /** Drops a record or a grid, so that what ran out of memory may be tried again. */
  #makeRoom(): boolean {
    const idle = this.#idle.pop();
    if (idle !== undefined) this.#kernel.releaseSearch(idle);
    if (idle !== undefined || this.#residents.evict()) return true;
    throw outOfMemory(this.#kernel.refusedBytes.value);
  }

  /** Sees to it that a profile stands in the record that one-shot calls share. */
  #useProfile(profile: Profile): void {
    if (profile === this.#profile) return;
    writeProfile(this.#memory, this.#search, profile);
    this.#profile = profile;
  }
}
