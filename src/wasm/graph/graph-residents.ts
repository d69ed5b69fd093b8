import { outOfMemory } from '../../base/allocate.ts';
import type { Arcs } from '../../engine/graph.ts';
import { onceCollected } from '../collected.ts';
import type { LinearMemory } from '../memory.ts';
import type { GraphKernel } from './graph-kernel.ts';

/** Where linear memory in use would pass this many bytes, graphs are dropped, least recently used first. */
const BUDGET = 512 * 2 ** 20;

/** The copy of a graph's arcs in linear memory. */
interface Resident {
  /** Address of its record, 0 once dropped. */
  address: number;
  /** Searches under way that read it. */
  readers: number;
}

/**
 * The arcs that stand in linear memory. They are copies: arcs that are dropped, to make room, are copied again when next used,
 * and those of a graph that is garbage-collected go with it.
 */
export class GraphResidents {
  readonly #kernel: GraphKernel;
  readonly #memory: LinearMemory;
  readonly #byArcs = new WeakMap<Arcs, Resident>();
  /** In order of use, the latest last. */
  readonly #inUse = new Set<Resident>();

  constructor(kernel: GraphKernel, memory: LinearMemory) {
    this.#kernel = kernel;
    this.#memory = memory;
  }

  /**
   * Address of a copy of the arcs, which stays until `close` is called.
   *
   * @throws `RangeError` where memory cannot be had.
   */
  open(arcs: Arcs): number {
    const resident = this.#byArcs.get(arcs) ?? this.#register(arcs);
    if (resident.address === 0) this.#admit(arcs, resident);
    this.#inUse.delete(resident);
    this.#inUse.add(resident);
    resident.readers++;
    return resident.address;
  }

  close(arcs: Arcs): void {
    const resident = this.#byArcs.get(arcs);
    if (resident !== undefined) resident.readers--;
  }

  /** Drops the arcs used least recently that no search reads. False where there are none. */
  evict(): boolean {
    for (const resident of this.#inUse) {
      if (resident.readers > 0) continue;
      this.#drop(resident);
      return true;
    }
    return false;
  }

  /** Drops these arcs, unless a search reads them. */
  release(arcs: Arcs): void {
    const resident = this.#byArcs.get(arcs);
    if (resident !== undefined && resident.readers === 0) this.#drop(resident);
  }

  #register(arcs: Arcs): Resident {
    const resident = { address: 0, readers: 0 };
    this.#byArcs.set(arcs, resident);
    onceCollected(arcs, () => this.#drop(resident));
    return resident;
  }

  #admit(arcs: Arcs, resident: Resident): void {
    const kernel = this.#kernel;
    while ((kernel.used.value >>> 0) + arcs.byteLength > BUDGET && this.evict());
    let address: number;
    do address = kernel.createArcs(arcs.nodeCount, arcs.targets.length) >>> 0;
    while (address === 0 && this.evict());
    if (address === 0) throw outOfMemory(kernel.refused.value);
    this.#memory.int32.set(arcs.offsets, kernel.offsetsPlane(address) >>> 2);
    this.#memory.int32.set(arcs.targets, kernel.targetsPlane(address) >>> 2);
    this.#memory.float64.set(arcs.costs, kernel.costsPlane(address) >>> 3);
    resident.address = address;
  }

  #drop(resident: Resident): void {
    if (resident.address === 0) return;
    this.#kernel.releaseArcs(resident.address);
    resident.address = 0;
    this.#inUse.delete(resident);
  }
}
