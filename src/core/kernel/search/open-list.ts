/** Lists the cells on a Search's open list; assembly/core/layout.ts and its neighbours draw the records that this takes. */
import { BUCKETS, HEX_JUMPS, TURN_RUNS, UNIFORM } from '../../base/methods.ts';
import * as layout from '../layout.ts';
import type { LinearMemory } from '../memory.ts';

/** Whether a search uses jump points and has their graph. */
export function goesByPoints({ int32 }: LinearMemory, search: number): boolean {
  return int32[(search + layout.SEARCH_JUMPS) >>> 2] !== 0;
}

/** Whether a search by jump points has them in buckets. */
function hasPointsInBuckets({ int32 }: LinearMemory, search: number): boolean {
  return int32[(search + layout.SEARCH_IN_BUCKETS) >>> 2] !== 0;
}

/** Returns the number of entries on the open list of a search by jump points, or a greater number. */
export function openCountOf(memory: LinearMemory, search: number): number {
  const count = hasPointsInBuckets(memory, search) ? layout.SEARCH_USED_ENTRIES : layout.SEARCH_HEAP_SIZE;
  return memory.int32[(search + count) >>> 2];
}

/** Returns the indices of the open cells, each once, in a grid of `width` columns. Entries that have been closed since are left out. */
export function openCellsOf(memory: LinearMemory, search: number, width: number): Int32Array {
  const { int32 } = memory;
  const word = (address: number) => int32[address >>> 2];
  const nodes = word(search + layout.SEARCH_NODES);
  const nodeBytes = word(search + layout.SEARCH_HAS_WIDE_NODES) !== 0 ? 8 : 4;
  const planeNodes = word(search + layout.SEARCH_PLANE_NODES);
  const isPaged = word(search + layout.SEARCH_IS_PAGED) !== 0;
  const byPoints = goesByPoints(memory, search);
  const cells = new Set<number>();
  const add = (cell: number, tag: number) => {
    if ((word(tag) & layout.NODES_CLOSED) === 0) cells.add(cell);
  };
  const addPoint = (point: number) => {
    const x = word(point + layout.JUMP_POINT_X) >>> layout.JUMP_RECORDS_KNOWN_BITS;
    const y = word(point + layout.JUMP_POINT_Y) >>> layout.JUMP_RECORDS_KNOWN_BITS;
    add(y * width + x, point + layout.JUMP_POINT_TAG);
  };
  const addCell = (cell: number, node: number) => add(cell, nodes + nodeBytes * node);
  const used = word(search + layout.SEARCH_USED);
  const addLabel = (number: number) => {
    const label = word(search + layout.SEARCH_POOL) + layout.BUCKET_ENTRY_SIZE * number;
    cells.add(word(label + layout.LABEL_Y) * width + word(label + layout.LABEL_X));
  };
  // A place is the address of a jump point, the number of a label, or a column and a row, with a plane of nodes above the column.
  const addAt = (place: number) => {
    if (byPoints) return addPoint(word(place));
    if (used === TURN_RUNS) return addLabel(word(place));
    const column = word(place) & ((1 << layout.NODES_COLUMN_BITS) - 1);
    const row = word(place + 4);
    const cell = row * width + column;
    const plane = word(place) >>> layout.NODES_COLUMN_BITS;
    addCell(cell, isPaged ? slotIn(memory, search, column, row) : plane * planeNodes + cell);
  };
  if (used === BUCKETS || used === UNIFORM || used === HEX_JUMPS || hasPointsInBuckets(memory, search)) {
    for (const entry of entriesOf(memory, search)) {
      const node = word(entry + layout.BUCKET_ENTRY_NODE);
      if (byPoints) addPoint(node);
      else
        addCell(
          isPaged ? word(entry + layout.BUCKET_ENTRY_Y) * width + word(entry + layout.BUCKET_ENTRY_X) : node,
          node,
        );
    }
  } else {
    const end = layout.ENTRY_SIZE * word(search + layout.SEARCH_HEAP_SIZE);
    const heap = word(search + layout.SEARCH_HEAP);
    for (let at = 0; at < end; at += layout.ENTRY_SIZE) addAt(heap + at + layout.ENTRY_PLACE);
  }
  if (word(search + layout.SEARCH_PENDING_FULL) !== 0) addAt(search + layout.SEARCH_PENDING_PLACE);
  return Int32Array.from(cells);
}

/** Returns the slot of a cell's node in a search whose nodes stand in pages; like `slotAt` in assembly/nodes/node-pages.ts. */
function slotIn({ int32 }: LinearMemory, search: number, x: number, y: number): number {
  const word = (address: number) => int32[address >>> 2];
  const shift = layout.NODES_PAGE_SHIFT;
  const page = (y >> shift) * word(search + layout.SEARCH_PAGES_ACROSS) + (x >> shift);
  const last = (1 << shift) - 1;
  return word(word(search + layout.SEARCH_PAGES) + 4 * page) + ((y & last) << shift) + (x & last);
}

/** Returns the addresses of the entries of an open list in buckets, which assembly/nodes/bucket-list.ts draws. */
function entriesOf({ int32 }: LinearMemory, search: number): number[] {
  const word = (address: number) => int32[address >>> 2];
  const heads = word(search + layout.SEARCH_HEADS);
  const pool = word(search + layout.SEARCH_POOL);
  const found: number[] = [];
  for (let slot = 0; slot <= word(search + layout.SEARCH_RING_MASK); slot++) {
    for (let index = word(heads + 4 * slot); index !== 0; ) {
      const entry = pool + layout.BUCKET_ENTRY_SIZE * index;
      found.push(entry);
      index = word(entry + layout.BUCKET_ENTRY_NEXT);
    }
  }
  return found;
}
