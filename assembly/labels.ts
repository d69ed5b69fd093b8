/**
 * Labels of connected cells: the record, the forest of labels, and the labelling of a whole grid.
 *
 *     ┌────────────┬────────────────────────────┬────────────────────────────┐
 *     │ Components │ forest: i32 a label         │ labels: u32 a cell          │  one block
 *     └────────────┴────────────────────────────┴────────────────────────────┘
 *                    the label's parent, always    row-major; anything in
 *                    a lower label; a root holds   blocked cells
 *                    its state
 *
 * Two cells are in one component if their labels have one root: union-find with path halving (R. Tarjan and J. van
 * Leeuwen, "Worst-case Analysis of Set Union Algorithms", JACM 1984), the lower label becoming the root.
 *
 * The labelling goes by runs of passable cells, a run taking over the label of the first run that it touches in the row
 * above (L. He, Y. Chao, K. Suzuki, "A Run-Based Two-Scan Labeling Algorithm", IEEE Trans. Image Processing 2008); the
 * second scan, which would write roots into cells, is left out, since a root is one step away. Runs and contacts are
 * found in words of 32 bits, in both engines, so that both make the same labels. Time linear in cells.
 */
import { Cells } from './layout';

/** States of a root: all its cells are connected, or may have been parted since. */
export const CERTAIN: i32 = -1;
export const UNCERTAIN: i32 = -2;

/** The components of one grid under one connectivity. */
@unmanaged
export class Components {
  cells: Cells;
  /** 1 where cells that touch at a corner are connected (corner rule 'always'), 0 where they are not. */
  diagonal: u32;
  labels: usize;
  forest: usize;
  labelCapacity: u32;
  /** Labels in use: 0 to labelCount - 1. */
  labelCount: u32;
}

/** Labels every cell anew: nothing is uncertain afterwards. */
export function relabel(components: Components): void {
  const cells = components.cells;
  components.labelCount = 0;
  for (let y: u32 = 0; y < cells.height; y++) labelRow(components, y);

  // Parents are lower labels, so that one sweep upwards leaves every label one step from its root.
  for (let label: u32 = 0; label < components.labelCount; label++) find(components.forest, label);
}

/** Labels the runs of a row; the row above has been labelled. */
function labelRow(components: Components, y: u32): void {
  const forest = components.forest;
  const diagonal = components.diagonal != 0;
  const rowBytes = components.cells.rowBytes;
  const stride = (<usize>components.cells.width) << 2;
  // Rows may be shorter than a word.
  const inRow: u32 = rowBytes < 4 ? (1 << (rowBytes << 3)) - 1 : 0xffffffff;
  let bits = components.cells.blocked + (<usize>y + 1) * rowBytes;
  const end = bits + rowBytes;
  // Addresses of the labels of bit 0 of the word at hand and of the one above it.
  let row = components.labels + <usize>y * stride - 4;
  let above = y ? row - stride : row;
  let count = components.labelCount;
  let label: u32 = 0;
  let passableBefore: u32 = 0;
  let overBefore: u32 = 0;
  let contactBefore: u32 = 0;
  for (; bits < end; bits += 4, row += 128, above += 128) {
    // Bits where a run begins to touch one of the row above. Diagonally, runs of both rows reach one bit further to the
    // right: their labels stand there too (`fillLabels`).
    const passable = ~load<u32>(bits) & inRow;
    const over = ~load<u32>(bits - rowBytes) & inRow;
    const overShifted = (over << 1) | (overBefore >> 31);
    const contact = passable & (diagonal ? over | overShifted : over);
    let begins = contact & ~((contact << 1) | (contactBefore >> 31));
    if (diagonal) begins |= over & ~overShifted & (passable | (passable << 1) | (passableBefore >> 31));

    // A run takes over the label of the first run it touches, or its parent, or begins a component. Without a branch,
    // since that cannot be predicted; for the same reason, the other runs it touches wait until the word is done.
    let goesOn = (passableBefore >> 31) & passable & 1;
    let others = begins & ~passable & 1;
    let rest = passable;
    while (rest) {
      const first = ctz(rest);
      const beyond = rest + (1 << first);
      const run = rest & ~beyond;
      const touches = begins & (run | (run << 1));
      rest &= beyond;
      others |= touches;
      if (!goesOn) {
        store<i32>(forest + ((<usize>count) << 2), CERTAIN);
        label = select(load<u32>(above + ((ctz(touches) & 31) << 2)), count, touches != 0);
        const parent = load<i32>(forest + ((<usize>label) << 2));
        label = select(label, <u32>parent, parent < 0);
        count += u32(touches == 0);
        others ^= touches & (0 - touches);
      }
      goesOn = 0;
      fillLabels(row + (first << 2), popcnt(run), label);
    }
    for (; others; others &= others - 1) {
      const at = ctz(others) << 2;
      unite(forest, load<u32>(row + at), load<u32>(above + at));
    }
    passableBefore = passable;
    overBefore = over;
    contactBefore = contact;
  }
  components.labelCount = count;
}

/** Writes a label to `length` cells and the one behind; up to seven more may be written over. */
function fillLabels(at: usize, length: u32, label: u32): void {
  const pair = <u64>label | ((<u64>label) << 32);
  const end = at + (length << 2);
  store<u64>(at, pair);
  store<u64>(at, pair, 8);
  store<u64>(at, pair, 16);
  store<u64>(at, pair, 24);
  for (at += 32; at <= end; at += 8) store<u64>(at, pair);
}

/** The root of a label. */
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

/** Makes two labels' components one and returns the root, uncertain where one of them was. */
export function unite(forest: usize, labelA: u32, labelB: u32): u32 {
  if (labelA == labelB) return labelA;
  const rootA = find(forest, labelA);
  const rootB = find(forest, labelB);
  if (rootA == rootB) return rootA;
  const root = min(rootA, rootB);
  const child = forest + ((<usize>max(rootA, rootB)) << 2);
  const at = forest + ((<usize>root) << 2);
  store<i32>(at, min(load<i32>(at), load<i32>(child)));
  store<i32>(child, root);
  return root;
}

/** A label that no cell has yet. */
export function addLabel(components: Components): u32 {
  const label = components.labelCount++;
  store<i32>(components.forest + ((<usize>label) << 2), CERTAIN);
  return label;
}
