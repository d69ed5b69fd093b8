import { outOfMemory } from '../../base/allocate.ts';
import { FOUND, OUT_OF_MEMORY } from '../../base/statuses.ts';
import type { ChQuery, ChResult } from '../../engine/contraction.ts';
import { LANES } from '../../grid/history/landmarks.ts';
import type { ContractionKernel } from '../exports.ts';
import {
  HIERARCHY_ARC_CAPACITY,
  HIERARCHY_ARCS,
  HIERARCHY_CORNER_CAPACITY,
  HIERARCHY_CORNERS,
  HIERARCHY_DIAGONAL,
  HIERARCHY_DIAGONALS,
  HIERARCHY_EXPANDED,
  HIERARCHY_GOAL_LANES,
  HIERARCHY_GOAL_LINKS,
  HIERARCHY_GOAL_X,
  HIERARCHY_GOAL_Y,
  HIERARCHY_LINKS,
  HIERARCHY_PARTS,
  HIERARCHY_QUANTUM,
  HIERARCHY_ROUTE,
  HIERARCHY_ROUTE_LENGTH,
  HIERARCHY_START_LINKS,
  HIERARCHY_START_X,
  HIERARCHY_START_Y,
  HIERARCHY_STRAIGHT,
  HIERARCHY_STRAIGHTS,
} from '../layout.ts';
import { LinearMemory } from '../memory.ts';
import { pointsAt } from '../search/results.ts';
import { CORNER_HALVES, CORNER_WORDS } from './corner-record.ts';

/** Bytes of linear memory as others see them. It does not hold the kernel, which may be garbage. */
export interface Ledger {
  memoryBytes: number;
}

interface HierarchyViews {
  /** The view of all memory at the time: another one stands for it after growth. */
  readonly int32: Int32Array;
  readonly corners: Int32Array;
  readonly lanes: Uint16Array;
  readonly arcs: Int32Array;
  readonly parts: Int32Array;
  readonly links: Int32Array;
}

/** A contracted map in the memory of a separate kernel, which is freed with it. */
export class Hierarchy {
  private readonly kernel: ContractionKernel;
  private readonly memory: LinearMemory;
  private readonly address: number;
  private readonly linkCount: number;
  private readonly ledger: Ledger;
  private views: HierarchyViews | null = null;

  /** @param ledger Where its bytes are noted. @throws `RangeError` if memory cannot be allocated. */
  constructor(kernel: ContractionKernel, links: number, ledger: Ledger = { memoryBytes: 0 }) {
    this.ledger = ledger;
    this.kernel = kernel;
    this.memory = new LinearMemory(kernel.memory);
    this.linkCount = links;
    this.address = kernel.createHierarchy(links) >>> 0;
    if (this.address === 0) throw outOfMemory(kernel.refused.value);
    this.note();
  }

  /** Records of corners, by words of 32 and of 16 bits. Arrays may be others after each call below. */
  get corners(): Int32Array {
    return this.fresh().corners;
  }

  get lanes(): Uint16Array {
    return this.fresh().lanes;
  }

  /** Two words an arc: the corner that it leads to, and steps, diagonal ones in the upper half. */
  get arcs(): Int32Array {
    return this.fresh().arcs;
  }

  /** Two words an arc, see `Parts`. */
  get parts(): Int32Array {
    return this.fresh().parts;
  }

  /** Links of the start and of the goal, in the form of arcs. The caller writes them before a climb. */
  get links(): Int32Array {
    return this.fresh().links;
  }

  /** Bytes of all that. */
  get bytes(): number {
    return this.kernel.memory.buffer.byteLength;
  }

  /** Says that the map is not needed any more. */
  release(): void {
    this.ledger.memoryBytes = 0;
  }

  /** Makes room. @throws `RangeError` if memory cannot be allocated. */
  reserveCorners(count: number): void {
    if (count * CORNER_WORDS > this.corners.length) this.renew(this.kernel.reserveCorners(this.address, count));
  }

  reserveArcs(count: number): void {
    if (2 * count > this.arcs.length) this.renew(this.kernel.reserveArcs(this.address, count));
  }

  /** Answers a query. @throws `RangeError` if memory cannot be allocated; the next one still works. */
  climb(query: ChQuery): ChResult {
    this.write(query);
    const status = this.kernel.climb(this.address);
    this.note();
    if (status === OUT_OF_MEMORY) throw outOfMemory(this.kernel.refused.value);
    const { int32 } = this.memory.views;
    const at = this.address >>> 2;
    const points = int32[at + (HIERARCHY_ROUTE_LENGTH >> 2)];
    const first = int32[at + (HIERARCHY_ROUTE >> 2)] >>> 2;
    return {
      status,
      expanded: int32[at + (HIERARCHY_EXPANDED >> 2)] >>> 0,
      route: status === FOUND ? pointsAt(int32, first, points) : null,
      straights: int32[at + (HIERARCHY_STRAIGHTS >> 2)],
      diagonals: int32[at + (HIERARCHY_DIAGONALS >> 2)],
    };
  }

  private write(query: ChQuery): void {
    const { int32, float64 } = this.memory.views;
    const at = this.address >>> 2;
    int32[at + (HIERARCHY_START_LINKS >> 2)] = query.startLinks;
    int32[at + (HIERARCHY_GOAL_LINKS >> 2)] = query.goalLinks;
    int32[at + (HIERARCHY_START_X >> 2)] = query.startX;
    int32[at + (HIERARCHY_START_Y >> 2)] = query.startY;
    int32[at + (HIERARCHY_GOAL_X >> 2)] = query.goalX;
    int32[at + (HIERARCHY_GOAL_Y >> 2)] = query.goalY;
    float64[(this.address + HIERARCHY_STRAIGHT) >>> 3] = query.straight;
    float64[(this.address + HIERARCHY_DIAGONAL) >>> 3] = query.diagonal;
    float64[(this.address + HIERARCHY_QUANTUM) >>> 3] = query.quantum;
    if (query.quantum === 0) return;
    const { tables, goalRow } = query;
    for (let lane = 0; lane < LANES; lane += 2) {
      int32[at + ((HIERARCHY_GOAL_LANES + 2 * lane) >> 2)] =
        tables[goalRow + lane] | (tables[goalRow + lane + 1] << 16);
    }
  }

  private note(): void {
    this.ledger.memoryBytes = this.bytes;
  }

  /** Makes new views after a request for memory. @param isDone 0 if the kernel was refused it. @throws `RangeError` then. */
  private renew(isDone: number): void {
    this.views = null;
    this.note();
    if (isDone === 0) throw outOfMemory(this.kernel.refused.value);
  }

  /** Returns views that memory has not outgrown. */
  private fresh(): HierarchyViews {
    const { int32 } = this.memory.views;
    if (this.views?.int32 !== int32) {
      const { buffer } = int32;
      const field = (offset: number) => int32[(this.address + offset) >>> 2] >>> 0;
      const corners = field(HIERARCHY_CORNER_CAPACITY);
      const arcs = field(HIERARCHY_ARC_CAPACITY);
      this.views = {
        int32,
        corners: new Int32Array(buffer, field(HIERARCHY_CORNERS), corners * CORNER_WORDS),
        lanes: new Uint16Array(buffer, field(HIERARCHY_CORNERS), corners * CORNER_HALVES),
        arcs: new Int32Array(buffer, field(HIERARCHY_ARCS), 2 * arcs),
        parts: new Int32Array(buffer, field(HIERARCHY_PARTS), 2 * arcs),
        links: new Int32Array(buffer, field(HIERARCHY_LINKS), 2 * this.linkCount),
      };
    }
    return this.views;
  }
}
