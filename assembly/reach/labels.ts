/**
 * Labels of connected cells: the record, the forest of labels, and the labelling of a whole grid. Each run has a label. A run is the
 * passable cells of a row from one obstacle to the next.
 *
 *     ┌────────────┬────────────────────────────┐     ┌────────────────────────────┐
 *     │ Components │ labels: u32 a slot          │────▶│ forest: i32 a label         │
 *     └────────────┴────────────────────────────┘     └────────────────────────────┘
 *                    one for two bits of the             the label's parent, always
 *                    blocked plane; undefined            a lower label; a root holds
 *                    if no run begins there              its state
 *
 * The number of a run is the bit of the blocked plane (layout.ts) at which it begins. No two runs begin at adjacent bits, so half that
 * number is a slot that no other run has.
 *
 * Two cells are in one component if the labels of their runs have the same root: union-find with path halving (R. Tarjan and J. van
 * Leeuwen, "Worst-case Analysis of Set Union Algorithms", JACM 1984). The lower label becomes the root.
 *
 * The labelling uses runs too (L. He, Y. Chao, K. Suzuki, "A Run-Based Two-Scan Labeling Algorithm", IEEE Trans. Image Processing 2008). A
 * first scan unites runs that touch, in a forest over the slots themselves; a second scan numbers its roots. The time is linear in the
 * number of words of the plane and runs.
 */
import { BITS_A_SPARE, SPARE_LABELS } from '../core/tuning';
import { Cells } from '../core/layout';
import { allocate, release } from '../core/memory';

/** States of a root: all its cells are connected, or they may have been split. */
const CERTAIN: i32 = -1;
export const UNCERTAIN: i32 = -2;

/** The components of one grid under one connectivity. The labels follow the record in memory. */
@unmanaged
export class Components {
  cells: Cells;
  /** 1 if cells that touch at a corner are connected (corner rule 'always'), else 0. */
  diagonal: u32;
  forest: usize;
  labelCapacity: u32;
  /** Labels in use: 0 to labelCount - 1. */
  labelCount: u32;
}

/** Labels the cells of a grid, 4-connected, or 8-connected if `diagonal` is 1. Returns 0 if memory cannot be allocated. */
export function createComponents(cells: Cells, diagonal: u32): usize {
  // The scan reads the slot of a run above even if none touches: with narrow rows up to a word further.
  const bits = (<u64>cells.height + 1) * (cells.rowBytes << 3) + 64;
  const address = allocate(offsetof<Components>() + (bits << 1));
  if (!address) return 0;
  const components = changetype<Components>(address);
  components.cells = cells;
  components.diagonal = diagonal;
  uniteRuns(components);
  const count = numberRoots(components);
  const capacity = count + SPARE_LABELS + <u32>(bits / BITS_A_SPARE);
  components.labelCount = count;
  components.labelCapacity = capacity;
  components.forest = allocate((<u64>capacity) << 2);
  if (!components.forest) {
    releaseComponents(components);
    return 0;
  }
  memory.fill(components.forest, <u8>CERTAIN, capacity << 2);
  return address;
}

export function releaseComponents(components: Components): void {
  release(components.forest);
  release(changetype<usize>(components));
}

/** Returns the address of the label of the run that begins at a bit. */
export function labelAt(components: Components, start: u32): usize {
  return changetype<usize>(components) + offsetof<Components>() + ((<usize>start >> 1) << 2);
}

/**
 * First scan: puts the slot of each run into a tree, one tree for all runs that touch, so that each component has one root. A word may
 * hold several narrow rows. That does no harm, since each begins and ends with border.
 */
function uniteRuns(components: Components): void {
  // With diagonals, runs touch others one bit further.
  const corners: u64 = components.diagonal ? u64.MAX_VALUE : 0;
  const blocked = components.cells.blocked;
  const rowBytes = components.cells.rowBytes;
  const rowBits: u32 = rowBytes << 3;
  const slots = labelAt(components, 0);
  const end = (components.cells.height + 1) * rowBytes;
  // Where the run at the end of the previous words began, and the one above it.
  let start: u32 = 0;
  let startAbove: u32 = 0;
  let wallBefore: u64 = 0;
  let wallAboveBefore: u64 = 0;
  for (let at: u32 = rowBytes; at < end; at += 8) {
    const bit = at << 3;
    const wall = load<u64>(blocked + at);
    const wallAbove = load<u64>(blocked + at - rowBytes);
    // Open ground: nothing begins or ends here.
    if (!(wall | wallAbove | wallBefore | wallAboveBefore)) continue;
    const behind = (wall << 1) | (wallBefore >> 63);
    const behindAbove = (wallAbove << 1) | (wallAboveBefore >> 63);
    let starts = behind & ~wall;
    // A bit for each pair of runs, one above the other, that touch: where the later of the two begins.
    let touches =
      (starts & ~(wallAbove & (behindAbove | ~corners))) | (behindAbove & ~wallAbove & ~(wall & (behind | ~corners)));

    // A new run becomes a child of the first run above that it touches, or of that run's parent. `select`, since no predictor could learn
    // the branch.
    for (; starts; starts &= starts - 1) {
      const first = starts & (0 - starts);
      const run = ~wall & (wall - first);
      const own = touches & (run | (run << 1));
      const touch = own & (0 - own);
      const above = (behindLast(wallAbove & (touch - 1), bit, startAbove) - rowBits) >> 1;
      const parent = load<i32>(slots + (above << 2));
      const root = select(above, <u32>parent, parent < 0);
      store<u32>(slots + (((bit + <u32>ctz(first)) >> 1) << 2), select(root, <u32>CERTAIN, touch != 0));
      touches ^= touch;
    }
    for (; touches; touches &= touches - 1) {
      // The run that touches here, or ends just before, began behind the last obstacle.
      const before = (touches & (0 - touches)) - 1;
      const run = behindLast(wall & before, bit, start);
      const above = behindLast(wallAbove & before, bit, startAbove) - rowBits;
      unite(slots, run >> 1, above >> 1);
    }
    start = behindLast(wall, bit, start);
    startAbove = behindLast(wallAbove, bit, startAbove);
    wallBefore = wall;
    wallAboveBefore = wallAbove;
  }
}

/** Returns the bit behind the last obstacle of a word that begins at `bit`, or `before` if the word has none. */
function behindLast(walls: u64, bit: u32, before: u32): u32 {
  return select(bit + 64 - <u32>clz(walls), before, walls != 0);
}

/** Second scan: writes the number of its root to the slot of each run. Returns the number of roots. */
function numberRoots(components: Components): u32 {
  const blocked = components.cells.blocked;
  const rowBytes = components.cells.rowBytes;
  const slots = labelAt(components, 0);
  const end = (components.cells.height + 1) * rowBytes;
  let count: u32 = 0;
  let wallBefore: u64 = 0;
  for (let at: u32 = rowBytes; at < end; at += 8) {
    const wall = load<u64>(blocked + at);
    for (let starts = ((wall << 1) | (wallBefore >> 63)) & ~wall; starts; starts &= starts - 1) {
      const slot = slots + ((((at << 3) + <u32>ctz(starts)) >> 1) << 2);
      const parent = load<i32>(slot);
      // Parents are lower slots, so theirs are already written.
      const isRoot = parent < 0;
      store<u32>(slot, select(count, load<u32>(slots + ((<usize>max(parent, 0)) << 2)), isRoot));
      count += u32(isRoot);
    }
    wallBefore = wall;
  }
  return count;
}

/** Returns the root of a label. */
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

/** Unites the components of two labels and returns the root. It is uncertain if one of the two was. */
export function unite(forest: usize, labelA: u32, labelB: u32): u32 {
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
