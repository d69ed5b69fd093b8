import { allocate } from '../base/allocate.ts';
import { isIterable, show, viewName, wrongKind } from '../base/check.ts';
import { checkCell, type PointLike } from '../base/point.ts';
import type { CellStore } from '../grid/cell-store.ts';

/** Cells to keep out of: an array (or another iterable) of cells, or an Int32Array of cell indices y * width + x. */
export type Avoid = Iterable<PointLike> | Int32Array;

/** Returns the indices of cells to avoid. @throws `TypeError` or `RangeError` unless all are cells of the grid. */
export function readAvoid(avoid: Avoid | undefined, cells: CellStore): Int32Array {
  if (avoid === undefined) return new Int32Array(0);
  if (viewName(avoid) === 'Int32Array') return readIndices(avoid as Int32Array, cells);
  if (typeof avoid !== 'object' || avoid === null || viewName(avoid) !== '' || !isIterable(avoid)) {
    throw wrongKind('avoid', avoid, 'an array of cells, or an Int32Array of cell indices');
  }
  const found: number[] = [];
  for (const cell of avoid as Iterable<PointLike>) {
    const { x, y } = checkCell('avoid[*]', cell, cells, found.length);
    found.push(y * cells.width + x);
  }
  return Int32Array.from(found);
}

function readIndices(avoid: Int32Array, { width, height }: CellStore): Int32Array {
  const indices = allocate(Int32Array, avoid.length);
  indices.set(avoid);
  const wrong = indices.findIndex((cell) => cell < 0 || cell >= width * height);
  if (wrong < 0) return indices;
  throw new RangeError(
    `avoid[${wrong}] is ${show(indices[wrong])}: it must be a cell index from 0 to ${width * height - 1}, y * width + x`,
  );
}
