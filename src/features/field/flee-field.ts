import { suggestOption } from '../../core/base/advice/advice.ts';
import { allocate } from '../../core/base/allocate.ts';
import { STEP_X, STEP_Y } from '../../core/base/cells/direction.ts';
import { checkRange, type OptionTable, readOptions } from '../../core/base/check.ts';
import { fieldEngines } from '../../core/choose/engines.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { leastCost } from '../../core/grid/cost-range.ts';
import { cellsOf, type Grid } from '../../core/grid/grid.ts';
import type { OptionsOn } from '../../core/grid/map-types.ts';
import { DistanceField } from './field.ts';
import { type FieldGoals, type ReadGoals, readGoals, withSources } from './field-goals.ts';
import { FIELD_OPTIONS, type FieldOptions, type ResolvedFieldOptions } from './field-options.ts';
import { LINK_STEP } from './field-route.ts';
import { FieldValues } from './field-values.ts';

/** Options of {@link fleeField}: how far to run, and what units and threats may enter, as for {@link distanceField}. */
export interface FleeOptions extends Omit<FieldOptions, 'direction'> {
  /**
   * What a step away from the threats is worth, in steps of the way: a number from 1 to 1,000, default 1.2. The higher, the nearer to a threat a unit
   * passes for a place that is further away.
   */
  caution?: number | undefined;
  /** Threats that are further away than this are not felt: such cells count as the farthest. A number >= 0, or Infinity (default). */
  maxCost?: number | undefined;
}

type Resolved = Omit<ResolvedFieldOptions, 'direction' | 'profile'> & { caution: number };

const MOST_CAUTION = 1000;

const OPTIONS: OptionTable<Resolved> = /* @__PURE__ */ (() => {
  const { direction, ...others } = FIELD_OPTIONS;
  return { ...others, caution: [(name: string, value: unknown) => checkRange(name, value, 1, MOST_CAUTION), 1.2] };
})();

/**
 * Computes where to flee: for every cell, the least over all places of the way to the place, less `caution` times the way from the nearest threat to the
 * place. Units that follow {@link DistanceField.next} leave dead ends and pass doors while there is time, and rest where no place is better.
 * (Roguelikes multiply a field by -1.2 and run Dijkstra's algorithm again, which is the same.) {@link DistanceField.costAt} is that least sum, usually below 0.
 *
 * Only places that no neighbour improves are searched for: the ends of the routes from the threats. So it takes a few times as long as a
 * {@link distanceField}.
 *
 * @param grid Never modified.
 * @param threats One cell, or an array of cells, with a `cost` each if some are slower. Places that they cannot reach count as the farthest that they can.
 * @param options See {@link FleeOptions}; each has a default.
 * @returns The field. {@link DistanceField.update} takes new threats, {@link DistanceField.goalAt} counts resting places instead of goals.
 * @throws `TypeError` and `RangeError` as {@link distanceField} does, and for a World.
 *
 * @example
 * const grid = Grid.fromText(`
 *   .....#.
 *   .......
 * `);
 * const field = fleeField(grid, [0, 1]);
 * field.costAt(6, 0); // => -8.4
 * field.next(1, 0); // => { x: 2, y: 0 }
 */
export function fleeField<Map extends Grid>(
  grid: Map,
  threats: FieldGoals,
  options?: OptionsOn<Map, FleeOptions>,
): DistanceField {
  const base = cellsOf(grid);
  const read = readOptions(options, OPTIONS, suggestOption);
  const { caution, ...others } =
    base.shape === null ? read : base.shape.resolve(options, read, readOptions(undefined, OPTIONS));
  return FleeField.from(base, threats, { ...others, direction: 'to', profile: null }, caution);
}

class FleeField extends DistanceField {
  private readonly danger: Danger;

  private constructor(danger: Danger, base: CellStore, options: ResolvedFieldOptions) {
    super(fieldEngines.choose(options.engine), base, danger.places(), { ...options, maxCost: Infinity });
    this.danger = danger;
  }

  static from(base: CellStore, threats: FieldGoals, options: ResolvedFieldOptions, caution: number): FleeField {
    const danger = new Danger(base, threats, options, caution);
    try {
      return new FleeField(danger, base, options);
    } catch (error) {
      danger.values.dispose();
      throw error;
    }
  }

  override costOf(cell: number): number {
    return super.costOf(cell) - this.danger.shift;
  }

  override costsInto(array: Float64Array): Float64Array {
    super.costsInto(array);
    const { shift } = this.danger;
    for (let cell = 0; cell < array.length; cell++) array[cell] -= shift;
    return array;
  }

  override within(budget: number): Int32Array {
    const raised = typeof budget === 'number' ? budget + this.danger.shift : budget;
    return raised < 0 ? new Int32Array(0) : super.within(raised);
  }

  override update(threats?: FieldGoals): this {
    const { values } = this.danger;
    values.checkNotDisposed();
    values.compute(threats === undefined ? values.goals : readGoals(this.base, threats));
    return this.compute(this.danger.places());
  }

  override dispose(): void {
    this.danger.values.dispose();
    super.dispose();
  }
}

/** The ways from the threats. */
class Danger {
  private readonly base: CellStore;
  private readonly options: ResolvedFieldOptions;
  private readonly caution: number;
  /** Between two directions of steps, of eight; and what straight and diagonal steps cost. */
  private readonly apart: number;
  private readonly costs: readonly [straight: number, diagonal: number];
  /** What steps in each direction add to the index of a cell, and the least cost of the terrain. */
  private readonly offsets: Int32Array;
  private leastCost = 1;
  /** Kept for the next update: by cell, whether no route goes on from it; and the places found. */
  private readonly ends: Uint8Array;
  private readonly found: Int32Array;
  readonly values: FieldValues;
  /** By how much costs of places are raised, so that none is below 0. */
  shift = 0;

  constructor(base: CellStore, threats: FieldGoals, options: ResolvedFieldOptions, caution: number) {
    this.base = base;
    this.options = options;
    this.caution = caution;
    this.apart = options.diagonals === 'never' ? 2 : 1;
    this.costs = [options.straightCost, options.diagonalCost];
    this.offsets = STEP_X.map((x, direction) => x + STEP_Y[direction] * base.width);
    const count = base.width * base.height;
    this.ends = allocate(Uint8Array, count);
    this.found = allocate(Int32Array, count);
    const from = { ...options, direction: 'from' as const };
    this.values = new FieldValues(fieldEngines.choose(options.engine), base, readGoals(base, threats), from);
  }

  /**
   * Returns the places that no neighbour improves, each with its cost. A step from one cell to the next of a route from a threat takes as much longer as it is
   * further away, and caution is at least 1: so the next one is as good a place, and only ends of routes are left. Most of these have a better neighbour.
   */
  places(): ReadGoals {
    const { base, caution, values } = this;
    const { width } = base;
    const ways = values.read().costs();
    const { ends, found } = this;
    markEnds(values, this.offsets, ends);
    this.leastCost = leastCost(base);
    const knowsSteps = this.knowsSteps();
    let count = 0;
    let farthest = 0;
    for (let cell = 0; cell < ways.length; cell++) {
      const way = ways[cell];
      if (way > farthest && way < Infinity) farthest = way;
      if (ends[cell] === 0) continue;
      if (
        way < Infinity
          ? !knowsSteps || !this.isImproved(ways, cell)
          : !base.isBlocked(cell % width, Math.floor(cell / width))
      )
        found[count++] = cell;
    }
    this.shift = caution * farthest;
    const costs = new Float64Array(count);
    for (let i = 0; i < count; i++) costs[i] = caution * (farthest - Math.min(ways[found[i]], farthest));
    return withSources(found.slice(0, count), costs, true);
  }

  /** Returns whether the cells of the grid say which steps are legal, and what each costs. */
  private knowsSteps(): boolean {
    const { size, layers, kindCosts, avoid } = this.options;
    const isPlain = size === 1 && layers === undefined && kindCosts === undefined && avoid === undefined;
    return isPlain && this.base.shape === null && this.base.closedExits.used === 0;
  }

  /** Returns whether a place has a neighbour that is better even with the step there. Diagonal steps count where both cells beside are within reach. */
  private isImproved(ways: Float64Array, cell: number): boolean {
    const { base, caution, apart, offsets } = this;
    const [straight, diagonal] = this.costs;
    const way = ways[cell];
    for (let direction = 0; direction < 8; direction += apart) {
      const to = ways[cell + offsets[direction]];
      const step = direction & 1 ? diagonal : straight;
      // Most are not so much further away. Outside of the map the way is undefined.
      if (!(caution * (to - way) >= step * this.leastCost) || to === Infinity) continue;
      const x = cell % base.width;
      const toX = x + STEP_X[direction];
      if (toX < 0 || toX === base.width) continue;
      const isPassed =
        ways[cell + STEP_X[direction]] < Infinity && ways[cell + offsets[direction] - STEP_X[direction]] < Infinity;
      if (direction & 1 && !isPassed) continue;
      const price = base.terrain === null ? 1 : base.terrainCost(toX, (cell - x) / base.width + STEP_Y[direction]);
      if (caution * (to - way) >= step * price) return true;
    }
    return false;
  }
}

/** Writes 1 for each cell from which no route of a field goes on, else 0. */
function markEnds(values: FieldValues, offsets: Int32Array, ends: Uint8Array): void {
  const flow = values.read().flow();
  ends.fill(1);
  for (let cell = 0; cell < flow.length; cell++) {
    const direction = flow[cell];
    if (direction < offsets.length) ends[cell + offsets[direction]] = 0;
    else if (direction === LINK_STEP) ends[values.crossed?.get(cell)?.to ?? cell] = 0;
  }
}
