import { outOfMemory } from '../../base/allocate.ts';
import type { Point } from '../../base/cells/point.ts';
import { OUT_OF_MEMORY } from '../../base/statuses.ts';
import type { EngineName } from '../../engine/names.ts';
import type { Plan, SearchOutcome } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import type { SearchKernel } from '../exports.ts';
import { GridCopies } from '../grid-copies.ts';
import type { Guard, Guarded } from '../guarded.ts';
import { askingFor } from '../imports.ts';
import { LinearMemory } from '../memory.ts';
import { Budget, Room } from '../memory-budget.ts';
import type { Host } from './host.ts';
import { outcomeOf } from './results.ts';
import { writeArcs } from './write-arcs.ts';
import { writePlan } from './write-plan.ts';

/** Runs the kernel for searches. */
export class SearchEngine {
  readonly name: EngineName;
  private readonly kernel: SearchKernel;
  private readonly guard: Partial<Guard<SearchKernel>> & Pick<Guard<SearchKernel>, 'raw'>;
  private readonly memory: LinearMemory;
  private readonly room: Room;
  private readonly residents: GridCopies;
  /** Address of the search record that one-shot calls share. */
  private search: number;
  /** The plan last written to it. */
  private plan: Plan | null = null;
  /** Whether the shared record may hold memory of earlier calls. */
  private canShrink = false;
  /** Whether it is in the middle of a search that asks a caller's function. Calls from within that are for another engine. */
  isAsking = false;
  /** The part of the engine that solvers in other modules use, see host.ts. */
  readonly host: Host;

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor(
    kernel: SearchKernel & Partial<Guarded<SearchKernel>>,
    budget: Budget = new Budget(),
    name: EngineName = 'wasm',
  ) {
    this.name = name;
    this.kernel = kernel;
    this.guard = kernel.guard ?? { raw: kernel };
    this.memory = new LinearMemory(this.kernel.memory);
    const scratch = { bytes: () => this.spareBytes(), drop: () => this.dropSpare() };
    const room = new Room(this.kernel, budget, scratch);
    this.room = room;
    this.residents = new GridCopies(this.kernel, this.memory, room);
    this.host = {
      kernel: this.kernel,
      memory: this.memory,
      room,
      queries: null,
      idle: [],
      useGrid: (cells, plan) => this.useGrid(cells, plan),
      addressOf: (cells) => this.residents.addressOf(cells),
      copyOf: (cells) => this.residents.copyOf(cells),
      freeCopy: (address) => this.residents.free(address),
      search: () => this.search,
      ask: (heuristic, run) => this.ask(heuristic, run),
    };
    this.search = room.ask(() => this.kernel.createSearch());
  }

  get memoryBytes(): number {
    return this.kernel.memory.buffer.byteLength;
  }

  /**
   * Runs a search to its end.
   *
   * @throws `RangeError` if memory cannot be allocated; the engine stays usable.
   */
  solve(cells: CellStore, plan: Plan, start: Point, goal: Point): SearchOutcome {
    const { hFunction } = plan;
    return hFunction === null
      ? this.run(cells, plan, start, goal)
      : this.host.ask(hFunction, () => this.run(cells, plan, start, goal));
  }

  private run(cells: CellStore, plan: Plan, start: Point, goal: Point): SearchOutcome {
    const address = this.useGrid(cells, plan);
    // What `Room.run` does, without a closure for each search.
    for (;;) {
      let status: number;
      try {
        status = this.guard.raw.solve(this.search, address, start.x, start.y, goal.x, goal.y);
      } catch (error) {
        throw this.failed(error, cells, start, goal);
      }
      if (status !== OUT_OF_MEMORY) return outcomeOf(this.memory, this.search, status, plan.tracing);
      this.room.make();
    }
  }

  /** Returns the error of a search that failed. Separate from the search, which thus stays small enough to be inlined. */
  private failed(error: unknown, { width, height }: CellStore, start: Point, goal: Point): unknown {
    const asked = `findPath(${width} x ${height}, ${start.x},${start.y}, ${goal.x},${goal.y})`;
    return this.guard.failed?.(error, asked) ?? error;
  }

  private ask<Result>(heuristic: NonNullable<Plan['hFunction']>, run: () => Result): Result {
    if (this.isAsking) throw new Error('in the middle of a step: a heuristic function cannot call step()');
    this.isAsking = true;
    try {
      return this.residents.keepDuring(() => askingFor(heuristic, run));
    } finally {
      this.isAsking = false;
      // A plan that stays would keep the function alive.
      this.plan = null;
    }
  }

  /** Bytes of the shared record and of idle records. */
  private spareBytes(): number {
    const { searchBytes } = this.kernel;
    return this.host.idle.reduce((sum, record) => sum + (searchBytes(record) >>> 0), searchBytes(this.search) >>> 0);
  }

  /**
   * Frees one idle record, or else (at most once per call) the spare memory of the shared record: nodes of the largest grid so far, and the
   * queries and answers of the largest batch. Returns false if there was nothing to free.
   */
  private dropSpare(): boolean {
    const idle = this.host.idle.pop();
    if (idle === undefined && !this.canShrink) return false;
    this.kernel.releaseSearch(idle ?? this.search);
    if (idle === undefined) {
      this.canShrink = false;
      // There is room for it: another record has just been freed.
      this.search = this.kernel.createSearch() >>> 0;
      const { plan } = this;
      this.plan = null;
      if (plan !== null && this.write(plan) === 0) throw outOfMemory(this.kernel.refused.value);
      this.plan = plan;
      // This comes last: even an empty block has a header, and allocating it could split the room just freed.
      if (this.host.queries !== null) this.kernel.reserveQueries(0);
      this.host.queries = null;
    }
    return true;
  }

  /** Brings a grid's copy up to date and writes the plan to the shared record. Returns the copy's address. */
  private useGrid(cells: CellStore, plan: Plan): number {
    const address = this.residents.addressOf(cells);
    this.canShrink = true;
    if (plan !== this.plan) {
      this.plan = null;
      this.room.run(() => this.write(plan), 0);
      this.plan = plan;
    }
    return address;
  }

  /** Writes a plan to the shared record. Returns 0 if memory cannot be allocated, else 1. */
  private write(plan: Plan): number {
    writePlan(this.memory, this.search, plan);
    return writeArcs(this.kernel, this.memory, this.search, plan.arcs);
  }
}
