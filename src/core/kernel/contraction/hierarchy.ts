import { outOfMemory } from '../../base/allocate.ts';
import type { Point } from '../../base/cells/point.ts';
import { FOUND, OUT_OF_MEMORY } from '../../base/statuses.ts';
import type { Movement, Plan, SearchOutcome } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { LANES, type Landmarks } from '../../grid/history/landmarks.ts';
import { blockedOf } from '../cells-record.ts';
import type { ContractionKernel } from '../exports.ts';
import {
  ARC_SIZE,
  CORNER_LANES,
  CORNER_SIZE,
  CORNER_SPOT,
  HIERARCHY_ARC_COUNT,
  HIERARCHY_ARCS,
  HIERARCHY_CORNER_COUNT,
  HIERARCHY_CORNERS,
  HIERARCHY_DIAGONAL,
  HIERARCHY_DIAGONALS,
  HIERARCHY_EXPANDED,
  HIERARCHY_GOAL_LANES,
  HIERARCHY_PARTS,
  HIERARCHY_QUANTUM,
  HIERARCHY_ROUTE,
  HIERARCHY_ROUTE_LENGTH,
  HIERARCHY_STRAIGHT,
  HIERARCHY_STRAIGHTS,
  HIERARCHY_USED,
} from '../layout.ts';
import { LinearMemory } from '../memory.ts';
import { pointsAt } from '../search/results.ts';

/** Bytes of linear memory as others see them. It does not hold the kernel, which may be garbage. */
export interface Ledger {
  memoryBytes: number;
}

/** What a contracted map consists of, as bytes. */
export interface PlainRecords {
  readonly corners: Uint8Array;
  readonly arcs: Uint8Array;
  readonly parts: Uint8Array;
}

/** A contracted map in the memory of a separate kernel, which is freed with it. It begins as the corners of a grid alone. */
export class Hierarchy {
  private readonly kernel: ContractionKernel;
  private readonly memory: LinearMemory;
  private readonly address: number;
  private readonly ledger: Ledger;
  private landmarks: Landmarks | null = null;

  /**
   * @param kernel Used for nothing else.
   * @param blocked Which cells are blocked, if not the same as now.
   * @param ledger Where its bytes are noted.
   * @throws `RangeError` if memory cannot be allocated.
   */
  constructor(
    kernel: ContractionKernel,
    { width, height, rowBytes, blocked: latest }: CellStore,
    blocked: Uint8Array = latest,
    ledger: Ledger = { memoryBytes: 0 },
  ) {
    this.ledger = ledger;
    this.kernel = kernel;
    this.memory = new LinearMemory(kernel.memory);
    const cells = this.granted(kernel.createCells(width, height, rowBytes));
    this.memory.bytes.set(blocked, blockedOf(this.memory, cells));
    this.address = this.granted(kernel.createHierarchy(cells));
  }

  /** Number of corners. */
  get corners(): number {
    return this.field(HIERARCHY_CORNER_COUNT);
  }

  /** Bytes of its kernel's memory. */
  get bytes(): number {
    return this.kernel.memory.buffer.byteLength;
  }

  /** Returns about how many links a corner has. @param most About how many corners are asked. */
  averageLinks(most: number): number {
    return this.kernel.averageLinks(this.address, most);
  }

  /** Says that the map is not needed any more. */
  release(): void {
    this.ledger.memoryBytes = 0;
  }

  /**
   * Contracts the corners.
   *
   * @param costs Step costs: whole numbers.
   * @param landmarks Distances of each cell to landmarks.
   * @param side Cells of a tile's side.
   * @throws `RangeError` if memory cannot be allocated.
   */
  contract(costs: Movement, landmarks: Landmarks | null, side: number): void {
    this.setCosts(costs, landmarks);
    this.granted(this.kernel.contract(this.address, side));
    if (landmarks === null) return;
    const { width } = landmarks.tables;
    const { int32 } = this.memory;
    const first = this.field(HIERARCHY_CORNERS);
    const end = first + this.corners * CORNER_SIZE;
    for (let corner = first; corner < end; corner += CORNER_SIZE) {
      const spot = int32[(corner + CORNER_SPOT) >>> 2];
      this.writeLanes(corner + CORNER_LANES, landmarks, (spot >>> 16) * width + (spot & 0xffff));
    }
  }

  /** Returns the map as bytes: views, which later calls may move. Copy them at once. */
  records(): PlainRecords {
    const { buffer } = this.memory.bytes;
    const arcBytes = this.field(HIERARCHY_ARC_COUNT) * ARC_SIZE;
    return {
      corners: new Uint8Array(buffer, this.field(HIERARCHY_CORNERS), this.corners * CORNER_SIZE),
      arcs: new Uint8Array(buffer, this.field(HIERARCHY_ARCS), arcBytes),
      parts: new Uint8Array(buffer, this.field(HIERARCHY_PARTS), arcBytes),
    };
  }

  /** Takes the {@link Hierarchy.records} of a hierarchy of the same corners, in place of contracting them. @throws As `contract`. */
  restore(records: PlainRecords, costs: Movement, landmarks: Landmarks | null): void {
    this.setCosts(costs, landmarks);
    this.granted(this.kernel.reserve(this.address, records.arcs.length / ARC_SIZE));
    const own = this.records();
    own.corners.set(records.corners);
    own.arcs.set(records.arcs);
    own.parts.set(records.parts);
    this.kernel.restored(this.address);
  }

  /** Searches between two passable cells. @throws `RangeError` if memory cannot be allocated; the next search still works. */
  climb(start: Point, goal: Point, { terrainScale: scale, straightCost, diagonalCost }: Plan): SearchOutcome {
    const { address, landmarks } = this;
    if (landmarks !== null) {
      this.writeLanes(address + HIERARCHY_GOAL_LANES, landmarks, goal.y * landmarks.tables.width + goal.x);
    }
    const status = this.kernel.climb(address, start.x, start.y, goal.x, goal.y);
    this.note();
    if (status === OUT_OF_MEMORY) throw outOfMemory(this.kernel.refused.value);
    const { int32 } = this.memory;
    const field = (offset: number) => int32[(address + offset) >>> 2] >>> 0;
    const straights = field(HIERARCHY_STRAIGHTS) * scale * straightCost;
    const diagonals = field(HIERARCHY_DIAGONALS) * scale * diagonalCost;
    return {
      status,
      method: field(HIERARCHY_USED),
      cost: status === FOUND ? straights + diagonals : Infinity,
      expanded: field(HIERARCHY_EXPANDED),
      route: status === FOUND ? pointsAt(int32, field(HIERARCHY_ROUTE) >>> 2, field(HIERARCHY_ROUTE_LENGTH)) : null,
      trace: null,
    };
  }

  private setCosts({ straight, diagonal }: Movement, landmarks: Landmarks | null): void {
    const { address } = this;
    const { float64 } = this.memory;
    this.landmarks = landmarks;
    float64[(address + HIERARCHY_STRAIGHT) >>> 3] = straight;
    float64[(address + HIERARCHY_DIAGONAL) >>> 3] = diagonal;
    float64[(address + HIERARCHY_QUANTUM) >>> 3] = landmarks?.quantum ?? 0;
  }

  /** Writes the distances of a cell to landmarks. */
  private writeLanes(to: number, { tables: { lanes } }: Landmarks, cell: number): void {
    const { int32 } = this.memory;
    for (let lane = 0; lane < LANES; lane += 2) {
      int32[(to + 2 * lane) >>> 2] = lanes[cell * LANES + lane] | (lanes[cell * LANES + lane + 1] << 16);
    }
  }

  private field(offset: number): number {
    return this.memory.int32[(this.address + offset) >>> 2] >>> 0;
  }

  private note(): void {
    this.ledger.memoryBytes = this.bytes;
  }

  /** Returns an answer of the kernel as an address. @throws `RangeError` if it is 0: memory was refused. */
  private granted(answer: number): number {
    this.note();
    if (answer === 0) throw outOfMemory(this.kernel.refused.value);
    return answer >>> 0;
  }
}
