import { allocate, sliceOf } from '../../core/base/allocate.ts';
import { indexIn, type Point, type PointLike } from '../../core/base/cells/point.ts';
import { checkNonNegative, wrongKind } from '../../core/base/check.ts';
import { checkAttached, viewName } from '../../core/base/lists.ts';
import { CellStore } from '../../core/grid/cell-store.ts';
import { CHECKED, Path } from '../../core/grid/path/path.ts';
import type { FieldEngine } from '../../core/kernel/field/field-engine.ts';
import { boxInReach, type FieldGoals, type ReadGoals, readGoals } from './field-goals.ts';
import type { ResolvedFieldOptions } from './field-options.ts';
import { FieldReader } from './field-reader.ts';
import { LINK_STEP, reversed, stepFrom } from './field-route.ts';
import { FieldValues } from './field-values.ts';
import type { Crossed } from './over-links.ts';

/**
 * For every cell of a grid, the path cost to the nearest of some goals and the step along a cheapest route. Made by
 * {@link distanceField}. Edits of the grid do not change it until {@link DistanceField.update}.
 *
 * It takes 9 bytes a cell, and as much again for `costs` and `flow` once they are read. {@link DistanceField.dispose} or garbage
 * collection frees them.
 *
 * @example
 * const grid = new Grid(4, 1);
 * const field = distanceField(grid, [0, 0]);
 * field instanceof DistanceField; // => true
 * field.path(2, 0).length; // => 3
 * grid.setBlocked(1, 0);
 * field.update().path(2, 0); // => null
 */
export class DistanceField extends FieldReader {
  /** Columns of the grid. */
  readonly width: number;
  /** Rows of the grid. */
  readonly height: number;
  /** @internal The grid's cells, without layers. */
  protected readonly base: CellStore;
  private readonly options: ResolvedFieldOptions;
  private readonly values: FieldValues;
  /** Arrays handed out since the last computation. */
  private handedCosts: Float64Array | null = null;
  private handedFlow: Uint8Array | null = null;

  /** @internal */
  protected constructor(engine: FieldEngine, base: CellStore, goals: ReadGoals, options: ResolvedFieldOptions) {
    if (!(base instanceof CellStore)) throw new TypeError('a DistanceField is made by distanceField, not by new');
    super();
    this.width = base.width;
    this.height = base.height;
    this.base = base;
    this.options = options;
    this.values = new FieldValues(engine, base, goals, options);
  }

  /** @internal */
  static make(engine: FieldEngine, base: CellStore, goals: FieldGoals, options: ResolvedFieldOptions): DistanceField {
    // Goals are read before the terrain, because a caller's getter may edit the grid.
    return new DistanceField(engine, base, readGoals(base, goals), options);
  }

  /** @internal Tells Vue's `reactive` to leave the object as it is. */
  get __v_skip(): true {
    return true;
  }

  /** @internal The links that steps cross, for pools too. */
  get crossed(): Crossed | null {
    return this.values.crossed;
  }

  /** @internal */
  protected summary(): object {
    return { width: this.width, height: this.height, goals: this.values.goals.cells.length };
  }

  /**
   * Path costs of all cells, row by row: cell (x, y) at y * width + x. Goals cost 0, or their `cost`. The cost is Infinity if the cell is blocked, if there
   * is no route, and beyond `maxCost`.
   *
   * The first read copies the array, which takes O(cells). Later reads return the same array, until the next
   * {@link DistanceField.update} or until you transfer it. The array is yours: changing it does not change the field.
   */
  get costs(): Float64Array {
    // An array whose buffer has been transferred is empty.
    if (!this.handedCosts?.length) this.handedCosts = this.costsInto(allocate(Float64Array, this.count()));
    return this.handedCosts;
  }

  /**
   * Whether every cost is Infinity: there are no goals, or the unit can stand on none of them. A unit of a `size` cannot stand in the last column.
   * O(goals).
   */
  get isEmpty(): boolean {
    const field = this.values.read();
    return this.values.goals.cells.every((goal) => field.costAt(goal) === Infinity);
  }

  /**
   * Steps of all cells, row by row: the direction from each cell to the next one, which {@link DistanceField.next} returns as a cell.
   * 0 is north (y - 1), 1 north-east, 2 east and so on clockwise; odd directions are diagonal; 255 means no step, and 254 a link or a step over
   * an edge that goes on, which {@link DistanceField.next} follows. On hexagons they mean the same columns and rows, not the directions of
   * {@link HexGrid}: the neighbour on the other side of a border is the cell (x, y - 1), (x + 1, y - 1) and so on. Copied when first read, like
   * {@link DistanceField.costs}. Agents that read this array allocate nothing.
   */
  get flow(): Uint8Array {
    if (!this.handedFlow?.length) this.handedFlow = this.flowInto(allocate(Uint8Array, this.count()));
    return this.handedFlow;
  }

  /** @internal */
  costOf(cell: number): number {
    return this.values.read().costAt(cell);
  }

  /** @internal */
  stepFrom(cell: number): Point | null {
    const flow = this.values.read().flow();
    return stepFrom(flow, this.base, cell, flow[cell] === LINK_STEP ? this.crossed : null);
  }

  /** @internal */
  pathFrom(cell: number): Path {
    const points = this.values.descend(cell);
    return new Path(this.options.direction === 'to' ? points : reversed(points), CHECKED, this.base.floorRows);
  }

  /** @internal */
  goalOf(cell: number): number {
    return this.values.ownerOf(cell);
  }

  /**
   * Returns the cells whose cost is at most `budget`, goals included: with direction `'from'`, where a unit can go with that many movement
   * points. They are cell indices y * width + x in rising order.
   *
   * Time is O(cells in a box), and 4 bytes for each of them are needed during the call. The box is the one around all goals, extended as
   * far as the budget or `maxCost` would reach on the cheapest terrain.
   *
   * @param budget A number >= 0; Infinity for all reachable cells. It is compared with {@link DistanceField.costs} without a tolerance,
   * and these are rounded sums: three steps of 0.1 cost more than 0.3.
   * @throws `TypeError` or `RangeError` for other budgets.
   */
  within(budget: number): Int32Array {
    checkNonNegative('budget', budget);
    const costs = this.values.read().costs();
    const most = Math.min(budget, Number.MAX_VALUE);
    const farthest = Math.min(most, this.options.maxCost) / this.values.leastStep;
    // Links lead anywhere.
    const reach = this.values.isLinked ? Infinity : farthest;
    const { left, top, right, bottom } = boxInReach(this.base, this.values.goals.cells, reach);
    const cells = allocate(Int32Array, (right - left + 1) * (bottom - top + 1));
    const { width } = this.base;
    let count = 0;
    for (let y = top; y <= bottom; y++) {
      const end = y * width + right;
      for (let cell = y * width + left; cell <= end; cell++) if (costs[cell] <= most) cells[count++] = cell;
    }
    return sliceOf(cells, 0, count);
  }

  /**
   * Writes {@link DistanceField.costs} into your array, without allocating another. O(cells).
   *
   * @returns Your array.
   * @throws `TypeError` or `RangeError` unless it is a Float64Array of width * height values.
   */
  costsInto(array: Float64Array): Float64Array {
    this.checkArray(array, Float64Array);
    Float64Array.prototype.set.call(array, this.values.read().costs());
    return array;
  }

  /**
   * Writes {@link DistanceField.flow} into your array, without allocating another. O(cells).
   *
   * @returns Your array.
   * @throws `TypeError` or `RangeError` unless it is a Uint8Array of width * height values.
   */
  flowInto(array: Uint8Array): Uint8Array {
    this.checkArray(array, Uint8Array);
    Uint8Array.prototype.set.call(array, this.values.read().flow());
    return array;
  }

  /**
   * Computes the field again for the grid and layers as they are now, in the memory it already has: cheap enough for every frame. Arrays
   * handed out before do not change.
   *
   * @param goals New goals. If left out, the goals stay the same.
   * @returns This field.
   * @throws `TypeError` or `RangeError` as {@link distanceField} does. The field then stays as it was. But if memory cannot be allocated, it
   * cannot be read until an update succeeds.
   */
  update(goals?: FieldGoals): this {
    this.values.checkNotDisposed();
    return this.compute(goals === undefined ? this.values.goals : readGoals(this.base, goals));
  }

  /** @internal Computes the field again for goals that have been read. */
  protected compute(read: ReadGoals): this {
    const { values } = this;
    const before = values.version;
    try {
      values.compute(read);
    } finally {
      if (values.version !== before) {
        this.handedCosts = null;
        this.handedFlow = null;
      }
    }
    return this;
  }

  /**
   * Frees the memory of the field now instead of at garbage collection. After that, every other method throws an Error. A second call
   * does nothing.
   */
  dispose(): void {
    this.values.dispose();
    this.handedCosts = null;
    this.handedFlow = null;
  }

  /** Calls {@link DistanceField.dispose}, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  private count(): number {
    return this.base.width * this.base.height;
  }

  /** @internal */
  protected cellOf(x: number | PointLike, y: number | undefined): number {
    return indexIn(this.base, x, y);
  }

  private checkArray(array: ArrayLike<number>, type: typeof Float64Array | typeof Uint8Array): void {
    if (viewName(array) !== type.name) throw wrongKind('array', array, `a ${type.name}`);
    checkAttached('array', array);
    const count = this.count();
    if (array.length !== count) {
      throw new RangeError(`array has ${array.length} values: it must have width * height = ${count}`);
    }
  }
}
