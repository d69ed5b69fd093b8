import { readPlace } from '../../core/base/cells/place.ts';
import { liesIn, type Point, type PointLike } from '../../core/base/cells/point.ts';
import { Path } from '../../core/grid/path/path.ts';
import type { DistanceField } from './field.ts';
import type { FieldGoals } from './field-goals.ts';
import { FieldReader } from './field-reader.ts';

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
export class WorldField extends FieldReader {
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

  /** Whether every cost is Infinity, see {@link DistanceField.isEmpty}; so also if no goal is loaded. */
  get isEmpty(): boolean {
    return this.placed.field.isEmpty;
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

  /** @internal */
  protected cellOf(x: number | PointLike, y: number | undefined): number {
    const cell = readPlace('cell', x, y);
    const { field, zero } = this.placed;
    const column = cell.x - zero.x;
    const row = cell.y - zero.y;
    return liesIn(column, row, field) ? row * field.width + column : -1;
  }

  /** @internal */
  costOf(cell: number): number {
    return cell < 0 ? Infinity : this.placed.field.costOf(cell);
  }

  /** @internal */
  stepFrom(cell: number): Point | null {
    const { field, zero } = this.placed;
    const next = cell < 0 ? null : field.stepFrom(cell);
    return next === null ? null : { x: next.x + zero.x, y: next.y + zero.y };
  }

  /** @internal */
  pathFrom(cell: number): Path {
    const { field, zero } = this.placed;
    return new Path(field.pathFrom(cell).points.map((value, i) => value + (i % 2 === 0 ? zero.x : zero.y)));
  }

  /** @internal */
  goalOf(cell: number): number {
    return this.placed.goalOf(this.placed.field.goalOf(cell));
  }
}
