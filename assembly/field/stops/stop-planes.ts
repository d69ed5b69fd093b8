/**
 * The block of a grid's stops (stops.ts): a plane of bits for each direction of arrival, in the form of the blocked plane.
 *
 *     byte 0           4           8          12         16
 *          │ u32 free  │ u32 stops │ u32 rule │ u32 kind │ straight directions: north, east, south, west │ diagonal ones: north-east, … │ open moves │ known exits │
 *
 * `free` is the number of free cells, `stops` that of the bits in all planes; both planes and moves depend on the corner rule and the kind of field. Planes of
 * diagonal directions are there if corners may be cut, or cells may be odd (odd/odd-cells.ts). If exits are closed, open moves (odd/open-moves.ts) and the exits that they were made of
 * (odd/known-exits.ts) are there, u8 a cell.
 */
import { Cells } from '../../core/layout';
import { AFTER_STOPS } from '../../core/over-reads';
import { ALWAYS, IF_AT_MOST_ONE_OBSTACLE } from '../../moves/moves';

export const HEADER: usize = 16;

/** Kinds of fields, in bits: cells may be odd; exits are closed; moves lead into cells, seen from the sources out of them; and which edges go on. */
export const ODD: u32 = 1;
export const GATED: u32 = 2;
export const INTO: u32 = 4;
export const WRAP_SHIFT: u32 = 3;

export function ruleOf(cells: Cells): u32 {
  return load<u32>(cells.stops, 8);
}

export function kindOf(cells: Cells): u32 {
  return load<u32>(cells.stops, 12);
}

/** Whether diagonal moves have stops on all ground, for a corner rule. */
export function cutsCorners(rule: u32): bool {
  return rule == ALWAYS || rule == IF_AT_MOST_ONE_OBSTACLE;
}

/** Returns how many planes there are. */
export function planesOf(rule: u32, kind: u32): u32 {
  return cutsCorners(rule) || kind ? 8 : 4;
}

/** Returns the plane of a direction. */
export function stopPlane(cells: Cells, direction: u32): usize {
  return cells.stops + HEADER + planeBytes(cells) * ((direction >> 1) + ((direction & 1) << 2));
}

/** Returns the plane of open moves (odd/open-moves.ts). */
export function openPlane(cells: Cells): usize {
  return cells.stops + HEADER + planeBytes(cells) * 8;
}

/** Bytes of a plane. */
export function planeBytes(cells: Cells): usize {
  return <usize>cells.rowBytes * (<usize>cells.height + 2) + AFTER_STOPS;
}

/** Returns which directions stop at a cell, a bit each. There must be 8 planes. @param bit Its place among the blocked bits. */
export function stopsAtBit(cells: Cells, bit: u32): u32 {
  let stops: u32 = 0;
  for (let direction: u32 = 0; direction < 8; direction++) {
    stops |= ((<u32>load<u8>(stopPlane(cells, direction) + (bit >> 3)) >> (bit & 7)) & 1) << direction;
  }
  return stops;
}

/** Sets the directions that stop at a cell. There must be 8 planes. */
export function setStops(cells: Cells, bit: u32, stops: u32): void {
  const mask: u32 = 1 << (bit & 7);
  let count = load<u32>(cells.stops, 4);
  for (let direction: u32 = 0; direction < 8; direction++) {
    const at = stopPlane(cells, direction) + (bit >> 3);
    const byte: u32 = load<u8>(at);
    const isStop = (stops >> direction) & 1;
    count += isStop - u32((byte & mask) != 0);
    store<u8>(at, u8(isStop ? byte | mask : byte & ~mask));
  }
  store<u32>(cells.stops, count, 4);
}
