/** Where the centres of cells lie, and which steps of a unit are walked rather than jumped. */
import { wrongKind } from '../../../core/base/check.ts';
import { WRAPS_X, WRAPS_Y } from '../../../core/grid/links/links.ts';
import { type CellsToWorld, positionsOf } from '../../../core/route/positions.ts';
import { axialOf, isInColumns } from '../../hex/axial.ts';

/** A map, as far as the centres of its cells depend on it. */
export interface PlaneMap {
  readonly width: number;
  readonly height: number;
  readonly wrap: number;
  /** Rows of a floor with the blocked row below it; 0 without floors. */
  readonly floorRows: number;
  /** Null on squares. */
  readonly shape: { readonly rule: number } | null;
}

/** Half the square root of 3: rows of hexagons lie this far apart if their centres are one apart. */
const ROW = 0.8660254037844386;
/** Above the square of a step between hexagons, below that of any longer way. */
const STEP_SQUARE = 1.5;

export class Plane {
  readonly width: number;
  readonly height: number;
  readonly floorRows: number;
  private readonly map: PlaneMap;
  /** Whether units step diagonally between squares. */
  private readonly diagonal: boolean;
  /** From cells' centres to the caller's positions: x = m0 u + m1 v + m2, y = m3 u + m4 v + m5. */
  private readonly toWorld: readonly number[];
  /** The vectors of a whole map in x and in y, in the caller's positions. */
  readonly roundX: readonly [number, number];
  readonly roundY: readonly [number, number];
  /** What `centre` found. */
  x = 0;
  y = 0;

  /**
   * @param diagonal Whether a step between squares may be diagonal; if not, only links lead there.
   * @param transform Turns cells into the caller's positions; it must keep straight lines straight.
   * @throws `TypeError` or `RangeError` unless the transform has `toWorld`, and that returns positions.
   */
  constructor(map: PlaneMap, diagonal: boolean, transform: CellsToWorld | undefined) {
    this.map = map;
    this.diagonal = diagonal;
    this.width = map.width;
    this.height = map.height;
    this.floorRows = map.floorRows;
    this.toWorld = [1, 0, 0, 0, 1, 0];
    if (transform !== undefined) this.toWorld = this.matrixOf(transform);
    this.roundX = this.between(0, 0, map.width, 0);
    this.roundY = this.between(0, 0, 0, map.height);
  }

  /** Writes the position of a cell's centre into `x` and `y`. The cell may lie beyond an edge that goes on. */
  centre(cellX: number, cellY: number): void {
    const { shape, floorRows } = this.map;
    const row = floorRows > 0 ? cellY % floorRows : cellY;
    let u = cellX;
    let v = row;
    if (shape !== null) {
      const { q, r } = axialOf(shape.rule, { x: cellX, y: row });
      const inColumns = isInColumns(shape.rule);
      u = inColumns ? q * ROW : q + r / 2;
      v = inColumns ? r + q / 2 : r * ROW;
    }
    const m = this.toWorld;
    this.x = m[0] * u + m[1] * v + m[2];
    this.y = m[3] * u + m[4] * v + m[5];
  }

  /** Returns how many whole maps lie between a cell and where a unit that comes from a cell beside it sees it: -1, 0 or 1. */
  roundsX(from: number, to: number): number {
    if ((this.map.wrap & WRAPS_X) === 0 || Math.abs(to - from) <= 1) return 0;
    return to > from ? -1 : 1;
  }

  /** Does the same for rows. */
  roundsY(from: number, to: number): number {
    if ((this.map.wrap & WRAPS_Y) === 0 || Math.abs(to - from) <= 1) return 0;
    return to > from ? -1 : 1;
  }

  /** Returns whether a unit walks from one cell to another, perhaps over an edge that goes on, or stays; false for a jump. */
  walks(x: number, y: number, toX: number, toY: number): boolean {
    return this.isWalk(x, y, toX + this.roundsX(x, toX) * this.width, toY + this.roundsY(y, toY) * this.height);
  }

  /** Applies the turning part of the transform to a vector, and writes it into `x` and `y`. */
  turn(u: number, v: number): void {
    const m = this.toWorld;
    this.x = m[0] * u + m[1] * v;
    this.y = m[3] * u + m[4] * v;
  }

  private isWalk(x: number, y: number, toX: number, toY: number): boolean {
    const across = Math.abs(toX - x);
    const down = Math.abs(toY - y);
    if (across > 1 || down > 1) return false;
    if (across + down < 2) return true;
    return this.map.shape === null ? this.diagonal : this.isHexStep(x, y, toX, toY);
  }

  private isHexStep(x: number, y: number, toX: number, toY: number): boolean {
    const rule = this.map.shape?.rule ?? 0;
    const [a, b] = [axialOf(rule, { x, y }), axialOf(rule, { x: toX, y: toY })];
    const [q, r] = [b.q - a.q, b.r - a.r];
    return q * q + q * r + r * r < STEP_SQUARE;
  }

  private between(x: number, y: number, toX: number, toY: number): [number, number] {
    this.centre(x, y);
    const [fromX, fromY] = [this.x, this.y];
    this.centre(toX, toY);
    return [this.x - fromX, this.y - fromY];
  }

  /** Returns the matrix that takes the centres of three cells to where the transform puts them. */
  private matrixOf(transform: CellsToWorld): number[] {
    if (typeof transform?.toWorld !== 'function') {
      throw wrongKind('transform', transform, 'a GridTransform or a HexTransform');
    }
    const cells = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ];
    const [o, a, b] = positionsOf(transform, cells);
    const [ax, ay] = this.between(0, 0, 1, 0);
    const [bx, by] = this.between(0, 0, 0, 1);
    this.centre(0, 0);
    const area = ax * by - ay * bx;
    const row = (at: number, toA: number, toB: number) => {
      const [m, n] = [(toA * by - toB * ay) / area, (toB * ax - toA * bx) / area];
      return [m, n, at - m * this.x - n * this.y];
    };
    return [...row(o.x, a.x - o.x, b.x - o.x), ...row(o.y, a.y - o.y, b.y - o.y)];
  }
}
