import type { Sides } from '../core/base/cells/box.ts';
import { indexIn, type Point, type PointLike } from '../core/base/cells/point.ts';
import { checkNonNegative } from '../core/base/check.ts';
import { ownersOf, type ReadGoals } from '../features/field/field-goals.ts';
import type { FieldDirection } from '../features/field/field-options.ts';
import { FieldReader } from '../features/field/field-reader.ts';
import { type Crossings, descend, reversed, stepFrom } from '../features/field/field-route.ts';
import { internals, Path } from '../index.ts';
import type { FieldArrays } from './messages.ts';

/**
 * What a pool's `distanceField` returns: costs and steps of all cells, for the grid as it was at the call. It is read like a
 * `DistanceField`. It has no `update`: ask the pool again. Its arrays are the caller's, so that `costsInto`, `flowInto` and `dispose` have no place.
 *
 * It takes 9 bytes a cell, which the worker hands over without copying them.
 */
export class FieldCopy extends FieldReader {
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
    super();
    this.width = width;
    this.height = height;
    this.costs = costs;
    this.flow = flow;
    this.direction = direction;
    this.sides = { width, height, floorRows };
    this.crossings = crossings;
    this.goals = goals;
  }

  /** Whether every cost is Infinity, see `DistanceField.isEmpty`. O(cells). */
  get isEmpty(): boolean {
    return this.costs.every((cost) => cost === Infinity);
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

  /** @internal */
  protected summary(): object {
    return { width: this.width, height: this.height, goals: this.goals.cells.length };
  }

  /** @internal */
  protected cellOf(x: number | PointLike, y: number | undefined): number {
    return indexIn(this.sides, x, y);
  }

  /** @internal */
  costOf(cell: number): number {
    return this.costs[cell];
  }

  /** @internal */
  stepFrom(cell: number): Point | null {
    return stepFrom(this.flow, this.sides, cell, this.crossings);
  }

  /** @internal */
  pathFrom(cell: number): Path {
    const points = descend(this.flow, this.width, cell, this.crossings);
    return new Path(this.direction === 'to' ? points : reversed(points), internals.CHECKED, this.sides.floorRows);
  }

  /** @internal */
  goalOf(cell: number): number {
    const [endX, endY] = descend(this.flow, this.width, cell, this.crossings).slice(-2);
    this.owners ??= ownersOf(this.goals);
    return this.owners.get(endY * this.width + endX) ?? -1;
  }
}
