import { allocate } from '../../base/allocate.ts';
import type { FieldLinks, FieldProfile, FieldSources } from '../../engine/field.ts';
import type { EngineName } from '../../engine/names.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import type { FieldKernel } from '../exports.ts';
import { GridCopies } from '../grid-copies.ts';
import { FIELD_RECORD_COST_BYTES, FIELD_RECORD_PLANES_BYTES } from '../layout.ts';
import { LinearMemory } from '../memory.ts';
import { Budget, Room, Tenant } from '../memory-budget.ts';
import { cancelCollected, onceCollected } from '../on-collected.ts';

const NO_SEAMS: Int32Array = new Int32Array(0);

/**
 * The planes of a field. They stand in linear memory, in arrays of the field's own, or nowhere. Once they have moved to arrays, only the
 * field holds them, and they become garbage together with it. The memory they left stays taken until then.
 */
interface Planes {
  readonly place: PlanesPlace;
  moved: { costs: Float64Array; flow: Uint8Array } | null;
}

/** The place of a field's planes in linear memory. */
class PlanesPlace extends Tenant {
  readonly room: Room;
  readonly cellCount: number;
  /** Address of the planes; 0 if they are not in linear memory. */
  address = 0;
  /** The field that owns the planes; null if they are not in linear memory. */
  planes: Planes | null = null;
  /** Whether the planes are being computed. */
  isBusy = false;
  private readonly kernel: FieldKernel;
  private readonly memory: LinearMemory;

  constructor(room: Room, kernel: FieldKernel, memory: LinearMemory, cellCount: number) {
    super();
    this.room = room;
    this.cellCount = cellCount;
    this.kernel = kernel;
    this.memory = memory;
  }

  costAt(cell: number): number {
    return this.memory.float64[(this.address >>> 3) + cell];
  }

  /** Views on the planes in linear memory. */
  costs(): Float64Array {
    const first = this.address >>> 3;
    return this.memory.float64.subarray(first, first + this.cellCount);
  }

  flow(): Uint8Array {
    const first = this.address + FIELD_RECORD_COST_BYTES * this.cellCount;
    return this.memory.bytes.subarray(first, first + this.cellCount);
  }

  enter(planes: Planes): void {
    const { budget } = this.room;
    budget.keep(this, this.cellCount * FIELD_RECORD_PLANES_BYTES);
    this.address = this.room.ask(() => this.kernel.createFieldPlanes(this.cellCount));
    this.planes = planes;
  }

  canGo(): boolean {
    return !this.isBusy;
  }

  /** Moves the planes to arrays. */
  go(): void {
    const { planes, cellCount } = this;
    if (planes === null) return;
    const costs = allocate(Float64Array, cellCount);
    const flow = allocate(Uint8Array, cellCount);
    costs.set(this.costs());
    flow.set(this.flow());
    planes.moved = { costs, flow };
    this.leave();
  }

  /** Frees the planes for good. */
  release(): void {
    this.leave();
    this.room.budget.forget(this);
  }

  private leave(): void {
    if (this.address === 0) return;
    this.kernel.releaseFieldPlanes(this.address);
    this.address = 0;
    this.planes = null;
  }
}

/**
 * Computes fields with the WebAssembly kernel. A field stays in linear memory until it is disposed of or garbage-collected. If others need
 * the room, it is moved into separate arrays.
 */
export class FieldEngine {
  readonly name: EngineName;
  private readonly kernel: FieldKernel;
  private readonly memory: LinearMemory;
  private readonly room: Room;
  private readonly copies: GridCopies;
  /** Address of the record that all fields share, and the profile that was last written to it. */
  private readonly record: number;
  private profile: FieldProfile | null = null;

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor(kernel: FieldKernel, budget: Budget = new Budget(), name: EngineName = 'wasm') {
    this.name = name;
    this.kernel = kernel;
    this.memory = new LinearMemory(this.kernel.memory);
    this.room = new Room(this.kernel, budget);
    this.copies = new GridCopies(this.kernel, this.memory, this.room);
    this.record = this.room.ask(() => this.kernel.createField());
  }

  get memoryBytes(): number {
    return this.kernel.memory.buffer.byteLength;
  }

  /** Bytes of linear memory taken by fields and by copies of grids. */
  get usedBytes(): number {
    return this.room.used();
  }

  /** Returns a field of `cellCount` cells that has not been computed yet. */
  open(cellCount: number): StoredField {
    const place = new PlanesPlace(this.room, this.kernel, this.memory, cellCount);
    const field = new StoredField(this, { place, moved: null });
    onceCollected(field, () => place.release(), place);
    return field;
  }

  /** Computes a field into its planes, as {@link StoredField.compute} says. If memory cannot be allocated, the planes are freed. */
  compute(
    planes: Planes,
    cells: CellStore,
    profile: FieldProfile,
    { cells: goals, costs, fewBegin }: FieldSources,
    links: FieldLinks | null,
  ): Int32Array {
    const { place } = planes;
    planes.moved = null;
    const kernel = this.kernel;
    const room = this.room;
    const record = this.record;
    place.isBusy = true;
    try {
      const address = this.copies.addressOf(cells);
      if (place.address === 0) place.enter(planes);
      room.budget.use(place);
      if (profile !== this.profile) this.setProfile(profile);
      // A block of nothing has no address, which would mean that it was refused.
      const block = room.ask(() => kernel.reserveSources(record, Math.max(1, goals.length))) >>> 2;
      if (costs !== null) this.memory.float64.set(costs, block >>> 1);
      this.memory.int32.set(goals, block + 2 * goals.length);
      const count = links === null ? 0 : links.near.length;
      const linked = links === null ? 0 : this.copyLinks(links, place.cellCount);
      const wrap = profile.oddly > 0 ? cells.wrap : 0;
      const areCostly = costs === null ? 0 : fewBegin ? 2 : 1;
      room.ask(() => kernel.flood(record, address, place.address, goals.length, areCostly, count, wrap));
      links?.taken.set(this.memory.int32.subarray(linked + 4 * count, linked + 5 * count));
      return wrap === 0 ? NO_SEAMS : this.readSeams();
    } catch (error) {
      this.release(planes);
      throw error;
    } finally {
      place.isBusy = false;
    }
  }

  /** Returns the steps over edges in the field computed last: cell and direction of each. */
  private readSeams(): Int32Array {
    const block = this.kernel.seamsOf(this.record) >>> 2;
    const { int32 } = this.memory;
    return int32.slice(block + 1, block + 1 + 2 * int32[block]);
  }

  /** Copies links into linear memory (assembly/field/field-links.ts draws them). Returns their address in words of 4 bytes. */
  private copyLinks({ near, far, cost }: FieldLinks, cellCount: number): number {
    const count = near.length;
    const block = this.room.ask(() => this.kernel.reserveLinks(this.record, count, cellCount)) >>> 2;
    this.memory.float64.set(cost, block >>> 1);
    this.memory.int32.set(near, block + 2 * count);
    this.memory.int32.set(far, block + 3 * count);
    return block;
  }

  /** @throws `Error` once the kernel has been given up. */
  check(): void {
    this.memory.check();
  }

  /** Frees the memory of a field. */
  release(planes: Planes): void {
    planes.moved = null;
    planes.place.release();
  }

  private setProfile(profile: FieldProfile): void {
    const { rule, queued, oddly, straight, diagonal, straightCost, diagonalCost, uniformCost, fromSources } = profile;
    const record = this.record;
    const [gated, pruned] = [Number(profile.gated), Number(profile.pruned)];
    this.kernel.setMoves(record, queued, oddly, gated, rule, pruned, straight, diagonal);
    this.kernel.setCosts(record, straightCost, diagonalCost, uniformCost, fromSources ? 1 : 0);
    this.kernel.setLimits(record, profile.maxCost, profile.bucketWidth);
    this.profile = profile;
  }
}

/** A field, which an engine stores. */
export class StoredField {
  private readonly engine: FieldEngine;
  private readonly planes: Planes;
  /** A copy of the flow plane, made when first read, and whether it belongs to the last computation. */
  private copiedFlow: Uint8Array | null = null;
  private isCopied = false;
  /** Whether it is lost with its engine, and has said so once. */
  isLost = false;

  constructor(engine: FieldEngine, planes: Planes) {
    this.engine = engine;
    this.planes = planes;
  }

  /**
   * Computes the field. It reuses the memory of the previous computation.
   *
   * @param links Null if there are none.
   * @returns The cells whose step leads over an edge that goes on, and the direction of each. None if the profile takes such steps for links.
   * @throws `RangeError` if memory cannot be allocated; then the field is not ready, and the engine stays usable.
   */
  compute(cells: CellStore, profile: FieldProfile, sources: FieldSources, links: FieldLinks | null = null): Int32Array {
    this.isCopied = false;
    this.check();
    return this.engine.compute(this.planes, cells, profile, sources, links);
  }

  /** Returns whether it has been computed, and can be read. @throws `Error` if it is lost with its engine. */
  isReady(): boolean {
    if (this.planes.moved === null) this.check();
    return this.planes.place.address !== 0 || this.planes.moved !== null;
  }

  /** Returns the cost of a cell, by index. */
  costAt(cell: number): number {
    const { place, moved } = this.planes;
    return moved === null ? place.costAt(cell) : moved.costs[cell];
  }

  /** Returns the costs of all cells, valid until the next call of the engine. */
  costs(): Float64Array {
    return this.planes.moved?.costs ?? this.planes.place.costs();
  }

  /** Returns the steps of all cells, valid until the field is next computed. */
  flow(): Uint8Array {
    if (this.planes.moved !== null) return this.planes.moved.flow;
    this.copiedFlow ??= allocate(Uint8Array, this.planes.place.cellCount);
    if (!this.isCopied) this.copiedFlow.set(this.planes.place.flow());
    this.isCopied = true;
    return this.copiedFlow;
  }

  /** Returns the steps themselves, to be changed right after they have been computed. */
  ownFlow(): Uint8Array {
    return this.planes.moved?.flow ?? this.planes.place.flow();
  }

  private check(): void {
    try {
      this.engine.check();
    } catch (error) {
      this.isLost = true;
      throw error;
    }
  }

  dispose(): void {
    cancelCollected(this.planes.place);
    this.engine.release(this.planes);
    this.copiedFlow = null;
  }
}
