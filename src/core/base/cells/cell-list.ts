import { isRevoked, wrongKind } from '../check.ts';
import { checkAttached, isIterable, viewName } from '../lists.ts';
import type { Sides } from './box.ts';
import { checkCell, type PointLike } from './point.ts';

/** One cell, several, or the indices of several. */
export type CellList = PointLike | Iterable<PointLike> | Int32Array;

/**
 * Returns the indices of cells, `y * width + x`.
 *
 * @throws `TypeError` or `RangeError` unless `list` is a cell of the grid, an iterable of cells, or an Int32Array of indices.
 */
export function indicesOf(name: string, list: CellList, grid: Sides): number[] {
  if (viewName(list) === 'Int32Array') return readIndices(name, list as Int32Array, grid);
  if (isOne(list)) return [indexOf(checkCell(name, list, grid), grid)];
  if (typeof list !== 'object' || list === null || isRevoked(list) || !isIterable(list)) {
    throw wrongKind(name, list, 'a cell, an iterable of cells, or an Int32Array of cell indices');
  }
  return Array.from(list as Iterable<PointLike>, (cell, i) => indexOf(checkCell(`${name}[*]`, cell, grid, i), grid));
}

function readIndices(name: string, list: Int32Array, { width, height }: Sides): number[] {
  checkAttached(name, list);
  const count = width * height;
  const indices = new Array<number>(list.length);
  for (let i = 0; i < list.length; i++) {
    const cell = list[i];
    if (cell < 0 || cell >= count) {
      throw new RangeError(`${name}[${i}] is ${cell}: cells have indices from 0 to ${count - 1}`);
    }
    indices[i] = cell;
  }
  return indices;
}

function isOne(list: CellList): list is PointLike {
  if (typeof list !== 'object' || list === null || isRevoked(list)) return false;
  return Array.isArray(list) ? typeof list[0] === 'number' : 'x' in list && 'y' in list;
}

function indexOf({ x, y }: { readonly x: number; readonly y: number }, { width }: Sides): number {
  return y * width + x;
}
