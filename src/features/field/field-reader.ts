import type { Point, PointLike } from '../../core/base/cells/point.ts';
import { Printable } from '../../core/base/printable.ts';
import type { Path } from '../../core/grid/path/path.ts';

/** How all fields are read: that of a grid, that of a {@link World}, and the copy that a pool returns. */
export abstract class FieldReader extends Printable {
  /**
   * Returns the path cost of a cell, see `DistanceField.costs`. Infinity if there is no route; in a `World` also 66 cells or more outside
   * the window. O(1).
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` for coordinates that are not numbers.
   */
  costAt(x: number, y: number): number;
  costAt(cell: PointLike): number;
  costAt(x: number | PointLike, y?: number): number {
    return this.costOf(this.cellOf(x, y));
  }

  /**
   * Returns the next cell on a cheapest route from a cell to its goal; null for goals, and for cells of cost Infinity. If the field has
   * direction `'from'`, returns the previous cell on the route from the source. Both are the step downhill: that neighbour costs less by
   * the cost of the step. O(1), after the first call has copied the steps (O(cells)).
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` for coordinates that are not numbers.
   */
  next(x: number, y: number): Point | null;
  next(cell: PointLike): Point | null;
  next(x: number | PointLike, y?: number): Point | null {
    return this.stepFrom(this.cellOf(x, y));
  }

  /**
   * Returns a cheapest route from the cell to its nearest goal; null if the cost is Infinity. If the field has direction `'from'`, the
   * route leads from the nearest source to the cell. `costAt` is its cost. O(length), after the first call has copied
   * the steps, as for `next`.
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` for coordinates that are not numbers.
   */
  path(x: number, y: number): Path | null;
  path(cell: PointLike): Path | null;
  path(x: number | PointLike, y?: number): Path | null {
    const cell = this.cellOf(x, y);
    return this.costOf(cell) === Infinity ? null : this.pathFrom(cell);
  }

  /**
   * Returns the index, among the goals given last, of the goal that a cell's route leads to (with direction `'from'`, comes from); -1 if the cost is
   * Infinity. All cells of a route have the same one. Of several goals in a cell it is the cheapest, and of these the first. Between goals that are equally near it is
   * the one that the steps of the field lead to; a goal's own cell belongs to that goal. O(length of the route).
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` for coordinates that are not numbers.
   *
   * @example
   * const field = distanceField(new Grid(9, 1), [{ x: 0, y: 0, cost: 3 }, { x: 8, y: 0 }]);
   * field.goalAt(3, 0); // => 1
   * field.costAt(3, 0); // => 5
   */
  goalAt(x: number, y: number): number;
  goalAt(cell: PointLike): number;
  goalAt(x: number | PointLike, y?: number): number {
    const cell = this.cellOf(x, y);
    return this.costOf(cell) === Infinity ? -1 : this.goalOf(cell);
  }

  /** @internal Returns the index of a cell; -1 outside the grid of a world. @throws `TypeError` or `RangeError` if it is not a cell. */
  protected abstract cellOf(x: number | PointLike, y: number | undefined): number;
  /** @internal Reads the field by the index of a cell. Routes and goals are asked for only if the cost is not Infinity. */
  abstract costOf(cell: number): number;
  /** @internal */
  abstract stepFrom(cell: number): Point | null;
  /** @internal */
  abstract pathFrom(cell: number): Path;
  /** @internal */
  abstract goalOf(cell: number): number;
}
