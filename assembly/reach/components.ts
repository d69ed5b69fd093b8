/**
 * Connected components of a grid. They show without a search whether a goal can be reached at all. Each block of the grid has labels of its
 * own (labels.ts), and one forest joins the labels of all blocks.
 *
 *     ┌────────────┬──────────────────────────────┬─────────────────┐     ┌──────────────────────────┐
 *     │ Components │ u32 block, u32 base a block  │ u8 stale a block│────▶│ forest: i32 a label      │
 *     └────────────┴──────────────────────────────┴─────────────────┘     └──────────────────────────┘
 *                    its address; the number in                             its parent, or -1
 *                    the forest of its label 0
 *
 * An edit marks its block as stale. `settle` labels stale blocks again. If one then looks different to its neighbours, all edges are joined
 * again from scratch, since a forest cannot be split. So answers are exact after any edit. Edges are few: a sixteenth of the cells, 64 of
 * them at a time.
 *
 * Blocks without a blocked or without a passable cell share one record each. Memory is 0.05 bytes a cell on open maps, 0.65 in clutter. A
 * query takes amortised logarithmic time, in practice one or two steps.
 */
import { Cells } from '../core/layout';
import { allocate, allocateZeroed, release, roomOf } from '../core/memory';
import {
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
  openAt,
  readBlock,
  SIDE,
  SIDE_SHIFT,
  SOUTH,
  unite,
  WEST,
} from './labels';

/** The components of one grid under one connectivity. */
@unmanaged
export class Components {
  cells: Cells;
  /** 1 if cells that touch at a corner are connected (corner rule 'always'), else 0. */
  diagonal: u32;
  /** Blocks in a row of blocks, and in all. */
  across: u32;
  blocks: u32;
  /** The first and the last stale block; the first is greater if there is none. */
  firstStale: u32;
  lastStale: u32;
  /** Whether edges must be joined again. */
  apart: u32;
  /** The records that blocks share by kind: all cells blocked, all passable; 0 until needed. */
  shut: usize;
  open: usize;
  forest: usize;
  forestBytes: u32;
}

/** Creates the components of a grid, 4-connected, or 8-connected if `diagonal` is 1; `settle` finds them. Returns 0 if memory cannot be allocated. */
export function createComponents(cells: Cells, diagonal: u32): usize {
  const across = max(<u32>cells.rowBytes >> 3, 1);
  const blocks = across * ((cells.height + SIDE - 1) >> SIDE_SHIFT);
  const address = allocateZeroed(offsetof<Components>() + blocks * 9);
  if (!address) return 0;
  const components = changetype<Components>(address);
  components.cells = cells;
  components.diagonal = diagonal;
  components.across = across;
  components.blocks = blocks;
  components.lastStale = blocks - 1;
  memory.fill(staleAt(components, 0), 1, blocks);
  return address;
}

export function releaseComponents(components: Components): void {
  for (let block: u32 = 0; block < components.blocks; block++) {
    const address = blockAt(components, block);
    if (!isShared(components, address)) release(address);
  }
  release(components.shut);
  release(components.open);
  release(components.forest);
  release(changetype<usize>(components));
}

function entryAt(components: Components, block: u32): usize {
  return changetype<usize>(components) + offsetof<Components>() + ((<usize>block) << 3);
}

function staleAt(components: Components, block: u32): usize {
  return entryAt(components, components.blocks) + block;
}

function blockAt(components: Components, block: u32): usize {
  return load<u32>(entryAt(components, block));
}

/** Returns the number in the forest of a block's label. */
function nodeOf(components: Components, block: u32, label: u32): u32 {
  return load<u32>(entryAt(components, block), 4) + label;
}

function isShared(components: Components, address: usize): bool {
  return address == components.shut || address == components.open;
}

/** Returns whether there is a route between two passable cells. */
export function areConnected(components: Components, bitA: u32, bitB: u32): bool {
  return rootOfCell(components, bitA) == rootOfCell(components, bitB);
}

/** Returns the number of the component of a passable cell, given by its bit in the blocked plane (`bitAt`). */
export function rootOfCell(components: Components, bit: u32): u32 {
  const cells = components.cells;
  const rowBits: u32 = cells.rowBytes << 3;
  const line = bit / rowBits;
  const position = bit - line * rowBits;
  const row = line - 1;
  const column = position >> SIDE_SHIFT;
  const block = (row >> SIDE_SHIFT) * components.across + column;
  const open = openAt(cells, line, column);
  const label = labelOfCell(blockAt(components, block), row & (SIDE - 1), open, position & (SIDE - 1));
  return find(components.forest, nodeOf(components, block, label));
}

/** Takes note of a cell that has been blocked or made passable, or will be before `settle`. */
export function cellChanged(components: Components, x: i32, y: i32): void {
  boxChanged(components, x, y, x, y);
}

/** Does the same for all cells of a box, given by its first and last column and row. */
export function boxChanged(components: Components, left: i32, top: i32, right: i32, bottom: i32): void {
  const first = (left + 1) >> SIDE_SHIFT;
  const last = (right + 1) >> SIDE_SHIFT;
  for (let row = top >> SIDE_SHIFT; row <= bottom >> SIDE_SHIFT; row++) {
    const start = row * components.across;
    memory.fill(staleAt(components, start + first), 1, last - first + 1);
    components.firstStale = min(components.firstStale, start + first);
    components.lastStale = max(components.lastStale, start + last);
  }
}

/** Brings components up to date; called before they are asked. Returns false if memory cannot be allocated: they are then useless. */
export function settle(components: Components): bool {
  for (; components.firstStale <= components.lastStale; components.firstStale++) {
    const block = components.firstStale;
    if (!load<u8>(staleAt(components, block))) continue;
    if (!renewBlock(components, block)) return false;
    store<u8>(staleAt(components, block), 0);
  }
  if (components.apart && !joinBlocks(components)) return false;
  components.firstStale = components.blocks;
  components.lastStale = 0;
  return true;
}

/** Labels a block again. Returns false if memory cannot be allocated. */
function renewBlock(components: Components, block: u32): bool {
  const row = block / components.across;
  const kind = readBlock(components.cells, row << SIDE_SHIFT, block - row * components.across);
  const shared = offsetof<Components>('shut') + ((<usize>kind) << 2);
  const before = blockAt(components, block);
  let after: usize = kind == MIXED ? 0 : load<usize>(changetype<usize>(components) + shared);
  if (after && after == before) return true;
  if (after) {
    components.apart = 1;
  } else {
    const bytes: usize = labelBlock(components.diagonal);
    if (!before || !looksLike(before)) components.apart = 1;
    const isRoomy = kind == MIXED && before != 0 && !isShared(components, before) && bytes <= roomOf(before);
    after = before;
    // All of what blocks are rounded up to: a record that is longer may take its place.
    if (!isRoomy) after = allocate((<u64>bytes + 15) & ~15);
    if (!after) return false;
    memory.copy(after, imageOf(), bytes);
    if (kind != MIXED) store<usize>(changetype<usize>(components) + shared, after);
  }
  if (before != after && !isShared(components, before)) release(before);
  store<u32>(entryAt(components, block), <u32>after);
  return true;
}

/** Joins the labels of all blocks along their edges, from scratch. Returns false if memory cannot be allocated. */
function joinBlocks(components: Components): bool {
  let labels: u32 = 0;
  for (let block: u32 = 0; block < components.blocks; block++) {
    store<u32>(entryAt(components, block), labels, 4);
    labels += countOf(blockAt(components, block));
  }
  const bytes = labels << 2;
  if (components.forestBytes < bytes) {
    release(components.forest);
    // Some labels more, so that not every edit needs a new forest.
    components.forestBytes = bytes + (bytes >> 4) + 64;
    components.forest = allocate(components.forestBytes);
    if (!components.forest) return false;
  }
  memory.fill(components.forest, 255, bytes);
  const across = components.across;
  for (let block: u32 = 0, column: u32 = 0; block < components.blocks; block++) {
    const isLast = column == across - 1;
    if (!isLast) joinEdges(components, block, EAST, block + 1, WEST);
    if (block + across < components.blocks) {
      joinEdges(components, block, SOUTH, block + across, NORTH);
      if (components.diagonal && column) joinCorners(components, block, 0, block + across - 1, SIDE - 1);
      if (components.diagonal && !isLast) joinCorners(components, block, SIDE - 1, block + across + 1, 0);
    }
    column = isLast ? 0 : column + 1;
  }
  components.apart = 0;
  return true;
}

/** Joins the labels of two blocks along the edge where they meet. */
function joinEdges(components: Components, a: u32, edgeA: u32, b: u32, edgeB: u32): void {
  const blockA = blockAt(components, a);
  const blockB = blockAt(components, b);
  if (blockA == components.open && blockA == blockB) {
    unite(components.forest, nodeOf(components, a, 0), nodeOf(components, b, 0));
    return;
  }
  const openA = edgeOf(blockA, edgeA);
  const openB = edgeOf(blockB, edgeB);
  // Cells of a are beside those of b, or with diagonals up to one further.
  for (let shift = -(<i32>components.diagonal); shift <= <i32>components.diagonal; shift++) {
    let touch = (shift < 0 ? openA >> 1 : openA << (<u64>shift)) & openB;
    while (touch) {
      const bit = touch & (0 - touch);
      const labelA = labelOnEdge(blockA, edgeA, shift < 0 ? bit << 1 : bit >> <u64>shift);
      const labelB = labelOnEdge(blockB, edgeB, bit);
      unite(components.forest, nodeOf(components, a, labelA), nodeOf(components, b, labelB));
      // Both stretches go on together.
      touch &= touch + bit;
    }
  }
}

/** Joins the labels of two blocks that meet at a corner: of a block's last row and of the first row of one below. */
function joinCorners(components: Components, a: u32, columnA: u32, b: u32, columnB: u32): void {
  const blockA = blockAt(components, a);
  const blockB = blockAt(components, b);
  const bitA = (<u64>1) << columnA;
  const bitB = (<u64>1) << columnB;
  if (!(edgeOf(blockA, SOUTH) & bitA) || !(edgeOf(blockB, NORTH) & bitB)) return;
  const labelA = labelOnEdge(blockA, SOUTH, bitA);
  const labelB = labelOnEdge(blockB, NORTH, bitB);
  unite(components.forest, nodeOf(components, a, labelA), nodeOf(components, b, labelB));
}
