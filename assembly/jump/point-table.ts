/**
 * The table of a graph's points by cell. Few cells are points, and these lie close together, so the table has pages, of 16 x 16 cells each,
 * made when they get their first point.
 *
 *     directory: u32 a page           page of n slots, 8 to 256
 *     ┌──────────────────────┐        byte 0       2           4                4 + 4n           4 + 5n
 *     │ its address, or 0    │────────▶ │ u16 shift │ u16 count │ u32 a slot: point │ u8 a slot: cell │
 *     └──────────────────────┘            n = 256 >> shift            or 0           its key in the page
 *
 * A page is a hash table with linear probing, which grows once three quarters of it are full. The hash of a key turns the 256 keys into each
 * other, so a page of 256 slots, the largest, is a table by cell.
 */
import { allocateZeroed, release } from '../core/memory';

const PAGE_SHIFT: u32 = 4;
const PAGE_CELLS: u32 = 256;
const POINTS: usize = 4;
/** Slots of a new page, as a shift. */
const FIRST_SHIFT: u32 = 5;
/** Odd, so that no two keys get the same hash. */
const SPREAD: u32 = 157;

/** Returns the pages in a row of pages, or in a column. */
export function pagesAlong(cells: u32): u32 {
  return (cells + 15) >> PAGE_SHIFT;
}

/** Returns the number of a cell's page in the directory. */
export function pageOf(across: u32, x: i32, y: i32): u32 {
  return (<u32>y >> PAGE_SHIFT) * across + (<u32>x >> PAGE_SHIFT);
}

/** Returns the key of a cell in its page. */
export function keyOf(x: i32, y: i32): u32 {
  return ((y & 15) << 4) | (x & 15);
}

/** Returns the point with a key in a page, given the page's entry in the directory; 0 if there is none. */
export function pointBy(entry: usize, key: u32): usize {
  const page: usize = load<u32>(entry);
  if (!page) return 0;
  return load<u32>(slotOf(page, key));
}

/** Returns the address of the slot of a key: the one that it is in, or else the one where it belongs. */
function slotOf(page: usize, key: u32): usize {
  const shift = <u32>load<u16>(page);
  const last = (PAGE_CELLS >> shift) - 1;
  const keys = page + POINTS + ((<usize>last + 1) << 2);
  let slot = ((key * SPREAD) & 255) >> shift;
  while (true) {
    const at = page + POINTS + ((<usize>slot) << 2);
    if (!load<u32>(at) || load<u8>(keys + slot) == key) return at;
    slot = (slot + 1) & last;
  }
}

/** Adds the point of a key that has none. Returns false if memory cannot be allocated. */
export function addPoint(entry: usize, key: u32, point: usize): bool {
  let page: usize = load<u32>(entry);
  if (!page || isCrowded(page)) {
    page = growPage(page);
    if (!page) return false;
    store<u32>(entry, <u32>page);
  }
  put(page, key, point);
  return true;
}

function isCrowded(page: usize): bool {
  const slots = PAGE_CELLS >> load<u16>(page);
  return slots < PAGE_CELLS && load<u16>(page, 2) >= slots - (slots >> 2);
}

/** Returns a page with the points of another one, or of none, and twice the slots. Returns 0 if memory cannot be allocated. */
function growPage(page: usize): usize {
  const shift = page ? <u32>load<u16>(page) - 1 : FIRST_SHIFT;
  const larger = allocateZeroed(POINTS + 5 * (PAGE_CELLS >> shift));
  if (!larger) return 0;
  store<u16>(larger, <u16>shift);
  const slots = page ? PAGE_CELLS >> (shift + 1) : 0;
  for (let slot: u32 = 0; slot < slots; slot++) {
    const point = load<u32>(page + POINTS + (slot << 2));
    if (point) put(larger, load<u8>(page + POINTS + (slots << 2) + slot), point);
  }
  release(page);
  return larger;
}

function put(page: usize, key: u32, point: usize): void {
  const at = slotOf(page, key);
  const points = page + POINTS;
  store<u32>(at, <u32>point);
  store<u8>(points + ((PAGE_CELLS >> load<u16>(page)) << 2) + ((at - points) >> 2), <u8>key);
  store<u16>(page, load<u16>(page, 2) + 1, 2);
}

/** Frees all pages and clears the directory. */
export function releasePages(directory: usize, pages: u32): void {
  for (let entry = directory; entry < directory + ((<usize>pages) << 2); entry += 4) {
    release(load<u32>(entry));
    store<u32>(entry, 0);
  }
}
