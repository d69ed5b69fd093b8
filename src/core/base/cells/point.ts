import { checkInteger, checkNumber, isArray, isRevoked, show, wrongKind } from '../check.ts';
import type { Sides } from './box.ts';

/**
 * A cell as `{ x, y }` or `[x, y]`: column and row, counted from 0 at the top left corner. On a grid of {@link Grid.stack}, also
 * `{ x, y, floor }` or `[x, y, floor]`, counted on that floor.
 */
export type PointLike =
  | { readonly x: number; readonly y: number; readonly floor?: number }
  | readonly [x: number, y: number]
  | readonly [x: number, y: number, floor: number];

/** A cell: column `x` and row `y`, on a grid of {@link Grid.stack} those of its `floor`. */
export interface Point {
  x: number;
  y: number;
  floor?: number;
}

/**
 * Reads a point that must be a cell of the grid.
 *
 * @param name Its name in errors. A `*` in it stands for `index`, so that no string is built unless there is an error.
 * @param grid The sides of its cells, not of the Grid object: a subclass may override those.
 * @throws `TypeError` unless it is `{ x, y }` or `[x, y]` with numbers.
 * @throws `RangeError` unless both are whole numbers and the cell lies in the grid.
 */
export function checkCell(name: string, value: PointLike, grid: Sides, index = -1): Point {
  if (grid.floorRows) return checkPlace(name, value, grid, grid.floorRows, index);
  if (typeof value === 'object' && value !== null) {
    let pair: boolean;
    try {
      pair = Array.isArray(value);
    } catch {
      throw notACell(name, value, grid, index);
    }
    const x = pair ? (value as readonly number[])[0] : (value as Point).x;
    const y = pair ? (value as readonly number[])[1] : (value as Point).y;
    // | 0 turns -0 into 0.
    const isFlat = pair ? (value as readonly number[]).length === 2 : !(value as Point).floor;
    if (isFlat && liesIn(x, y, grid)) return { x: x | 0, y: y | 0 };
  }
  throw notACell(name, value, grid, index);
}

/** Reads a cell of a grid with floors. One without a floor is a cell of the whole grid. */
function checkPlace(name: string, value: PointLike, { width, height }: Sides, rows: number, index: number): Point {
  const list = isArray(value) ? (value as readonly number[]) : null;
  const { x, y, floor } = list === null ? Object(value) : { x: list[0], y: list[1], floor: list[2] };
  if (floor === undefined || (list ?? '').length > 3) return checkCell(name, value, { width, height }, index);
  checkInteger(`${name.replace('*', String(index))}.floor`, floor, 0, (height + 1) / rows - 1);
  const cell = checkCell(name, list === null ? { x, y } : [x, y], { width, height: rows - 1 }, index);
  cell.y += floor * rows;
  return cell;
}

/** Returns a cell for a caller: on a grid with floors, with its floor. A cell of a row between two floors has none. */
export function placeAt({ floorRows = 0 }: Pick<Sides, 'floorRows'>, x: number, y: number): Point {
  // NaN without floors.
  const row = y % floorRows;
  return row < floorRows - 1 ? { x, y: row, floor: (y - row) / floorRows } : { x, y };
}

/** Returns whether (x, y) is a cell of the grid. `>>> 0` leaves only whole numbers >= 0 as they are. */
export function liesIn(x: number, y: number, { width, height }: Sides): boolean {
  return typeof x === 'number' && typeof y === 'number' && x >>> 0 === x && y >>> 0 === y && x < width && y < height;
}

/** @throws `TypeError` or `RangeError` unless (x, y) is a cell of the grid. */
export function checkInside(x: number, y: number, grid: Sides): void {
  if (liesIn(x, y, grid)) return;
  checkInteger('x', x, 0, grid.width - 1);
  checkInteger('y', y, 0, grid.height - 1);
}

/**
 * Returns the index y * width + x of a cell that is given by its coordinates, or as one value.
 *
 * @throws `TypeError` or `RangeError` unless it is a cell of the grid.
 */
export function indexIn(grid: Sides, x: number | PointLike, y: number | undefined): number {
  if (typeof x === 'object') {
    const cell = checkCell('cell', x, grid);
    return cell.y * grid.width + cell.x;
  }
  checkInside(x, y as number, grid);
  // + 0 makes 0 of -0.
  return (y as number) * grid.width + x + 0;
}

/** Returns the error for a value that is not a cell. Separate from the check, which thus stays small enough to be inlined. */
function notACell(pattern: string, value: PointLike, grid: Sides, index: number): TypeError | RangeError {
  const name = pattern.replace('*', String(index));
  if (isRevoked(value)) return wrongKind(name, value, 'a cell, { x, y } or [x, y]');
  const pair = Array.isArray(value);
  const { x, y }: Partial<Point> = pair ? { x: value[0], y: value[1] } : Object(value);
  const isKind = pair ? value.length === 2 : typeof value === 'object';
  const { floor } = Object(value);
  const onFloor = floor === undefined ? '' : `, floor: ${show(floor)}`;
  const shown = pair || (x ?? y) === undefined ? show(value) : `{ x: ${show(x)}, y: ${show(y)}${onFloor} }`;
  if (pair ? value.length === 3 : floor) {
    return new (pair ? TypeError : RangeError)(`${name} is ${shown}, and the grid has no floors: leave it out`);
  }
  if (!isKind || x === undefined || y === undefined) {
    return new TypeError(`${name} is ${shown}: it must be a cell, { x, y } or [x, y]`);
  }
  checkNumber(name + (pair ? '[0]' : '.x'), x);
  checkNumber(name + (pair ? '[1]' : '.y'), y);
  if (!Number.isInteger(x) || !Number.isInteger(y)) {
    return new RangeError(`${name} is (${x}, ${y}): coordinates must be whole numbers; round them to a cell first`);
  }
  const swapped = liesIn(y, x, grid) ? `; (${y}, ${x}) lies inside: are x and y swapped?` : '';
  return new RangeError(
    `${name} is (${x}, ${y}): it must lie in the grid, x from 0 to ${grid.width - 1} and y from 0 to ${grid.height - 1}${swapped}`,
  );
}
