/** Lists the cells on a Search's open list; assembly/core/layout.ts and its neighbours draw the records that this takes. */
import { BUCKETS } from '../../base/methods.ts';
import * as layout from '../layout.ts';
import type { LinearMemory } from '../memory.ts';

/** Whether a search uses jump points and has their graph. */
export function goesByPoints({ int32 }: LinearMemory, search: number): boolean {
  return int32[(search + layout.SEARCH_JUMPS) >>> 2] !== 0;
}

/** Returns the number of entries on the open list, unless it is in buckets. */
export function openCountOf({ int32 }: LinearMemory, search: number): number {
  return int32[(search + layout.SEARCH_HEAP_SIZE) >>> 2];
}

/** Returns the indices of the open cells, each once, in a grid of `width` columns. Entries that have been closed meanwhile are left out. */
export function openCellsOf(memory: LinearMemory, search: number, width: number): Int32Array {
  const { int32 } = memory;
  const word = (address: number) => int32[address >>> 2];
  if (word(search + layout.SEARCH_USED) === BUCKETS) return bucketCellsOf(memory, search);
  const nodes = word(search + layout.SEARCH_NODES);
  const planeNodes = word(search + layout.SEARCH_PLANE_NODES);
  const byPoints = goesByPoints(memory, search);
  const cells = new Set<number>();
  // A place is the address of a jump point, or a column and a row, with a plane of nodes above the column.
  const addAt = (place: number) => {
    const point = word(place);
    const plane = word(place) >>> layout.NODES_COLUMN_BITS;
    const column = word(place) & ((1 << layout.NODES_COLUMN_BITS) - 1);
    const x = byPoints ? word(point + layout.JUMP_POINT_X) >>> layout.JUMP_RECORDS_KNOWN_BITS : column;
    const y = byPoints ? word(point + layout.JUMP_POINT_Y) >>> layout.JUMP_RECORDS_KNOWN_BITS : word(place + 4);
    const cell = y * width + x;
    const tag = word(byPoints ? point + layout.JUMP_POINT_TAG : nodes + 4 * (plane * planeNodes + cell));
    if ((tag & layout.NODES_CLOSED) === 0) cells.add(cell);
  };
  const heap = word(search + layout.SEARCH_HEAP);
  for (let i = 0; i < openCountOf(memory, search); i++) addAt(heap + layout.ENTRY_SIZE * i + layout.ENTRY_PLACE);
  if (word(search + layout.SEARCH_PENDING_FULL) !== 0) addAt(search + layout.SEARCH_PENDING_PLACE);
  return Int32Array.from(cells);
}

/** Does the same for an open list in buckets, which assembly/terrain/bucket-list.ts draws. */
function bucketCellsOf({ int32 }: LinearMemory, search: number): Int32Array {
  const word = (address: number) => int32[address >>> 2];
  const [heads, pool] = [word(search + layout.SEARCH_HEADS), word(search + layout.SEARCH_POOL)];
  const mask = word(search + layout.SEARCH_RING_MASK);
  const last = word(search + layout.SEARCH_LAST_BUCKET);
  const nodes = word(search + layout.SEARCH_NODES);
  const cells = new Set<number>();
  for (let bucket = word(search + layout.SEARCH_BUCKET); ((bucket - last) | 0) <= 0; bucket++) {
    for (let entry = word(heads + 4 * (bucket & mask)); entry !== 0; ) {
      const at = pool + layout.BUCKET_ENTRY_SIZE * entry;
      const cell = word(at + layout.BUCKET_ENTRY_CELL);
      if ((word(nodes + 4 * cell) & layout.NODES_CLOSED) === 0) cells.add(cell);
      entry = word(at + layout.BUCKET_ENTRY_NEXT);
    }
  }
  return Int32Array.from(cells);
}
