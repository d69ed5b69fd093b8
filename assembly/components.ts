/**
 * Connected components of a grid, kept right under edits: whether a goal can be reached at all, without a search. The
 * record and the labels are explained in labels.ts.
 *
 * Edits are told one by one, each as soon as it is made. A cell made passable unites its neighbours. A cell blocked can part its
 * component only if it parts its neighbours from each other within the ring of eight; then a flood starts on each side,
 * all in turn, and a side that comes to its end is a component of its own. Where the budget runs out before that, the
 * component becomes uncertain: its cells may have been parted. Labels are used up by edits; when none is left, all are
 * made anew.
 *
 * 6.3 bytes a cell. A query: amortised logarithmic, in practice one or two steps; an edit: constant, or the budget where
 * floods are needed, and amortised constant for labelling anew.
 */
import { isBlocked, surroundings } from './cells';
import { addLabel, Components, find, relabel, UNCERTAIN, unite } from './labels';
import { Cells } from './layout';
import { allocate } from './memory';
import { DIAGONALS, dx, dy, ringOf } from './moves';

export { Components, relabel };

/** A blocked cell parts its neighbours into at most four groups. */
const MOST_SIDES: u32 = 4;
/** Cells that the floods after one edit may enter together. */
const BUDGET: u32 = 2048;
/** Cells that a flood takes from its queue before it is the next one's turn, and that it may enter meanwhile. */
const TURN: u32 = 16;
const MOST_ENTERED: u32 = TURN * 8;

/** One queue a side: i32 x, i32 y an entry. */
const QUEUES: usize = memory.data(65536);
/** Entries taken from, and entered into, the queue of each side (u32). */
const TAKEN: usize = memory.data(16);
const ENTERED: usize = memory.data(16);

/** Cells behind the label plane that `fillLabels` may write to. */
const SLACK: u64 = 8;
/** Labels beyond those that the cells may need at once: so many are left for edits. */
const SPARE_LABELS: u64 = 64;

/** Labels the cells of a grid, 4-connected, or 8-connected with `diagonal` 1. 0 where memory cannot be had. */
export function createComponents(cells: Cells, diagonal: u32): usize {
  // A row has at most one run every other cell, and a run needs at most one label.
  const cellCount = <u64>cells.width * cells.height;
  const capacity = <u64>((cells.width + 1) >> 1) * cells.height + (cellCount >> 4) + SPARE_LABELS;
  const address = allocate(offsetof<Components>() + ((capacity + cellCount + SLACK) << 2));
  if (!address) return 0;
  const components = changetype<Components>(address);
  components.cells = cells;
  components.diagonal = diagonal;
  components.labelCapacity = <u32>capacity;
  components.forest = address + offsetof<Components>();
  components.labels = components.forest + ((<usize>capacity) << 2);
  relabel(components);
  return address;
}

/** 0: there is no route between two passable cells. 1: there is, unless their component is uncertain. */
export function areConnected(components: Components, cellA: u32, cellB: u32): u32 {
  return u32(rootOfCell(components, cellA) == rootOfCell(components, cellB));
}

/** Whether the component of a passable cell may have been parted. */
export function isUncertain(components: Components, cell: u32): bool {
  return load<i32>(components.forest + ((<usize>rootOfCell(components, cell)) << 2)) == UNCERTAIN;
}

/** Takes notice of a cell of the grid that has been blocked or made passable. */
export function cellChanged(components: Components, x: i32, y: i32): void {
  if (components.labelCount + MOST_SIDES > components.labelCapacity) return relabel(components);
  if (!isBlocked(components.cells, x, y)) return join(components, x, y);
  const sides = sidesOf(components, x, y);
  if (sides & (sides - 1)) part(components, x, y, sides);
}

/** Address of the label of a cell. */
function labelAt(components: Components, x: i32, y: i32): usize {
  return components.labels + ((<usize>y * components.cells.width + x) << 2);
}

function rootOfCell(components: Components, cell: u32): u32 {
  return find(components.forest, load<u32>(components.labels + ((<usize>cell) << 2)));
}

/** The passable neighbours of a cell, a bit each by direction (moves.ts). */
function openAround(components: Components, x: i32, y: i32): u32 {
  return ringOf(~surroundings(components.cells, x, y));
}

/** The neighbours that a cell is connected to directly. */
function neighbours(components: Components, x: i32, y: i32): u32 {
  const open = openAround(components, x, y);
  return components.diagonal ? open : open & ~DIAGONALS;
}

/** One neighbour of each group that the neighbours of a cell fall into without it: groups are connected within the ring of eight. */
function sidesOf(components: Components, x: i32, y: i32): u32 {
  const ring = openAround(components, x, y);
  const before = (ring << 1) | (ring >> 7);
  const behind = (ring >> 1) | (ring << 7);
  // Diagonally, the cells beside a blocked corner touch each other; otherwise a corner counts only with a cell beside it.
  const arcs = components.diagonal ? ring | (before & behind & DIAGONALS) : ring & (before | behind | ~DIAGONALS);
  return arcs & ~((arcs << 1) | (arcs >> 7));
}

/** Connects a cell that has become passable to its neighbours. */
function join(components: Components, x: i32, y: i32): void {
  const all = neighbours(components, x, y);
  let label: u32 = all ? 0 : addLabel(components);
  for (let others = all; others; others &= others - 1) {
    const direction = ctz(others);
    const otherLabel = load<u32>(labelAt(components, x + dx(direction), y + dy(direction)));
    label = others == all ? otherLabel : unite(components.forest, label, otherLabel);
  }
  store<u32>(labelAt(components, x, y), label);
}

/** Finds out whether a blocked cell has parted its component, by floods from each of its sides (see `sidesOf`). */
function part(components: Components, x: i32, y: i32, sides: u32): void {
  const forest = components.forest;
  const base = components.labelCount;
  const sideCount = popcnt(sides);
  for (let side: u32 = 0; side < sideCount; side++, sides &= sides - 1) {
    store<u32>(TAKEN + (side << 2), 0);
    store<u32>(ENTERED + (side << 2), 0);
    enter(components, side, addLabel(components), x + dx(ctz(sides)), y + dy(ctz(sides)));
  }

  // Each side in turn, until at most one flood, or several that have met, goes on.
  let open = sideCount;
  let cellCount = sideCount;
  while (open > 1 && cellCount + sideCount * MOST_ENTERED <= BUDGET) {
    cellCount = 0;
    for (let side: u32 = 0; side < sideCount; side++) {
      flood(components, base, side);
      cellCount += load<u32>(ENTERED + (side << 2));
    }
    open = countOpen(forest, base, sideCount);
  }

  // Sides that came to their end keep their labels; the others are what is left of the component.
  let root = rootOfCell(components, <u32>y * components.cells.width + <u32>x);
  for (let side: u32 = 0; side < sideCount; side++) if (isOpen(side)) root = unite(forest, root, base + side);
  if (open > 1) store<i32>(forest + ((<usize>root) << 2), UNCERTAIN);
}

/** Lets a side take its turn. Where it meets another, their labels are made one. */
function flood(components: Components, base: u32, side: u32): void {
  const taken = TAKEN + (side << 2);
  const last = load<u32>(taken) + TURN;
  while (isOpen(side) && load<u32>(taken) < last) {
    const entry = entryAt(side, load<u32>(taken));
    const x = load<i32>(entry);
    const y = load<i32>(entry, 4);
    store<u32>(taken, load<u32>(taken) + 1);
    for (let next = neighbours(components, x, y); next; next &= next - 1) {
      const toX = x + dx(ctz(next));
      const toY = y + dy(ctz(next));
      const toLabel = load<u32>(labelAt(components, toX, toY));
      if (toLabel < base) enter(components, side, base + side, toX, toY);
      else unite(components.forest, toLabel, base + side);
    }
  }
}

/** Adds a cell to a side: writes its entry in the queue, and its label. */
function enter(components: Components, side: u32, label: u32, x: i32, y: i32): void {
  const entered = ENTERED + (side << 2);
  const entry = entryAt(side, load<u32>(entered));
  store<i32>(entry, x);
  store<i32>(entry, y, 4);
  store<u32>(entered, load<u32>(entered) + 1);
  store<u32>(labelAt(components, x, y), label);
}

function entryAt(side: u32, index: u32): usize {
  return QUEUES + ((side * BUDGET + index) << 3);
}

/** Whether the flood of a side goes on. */
function isOpen(side: u32): bool {
  return load<u32>(TAKEN + (side << 2)) < load<u32>(ENTERED + (side << 2));
}

/** Sides whose floods go on, those that have met counted once. */
function countOpen(forest: usize, base: u32, sideCount: u32): u32 {
  let roots: u32 = 0;
  for (let side: u32 = 0; side < sideCount; side++) {
    if (isOpen(side)) roots |= 1 << (find(forest, base + side) - base);
  }
  return popcnt(roots);
}
