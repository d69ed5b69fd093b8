/** Distances from cells to the nearest blocked cell. */
import { allocate } from '../base/allocate.ts';
import type { Box } from '../base/box.ts';
import type { CellStore } from '../grid/cell-store.ts';

/** Takes a row of the box: the squares of the distances of its cells, from its left column on. The array is used again for the next row. */
export type RowWriter = (y: number, squares: Float64Array) => void;

/**
 * Computes the exact Euclidean distance from the centre of each cell of a box to that of the nearest blocked cell of the box, in linear time
 * (P. Felzenszwalb and D. Huttenlocher, Distance Transforms of Sampled Functions, 2012): first along columns, then along each row.
 *
 * Squares of distances are whole numbers below 2^53, so they are exact.
 *
 * @param edges Whether cells outside the grid count as blocked.
 * @param columns Memory with a number for each cell of the box. The row given to `write` is no longer needed in it. Single precision holds
 * the longest column.
 */
export function writeClearance(
  cells: CellStore,
  box: Box,
  edges: boolean,
  columns: Float32Array,
  write: RowWriter,
): void {
  const width = box.right - box.left + 1;
  measureColumns(cells, box, columns);
  const squares = allocate(Float64Array, width);
  const envelope = { column: allocate(Int32Array, width), from: allocate(Float64Array, width + 1) };
  for (let y = box.top; y <= box.bottom; y++) {
    const first = (y - box.top) * width;
    measureRow(columns.subarray(first, first + width), envelope, squares);
    if (edges) nearEdges(cells, box.left, y, squares);
    write(y, squares);
  }
}

/** Writes the distance from each cell of a box to the nearest blocked cell of its column, Infinity if there is none. */
function measureColumns(cells: CellStore, { left, top, right, bottom }: Box, columns: Float32Array): void {
  const width = right - left + 1;
  let at = 0;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++, at++) {
      columns[at] = cells.isBlocked(x, y) ? 0 : y === top ? Infinity : columns[at - width] + 1;
    }
  }
  for (at -= width + 1; at >= 0; at--) {
    if (columns[at] > columns[at + width] + 1) columns[at] = columns[at + width] + 1;
  }
}

/**
 * The lowest parts of the parabolas (x - column)^2 + distance^2 along a row, from left to right: the columns of the parabolas, and where
 * the part of each begins.
 */
interface Envelope {
  readonly column: Int32Array;
  readonly from: Float64Array;
}

/** Writes the squared distance from each cell of a row to the nearest blocked cell. @param row Distances along columns. */
function measureRow(row: Float32Array, { column, from }: Envelope, squares: Float64Array): void {
  const width = row.length;
  let count = 0;
  for (let x = 0; x < width; x++) {
    if (row[x] === Infinity) continue;
    const height = row[x] * row[x] + x * x;
    // Parabolas that the new one undercuts wherever they were lowest are dropped.
    let start = -Infinity;
    while (count > 0) {
      const other = column[count - 1];
      start = (height - (row[other] * row[other] + other * other)) / (2 * (x - other));
      if (start > from[count - 1]) break;
      count--;
      start = -Infinity;
    }
    column[count] = x;
    from[count] = start;
    count++;
  }
  if (count === 0) {
    squares.fill(Infinity);
    return;
  }
  from[count] = Infinity;
  let part = 0;
  for (let x = 0; x < width; x++) {
    while (from[part + 1] < x) part++;
    const other = column[part];
    squares[x] = (x - other) * (x - other) + row[other] * row[other];
  }
}

/** Lowers squared distances to those from the nearest cell outside the grid. */
function nearEdges({ width, height }: CellStore, left: number, y: number, squares: Float64Array): void {
  const vertical = Math.min(y + 1, height - y);
  for (let i = 0; i < squares.length; i++) {
    const nearest = Math.min(vertical, left + i + 1, width - left - i);
    if (squares[i] > nearest * nearest) squares[i] = nearest * nearest;
  }
}
