import { allocate } from '../../base/allocate.ts';
import { checkInteger, MAX_SIDE } from '../../base/check.ts';
import { Grid } from '../../index.ts';
import type { Saying } from './cell-rule.ts';

/** Most cells of a map from a file. A damaged file may announce any number. */
const MOST_CELLS: number = 2 ** 26;

/** @throws `RangeError` unless a map of these sides can be made. @param name What has these sides. */
export function checkMapSides(name: string, width: number, height: number): void {
  checkInteger(`width of ${name}`, width, 1, MAX_SIDE);
  checkInteger(`height of ${name}`, height, 1, MAX_SIDE);
  if (width * height <= MOST_CELLS) return;
  throw new RangeError(
    `${name} has ${width} x ${height} cells: it must have at most ${MOST_CELLS}; read a part of it, such as a layer or a level`,
  );
}

/** The cells of a map that is being read: passable at cost 1 until something else is said of them. */
export class MapCells {
  readonly width: number;
  readonly height: number;
  private readonly blocked: Uint8Array;
  // Most maps have no costs or kinds.
  private costs: Float64Array | null = null;
  private kinds: Uint8Array | null = null;

  constructor(name: string, width: number, height: number) {
    checkMapSides(name, width, height);
    this.width = width;
    this.height = height;
    this.blocked = allocate(Uint8Array, width * height);
  }

  /** Applies what is said of a cell, over what was said before. */
  say(cell: number, { blocked, cost, kind }: Saying): void {
    if (blocked !== undefined) this.blocked[cell] = blocked ? 1 : 0;
    if (cost !== undefined && (cost !== 1 || this.costs !== null)) {
      this.costs ??= allocate(Float64Array, this.blocked.length).fill(1);
      this.costs[cell] = cost;
    }
    if (kind !== undefined && (kind !== 0 || this.kinds !== null)) {
      this.kinds ??= allocate(Uint8Array, this.blocked.length);
      this.kinds[cell] = kind;
    }
  }

  /** Applies what is said to all cells. */
  sayAll(saying: Saying): void {
    // The first cell makes the arrays that are needed.
    this.say(0, saying);
    const { blocked, cost, kind } = saying;
    if (blocked !== undefined) this.blocked.fill(blocked ? 1 : 0);
    if (cost !== undefined) this.costs?.fill(cost);
    if (kind !== undefined) this.kinds?.fill(kind);
  }

  /** Returns the terrain cost of each cell, 0 for a blocked one. */
  costsOfAll(): Float64Array {
    const costs = this.costs?.slice() ?? allocate(Float64Array, this.blocked.length).fill(1);
    for (let cell = 0; cell < costs.length; cell++) if (this.blocked[cell] === 1) costs[cell] = 0;
    return costs;
  }

  /** Makes the grid. A blocked cell keeps its terrain cost. */
  toGrid(): Grid {
    const { width, height, costs, kinds, blocked } = this;
    const grid = costs === null ? new Grid(width, height) : Grid.fromCosts(width, height, costs);
    for (let y = 0; y < height; y++) {
      const row = y * width;
      for (let x = 0; x < width; ) {
        const first = x;
        const wall = blocked[row + x];
        while (x < width && blocked[row + x] === wall) x++;
        if (wall === 1) grid.fill(first, y, x - first, 1, true);
      }
      for (let x = 0; kinds !== null && x < width; x++) if (kinds[row + x] !== 0) grid.setKind(x, y, kinds[row + x]);
    }
    return grid;
  }
}
