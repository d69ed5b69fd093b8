/** The part of a flood's record that both kinds have: starts, units, the farthest cell, and distances by block of cells. */
import { Cells } from '../core/layout';
import { allocate, allocateZeroed, release } from '../core/memory';

@unmanaged
export class Flood {
  cells: Cells;
  blockBits: u32;
  /** Blocks from one row of intervals to the next. */
  columns: u32;
  /** By block, the least and the greatest distance in units, rounded down: u16 each; both are 0xffff where no cell has been reached. */
  intervals: usize;
  intervalBytes: u32;
  /** The cells to flood from: u32 each, and how many there is room for. */
  starts: usize;
  startCapacity: u32;
  /** In which distances of blocks are counted; a power of two on uniform terrain. */
  unit: f64;
  /** The greatest distance of the last run, and the first of the cells that have it. */
  greatest: f64;
  farthest: u32;
}

/** Creates a record of that many bytes, and its intervals. Returns 0 if memory cannot be allocated. */
export function openFlood(cells: Cells, blockBits: u32, columns: u32, bytes: u64): usize {
  const intervalBytes = (<u64>((cells.height + (1 << blockBits) - 1) >> blockBits) * columns) << 2;
  // Nothing is freed before the whole memory.
  const flood = changetype<Flood>(allocateZeroed(bytes));
  if (!changetype<usize>(flood)) return 0;
  flood.cells = cells;
  flood.blockBits = blockBits;
  flood.columns = columns;
  flood.intervals = allocate(intervalBytes);
  flood.intervalBytes = <u32>intervalBytes;
  return flood.intervals ? changetype<usize>(flood) : 0;
}

/** Returns the address for the numbers of `count` cells to flood from, or 0 if memory cannot be allocated. */
export function reserveStarts(flood: Flood, count: u32): usize {
  if (flood.startCapacity < count || !flood.starts) {
    release(flood.starts);
    flood.starts = allocate((<u64>count) << 2);
    flood.startCapacity = flood.starts ? count : 0;
  }
  return flood.starts;
}
