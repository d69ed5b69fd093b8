/** Twin of assembly/reach/components.ts: blocks joined by a forest. Cells may be reported late, in any order, or without having changed. */

import { allocate, sliceOf } from '../../base/allocate.ts';
import type { Box } from '../../base/box.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import {
  type Block,
  countOf,
  EAST,
  edgeOf,
  find,
  imageOf,
  labelBlock,
  labelOfCell,
  labelOnEdge,
  looksLike,
  MIXED,
  NORTH,
  OPEN,
  openAt,
  readBlock,
  SIDE,
  SIDE_SHIFT,
  SOUTH,
  unite,
  WEST,
} from './labels.ts';

/** The components of one grid under one connectivity. `settle` finds them. */
export class Components {
  readonly cells: CellStore;
  /** 1 if cells that touch at a corner are connected (corner rule 'always'), else 0. */
  readonly diagonal: number;
  /** Blocks in a row of blocks. */
  readonly across: number;
  readonly blocks: (Block | undefined)[];
  /** The number in the forest of each block's label 0. */
  readonly bases: Int32Array;
  /** 1 for stale blocks, and the first and the last of them. */
  readonly stale: Uint8Array;
  firstStale = 0;
  lastStale: number;
  /** Whether edges must be joined again. */
  apart = true;
  /** The labels that blocks share, by kind. */
  readonly shared: Block[] = [];
  forest: Int32Array = new Int32Array(0);

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor(cells: CellStore, diagonal: number) {
    const { height, rowBytes } = cells;
    this.cells = cells;
    this.diagonal = diagonal;
    this.across = Math.max(rowBytes >> 2, 1);
    const count = this.across * ((height + SIDE - 1) >> SIDE_SHIFT);
    this.blocks = new Array(count).fill(undefined);
    this.bases = allocate(Int32Array, count);
    this.stale = allocate(Uint8Array, count).fill(1);
    this.lastStale = count - 1;
  }
}

function nodeOf({ bases }: Components, block: number, label: number): number {
  return bases[block] + label;
}

export function areConnected(components: Components, bitA: number, bitB: number): boolean {
  return rootOfCell(components, bitA) === rootOfCell(components, bitB);
}

export function rootOfCell(components: Components, bit: number): number {
  const { cells, across, blocks, forest } = components;
  const rowBits = cells.rowBytes * 8;
  const line = Math.floor(bit / rowBits);
  const position = bit - line * rowBits;
  const row = line - 1;
  const column = position >> SIDE_SHIFT;
  const block = (row >> SIDE_SHIFT) * across + column;
  const open = openAt(cells, line, column);
  const label = labelOfCell(blocks[block] as Block, row & (SIDE - 1), open, position & (SIDE - 1));
  return find(forest, nodeOf(components, block, label));
}

export function cellChanged(components: Components, x: number, y: number): void {
  boxChanged(components, { left: x, top: y, right: x, bottom: y });
}

export function boxChanged(components: Components, { left, top, right, bottom }: Box): void {
  const first = (left + 1) >> SIDE_SHIFT;
  const last = (right + 1) >> SIDE_SHIFT;
  for (let row = top >> SIDE_SHIFT; row <= bottom >> SIDE_SHIFT; row++) {
    const start = row * components.across;
    components.stale.fill(1, start + first, start + last + 1);
    components.firstStale = Math.min(components.firstStale, start + first);
    components.lastStale = Math.max(components.lastStale, start + last);
  }
}

/** @throws `RangeError` if memory cannot be allocated; the next call goes on. */
export function settle(components: Components): void {
  for (; components.firstStale <= components.lastStale; components.firstStale++) {
    const block = components.firstStale;
    if (components.stale[block] === 0) continue;
    renewBlock(components, block);
    components.stale[block] = 0;
  }
  if (components.apart) joinBlocks(components);
  components.firstStale = components.stale.length;
  components.lastStale = 0;
}

function renewBlock(components: Components, block: number): void {
  const { cells, across, diagonal, blocks, shared } = components;
  const row = Math.floor(block / across);
  const kind = readBlock(cells, row << SIDE_SHIFT, block - row * across);
  const before = blocks[block];
  let after: Block | undefined = shared[kind];
  if (after !== undefined) {
    if (after !== before) components.apart = true;
  } else {
    const length = labelBlock(diagonal);
    if (before === undefined || !looksLike(before)) components.apart = true;
    after = sliceOf(imageOf(), 0, length);
    if (kind !== MIXED) shared[kind] = after;
  }
  blocks[block] = after;
}

function joinBlocks(components: Components): void {
  const { across, bases, diagonal } = components;
  const blocks = components.blocks as Block[];
  let labels = 0;
  for (let block = 0; block < blocks.length; block++) {
    bases[block] = labels;
    labels += countOf(blocks[block]);
  }
  // Some labels more, so that not every edit needs a new forest.
  if (components.forest.length < labels) components.forest = allocate(Int32Array, labels + (labels >> 4) + 16);
  components.forest.fill(-1, 0, labels);
  for (let block = 0, column = 0; block < blocks.length; block++) {
    const isLast = column === across - 1;
    if (!isLast) joinEdges(components, block, EAST, block + 1, WEST);
    if (block + across < blocks.length) {
      joinEdges(components, block, SOUTH, block + across, NORTH);
      if (diagonal !== 0 && column > 0) joinCorners(components, block, 0, block + across - 1, SIDE - 1);
      if (diagonal !== 0 && !isLast) joinCorners(components, block, SIDE - 1, block + across + 1, 0);
    }
    column = isLast ? 0 : column + 1;
  }
  components.apart = false;
}

function joinEdges(components: Components, a: number, edgeA: number, b: number, edgeB: number): void {
  const { diagonal, forest, shared } = components;
  const blockA = components.blocks[a] as Block;
  const blockB = components.blocks[b] as Block;
  if (blockA === shared[OPEN] && blockA === blockB) {
    unite(forest, nodeOf(components, a, 0), nodeOf(components, b, 0));
    return;
  }
  const openA = edgeOf(blockA, edgeA);
  const openB = edgeOf(blockB, edgeB);
  for (let shift = -diagonal; shift <= diagonal; shift++) {
    let touch = (shift < 0 ? openA >>> 1 : openA << shift) & openB;
    while (touch !== 0) {
      const bit = touch & -touch;
      const labelA = labelOnEdge(blockA, edgeA, shift < 0 ? bit << 1 : bit >>> shift);
      const labelB = labelOnEdge(blockB, edgeB, bit);
      unite(forest, nodeOf(components, a, labelA), nodeOf(components, b, labelB));
      touch &= touch + bit;
    }
  }
}

function joinCorners(components: Components, a: number, columnA: number, b: number, columnB: number): void {
  const blockA = components.blocks[a] as Block;
  const blockB = components.blocks[b] as Block;
  const bitA = 1 << columnA;
  const bitB = 1 << columnB;
  if ((edgeOf(blockA, SOUTH) & bitA) === 0 || (edgeOf(blockB, NORTH) & bitB) === 0) return;
  const labelA = labelOnEdge(blockA, SOUTH, bitA);
  const labelB = labelOnEdge(blockB, NORTH, bitB);
  unite(components.forest, nodeOf(components, a, labelA), nodeOf(components, b, labelB));
}
