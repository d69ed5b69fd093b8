import { show } from './check.ts';
import type { Grid } from './grid.ts';

/** A cell, as an object or as a pair: `x` is the column, `y` the row, counted from the top left corner. */
export type PointLike = { readonly x: number; readonly y: number } | readonly [x: number, y: number];

/** A cell. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Reads a point that must be a cell of the grid.
 *
 * @throws {TypeError} unless it is `{ x, y }` or `[x, y]` with numbers.
 * @throws {RangeError} unless both are whole numbers and the cell lies in the grid.
 */
export function checkCell(name: string, value: PointLike, grid: Grid): Point {
  if (typeof value !== 'object' || value === null) throw notAPoint(name, value);
  const pair = Array.isArray(value);
  if (pair && value.length !== 2) throw notAPoint(name, value);
  const x: unknown = pair ? value[0] : (value as Point).x;
  const y: unknown = pair ? value[1] : (value as Point).y;
  if (typeof x !== 'number' || typeof y !== 'number') throw notAPoint(name, value);
  if (!Number.isInteger(x) || !Number.isInteger(y)) {
    throw new RangeError(`${name} is (${x}, ${y}): coordinates must be whole numbers; round them to a cell first`);
  }
  if (!grid.isInside(x, y)) {
    throw new RangeError(
      `${name} is (${x}, ${y}): it must lie in the grid, x from 0 to ${grid.width - 1} and y from 0 to ${grid.height - 1}`,
    );
  }
  return { x, y };
}

function notAPoint(name: string, value: unknown): TypeError {
  return new TypeError(`${name} is ${show(value)}: it must be a cell, { x, y } or [x, y]`);
}
