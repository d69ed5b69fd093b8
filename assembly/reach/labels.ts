/**
 * Labels of the connected cells of one block: 64 rows, of one word of the blocked plane each. components.ts joins blocks.
 *
 * A run is the passable cells of a row from one obstacle, or edge of the block, to the next. Runs that touch get one label: union-find with
 * path halving (R. Tarjan and J. van Leeuwen, "Worst-case Analysis of Set Union Algorithms", JACM 1984), over runs instead of cells (L. He,
 * Y. Chao, K. Suzuki, "A Run-Based Two-Scan Labeling Algorithm", IEEE Trans. Image Processing 2008).
 *
 *     block
 *     byte 0           128           160                168         170
 *          │ u16 a row │ u64 an edge │ u16 an edge      │ u16 count │ u16 a stretch … │ u16 a run …
 *            place of    passable      place of its       of labels   labels            labels
 *            the label   cells of      first stretch's                of the edges'     row by row
 *            of its      the four      label                          stretches
 *            first run   edges
 *
 * A stretch is the passable cells of an edge from one obstacle to the next. All that other blocks need to know of a block lies side by
 * side: edges, count and labels of stretches. Labels are numbered in the order of stretches, so they stay as they were if an edit changes
 * nothing for other blocks.
 */
import { Cells } from '../core/layout';

/** Rows of a block, and bits of each. */
export const SIDE: u32 = 64;
export const SIDE_SHIFT: u32 = 6;

/** Edges of a block. */
export const NORTH: u32 = 0;
export const EAST: u32 = 1;
export const SOUTH: u32 = 2;
export const WEST: u32 = 3;

/** Kinds of blocks: all cells blocked, all passable, or both. */
export const SHUT: u32 = 0;
export const OPEN: u32 = 1;
export const MIXED: u32 = 2;

const EDGES: usize = 128;
const STRETCHES: usize = 160;
const COUNT: usize = 168;
const LABELS: usize = 170;

/** A root that has no number yet. Below it: the number of a root's label. */
const UNNUMBERED: i32 = -1;

/** The passable cells of the block read last, a word a row. */
const ROWS: usize = memory.data(512, 8);
/** The block labelled last: at most 32 runs a row, and 32 stretches an edge. */
const IMAGE: usize = memory.data(4528, 8);
/** The forest of its runs: i32 a run. */
const RUNS: usize = memory.data(8192, 8);

/** Returns the address of the block that was labelled last. */
export function imageOf(): usize {
  return IMAGE;
}

/** Returns the passable cells of a word of a line of the blocked plane. Lines shorter than a word share it: the others' bits are 0. */
export function openAt(cells: Cells, line: u32, column: u32): u64 {
  const bits = (<u64>cells.rowBytes) << 3;
  const own = bits < 64 ? ((<u64>1) << bits) - 1 : u64.MAX_VALUE;
  return ~load<u64>(cells.blocked + <usize>(line * cells.rowBytes + (column << 3)), 0, 4) & own;
}

/** Reads the cells of a block whose first row is `top`, and returns its kind. */
export function readBlock(cells: Cells, top: u32, column: u32): u32 {
  let any: u64 = 0;
  let all = u64.MAX_VALUE;
  for (let row: u32 = 0; row < SIDE; row++) {
    const open = top + row < cells.height ? openAt(cells, top + row + 1, column) : 0;
    store<u64>(ROWS + (row << 3), open);
    any |= open;
    all &= open;
  }
  return !any ? SHUT : ~all ? MIXED : OPEN;
}

/** Labels the cells of the block read last. Returns the bytes of its image. */
export function labelBlock(diagonal: u32): u32 {
  let place = noteEdges();
  let above: u64 = 0;
  let firstAbove: u32 = 0;
  let runs: u32 = 0;
  for (let row: u32 = 0; row < SIDE; row++) {
    const open = load<u64>(ROWS + (row << 3));
    store<u16>(IMAGE + (row << 1), <u16>(place + runs));
    const first = runs;
    for (let rest = open; rest; runs++) {
      // Adding the lowest bit of a run carries to the bit behind the run.
      const run = rest & ~(rest + (rest & (0 - rest)));
      rest ^= run;
      store<i32>(RUNS + (runs << 2), UNNUMBERED);
      // With diagonals, runs touch others one bit further.
      let touch = (diagonal ? run | (run << 1) | (run >> 1) : run) & above;
      while (touch) {
        const bit = touch & (0 - touch);
        unite(RUNS, runs, firstAbove + orderOf(above, bit));
        touch &= above + bit;
      }
    }
    above = open;
    firstAbove = first;
  }

  store<u16>(IMAGE + COUNT, 0);
  for (let edge = NORTH; edge <= WEST; edge++) labelStretches(edge, place);
  for (let run: u32 = 0; run < runs; run++, place++) store<u16>(IMAGE + LABELS + (place << 1), numberOf(run));
  return <u32>LABELS + (place << 1);
}

/** Writes the edges of the block read last. Returns how many stretches they have. */
function noteEdges(): u32 {
  let east: u64 = 0;
  let west: u64 = 0;
  for (let row: u64 = 0; row < SIDE; row++) {
    const open = load<u64>(ROWS + ((<usize>row) << 3));
    west |= (open & 1) << row;
    east |= (open >> (SIDE - 1)) << row;
  }
  store<u64>(IMAGE + EDGES, load<u64>(ROWS));
  store<u64>(IMAGE + EDGES, east, 8);
  store<u64>(IMAGE + EDGES, load<u64>(ROWS + ((SIDE - 1) << 3)), 16);
  store<u64>(IMAGE + EDGES, west, 24);
  let stretches: u32 = 0;
  for (let edge = NORTH; edge <= WEST; edge++) {
    store<u16>(IMAGE + STRETCHES + (edge << 1), <u16>stretches);
    stretches += <u32>popcnt(startsOf(edgeOf(IMAGE, edge)));
  }
  return stretches;
}

/** Writes the labels of the stretches of an edge. @param offset The place of the first run's label. */
function labelStretches(edge: u32, offset: u32): void {
  let place = <u32>load<u16>(IMAGE + STRETCHES + (edge << 1));
  for (let starts = startsOf(edgeOf(IMAGE, edge)); starts; starts &= starts - 1, place++) {
    const along = <u32>ctz(starts);
    const row = edge == NORTH ? 0 : edge == SOUTH ? SIDE - 1 : along;
    const bit = edge == WEST ? 0 : edge == EAST ? SIDE - 1 : along;
    const run = placeOfRun(IMAGE, row, load<u64>(ROWS + (row << 3)), bit) - offset;
    store<u16>(IMAGE + LABELS + (place << 1), numberOf(run));
  }
}

/** Returns the number of a run's label, a new one if it has none yet. */
function numberOf(run: u32): u16 {
  const root = RUNS + ((<usize>find(RUNS, run)) << 2);
  if (load<i32>(root) == UNNUMBERED) {
    const count = load<u16>(IMAGE + COUNT);
    store<i32>(root, UNNUMBERED - 1 - count);
    store<u16>(IMAGE + COUNT, count + 1);
  }
  return <u16>(UNNUMBERED - 1 - load<i32>(root));
}

/** Returns the bits at which the runs or stretches of a word begin. */
function startsOf(open: u64): u64 {
  return open & ~(open << 1);
}

/** Returns how many runs or stretches of a word precede the one that a bit (as a mask) belongs to. */
function orderOf(open: u64, bit: u64): u32 {
  return <u32>popcnt(startsOf(open) & ((bit << 1) - 1)) - 1;
}

function placeOfRun(block: usize, row: u32, open: u64, bit: u32): u32 {
  return load<u16>(block + (row << 1)) + orderOf(open, (<u64>1) << bit);
}

/** Returns the label of a passable cell of a block, given the passable cells of its row. */
export function labelOfCell(block: usize, row: u32, open: u64, bit: u32): u32 {
  return load<u16>(block + LABELS + (placeOfRun(block, row, open, bit) << 1));
}

/** Returns the passable cells of an edge. */
export function edgeOf(block: usize, edge: u32): u64 {
  return load<u64>(block + EDGES + (edge << 3));
}

/** Returns the label of a passable cell of an edge, its bit given as a mask. */
export function labelOnEdge(block: usize, edge: u32, bit: u64): u32 {
  const place = load<u16>(block + STRETCHES + (edge << 1)) + orderOf(edgeOf(block, edge), bit);
  return load<u16>(block + LABELS + (place << 1));
}

/** Returns how many labels a block has. */
export function countOf(block: usize): u32 {
  return load<u16>(block + COUNT);
}

/** Returns whether the block labelled last is to other blocks what another one is. */
export function looksLike(block: usize): bool {
  const last = load<u16>(IMAGE + STRETCHES + (WEST << 1)) + popcnt(startsOf(edgeOf(IMAGE, WEST)));
  return !memory.compare(IMAGE + EDGES, block + EDGES, LABELS - EDGES + ((<usize>last) << 1));
}

/** Returns the root of a tree: the entry of a root is below 0, any other is its parent. */
export function find(forest: usize, label: u32): u32 {
  while (true) {
    const parent = load<i32>(forest + ((<usize>label) << 2));
    if (parent < 0) return label;
    const grandparent = load<i32>(forest + ((<usize>parent) << 2));
    if (grandparent < 0) return parent;
    store<i32>(forest + ((<usize>label) << 2), grandparent);
    label = grandparent;
  }
}

/** Makes two trees one. The lower root becomes the root. */
export function unite(forest: usize, labelA: u32, labelB: u32): void {
  const rootA = find(forest, labelA);
  const rootB = find(forest, labelB);
  if (rootA != rootB) store<i32>(forest + ((<usize>max(rootA, rootB)) << 2), min(rootA, rootB));
}
