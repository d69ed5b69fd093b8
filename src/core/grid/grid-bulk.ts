import { advise } from '../base/advice/advice.ts';
import { type CellList, indicesOf } from '../base/cells/cell-list.ts';
import type { PointLike } from '../base/cells/point.ts';
import { checkBoolean, checkNames, wrongKind } from '../base/check.ts';
import { checkAttached, isList } from '../base/lists.ts';
import { checkKind, checkRectangle } from './grid-arguments.ts';
import { CELLS, shifted } from './grid-cells.ts';
import { isWall, readCost } from './grid-costs.ts';
import { isCellValue } from './grid-rows.ts';
import { GridLinks } from './links/grid-links.ts';

/** What {@link Grid.paste} writes: a value for each cell of the rectangle, row by row. What is missing stays as it is. */
export interface PastedCells {
  /** Which cells are blocked: 0 and false are passable, other numbers and true are blocked. */
  blocked?: ArrayLike<number | boolean> | undefined;
  /** Terrain costs, as {@link Grid.setCost} takes them: 0, less or Infinity is a blocked cell. */
  costs?: ArrayLike<number> | undefined;
  /** Kinds, from 0 to 255. */
  kinds?: ArrayLike<number> | undefined;
}

const BULK_NAMES = ['blocked', 'costs', 'kinds'];

/** Edits of many cells in one call. */
export abstract class GridBulk extends GridLinks {
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
  paste(x: number, y: number, width: number, height: number, cells: PastedCells): void;
  paste(cell: PointLike, width: number, height: number, cells: PastedCells): void;
  paste(x: number | PointLike, y: number, width: number, height: number | PastedCells, pasted?: PastedCells): void {
    if (typeof x === 'object') [x, y, width, height, pasted] = shifted(this, x, y, width, height);
    const store = this[CELLS];
    checkRectangle(x, y, width, height as number, store);
    checkNames('cells', pasted, BULK_NAMES, advise);
    const area = { x, y, width, height: height as number };
    const count = area.width * area.height;
    const { walls, costs, kinds } = readCells(pasted as PastedCells, count);
    // Costs first: a cell that becomes passable has its new cost by then.
    if (costs !== undefined) store.setTerrainIn(area, costs);
    if (walls !== undefined) store.setBlockedIn(area, walls);
    if (kinds !== undefined) store.kinds.setIn(area, kinds);
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
      store.setBlocked(cell % store.width, Math.floor(cell / store.width), blocked);
    }
  }
}

/** What is pasted, and `walls`: a 1 for each cell that becomes blocked, a 0 for each that becomes passable; undefined if nothing says so. */
interface ReadCells extends PastedCells {
  readonly walls: Uint8Array | undefined;
}

/**
 * Reads what is pasted once, before anything is written: an array may have getters, which answer something else, or throw, when they are asked again.
 *
 * @throws `TypeError` or `RangeError` as {@link Grid.paste} does.
 */
export function readCells({ blocked, costs, kinds }: PastedCells, count: number): ReadCells {
  const walls = new Uint8Array(count);
  if (blocked !== undefined) {
    checkLength('blocked', blocked, count);
    for (let i = 0; i < count; i++) {
      const flag = blocked[i];
      if (!isCellValue(flag)) throw wrongKind(`blocked[${i}]`, flag, 'a number, true or false');
      if (flag !== false && flag !== 0) walls[i] = 1;
    }
  }
  if (costs !== undefined) {
    checkLength('costs', costs, count);
    const read = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      read[i] = readCost(costs, i);
      if (isWall(read[i])) walls[i] = 1;
    }
    costs = read;
  }
  if (kinds !== undefined) {
    checkLength('kinds', kinds, count);
    const read = new Uint8Array(count);
    for (let i = 0; i < count; i++) {
      const kind = kinds[i];
      if (typeof kind !== 'number' || (kind & 255) !== kind) checkKind(`kinds[${i}]`, kind);
      read[i] = kind;
    }
    kinds = read;
  }
  return { walls: (blocked ?? costs) && walls, costs, kinds };
}

/**
 * Checks that a list has a value for each cell.
 *
 * @param flat What to do with a list of rows besides making it flat; without it, rows are one more wrong length.
 * @throws `TypeError` unless it is a list. @throws `RangeError` for another number of values.
 */
export function checkLength(name: string, values: ArrayLike<unknown>, count: number, flat?: string): void {
  if (!isList(values)) throw wrongKind(name, values, 'an array of numbers');
  checkAttached(name, values);
  if (values.length === count) return;
  if (flat !== undefined && isList(values[0])) throw wrongKind(name, values, `flat; pass ${name}.flat(), ${flat}`);
  throw new RangeError(`${name} has ${values.length} values: it must have width * height = ${count}`);
}
