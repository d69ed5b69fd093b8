import { allocate, sliceOf } from '../base/allocate.ts';
import { checkAttached, checkNonNegative, viewName, wrongKind } from '../base/check.ts';
import { checkInside, type Point } from '../base/point.ts';
import { chooseFieldEngine } from '../choose/field.ts';
import type { EngineField, FieldEngine } from '../engine/field.ts';
import { CellStore } from '../grid/cell-store.ts';
import { cellsOf, type Grid } from '../grid/grid.ts';
import { CHECKED, Path } from '../grid/path.ts';
import { STEP_X, STEP_Y } from '../js/core/moves.ts';
import { layeredCells } from '../layers/layered-cells.ts';
import { boxInReach, type FieldGoals, readGoals } from './field-goals.ts';
import { type FieldOptions, type ResolvedFieldOptions, resolveFieldOptions } from './field-options.ts';
import { fieldProfileOf } from './field-profile.ts';
import { descend, NO_STEP, reversed } from './field-route.ts';

declare global {
  interface SymbolConstructor {
    /** Declared for those who compile without the library that does so. */
    readonly dispose: unique symbol;
  }
}

let makeField: (
  engine: FieldEngine,
  base: CellStore,
  goals: FieldGoals,
  options: ResolvedFieldOptions,
) => DistanceField;

/**
 * Path costs between every cell and the nearest of some goals, and of each cell the step along a cheapest route. Made by
 * {@link distanceField}; it stays as computed, whatever happens to the grid, until {@link DistanceField.update}.
 *
 * 9 bytes a cell, and as many again for arrays that are read from it. Given back by {@link DistanceField.dispose} or by garbage
 * collection.
 *
 * @example
 * const grid = new Grid(4, 1);
 * const field = distanceField(grid, [0, 0]);
 * field instanceof DistanceField; // => true
 * field.path(2, 0).length; // => 3
 * grid.setBlocked(1, 0);
 * field.update().path(2, 0); // => null
 */
export class DistanceField {
  static {
    makeField = (...made) => new DistanceField(...made);
  }

  /** Columns of the grid. */
  readonly width: number;
  /** Rows of the grid. */
  readonly height: number;
  /** Of the grid, without layers. */
  readonly #base: CellStore;
  readonly #options: ResolvedFieldOptions;
  readonly #field: EngineField;
  #goals: Int32Array;
  /** What a step costs at least, as of the latest computation. */
  #leastStep = 0;
  #disposed = false;
  /** What has been handed out of the latest computation. */
  #costs: Float64Array | null = null;
  #flow: Uint8Array | null = null;

  private constructor(engine: FieldEngine, base: CellStore, goals: FieldGoals, options: ResolvedFieldOptions) {
    if (!(base instanceof CellStore)) throw new TypeError('a DistanceField is made by distanceField, not by new');
    this.width = base.width;
    this.height = base.height;
    this.#base = base;
    this.#options = options;
    // Before the terrain is looked at: to read a goal may run code of the caller's, which may edit the grid.
    this.#goals = readGoals(base, goals);
    const cells = layeredCells(base, options.layers);
    this.#field = engine.open(base.width * base.height);
    this.#compute(cells, this.#goals);
  }

  /**
   * Path costs, row-major: that of cell (x, y) at y * width + x, Infinity where there is no route, where the cell is blocked and
   * beyond `maxCost`; 0 for goals. Copied out when first read, then the same array until the next {@link DistanceField.update},
   * or until it is transferred; it is the caller's own. O(cells) the first time.
   */
  get costs(): Float64Array {
    // An array whose buffer has been transferred is empty.
    if (!this.#costs?.length) this.#costs = this.costsInto(allocate(Float64Array, this.#count()));
    return this.#costs;
  }

  /**
   * Steps, row-major: the direction from a cell to the next one on its route, as {@link DistanceField.next} takes it: 0 north
   * (y - 1), 1 north-east, 2 east and so on clockwise, odd ones diagonal; 255 where there is none. Copied out as
   * {@link DistanceField.costs} are. Agents that read it themselves allocate nothing.
   */
  get flow(): Uint8Array {
    if (!this.#flow?.length) this.#flow = this.flowInto(allocate(Uint8Array, this.#count()));
    return this.#flow;
  }

  /**
   * Path cost of a cell, as in {@link DistanceField.costs}. O(1).
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` for what is no number.
   */
  costAt(x: number, y: number): number {
    return this.#read().costAt(this.#cellOf(x, y));
  }

  /**
   * The next cell on the way from a cell to its goal or, where the field has direction `'from'`, the cell before it on the way from
   * its source: in both cases the step downhill, to the neighbour that is nearer by the cost of that step. Null for goals, and where
   * the cost is Infinity. O(1), once the steps are copied out (O(cells)) at the first call.
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` for what is no number.
   */
  next(x: number, y: number): Point | null {
    const direction = this.#read().flow()[this.#cellOf(x, y)];
    return direction === NO_STEP ? null : { x: x + STEP_X[direction], y: y + STEP_Y[direction] };
  }

  /**
   * A cheapest route, of the cost that {@link DistanceField.costAt} tells: from the cell to its nearest goal or, where the field has
   * direction `'from'`, from the nearest source to the cell. Null where the cost is Infinity. O(length), once the
   * steps are copied out as for {@link DistanceField.next}.
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` for what is no number.
   */
  path(x: number, y: number): Path | null {
    const field = this.#read();
    const cell = this.#cellOf(x, y);
    if (field.costAt(cell) === Infinity) return null;
    const points = descend(field.flow(), this.#base.width, cell);
    return new Path(this.#options.direction === 'to' ? points : reversed(points), CHECKED);
  }

  /**
   * The cells whose cost is at most `budget`, goals included: where a unit can get with so many points of movement (direction
   * `'from'`). Cell indices y * width + x in rising order. O(cells of the box around all goals, and as far as the budget, or `maxCost`,
   * would do on the cheapest terrain), and 4 bytes for each of them meanwhile.
   *
   * @param budget A number >= 0; Infinity for all cells in reach. Compared with {@link DistanceField.costs} as they
   * are, which are sums: three steps of 0.1 cost more than 0.3.
   * @throws `TypeError` or `RangeError` for other budgets.
   */
  within(budget: number): Int32Array {
    checkNonNegative('budget', budget);
    const costs = this.#read().costs();
    const most = Math.min(budget, Number.MAX_VALUE);
    const farthest = Math.min(most, this.#options.maxCost) / this.#leastStep;
    const { left, top, right, bottom } = boxInReach(this.#base, this.#goals, farthest);
    const cells = allocate(Int32Array, (right - left + 1) * (bottom - top + 1));
    const { width } = this.#base;
    let count = 0;
    for (let y = top; y <= bottom; y++) {
      const end = y * width + right;
      for (let cell = y * width + left; cell <= end; cell++) if (costs[cell] <= most) cells[count++] = cell;
    }
    return sliceOf(cells, 0, count);
  }

  /**
   * Writes {@link DistanceField.costs} into an array of the caller's, so that nothing is allocated. O(cells).
   *
   * @returns The array.
   * @throws `TypeError` or `RangeError` unless it is a Float64Array of width * height values.
   */
  costsInto(array: Float64Array): Float64Array {
    this.#checkArray(array, Float64Array);
    Float64Array.prototype.set.call(array, this.#read().costs());
    return array;
  }

  /**
   * Writes {@link DistanceField.flow} into an array of the caller's, so that nothing is allocated. O(cells).
   *
   * @returns The array.
   * @throws `TypeError` or `RangeError` unless it is a Uint8Array of width * height values.
   */
  flowInto(array: Uint8Array): Uint8Array {
    this.#checkArray(array, Uint8Array);
    Uint8Array.prototype.set.call(array, this.#read().flow());
    return array;
  }

  /**
   * Computes the field again, on grid and layers as they are now, in the memory that it has: cheap enough for every frame. Arrays
   * handed out before stay as they are.
   *
   * @param goals Other goals; without them the same as before.
   * @returns The field itself.
   * @throws `TypeError` or `RangeError` as {@link distanceField} does. The field stays as it was, but where memory cannot be had: it can
   * then not be read until an update succeeds.
   */
  update(goals?: FieldGoals): this {
    this.#checkNotDisposed();
    const read = goals === undefined ? this.#goals : readGoals(this.#base, goals);
    const cells = layeredCells(this.#base, this.#options.layers);
    // To read goals and layers may run code of the caller's, which may dispose of the field.
    this.#checkNotDisposed();
    this.#compute(cells, read);
    return this;
  }

  /**
   * Gives its memory back, which otherwise waits for garbage collection. The field then throws an Error whatever it is asked; to
   * dispose of it twice does nothing. `using` calls this, where it is known.
   */
  dispose(): void {
    this.#disposed = true;
    this.#field.dispose();
    this.#costs = null;
    this.#flow = null;
  }

  /** As {@link DistanceField.dispose}. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  #compute(cells: CellStore, goals: Int32Array): void {
    const { straightCost, diagonalCost } = this.#options;
    // Nothing is changed before all is had that takes memory of its own.
    const leastStep = Math.min(straightCost, diagonalCost) * cells.leastCost();
    const profile = fieldProfileOf(cells, this.#options);
    this.#goals = goals;
    this.#leastStep = leastStep;
    this.#costs = null;
    this.#flow = null;
    this.#field.compute(cells, profile, goals);
  }

  /** The field, for reading. */
  #read(): EngineField {
    if (!this.#field.isReady()) this.#refuse();
    return this.#field;
  }

  #refuse(): never {
    this.#checkNotDisposed();
    throw new RangeError(
      'the field holds no values, since memory could not be had for its latest update: update it again',
    );
  }

  #checkNotDisposed(): void {
    if (this.#disposed) throw new Error('the field is disposed of: make a new one with distanceField');
  }

  /** Number of cells. */
  #count(): number {
    return this.#base.width * this.#base.height;
  }

  /** Index of a cell. */
  #cellOf(x: number, y: number): number {
    checkInside(x, y, this.#base);
    // + 0 makes 0 of -0.
    return y * this.#base.width + x + 0;
  }

  #checkArray(array: ArrayLike<number>, type: typeof Float64Array | typeof Uint8Array): void {
    if (viewName(array) !== type.name) throw wrongKind('array', array, `a ${type.name}`);
    checkAttached('array', array);
    const count = this.#count();
    if (array.length !== count) {
      throw new RangeError(`array has ${array.length} values: it must have width * height = ${count}`);
    }
  }
}

/**
 * Computes the cost of a cheapest route between every cell and the nearest of some goals, all at once: for many agents that want to
 * get to one place, or a unit that can move so far. Each cost equals that of {@link findPath} (to 1e-9 relative; on uniform terrain
 * mostly to the bit).
 *
 * By Dijkstra's algorithm (1959) from all goals at once. On uniform terrain O(cells): with two step costs alone, costs come in order in
 * two queues, unless a diagonal step costs less than a straight one; on other terrain, by buckets, O(cells + greatest cost / least step) unless some
 * step costs 4000 times the least; elsewhere O(cells log cells). Where several steps are as good, the field has one of them, the same on both engines and every machine.
 *
 * @param grid Never modified.
 * @param goals One cell, or an array of cells, one or more; a pair of numbers is one cell. Blocked ones are passed over: where all
 * are blocked, every cost is Infinity.
 * @param options See {@link FieldOptions}; each has a default.
 * @returns The costs and the steps of all cells, as the grid is now: {@link DistanceField.update} follows edits.
 * @throws `TypeError` for arguments of the wrong kind.
 * @throws `RangeError` for cells outside the grid, wrong options, and memory that cannot be had. The next call still works.
 *
 * @example
 * const grid = new Grid(64, 64);
 * const field = distanceField(grid, [[10, 10], [50, 50]]);
 * field.costAt(12, 10); // => 2
 * field.next(12, 10); // => { x: 11, y: 10 }
 */
export function distanceField(grid: Grid, goals: FieldGoals, options?: FieldOptions): DistanceField {
  return fieldOn(null, grid, goals, options);
}

/** As {@link distanceField}, on a given engine, whatever the options name; null for the one they do. */
export function fieldOn(
  engine: FieldEngine | null,
  grid: Grid,
  goals: FieldGoals,
  options?: FieldOptions,
): DistanceField {
  const base = cellsOf(grid);
  const resolved = resolveFieldOptions(options);
  return makeField(engine ?? chooseFieldEngine(resolved.engine), base, goals, resolved);
}
