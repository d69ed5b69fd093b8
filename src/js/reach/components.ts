/**
 * Twin of assembly/reach/components.ts: edits and floods. Here edits work on the record's own copy of the blocked bits, so cells may be
 * reported late, in any order, or without having changed.
 */

import { FLOODED_RUNS } from '../../base/tuning.ts';
import { bitAt, blockedAround } from '../../rules/cells.ts';
import { DIAGONALS, dx, dy, lowestBit, ringOf, seenAlong } from '../../rules/moves.ts';
import { distanceTo } from '../core/bits.ts';
import { type Components, find, UNCERTAIN, unite } from './labels.ts';

/** A blocked cell splits its neighbours into at most four groups. */
const MOST_SIDES = 4;
/** The directions along a row. */
const EAST = 2;
const WEST = 6;

/** A flood on one side of a blocked cell. */
interface Side {
  readonly label: number;
  /** The runs entered, and the index of the one that it takes next. */
  readonly queue: number[];
  taken: number;
}

/** What is left of the budget. */
let runsLeft = 0;

export function areConnected(components: Components, bitA: number, bitB: number): boolean {
  return rootOfCell(components, bitA) === rootOfCell(components, bitB);
}

export function isUncertain(components: Components, bit: number): boolean {
  return components.forest[rootOfCell(components, bit)] === UNCERTAIN;
}

/** Takes note of a cell that may have been blocked or made passable. Returns false if this needs more labels than are left. */
export function cellChanged(components: Components, x: number, y: number): boolean {
  const { cells, known, labelCount, forest } = components;
  const byte = cells.byteOf(x, y);
  const mask = 1 << ((x + 1) & 7);
  const now = cells.blocked[byte];
  if (((known[byte] ^ now) & mask) === 0) return true;
  if (labelCount + MOST_SIDES > forest.length) return false;
  // The cell counts as blocked while the change is handled, whichever way it changes.
  known[byte] |= mask;
  const bit = bitAt(cells, x, y);
  const ring = ringOf(~blockedAround(known, cells.rowBytes, x, y));
  const sides = sidesOf(components, ring);
  if ((now & mask) !== 0) {
    split(components, bit, ring, sides);
  } else {
    join(components, bit, ring, sides);
    known[byte] ^= mask;
  }
  return true;
}

function startOf({ words }: Components, bit: number): number {
  return bit + 1 - distanceTo(words, 0, bit, -1);
}

function labelOfCell(components: Components, bit: number): number {
  return components.labels[startOf(components, bit) >>> 1];
}

export function rootOfCell(components: Components, bit: number): number {
  return find(components.forest, labelOfCell(components, bit));
}

function addLabel(components: Components): number {
  return components.labelCount++;
}

function neighbourOf({ cells }: Components, bit: number, directions: number): number {
  const direction = lowestBit(directions);
  return bit + dx(direction) + dy(direction) * cells.rowBytes * 8;
}

function sidesOf({ diagonal }: Components, ring: number): number {
  const before = seenAlong(7, ring);
  const behind = seenAlong(1, ring);
  const arcs = diagonal !== 0 ? ring | (before & behind & DIAGONALS) : ring & (before | behind | ~DIAGONALS);
  return arcs & ~seenAlong(7, arcs);
}

function join(components: Components, bit: number, ring: number, sides: number): void {
  const { forest, labels } = components;
  const at = startOf(components, bit) >>> 1;
  let label = ((ring >> WEST) & 1) !== 0 ? labels[at] : addLabel(components);
  for (let rest = sides; rest !== 0; rest &= rest - 1) {
    label = unite(forest, label, labelOfCell(components, neighbourOf(components, bit, rest)));
  }
  labels[at] = label;
}

function split(components: Components, bit: number, ring: number, sides: number): void {
  const { forest, labels } = components;
  const label = labelOfCell(components, bit);
  if (((ring >> EAST) & 1) !== 0) labels[(bit + 1) >>> 1] = label;
  if ((sides & (sides - 1)) === 0) return;

  const base = components.labelCount;
  const floods: Side[] = [];
  runsLeft = FLOODED_RUNS;
  for (let rest = sides; rest !== 0; rest &= rest - 1) {
    const side = { label: addLabel(components), queue: [], taken: 0 };
    floods.push(side);
    enter(components, side, startOf(components, neighbourOf(components, bit, rest)));
  }

  let open: number;
  do {
    open = 0;
    for (const side of floods) open |= flood(components, base, side);
  } while ((open & (open - 1)) !== 0 && runsLeft > 0);

  let root = find(forest, label);
  for (let rest = open; rest !== 0; rest &= rest - 1) root = unite(forest, root, base + lowestBit(rest));
  if ((open & (open - 1)) !== 0) forest[root] = UNCERTAIN;
}

function flood(components: Components, base: number, side: Side): number {
  if (side.taken === side.queue.length) return 0;
  enterTouching(components, base, side);
  if (runsLeft > 0) side.taken++;
  return 1 << (find(components.forest, side.label) - base);
}

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

function enter(components: Components, side: Side, start: number): void {
  side.queue.push(start);
  components.labels[start >>> 1] = side.label;
  runsLeft--;
}
