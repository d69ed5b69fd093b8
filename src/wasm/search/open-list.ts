/** Lists the cells on a Search's open list; assembly/core/layout.ts and its neighbours draw the records that this takes. */
import * as layout from '../layout.ts';
import type { LinearMemory } from '../memory.ts';

/** Whether a search uses jump points and has their graph. */
export function goesByPoints({ int32 }: LinearMemory, search: number): boolean {
  return int32[(search + layout.SEARCH_JUMPS) >>> 2] !== 0;
}

/** Returns the number of entries on the open list. */
export function openCountOf({ int32 }: LinearMemory, search: number): number {
  return int32[(search + layout.SEARCH_HEAP_SIZE) >>> 2];
}

/** Returns the indices of the open cells, each once, in a grid of `width` columns. Entries that have been closed meanwhile are left out. */
export function openCellsOf(memory: LinearMemory, search: number, width: number): Int32Array {
  const { int32 } = memory;
  const word = (address: number) => int32[address >>> 2];
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
