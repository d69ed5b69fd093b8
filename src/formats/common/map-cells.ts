import { allocate } from '../../core/base/allocate.ts';
import { checkInteger, MAX_SIDE } from '../../core/base/check.ts';
import { Grid } from '../../index.ts';
import type { Saying } from './cell-rule.ts';

/** Most cells of a map from a file. A damaged file may announce any number. */
const MOST_CELLS: number = 2 ** 26;

/**
 * @param name What has these sides.
 * @param floors How many maps of these sides are made.
 * @throws `RangeError` unless they can be made.
 */
export function checkMapSides(name: string, width: number, height: number, floors = 1): void {
  checkInteger(`width of ${name}`, width, 1, MAX_SIDE);
  checkInteger(`height of ${name}`, height, 1, MAX_SIDE);
  if (width * height * floors <= MOST_CELLS) return;
  const size = floors === 1 ? '' : `${floors} floors of `;
  throw new RangeError(
    `${name} has ${size}${width} x ${height} cells: it must have at most ${MOST_CELLS}; read a part of it, such as a layer or a level`,
  );
}

/** What an importer has understood of a map. */
export interface MapCounts {
  /** All cells. */
  readonly cells: number;
  /** Blocked cells. */
  readonly walls: number;
  /** Cells whose terrain cost is not 1, blocked ones among them. */
  readonly costs: number;
  /** Cells whose kind is not 0. */
  readonly kinds: number;
  /** Blocked cells by what blocks them: an option, a rule or a property. The numbers add up to `walls`. */
  readonly wallsBy: Readonly<Record<string, number>>;
}

/** Most reasons of walls that have a number each: a cell has a byte for it. Those beyond are counted together. */
const MOST_REASONS = 126;
/** In the byte of a blocked cell: nothing said later opens it. */
const FORCED = 128;

/** The cells of a map that is being read: passable at cost 1 until something else is said of them. */
export class MapCells {
  readonly width: number;
  readonly height: number;
  /** 0 for a passable cell, otherwise 1 + the index of the reason, perhaps with FORCED. */
  private readonly blocked: Uint8Array;
  private readonly reasons: string[] = [];
  // Most maps have no costs or kinds.
  private costs: Float64Array | null = null;
  private kinds: Uint8Array | null = null;
  /** Null until a height is said; then 0 where none is. */
  heights: Float64Array | null = null;

  constructor(name: string, width: number, height: number) {
    checkMapSides(name, width, height);
    this.width = width;
    this.height = height;
    this.blocked = allocate(Uint8Array, width * height);
  }

  /** Returns the number of a reason for {@link MapCells.say}. @param name As {@link MapCounts.wallsBy} shows it. */
  reason(name: string): number {
    const shown = this.reasons.length < MOST_REASONS || this.reasons.includes(name) ? name : 'others';
    if (!this.reasons.includes(shown)) this.reasons.push(shown);
    return this.reasons.indexOf(shown) + 1;
  }

  /** Applies what is said of a cell, over what was said before. @param reason Why the cell is blocked, if it is. */
  say(cell: number, { blocked, cost, kind, height }: Saying, reason: number): void {
    if (blocked !== undefined && this.blocked[cell] < FORCED) this.blocked[cell] = blocked ? reason : 0;
    if (cost !== undefined && (cost !== 1 || this.costs !== null)) {
      this.costs ??= allocate(Float64Array, this.blocked.length).fill(1);
      this.costs[cell] = cost;
    }
    if (kind !== undefined && (kind !== 0 || this.kinds !== null)) {
      this.kinds ??= allocate(Uint8Array, this.blocked.length);
      this.kinds[cell] = kind;
    }
    if (height === undefined) return;
    this.heights ??= allocate(Float64Array, this.blocked.length);
    this.heights[cell] = height;
  }

  /** Blocks a cell, whatever is said of it later. */
  force(cell: number, reason: number): void {
    if (this.blocked[cell] < FORCED) this.blocked[cell] = FORCED | reason;
  }

  /** Applies what is said to all cells. */
  sayAll(saying: Saying, reason: number): void {
    // The first cell makes the arrays that are needed.
    this.say(0, saying, reason);
    const { blocked, cost, kind } = saying;
    if (blocked !== undefined) this.blocked.fill(blocked ? reason : 0);
    if (cost !== undefined) this.costs?.fill(cost);
    if (kind !== undefined) this.kinds?.fill(kind);
  }

  /** Counts what has been said. */
  counts(): MapCounts {
    const byReason = new Float64Array(FORCED);
    for (const byte of this.blocked) byReason[byte & ~FORCED]++;
    const cells = this.blocked.length;
    const found = this.reasons
      .map((name, i): [string, number] => [name, byReason[i + 1]])
      .filter(([, count]) => count > 0);
    const countOf = (list: ArrayLike<number> | null, usual: number) => {
      let count = 0;
      for (let i = 0; list !== null && i < list.length; i++) if (list[i] !== usual) count++;
      return count;
    };
    return {
      cells,
      walls: cells - byReason[0],
      costs: countOf(this.costs, 1),
      kinds: countOf(this.kinds, 0),
      wallsBy: Object.fromEntries(found),
    };
  }

  /** Returns the terrain cost of each cell, 0 for a blocked one. */
  costsOfAll(): Float64Array {
    const costs = this.costs?.slice() ?? allocate(Float64Array, this.blocked.length).fill(1);
    for (let cell = 0; cell < costs.length; cell++) if (this.blocked[cell] !== 0) costs[cell] = 0;
    return costs;
  }

  /** Makes the grid. A blocked cell keeps its terrain cost. */
  toGrid(): Grid {
    return this.writeTo(new Grid(this.width, this.height));
  }

  /** Writes the cells into a new grid of their size, and returns it. */
  writeTo<Target extends Grid>(grid: Target): Target {
    const { width, height, costs, kinds, blocked } = this;
    if (costs !== null) grid.paste(0, 0, width, height, { costs });
    for (let y = 0; y < height; y++) {
      const row = y * width;
      for (let x = 0; x < width; ) {
        const first = x;
        const isWall = blocked[row + x] !== 0;
        while (x < width && (blocked[row + x] !== 0) === isWall) x++;
        if (isWall) grid.fill(first, y, x - first, 1, true);
      }
      for (let x = 0; kinds !== null && x < width; x++) if (kinds[row + x] !== 0) grid.setKind(x, y, kinds[row + x]);
    }
    return grid;
  }
}
