/**
 * Connected components of a grid, kept right under edits: whether a goal can be reached at all, without a search. The
 * record and the labels are explained in labels.ts. Cells, and runs by where they begin, are bits of the blocked plane (`bitAt`).
 *
 * Edits are told one by one, each as soon as it is made. A cell made passable unites its neighbours. A cell blocked can part its
 * component only if it parts its neighbours from each other within the ring of eight; then a flood starts on each side,
 * all in turn, and a side that comes to its end is a component of its own. Where the budget runs out before that, the
 * component becomes uncertain: its cells may have been parted. Labels are used up by edits; when none is left, all are
 * made anew.
 *
 * 2.2 bytes a cell. A query: amortised logarithmic, in practice one or two steps, and a look back along the row, 64 cells at once; an
 * edit: the same, or the budget where floods are needed, and amortised constant for labelling anew.
 */
import { bitAt, isBlocked, surroundings } from '../core/cells';
import { Components, find, labelAt, UNCERTAIN, unite } from './labels';
import { DIAGONALS, dx, dy, ringOf, seenAlong } from '../core/moves';
import { distanceTo } from '../core/bits';

/** A blocked cell parts its neighbours into at most four groups. */
const MOST_SIDES: u32 = 4;
/** Runs that the floods after one edit may enter together. */
const BUDGET: u32 = 512;
/** The directions in which a row goes on. */
const EAST: u32 = 2;
const WEST: u32 = 6;

/** A flood on one side of a blocked cell. */
@unmanaged
class Side {
  /** Addresses in its queue: of the entry it takes next, and behind the last. */
  taken: usize;
  entered: usize;
  label: u32;
}

const SIDES: usize = memory.data(48);
const SIDE_BYTES: usize = offsetof<Side>();
/** A queue for each: u32 a run. */
const QUEUES: usize = memory.data(8192);
const QUEUE_BYTES: usize = BUDGET << 2;
/** How much of the budget is left. */
let runsLeft: u32 = 0;

/** Whether there is a route between two passable cells; where their component is uncertain there may be none all the same. */
export function areConnected(components: Components, bitA: u32, bitB: u32): bool {
  return rootOfCell(components, bitA) == rootOfCell(components, bitB);
}

/** Whether the component of a passable cell may have been parted. */
export function isUncertain(components: Components, bit: u32): bool {
  return load<i32>(components.forest + ((<usize>rootOfCell(components, bit)) << 2)) == UNCERTAIN;
}

/**
 * Takes notice of a cell that has been blocked, or is about to become passable: either way it is blocked now. False where that takes
 * more labels than there are.
 */
export function cellChanged(components: Components, x: i32, y: i32, blocked: u32): bool {
  if (components.labelCount + MOST_SIDES > components.labelCapacity) return false;
  const bit = bitAt(components.cells, x, y);
  const ring = ringOf(~surroundings(components.cells, x, y));
  const sides = sidesOf(components, ring);
  if (blocked) part(components, bit, ring, sides);
  else join(components, bit, ring, sides);
  return true;
}

/** Where the run of a cell begins; a blocked cell counts with those to the west of it. */
function startOf(components: Components, bit: u32): u32 {
  return bit + 1 - distanceTo(components.cells.blocked, bit, -1);
}

function labelOfCell(components: Components, bit: u32): u32 {
  return load<u32>(labelAt(components, startOf(components, bit)));
}

function rootOfCell(components: Components, bit: u32): u32 {
  return find(components.forest, labelOfCell(components, bit));
}

/** A label that no run has yet. */
function addLabel(components: Components): u32 {
  return components.labelCount++;
}

/** The first of some neighbours of a cell, a bit each by direction (moves.ts). */
function neighbourOf(components: Components, bit: u32, directions: u32): u32 {
  const direction = ctz(directions);
  return bit + dx(direction) + dy(direction) * (components.cells.rowBytes << 3);
}

/** One neighbour of each group that the passable ones of the ring fall into: groups are connected within the ring. */
function sidesOf(components: Components, ring: u32): u32 {
  const before = seenAlong(7, ring);
  const behind = seenAlong(1, ring);
  // Diagonally, the cells beside a blocked corner touch each other; otherwise a corner counts only with a cell beside it.
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

/** Divides the run of a cell that has been blocked, and finds out whether its component is parted, by floods from each side. */
function part(components: Components, bit: u32, ring: u32, sides: u32): void {
  const forest = components.forest;
  const label = labelOfCell(components, bit);
  if ((ring >> EAST) & 1) store<u32>(labelAt(components, bit + 1), label);
  if (!(sides & (sides - 1))) return;

  const base = components.labelCount;
  let end = SIDES;
  let queue = QUEUES;
  runsLeft = BUDGET;
  for (; sides; sides &= sides - 1, end += SIDE_BYTES, queue += QUEUE_BYTES) {
    const side = changetype<Side>(end);
    side.taken = queue;
    side.entered = queue;
    side.label = addLabel(components);
    enter(components, side, startOf(components, neighbourOf(components, bit, sides)));
  }

  // Each side in turn, until at most one flood, or several that have met, goes on.
  let open: u32;
  do {
    open = 0;
    for (let at = SIDES; at < end; at += SIDE_BYTES) open |= flood(components, base, changetype<Side>(at));
  } while (open & (open - 1) && runsLeft);

  // Sides that came to their end keep their labels; the others are what is left of the component.
  let root = find(forest, label);
  for (let rest = open; rest; rest &= rest - 1) root = unite(forest, root, base + ctz(rest));
  if (open & (open - 1)) store<i32>(forest + ((<usize>root) << 2), UNCERTAIN);
}

/**
 * Lets a side take its turn: from one run into those that it touches. Returns a bit for what it belongs to, the first of the sides that
 * have met; 0 at its end.
 */
function flood(components: Components, base: u32, side: Side): u32 {
  if (side.taken == side.entered) return 0;
  enterTouching(components, base, side);
  // Where the budget ran out meanwhile there may be more that the run touches: it is not done.
  if (runsLeft) side.taken += 4;
  return 1 << (find(components.forest, side.label) - base);
}

/** Enters the runs that the next one in a side's queue touches in the rows beside it. One that another side has entered unites the two. */
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

/** Adds a run to a side: writes its entry in the queue, and its label. */
function enter(components: Components, side: Side, start: u32): void {
  store<u32>(side.entered, start);
  side.entered += 4;
  store<u32>(labelAt(components, start), side.label);
  runsLeft--;
}
