import { allocate, sliceOf } from '../../core/base/allocate.ts';
import { STEP_X, STEP_Y } from '../../core/base/cells/direction.ts';
import { indexIn, type Point, type PointLike, placeAt } from '../../core/base/cells/point.ts';
import { checkNonNegative, wrongKind } from '../../core/base/check.ts';
import { disposedOf } from '../../core/base/disposed.ts';
import { checkAttached, viewName } from '../../core/base/lists.ts';
import { Printable } from '../../core/base/printable.ts';
import { fieldEngines } from '../../core/choose/engines.ts';
import type { FieldProfile } from '../../core/engine/field.ts';
import { CellStore } from '../../core/grid/cell-store.ts';
import { leastCost } from '../../core/grid/cost-range.ts';
import { refuseWrap, type Ways, waysOf } from '../../core/grid/links/links.ts';
import { CHECKED, Path } from '../../core/grid/path/path.ts';
import type { FieldEngine, StoredField } from '../../core/kernel/field/field-engine.ts';
import { onCells } from '../../core/request/cells/request-cells.ts';
import { among, boxInReach, type FieldGoals, ownersOf, pointsOf, type ReadGoals, readGoals } from './field-goals.ts';
import type { ResolvedFieldOptions } from './field-options.ts';
import { fieldProfileOf } from './field-profile.ts';
import { descend, LINK_STEP, NO_STEP, reversed } from './field-route.ts';
import { addSeams, type Crossed, crossingsOf, linksFor, type NumberedLinks } from './over-links.ts';
import { MergedField, type StartGroup, separateStarts } from './separate-starts.ts';

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
export class DistanceField extends Printable {
  /** Columns of the grid. */
  readonly width: number;
  /** Rows of the grid. */
  readonly height: number;
  /** The grid's cells, without layers. */
  private readonly base: CellStore;
  private readonly options: ResolvedFieldOptions;
  private field: StoredField;
  /** The links that steps cross; null if the grid has none. Steps over edges are added once they are needed. */
  private crossings: Crossed | null = null;
  private seams: Int32Array | null = null;
  /** The ways of which links were made last, and these. */
  private links: { readonly ways: Ways; readonly profile: FieldProfile; readonly made: NumberedLinks } | null = null;
  /** The cheapest of several fields, if each blocked start has a field of its own. Then `field` holds the last of them. */
  private merged: MergedField | null = null;
  private goals: ReadGoals;
  /** The goals by their cells, once `goalAt` has asked. */
  private owners: ReadonlyMap<number, number> | null = null;
  /** Least cost of a step, from the last computation. */
  private leastStep = 0;
  private disposed = false;
  /** Arrays handed out since the last computation. */
  private handedCosts: Float64Array | null = null;
  private handedFlow: Uint8Array | null = null;

  private constructor(engine: FieldEngine, base: CellStore, goals: FieldGoals, options: ResolvedFieldOptions) {
    if (!(base instanceof CellStore)) throw new TypeError('a DistanceField is made by distanceField, not by new');
    super();
    this.width = base.width;
    this.height = base.height;
    this.base = base;
    this.options = options;
    // Goals are read before the terrain, because a caller's getter may edit the grid.
    this.goals = readGoals(base, goals);
    this.field = engine.open(base.width * base.height);
    try {
      this.compute(this.goals);
    } catch (error) {
      this.field.dispose();
      throw error;
    }
  }

  /** @internal */
  static make(engine: FieldEngine, base: CellStore, goals: FieldGoals, options: ResolvedFieldOptions): DistanceField {
    return new DistanceField(engine, base, goals, options);
  }

  /** @internal Tells Vue's `reactive` to leave the object as it is. */
  get __v_skip(): true {
    return true;
  }

  /** @internal The links that steps cross, for pools too. */
  get crossed(): Crossed | null {
    if (this.crossings !== null && this.seams !== null) {
      addSeams(this.crossings, this.seams, this.base, this.options.direction === 'from');
      this.seams = null;
    }
    return this.crossings;
  }

  /** @internal */
  protected summary(): object {
    return { width: this.width, height: this.height, goals: this.goals.cells.length };
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
   * Whether no route leads to a goal (or, with `'from'`, from one), not even from itself: there are no goals, or the unit can stand on none of them.
   * For a unit of a `size`, a goal in the last column is such a one. Every cost is Infinity then. O(goals).
   */
  get isEmpty(): boolean {
    const field = this.read();
    return this.goals.cells.every((goal) => field.costAt(goal) === Infinity);
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

  /**
   * Returns the path cost of a cell, see {@link DistanceField.costs}. O(1).
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` for coordinates that are not numbers.
   */
  costAt(x: number, y: number): number;
  costAt(cell: PointLike): number;
  costAt(x: number | PointLike, y?: number): number {
    return this.read().costAt(this.cellOf(x, y));
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
    const flow = this.read().flow();
    const cell = this.cellOf(x, y);
    const direction = flow[cell];
    const { width } = this.base;
    if (direction === LINK_STEP) {
      const to = this.crossed?.get(cell)?.to ?? cell;
      return placeAt(this.base, to % width, Math.floor(to / width));
    }
    const row = Math.floor(cell / width);
    const column = cell - row * width;
    return direction === NO_STEP ? null : placeAt(this.base, column + STEP_X[direction], row + STEP_Y[direction]);
  }

  /**
   * Returns a cheapest route from the cell to its nearest goal; null if the cost is Infinity. If the field has direction `'from'`, the
   * route leads from the nearest source to the cell. {@link DistanceField.costAt} is its cost. O(length), after the first call has copied
   * the steps, as for {@link DistanceField.next}.
   *
   * @throws `RangeError` outside the grid. @throws `TypeError` for coordinates that are not numbers.
   */
  path(x: number, y: number): Path | null;
  path(cell: PointLike): Path | null;
  path(x: number | PointLike, y?: number): Path | null {
    const field = this.read();
    const cell = this.cellOf(x, y);
    if (field.costAt(cell) === Infinity) return null;
    const points = this.descend(cell);
    return new Path(this.options.direction === 'to' ? points : reversed(points), CHECKED, this.base.floorRows);
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
    const field = this.read();
    const cell = this.cellOf(x, y);
    if (field.costAt(cell) === Infinity) return -1;
    const [endX, endY] = this.descend(cell).slice(-2);
    this.owners ??= ownersOf(this.goals);
    return this.owners.get(endY * this.base.width + endX) ?? -1;
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
    const costs = this.read().costs();
    const most = Math.min(budget, Number.MAX_VALUE);
    const farthest = Math.min(most, this.options.maxCost) / this.leastStep;
    // Links lead anywhere.
    const reach = this.crossings === null ? farthest : Infinity;
    const { left, top, right, bottom } = boxInReach(this.base, this.goals.cells, reach);
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
    Float64Array.prototype.set.call(array, this.read().costs());
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
    Uint8Array.prototype.set.call(array, this.read().flow());
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
    this.checkNotDisposed();
    const read = goals === undefined ? this.goals : readGoals(this.base, goals);
    this.compute(read);
    return this;
  }

  /**
   * Frees the memory of the field now instead of at garbage collection. After that, every other method throws an Error. A second call
   * does nothing.
   */
  dispose(): void {
    this.disposed = true;
    this.field.dispose();
    this.merged = null;
    this.crossings = null;
    this.seams = null;
    this.links = null;
    this.handedCosts = null;
    this.handedFlow = null;
  }

  /** Calls {@link DistanceField.dispose}, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  private compute(goals: ReadGoals): void {
    const { base, options } = this;
    const isFrom = options.direction === 'from';
    if (isFrom && options.allowBlockedStart && goals.cells.length > 1) {
      const closed = { size: options.size, allowBlockedStart: false };
      const groups = onCells(base, options, closed, [], (cells) => separateStarts(cells, goals.cells));
      if (groups.length > 1) {
        this.computeEach(groups, goals);
        return;
      }
    }
    // Routes start at the goals of a field that leads from them.
    const starts = isFrom ? pointsOf(goals.cells, base) : [];
    onCells(base, options, options, starts, (cells) => this.computeOn(cells, goals));
    this.merged = null;
  }

  /** Computes a field for each group of starts, and takes the cheapest. */
  private computeEach(groups: readonly StartGroup[], goals: ReadGoals): void {
    const { base, options } = this;
    const merged = new MergedField(base.width, this.count());
    let leastStep = Infinity;
    for (const { starts, shut } of groups) {
      const own = among(goals, starts);
      onCells(base, options, options, pointsOf(own.cells, base), (cells) => this.computeOn(cells, own));
      // From here on the former values are gone.
      this.merged = merged;
      merged.add(this.field, this.crossed, shut);
      leastStep = Math.min(leastStep, this.leastStep);
    }
    this.goals = goals;
    this.leastStep = leastStep;
    if (this.crossings !== null) this.crossings = merged.crossings;
    merged.isWhole = true;
  }

  private computeOn(cells: CellStore, goals: ReadGoals): void {
    const { straightCost, diagonalCost } = this.options;
    // A getter in goals or layers may have disposed of the field.
    this.checkNotDisposed();
    // Everything that may fail for want of memory comes before the first change.
    const leastStep = Math.min(straightCost, diagonalCost) * leastCost(cells);
    const profile = fieldProfileOf(cells, this.options);
    const ways = waysOf(cells);
    const links = ways && this.linksOf(ways, profile);
    this.goals = goals;
    this.owners = null;
    this.leastStep = leastStep;
    this.handedCosts = null;
    this.handedFlow = null;
    if (this.options.size > 1) refuseWrap(cells, 'size');
    this.crossings = null;
    if (this.field.isLost) this.field = fieldEngines.choose(this.options.engine).open(this.count());
    this.seams = null;
    const seams = this.field.compute(cells, profile, goals.sources, links);
    if (links === null) return;
    this.crossings = crossingsOf(links, this.field.ownFlow(), profile.fromSources);
    this.seams = seams;
  }

  /** Returns links as the field follows them. They stay while ways do, unless they have steps over edges, whose cells may change. */
  private linksOf(ways: Ways, profile: FieldProfile): NumberedLinks {
    const { links } = this;
    if (links?.ways === ways && links.profile === profile && profile.oddly > 0) return links.made;
    const made = linksFor(ways, profile);
    this.links = { ways, profile, made };
    return made;
  }

  /** Returns the points of the route downhill from a cell. */
  private descend(cell: number): number[] {
    return this.merged?.descend(cell) ?? descend(this.read().flow(), this.base.width, cell, this.crossed);
  }

  /** Returns the engine's field, if it can be read. */
  private read(): Pick<StoredField, 'costAt' | 'costs' | 'flow'> {
    if (!this.field.isReady() || this.merged?.isWhole === false) this.refuse();
    return this.merged ?? this.field;
  }

  private refuse(): never {
    this.checkNotDisposed();
    throw new RangeError('the field holds no values, because its last update ran out of memory: call update again');
  }

  private checkNotDisposed(): void {
    if (this.disposed) throw disposedOf('field', 'distanceField');
  }

  private count(): number {
    return this.base.width * this.base.height;
  }

  private cellOf(x: number | PointLike, y: number | undefined): number {
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
