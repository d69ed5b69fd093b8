/**
 * Links of a field: from a cell that the field has reached (near) to one that it then reaches (far). They stand in one block, by rising near cells:
 *
 *     ┌───────────────────────┬───────────┬──────────┬────────────┬───────────┬───────────────────────────┐
 *     │ cost: f64 a link      │ near: u32 │ far: u32 │ taken: u32 │ kept: u8  │ a bit a cell: it is near  │
 *     └───────────────────────┴───────────┴──────────┴────────────┴───────────┴───────────────────────────┘
 *
 * `taken` is 0, or says when the link last made its far cell cheaper: of the links to a cell whose step is a link, the latest one is that step.
 * `kept` has the stops of near cells as they were (odd/odd-stops.ts).
 */
import { allocate, release } from '../core/memory';
import { push, reserve } from '../nodes/heap';
import { Field, HALF_TURN, LINKED, LINK_STEP, WAITING } from './field-record';

/** Bytes of a link. */
const LINK_BYTES: usize = 21;

/** Returns the address of a block for the links of a grid with `cells` cells, or 0 if memory cannot be allocated. */
export function reserveLinks(field: Field, count: u32, cells: u32): usize {
  release(field.links);
  field.links = allocate(<u64>count * LINK_BYTES + (cells >> 3) + 1);
  return field.links;
}

/** Prepares the links in the block. */
export function beginLinks(field: Field, count: u32): void {
  field.linkCount = count;
  field.linksTaken = 0;
  if (!count) return;
  const near = field.links + ((<usize>count) << 3);
  const bits = field.links + <usize>count * LINK_BYTES;
  memory.fill(bits, 0, ((field.cells.width * field.cells.height) >> 3) + 1);
  for (let i: u32 = 0; i < count; i++) {
    const cell = load<u32>(near + ((<usize>i) << 2));
    store<u8>(bits + (cell >> 3), u8(load<u8>(bits + (cell >> 3)) | u8((<u32>1) << (cell & 7))));
    store<u32>(takenAt(field, i), 0);
  }
}

/** Offers the far cells of all links what they cost over them. Returns false if memory cannot be allocated. */
export function followAll(field: Field): bool {
  const near = field.links + ((<usize>field.linkCount) << 3);
  for (let i: u32 = 0; i < field.linkCount; i++) {
    if (!follow(field, i, load<u32>(near + ((<usize>i) << 2)))) return false;
  }
  return true;
}

/** Offers the far cells of a cell's links what they cost over them. Returns false if memory cannot be allocated. */
export function followFrom(field: Field, cell: u32): bool {
  const bits = field.links + <usize>field.linkCount * LINK_BYTES;
  if (!((load<u8>(bits + (cell >> 3)) >> u8(cell & 7)) & 1)) return true;
  const near = field.links + ((<usize>field.linkCount) << 3);
  let first: u32 = 0;
  for (let end = field.linkCount; first < end; ) {
    const middle = (first + end) >> 1;
    if (load<u32>(near + ((<usize>middle) << 2)) < cell) first = middle + 1;
    else end = middle;
  }
  for (; first < field.linkCount && load<u32>(near + ((<usize>first) << 2)) == cell; first++) {
    if (!follow(field, first, cell)) return false;
  }
  return true;
}

function follow(field: Field, link: u32, near: u32): bool {
  const count = <usize>field.linkCount;
  const far = load<u32>(field.links + count * 12 + ((<usize>link) << 2));
  const cost = load<f64>(field.costs + ((<usize>near) << 3)) + load<f64>(field.links + ((<usize>link) << 3));
  const best = field.costs + ((<usize>far) << 3);
  if (cost >= load<f64>(best) || cost > field.maxCost) return true;
  if (!reserve(field, 1)) return false;
  if (field.odd) {
    push(field, cost, <u64>far | ((<u64>(link + 1)) << 32));
    return true;
  }
  store<f64>(best, cost);
  store<u8>(field.flow + far, u8(WAITING | LINKED));
  store<u32>(takenAt(field, link), ++field.linksTaken);
  push(field, cost, far);
  return true;
}

/** Marks the cells whose step is a link. */
export function finishLinks(field: Field): void {
  const far = field.links + <usize>field.linkCount * 12;
  for (let i: u32 = 0; i < field.linkCount; i++) {
    const flow = field.flow + load<u32>(far + ((<usize>i) << 2));
    if (load<u8>(flow) == (LINKED ^ HALF_TURN)) store<u8>(flow, u8(LINK_STEP));
  }
}

/** Notes that a link has made its far cell cheaper. */
export function takeLink(field: Field, link: u32): void {
  store<u32>(takenAt(field, link), ++field.linksTaken);
}

/** Returns where the stops of near cells are kept. */
export function keptStops(field: Field): usize {
  return field.links + <usize>field.linkCount * (LINK_BYTES - 1);
}

function takenAt(field: Field, link: u32): usize {
  return field.links + ((<usize>field.linkCount) << 4) + ((<usize>link) << 2);
}
