import type { Sides } from '../base/box.ts';
import { checkBoolean, checkInteger, checkTerrain, isList, MAX_SIDE, wrongKind } from '../base/check.ts';
import { STEP_X, STEP_Y } from '../base/direction.ts';
import { checkInside, liesIn } from '../base/point.ts';
import { CellStore } from './cell-store.ts';

export const MAX_CELLS: number = 2 ** 31 - 1;

/** Key of a grid's cells. It is a symbol, so that subclasses and `console.log` do not meet it. */
export const CELLS: unique symbol = Symbol('cells');

/**
 * The cells of a grid, read and edited one by one or by rectangles. {@link Grid} adds what reads and writes whole grids.
 */
export abstract class GridCells {
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
    return cellsAt(this, x, y).isBlocked(x, y);
  }

  /**
   * Blocks a cell, or makes it passable again at the terrain cost it had.
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` unless x and y are numbers and `blocked` is a boolean.
   */
  setBlocked(x: number, y: number, blocked = true): void {
    cellsAt(this, x, y).setBlocked(x, y, checkBoolean('blocked', blocked));
  }

  /**
   * Returns the terrain cost of a cell, Infinity if it is blocked. The cost of a step into the cell is multiplied by it.
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` unless x and y are numbers.
   */
  cost(x: number, y: number): number {
    return cellsAt(this, x, y).cost(x, y);
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
    this[CELLS].setCost(x, y, cost);
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
    const cells = this[CELLS];
    checkRectangle(x, y, width, height, cells);
    const isCost = typeof costOrBlocked === 'number';
    if (isCost) checkTerrain('costOrBlocked', costOrBlocked);
    else if (typeof costOrBlocked !== 'boolean')
      throw wrongKind('costOrBlocked', costOrBlocked, 'a number, true or false');
    for (let row = y; row < y + height; row++) {
      for (let column = x; column < x + width; column++) {
        if (isCost) cells.setCost(column, row, costOrBlocked);
        else cells.setBlocked(column, row, costOrBlocked);
      }
    }
  }

  /**
   * Returns the kind of a cell: 0 unless set. What a kind means is decided by each request.
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` unless x and y are numbers.
   */
  kind(x: number, y: number): number {
    return cellsAt(this, x, y).kinds.at(y * this[CELLS].width + x);
  }

  /**
   * Sets the kind of a cell, such as water or road, blocked or not. Terrain costs stay as they are. Kinds take a byte per cell from the first
   * one other than 0 on.
   *
   * @param kind A whole number from 0 to 255.
   * @throws `RangeError` outside the grid, and for other kinds. @throws `TypeError` unless all three are numbers.
   */
  setKind(x: number, y: number, kind: number): void {
    cellsAt(this, x, y).kinds.set(y * this[CELLS].width + x, checkKind('kind', kind));
  }

  /**
   * Sets the kind of all cells of a rectangle, as {@link Grid.setKind} does. O(width * height).
   *
   * @param x Left column. @param y Top row.
   * @param width Columns, 0 or more. @param height Rows, 0 or more.
   * @throws `RangeError` if the rectangle does not lie in the grid, and for other kinds. @throws `TypeError` unless all five are numbers.
   */
  fillKind(x: number, y: number, width: number, height: number, kind: number): void {
    const cells = this[CELLS];
    checkRectangle(x, y, width, height, cells);
    checkKind('kind', kind);
    for (let row = y; row < y + height; row++) {
      const first = row * cells.width + x;
      for (let cell = first; cell < first + width; cell++) cells.kinds.set(cell, kind);
    }
  }

  /**
   * Returns whether a step may leave a cell in a direction, as far as {@link Grid.setExit} and {@link Grid.setWall} say: true unless
   * that exit is closed or leads off the grid. Blocked cells make no difference.
   *
   * @param direction 0 north (y - 1), 1 north-east, 2 east and so on clockwise to 7 north-west.
   * @throws `RangeError` outside the grid, and for other directions. @throws `TypeError` unless all three are numbers.
   */
  isExitOpen(x: number, y: number, direction: number): boolean {
    return cellsAt(this, x, y).isExitOpen(x, y, checkDirection(direction));
  }

  /**
   * Opens or closes an exit of a cell, for steps that leave it in that direction. Steps the other way use the other cell's exit, so a closed
   * exit makes a way one-way: a ledge to jump down from, a one-way road. Exits that lead off the grid stay closed. Exits take a byte per cell
   * from the first closed one on.
   *
   * A diagonal step needs its own exit. The corner rule then treats the two ways round as it treats blocked cells: a way is open if both of
   * its steps are legal. `'onlyWhenNoObstacles'` needs both ways, `'ifAtMostOneObstacle'` one, `'always'` none.
   *
   * @param direction 0 north (y - 1), 1 north-east, 2 east and so on clockwise to 7 north-west.
   * @throws `RangeError` outside the grid, and for other directions. @throws `TypeError` unless x, y and direction are numbers and `open` is
   * a boolean.
   */
  setExit(x: number, y: number, direction: number, open: boolean): void {
    cellsAt(this, x, y).setExit(x, y, checkDirection(direction), checkBoolean('open', open));
  }

  /**
   * Closes or opens the exits between a cell and its neighbour, both ways: a thin wall, or a door in it. It has no effect at the edge of the
   * grid. With diagonals `'always'`, units slip past it diagonally, as they do between blocked cells; close the diagonal exits too to stop them.
   *
   * @param direction Side of the cell on which the wall stands: 0 north, 2 east, 4 south or 6 west.
   * @param closed False removes the wall.
   * @throws `RangeError` outside the grid, and for other directions. @throws `TypeError` unless x, y and direction are numbers and `closed` is
   * a boolean.
   */
  setWall(x: number, y: number, direction: number, closed = true): void {
    checkInside(x, y, this[CELLS]);
    if (checkDirection(direction) % 2 !== 0) {
      throw new RangeError(`direction is ${direction}: for a wall it must be 0, 2, 4 or 6`);
    }
    const open = !checkBoolean('closed', closed);
    if (!this[CELLS].setExit(x, y, direction, open)) return;
    // The opposite exit of the neighbour.
    this[CELLS].setExit(x + STEP_X[direction], y + STEP_Y[direction], direction ^ 4, open);
  }

  /**
   * Frees what engines keep of the grid, with and without layers: copies, connected components and jump points, up to about 40 bytes per
   * cell. Also frees maps for larger units and kinds, and what `prepareGrid` made. Otherwise they wait for garbage collection. The grid stays
   * as it is and can still be searched; the next search copies it again.
   */
  dispose(): void {
    this[CELLS].releaseCopies();
  }

  /** Does what {@link Grid.dispose} does. `using` calls it, if the runtime supports that. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}

/** @throws `TypeError` or `RangeError` unless a grid can have these sides. */
export function checkSides(width: number, height: number): void {
  if (isList(width)) throw wrongKind('width', width, 'a number; for a matrix of cells use Grid.fromRows');
  checkInteger('width', width, 1, MAX_SIDE);
  checkInteger('height', height, 1, MAX_SIDE);
  if (width * height > MAX_CELLS) {
    throw new RangeError(`${width} x ${height} are ${width * height} cells: a grid holds at most ${MAX_CELLS}`);
  }
}

/** Returns the cells of a grid. @throws `TypeError` or `RangeError` unless (x, y) is one of them. */
function cellsAt(grid: GridCells, x: number, y: number): CellStore {
  checkInside(x, y, grid[CELLS]);
  return grid[CELLS];
}

/** @throws `TypeError` or `RangeError` unless the rectangle lies in the grid. */
export function checkRectangle(x: number, y: number, width: number, height: number, grid: Sides): void {
  checkInteger('x', x, 0, grid.width);
  checkInteger('y', y, 0, grid.height);
  checkInteger('width', width, 0, grid.width - x);
  checkInteger('height', height, 0, grid.height - y);
}

/** @throws `TypeError` or `RangeError` unless a cell can be of this kind. */
export function checkKind(name: string, kind: unknown): number {
  return checkInteger(name, kind, 0, 255);
}

function checkDirection(direction: number): number {
  return checkInteger('direction', direction, 0, 7);
}
