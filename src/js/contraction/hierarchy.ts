/** Twin of assembly/contraction/hierarchy.ts, which draws the records. The open list grows as heap.ts says. */
import { allocate } from '../../base/allocate.ts';
import { CORNER_WORDS } from '../../engine/contraction.ts';
import type { OpenList } from '../../rules/heap.ts';

const NONE = /* @__PURE__ */ new Int32Array(0);

/** Words of 32 bits of what the search from the goal knows of a corner; its arc and its parent, after its cost. */
export const BACK_WORDS = 4;
export const BACK_DOUBLES = 2;
export const BACK_ARC = 2;
export const BACK_PARENT = 3;

/** The records, and the open list and results of the latest climb. */
export class Records implements OpenList {
  corners: Int32Array = NONE;
  lanes: Uint16Array = new Uint16Array(0);
  /** The records of corners and of backs, by words of 64 bits; backs by words of 32 bits. */
  costs: Float64Array = new Float64Array(0);
  backCosts: Float64Array = new Float64Array(0);
  backs: Int32Array = NONE;
  arcs: Int32Array = NONE;
  parts: Int32Array = NONE;
  readonly links: Int32Array;
  readonly stack: number[] = [];
  heapF: Float64Array = new Float64Array(0);
  heapPlace: Int32Array = NONE;
  heapSize = 0;
  pendingF = 0;
  pendingPlace = 0;
  pendingFull = false;
  stamp = 0;
  expanded = 0;
  straights = 0;
  diagonals = 0;

  /** @param links How many links a start and a goal may have. */
  constructor(links: number) {
    this.links = allocate(Int32Array, 2 * links);
  }

  get bytes(): number {
    const { corners, backs, arcs, parts, links } = this;
    return corners.byteLength + backs.byteLength + arcs.byteLength + parts.byteLength + links.byteLength;
  }

  reserveCorners(count: number): void {
    if (count * CORNER_WORDS <= this.corners.length) return;
    const capacity = this.corners.length === 0 ? count : count + (count >> 2);
    const corners = allocate(Int32Array, capacity * CORNER_WORDS);
    const backs = allocate(Int32Array, capacity * BACK_WORDS);
    corners.set(this.corners);
    this.corners = corners;
    this.lanes = new Uint16Array(corners.buffer);
    this.costs = new Float64Array(corners.buffer);
    this.backs = backs;
    this.backCosts = new Float64Array(backs.buffer);
  }

  reserveArcs(count: number): void {
    if (2 * count <= this.arcs.length) return;
    const capacity = this.arcs.length === 0 ? count : count + (count >> 2);
    const arcs = allocate(Int32Array, 2 * capacity);
    const parts = allocate(Int32Array, 2 * capacity);
    arcs.set(this.arcs);
    parts.set(this.parts);
    this.arcs = arcs;
    this.parts = parts;
  }
}
