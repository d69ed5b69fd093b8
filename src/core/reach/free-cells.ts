import { checkCell, type Point, type PointLike, placeAt } from '../base/cells/point.ts';
import { checkNumber, show, wrongKind } from '../base/check.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { cellsOf, type Grid } from '../grid/grid.ts';
import { WRAPS_X, WRAPS_Y } from '../grid/links/links.ts';
import type { OptionsOn } from '../grid/map-types.ts';
import { reachOf } from './reach.ts';
import { onReach, REACH_NAMES, type ReachOptions } from './unit.ts';

/** Options of {@link randomCell}, and what they have in common with those of {@link nearestFree}. */
export interface FreeCellOptions extends ReachOptions {
  /** Only cells to which a route leads from this one. With `allowBlockedStart` it may be blocked, by the unit itself. Default: any cell. */
  reachableFrom?: PointLike | undefined;
}

/** Options of {@link nearestFree}. */
export interface NearestFreeOptions extends FreeCellOptions {
  /** Only cells within this distance; >= 0, default Infinity. It is measured in cells and in a straight line, on hexagons in steps. */
  within?: number | undefined;
}

/** Options of {@link randomCell}. */
export interface RandomCellOptions extends FreeCellOptions {
  /** Returns a number from 0 up to, but not including, 1. Give a seeded one for the same cells on every run. Default `Math.random`. */
  random?: (() => number) | undefined;
}

const NEAREST_NAMES = /* @__PURE__ */ REACH_NAMES.concat('reachableFrom', 'within');
const RANDOM_NAMES = /* @__PURE__ */ REACH_NAMES.concat('reachableFrom', 'random');
/** Cells tried at random before all are counted. The cell that a seeded `random` gives depends on it. */
const TRIES = 64;

/**
 * Returns the cell nearest to a given one where a unit may stand: the cell itself, if it may stand there. For clicks on walls, and for units to
 * put on the map.
 *
 * Nearest is by straight line between the centres of cells, on hexagons by steps ({@link HexGrid.distance}), whatever lies between them;
 * `reachableFrom` leaves only cells that a unit can walk to. Edges that go on (`wrap`) count. On a grid with floors, only cells of the same floor are
 * near. Of several at the same distance, it is the one with the least `y`, then the least `x`. Takes time in proportion to the square of the distance.
 *
 * @param grid The grid, which stays as it is.
 * @param cell A cell of the grid.
 * @param options The unit, as for {@link findPath}, and `within` and `reachableFrom`.
 * @returns The cell, or null if there is none. For a unit of several cells it is the top left one.
 * @throws `TypeError` and `RangeError` as {@link findPath} does.
 *
 * @example
 * const grid = Grid.fromText(`
 *   ###..
 *   ###..
 *   ###..
 * `);
 * nearestFree(grid, [1, 1]); // => { x: 3, y: 1 }
 * nearestFree(grid, [1, 1], { size: 2 }); // => { x: 3, y: 1 }
 * nearestFree(grid, [1, 1], { avoid: [[3, 1]] }); // => { x: 3, y: 0 }
 * nearestFree(grid, [1, 1], { within: 1 }); // => null
 */
export function nearestFree<Map extends Grid>(
  grid: Map,
  cell: PointLike,
  options?: OptionsOn<Map, NearestFreeOptions>,
): Point | null;
export function nearestFree(grid: Grid, cell: PointLike, options?: NearestFreeOptions): Point | null {
  const base = cellsOf(grid);
  const from = checkCell('cell', cell, base);
  const within = options?.within ?? Infinity;
  if (!(checkNumber('within', within) >= 0)) throw new RangeError(`within is ${within}: it must be a number >= 0`);
  return onFree(base, options, NEAREST_NAMES, (cells, isFree) => {
    const found = scan(cells, from, within, isFree);
    return found === null ? null : placeAt(base, found.x, found.y);
  });
}

/**
 * Returns a random cell where a unit may stand; each is equally likely. Usually in O(1); O(cells) where nearly all cells are blocked or out of
 * reach.
 *
 * @param grid The grid, which stays as it is.
 * @param options The unit, as for {@link findPath}, and `random` and `reachableFrom`.
 * @returns The cell, or null if there is none. For a unit of several cells it is the top left one.
 * @throws `TypeError` and `RangeError` as {@link findPath} does. @throws `RangeError` if `random` returns anything but a number from 0 to 1,
 * 1 excluded.
 *
 * @example
 * const grid = Grid.fromText('##.##');
 * randomCell(grid); // => { x: 2, y: 0 }
 * randomCell(grid, { reachableFrom: [0, 0] }); // => null
 */
export function randomCell<Map extends Grid>(grid: Map, options?: OptionsOn<Map, RandomCellOptions>): Point | null;
export function randomCell(grid: Grid, options?: RandomCellOptions): Point | null {
  const base = cellsOf(grid);
  const random = options?.random ?? Math.random;
  if (typeof random !== 'function')
    throw wrongKind('random', random, 'a function that returns a number from 0 to 1, 1 excluded');
  const below = (count: number) => {
    const value = random();
    if (typeof value === 'number' && value >= 0 && value < 1) return Math.floor(value * count);
    throw new RangeError(`random returned ${show(value)}: it must return a number from 0 up to, but not including, 1`);
  };
  return onFree(base, options, RANDOM_NAMES, (cells, isFree) => {
    const found = pick(cells, below, isFree);
    return found === null ? null : placeAt(base, found.x, found.y);
  });
}

/** Says whether a unit may stand on a cell, and be there. */
type IsFree = (x: number, y: number) => boolean;

/** Calls `run` with the cells of a unit and what says which of them are free. */
function onFree<T>(
  base: CellStore,
  options: FreeCellOptions | undefined,
  names: readonly string[],
  run: (cells: CellStore, isFree: IsFree) => T,
): T {
  const home = options?.reachableFrom === undefined ? null : checkCell('reachableFrom', options.reachableFrom, base);
  return onReach(base, options, names, home === null ? [] : [home], (cells, rule) => {
    if (home === null) return run(cells, (x, y) => !cells.isBlocked(x, y));
    if (cells.isBlocked(home.x, home.y)) return run(cells, () => false);
    const { width } = cells;
    const isWithin = reachOf(cells, rule).from(home.y * width + home.x);
    return run(cells, (x, y) => isWithin(y * width + x));
  });
}

/** Looks at rings of columns and rows round a cell, until all others are farther away than the best one. Hexagons of a ring are no nearer than squares. */
function scan(cells: CellStore, { x, y }: Point, within: number, isFree: IsFree): Point | null {
  const { width, height, floorRows, shape } = cells;
  const [joinsX, joinsY] = [(cells.wrap & WRAPS_X) !== 0, (cells.wrap & WRAPS_Y) !== 0];
  // Only the floor of the cell is near.
  const top = floorRows === 0 ? 0 : y - (y % floorRows);
  const bottom = floorRows === 0 ? height - 1 : top + floorRows - 2;
  let best: Point | null = null;
  let least = within * within;
  const look = (column: number, row: number): void => {
    const [atX, atY] = [joinsX ? inside(column, width) : column, joinsY ? inside(row, height) : row];
    if (atX < 0 || atX >= width) return;
    const square = shape === null ? (column - x) ** 2 + (row - y) ** 2 : shape.stepsBetween(cells, x, y, atX, atY) ** 2;
    if (square > least) return;
    const isLater = best !== null && square === least && (atY > best.y || (atY === best.y && atX >= best.x));
    if (isLater || !isFree(atX, atY)) return;
    best = { x: atX, y: atY };
    least = square;
  };
  const last = Math.max(x, y, width - 1 - x, height - 1 - y);
  for (let ring = 0; ring <= last && ring * ring <= least; ring++) {
    const [first, end] = joinsY ? [y - ring, y + ring] : [Math.max(top, y - ring), Math.min(bottom, y + ring)];
    for (let row = first; row <= end; row++) {
      const isEdge = row === y - ring || row === y + ring;
      const step = isEdge || ring === 0 ? 1 : 2 * ring;
      for (let column = x - ring; column <= x + ring; column += step) look(column, row);
    }
  }
  return best;
}

/** Returns the column or row on the map that one beyond an edge that goes on stands for. */
function inside(at: number, side: number): number {
  return ((at % side) + side) % side;
}

function pick({ width, height }: CellStore, below: (count: number) => number, isFree: IsFree): Point | null {
  for (let i = 0; i < TRIES; i++) {
    const cell = below(width * height);
    const y = Math.floor(cell / width);
    if (isFree(cell - y * width, y)) return { x: cell - y * width, y };
  }
  const free: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (isFree(x, y)) free.push(y * width + x);
  }
  if (free.length === 0) return null;
  const cell = free[below(free.length)];
  const y = Math.floor(cell / width);
  return { x: cell - y * width, y };
}
