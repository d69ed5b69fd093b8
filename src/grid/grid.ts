import {
  checkAttached,
  checkBoolean,
  checkInteger,
  checkTerrain,
  isList,
  isTerrain,
  MAX_SIDE,
  notOurs,
  wrongKind,
} from '../base/check.ts';
import { checkInside, liesIn } from '../base/point.ts';
import { CellStore } from './cell-store.ts';
import { drawGrid, parseGrid } from './grid-text.ts';
import type { Path } from './path.ts';

const MAX_CELLS = 2 ** 31 - 1;

/**
 * Returns the cells of a grid, for the engines. A Proxy of a Grid, or an object that merely inherits from one, has none.
 *
 * @throws `TypeError` unless it is a Grid.
 */
export let cellsOf: (grid: Grid) => CellStore;

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
  readonly #cells: CellStore;

  static {
    cellsOf = (grid) => {
      // Reading the private field is the check. Every call makes it, so it must be fast.
      try {
        return grid.#cells;
      } catch {
        throw notOurs('grid', grid, 'a Grid', 'Grid.fromRows makes one from an array of rows');
      }
    };
  }

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
    this.#cells = new CellStore(width, height);
  }

  /**
   * Makes a grid from rows of cells, `rows[y][x]`: 0 or false is passable, any other value blocked. O(cells).
   *
   * @throws `TypeError` unless it is an array of arrays (or typed arrays).
   * @throws `RangeError` if rows are missing, empty or of different lengths.
   */
  static fromRows(rows: ArrayLike<ArrayLike<unknown>>): Grid {
    if (!isList(rows)) throw wrongKind('rows', rows, 'an array of rows');
    if (rows.length === 0) throw new RangeError('rows is empty: a grid has at least one row');
    for (let y = 0; y < rows.length; y++) {
      if (!isList(rows[y])) throw wrongKind(`rows[${y}]`, rows[y], 'an array of cells');
      if (rows[y].length === 0) checkAttached(`rows[${y}]`, rows[y]);
      if (rows[y].length !== rows[0].length) {
        throw new RangeError(
          `rows[${y}] has ${rows[y].length} cells: it must have as many as rows[0], which has ${rows[0].length}`,
        );
      }
    }
    if (rows[0].length === 0) throw new RangeError('rows[0] is empty: a row has at least one cell');
    const grid = new Grid(rows[0].length, rows.length);
    for (let y = 0; y < grid.height; y++) {
      for (let x = 0; x < grid.width; x++) {
        if (rows[y][x] !== 0 && rows[y][x] !== false) grid.#cells.setBlocked(x, y, true);
      }
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
      throw new RangeError(`costs has ${costs.length} values: it must have width * height = ${width * height}`);
    }
    const grid = new Grid(width, height);
    for (let index = 0; index < width * height; index++) {
      const y = Math.floor(index / width);
      const cost = costs[index];
      // The name is built only if there is an error.
      if (!isTerrain(cost)) checkTerrain(`costs[${index}]`, cost);
      grid.#setCost(index - y * width, y, cost);
    }
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

  /** Returns whether (x, y) is a cell of the grid; false if either is not a whole number. */
  isInside(x: number, y: number): boolean {
    return liesIn(x, y, this.#cells);
  }

  /** Returns whether a cell is blocked. @throws `RangeError` outside the grid. @throws `TypeError` unless x and y are numbers. */
  isBlocked(x: number, y: number): boolean {
    checkInside(x, y, this.#cells);
    return this.#cells.isBlocked(x, y);
  }

  /**
   * Blocks a cell, or makes it passable again at the terrain cost it had.
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` unless x and y are numbers and `blocked` is a boolean.
   */
  setBlocked(x: number, y: number, blocked = true): void {
    checkInside(x, y, this.#cells);
    this.#cells.setBlocked(x, y, checkBoolean('blocked', blocked));
  }

  /**
   * Returns the terrain cost of a cell, Infinity if it is blocked. The cost of a step into the cell is multiplied by it.
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` unless x and y are numbers.
   */
  cost(x: number, y: number): number {
    checkInside(x, y, this.#cells);
    return this.#cells.cost(x, y);
  }

  /**
   * Sets the terrain cost of a cell and makes it passable; 0, less or Infinity blocks it.
   *
   * @throws `RangeError` outside the grid, for NaN, and for a cost below 1e-100 or above 1e100. @throws `TypeError` unless all three are
   * numbers.
   */
  setCost(x: number, y: number, cost: number): void {
    checkInside(x, y, this.#cells);
    checkTerrain('cost', cost);
    this.#setCost(x, y, cost);
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
    checkInteger('x', x, 0, this.#cells.width);
    checkInteger('y', y, 0, this.#cells.height);
    checkInteger('width', width, 0, this.#cells.width - x);
    checkInteger('height', height, 0, this.#cells.height - y);
    const isCost = typeof costOrBlocked === 'number';
    if (isCost) checkTerrain('costOrBlocked', costOrBlocked);
    else if (typeof costOrBlocked !== 'boolean')
      throw wrongKind('costOrBlocked', costOrBlocked, 'a number, true or false');
    for (let row = y; row < y + height; row++) {
      for (let column = x; column < x + width; column++) {
        if (isCost) this.#setCost(column, row, costOrBlocked);
        else this.#cells.setBlocked(column, row, costOrBlocked);
      }
    }
  }

  /** Returns an independent copy of the grid. O(cells). @throws `RangeError` if memory cannot be allocated. */
  clone(): Grid {
    const copy = new Grid(this.#cells.width, this.#cells.height);
    copy.#cells.copyFrom(this.#cells);
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
    return drawGrid(this.#cells, path);
  }

  /**
   * Frees what engines keep of the grid: copies, connected components and jump points, up to about 40 bytes per cell. Otherwise they wait for
   * garbage collection, as copies with layers added still do. The grid stays as it is and can still be searched; the next search copies it
   * again.
   */
  dispose(): void {
    this.#cells.releaseCopies();
  }

  /** Does what {@link Grid.dispose} does. `using` calls it, if the runtime supports that. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  #setCost(x: number, y: number, cost: number): void {
    const blocked = cost <= 0 || cost === Infinity;
    if (!blocked) this.#cells.setTerrainCost(x, y, cost);
    this.#cells.setBlocked(x, y, blocked);
  }
}

/** @throws `TypeError` or `RangeError` unless a grid can have these sides. */
function checkSides(width: number, height: number): void {
  checkInteger('width', width, 1, MAX_SIDE);
  checkInteger('height', height, 1, MAX_SIDE);
  if (width * height > MAX_CELLS) {
    throw new RangeError(`${width} x ${height} are ${width * height} cells: a grid holds at most ${MAX_CELLS}`);
  }
}
