import { outOfMemory } from '../allocate.ts';
import type { CellStore } from '../cell-store.ts';
import type { Engine, Outcome, Problem } from '../engine.ts';
import { type Kernel, startKernel } from './kernel.ts';
import { Residents } from './residents.ts';

const ALL_STEPS = 0xffffffff;
/** Kernel statuses that the caller's statuses do not have. */
const OUT_OF_MEMORY = 4;
const FOUND = 1;

/** The engine that runs the WebAssembly kernel. */
export class WasmEngine implements Engine {
  readonly name = 'wasm';
  readonly #kernel: Kernel;
  readonly #residents: Residents;
  /** Address of the search record that one-shot calls share. */
  #search = 0;

  /** @throws where WebAssembly is missing or refused. */
  constructor(source: BufferSource | WebAssembly.Module) {
    this.#kernel = startKernel(source);
    this.#residents = new Residents(this.#kernel);
    this.#search = this.#kernel.createSearch() >>> 0;
  }

  get memoryBytes(): number {
    return this.#kernel.memory.buffer.byteLength;
  }

  solve(cells: CellStore, problem: Problem): Outcome {
    const kernel = this.#kernel;
    const search = this.#search;
    const address = this.#residents.addressOf(cells);
    kernel.place(search, address, problem.startX, problem.startY, problem.goalX, problem.goalY);
    kernel.setMoves(search, problem.rule, problem.pruned ? 1 : 0, problem.straight, problem.diagonal);
    kernel.setCosts(search, problem.straightCost, problem.diagonalCost, problem.uniformCost);
    kernel.setHeuristic(search, problem.hSum, problem.hMin, problem.hLine, problem.gFactor);
    kernel.setLimits(search, problem.maxExpansions, problem.maxOpen, problem.trace ? 1 : 0);
    let status = this.#runToEnd();
    while (status === OUT_OF_MEMORY) {
      if (!this.#residents.evict()) throw outOfMemory(kernel.refusedBytes());
      status = this.#runToEnd();
    }
    const expanded = kernel.expandedOf(search) >>> 0;
    return {
      status,
      cost: kernel.costOf(search),
      expanded,
      route: status === FOUND ? this.#copy(kernel.routeOf(search), 2 * kernel.routeLengthOf(search)) : null,
      trace: problem.trace ? this.#copy(kernel.traceOf(search), expanded) : null,
    };
  }

  /** Sets how many of the 2^27 generations of the shared node table are used up. For tests of the wrap-around. */
  forceGeneration(used: number): void {
    this.#kernel.setGeneration(this.#search, used);
  }

  #runToEnd(): number {
    const kernel = this.#kernel;
    return kernel.begin(this.#search) || kernel.run(this.#search, ALL_STEPS);
  }

  /** The caller's own copy of `length` i32 at an address: a view would go stale when memory grows. */
  #copy(address: number, length: number): Int32Array {
    return new Int32Array(this.#kernel.memory.buffer, address >>> 0, length).slice();
  }
}
