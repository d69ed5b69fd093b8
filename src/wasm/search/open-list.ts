/** Reads a Search's open list, and of what that names what it takes to list cells; assembly/core/layout.ts and its neighbours draw all of it. */
import type { LinearMemory } from '../memory.ts';

// Where things stand in a Search, in 32-bit words.
const HEAP = 0;
const HEAP_SIZE = 2;
const PENDING_FULL = 3;
const PENDING_PLACE = 6;
const JUMPS = 26;
const NODES = 28;

/** Words of a slot of the heap, and its place's first (assembly/core/heap.ts). */
const SLOT = 4;
const PLACE = 2;

// Where things stand in a jump point, likewise (assembly/jump/jump-records.ts).
const TAG = 2;
const X = 4;
const Y = 5;
/** Bits beside a coordinate. */
const KNOWN_BITS = 8;

/** The bit in the tag of what is closed (assembly/core/nodes.ts). */
const CLOSED = 16;

/** Whether a search goes by jump points, and has their graph. */
export function goesByPoints({ int32 }: LinearMemory, search: number): boolean {
  return int32[(search >>> 2) + JUMPS] !== 0;
}

/** How many entries the open list has. */
export function openCountOf({ int32 }: LinearMemory, search: number): number {
  return int32[(search >>> 2) + HEAP_SIZE];
}

/** Indices, in a grid of `width` columns, of the cells that are open, each once: entries that are closed by now are left out. */
export function openCellsOf(memory: LinearMemory, search: number, width: number): Int32Array {
  const { int32 } = memory;
  const record = search >>> 2;
  const nodes = int32[record + NODES] >>> 2;
  const byPoints = goesByPoints(memory, search);
  const cells = new Set<number>();
  const addAt = (place: number) => {
    const point = int32[place] >>> 2;
    const x = byPoints ? int32[point + X] >>> KNOWN_BITS : int32[place];
    const y = byPoints ? int32[point + Y] >>> KNOWN_BITS : int32[place + 1];
    const cell = y * width + x;
    const tag = int32[byPoints ? point + TAG : nodes + cell];
    if ((tag & CLOSED) === 0) cells.add(cell);
  };
  const heap = int32[record + HEAP] >>> 2;
  for (let i = 0; i < openCountOf(memory, search); i++) addAt(heap + SLOT * i + PLACE);
  if (int32[record + PENDING_FULL] !== 0) addAt(record + PENDING_PLACE);
  return Int32Array.from(cells);
}
