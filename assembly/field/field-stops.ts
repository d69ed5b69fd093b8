/**
 * Stops: cells at which a run has more moves than to go on in its own way (field-cones.ts). A plane of bits for each direction of arrival, in the form of
 * the blocked plane, made from whole words of it:
 *
 *     byte 0           4            16
 *          │ u32 free  │ u32 stops  │ straight directions: north, east, south, west │ if corners may be cut, diagonal ones: north-east, …
 *
 * `free` is the number of free cells, `stops` that of the bits in all planes.
 */
import { countBits, either, shifted, without } from '../core/words';
import { Cells } from '../core/layout';
import { allocate, release } from '../core/memory';
import { AFTER_STOPS } from '../core/over-reads';
import { ALWAYS, dx, dy, IF_AT_MOST_ONE_OBSTACLE } from '../moves/moves';
import { STOPS_LIMIT } from '../core/tuning';

const HEADER: usize = 16;

/** Whether diagonal moves have stops too, for a corner rule. */
export function cutsCorners(rule: u32): bool {
  return rule == ALWAYS || rule == IF_AT_MOST_ONE_OBSTACLE;
}

function planesOf(rule: u32): u32 {
  return cutsCorners(rule) ? 8 : 4;
}

/** Returns the planes of stops of a grid, or 0 if memory cannot be allocated. */
export function stopsOf(cells: Cells, rule: u32): usize {
  if (cells.stops && cells.stopsRule == rule) return cells.stops;
  forgetStops(cells);
  cells.stops = allocate(HEADER + <u64>planeBytes(cells) * planesOf(rule));
  if (!cells.stops) return 0;
  cells.stopsRule = rule;
  const bytes = <usize>cells.rowBytes * (<usize>cells.height + 2);
  memory.fill(cells.stops, 0, HEADER + planeBytes(cells) * planesOf(rule));
  store<u32>(cells.stops, ((<u32>bytes) << 3) - countBits(cells.blocked, cells.blocked + bytes));
  makeStops(cells, <usize>cells.rowBytes, bytes - cells.rowBytes);
  return cells.stops;
}

/** Follows the change of a cell, whose blocked bit has been written. */
export function followStops(cells: Cells, bit: u32, y: i32, blocked: bool): void {
  if (!cells.stops) return;
  store<u32>(cells.stops, load<u32>(cells.stops) + (blocked ? -1 : 1));
  for (let row = max(y - 1, 0); row <= min(y + 1, <i32>cells.height - 1); row++) {
    // The cells beside it, in words of 4 bytes.
    const middle = bit + (row - y) * (cells.rowBytes << 3);
    const first = ((middle - 1) >> 5) << 2;
    makeStops(cells, first, (((middle + 1) >> 5) + 1) << 2);
  }
}

/** Frees the planes of stops: blocked cells have changed. */
export function forgetStops(cells: Cells): void {
  release(cells.stops);
  cells.stops = 0;
}

/** Whether stops are so many, on average over the directions, that queues are faster than runs. */
export function areStopsDense(cells: Cells): bool {
  const free = <f64>load<u32>(cells.stops);
  const stops = <f64>load<u32>(cells.stops, 4);
  return stops > STOPS_LIMIT * free * <f64>planesOf(cells.stopsRule);
}

/** Returns the plane of a direction. */
export function stopPlane(cells: Cells, direction: u32): usize {
  return cells.stops + HEADER + planeBytes(cells) * ((direction >> 1) + ((direction & 1) << 2));
}

/** Bytes of a plane. */
function planeBytes(cells: Cells): usize {
  return <usize>cells.rowBytes * (<usize>cells.height + 2) + AFTER_STOPS;
}

/** Fills the planes from byte `begin` to `end` of the blocked plane, or a word further, and counts their bits. */
function makeStops(cells: Cells, begin: usize, end: usize): void {
  const wordBytes: usize = ASC_FEATURE_SIMD ? 16 : 4;
  let count = load<u32>(cells.stops, 4);
  for (let direction: u32 = 0; direction < 8; direction += cutsCorners(cells.stopsRule) ? 1 : 2) {
    const plane = stopPlane(cells, direction);
    for (let at = begin; at < end; at += wordBytes) {
      count -= countBits(plane + at, plane + at + wordBytes);
      if (ASC_FEATURE_SIMD) store<v128>(plane + at, stopsAt<v128>(cells, direction, cells.blocked + at));
      else store<u32>(plane + at, stopsAt<u32>(cells, direction, cells.blocked + at));
      count += countBits(plane + at, plane + at + wordBytes);
    }
  }
  store<u32>(cells.stops, count, 4);
}

/**
 * Returns the stops of a direction among the cells whose blocked bits are at `here`, by the moves that pruning keeps (moves.ts). All cells of the border are
 * blocked, so the rows are one line of bits: nothing that reaches over the end of a row makes a difference.
 */
function stopsAt<W>(cells: Cells, direction: u32, here: usize): W {
  const rule = cells.stopsRule;
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
