import { type CellList, indicesOf } from '../base/cell-list.ts';
import { checkAttached, checkBoolean, checkNames, checkTerrain, isList, isTerrain, wrongKind } from '../base/check.ts';
import { nearestName } from '../base/nearest-name.ts';
import type { CellStore } from './cell-store.ts';
import { CELLS, checkKind, checkRectangle, GridCells } from './grid-cells.ts';
import { isWall } from './grid-costs.ts';

/** What {@link Grid.paste} writes: a value for each cell of the rectangle, row by row. What is missing stays as it is. */
export interface PastedCells {
  /** Which cells are blocked: 0 and false are passable, other numbers and true are blocked. */
  blocked?: ArrayLike<number | boolean> | undefined;
  /** Terrain costs, as {@link Grid.setCost} takes them: 0, less or Infinity is a blocked cell. */
  costs?: ArrayLike<number> | undefined;
  /** Kinds, from 0 to 255. */
  kinds?: ArrayLike<number> | undefined;
}

const NAMES = ['blocked', 'costs', 'kinds'];

/** Edits of many cells in one call. */
export abstract class GridBulk extends GridCells {
  /**
   * Writes a rectangle of cells, such as a chunk of a larger world or a prefab. O(width * height).
   *
   * With `blocked` alone, cells keep their terrain costs. With `costs` alone, a cell is blocked if its cost says so, else passable. With both, a
   * cell is blocked if either says so.
   *
   * @param x Left column. @param y Top row.
   * @param width Columns, 0 or more. @param height Rows, 0 or more.
   * @param cells One array or typed array each, with `width * height` values.
   * @throws `RangeError` if the rectangle does not lie in the grid, for arrays of another length, and for costs and kinds that the grid
   * refuses. @throws `TypeError` for values of the wrong kind. The grid then stays as it was.
   *
   * @example
   * const grid = new Grid(4, 3);
   * grid.paste(1, 0, 2, 2, { blocked: [1, 0, 0, 1], costs: [1, 5, 1, 1] });
   * grid.toText().split('\n'); // => [ '.#5.', '..#.', '....' ]
   */
  paste(x: number, y: number, width: number, height: number, cells: PastedCells): void {
    const store = this[CELLS];
    checkRectangle(x, y, width, height, store);
    checkNames('cells', cells, NAMES, nearestName);
    const count = width * height;
    const { costs, kinds } = cells;
    const walls = wallsOf(cells, count);
    if (kinds !== undefined) checkKinds(kinds, count);
    // Costs first: a cell that becomes passable has its new cost by then.
    const area = { store, x, y, width, height };
    if (costs !== undefined) pasteCosts(area, costs);
    if (walls !== null) pasteWalls(area, walls);
    if (kinds !== undefined) pasteKinds(area, kinds);
  }

  /**
   * Blocks many cells, or makes them passable again at the terrain costs they had: a wall along a line, or all cells of a building.
   *
   * @param cells An iterable of cells, an Int32Array of cell indices (`y * width + x`), or one cell.
   * @throws `RangeError` for cells outside the grid. @throws `TypeError` for values of the wrong kind. The grid then stays as it was.
   *
   * @example
   * const grid = new Grid(4, 1);
   * grid.setBlockedMany([[0, 0], [2, 0]]);
   * grid.toText(); // => '#.#.'
   * grid.setBlockedMany(Int32Array.of(0, 1), false);
   * grid.toText(); // => '..#.'
   */
  setBlockedMany(cells: CellList, blocked = true): void {
    const store = this[CELLS];
    checkBoolean('blocked', blocked);
    for (const cell of indicesOf('cells', cells, store)) {
      const y = Math.floor(cell / store.width);
      store.setBlocked(cell - y * store.width, y, blocked);
    }
  }
}

/** A rectangle of a grid's cells. */
interface Area {
  readonly store: CellStore;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

// A loop for each plane: a chunk of a world has a thousand cells, and they should take no more than some microseconds.

function pasteCosts({ store, x, y, width, height }: Area, costs: ArrayLike<number>): void {
  for (let row = 0, i = 0; row < height; row++) {
    for (let column = 0; column < width; column++, i++) {
      const cost = costs[i];
      if (cost > 0 && cost < Infinity) store.setTerrainCost(x + column, y + row, cost);
    }
  }
}

function pasteWalls({ store, x, y, width, height }: Area, walls: Uint8Array): void {
  for (let row = 0, i = 0; row < height; row++) {
    for (let column = 0; column < width; column++, i++) store.setBlocked(x + column, y + row, walls[i] === 1);
  }
}

function pasteKinds({ store, x, y, width, height }: Area, kinds: ArrayLike<number>): void {
  const all = store.kinds;
  for (let row = 0, i = 0; row < height; row++) {
    const first = (y + row) * store.width + x;
    for (let cell = first; cell < first + width; cell++, i++) all.set(cell, kinds[i]);
  }
}

/** Returns a 1 for each cell that becomes blocked, a 0 for each that becomes passable; null if neither `blocked` nor `costs` says so. */
function wallsOf({ blocked, costs }: PastedCells, count: number): Uint8Array | null {
  if (blocked === undefined && costs === undefined) return null;
  const walls = new Uint8Array(count);
  if (blocked !== undefined) {
    checkLength('blocked', blocked, count);
    for (let i = 0; i < count; i++) {
      const flag = blocked[i];
      if (typeof flag !== 'boolean' && !(typeof flag === 'number' && !Number.isNaN(flag))) {
        throw wrongKind(`blocked[${i}]`, flag, 'a number, true or false');
      }
      if (flag !== false && flag !== 0) walls[i] = 1;
    }
  }
  if (costs !== undefined) {
    checkLength('costs', costs, count);
    for (let i = 0; i < count; i++) {
      const cost = costs[i];
      if (!isTerrain(cost)) checkTerrain(`costs[${i}]`, cost);
      if (isWall(cost)) walls[i] = 1;
    }
  }
  return walls;
}

function checkKinds(kinds: ArrayLike<number>, count: number): void {
  checkLength('kinds', kinds, count);
  for (let i = 0; i < count; i++) {
    const kind = kinds[i];
    if (typeof kind !== 'number' || (kind & 255) !== kind) checkKind(`kinds[${i}]`, kind);
  }
}

/** @throws `TypeError` or `RangeError` unless `values` is a list with a value for each cell. */
function checkLength(name: string, values: ArrayLike<unknown>, count: number): void {
  if (!isList(values)) throw wrongKind(name, values, 'an array of numbers');
  checkAttached(name, values);
  if (values.length === count) return;
  throw new RangeError(`${name} has ${values.length} values: it must have width * height = ${count}`);
}
