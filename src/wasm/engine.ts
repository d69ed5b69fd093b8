import { outOfMemory } from '../allocate.ts';
import type { CellStore } from '../cell-store.ts';
import type { Engine, Outcome, Profile } from '../engine.ts';
import type { Point } from '../point.ts';
import { type Kernel, startKernel } from './kernel.ts';
import { LinearMemory } from './memory.ts';
import { Residents } from './residents.ts';
import { costOf, expandedOf, readAnswers, routeOf, traceOf } from './results.ts';

const FOUND = 1;
/** A kernel status that the caller's statuses do not have. */
const OUT_OF_MEMORY = 6;

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
    const memory = this.#memory;
    const search = this.#search;
    const address = this.#residents.addressOf(cells);
    if (profile !== this.#profile) this.#setProfile(profile);
    let status: number;
    do status = this.#kernel.solve(search, address, start.x, start.y, goal.x, goal.y);
    while (status === OUT_OF_MEMORY && this.#makeRoom());
    return {
      status,
      cost: costOf(memory, search),
      expanded: expandedOf(memory, search),
      route: status === FOUND ? routeOf(memory, search) : null,
      trace: profile.trace ? traceOf(memory, search) : null,
    };
  }

  /** One call into the kernel, or a few where the answers are many. */
  solveMany(cells: CellStore, profile: Profile, queries: Int32Array): Outcome[] {
    const kernel = this.#kernel;
    const count = queries.length >> 2;
    const outcomes: Outcome[] = [];
    const address = this.#residents.addressOf(cells);
    if (profile !== this.#profile) this.#setProfile(profile);
    let block: number;
    do block = kernel.reserveQueries(count);
    while (block === 0 && count > 0 && this.#makeRoom());
    this.#memory.int32.set(queries, block >>> 2);
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
    kernel.setHeuristic(search, profile.hSum, profile.hMin, profile.hLine, profile.gFactor);
    kernel.setLimits(search, profile.maxExpansions, profile.maxOpen, profile.trace ? 1 : 0);
    this.#profile = profile;
  }
}
