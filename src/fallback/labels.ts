/** Twin of assembly/labels.ts, where labels, their forest and the labelling are explained. */
import { allocate } from '../allocate.ts';
import type { CellStore } from '../cell-store.ts';

/** States of a root: all its cells are connected, or may have been parted since. */
export const CERTAIN = -1;
export const UNCERTAIN = -2;

/** The components of one grid under one connectivity. */
export class Components {
  readonly cells: CellStore;
  /** 1 where cells that touch at a corner are connected (corner rule 'always'), 0 where they are not. */
  readonly diagonal: number;
  readonly labels: Uint32Array;
  readonly forest: Int32Array;
  /** The blocked bits as far as they have been reported, see components.ts. */
  readonly known: Uint8Array;
  /** Labels in use: 0 to labelCount - 1. */
  labelCount = 0;

  /** @throws {RangeError} where memory cannot be had. */
  constructor(cells: CellStore, diagonal: number, cellSlots: number, labelSlots: number) {
    this.cells = cells;
    this.diagonal = diagonal;
    this.labels = allocate(Uint32Array, cellSlots);
    this.forest = allocate(Int32Array, labelSlots);
    this.known = allocate(Uint8Array, cells.blocked.length);
  }
}

/** Labels every cell anew: nothing is uncertain afterwards. */
export function relabel(components: Components): void {
  const { cells, forest } = components;
  components.known.set(cells.blocked);
  components.labelCount = 0;
  for (let y = 0; y < cells.height; y++) labelRow(components, y);

  // Parents are lower labels, so that one sweep upwards leaves every label one step from its root.
  for (let label = 0; label < components.labelCount; label++) find(forest, label);
}

/** Labels the runs of a row; the row above has been labelled. */
function labelRow(components: Components, y: number): void {
  const { forest, labels, known } = components;
  const { width, rowBytes } = components.cells;
  const diagonal = components.diagonal !== 0;
  // Rows may be shorter than a word.
  const inRow = rowBytes < 4 ? (1 << (rowBytes << 3)) - 1 : -1;
  let bits = (y + 1) * rowBytes;
  const end = bits + rowBytes;
  // Indices of the labels of bit 0 of the word at hand and of the one above it.
  let row = y * width - 1;
  let above = row - width;
  let count = components.labelCount;
  let label = 0;
  let passableBefore = 0;
  let overBefore = 0;
  let contactBefore = 0;
  for (; bits < end; bits += 4, row += 32, above += 32) {
    // Bits where a run begins to touch one of the row above. Diagonally, runs of both rows reach one bit further to the
    // right: their labels stand there too (`fillLabels`).
    const passable = ~wordAt(known, bits) & inRow;
    const over = ~wordAt(known, bits - rowBytes) & inRow;
    const overShifted = (over << 1) | (overBefore >>> 31);
    const contact = passable & (diagonal ? over | overShifted : over);
    let begins = contact & ~((contact << 1) | (contactBefore >>> 31));
    if (diagonal) begins |= over & ~overShifted & (passable | (passable << 1) | (passableBefore >>> 31));

    // A run takes over the label of the first run it touches, or its parent, or begins a component. The other runs it
    // touches wait until the word is done.
    let goesOn = passableBefore < 0 && (passable & 1) !== 0;
    let others = begins & ~passable & 1;
    let rest = passable;
    while (rest !== 0) {
      const first = lowestBit(rest);
      const beyond = (rest + (1 << first)) | 0;
      const run = rest & ~beyond;
      const touches = begins & (run | (run << 1));
      rest &= beyond;
      others |= touches;
      if (!goesOn) {
        if (touches === 0) {
          forest[count] = CERTAIN;
          label = count++;
        } else {
          label = labels[above + lowestBit(touches)];
          if (forest[label] >= 0) label = forest[label];
          others ^= touches & -touches;
        }
      }
      goesOn = false;
      fillLabels(labels, row + first, row + 32 - Math.clz32(run), label);
    }
    for (; others !== 0; others &= others - 1) {
      const at = lowestBit(others);
      unite(forest, labels[row + at], labels[above + at]);
    }
    passableBefore = passable;
    overBefore = over;
    contactBefore = contact;
  }
  components.labelCount = count;
}

/** Writes a label to the cells from `first` up to, and including, the one behind the run. */
function fillLabels(labels: Uint32Array, first: number, behind: number, label: number): void {
  for (let at = first; at <= behind; at++) labels[at] = label;
}

/** The root of a label. */
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

/** Makes two labels' components one and returns the root, uncertain where one of them was. */
export function unite(forest: Int32Array, labelA: number, labelB: number): number {
  if (labelA === labelB) return labelA;
  const rootA = find(forest, labelA);
  const rootB = find(forest, labelB);
  if (rootA === rootB) return rootA;
  const root = Math.min(rootA, rootB);
  const child = Math.max(rootA, rootB);
  forest[root] = Math.min(forest[root], forest[child]);
  forest[child] = root;
  return root;
}

/** A label that no cell has yet. */
export function addLabel(components: Components): number {
  const label = components.labelCount++;
  components.forest[label] = CERTAIN;
  return label;
}

/** The 32 bits that start at a byte of a plane. */
function wordAt(plane: Uint8Array, byte: number): number {
  return plane[byte] | (plane[byte + 1] << 8) | (plane[byte + 2] << 16) | (plane[byte + 3] << 24);
}

/** Place of the lowest bit set. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
