/** Steps by what they rise, a bit each. */
import { allocate } from '../../core/base/allocate.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { neighbourAt } from '../../core/grid/links/links.ts';

/** What units can do. */
export interface Limits {
  readonly climb: number;
  readonly drop: number;
  readonly uphill: number;
}

/** Directions, a bit each. */
const ALL = 0xff;
const SIDES = 0x55;

/** The least rise above 0. */
const ANY_RISE = Number.MIN_VALUE;

/** Which steps to mark: bit d of a cell for its step in direction d. */
interface Wanted {
  /** Least and most rise of steps that are marked; with `others` of those that are not. Doubles even if they are whole, or V8 compiles the loops again. */
  readonly rises: Float64Array;
  readonly others: boolean;
  /** Which directions are marked at all. */
  readonly directions: number;
}

/** Marks the exits to close: of steps that are too high or too deep, and of those that go up at a cost. O(cells). */
export function closedSteps(cells: CellStore, heights: Float64Array, { climb, drop, uphill }: Limits): Uint8Array {
  return marks(cells, heights, {
    rises: Float64Array.of(-drop, uphill > 0 ? 0 : climb),
    others: true,
    directions: ALL,
  });
}

/** Marks the steps over borders that go up, and not too high. O(cells). */
export function stepsUp(cells: CellStore, heights: Float64Array, { climb }: Limits): Uint8Array {
  const directions = cells.shape === null ? SIDES : ALL;
  return marks(cells, heights, { rises: Float64Array.of(ANY_RISE, climb), others: false, directions });
}

/** @throws `RangeError` if memory cannot be allocated. */
function marks(cells: CellStore, heights: Float64Array, wanted: Wanted): Uint8Array {
  const { width, height, floorRows } = cells;
  const marked = allocate(Uint8Array, width * height);
  for (let y = 0; y < height; y++) {
    // Rows between floors are no cells.
    const isInside = y > 0 && y < height - 1 && width > 2 && !((y + 2) % floorRows < 3);
    if (isInside) markRow(y, cells, heights, wanted, marked);
    for (let x = 0; x < width; x += isInside ? width - 1 : 1) markCell(x, y, cells, heights, wanted, marked);
  }
  return marked;
}

/** Marks steps of a cell at the edge, as `setExit` sees them: exits that lead nowhere stay as they are. */
function markCell(
  x: number,
  y: number,
  cells: CellStore,
  heights: Float64Array,
  { rises: [least, most], others, directions }: Wanted,
  marked: Uint8Array,
): void {
  const { width, floorRows, closedExits } = cells;
  const cell = y * width + x;
  const moves = movesAt(cells, x, y) & directions;
  for (let direction = 0; direction < 8; direction++) {
    const to = neighbourAt(cells, x, y, direction);
    const leads = to >= 0 && (y + 1) % floorRows !== 0 && (Math.floor(to / width) + 1) % floorRows !== 0;
    const rise = heights[to] - heights[cell];
    const isMarked = leads ? (rise >= least && rise <= most) !== others : others;
    if (isMarked) marked[cell] |= (leads ? moves : closedExits.at(cell)) & (1 << direction);
  }
}

/** Returns which directions lead to neighbours. */
function movesAt({ shape }: CellStore, x: number, y: number): number {
  let moves = 0;
  for (let direction = 0; direction < 8; direction++)
    if (shape === null || shape.isMove(x, y, direction)) moves |= 1 << direction;
  return moves;
}

/**
 * Marks steps of the inner cells of a row. It takes no branches: on rough ground no processor could guess them. The window of nine heights moves on by
 * three at each cell.
 */
function markRow(
  y: number,
  cells: CellStore,
  heights: Float64Array,
  { rises: [least, most], others, directions }: Wanted,
  marked: Uint8Array,
): void {
  const { width } = cells;
  const end = (y + 1) * width - 1;
  // Moves of hexagons depend on whether the column is odd.
  const odd = movesAt(cells, 1, y) & directions;
  const change = odd ^ (movesAt(cells, 2, y) & directions);
  const flip = others ? ALL : 0;
  const within = (rise: number): number => Number(rise >= least) & Number(rise <= most);
  let cell = end - width + 2;
  let [nw, n] = [heights[cell - width - 1], heights[cell - width]];
  let [w, h] = [heights[cell - 1], heights[cell]];
  let [sw, s] = [heights[cell + width - 1], heights[cell + width]];
  for (let moves = odd; cell < end; cell++, moves ^= change) {
    const ne = heights[cell - width + 1];
    const e = heights[cell + 1];
    const se = heights[cell + width + 1];
    const north = within(n - h) | (within(ne - h) << 1) | (within(nw - h) << 7);
    const south = (within(se - h) << 3) | (within(s - h) << 4) | (within(sw - h) << 5);
    marked[cell] = ((north | (within(e - h) << 2) | south | (within(w - h) << 6)) ^ flip) & moves;
    nw = n;
    n = ne;
    w = h;
    h = e;
    sw = s;
    s = se;
  }
}
