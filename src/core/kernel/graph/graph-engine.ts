import { ASKING, FOUND, OUT_OF_MEMORY, WRONG_ESTIMATE } from '../../base/statuses.ts';
import { ASKED_SHARE } from '../../base/tuning/tuning-memory.ts';
import type { Arcs, GraphOutcome, GraphQuery } from '../../engine/graph.ts';
import type { EngineName } from '../../engine/names.ts';
import type { GraphKernel } from '../exports.ts';
import { LinearMemory } from '../memory.ts';
import { Budget, Room } from '../memory-budget.ts';
import { GraphCopies } from './graph-copies.ts';
import { answerAsked, costOf, nodesExpanded, routeOf, tell, tellAll, wrongEntry } from './graph-results.ts';

/** Runs the WebAssembly kernel for graphs. */
export class GraphEngine {
  readonly name: EngineName;
  private readonly kernel: GraphKernel;
  private readonly memory: LinearMemory;
  private readonly room: Room;
  private readonly copies: GraphCopies;
  /** Addresses of idle search records. One is enough, unless a caller's estimate runs a search itself. */
  private readonly idle: number[] = [];

  constructor(kernel: GraphKernel, budget: Budget = new Budget(), name: EngineName = 'wasm') {
    this.name = name;
    this.kernel = kernel;
    this.memory = new LinearMemory(this.kernel.memory);
    this.room = new Room(this.kernel, budget);
    this.copies = new GraphCopies(this.kernel, this.memory, this.room);
  }

  get memoryBytes(): number {
    return this.kernel.memory.buffer.byteLength;
  }

  /**
   * Runs a search to its end. The caller's estimate may itself run searches, and may throw.
   *
   * @throws `RangeError` if memory cannot be allocated or one of the `estimates` is wrong; the engine stays usable.
   */
  solve(query: GraphQuery): GraphOutcome {
    const search = this.takeSearch();
    const opened: Arcs[] = [];
    const open = (arcs: Arcs): number => {
      const address = this.copies.open(arcs);
      opened.push(arcs);
      return address;
    };
    try {
      const arcs = open(query.arcs);
      const reverse = query.reverse === null ? 0 : open(query.reverse);
      this.writeQuery(search, query);
      this.room.run(() => this.kernel.begin(search, arcs, reverse, query.start, query.goal), OUT_OF_MEMORY);
      const status = this.run(search, query);
      return {
        status,
        path: status === FOUND ? routeOf(this.memory, search) : null,
        cost: costOf(this.memory, search),
        expanded: nodesExpanded(this.memory, search),
      };
    } finally {
      for (const arcs of opened) this.copies.close(arcs);
      this.idle.push(search);
    }
  }

  /** Frees the copy of some arcs. */
  release(arcs: Arcs): void {
    this.copies.release(arcs);
  }

  /** Sets how many of the 2^30 generations of the shared node records are used up. Tests of the wrap-around need it. */
  forceGeneration(used: number): void {
    const search = this.takeSearch();
    this.kernel.setGeneration(search, used);
    this.idle.push(search);
  }

  private takeSearch(): number {
    return this.idle.pop() ?? this.room.ask(() => this.kernel.createSearch());
  }

  /** Writes the query into a search record. */
  private writeQuery(search: number, query: GraphQuery): void {
    const kernel = this.kernel;
    const { lattice } = query;
    kernel.setFactors(search, query.gFactor, query.hFactor, query.reopens ? 1 : 0);
    kernel.setLattice(search, query.estimate, lattice?.width ?? 0, lattice?.height ?? 0, lattice?.least ?? 0);
    kernel.setLimits(search, query.maxExpansions, query.maxCost);
  }

  /** Runs the search to its end and supplies the estimates that it asks for. Returns the status. */
  private run(search: number, { askedOf, estimates }: GraphQuery): number {
    const kernel = this.kernel;
    const memory = this.memory;
    let told = 0;
    for (;;) {
      const status = this.room.run(() => kernel.run(search), OUT_OF_MEMORY);
      if (status === WRONG_ESTIMATE && estimates !== null) throw wrongEntry(memory, search, estimates);
      else if (status !== ASKING) return status;
      else if (askedOf !== null) answerAsked(memory, search, askedOf);
      else if (estimates !== null) {
        told += tell(memory, search, estimates);
        if (told > estimates.length * ASKED_SHARE) tellAll(memory, search, estimates);
      }
    }
  }
}
