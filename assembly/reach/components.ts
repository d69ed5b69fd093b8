/**
 * Connected components of a grid, kept correct under edits. They show without a search whether a goal can be reached at all. labels.ts
 * explains the record and the labels. Cells are numbered by their bits in the blocked plane (`bitAt`), runs by the bit at which they
 * begin.
 *
 * Each edit is reported as soon as it is made. A cell made passable unites its neighbours. A blocked cell can split its component only if
 * it disconnects its neighbours within the ring of eight. Then a flood starts on each side, and the floods take turns. A side whose flood
 * ends is a separate component. If the budget runs out before that, the component becomes uncertain: it may have been split. Edits use up
 * labels; when none is left, the grid is labelled again from scratch.
 *
 * Memory is 2.2 bytes a cell. A query takes amortised logarithmic time, in practice one or two steps, and a look back along the row, 64
 * cells at once. An edit takes the same, or the budget if floods are needed, and amortised constant time for labelling again.
 */
import { FLOODED_RUNS } from '../core/tuning';
import { bitAt, isBlocked, surroundings } from '../core/cells';
import { Components, find, labelAt, UNCERTAIN, unite } from './labels';
import { DIAGONALS, dx, dy, ringOf, seenAlong } from '../core/moves';
import { distanceTo } from '../core/bits';

/** A blocked cell splits its neighbours into at most four groups. */
const MOST_SIDES: u32 = 4;
/** The directions along a row. */
const EAST: u32 = 2;
const WEST: u32 = 6;

/** A flood on one side of a blocked cell. */
@unmanaged
class Side {
  /** Addresses in its queue: the entry that it takes next, and the end. */
  taken: usize;
  entered: usize;
  label: u32;
}

const SIDES: usize = memory.data(48);
const SIDE_BYTES: usize = offsetof<Side>();
/** A queue for each side: u32 a run. */
const QUEUES: usize = memory.data(8192);
const QUEUE_BYTES: usize = FLOODED_RUNS << 2;
/** What is left of the budget. */
let runsLeft: u32 = 0;

/** Returns whether there is a route between two passable cells. If their component is uncertain, there may be none all the same. */
export function areConnected(components: Components, bitA: u32, bitB: u32): bool {
  return rootOfCell(components, bitA) == rootOfCell(components, bitB);
}

/** Returns whether the component of a passable cell is uncertain: it may have been split. */
export function isUncertain(components: Components, bit: u32): bool {
  return load<i32>(components.forest + ((<usize>rootOfCell(components, bit)) << 2)) == UNCERTAIN;
}

/**
 * Takes note of a cell that has been blocked, or is about to become passable: either way it is blocked now. Returns false if this needs
 * more labels than are left.
 */
export function cellChanged(components: Components, x: i32, y: i32, blocked: u32): bool {
  if (components.labelCount + MOST_SIDES > components.labelCapacity) return false;
  const bit = bitAt(components.cells, x, y);
  const ring = ringOf(~surroundings(components.cells, x, y));
  const sides = sidesOf(components, ring);
  if (blocked) split(components, bit, ring, sides);
  else join(components, bit, ring, sides);
  return true;
}

/** Returns the bit at which the run of a cell begins. A blocked cell counts with the run to its west. */
function startOf(components: Components, bit: u32): u32 {
  return bit + 1 - distanceTo(components.cells.blocked, bit, -1);
}

function labelOfCell(components: Components, bit: u32): u32 {
  return load<u32>(labelAt(components, startOf(components, bit)));
}

function rootOfCell(components: Components, bit: u32): u32 {
  return find(components.forest, labelOfCell(components, bit));
}

/** Returns a label that no run has yet. */
function addLabel(components: Components): u32 {
  return components.labelCount++;
}

/** Returns the first of some neighbours of a cell, which are a bit each by direction (moves.ts). */
function neighbourOf(components: Components, bit: u32, directions: u32): u32 {
  const direction = ctz(directions);
  return bit + dx(direction) + dy(direction) * (components.cells.rowBytes << 3);
}

/** Returns one neighbour of each group of passable cells in the ring. Groups are connected within the ring. */
function sidesOf(components: Components, ring: u32): u32 {
  const before = seenAlong(7, ring);
  const behind = seenAlong(1, ring);
  // With diagonals, the cells beside a blocked corner touch each other. Without, a corner counts only with a passable cell beside it.
  const arcs = components.diagonal ? ring | (before & behind & DIAGONALS) : ring & (before | behind | ~DIAGONALS);
  return arcs & ~seenAlong(7, arcs);
}

/** Connects a cell that is about to become passable to its neighbours. */
function join(components: Components, bit: u32, ring: u32, sides: u32): void {
  const at = labelAt(components, startOf(components, bit));
  let label = (ring >> WEST) & 1 ? load<u32>(at) : addLabel(components);
  for (; sides; sides &= sides - 1) {
    label = unite(components.forest, label, labelOfCell(components, neighbourOf(components, bit, sides)));
  }
  store<u32>(at, label);
}

/** Divides the run of a cell that has been blocked, and finds out by floods from each side whether its component is split. */
function split(components: Components, bit: u32, ring: u32, sides: u32): void {
  const forest = components.forest;
  const label = labelOfCell(components, bit);
  if ((ring >> EAST) & 1) store<u32>(labelAt(components, bit + 1), label);
  if (!(sides & (sides - 1))) return;

  const base = components.labelCount;
  let end = SIDES;
  let queue = QUEUES;
  runsLeft = FLOODED_RUNS;
  for (; sides; sides &= sides - 1, end += SIDE_BYTES, queue += QUEUE_BYTES) {
    const side = changetype<Side>(end);
    side.taken = queue;
    side.entered = queue;
    side.label = addLabel(components);
    enter(components, side, startOf(components, neighbourOf(components, bit, sides)));
  }

  // The sides take turns until at most one flood is left, or all floods left have met.
  let open: u32;
  do {
    open = 0;
    for (let at = SIDES; at < end; at += SIDE_BYTES) open |= flood(components, base, changetype<Side>(at));
  } while (open & (open - 1) && runsLeft);

  // Sides whose flood has ended keep their labels; the others are the rest of the component.
  let root = find(forest, label);
  for (let rest = open; rest; rest &= rest - 1) root = unite(forest, root, base + ctz(rest));
  if (open & (open - 1)) store<i32>(forest + ((<usize>root) << 2), UNCERTAIN);
}

/**
 * Lets a side take its turn: from one run to the runs that it touches. Returns a bit for the group of sides that have met, which is that
 * of the first of them, or 0 if the flood has ended.
 */
function flood(components: Components, base: u32, side: Side): u32 {
  if (side.taken == side.entered) return 0;
  enterTouching(components, base, side);
  // If the budget ran out, the run may touch more runs: it is not done.
  if (runsLeft) side.taken += 4;
  return 1 << (find(components.forest, side.label) - base);
}

/**
 * Enters the runs in the rows above and below that touch the next run in a side's queue. A run that another side has entered unites the
 * two.
 */
function enterTouching(components: Components, base: u32, side: Side): void {
  const start = load<u32>(side.taken);
  const blocked = components.cells.blocked;
  const rowBits = components.cells.rowBytes << 3;
  const end = start + distanceTo(blocked, start, 1) + components.diagonal;
  for (let row = -rowBits; row <= rowBits; row += 2 * rowBits) {
    let at = start - components.diagonal + row;
    while (at < end + row) {
      const passable = ~load<u64>(blocked + ((at >> 6) << 3)) >> u64(at & 63);
      if (!passable) {
        at = (at | 63) + 1;
        continue;
      }
      at += <u32>ctz(passable);
      if (at >= end + row) break;
      const run = startOf(components, at);
      const label = load<u32>(labelAt(components, run));
      if (label >= base) unite(components.forest, label, side.label);
      else if (runsLeft) enter(components, side, run);
      at += distanceTo(blocked, at, 1);
    }
  }
}

/** Adds a run to a side: writes its entry in the queue and its label. */
function enter(components: Components, side: Side, start: u32): void {
  store<u32>(side.entered, start);
  side.entered += 4;
  store<u32>(labelAt(components, start), side.label);
  runsLeft--;
}
