import type { Strand } from './strand.ts';

/** A segment that reaches into more cells than this is in none. */
const MOST_CELLS = 64;

/** Segments by their extents along, in cells of equal width. */
export class Stretches {
  private readonly width: number;
  private readonly cells: Map<number, Set<Strand>> = new Map();
  /** Those in no cell. */
  private readonly long: Set<Strand> = new Set();

  constructor(width: number) {
    this.width = Math.max(width, 1);
  }

  add(strand: Strand): void {
    const [from, to] = this.cellsOf(strand.low, strand.high);
    if (to - from >= MOST_CELLS) this.long.add(strand);
    else for (let cell = from; cell <= to; cell++) this.cellAt(cell).add(strand);
  }

  delete(strand: Strand): void {
    const [from, to] = this.cellsOf(strand.low, strand.high);
    if (to - from >= MOST_CELLS) this.long.delete(strand);
    else for (let cell = from; cell <= to; cell++) this.cells.get(cell)?.delete(strand);
  }

  /** Adds the segments to a set that may have a part between two coordinates or at them. */
  addNear(low: number, high: number, found: Set<Strand>): void {
    const [from, to] = this.cellsOf(low - 1, high + 1);
    if (to - from < this.cells.size) {
      for (let cell = from; cell <= to; cell++) for (const strand of this.cells.get(cell) ?? []) found.add(strand);
    } else for (const strands of this.cells.values()) for (const strand of strands) found.add(strand);
    for (const strand of this.long) found.add(strand);
  }

  private cellAt(cell: number): Set<Strand> {
    let strands = this.cells.get(cell);
    if (strands === undefined) {
      strands = new Set();
      this.cells.set(cell, strands);
    }
    return strands;
  }

  private cellsOf(low: number, high: number): [number, number] {
    return [Math.floor(low / this.width), Math.floor(high / this.width)];
  }
}
