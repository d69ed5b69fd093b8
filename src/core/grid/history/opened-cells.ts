/** Cells that were blocked when a grid was prepared, and are passable now. */
import type { Sides } from '../../base/cells/box.ts';
import { MOST_BOXES, MOST_OPENED, OPENED_SHARE } from '../../base/tuning/tuning.ts';

/** Cells are kept by squares of this side, one bit each: two words a row. */
const BOX_SIDE = 64;
const SIDE_BITS = 6;

/** The opened cells of a square. */
interface Square {
  readonly bits: Uint32Array;
  count: number;
}

/** First and last column and row. */
type BoxSides = [left: number, top: number, right: number, bottom: number];

export class OpenedCells {
  private readonly width: number;
  private readonly height: number;
  private readonly across: number;
  private readonly squares: Map<number, Square> = new Map();
  private count = 0;
  /** The boxes, and whether they are few and small; null until asked for. */
  private known: readonly number[] | null = null;
  private knownFew: boolean | null = null;

  constructor({ width, height }: Sides) {
    this.width = width;
    this.height = height;
    this.across = Math.ceil(width / BOX_SIDE);
  }

  /** Whether searches gain from bounds that allow for the boxes. It depends on the cells alone. */
  get areFew(): boolean {
    this.knownFew ??= this.findWhetherFew();
    return this.knownFew;
  }

  private findWhetherFew(): boolean {
    if (this.count <= MOST_BOXES) return true;
    if (this.squares.size > MOST_OPENED) return false;
    const boxes = this.boxes();
    let area = 0;
    for (let at = 0; at < boxes.length; at += 4)
      area += (boxes[at + 2] - boxes[at] + 1) * (boxes[at + 3] - boxes[at + 1] + 1);
    return area <= OPENED_SHARE * this.width * this.height;
  }

  set(cell: number, isOpened: boolean): void {
    const y = Math.floor(cell / this.width);
    const x = cell - y * this.width;
    const at = (y >> SIDE_BITS) * this.across + (x >> SIDE_BITS);
    const square = this.squares.get(at) ?? { bits: new Uint32Array(2 * BOX_SIDE), count: 0 };
    const word = 2 * (y & (BOX_SIDE - 1)) + ((x >> 5) & 1);
    const bit = 1 << (x & 31);
    if (((square.bits[word] & bit) !== 0) === isOpened) return;
    square.bits[word] ^= bit;
    square.count += isOpened ? 1 : -1;
    this.count += isOpened ? 1 : -1;
    this.known = null;
    this.knownFew = null;
    if (square.count === 0) this.squares.delete(at);
    else this.squares.set(at, square);
  }

  /** Returns the cells, in the order of their squares and rows, as if none had ever been taken out. */
  cells(): number[] {
    const cells: number[] = [];
    for (const [at, { bits }] of this.sorted()) {
      for (let i = 0; i < BOX_SIDE * BOX_SIDE; i++) {
        if (((bits[i >> 5] >>> (i & 31)) & 1) === 0) continue;
        cells.push((this.topOf(at) + (i >> SIDE_BITS)) * this.width + this.leftOf(at) + (i & (BOX_SIDE - 1)));
      }
    }
    return cells;
  }

  /**
   * Returns at most MOST_BOXES boxes that hold all the cells: left, top, right and bottom of each. Few cells have a box each. Which boxes they
   * are depends on the cells alone, so that routes do not depend on the order of edits.
   */
  boxes(): readonly number[] {
    this.known ??= this.makeBoxes();
    return this.known;
  }

  private makeBoxes(): number[] {
    if (this.count <= MOST_BOXES) {
      return this.cells().flatMap((cell) => {
        const y = Math.floor(cell / this.width);
        const x = cell - y * this.width;
        return [x, y, x, y];
      });
    }
    const boxes = this.sorted().map(([at, { bits }]) => this.boxAround(at, bits));
    joinNear(boxes);
    return boxes.flat();
  }

  private sorted(): [number, Square][] {
    return [...this.squares].sort(([a], [b]) => a - b);
  }

  private leftOf(at: number): number {
    return (at % this.across) * BOX_SIDE;
  }

  private topOf(at: number): number {
    return Math.floor(at / this.across) * BOX_SIDE;
  }

  private boxAround(at: number, bits: Uint32Array): BoxSides {
    let first = BOX_SIDE;
    let last = 0;
    let low = 0;
    let high = 0;
    for (let row = 0; row < BOX_SIDE; row++) {
      if ((bits[2 * row] | bits[2 * row + 1]) === 0) continue;
      first = Math.min(first, row);
      last = row;
      low |= bits[2 * row];
      high |= bits[2 * row + 1];
    }
    const left = low !== 0 ? Math.clz32(low & -low) ^ 31 : 63 - Math.clz32(high & -high);
    const right = high !== 0 ? 63 - Math.clz32(high) : 31 - Math.clz32(low);
    return [this.leftOf(at) + left, this.topOf(at) + first, this.leftOf(at) + right, this.topOf(at) + last];
  }
}

/** Joins the two boxes that grow least by it, while there are too many boxes or two lie so near that they do not grow. */
function joinNear(boxes: BoxSides[]): void {
  while (boxes.length > 1) {
    let least = Infinity;
    let joined = [0, 1];
    for (let a = 0; a < boxes.length; a++) {
      for (let b = a + 1; b < boxes.length; b++) {
        const growth = around(hull(boxes[a], boxes[b])) - around(boxes[a]) - around(boxes[b]);
        if (growth >= least) continue;
        least = growth;
        joined = [a, b];
      }
    }
    if (least > 0 && boxes.length <= MOST_BOXES) return;
    const [a, b] = joined;
    boxes[a] = hull(boxes[a], boxes[b]);
    boxes.splice(b, 1);
  }
}

function hull(a: BoxSides, b: BoxSides): BoxSides {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

function around([left, top, right, bottom]: BoxSides): number {
  return right - left + bottom - top;
}
