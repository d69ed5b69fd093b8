/**
 * Twin of assembly/components.ts, where edits and floods are explained. Here edits work on the record's own copy of the blocked
 * bits, so it does no harm if cells are reported late, in any order, or without having changed.
 */
import { allocate } from '../allocate.ts';
import type { CellStore } from '../cell-store.ts';
import { blockedAround } from './cells.ts';
import { addLabel, Components, find, lowestBit, relabel, UNCERTAIN, unite } from './labels.ts';
import { DIAGONALS, dx, dy, ringOf } from './moves.ts';

export { Components, relabel };

/** A blocked cell parts its neighbours into at most four groups. */
const MOST_SIDES = 4;
/** Cells that the floods after one edit may enter together. */
const BUDGET = 2048;
/** Cells that a flood takes from its queue before it is the next one's turn, and that it may enter meanwhile. */
const TURN = 16;
const MOST_ENTERED = TURN * 8;

/** One queue a side, x and y an entry; made when first needed. */
let queues: Int32Array[] = [];
/** Entries taken from, and entered into, the queue of each side. */
const taken = [0, 0, 0, 0];
const entered = [0, 0, 0, 0];

/** Cells behind the labels of the last row: room for the label that is written behind a run. */
const SLACK = 1;
/** Labels beyond those that the cells may need at once: so many are left for edits. */
const SPARE_LABELS = 64;

/**
 * Labels the cells of a grid, 4-connected, or 8-connected with `diagonal` 1.
 *
 * @throws {RangeError} where memory cannot be had.
 */
export function createComponents(cells: CellStore, diagonal: number): Components {
  // A row has at most one run every other cell, and a run needs at most one label.
  const cellCount = cells.width * cells.height;
  const capacity = Math.ceil(cells.width / 2) * cells.height + Math.floor(cellCount / 16) + SPARE_LABELS;
  const components = new Components(cells, diagonal, cellCount + SLACK, capacity);
  relabel(components);
  return components;
}

/** 0: there is no route between two passable cells. 1: there is, unless their component is uncertain. */
export function areConnected(components: Components, cellA: number, cellB: number): number {
  return Number(rootOfCell(components, cellA) === rootOfCell(components, cellB));
}

/** Whether the component of a passable cell may have been parted. */
export function isUncertain(components: Components, cell: number): boolean {
  return components.forest[rootOfCell(components, cell)] === UNCERTAIN;
}

/** Takes notice of a cell of the grid that may have been blocked or made passable. */
export function cellChanged(components: Components, x: number, y: number): void {
  const { cells, known } = components;
  const byte = cells.byteOf(x, y);
  const bit = 1 << ((x + 1) & 7);
  const now = cells.blocked[byte];
  if (((known[byte] ^ now) & bit) === 0) return;
  if (components.labelCount + MOST_SIDES > components.forest.length) {
    relabel(components);
    return;
  }
  known[byte] ^= bit;
  if ((now & bit) === 0) {
    join(components, x, y);
    return;
  }
  const sides = sidesOf(components, x, y);
  if ((sides & (sides - 1)) !== 0) part(components, x, y, sides);
}

/** Index of the label of a cell. */
function labelAt(components: Components, x: number, y: number): number {
  return y * components.cells.width + x;
}

function rootOfCell(components: Components, cell: number): number {
  return find(components.forest, components.labels[cell]);
}

/** The passable neighbours of a cell, a bit each by direction (moves.ts). */
function openAround({ cells, known }: Components, x: number, y: number): number {
  return ringOf(~blockedAround(known, cells.rowBytes, x, y));
}

/** The neighbours that a cell is connected to directly. */
function neighbours(components: Components, x: number, y: number): number {
  const open = openAround(components, x, y);
  return components.diagonal !== 0 ? open : open & ~DIAGONALS;
}

/** One neighbour of each group that the neighbours of a cell fall into without it: groups are connected within the ring of eight. */
function sidesOf(components: Components, x: number, y: number): number {
  const ring = openAround(components, x, y);
  const before = (ring << 1) | (ring >> 7);
  const behind = (ring >> 1) | (ring << 7);
  // Diagonally, the cells beside a blocked corner touch each other; otherwise a corner counts only with a cell beside it.
  const arcs = components.diagonal !== 0 ? ring | (before & behind & DIAGONALS) : ring & (before | behind | ~DIAGONALS);
  return arcs & ~((arcs << 1) | (arcs >> 7));
}

/** Connects a cell that has become passable to its neighbours. */
function join(components: Components, x: number, y: number): void {
  const { forest, labels } = components;
  const all = neighbours(components, x, y);
  let label = all === 0 ? addLabel(components) : 0;
  for (let others = all; others !== 0; others &= others - 1) {
    const direction = lowestBit(others);
    const otherLabel = labels[labelAt(components, x + dx(direction), y + dy(direction))];
    label = others === all ? otherLabel : unite(forest, label, otherLabel);
  }
  labels[labelAt(components, x, y)] = label;
}

/** Finds out whether a blocked cell has parted its component, by floods from each of its sides (see `sidesOf`). */
function part(components: Components, x: number, y: number, sides: number): void {
  const { forest } = components;
  const base = components.labelCount;
  if (queues.length === 0) queues = Array.from({ length: MOST_SIDES }, () => allocate(Int32Array, 2 * BUDGET));
  let sideCount = 0;
  for (let rest = sides; rest !== 0; rest &= rest - 1, sideCount++) {
    const direction = lowestBit(rest);
    taken[sideCount] = 0;
    entered[sideCount] = 0;
    enter(components, sideCount, addLabel(components), x + dx(direction), y + dy(direction));
  }

  // Each side in turn, until at most one flood, or several that have met, goes on.
  let open = sideCount;
  let cellCount = sideCount;
  while (open > 1 && cellCount + sideCount * MOST_ENTERED <= BUDGET) {
    cellCount = 0;
    for (let side = 0; side < sideCount; side++) {
      flood(components, base, side);
      cellCount += entered[side];
    }
    open = countOpen(forest, base, sideCount);
  }

  // Sides that came to their end keep their labels; the others are what is left of the component.
  let root = rootOfCell(components, labelAt(components, x, y));
  for (let side = 0; side < sideCount; side++) if (isOpen(side)) root = unite(forest, root, base + side);
  if (open > 1) forest[root] = UNCERTAIN;
}

/** Lets a side take its turn. Where it meets another, their labels are made one. */
function flood(components: Components, base: number, side: number): void {
  const { forest, labels } = components;
  const queue = queues[side];
  const last = taken[side] + TURN;
  while (isOpen(side) && taken[side] < last) {
    const entry = 2 * taken[side]++;
    const x = queue[entry];
    const y = queue[entry + 1];
    for (let next = neighbours(components, x, y); next !== 0; next &= next - 1) {
      const direction = lowestBit(next);
      const toX = x + dx(direction);
      const toY = y + dy(direction);
      const toLabel = labels[labelAt(components, toX, toY)];
      if (toLabel < base) enter(components, side, base + side, toX, toY);
      else unite(forest, toLabel, base + side);
    }
  }
}

/** Adds a cell to a side: writes its entry in the queue, and its label. */
function enter(components: Components, side: number, label: number, x: number, y: number): void {
  const entry = 2 * entered[side]++;
  queues[side][entry] = x;
  queues[side][entry + 1] = y;
  components.labels[labelAt(components, x, y)] = label;
}

/** Whether the flood of a side goes on. */
function isOpen(side: number): boolean {
  return taken[side] < entered[side];
}

/** Sides whose floods go on, those that have met counted once. */
function countOpen(forest: Int32Array, base: number, sideCount: number): number {
  let roots = 0;
  let count = 0;
  for (let side = 0; side < sideCount; side++) {
    if (!isOpen(side)) continue;
    const root = 1 << (find(forest, base + side) - base);
    if ((roots & root) === 0) count++;
    roots |= root;
  }
  return count;
}
