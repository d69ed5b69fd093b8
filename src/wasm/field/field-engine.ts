import { allocate, outOfMemory } from '../../base/allocate.ts';
import type { EngineField, FieldEngine, FieldProfile } from '../../engine/field.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { onceCollected } from '../collected.ts';
import type { CellsKernel } from '../kernel.ts';
import { FIELD_RECORD_COST_BYTES, FIELD_RECORD_PLANES_BYTES } from '../layout.ts';
import { LinearMemory } from '../memory.ts';
import { Residents } from '../residents.ts';
import { type KernelSource, startKernel } from '../start-kernel.ts';

/** Where fields in linear memory would pass this many bytes, they are moved out, the one computed longest ago first. */
const BUDGET = 256 * 2 ** 20;

/** Raw exports of the kernel of fields, see assembly/kernels/field.ts. */
interface FieldKernel extends CellsKernel {
  createField(): number;
  setMoves(field: number, queued: number, rule: number, pruned: number, straight: number, diagonal: number): void;
  setCosts(field: number, straightCost: number, diagonalCost: number, uniformCost: number, fromSources: number): void;
  setLimits(field: number, maxCost: number, bucketWidth: number): void;
  reserveSources(field: number, count: number): number;
  createFieldPlanes(count: number): number;
  releaseFieldPlanes(planes: number): void;
  flood(field: number, cells: number, planes: number, sourceCount: number): number;
}

/** Where a field's planes stand in linear memory. */
interface Place {
  readonly cellCount: number;
  /** 0 unless they stand there. */
  address: number;
}

/**
 * The planes of a field: in linear memory, in arrays of its own, or, without either, nowhere. Once they have moved out the field alone
 * holds them, and the arrays are garbage as soon as it is; its place waits until that is told, which never happens within a turn.
 */
interface Planes {
  readonly place: Place;
  moved: { costs: Float64Array; flow: Uint8Array } | null;
}

/**
 * Fields computed by the WebAssembly kernel. What is computed stays in linear memory until it is disposed of or
 * garbage-collected, or room is needed for others: it is then moved into arrays of the field's own.
 */
export class WasmFieldEngine implements FieldEngine {
  readonly name = 'wasm';
  readonly #kernel: FieldKernel;
  readonly #memory: LinearMemory;
  readonly #residents: Residents;
  /** Address of the record that all fields share, and the profile that stands in it. */
  readonly #record: number;
  #profile: FieldProfile | null = null;
  /** Those in linear memory, in order of computation, the latest last, and their bytes. */
  readonly #inUse = new Map<Place, Planes>();
  #bytesInUse = 0;

  /** @throws where WebAssembly is missing or refused, or memory cannot be had. */
  constructor(source: KernelSource) {
    this.#kernel = startKernel<FieldKernel>(source);
    this.#memory = new LinearMemory(this.#kernel.memory);
    this.#residents = new Residents(this.#kernel, this.#memory, () => false);
    this.#record = this.#kernel.createField() >>> 0;
    if (this.#record === 0) throw outOfMemory(this.#kernel.refused.value);
  }

  get memoryBytes(): number {
    return this.#kernel.memory.buffer.byteLength;
  }

  /** Bytes of linear memory that fields and copies of grids take up. */
  get usedBytes(): number {
    return this.#kernel.used.value >>> 0;
  }

  open(cellCount: number): EngineField {
    const place = { cellCount, address: 0 };
    const field = new WasmField(this, this.#memory, { place, moved: null });
    onceCollected(field, () => this.#leave(place));
    return field;
  }

  /** Computes a field in its planes. Where memory cannot be had they are given up. */
  compute(planes: Planes, cells: CellStore, profile: FieldProfile, sources: Int32Array): void {
    const { place } = planes;
    planes.moved = null;
    const kernel = this.#kernel;
    const record = this.#record;
    try {
      const address = this.#addressOf(cells, place);
      this.#admit(planes);
      if (profile !== this.#profile) this.#setProfile(profile);
      const block = this.#orMakeRoom(() => kernel.reserveSources(record, sources.length), place);
      this.#memory.int32.set(sources, block >>> 2);
      this.#orMakeRoom(() => kernel.flood(record, address, place.address, sources.length), place);
    } catch (error) {
      this.release(planes);
      throw error;
    }
  }

  /** Gives the memory of a field back. */
  release(planes: Planes): void {
    planes.moved = null;
    this.#leave(planes.place);
  }

  #leave(place: Place): void {
    if (place.address === 0) return;
    this.#kernel.releaseFieldPlanes(place.address);
    place.address = 0;
    this.#inUse.delete(place);
    this.#bytesInUse -= place.cellCount * FIELD_RECORD_PLANES_BYTES;
  }

  /** Address of a grid's copy. Fields make room for it where other grids cannot. */
  #addressOf(cells: CellStore, kept: Place): number {
    for (;;) {
      try {
        return this.#residents.addressOf(cells);
      } catch (error) {
        if (!this.#moveOut(kept)) throw error;
      }
    }
  }

  #admit(planes: Planes): void {
    const { place } = planes;
    const bytes = place.cellCount * FIELD_RECORD_PLANES_BYTES;
    if (place.address === 0) {
      while (this.#bytesInUse + bytes > BUDGET && this.#moveOut(place));
      place.address = this.#orMakeRoom(() => this.#kernel.createFieldPlanes(place.cellCount), place);
      this.#bytesInUse += bytes;
    }
    this.#inUse.delete(place);
    this.#inUse.set(place, planes);
  }

  /** Moves the field computed longest ago, other than `kept`, out of linear memory. False where there is none. */
  #moveOut(kept: Place): boolean {
    for (const [place, planes] of this.#inUse) {
      if (place === kept) continue;
      const costs = allocate(Float64Array, place.cellCount);
      const flow = allocate(Uint8Array, place.cellCount);
      costs.set(costsIn(this.#memory, place));
      flow.set(flowIn(this.#memory, place));
      this.#leave(place);
      planes.moved = { costs, flow };
      return true;
    }
    return false;
  }

  /** Tries until it does not get 0, making room meanwhile, but not of the field of `kept`. */
  #orMakeRoom(request: () => number, kept: Place): number {
    for (;;) {
      const result = request() >>> 0;
      if (result !== 0) return result;
      if (!this.#residents.evict() && !this.#moveOut(kept)) throw outOfMemory(this.#kernel.refused.value);
    }
  }

  #setProfile(profile: FieldProfile): void {
    const { rule, queued, pruned, straight, diagonal, straightCost, diagonalCost, uniformCost, fromSources } = profile;
    const record = this.#record;
    this.#kernel.setMoves(record, queued ? 1 : 0, rule, pruned ? 1 : 0, straight, diagonal);
    this.#kernel.setCosts(record, straightCost, diagonalCost, uniformCost, fromSources ? 1 : 0);
    this.#kernel.setLimits(record, profile.maxCost, profile.bucketWidth);
    this.#profile = profile;
  }
}

function costsIn(memory: LinearMemory, { address, cellCount }: Place): Float64Array {
  return memory.float64.subarray(address >>> 3, (address >>> 3) + cellCount);
}

function flowIn(memory: LinearMemory, { address, cellCount }: Place): Uint8Array {
  const first = address + FIELD_RECORD_COST_BYTES * cellCount;
  return memory.bytes.subarray(first, first + cellCount);
}

class WasmField implements EngineField {
  readonly #engine: WasmFieldEngine;
  readonly #memory: LinearMemory;
  readonly #planes: Planes;
  /** A copy of the plane of flow, once read, and whether it is that of the latest computation. */
  #flow: Uint8Array | null = null;
  #isCopied = false;

  constructor(engine: WasmFieldEngine, memory: LinearMemory, planes: Planes) {
    this.#engine = engine;
    this.#memory = memory;
    this.#planes = planes;
  }

  compute(cells: CellStore, profile: FieldProfile, sources: Int32Array): void {
    this.#isCopied = false;
    this.#engine.compute(this.#planes, cells, profile, sources);
  }

  isReady(): boolean {
    return this.#planes.place.address !== 0 || this.#planes.moved !== null;
  }

  costAt(cell: number): number {
    const { place, moved } = this.#planes;
    return moved === null ? this.#memory.float64[(place.address >>> 3) + cell] : moved.costs[cell];
  }

  costs(): Float64Array {
    return this.#planes.moved?.costs ?? costsIn(this.#memory, this.#planes.place);
  }

  flow(): Uint8Array {
    if (this.#planes.moved !== null) return this.#planes.moved.flow;
    this.#flow ??= allocate(Uint8Array, this.#planes.place.cellCount);
    if (!this.#isCopied) this.#flow.set(flowIn(this.#memory, this.#planes.place));
    this.#isCopied = true;
    return this.#flow;
  }

  dispose(): void {
    this.#engine.release(this.#planes);
    this.#flow = null;
  }
}
