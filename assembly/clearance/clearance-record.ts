/**
 * The part of a grid whose distances to blocked cells are measured, and the memory for that. All calls share the record; the host fills in
 * the upper fields. The planes, in one block, which the host frees after use:
 *
 *     bits     `rows` rows of columns / 8 bytes: 1 is a blocked cell
 *     gaps     rows + 2 rows of `columns` numbers: from each cell to the nearest blocked cell of its column. They are u16, or u32 if a column
 *              has more cells than that holds; all ones mean that there is none. The rows above and below the part say what lies there.
 *     line     squares of the gaps of a row, u16, with room for PAD more on both sides
 *     found    squared distances of a row, u16
 *     wide     gaps, then squared distances, of a row, f64, and room for those beyond its ends (envelope.ts)
 *     parts    what envelope.ts needs to know of the parabolas of a row
 *     out      the rows that are made for the host in one call
 */
import { allocate, allocateZeroed, release } from '../core/memory';
import { CLEARANCE_LIMIT } from '../core/tuning';

/** What lies beyond a side: nothing is known, blocked cells, or the other end of a ring. A bit each. */
export const BLOCKED_ABOVE: u32 = 1;
export const BLOCKED_BELOW: u32 = 2;
export const BLOCKED_LEFT: u32 = 4;
export const BLOCKED_RIGHT: u32 = 8;
export const RING_ACROSS: u32 = 16;
export const RING_DOWN: u32 = 32;

/** The most rows of a part whose gaps are u16. */
export const MOST_SHORT: u32 = 65534;
/** Squares beyond either end of a line: the limit, and the lanes of a vector. */
export const PAD: u32 = CLEARANCE_LIMIT + 8;

@unmanaged
export class Measured {
  /** Columns of the planes, a multiple of 8; the first one of the part; and columns and rows of the part. */
  columns: u32;
  first: u32;
  width: u32;
  rows: u32;
  sides: u32;
  /** Greater distances make no difference. */
  reach: u32;
  /** Rows for which there is room in `out`, and bytes of a cell there. */
  outRows: u32;
  outBytes: u32;
  bits: usize;
  out: usize;
  gaps: usize;
  line: usize;
  found: usize;
  wide: usize;
  parts: usize;
  /** The columns from which a row last had to be measured in the slow way. */
  far: u32;
  /** Costs by squared distance (clearance.ts): the radius and the cost that they are made of, and their number. */
  costs: usize;
  costCount: u32;
  radius: f64;
  cost: f64;
}

/** Creates the record. Returns 0 if memory cannot be allocated. */
export function createMeasured(): usize {
  return allocateZeroed(offsetof<Measured>());
}

/** Whether gaps are u32. */
export function isDeep(part: Measured): bool {
  return part.rows > MOST_SHORT;
}

/** Returns how far a row is laid out beyond its ends: by one blocked cell, or by half a ring. */
export function marginOf(part: Measured): u32 {
  return part.sides & RING_ACROSS ? (part.width >> 1) + 1 : 1;
}

/** Allocates the planes for the part in the record. Returns 0 if memory cannot be allocated. */
export function openPart(part: Measured): usize {
  const columns = <u64>part.columns;
  const laid = <u64>part.width + 2 * marginOf(part);
  const bitBytes = (columns >> 3) * part.rows + 8;
  const gapBytes = columns * (<u64>part.rows + 2) * (isDeep(part) ? 4 : 2) + 32;
  const lineBytes = (<u64>part.width + 2 * PAD + 8) << 1;
  const foundBytes = (<u64>part.width + 8) << 1;
  const wideBytes = laid << 3;
  const partBytes = (laid + 1) << 4;
  const outBytes = (<u64>part.width * part.outRows + 8) * part.outBytes;
  const all =
    align(bitBytes) + align(gapBytes) + align(lineBytes) + align(foundBytes) + align(wideBytes) + align(partBytes);
  part.bits = allocate(all + outBytes);
  if (!part.bits) return 0;
  part.gaps = part.bits + <usize>align(bitBytes);
  part.line = part.gaps + <usize>align(gapBytes);
  part.found = part.line + <usize>align(lineBytes);
  part.wide = part.found + <usize>align(foundBytes);
  part.parts = part.wide + <usize>align(wideBytes);
  part.out = part.parts + <usize>align(partBytes);
  part.far = 0;
  return part.bits;
}

/** Frees the planes. */
export function closePart(part: Measured): void {
  release(part.bits);
  part.bits = 0;
}

function align(bytes: u64): u64 {
  return (bytes + 15) & ~15;
}
