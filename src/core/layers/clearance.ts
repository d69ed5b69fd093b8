/** Distances from cells to the nearest blocked cell. */
import { allocate } from '../base/allocate.ts';
import { type Box, widened } from '../base/cells/box.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { WRAPS_X, WRAPS_Y } from '../grid/links/links.ts';

/** Takes a row of a part: the squares of the distances of its cells, from its left column on. The array is used again for the next row. */
export type RowWriter = (y: number, squares: Float64Array) => void;

/** Part of the cells of one floor: of the whole grid, if it has no floors. Where edges go on, it is as wide or high as the grid. */
export interface Part extends Box {
  /** First and last row of the floor. */
  readonly first: number;
  readonly last: number;
}

/** Returns the part of each floor that a box touches, widened by a number of columns and rows. */
export function partsOf(cells: CellStore, box: Box, by: number): Part[] {
  const { floorRows, height, wrap } = cells;
  const rows = floorRows === 0 ? height + 1 : floorRows;
  const { left, top, right, bottom } = widened(box, by, cells);
  const across = (wrap & WRAPS_X) === 0 ? { left, right } : { left: 0, right: cells.width - 1 };
  const parts: Part[] = [];
  for (let first = box.top - (box.top % rows); first <= box.bottom; first += rows) {
    const last = first + rows - 2;
    const down = (wrap & WRAPS_Y) === 0 ? [Math.max(top, first), Math.min(bottom, last)] : [first, last];
    parts.push({ ...across, top: down[0], bottom: down[1], first, last });
  }
  return parts;
}

/**
 * Computes the exact Euclidean distance from the centre of each cell of a part to that of the nearest blocked cell of the part, in linear time
 * (P. Felzenszwalb and D. Huttenlocher, Distance Transforms of Sampled Functions, 2012): first along columns, then along each row. Where edges go
 * on, columns and rows are rings.
 *
 * Squares of distances are whole numbers below 2^53, so they are exact.
 *
 * @param edges Whether cells outside the grid, or outside the floor, count as blocked.
 * @param columns Memory with a number for each cell of the part. The row given to `write` is no longer needed in it. Single precision holds
 * the longest column.
 */
export function writeClearance(
  cells: CellStore,
  part: Part,
  edges: boolean,
  columns: Float32Array,
  write: RowWriter,
): void {
  const width = part.right - part.left + 1;
  const isRing = (cells.wrap & WRAPS_X) !== 0;
  measureColumns(cells, part, columns);
  const squares = allocate(Float64Array, width);
  // A ring is laid out three times, so that the middle one has all that is near on both sides.
  const line = isRing ? allocate(Float32Array, 3 * width) : null;
  const most = line?.length ?? width;
  const envelope = { column: allocate(Int32Array, most), from: allocate(Float64Array, most + 1) };
  for (let y = part.top; y <= part.bottom; y++) {
    const first = (y - part.top) * width;
    const row = columns.subarray(first, first + width);
    for (let at = 0; line !== null && at < most; at += width) line.set(row, at);
    measureRow(line ?? row, envelope, squares);
    if (edges) nearEdges(cells, part, y, squares);
    write(y, squares);
  }
}

/** Writes the distance from each cell of a part to the nearest blocked cell of its column, Infinity if there is none. */
function measureColumns(cells: CellStore, { left, top, right, bottom }: Part, columns: Float32Array): void {
  const width = right - left + 1;
  const rows = bottom - top + 1;
  let at = 0;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++, at++) {
      columns[at] = cells.isBlocked(x, y) ? 0 : y === top ? Infinity : columns[at - width] + 1;
    }
  }
  // From row to row: down again round a ring, since a wall counts beyond the edge too, then up.
  const rounds = (cells.wrap & WRAPS_Y) === 0 ? 1 : 2;
  for (let step = rows; step < rounds * rows; step++) {
    spread(columns, width, ((step - 1) % rows) * width, (step % rows) * width);
  }
  for (let step = rounds * rows - 1; step > 0; step--) {
    spread(columns, width, (step % rows) * width, ((step - 1) % rows) * width);
  }
}

/** Lowers the distances of a row to those by way of the row beside it. @param from Where that one begins. @param to Where this one does. */
function spread(columns: Float32Array, width: number, from: number, to: number): void {
  for (let i = 0; i < width; i++) {
    if (columns[to + i] > columns[from + i] + 1) columns[to + i] = columns[from + i] + 1;
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

/** Writes the squared distance from each cell of a row to the nearest blocked cell. @param row Distances along columns; of a ring, three times those. */
function measureRow(row: Float32Array, { column, from }: Envelope, squares: Float64Array): void {
  let count = 0;
  for (let x = 0; x < row.length; x++) {
    if (row[x] === Infinity) continue;
    const height = row[x] * row[x] + x * x;
    // Parabolas that the new one undercuts at all places where they were lowest are dropped.
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
  const first = row.length === squares.length ? 0 : squares.length;
  for (let i = 0; i < squares.length; i++) {
    const x = first + i;
    while (from[part + 1] < x) part++;
    const other = column[part];
    squares[i] = (x - other) * (x - other) + row[other] * row[other];
  }
}

/** Lowers squared distances to those from the nearest cell outside the floor, beyond edges that do not go on. */
function nearEdges({ width, wrap }: CellStore, { left, first, last }: Part, y: number, squares: Float64Array): void {
  const vertical = (wrap & WRAPS_Y) === 0 ? Math.min(y - first + 1, last - y + 1) : Infinity;
  for (let i = 0; i < squares.length; i++) {
    const across = (wrap & WRAPS_X) === 0 ? Math.min(left + i + 1, width - left - i) : Infinity;
    const nearest = Math.min(vertical, across);
    if (squares[i] > nearest * nearest) squares[i] = nearest * nearest;
  }
}
