import { checkDirection, type Direction } from '../base/cells/direction-names.ts';
import { checkCell, checkInside, indexIn, liesIn, type Point, type PointLike, placeAt } from '../base/cells/point.ts';
import { checkBoolean, checkCellCost, checkInteger, readOptions, show, wrongKind } from '../base/check.ts';
import { CellStore } from './cell-store.ts';
import { checkKind, checkRectangle, checkSeam, checkSides, checkWrap, WRAPS } from './grid-arguments.ts';

/** Key of a grid's cells. It is a symbol, so that subclasses and `console.log` do not meet it. */
export const CELLS: unique symbol = Symbol('cells');

/** Options of `new Grid`. */
export interface GridOptions {
  /**
   * Which edges go on at the other side: `'x'` joins the first and the last column, `'y'` the first and the last row, `'both'` both. A joined
   * side has at least three cells. Default: none.
   */
  wrap?: 'x' | 'y' | 'both' | undefined;
}

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
   * @param options See {@link GridOptions}; each has a default.
   * @throws `RangeError` for other sizes and options, or if the memory cannot be allocated.
   */
  constructor(width: number, height: number, options?: GridOptions) {
    checkSides(width, height);
    const { wrap } = readOptions(options, { wrap: [checkWrap, 0] });
    this.width = width;
    this.height = height;
    const cells = new CellStore(width, height);
    cells.owner = this;
    cells.wrap = checkSeam(wrap, width, height);
    Object.defineProperty(this, CELLS, { value: cells });
  }

  /** Which edges go on at the other side; null if none does. */
  get wrap(): 'x' | 'y' | 'both' | null {
    return WRAPS[this[CELLS].wrap - 1] ?? null;
  }

  /** Number of floors, see {@link Grid.stack}; 1 for any other grid. */
  get floors(): number {
    const { floorRows, height } = this[CELLS];
    return floorRows === 0 ? 1 : (height + 1) / floorRows;
  }

  /** Rows of a floor: `height` if there is only one. */
  get floorHeight(): number {
    return (this[CELLS].height + 1) / this.floors - 1;
  }

  /** @internal Tells Vue's `reactive` to leave the object as it is. */
  get __v_skip(): true {
    return true;
  }

  /** Returns whether (x, y) is a cell of the grid; false if either is not a whole number. */
  isInside(x: number, y: number): boolean;
  isInside(cell: PointLike): boolean;
  isInside(x: number | PointLike, y?: number): boolean {
    if (typeof x === 'object' && x !== null) {
      if (this[CELLS].floorRows > 0) return isPlace(this, x);
      if (Array.isArray(x)) return x.length === 2 && this.isInside(x[0], x[1]);
      return !(x as Point).floor && this.isInside((x as Point).x, (x as Point).y);
    }
    return liesIn(x, y as number, this[CELLS]);
  }

  /** Returns whether a cell is blocked. @throws `RangeError` outside the grid. @throws `TypeError` unless x and y are numbers. */
  isBlocked(x: number, y: number): boolean;
  isBlocked(cell: PointLike): boolean;
  isBlocked(x: number | PointLike, y?: number): boolean {
    if (typeof x === 'object') [x, y] = shifted(this, x);
    return cellsInside(this, x, y as number).isBlocked(x, y as number);
  }

  /**
   * Blocks a cell, or makes it passable again at the terrain cost it had.
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` unless x and y are numbers and `blocked` is a boolean.
   */
  setBlocked(x: number, y: number, blocked?: boolean): void;
  setBlocked(cell: PointLike, blocked?: boolean): void;
  setBlocked(x: number | PointLike, y?: number | boolean, blocked?: number | boolean): void {
    if (typeof x === 'object') [x, y, blocked] = shifted(this, x, y);
    cellsInside(this, x, y as number).setBlocked(
      x,
      y as number,
      blocked === undefined || checkBoolean('blocked', blocked),
    );
  }

  /**
   * Returns the terrain cost of a cell, Infinity if it is blocked. The cost of a step into the cell is multiplied by it.
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` unless x and y are numbers.
   */
  cost(x: number, y: number): number;
  cost(cell: PointLike): number;
  cost(x: number | PointLike, y?: number): number {
    if (typeof x === 'object') [x, y] = shifted(this, x);
    return cellsInside(this, x, y as number).cost(x, y as number);
  }

  /**
   * Sets the terrain cost of a cell and makes it passable; 0 or Infinity blocks it.
   *
   * @throws `RangeError` outside the grid, for NaN, and for any other cost below 1e-100 or above 1e100. @throws `TypeError` unless all three are
   * numbers.
   */
  setCost(x: number, y: number, cost: number): void;
  setCost(cell: PointLike, cost: number): void;
  setCost(x: number | PointLike, y: number, cost?: number): void {
    if (typeof x === 'object') [x, y, cost] = shifted(this, x, y);
    checkInside(x, y, this[CELLS]);
    checkCellCost('cost', cost as number);
    this[CELLS].setCost(x, y, cost as number);
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
  fill(x: number, y: number, width: number, height: number, costOrBlocked: number | boolean): void;
  fill(cell: PointLike, width: number, height: number, costOrBlocked: number | boolean): void;
  fill(
    x: number | PointLike,
    y: number,
    width: number,
    height: number | boolean,
    costOrBlocked?: number | boolean,
  ): void {
    if (typeof x === 'object') [x, y, width, height, costOrBlocked] = shifted(this, x, y, width, height);
    const cells = this[CELLS];
    checkRectangle(x, y, width, height as number, cells);
    const isCost = typeof costOrBlocked === 'number';
    if (isCost) checkCellCost('costOrBlocked', costOrBlocked as number);
    else if (typeof costOrBlocked !== 'boolean')
      throw wrongKind('costOrBlocked', costOrBlocked, 'a number, true or false');
    for (let row = y; row < y + (height as number); row++) {
      for (let column = x; column < x + width; column++) {
        if (isCost) cells.setCost(column, row, costOrBlocked as number);
        else cells.setBlocked(column, row, costOrBlocked as boolean);
      }
    }
  }

  /**
   * Returns the kind of a cell: 0 unless set. What a kind means is decided by each request.
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` unless x and y are numbers.
   */
  kind(x: number, y: number): number;
  kind(cell: PointLike): number;
  kind(x: number | PointLike, y?: number): number {
    if (typeof x === 'object') [x, y] = shifted(this, x);
    return cellsInside(this, x, y as number).kinds.at((y as number) * this[CELLS].width + x);
  }

  /**
   * Sets the kind of a cell, such as water or road, blocked or not. Terrain costs stay as they are. Kinds take a byte per cell from the first
   * one other than 0 on.
   *
   * @param kind A whole number from 0 to 255.
   * @throws `RangeError` outside the grid, and for other kinds. @throws `TypeError` unless all three are numbers.
   */
  setKind(x: number, y: number, kind: number): void;
  setKind(cell: PointLike, kind: number): void;
  setKind(x: number | PointLike, y: number, kind?: number): void {
    if (typeof x === 'object') [x, y, kind] = shifted(this, x, y);
    cellsInside(this, x, y).kinds.set(y * this[CELLS].width + x, checkKind('kind', kind));
  }

  /**
   * Sets the kind of all cells of a rectangle, as {@link Grid.setKind} does. O(width * height).
   *
   * @param x Left column. @param y Top row.
   * @param width Columns, 0 or more. @param height Rows, 0 or more.
   * @throws `RangeError` if the rectangle does not lie in the grid, and for other kinds. @throws `TypeError` unless all five are numbers.
   */
  fillKind(x: number, y: number, width: number, height: number, kind: number): void;
  fillKind(cell: PointLike, width: number, height: number, kind: number): void;
  fillKind(x: number | PointLike, y: number, width: number, height: number, kind?: number): void {
    if (typeof x === 'object') [x, y, width, height, kind] = shifted(this, x, y, width, height);
    const cells = this[CELLS];
    checkRectangle(x, y, width, height, cells);
    const filled = checkKind('kind', kind);
    for (let row = y; row < y + height; row++) {
      const first = row * cells.width + x;
      for (let cell = first; cell < first + width; cell++) cells.kinds.set(cell, filled);
    }
  }

  /**
   * Returns whether a step may leave a cell in a direction, as far as {@link Grid.setExit} and {@link Grid.setWall} say: true unless
   * that exit is closed or leads off the grid; over an edge that goes on it is true. Blocked cells make no difference.
   *
   * @param direction By name or number, see {@link Direction}.
   * @throws `RangeError` outside the grid, and for other directions. @throws `TypeError` unless all three are numbers.
   */
  isExitOpen(x: number, y: number, direction: Direction): boolean;
  isExitOpen(cell: PointLike, direction: Direction): boolean;
  isExitOpen(x: number | PointLike, y: number | Direction, direction?: Direction): boolean {
    if (typeof x === 'object') [x, y, direction] = shifted(this, x, y);
    return cellsInside(this, x, y as number).isExitOpen(x, y as number, checkDirection('direction', direction));
  }

  /**
   * Opens or closes an exit of a cell, for steps that leave it in that direction. Steps the other way use the other cell's exit, so a closed
   * exit makes a way one-way: a ledge to jump down from, a one-way road. Exits that lead off the grid stay closed. Exits take a byte per cell
   * from the first closed one on.
   *
   * A diagonal step needs its own exit. The corner rule then treats the two ways round as it treats blocked cells: a way is open if both of
   * its steps are legal. `'onlyWhenNoObstacles'` needs both ways, `'ifAtMostOneObstacle'` one, `'always'` none.
   *
   * To close an exit over a border that costs ({@link Grid.setEdgeCost}) takes its cost away. To open one that is open changes nothing.
   *
   * @param direction By name or number, see {@link Direction}.
   * @throws `RangeError` outside the grid, and for other directions. @throws `TypeError` unless x, y and direction are numbers and `open` is a boolean.
   */
  setExit(x: number, y: number, direction: Direction, open: boolean): void;
  setExit(cell: PointLike, direction: Direction, open: boolean): void;
  setExit(x: number | PointLike, y: number | Direction, direction: Direction | boolean, open?: boolean): void {
    if (typeof x === 'object') [x, y, direction, open] = shifted(this, x, y, direction);
    cellsInside(this, x, y as number).setExit(
      x,
      y as number,
      checkDirection('direction', direction),
      checkBoolean('open', open),
    );
  }

  /**
   * Closes or opens the exits between a cell and its neighbour, both ways: a thin wall, or a door in it. It has no effect at the edge of the
   * grid. With diagonals `'always'`, units slip past it diagonally, as they do between blocked cells; close the diagonal exits too to stop them.
   *
   * @param direction Side of the cell on which the wall stands: `'north'`, `'east'`, `'south'` or `'west'`, or 0, 2, 4 or 6. On a {@link HexGrid} one of its six.
   * @param closed False removes the wall. A wall takes the place of what the border costs ({@link Grid.setEdgeCost}); to remove one that is not there changes
   * nothing.
   * @throws `RangeError` outside the grid, and for other directions. @throws `TypeError` unless x, y and direction are numbers and `closed` is a boolean.
   */
  setWall(x: number, y: number, direction: Direction, closed?: boolean): void;
  setWall(cell: PointLike, direction: Direction, closed?: boolean): void;
  setWall(x: number | PointLike, y: number | Direction, direction?: Direction | boolean, closed?: boolean): void {
    if (typeof x === 'object') [x, y, direction, closed] = shifted(this, x, y, direction);
    const side = this.sideAt(x, y as number, direction as Direction);
    const open = closed !== undefined && !checkBoolean('closed', closed);
    this[CELLS].setExit(x, y as number, side, open, false);
  }

  /** @internal Returns the direction of the eight in which a neighbour lies across a border. @throws `RangeError` outside the grid, and for other directions. */
  protected sideAt(x: number, y: number, direction: Direction): number {
    checkInside(x, y, this[CELLS]);
    const side = checkDirection('direction', direction);
    if (side % 2 === 0) return side;
    throw new RangeError(`direction is ${show(direction)}: for a wall it must be 0, 2, 4 or 6`);
  }

  /**
   * Returns the index of a cell, y * width + x, as `within`, `trace` and `avoid` have it.
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` if it is not a cell.
   */
  indexOf(x: number, y: number): number;
  indexOf(cell: PointLike): number;
  indexOf(x: number | PointLike, y?: number): number {
    return indexIn(this[CELLS], x, y);
  }

  /**
   * Returns the cell with an index, y * width + x. On a grid of {@link Grid.stack} it has its `floor`, unless it lies between two floors.
   *
   * @throws `RangeError` unless it is the index of a cell. @throws `TypeError` unless it is a number.
   */
  cellAt(index: number): Point {
    const { width, height } = this[CELLS];
    checkInteger('index', index, 0, width * height - 1);
    const y = Math.floor(index / width);
    return placeAt(this[CELLS], index - y * width, y);
  }

  /**
   * Frees what engines keep of the grid, with and without layers: copies, connected components and jump points, up to about 40 bytes per
   * cell. Also frees maps for larger units and kinds, and what `prepareGrid` made. Otherwise they wait for garbage collection. The grid stays
   * as it is and can still be searched; the next search copies it again.
   */
  releaseMemory(): void {
    this[CELLS].releaseCopies();
  }
}

/** Returns whether a value is a cell of a grid with floors. */
function isPlace(grid: GridCells, cell: PointLike): boolean {
  try {
    checkCell('cell', cell, grid[CELLS]);
    return true;
  } catch {
    return false;
  }
}

/** Returns the cells of a grid. @throws `TypeError` or `RangeError` unless (x, y) is one of them. */
function cellsInside(grid: GridCells, x: number, y: number): CellStore {
  checkInside(x, y, grid[CELLS]);
  return grid[CELLS];
}

/** Returns a cell's coordinates and what follows it in the arguments. @throws `TypeError` or `RangeError` unless it is a cell of the grid. */
export function shifted(grid: GridCells, cell: PointLike, ...rest: unknown[]): [number, number, ...never[]] {
  const { x, y } = checkCell('cell', cell, grid[CELLS]);
  return [x, y, ...(rest as never[])];
}
