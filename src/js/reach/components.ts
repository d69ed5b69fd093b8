/**
 * Twin of assembly/reach/components.ts, where edits and floods are explained. Here edits work on the record's own copy of the blocked
 * bits, so it does no harm if cells are reported late, in any order, or without having changed.
 */

import { distanceTo } from '../core/bits.ts';
import { bitAt, blockedAround } from '../core/cells.ts';
import { DIAGONALS, dx, dy, lowestBit, ringOf, seenAlong } from '../core/moves.ts';
import { type Components, find, UNCERTAIN, unite } from './labels.ts';

/** A blocked cell parts its neighbours into at most four groups. */
const MOST_SIDES = 4;
/** Runs that the floods after one edit may enter together. */
const BUDGET = 512;
/** The directions in which a row goes on. */
const EAST = 2;
const WEST = 6;

/** A flood on one side of a blocked cell. */
interface Side {
  readonly label: number;
  /** Runs, and which of them it takes next. */
  readonly queue: number[];
  taken: number;
}

/** How much of the budget is left. */
let runsLeft = 0;

/** Whether there is a route between two passable cells; where their component is uncertain there may be none all the same. */
export function areConnected(components: Components, bitA: number, bitB: number): boolean {
  return rootOfCell(components, bitA) === rootOfCell(components, bitB);
}

/** Whether the component of a passable cell may have been parted. */
export function isUncertain(components: Components, bit: number): boolean {
  return components.forest[rootOfCell(components, bit)] === UNCERTAIN;
}

/**
 * Takes notice of a cell of the grid that may have been blocked or made passable. False where that takes more labels than there are.
 */
export function cellChanged(components: Components, x: number, y: number): boolean {
  const { cells, known, labelCount, forest } = components;
  const byte = cells.byteOf(x, y);
  const mask = 1 << ((x + 1) & 7);
  const now = cells.blocked[byte];
  if (((known[byte] ^ now) & mask) === 0) return true;
  if (labelCount + MOST_SIDES > forest.length) return false;
  // While the change is looked at the cell is blocked, whichever way it goes.
  known[byte] |= mask;
  const bit = bitAt(cells, x, y);
  const ring = ringOf(~blockedAround(known, cells.rowBytes, x, y));
  const sides = sidesOf(components, ring);
  if ((now & mask) !== 0) {
    part(components, bit, ring, sides);
  } else {
    join(components, bit, ring, sides);
    known[byte] ^= mask;
  }
  return true;
}

/** Where the run of a cell begins; a blocked cell counts with those to the west of it. */
function startOf({ words }: Components, bit: number): number {
  return bit + 1 - distanceTo(words, 0, bit, -1);
}

function labelOfCell(components: Components, bit: number): number {
  return components.labels[startOf(components, bit) >>> 1];
}

function rootOfCell(components: Components, bit: number): number {
  return find(components.forest, labelOfCell(components, bit));
}

/** A label that no run has yet. */
function addLabel(components: Components): number {
  return components.labelCount++;
}

/** The first of some neighbours of a cell, a bit each by direction (moves.ts). */
function neighbourOf({ cells }: Components, bit: number, directions: number): number {
  const direction = lowestBit(directions);
  return bit + dx(direction) + dy(direction) * cells.rowBytes * 8;
}

/** One neighbour of each group that the passable ones of the ring fall into: groups are connected within the ring. */
function sidesOf({ diagonal }: Components, ring: number): number {
  const before = seenAlong(7, ring);
  const behind = seenAlong(1, ring);
  // Diagonally, the cells beside a blocked corner touch each other; otherwise a corner counts only with a cell beside it.
  const arcs = diagonal !== 0 ? ring | (before & behind & DIAGONALS) : ring & (before | behind | ~DIAGONALS);
  return arcs & ~seenAlong(7, arcs);
}

/** Connects a cell that is about to become passable to its neighbours. */
function join(components: Components, bit: number, ring: number, sides: number): void {
  const { forest, labels } = components;
  const at = startOf(components, bit) >>> 1;
  let label = ((ring >> WEST) & 1) !== 0 ? labels[at] : addLabel(components);
  for (let rest = sides; rest !== 0; rest &= rest - 1) {
    label = unite(forest, label, labelOfCell(components, neighbourOf(components, bit, rest)));
  }
  labels[at] = label;
}

/** Divides the run of a cell that has been blocked, and finds out whether its component is parted, by floods from each side. */
function part(components: Components, bit: number, ring: number, sides: number): void {
  const { forest, labels } = components;
  const label = labelOfCell(components, bit);
  if (((ring >> EAST) & 1) !== 0) labels[(bit + 1) >>> 1] = label;
  if ((sides & (sides - 1)) === 0) return;

  const base = components.labelCount;
  const floods: Side[] = [];
  runsLeft = BUDGET;
  for (let rest = sides; rest !== 0; rest &= rest - 1) {
    const side = { label: addLabel(components), queue: [], taken: 0 };
    floods.push(side);
    enter(components, side, startOf(components, neighbourOf(components, bit, rest)));
  }

  // Each side in turn, until at most one flood, or several that have met, goes on.
  let open: number;
  do {
    open = 0;
    for (const side of floods) open |= flood(components, base, side);
  } while ((open & (open - 1)) !== 0 && runsLeft > 0);

  // Sides that came to their end keep their labels; the others are what is left of the component.
  let root = find(forest, label);
  for (let rest = open; rest !== 0; rest &= rest - 1) root = unite(forest, root, base + lowestBit(rest));
  if ((open & (open - 1)) !== 0) forest[root] = UNCERTAIN;
}

/**
 * Lets a side take its turn: from one run into those that it touches. Returns a bit for what it belongs to, the first of the sides that
 * have met; 0 at its end.
 */
function flood(components: Components, base: number, side: Side): number {
  if (side.taken === side.queue.length) return 0;
  enterTouching(components, base, side);
  // Where the budget ran out meanwhile there may be more that the run touches: it is not done.
  if (runsLeft > 0) side.taken++;
  return 1 << (find(components.forest, side.label) - base);
}

/** Enters the runs that the next one in a side's queue touches in the rows beside it. One that another side has entered unites the two. */
function enterTouching(components: Components, base: number, side: Side): void {
  const { cells, diagonal, forest, labels, words } = components;
  const start = side.queue[side.taken];
  const rowBits = cells.rowBytes * 8;
  const end = start + distanceTo(words, 0, start, 1) + diagonal;
  for (let row = -rowBits; row <= rowBits; row += 2 * rowBits) {
    let at = start - diagonal + row;
    while (at < end + row) {
      const passable = ~words[at >>> 5] >>> (at & 31);
      if (passable === 0) {
        at += 32 - (at & 31);
        continue;
      }
      at += lowestBit(passable);
      if (at >= end + row) break;
      const run = startOf(components, at);
      const label = labels[run >>> 1];
      if (label >= base) unite(forest, label, side.label);
      else if (runsLeft > 0) enter(components, side, run);
      at += distanceTo(words, 0, at, 1);
    }
  }
}

/** Adds a run to a side: writes its entry in the queue, and its label. */
function enter(components: Components, side: Side, start: number): void {
  side.queue.push(start);
  components.labels[start >>> 1] = side.label;
  runsLeft--;
}
