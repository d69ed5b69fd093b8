/**
 * Links, which lead from a cell to any other. The wrapper writes them into a block of the search (src/core/kernel/search/write-arcs.ts), one way
 * each, sorted by the cell that they leave:
 *
 *     │ LinkArc │ LinkArc │ … │ last one, which leaves no cell │ two tables: u32 a place │ bounds (bounds.ts) │
 *
 * The tables find the first arc that leaves a cell, and the first that leads to it: they have the number of that arc plus 1, 0 in empty places
 * (src/core/rules/arcs.ts).
 *
 * A cell that a link leads to is reached in no direction, like a start. From there all moves are worth trying.
 *
 * Steps over borders that cost, and over edges that go on, are arcs too. If turns cost, a step over a border has its direction: no state is reached by it
 * otherwise, since the exit there is closed.
 */
import { fAt, reopens } from './reopening';
import { placeOf, push } from '../nodes/heap';
import { Search } from '../core/layout';
import { allocate, release } from '../core/memory';
import { TURNS } from '../core/methods';
import { NO_DIRECTION } from '../moves/moves';
import { reservePage, slotAt } from '../nodes/node-pages';
import { stopsAt } from './goal-box';
import {
  COLUMN_BITS,
  gAt,
  gPlane,
  isClosed,
  isReached,
  LINKED,
  planeOf,
  reached,
  setG,
  setTag,
  tagAt,
} from '../nodes/nodes';

@unmanaged
export class LinkArc {
  /** What it costs, in the costs that order the open list. */
  order: f64;
  /** In the caller's costs. */
  cost: f64;
  /** The estimates from its first cell to the goal: if it is taken, and by the bounds made so far (bounds.ts). */
  left: f64;
  without: f64;
  from: u32;
  to: u32;
  /** The row of `to`. */
  toY: u32;
  /** The number of the link; of a step, STEP plus its direction (and 8 over a border). */
  id: u32;
  /** The first arc that leads to the same cell, by number: it keeps `by` for all of them. */
  slot: u32;
  /** The number of the arc that has led to the cell at the least cost. */
  by: u32;
}

const ARC_BYTES: u32 = offsetof<LinkArc>();

/** Numbers of arcs from here on are steps (src/core/grid/path/path-cells.ts). */
export const STEP: u32 = 1 << 30;

/** Returns the address of a block for the arcs of a search. Frees the one before. Returns 0 if memory cannot be allocated. */
export function reserveArcs(search: Search, bytes: u32): usize {
  release(search.arcs);
  search.arcCount = 0;
  search.arcs = allocate(bytes);
  return search.arcs;
}

export function arcAt(search: Search, number: u32): LinkArc {
  return changetype<LinkArc>(search.arcs + number * ARC_BYTES);
}

/** Returns the number of the first arc that leaves a cell; that of the last one if there is none. */
export function firstArc(search: Search, cell: u32): u32 {
  return arcOf(search, cell, offsetof<LinkArc>('from'), 0);
}

/** Finds the first arc of a cell. @param end Where an arc has the cell. @param first The place at which the table for that begins. */
function arcOf(search: Search, cell: u32, end: usize, first: u32): u32 {
  const mask = search.arcMask;
  const table = search.arcs + (search.arcCount + 1) * ARC_BYTES + (first << 2);
  let at = ((cell * 0x9e3779b1) >>> 8) & mask;
  while (true) {
    const arc = load<u32>(table + (at << 2));
    if (!arc) return search.arcCount;
    if (load<u32>(search.arcs + (arc - 1) * ARC_BYTES + end) == cell) return arc - 1;
    at = (at + 1) & mask;
  }
}

/** Gives nodes to the cells that arcs lead to from a cell. Nodes may move. Returns false if memory cannot be allocated. */
export function reserveArcPages(search: Search, cell: u32): bool {
  for (let number = firstArc(search, cell); arcAt(search, number).from == cell; number++) {
    const arc = arcAt(search, number);
    if (!reservePage(search, arc.to - arc.toY * search.cells.width, arc.toY)) return false;
  }
  return true;
}

/** Relaxes the arcs that leave a cell, unless turns cost. See `relaxStateArcs`. */
export function relaxArcs(search: Search, cell: u32, g: f64): u32 {
  return relaxStateArcs(search, cell, g, g, NO_DIRECTION, NO_DIRECTION, true);
}

/**
 * Relaxes the arcs that leave a cell. The open list must have room for `mostArcs` entries, and cells must have nodes (`reserveArcPages`).
 *
 * @param turned What the cell costs together with a turn there.
 * @param before The direction of arrival at the cell, if turns cost; else NO_DIRECTION.
 * @param heading The direction that steps must have; NO_DIRECTION for any.
 * @param mayLink Whether links are followed, not only steps.
 * @returns How many cells (or states) it has opened.
 */
export function relaxStateArcs(
  search: Search,
  cell: u32,
  g: f64,
  turned: f64,
  before: u32,
  heading: u32,
  mayLink: bool,
): u32 {
  const width = search.cells.width;
  const nodes = search.nodes;
  const costs = gPlane(search);
  const generation = search.generation;
  const turning = search.used == TURNS;
  let opened: u32 = 0;
  for (let number = firstArc(search, cell); arcAt(search, number).from == cell; number++) {
    const arc = arcAt(search, number);
    const direction = turning && arc.id >= STEP ? arc.id & 7 : LINKED;
    if (direction == LINKED ? !mayLink : heading != NO_DIRECTION && heading != direction) continue;
    const plane: u32 = turning ? planeOf(direction) : 0;
    const y = arc.toY;
    const x = arc.to - y * width;
    const to = slotAt(search, x, y);
    const nextG = (direction == LINKED || direction == before ? g : turned) + arc.order;
    const isSeen = isReached(tagAt(nodes, to), generation);
    const bestG = gAt(costs, to);
    if (turning && isSeen && nextG >= bestG + search.turn) {
      if (direction != search.goalDirection || !stopsAt(search, to, x, y)) continue;
    }
    const next = plane * search.planeNodes + to;
    const tag = tagAt(nodes, next);
    const isKnown = isReached(tag, generation);
    const isShut = isKnown && isClosed(tag);
    if (isKnown && gAt(costs, next) <= nextG) continue;
    if (isShut && !reopens(search, gAt(costs, next), nextG)) continue;
    const f = fAt(search, nextG, x, y);
    if (f > search.maxF || nextG > search.maxG) {
      search.cut = 1;
      continue;
    }
    opened += u32(!isKnown || isShut);
    setTag(nodes, next, reached(generation, before));
    setG(costs, next, nextG);
    if (turning && (!isSeen || nextG < bestG)) {
      setTag(nodes, to, reached(generation, direction));
      setG(costs, to, nextG);
    }
    if (direction == LINKED) arcAt(search, arc.slot).by = number;
    push(search, f, placeOf(x | (plane << COLUMN_BITS), y));
  }
  return opened;
}

/** Returns the cheapest arc between two cells, null if there is none. */
export function arcBetween(search: Search, from: u32, to: u32): LinkArc | null {
  let best: LinkArc | null = null;
  for (let number = firstArc(search, from); arcAt(search, number).from == from; number++) {
    const arc = arcAt(search, number);
    if (arc.to == to && (!best || arc.order < best.order)) best = arc;
  }
  return best;
}

/** Returns the arc of a step that leaves a cell in a direction, null if it is an ordinary one. */
export function stepArc(search: Search, from: u32, direction: u32): LinkArc | null {
  for (let number = firstArc(search, from); arcAt(search, number).from == from; number++) {
    const arc = arcAt(search, number);
    if (arc.id >= STEP && (arc.id & 7) == direction) return arc;
  }
  return null;
}

/** Returns the arc by which the route written so far came to its first cell, in no direction; null if that is the start. */
export function arcInto(search: Search, cell: u32): LinkArc | null {
  const start = search.startY * search.cells.width + search.startX;
  if (search.used == TURNS ? search.heading == NO_DIRECTION : cell == start) return null;
  const number = arcOf(search, cell, offsetof<LinkArc>('to'), search.arcMask + 1);
  return number < search.arcCount ? arcAt(search, arcAt(search, number).by) : null;
}
