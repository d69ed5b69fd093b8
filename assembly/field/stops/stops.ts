/**
 * Stops: cells at which a run has more moves than to go on in its own way (field-cones.ts). Planes of bits (stop-planes.ts) are made from whole words of
 * the blocked plane; then odd cells get theirs (odd/odd-stops.ts). A grid keeps the planes of two rules or kinds of fields, so fields of two kinds may take turns.
 */
import { countBits, either, shifted, without } from '../../core/words';
import { Cells } from '../../core/layout';
import { allocate, release } from '../../core/memory';
import { dx, dy, IF_AT_MOST_ONE_OBSTACLE } from '../../moves/moves';
import { STOPS_LIMIT } from '../../core/tuning';
import { cutsCorners, GATED, HEADER, kindOf, ODD, planeBytes, planesOf, ruleOf, stopPlane } from './stop-planes';
import { markOdd } from '../odd/odd-stops';
import { exitBytes, knowAllExits, knowExits, nextChange } from '../odd/known-exits';
import { makeOpen, renewOpen } from '../odd/open-moves';

const WORD_BYTES: usize = ASC_FEATURE_SIMD ? 16 : 4;

/** How far from a cell another one may be whose stops depend on it: on its blocked bit, and on exits near it. */
const REACH: i32 = 1;
const ODD_REACH: i32 = 2;

/** Changes of exits above which stops are made again. */
const MOST_CHANGES: u32 = 64;

/** Returns the block of stops of a grid for a rule and a kind of field, or 0 if memory cannot be allocated. */
export function stopsOf(cells: Cells, rule: u32, kind: u32): usize {
  if (!hasStops(cells, rule, kind)) swapStops(cells);
  if (hasStops(cells, rule, kind) && (!(kind & GATED) || followExits(cells))) return cells.stops;
  release(cells.stops);
  const bytes = HEADER + <u64>planeBytes(cells) * planesOf(rule, kind);
  cells.stops = allocate(bytes + (kind & GATED ? exitBytes(cells) : 0));
  if (!cells.stops) return 0;
  memory.fill(cells.stops, 0, <usize>bytes);
  const end = <usize>cells.rowBytes * (<usize>cells.height + 2);
  store<u32>(cells.stops, ((<u32>end) << 3) - countBits(cells.blocked, cells.blocked + end));
  store<u32>(cells.stops, rule, 8);
  store<u32>(cells.stops, kind, 12);
  makeWords(cells, <usize>cells.rowBytes, end - cells.rowBytes);
  if (kind & GATED) {
    knowAllExits(cells);
    makeOpen(cells);
  }
  if (kind) markOdd(cells, cells.rowBytes << 3, (<u32>end - cells.rowBytes) << 3);
  return cells.stops;
}

function hasStops(cells: Cells, rule: u32, kind: u32): bool {
  return cells.stops != 0 && ruleOf(cells) == rule && kindOf(cells) == kind;
}

/** Exchanges the stops in use and the others. */
function swapStops(cells: Cells): void {
  const stops = cells.stops;
  cells.stops = cells.otherStops;
  cells.otherStops = stops;
}

/** Follows the change of a cell, whose blocked bit has been written. */
export function followStops(cells: Cells, x: i32, y: i32, blocked: bool): void {
  for (let i = 0; i < 2; i++) {
    swapStops(cells);
    if (!cells.stops) continue;
    store<u32>(cells.stops, load<u32>(cells.stops) + (blocked ? -1 : 1));
    renew(cells, x, y);
  }
}

/** Follows the changes of exits since the stops were made. Returns false if there are too many: to make the stops again is faster. */
function followExits(cells: Cells): bool {
  let changes: u32 = 0;
  for (let cell = nextChange(cells, 0); cell < cells.width * cells.height; cell = nextChange(cells, cell)) {
    if (++changes > MOST_CHANGES) return false;
    const y = cell / cells.width;
    knowExits(cells, cell);
    renew(cells, cell - y * cells.width, y);
  }
  return true;
}

/** Makes the stops around a cell again. */
function renew(cells: Cells, x: i32, y: i32): void {
  const kind = kindOf(cells);
  const reach = kind & GATED ? ODD_REACH : REACH;
  if (kind & GATED) renewOpen(cells, x, y, reach + 1);
  for (let row = max(y - reach, 0); row <= min(y + reach, <i32>cells.height - 1); row++) {
    const middle = (row + 1) * (cells.rowBytes << 3) + x + 1;
    const first = <usize>(((middle - reach) >> 5) << 2);
    const end = <usize>((((middle + reach) >> 5) + 1) << 2);
    makeWords(cells, first, end);
    // The last word may reach into further rows.
    if (kind & ~ODD)
      markOdd(cells, (<u32>first) << 3, (<u32>(first + ((end - first + WORD_BYTES - 1) & ~(WORD_BYTES - 1)))) << 3);
  }
}

/** Frees the planes of stops: blocked cells, or exits, have changed. */
export function forgetStops(cells: Cells): void {
  release(cells.stops);
  release(cells.otherStops);
  cells.stops = 0;
  cells.otherStops = 0;
}

/** Whether stops are so many, on average over the directions, that queues are faster than runs. */
export function areStopsDense(cells: Cells): bool {
  const free = <f64>load<u32>(cells.stops);
  const stops = <f64>load<u32>(cells.stops, 4);
  return stops > STOPS_LIMIT * free * <f64>planesOf(ruleOf(cells), 0);
}

/** Fills the planes from byte `begin` to `end` of the blocked plane, or a word further, as if no cell were odd, and counts their bits. */
function makeWords(cells: Cells, begin: usize, end: usize): void {
  const rule = ruleOf(cells);
  const both = planesOf(rule, kindOf(cells)) == 8;
  let count = load<u32>(cells.stops, 4);
  for (let direction: u32 = 0; direction < 8; direction += both ? 1 : 2) {
    const plane = stopPlane(cells, direction);
    const isEmpty = direction & 1 && !cutsCorners(rule);
    for (let at = begin; at < end; at += WORD_BYTES) {
      count -= countBits(plane + at, plane + at + WORD_BYTES);
      if (isEmpty) memory.fill(plane + at, 0, WORD_BYTES);
      else if (ASC_FEATURE_SIMD) store<v128>(plane + at, stopsAt<v128>(cells, direction, cells.blocked + at));
      else store<u32>(plane + at, stopsAt<u32>(cells, direction, cells.blocked + at));
      count += countBits(plane + at, plane + at + WORD_BYTES);
    }
  }
  store<u32>(cells.stops, count, 4);
}

/**
 * Returns the stops of a direction among the cells whose blocked bits are at `here`, by the moves that pruning keeps (moves.ts). All cells of the border are
 * blocked, so the rows are one line of bits: nothing that reaches over the end of a row makes a difference.
 */
function stopsAt<W>(cells: Cells, direction: u32, here: usize): W {
  const rule = ruleOf(cells);
  const rowBytes = <usize>cells.rowBytes;
  // The directions of walls that make stops: behind the cell, or beside it if a straight move cuts their corner.
  const isBeside = cutsCorners(rule) && !(direction & 1);
  const right = direction + (isBeside ? 2 : 3);
  const left = direction + (isBeside ? 6 : 5);
  let turnsRight = without<W>(around<W>(here, rowBytes, right), around<W>(here, rowBytes, right - 1));
  let turnsLeft = without<W>(around<W>(here, rowBytes, left), around<W>(here, rowBytes, left + 1));
  if (rule == IF_AT_MOST_ONE_OBSTACLE) {
    turnsRight = without<W>(turnsRight, around<W>(here, rowBytes, right - 2));
    turnsLeft = without<W>(turnsLeft, around<W>(here, rowBytes, left + 2));
  }
  return without<W>(either<W>(turnsRight, turnsLeft), load<W>(here));
}

/** Returns the blocked bits of the neighbours in a direction, for the cells whose own bits are at `here`. */
function around<W>(here: usize, rowBytes: usize, direction: u32): W {
  const at = here + <usize>dy(direction & 7) * rowBytes;
  const aside = dx(direction & 7);
  return aside ? shifted<W>(at, aside) : load<W>(at);
}
