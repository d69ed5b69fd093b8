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
 * The cells of a grid, for the engines. What merely inherits from a Grid, or is a Proxy of one, has none.
 *
 * @throws `TypeError` unless it is a Grid.
 */
export let cellsOf: (grid: Grid) => CellStore;

/**
 * A map of `width` x `height` cells, each passable at a terrain cost or blocked. `x` is the column, `y` the row, (0, 0) the
 * top left cell. Searches never modify it; edits take effect with the next search, at a cost in proportion to the cells
 * edited.
 *
 * A cell keeps its terrain cost while it is blocked: a door may close and open on the same floor.
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
      // Reading them is the check, which every call makes.
      try {
        return grid.#cells;
      } catch {
        throw notOurs('grid', grid, 'a Grid', 'Grid.fromRows makes one from an array of rows');
      }
    };
  }

  /**
   * A grid whose cells are all passable at terrain cost 1.
   *
   * @param width Columns, 1 to 16,777,216.
   * @param height Rows, likewise; at most 2^31 - 1 cells in all.
   * @throws `RangeError` for other sizes, and where the memory cannot be had.
   */
  constructor(width: number, height: number) {
    checkSides(width, height);
    this.width = width;
    this.height = height;
    this.#cells = new CellStore(width, height);
  }

  /**
   * A grid from rows of cells, `rows[y][x]`: 0 or false is passable, any other value blocked. O(cells).
   *
   * @throws `TypeError` unless it is an array of arrays (or typed arrays).
   * @throws `RangeError` where rows are missing, empty or of different lengths.
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
   * A grid from terrain costs, row-major: more than 0 (from 1e-100 to 1e100) is a terrain cost, 0, less or Infinity is
   * blocked. O(cells).
   *
   * @throws `TypeError` unless costs is an array (or typed array) of numbers.
   * @throws `RangeError` where its length is not width * height, for NaN and costs out of range, and for sides as `new Grid`.
   */
  static fromCosts(width: number, height: number, costs: ArrayLike<number>): Grid {
    // Before memory is asked for: sides may be wrong by many zeros.
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
      // The name is put together only where it is needed.
      if (!isTerrain(cost)) checkTerrain(`costs[${index}]`, cost);
      grid.#setCost(index - y * width, y, cost);
    }
    return grid;
  }

  /**
   * A grid from text, one line a row: `.` is passable, `#` or `@` blocked, `1` to `9` a terrain cost. Space around lines and
   * empty lines at either end do not count. O(cells).
   *
   * @throws `TypeError` unless it is a string.
   * @throws `RangeError` for ragged lines and other characters; the message names line and column.
   */
  static fromText(text: string): Grid {
    if (typeof text !== 'string') throw wrongKind('text', text, 'a string');
    const { width, height, costs } = parseGrid(text);
    return Grid.fromCosts(width, height, costs);
  }

  /** Whether (x, y) is a cell of the grid. False for anything that is not a whole number. */
  isInside(x: number, y: number): boolean {
    return liesIn(x, y, this.#cells);
  }

  /** Whether a cell is blocked. @throws `RangeError` outside the grid. @throws `TypeError` for what is no number. */
  isBlocked(x: number, y: number): boolean {
    checkInside(x, y, this.#cells);
    return this.#cells.isBlocked(x, y);
  }

  /**
   * Blocks a cell, or makes it passable again at the terrain cost it had.
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` for coordinates that are no numbers, and unless `blocked` is a boolean.
   */
  setBlocked(x: number, y: number, blocked = true): void {
    checkInside(x, y, this.#cells);
    this.#cells.setBlocked(x, y, checkBoolean('blocked', blocked));
  }

  /**
   * Terrain cost of a cell, by which the cost of a step into it is multiplied; Infinity if it is blocked.
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` for what is no number.
   */
  cost(x: number, y: number): number {
    checkInside(x, y, this.#cells);
    return this.#cells.cost(x, y);
  }

  /**
   * Sets the terrain cost of a cell and makes it passable; 0, less or Infinity blocks it.
   *
   * @throws `RangeError` outside the grid, for NaN, and for costs below 1e-100 or above 1e100. @throws `TypeError` for what is no number.
   */
  setCost(x: number, y: number, cost: number): void {
    checkInside(x, y, this.#cells);
    checkTerrain('cost', cost);
    this.#setCost(x, y, cost);
  }

  /**
   * Sets all cells of a rectangle: `true` blocks them, `false` unblocks them, a number acts as in {@link Grid.setCost}. O(width * height).
   *
   * @param x Left column. @param y Top row.
   * @param width Columns, 0 or more. @param height Rows, 0 or more.
   * @throws `RangeError` where the rectangle does not lie in the grid, and as {@link Grid.setCost} does. @throws `TypeError` for what
   * is no number, or neither a number nor a boolean.
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

  /** A grid of its own with the same cells. O(cells). @throws `RangeError` where memory cannot be had. */
  clone(): Grid {
    const copy = new Grid(this.#cells.width, this.#cells.height);
    copy.#cells.copyFrom(this.#cells);
    return copy;
  }

  /**
   * The grid as text: `.` cost 1, `2` to `9`, `#` blocked, `?` any other cost. A route is drawn over it: `S` and `G` for its ends, `*`
   * between. {@link Grid.fromText} reads it back where there is no route, and no `?`.
   *
   * @param path As a result has it: null, where there is no route, draws none.
   * @throws `TypeError` unless it is a Path or null. @throws `RangeError` where it leaves the grid.
   */
  toText(path?: Path | null): string {
    return drawGrid(this.#cells, path);
  }

  #setCost(x: number, y: number, cost: number): void {
    const blocked = cost <= 0 || cost === Infinity;
    if (!blocked) this.#cells.setTerrainCost(x, y, cost);
    this.#cells.setBlocked(x, y, blocked);
  }
}

/** @throws `TypeError` or `RangeError` unless they are the sides of a grid. */
function checkSides(width: number, height: number): void {
  checkInteger('width', width, 1, MAX_SIDE);
  checkInteger('height', height, 1, MAX_SIDE);
  if (width * height > MAX_CELLS) {
    throw new RangeError(`${width} x ${height} are ${width * height} cells: a grid holds at most ${MAX_CELLS}`);
  }
}
