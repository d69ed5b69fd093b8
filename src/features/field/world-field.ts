import { readPlace } from '../../core/base/cells/place.ts';
import { liesIn, type Point, type PointLike } from '../../core/base/cells/point.ts';
import { Printable } from '../../core/base/printable.ts';
import { Path } from '../../core/grid/path/path.ts';
import type { DistanceField } from './field.ts';
import type { FieldGoals } from './field-goals.ts';

/** The field of a world's grid, and where in the world the grid lies. */
export interface PlacedField {
  readonly field: DistanceField;
  /** The cell of the world that is (0, 0) of the grid. */
  readonly zero: Point;
  /** Returns the index of a goal, among all given, by that in the grid; -1 for -1. */
  goalOf(index: number): number;
  /** Computes the field again, perhaps another one. */
  update(goals: FieldGoals | undefined): void;
}

/**
 * A {@link DistanceField} over the ground of a {@link World}, unloaded ground as its `unknown` says, in coordinates of the world. Made by {@link distanceField}. Edits and loads do
 * not change it until {@link WorldField.update}.
 *
 * @example
 * const world = new World({ width: 128, height: 128 });
 * world.load(-1, 0);
 * const field = distanceField(world, [-10, 5]);
 * field instanceof WorldField; // => true
 * field.costAt(-13, 5); // => 3
 * field.next(-13, 5); // => { x: -12, y: 5 }
 * field.costAt(5, 5); // => Infinity
 */
export class WorldField extends Printable {
  private readonly placed: PlacedField;

  /** @internal */
  constructor(placed: PlacedField) {
    super();
    this.placed = placed;
  }

  /** @internal */
  protected summary(): object {
    return {};
  }

  /**
   * Returns the path cost from a cell to the nearest goal; Infinity if there is no route, and 66 cells or more outside the window.
   *
   * @throws `TypeError` or `RangeError` if it is not a cell.
   */
  costAt(x: number, y: number): number;
  costAt(cell: PointLike): number;
  costAt(x: number | PointLike, y?: number): number {
    const place = this.placeOf(x, y);
    return place === null ? Infinity : this.placed.field.costAt(place);
  }

  /** Whether no route leads to a goal, not even from itself, see {@link DistanceField.isEmpty}; so also if none of them is loaded. */
  get isEmpty(): boolean {
    return this.placed.field.isEmpty;
  }

  /** Returns the next cell on a cheapest route to the nearest goal; null for goals and for cells without a route, see {@link DistanceField.next}. */
  next(x: number, y: number): Point | null;
  next(cell: PointLike): Point | null;
  next(x: number | PointLike, y?: number): Point | null {
    const place = this.placeOf(x, y);
    const { field, zero } = this.placed;
    const next = place === null ? null : field.next(place);
    return next === null ? null : { x: next.x + zero.x, y: next.y + zero.y };
  }

  /** Returns a cheapest route to the nearest goal; null if there is none, see {@link DistanceField.path}. */
  path(x: number, y: number): Path | null;
  path(cell: PointLike): Path | null;
  path(x: number | PointLike, y?: number): Path | null {
    const place = this.placeOf(x, y);
    const { field, zero } = this.placed;
    const path = place === null ? null : field.path(place);
    return path === null ? null : new Path(path.points.map((value, i) => value + (i % 2 === 0 ? zero.x : zero.y)));
  }

  /** Returns the index, among the goals given last, of the goal that a cell's route leads to; -1 if there is no route, see {@link DistanceField.goalAt}. */
  goalAt(x: number, y: number): number;
  goalAt(cell: PointLike): number;
  goalAt(x: number | PointLike, y?: number): number {
    const place = this.placeOf(x, y);
    return place === null ? -1 : this.placed.goalOf(this.placed.field.goalAt(place));
  }

  /**
   * Computes the field again for the world as it is now.
   *
   * @param goals New goals. If left out, the goals stay the same.
   * @returns This field.
   * @throws `TypeError` or `RangeError` as {@link distanceField} does.
   */
  update(goals?: FieldGoals): this {
    this.placed.update(goals);
    return this;
  }

  /** Frees the memory of the field, see {@link DistanceField.dispose}. */
  dispose(): void {
    this.placed.field.dispose();
  }

  /** Calls {@link WorldField.dispose}, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  /** Returns where the grid has a cell of the world; null if it has not. */
  private placeOf(x: number | PointLike, y: number | undefined): Point | null {
    const cell = readPlace('cell', x, y);
    const { field, zero } = this.placed;
    const place = { x: cell.x - zero.x, y: cell.y - zero.y };
    return liesIn(place.x, place.y, field) ? place : null;
  }
}
