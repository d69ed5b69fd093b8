/** Twin of assembly/reach/labels.ts: runs, labels, their forest and the labelling, here by words of 32 bits. */

import { allocate } from '../../base/allocate.ts';
import { BITS_A_SPARE, SPARE_LABELS } from '../../base/tuning.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { lowestBit } from '../../rules/moves.ts';

/** States of a root: all its cells are connected, or they may have been split. */
const CERTAIN = -1;
export const UNCERTAIN = -2;

/** The components of one grid under one connectivity. */
export class Components {
  readonly cells: CellStore;
  /** 1 if cells that touch at a corner are connected (corner rule 'always'), else 0. */
  readonly diagonal: number;
  readonly labels: Int32Array;
  readonly forest: Int32Array;
  /** The blocked bits as last reported (components.ts): bytes, and words of 32 bits. */
  readonly known: Uint8Array;
  readonly words: Int32Array;
  /** Labels in use: 0 to labelCount - 1. */
  labelCount: number;

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor(cells: CellStore, diagonal: number) {
    const { height, rowBytes, blocked } = cells;
    const bits = (height + 1) * rowBytes * 8;
    this.cells = cells;
    this.diagonal = diagonal;
    this.labels = allocate(Int32Array, bits / 2);
    this.words = allocate(Int32Array, (blocked.length + 3) >> 2);
    this.known = new Uint8Array(this.words.buffer);
    this.known.set(blocked);
    uniteRuns(this);
    this.labelCount = numberRoots(this);
    const capacity = this.labelCount + SPARE_LABELS + Math.floor(bits / BITS_A_SPARE);
    this.forest = allocate(Int32Array, capacity).fill(CERTAIN);
  }
}

function uniteRuns({ cells, diagonal, known, labels }: Components): void {
  const { height, rowBytes } = cells;
  const rowBits = rowBytes * 8;
  const corners = -diagonal;
  const end = (height + 1) * rowBytes;
  let start = 0;
  let startAbove = 0;
  let wallBefore = 0;
  let wallAboveBefore = 0;
  for (let at = rowBytes; at < end; at += 4) {
    const bit = at * 8;
    const wall = wordAt(known, at);
    const wallAbove = wordAt(known, at - rowBytes);
    if ((wall | wallAbove | wallBefore | wallAboveBefore) === 0) continue;
    const behind = (wall << 1) | (wallBefore >>> 31);
    const behindAbove = (wallAbove << 1) | (wallAboveBefore >>> 31);
    const starts = behind & ~wall;
    let touches =
      (starts & ~(wallAbove & (behindAbove | ~corners))) | (behindAbove & ~wallAbove & ~(wall & (behind | ~corners)));

    for (let rest = starts; rest !== 0; rest &= rest - 1) {
      const first = rest & -rest;
      const run = ~wall & (wall - first);
      const own = touches & (run | (run << 1));
      let root = CERTAIN;
      if (own !== 0) {
        const touch = own & -own;
        const above = (behindLast(wallAbove & (touch - 1), bit, startAbove) - rowBits) >>> 1;
        root = labels[above] < 0 ? above : labels[above];
        touches ^= touch;
      }
      labels[(bit + lowestBit(first)) >>> 1] = root;
    }
    for (; touches !== 0; touches &= touches - 1) {
      const before = (touches & -touches) - 1;
      const run = behindLast(wall & before, bit, start);
      const above = behindLast(wallAbove & before, bit, startAbove) - rowBits;
      unite(labels, run >>> 1, above >>> 1);
    }
    start = behindLast(wall, bit, start);
    startAbove = behindLast(wallAbove, bit, startAbove);
    wallBefore = wall;
    wallAboveBefore = wallAbove;
  }
}

function behindLast(walls: number, bit: number, before: number): number {
  return walls === 0 ? before : bit + 32 - Math.clz32(walls);
}

function numberRoots({ cells, known, labels }: Components): number {
  const { height, rowBytes } = cells;
  const end = (height + 1) * rowBytes;
  let count = 0;
  let wallBefore = 0;
  for (let at = rowBytes; at < end; at += 4) {
    const wall = wordAt(known, at);
    for (let starts = ((wall << 1) | (wallBefore >>> 31)) & ~wall; starts !== 0; starts &= starts - 1) {
      const slot = (at * 8 + lowestBit(starts)) >>> 1;
      const parent = labels[slot];
      labels[slot] = parent < 0 ? count++ : labels[parent];
    }
    wallBefore = wall;
  }
  return count;
}

export function find(forest: Int32Array, label: number): number {
  let at = label;
  for (;;) {
    const parent = forest[at];
    if (parent < 0) return at;
    const grandparent = forest[parent];
    if (grandparent < 0) return parent;
    forest[at] = grandparent;
    at = grandparent;
  }
}

export function unite(forest: Int32Array, labelA: number, labelB: number): number {
  const rootA = find(forest, labelA);
  const rootB = find(forest, labelB);
  if (rootA === rootB) return rootA;
  const root = Math.min(rootA, rootB);
  const child = Math.max(rootA, rootB);
  forest[root] = Math.min(forest[root], forest[child]);
  forest[child] = root;
  return root;
}

/** Returns the 32 bits that start at a byte of a plane. */
function wordAt(plane: Uint8Array, byte: number): number {
  return plane[byte] | (plane[byte + 1] << 8) | (plane[byte + 2] << 16) | (plane[byte + 3] << 24);
}
