import { allocate } from '../../../core/base/allocate.ts';
import type { Box } from '../../../core/base/cells/box.ts';
import type { Point } from '../../../core/base/cells/point.ts';
import type { ChunkPlace } from '../../../core/grid/answers.ts';
import type { Area } from '../../../core/grid/history/journal.ts';
import { LARGEST_SIZE } from '../../../core/request/options.ts';

/**
 * Cells of unloaded ground around all chunks that a window can hold. The cheapest way round any loaded ground, over ground that may all be
 * open, keeps within this ring: a unit of the largest size fits into it, and two more cells let diagonal steps that cost less than straight
 * ones go to and fro.
 */
export const RING: number = LARGEST_SIZE + 2;

/** The slots of a window, one for each chunk that fits into it: which chunks of the world they belong to, and which of these are loaded. */
export class Slots {
  readonly columns: number;
  readonly rows: number;
  readonly chunkSize: number;
  /** The chunk in the top left slot. */
  origin: ChunkPlace = { cx: 0, cy: 0 };
  /** A 1 for each slot whose chunk is loaded. */
  loaded: Uint8Array;
  /** Number of them. */
  count = 0;

  /** @throws `RangeError` if memory cannot be allocated. */
  constructor(columns: number, rows: number, chunkSize: number) {
    this.columns = columns;
    this.rows = rows;
    this.chunkSize = chunkSize;
    this.loaded = allocate(Uint8Array, columns * rows);
  }

  /** Whether there is a slot for a chunk. */
  has({ cx, cy }: ChunkPlace): boolean {
    const column = cx - this.origin.cx;
    const row = cy - this.origin.cy;
    return column >= 0 && row >= 0 && column < this.columns && row < this.rows;
  }

  isLoaded(place: ChunkPlace): boolean {
    return this.has(place) && this.loaded[this.slotOf(place)] === 1;
  }

  setLoaded(place: ChunkPlace, isLoaded: boolean): void {
    const slot = this.slotOf(place);
    this.count += Number(isLoaded) - this.loaded[slot];
    this.loaded[slot] = Number(isLoaded);
  }

  /** Returns the places of all loaded chunks, row by row. */
  places(): ChunkPlace[] {
    const { loaded } = this;
    const places: ChunkPlace[] = [];
    for (let i = loaded.indexOf(1); i >= 0; i = loaded.indexOf(1, i + 1)) places.push(this.placeOf(i));
    return places;
  }

  slotOf({ cx, cy }: ChunkPlace): number {
    return (cy - this.origin.cy) * this.columns + cx - this.origin.cx;
  }

  placeOf(slot: number): ChunkPlace {
    return { cx: this.origin.cx + (slot % this.columns), cy: this.origin.cy + Math.floor(slot / this.columns) };
  }

  /** Returns the cells of a slot, in places of the grids. */
  areaOf(slot: number): Area {
    const { chunkSize, columns } = this;
    const x = RING + (slot % columns) * chunkSize;
    const y = RING + Math.floor(slot / columns) * chunkSize;
    return { x, y, width: chunkSize, height: chunkSize };
  }

  /** Returns where the grids have a cell of the world. It may lie outside them. */
  toGrid({ x, y }: Point): Point {
    const { chunkSize, origin } = this;
    return { x: x - origin.cx * chunkSize + RING, y: y - origin.cy * chunkSize + RING };
  }

  /** Returns the cell of the world at a place of the grids. */
  toWorld({ x, y }: Point): Point {
    const { chunkSize, origin } = this;
    return { x: x + origin.cx * chunkSize - RING, y: y + origin.cy * chunkSize - RING };
  }

  /** Returns the chunk that has a place of the grids. */
  chunkAt(x: number, y: number): ChunkPlace {
    const { chunkSize, origin } = this;
    return { cx: origin.cx + Math.floor((x - RING) / chunkSize), cy: origin.cy + Math.floor((y - RING) / chunkSize) };
  }

  /** Returns the box of the slots, in columns and rows, whose mark is not 0. */
  boxOf(marks: Uint8Array): Box {
    const { columns } = this;
    const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    for (let slot = 0; slot < marks.length; slot++) {
      if (marks[slot] === 0) continue;
      const column = slot % columns;
      const row = Math.floor(slot / columns);
      if (column < box.left) box.left = column;
      if (column > box.right) box.right = column;
      if (row < box.top) box.top = row;
      box.bottom = row;
    }
    return box;
  }
}
