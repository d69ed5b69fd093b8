import { allocate } from '../base/allocate.ts';
import {
  checkAttached,
  checkBoolean,
  checkInteger,
  checkTerrain,
  isList,
  MAX_SIDE,
  notOurs,
  wrongKind,
} from '../base/check.ts';
import { keptBy } from '../base/kept.ts';
import { checkInside, liesIn } from '../base/point.ts';
import { CellStore } from './cell-store.ts';
import { isWall, readCost } from './grid-costs.ts';
import { checkRows, isBlockedIn, type Rows, type RowsOptions, readWalkable } from './grid-rows.ts';
import { drawGrid, parseGrid } from './grid-text.ts';
import type { Path } from './path.ts';

export const MAX_CELLS: number = 2 ** 31 - 1;

/** Key of a grid's cells. It is a symbol, so that subclasses and `console.log` do not meet it. */
const CELLS: unique symbol = Symbol('cells');

/**
 * Returns the cells of a grid, for the engines. A Proxy of a Grid, or an object that merely inherits from one, has none of its own.
 *
 * @throws `TypeError` unless it is a Grid.
 */
export function cellsOf(grid: Grid): CellStore {
  const cells = keptBy<CellStore>(grid, CELLS);
  if (cells !== null) return cells;
  const remedy = 'Grid.fromRows makes one from an array of rows';
  throw notOurs('grid', grid, { kind: 'a Grid', remedy, made: { type: Grid, key: CELLS } });
}

/**
 * A map of `width` x `height` cells. Each cell is passable at a terrain cost, or blocked. `x` is the column, `y` the row, (0, 0) the
 * top left cell. Searches never modify it. The next search sees all edits; following them takes time in proportion to the cells edited.
 *
 * A blocked cell keeps its terrain cost: a door may close and open again on the same floor.
 *
 * @example
 * const grid = new Grid(4, 2);
 * grid.setBlocked(1, 0);
 * grid.setCost(2, 0, 5);
 * grid.cost(2, 0); // => 5
 * grid.toText().split('\n'); // => [ '.#5.', '....' ]
 */
export class Grid {
  /** Columns. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  /** @internal */
  declare readonly [CELLS]: CellStore;

  /**
   * Makes a grid whose cells are all passable at terrain cost 1.
   *
   * @param width Columns, 1 to 16,777,216.
   * @param height Rows, 1 to 16,777,216; at most 2^31 - 1 cells in all.
   * @throws `RangeError` for other sizes, or if the memory cannot be allocated.
   */
  constructor(width: number, height: number) {
    checkSides(width, height);
    this.width = width;
    this.height = height;
    const cells = new CellStore(width, height);
    cells.owner = this;
    Object.defineProperty(this, CELLS, { value: cells });
  }

  /**
   * Makes a grid from a matrix of cells, `rows[y][x]`: 0 and false are passable, other numbers and true are blocked. O(cells).
   *
   * @param rows An array of rows. Rows are arrays of numbers and booleans, or typed arrays, all of the same length.
   * @param options `walkable` is the value of passable cells, if it is another one: `{ walkable: 1 }` for matrices of 1 and 0.
   * @throws `TypeError` unless rows and cells are of that kind; text, null and NaN are not.
   * @throws `RangeError` if rows are missing, empty or of different lengths, and for unknown options.
   *
   * @example
   * Grid.fromRows([[0, 1], [0, 0]]).toText().split('\n'); // => [ '.#', '..' ]
   * Grid.fromRows([[0, 1], [0, 0]], { walkable: 1 }).toText().split('\n'); // => [ '#.', '##' ]
   */
  static fromRows(rows: Rows, options?: RowsOptions): Grid {
    const walkable = readWalkable(options);
    checkRows(rows);
    const grid = new Grid(rows[0].length, rows.length);
    const { width, height } = grid;
    const passable = walkable ?? 0;
    const marks = allocate(Uint8Array, width);
    for (let y = 0; y < height; y++) {
      const row = rows[y];
      // Most cells are passable. Passing them without a call matters while this code is not optimised, as for the first grid of a process.
      for (let x = 0; x < width; x++) marks[x] = row[x] === passable || !isBlockedIn(rows, x, y, walkable) ? 0 : 1;
      grid[CELLS].blockRow(y, marks);
    }
    return grid;
  }

  /**
   * Makes a grid from terrain costs, row-major (`y * width + x`). A number above 0 (from 1e-100 to 1e100) is a terrain cost; 0, less or
   * Infinity is a blocked cell. O(cells).
   *
   * @throws `TypeError` unless `costs` is an array (or typed array) of numbers.
   * @throws `RangeError` if its length is not width * height, for NaN and costs out of range, and for sides that `new Grid` refuses.
   */
  static fromCosts(width: number, height: number, costs: ArrayLike<number>): Grid {
    // Before memory is allocated: sides may be wrong by many zeros.
    checkSides(width, height);
    if (!isList(costs)) throw wrongKind('costs', costs, 'an array of numbers');
    checkAttached('costs', costs);
    if (costs.length !== width * height) {
      if (isList(costs[0]))
        throw wrongKind('costs', costs, 'flat; pass costs.flat(), or use Grid.fromRows for walls alone');
      throw new RangeError(`costs has ${costs.length} values: it must have width * height = ${width * height}`);
    }
    const grid = new Grid(width, height);
    const marks = allocate(Uint8Array, width);
    let hasTerrain = false;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const index = y * width + x;
        marks[x] = 0;
        // Passing such cells without a call matters while this code is not optimised, as for the first grid of a process.
        if (costs[index] === 1) continue;
        if (isWall(readCost(costs, index))) marks[x] = 1;
        else hasTerrain = true;
      }
      grid[CELLS].blockRow(y, marks);
    }
    if (hasTerrain) grid.copyTerrain(costs);
    return grid;
  }

  /**
   * Makes a grid from text, one line per row: `.` is passable, `#` or `@` blocked, `1` to `9` a terrain cost. Spaces around lines, and
   * empty lines before the first row and after the last, are ignored. O(cells).
   *
   * @throws `TypeError` unless it is a string.
   * @throws `RangeError` for rows of different lengths and for other characters; the message names the line and column.
   */
  static fromText(text: string): Grid {
    if (typeof text !== 'string') throw wrongKind('text', text, 'a string');
    const { width, height, costs } = parseGrid(text);
    return Grid.fromCosts(width, height, costs);
  }

  /** @internal Tells Vue's `reactive` to leave the object as it is. */
  get __v_skip(): true {
    return true;
  }

  /** Returns whether (x, y) is a cell of the grid; false if either is not a whole number. */
  isInside(x: number, y: number): boolean {
    return liesIn(x, y, this[CELLS]);
  }

  /** Returns whether a cell is blocked. @throws `RangeError` outside the grid. @throws `TypeError` unless x and y are numbers. */
  isBlocked(x: number, y: number): boolean {
    checkInside(x, y, this[CELLS]);
    return this[CELLS].isBlocked(x, y);
  }

  /**
   * Blocks a cell, or makes it passable again at the terrain cost it had.
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` unless x and y are numbers and `blocked` is a boolean.
   */
  setBlocked(x: number, y: number, blocked = true): void {
    checkInside(x, y, this[CELLS]);
    this[CELLS].setBlocked(x, y, checkBoolean('blocked', blocked));
  }

  /**
   * Returns the terrain cost of a cell, Infinity if it is blocked. The cost of a step into the cell is multiplied by it.
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` unless x and y are numbers.
   */
  cost(x: number, y: number): number {
    checkInside(x, y, this[CELLS]);
    return this[CELLS].cost(x, y);
  }

  /**
   * Sets the terrain cost of a cell and makes it passable; 0, less or Infinity blocks it.
   *
   * @throws `RangeError` outside the grid, for NaN, and for a cost below 1e-100 or above 1e100. @throws `TypeError` unless all three are
   * numbers.
   */
  setCost(x: number, y: number, cost: number): void {
    checkInside(x, y, this[CELLS]);
    checkTerrain('cost', cost);
    this.writeCost(x, y, cost);
  }

  /**
   * Sets all cells of a rectangle: `true` blocks them, `false` makes them passable, a number acts as in {@link Grid.setCost}.
   * O(width * height).
   *
   * @param x Left column. @param y Top row.
   * @param width Columns, 0 or more. @param height Rows, 0 or more.
   * @throws `RangeError` if the rectangle does not lie in the grid, or {@link Grid.setCost} refuses the cost. @throws `TypeError` unless the
   * first four are numbers and `costOrBlocked` is a number or a boolean.
   */
  fill(x: number, y: number, width: number, height: number, costOrBlocked: number | boolean): void {
    checkInteger('x', x, 0, this[CELLS].width);
    checkInteger('y', y, 0, this[CELLS].height);
    checkInteger('width', width, 0, this[CELLS].width - x);
    checkInteger('height', height, 0, this[CELLS].height - y);
    const isCost = typeof costOrBlocked === 'number';
    if (isCost) checkTerrain('costOrBlocked', costOrBlocked);
    else if (typeof costOrBlocked !== 'boolean')
      throw wrongKind('costOrBlocked', costOrBlocked, 'a number, true or false');
    for (let row = y; row < y + height; row++) {
      for (let column = x; column < x + width; column++) {
        if (isCost) this.writeCost(column, row, costOrBlocked);
        else this[CELLS].setBlocked(column, row, costOrBlocked);
      }
    }
  }

  /** Returns an independent copy of the grid. O(cells). @throws `RangeError` if memory cannot be allocated. */
  clone(): Grid {
    const copy = new Grid(this[CELLS].width, this[CELLS].height);
    copy[CELLS].copyFrom(this[CELLS]);
    return copy;
  }

  /**
   * Returns the grid as text: `.` is cost 1, `2` to `9` that cost, `#` blocked, `?` any other cost. A route is drawn over it: `S` at its
   * start, `G` at its end, `*` between. {@link Grid.fromText} reads the text back unless it has a route or a `?`.
   *
   * @param path The `path` of a result. Null, as in results without a route, draws none.
   * @throws `TypeError` unless it is a Path or null. @throws `RangeError` if it leaves the grid.
   */
  toText(path?: Path | null): string {
    return drawGrid(this[CELLS], path);
  }

  /**
   * Frees what engines keep of the grid: copies, connected components and jump points, up to about 40 bytes per cell, and what
   * `prepareGrid` made. Otherwise they wait for garbage collection, as copies with layers added still do. The grid stays as it is and can
   * still be searched; the next search copies it again.
   */
  dispose(): void {
    this[CELLS].releaseCopies();
  }

  /** Does what {@link Grid.dispose} does. `using` calls it, if the runtime supports that. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  /** Sets the terrain costs of passable cells. */
  private copyTerrain(costs: ArrayLike<number>): void {
    const { width, height } = this;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const index = y * width + x;
        if (costs[index] === 1) continue;
        // Checked again, because a getter may return something else this time.
        const cost = readCost(costs, index);
        if (!isWall(cost)) this[CELLS].setTerrainCost(x, y, cost);
      }
    }
  }

  private writeCost(x: number, y: number, cost: number): void {
    const blocked = isWall(cost);
    if (!blocked) this[CELLS].setTerrainCost(x, y, cost);
    this[CELLS].setBlocked(x, y, blocked);
  }
}

/** @throws `TypeError` or `RangeError` unless a grid can have these sides. */
function checkSides(width: number, height: number): void {
  if (isList(width)) throw wrongKind('width', width, 'a number; for a matrix of cells use Grid.fromRows');
  checkInteger('width', width, 1, MAX_SIDE);
  checkInteger('height', height, 1, MAX_SIDE);
  if (width * height > MAX_CELLS) {
    throw new RangeError(`${width} x ${height} are ${width * height} cells: a grid holds at most ${MAX_CELLS}`);
  }
}
