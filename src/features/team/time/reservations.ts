import { indexIn, liesIn, type PointLike } from '../../../core/base/cells/point.ts';
import {
  checkBoolean,
  checkInteger,
  checkLimit,
  checkObject,
  type Filled,
  notOurs,
  type OptionTable,
  readOptions,
  wrongKind,
} from '../../../core/base/check.ts';
import { disposedOf } from '../../../core/base/disposed.ts';
import { isList } from '../../../core/base/lists.ts';
import { keptBy } from '../../../core/base/private-state.ts';
import type { CellStore } from '../../../core/grid/cell-store.ts';
import { cellsOf, type Grid } from '../../../core/grid/grid.ts';
import { ALWAYS } from '../../../core/rules/moves.ts';
import { AgentSteps } from '../agent-steps.ts';
import { ReservedCells } from './reserved-cells.ts';

/** Options of {@link Reservations.add}. */
export interface ReservationOptions {
  /** The time at which the path begins: a whole number >= 0. Default 0. */
  from?: number | undefined;
  /** Whether the agent rests at the end of its path for ever. Default true; otherwise it is gone after its last time. */
  rest?: boolean | undefined;
}

/** What the reservations of a grid keep. */
interface Kept {
  readonly owner: Reservations;
  readonly cells: CellStore;
  readonly reserved: ReservedCells;
  isDisposed: boolean;
}

const KEPT: unique symbol = Symbol('reservations');

const OPTIONS: OptionTable<Filled<ReservationOptions>> = {
  from: [(name, value) => checkInteger(name, value, 0, 2 ** 31 - 1), 0],
  rest: [checkBoolean, true],
};

/**
 * Cells that are taken at certain times: by agents whose paths are known, or by anything that opens and closes. {@link findTimedPath} goes
 * round them. Times are whole numbers; a step takes one.
 *
 * @example
 * const grid = new Grid(5, 3);
 * const reservations = new Reservations(grid);
 * reservations.add(findTeamPaths(grid, [{ start: [4, 1], goal: [0, 1] }]).paths[0]);
 * const { arrival } = findTimedPath(grid, [0, 1], [4, 1], { reservations });
 * arrival; // => 6
 */
export class Reservations {
  /** @internal */
  declare readonly [KEPT]: Kept;

  /** @throws `TypeError` unless `grid` is a Grid. */
  constructor(grid: Grid) {
    const cells = cellsOf(grid);
    const reserved = new ReservedCells(cells.width);
    Object.defineProperty(this, KEPT, { value: { owner: this, cells, reserved, isDisposed: false } satisfies Kept });
  }

  /**
   * Reserves the cells and steps of a path.
   *
   * @param path An object with `xy`, such as a path of {@link findTeamPaths}, {@link findTimedPath} or {@link findPath}: one cell for each time.
   * @param options See {@link ReservationOptions}; each has a default.
   * @throws `TypeError` unless the path is such an object.
   * @throws `RangeError` if it has no cells, leaves the grid, jumps, enters a blocked cell or takes a closed exit, as the grid is now, and for
   * wrong options.
   */
  add(path: { readonly xy: ArrayLike<number> }, options?: ReservationOptions): void {
    const { cells, reserved } = keptIn('this', this);
    const { from, rest } = readOptions(options, OPTIONS);
    const steps = new AgentSteps(cells, ALWAYS).update();
    reserved.addRoute(readPath(path, cells, steps), from, rest, (one, other) => steps.isLink(one, other));
  }

  /**
   * Reserves a cell for some time.
   *
   * @param from The first time, a whole number >= 0.
   * @param to The last time, which is included: a whole number >= from, or Infinity.
   * @throws `RangeError` for cells outside the grid and other times.
   */
  block(x: number, y: number, from: number, to: number): void;
  block(cell: PointLike, from: number, to: number): void;
  block(x: number | PointLike, y: number, from: number, to?: number): void {
    const { cells, reserved } = keptIn('this', this);
    if (typeof x === 'object') [from, to] = [y, from];
    const cell = indexIn(cells, x, y);
    const first = checkInteger('from', from, 0, 2 ** 31 - 1);
    reserved.take(cell, first, checkLimit('to', to, first));
  }

  /** Removes all reservations. */
  clear(): void {
    keptIn('this', this).reserved.clear();
  }

  /**
   * Removes all reservations for good. After that, every other method throws an Error, and so does a search with them. A second call does
   * nothing.
   */
  dispose(): void {
    const kept = keptBy<Kept>(this, KEPT);
    if (kept === null || kept.isDisposed) return;
    kept.reserved.clear();
    kept.isDisposed = true;
  }

  /** Calls {@link Reservations.dispose}, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}

/** Returns what reservations keep. @throws `TypeError` unless they are Reservations. @throws `Error` if they have been disposed of. */
export function keptIn(name: string, reservations: unknown): Kept {
  const kept = keptBy<Kept>(reservations, KEPT);
  if (kept?.isDisposed) throw disposedOf('reservations', 'new Reservations(grid)');
  if (kept !== null) return kept;
  const remedy = 'make them by new Reservations(grid)';
  throw notOurs(name, reservations, { kind: 'a Reservations', remedy, made: { type: Reservations, key: KEPT } });
}

/** Returns the cells of a path as indices. */
function readPath(path: { readonly xy: ArrayLike<number> }, cells: CellStore, steps: AgentSteps): number[] {
  if (typeof path !== 'object' || path === null) checkObject('path', path, 'an object with xy, such as a path');
  const { xy } = path;
  if (!isList(xy)) throw wrongKind('path.xy', xy, 'an array of coordinates, x0, y0, …');
  if (xy.length < 2 || xy.length % 2 !== 0) {
    throw new RangeError(`path.xy has ${xy.length} coordinates: it must have two for each cell, and at least one cell`);
  }
  const route: number[] = [];
  for (let i = 0; i < xy.length; i += 2) {
    const [x, y] = [xy[i], xy[i + 1]];
    if (!liesIn(x, y, cells)) throw new RangeError(`path.xy has (${x}, ${y}), which is not a cell of the grid`);
    const cell = y * cells.width + x;
    const before = i > 0 ? route[route.length - 1] : cell;
    const isJump = Math.max(Math.abs(x - xy[Math.max(i - 2, 0)]), Math.abs(y - xy[Math.max(i - 1, 1)])) > 1;
    const isOpen = before === cell || steps.leads(before, cell);
    if (isJump && !isOpen) {
      throw new RangeError(
        `path.xy goes from (${xy[i - 2]}, ${xy[i - 1]}) to (${x}, ${y}): it must have a cell for each time`,
      );
    }
    if (cells.isBlocked(x, y)) throw new RangeError(`path.xy has (${x}, ${y}), which is blocked: find a path again`);
    if (!isOpen) {
      throw new RangeError(
        `path.xy goes from (${xy[i - 2]}, ${xy[i - 1]}) to (${x}, ${y}) by a closed exit: find a path again`,
      );
    }
    route.push(cell);
  }
  return route;
}
