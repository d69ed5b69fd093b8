import { outOfMemory } from '../allocate.ts';
import type { CellStore } from '../cell-store.ts';
import type { Engine, GoalQueue, OpenSearch, Outcome, Profile, SearchKinds } from '../engine.ts';
import type { Point } from '../point.ts';
import { OUT_OF_MEMORY } from '../statuses.ts';
import { onceCollected } from './collected.ts';
import type { Hold } from './hold.ts';
import type { Kernel } from './kernel.ts';
import { LinearMemory } from './memory.ts';
import type { Host } from './nearest.ts';
import { writeProfile } from './profile.ts';
import { Residents } from './residents.ts';
import { outcomeOf, readAnswers } from './results.ts';
import { startKernel } from './start-kernel.ts';

/** Records of closed searches, with their nodes, that are kept for the next ones. */
const MOST_IDLE = 4;

/** So many are copied one by one. */
const FEW_NUMBERS = 32;

/** The engine that runs the WebAssembly kernel. */
export class WasmEngine implements Engine {
  readonly name = 'wasm';
  readonly #kernel: Kernel;
  readonly #memory: LinearMemory;
  readonly #residents: Residents;
  /** Address of the search record that one-shot calls share. */
  #search: number;
  /** The profile that stands in it. */
  #profile: Profile | null = null;
  /** Whether the shared record may hold memory of earlier calls. */
  #canShrink = false;
  /** What searches of other modules have of the engine. */
  readonly #host: Host;
  /** Address of the kernel's block of queries, and for how many it has room. */
  #queries = 0;
  #queryCapacity = 0;
  /** Records of searches that were open once. */
  readonly #idle: number[] = [];

  /** @throws where WebAssembly is missing or refused, or memory cannot be had. */
  constructor(source: BufferSource | WebAssembly.Module, start: typeof startKernel<Kernel> = startKernel) {
    this.#kernel = start(source);
    this.#memory = new LinearMemory(this.#kernel.memory);
    this.#residents = new Residents(this.#kernel, this.#memory, () => this.#dropSpare());
    this.#search = this.#kernel.createSearch() >>> 0;
    if (this.#search === 0) throw outOfMemory(this.#kernel.refused.value);
    this.#host = {
      kernel: this.#kernel,
      memory: this.#memory,
      search: () => this.#search,
      write: (numbers) => this.#writeQueries(numbers),
      makeRoom: () => this.#makeRoom(),
    };
  }

  get memoryBytes(): number {
    return this.#kernel.memory.buffer.byteLength;
  }

  solve(cells: CellStore, profile: Profile, start: Point, goal: Point): Outcome {
    const address = this.#residents.addressOf(cells);
    this.#useProfile(profile);
    let status: number;
    do status = this.#kernel.solve(this.#search, address, start.x, start.y, goal.x, goal.y);
    while (status === OUT_OF_MEMORY && this.#makeRoom());
    return outcomeOf(this.#memory, this.#search, status, profile.trace);
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
    while (!this.#writeQueries(queries)) this.#makeRoom();
    while (outcomes.length < count) {
      const answered = kernel.solveMany(this.#search, address, outcomes.length, count);
      if (answered === 0) this.#makeRoom();
      else readAnswers(this.#memory, kernel.answers.value >>> 0, answered, profile.trace, outcomes);
    }
    return outcomes;
  }

  open(cells: CellStore, profile: Profile, start: Point, goal: Point, kinds: SearchKinds): OpenSearch {
    const copy = this.#residents.copyOf(cells);
    const hold = new kinds.wasm(this.#host, this.#idle.pop() ?? 0);
    const release = () => this.#close(hold);
    try {
      const search = hold.open(copy, profile, start, goal, release);
      onceCollected(search, release);
      return search;
    } catch (error) {
      release();
      throw error;
    }
  }

  #close(hold: Hold): void {
    const { record } = hold;
    if (record === 0) return;
    hold.record = 0;
    this.#kernel.closeGraph(record);
    if (this.#idle.length < MOST_IDLE) this.#idle.push(record);
    else this.#kernel.releaseSearch(record);
    hold.release();
  }

  /** Writes numbers, i32 each, into the kernel's block of queries. False where memory cannot be had. */
  #writeQueries(numbers: ArrayLike<number>): boolean {
    const count = (numbers.length + 3) >> 2;
    if (count > this.#queryCapacity) {
      this.#queries = this.#kernel.reserveQueries(count);
      this.#queryCapacity = this.#queries && count;
      if (this.#queries === 0) return false;
    }
    const { int32 } = this.#memory;
    const first = this.#queries >>> 2;
    // For a few numbers the call to copy them takes longer than the copying.
    if (numbers.length > FEW_NUMBERS) int32.set(numbers, first);
    else for (let i = 0; i < numbers.length; i++) int32[first + i] = numbers[i];
    return true;
  }

  /** Drops something, so that what ran out of memory may be tried again. */
  #makeRoom(): boolean {
    if (this.#residents.evict()) return true;
    throw outOfMemory(this.#kernel.refused.value);
  }

  /** Frees an idle record or, once a call, what the shared one holds: nodes of the largest grid so far, among others. False if neither. */
  #dropSpare(): boolean {
    const idle = this.#idle.pop();
    if (idle === undefined && !this.#canShrink) return false;
    this.#kernel.releaseSearch(idle ?? this.#search);
    if (idle === undefined) {
      this.#canShrink = false;
      // There is room: another has just been freed.
      this.#search = this.#kernel.createSearch() >>> 0;
      if (this.#profile !== null) writeProfile(this.#memory, this.#search, this.#profile);
    }
    return true;
  }

  /** Sees to it that a profile stands in the record that one-shot calls share. */
  #useProfile(profile: Profile): void {
    this.#canShrink = true;
    if (profile === this.#profile) return;
    writeProfile(this.#memory, this.#search, profile);
    this.#profile = profile;
  }
}
