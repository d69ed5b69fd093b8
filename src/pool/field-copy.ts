import type { Sides } from '../core/base/cells/box.ts';
import { STEP_X, STEP_Y } from '../core/base/cells/direction.ts';
import { indexIn, type Point, type PointLike, placeAt } from '../core/base/cells/point.ts';
import { checkNonNegative } from '../core/base/check.ts';
import { ownersOf, type ReadGoals } from '../features/field/field-goals.ts';
import type { FieldDirection } from '../features/field/field-options.ts';
import { type Crossings, descend, LINK_STEP, NO_STEP, reversed } from '../features/field/field-route.ts';
import { internals, Path } from '../index.ts';
import type { FieldArrays } from './messages.ts';

/**
 * What a pool's `distanceField` returns: costs and steps of all cells, for the grid as it was at the call. It is read like a
 * `DistanceField`. It has no `update`: ask the pool again. Its arrays are the caller's, so that `costsInto`, `flowInto` and `dispose` have no place.
 *
 * It takes 9 bytes a cell, which the worker hands over without copying them.
 */
export class FieldCopy {
  /** Columns of the grid. */
  readonly width: number;
  /** Rows of the grid. */
  readonly height: number;
  /** Path costs of all cells, row by row; see `DistanceField.costs`. */
  readonly costs: Float64Array;
  /** Steps of all cells, row by row; see `DistanceField.flow`. */
  readonly flow: Uint8Array;
  private readonly direction: FieldDirection;
  /** The sides of the grid, with its floors. */
  private readonly sides: Sides;
  private readonly crossings: Crossings | null;
  private readonly goals: ReadGoals;
  /** The goals by their cells, once `goalAt` has asked. */
  private owners: ReadonlyMap<number, number> | null = null;

  /** @internal */
  constructor(
    { width, height, floorRows = 0 }: Sides,
    { costs, flow, crossings }: FieldArrays,
    direction: FieldDirection,
    goals: ReadGoals,
  ) {
    this.width = width;
    this.height = height;
    this.costs = costs;
    this.flow = flow;
    this.direction = direction;
    this.sides = { width, height, floorRows };
    this.crossings = crossings;
    this.goals = goals;
  }

  /**
   * Returns the path cost of a cell. O(1).
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` for coordinates that are not numbers.
   */
  costAt(x: number, y: number): number;
  costAt(cell: PointLike): number;
  costAt(x: number | PointLike, y?: number): number {
    return this.costs[this.cellOf(x, y)];
  }

  /** Whether no route leads to a goal, not even from itself, see `DistanceField.isEmpty`. O(cells). */
  get isEmpty(): boolean {
    return this.costs.every((cost) => cost === Infinity);
  }

  /**
   * Returns the next cell on a cheapest route to a goal, as `DistanceField.next` does; null for goals, and for cells of cost Infinity.
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` for coordinates that are not numbers.
   */
  next(x: number, y: number): Point | null;
  next(cell: PointLike): Point | null;
  next(x: number | PointLike, y?: number): Point | null {
    const cell = this.cellOf(x, y);
    const direction = this.flow[cell];
    if (direction === LINK_STEP) return this.placeOf(this.crossings?.get(cell)?.to ?? cell);
    if (direction === NO_STEP) return null;
    return this.placeOf(cell + STEP_X[direction] + STEP_Y[direction] * this.width);
  }

  /**
   * Returns a cheapest route between the cell and its nearest goal, as `DistanceField.path` does; null if the cost is Infinity.
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` for coordinates that are not numbers.
   */
  path(x: number, y: number): Path | null;
  path(cell: PointLike): Path | null;
  path(x: number | PointLike, y?: number): Path | null {
    const cell = this.cellOf(x, y);
    if (this.costs[cell] === Infinity) return null;
    const points = descend(this.flow, this.width, cell, this.crossings);
    const route = this.direction === 'to' ? points : reversed(points);
    return new Path(route, internals.CHECKED, this.sides.floorRows);
  }

  /**
   * Returns the index of the goal that a cell's route leads to, as `DistanceField.goalAt` does; -1 if the cost is Infinity. O(length of the route).
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` for coordinates that are not numbers.
   */
  goalAt(x: number, y: number): number;
  goalAt(cell: PointLike): number;
  goalAt(x: number | PointLike, y?: number): number {
    const cell = this.cellOf(x, y);
    if (this.costs[cell] === Infinity) return -1;
    const [endX, endY] = descend(this.flow, this.width, cell, this.crossings).slice(-2);
    this.owners ??= ownersOf(this.goals);
    return this.owners.get(endY * this.width + endX) ?? -1;
  }

  /**
   * Returns the indices y * width + x of the cells whose cost is at most `budget`, in rising order. O(cells).
   *
   * @param budget A number >= 0; Infinity for all reachable cells.
   * @throws `TypeError` or `RangeError` for other budgets.
   */
  within(budget: number): Int32Array {
    const most = Math.min(checkNonNegative('budget', budget), Number.MAX_VALUE);
    const cells: number[] = [];
    for (let cell = 0; cell < this.costs.length; cell++) if (this.costs[cell] <= most) cells.push(cell);
    return Int32Array.from(cells);
  }

  private placeOf(cell: number): Point {
    const x = cell % this.width;
    return placeAt(this.sides, x, (cell - x) / this.width);
  }

  private cellOf(x: number | PointLike, y: number | undefined): number {
    return indexIn(this.sides, x, y);
  }
}
