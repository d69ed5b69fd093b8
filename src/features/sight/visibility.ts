import type { Sides } from '../../core/base/cells/box.ts';
import { indexIn, type Point, type PointLike, placeAt } from '../../core/base/cells/point.ts';
import type { Plane } from './cast.ts';
import { type Scope, wrapped } from './ground.ts';

/**
 * The cells that are seen from one, as {@link fieldOfView} returns them. Later edits of the grid do not change it.
 *
 * @example
 * const view = fieldOfView(Grid.fromText('..#.'), [0, 0]);
 * view instanceof Visibility; // => true
 * view.has([2, 0]); // => true
 * view.cells().length; // => 3
 */
export class Visibility {
  private readonly sides: Sides;
  private readonly scope: Scope;
  private readonly seen: Plane;

  /** @internal */
  constructor(sides: Sides, scope: Scope, seen: Plane) {
    this.sides = sides;
    this.scope = scope;
    this.seen = seen;
  }

  /** Returns whether a cell is seen. O(1). @throws `RangeError` outside the grid. @throws `TypeError` if it is not a cell. */
  has(x: number, y: number): boolean;
  has(cell: PointLike): boolean;
  has(x: number | PointLike, y?: number): boolean {
    const { width, height } = this.sides;
    const index = indexIn(this.sides, x, y);
    const row = Math.floor(index / width);
    const column = index - row * width;
    const { mostColumns, mostRows } = this.scope;
    if (mostColumns === Infinity && mostRows === Infinity) return this.sees(column, row);
    // Over edges that go on, a cell is seen in up to two places each way.
    const places = (at: number, length: number, most: number) =>
      most === Infinity ? [at] : [at - length, at, at + length];
    const rows = places(row, height, mostRows);
    return places(column, width, mostColumns).some((atX) => rows.some((atY) => this.sees(atX, atY)));
  }

  /**
   * Returns the cells that are seen, blocked ones too, row by row and each once. On floors they have their `floor`. O(cells within the radius).
   *
   * @returns An array that is yours.
   */
  cells(): Point[] {
    const { width, height } = this.sides;
    const { left, top } = this.scope;
    const { lineBits, bytes } = this.seen;
    const indices: number[] = [];
    for (let byte = 0; byte < bytes.length; byte++) {
      for (let bits = bytes[byte]; bits !== 0; bits &= bits - 1) {
        const place = 8 * byte + 31 - Math.clz32(bits & -bits);
        const row = Math.floor(place / lineBits);
        const [atX, atY] = [left + place - row * lineBits, top + row];
        if (this.isNear(atX, atY)) indices.push(wrapped(atY, height) * width + wrapped(atX, width));
      }
    }
    const { mostColumns, mostRows } = this.scope;
    const each =
      mostColumns === Infinity && mostRows === Infinity ? indices : [...new Set(indices)].sort((a, b) => a - b);
    return each.map((index) => placeAt(this.sides, index % width, Math.floor(index / width)));
  }

  /** Returns whether a place, perhaps over an edge that goes on, is seen. */
  private sees(x: number, y: number): boolean {
    const { left, top, right, bottom } = this.scope;
    if (x < left || x > right || y < top || y > bottom || !this.isNear(x, y)) return false;
    const { lineBits, bytes } = this.seen;
    const bit = (y - top) * lineBits + x - left;
    return ((bytes[bit >>> 3] >> (bit & 7)) & 1) === 1;
  }

  /** Returns whether a place is on the map, or at most half the way round. */
  private isNear(atX: number, atY: number): boolean {
    const { x, y, mostColumns, mostRows, first, last } = this.scope;
    const isInColumns =
      mostColumns === Infinity ? atX >= 0 && atX < this.sides.width : Math.abs(atX - x) <= mostColumns;
    return isInColumns && (mostRows === Infinity ? atY >= first && atY <= last : Math.abs(atY - y) <= mostRows);
  }
}
