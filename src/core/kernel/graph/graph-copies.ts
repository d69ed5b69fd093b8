import type { Arcs } from '../../engine/graph.ts';
import type { GraphKernel } from '../exports.ts';
import type { LinearMemory } from '../memory.ts';
import { type Room, Tenant } from '../memory-budget.ts';
import { onceCollected } from '../on-collected.ts';

/** The copy of a graph's arcs in linear memory. */
class CopiedGraph extends Tenant {
  readonly room: Room;
  /** Address of its record; 0 once it has been dropped. */
  address = 0;
  /** Running searches that read it. */
  readers = 0;
  private readonly kernel: GraphKernel;

  constructor(room: Room, kernel: GraphKernel) {
    super();
    this.room = room;
    this.kernel = kernel;
  }

  canGo(): boolean {
    return this.readers === 0;
  }

  go(): void {
    if (this.address === 0) return;
    this.kernel.releaseArcs(this.address);
    this.address = 0;
  }

  /** Frees the arcs for good. */
  release(): void {
    this.go();
    this.room.budget.forget(this);
  }
}

/**
 * The arcs in linear memory. They are copies. Arcs that were dropped to make room are copied again when next used. Arcs of a graph that is
 * garbage-collected are freed.
 */
export class GraphCopies {
  private readonly kernel: GraphKernel;
  private readonly memory: LinearMemory;
  private readonly room: Room;
  private readonly byArcs = new WeakMap<Arcs, CopiedGraph>();

  constructor(kernel: GraphKernel, memory: LinearMemory, room: Room) {
    this.kernel = kernel;
    this.memory = memory;
    this.room = room;
  }

  /**
   * Returns the address of a copy of the arcs. The copy stays until `close` is called.
   *
   * @throws `RangeError` if memory cannot be allocated.
   */
  open(arcs: Arcs): number {
    const resident = this.byArcs.get(arcs) ?? this.register(arcs);
    if (resident.address === 0) this.admit(arcs, resident);
    this.room.budget.use(resident);
    resident.readers++;
    return resident.address;
  }

  close(arcs: Arcs): void {
    const resident = this.byArcs.get(arcs);
    if (resident !== undefined) resident.readers--;
  }

  /** Drops these arcs, unless a search is reading them. */
  release(arcs: Arcs): void {
    const resident = this.byArcs.get(arcs);
    if (resident?.canGo()) resident.release();
  }

  private register(arcs: Arcs): CopiedGraph {
    const resident = new CopiedGraph(this.room, this.kernel);
    this.byArcs.set(arcs, resident);
    onceCollected(arcs, () => resident.release());
    return resident;
  }

  private admit(arcs: Arcs, resident: CopiedGraph): void {
    const kernel = this.kernel;
    this.room.budget.keep(resident, arcs.byteLength);
    const address = this.room.ask(() => kernel.createArcs(arcs.nodeCount, arcs.targets.length));
    this.memory.int32.set(arcs.offsets, kernel.offsetsPlane(address) >>> 2);
    this.memory.int32.set(arcs.targets, kernel.targetsPlane(address) >>> 2);
    this.memory.float64.set(arcs.costs, kernel.costsPlane(address) >>> 3);
    resident.address = address;
  }
}
