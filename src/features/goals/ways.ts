/** The costs of all ways between units and goals, from distance fields: one for each goal, or for each unit. */
import { allocate } from '../../core/base/allocate.ts';
import type { Point } from '../../core/base/cells/point.ts';
import type { WorldLike } from '../../core/grid/answers.ts';
import type { Grid } from '../../core/grid/grid.ts';
import { distanceField } from '../field/distance-field.ts';
import { DistanceField } from '../field/field.ts';
import type { FieldOptions } from '../field/field-options.ts';
import type { WorldField } from '../field/world-field.ts';

/** Costs that are copied in the time that one takes to be asked for. */
const COPIED = 64;

/** A unit: where it stands, and what ground means to it. */
export interface ReadUnit extends Point {
  /** The options in which units may differ. Units that go alike share the object. */
  readonly body: Pick<FieldOptions, 'size' | 'kindCosts'>;
}

/** A goal, and what it costs beside the way. */
export interface ReadGoal extends Point {
  readonly cost: number;
}

/** The costs of all ways. */
export interface Ways {
  /** Row by row: a row for each unit or, if there are no more goals than units, for each goal. Infinity: there is no way. */
  readonly values: Float64Array;
  readonly rows: number;
  readonly columns: number;
  readonly isByGoal: boolean;
}

/**
 * Returns the cost of each way from a unit to a goal: that of a cheapest route, plus the goal's own cost. It computes a field for each goal and each kind
 * of unit, or for each unit if that is fewer.
 *
 * @throws `RangeError` for wrong options, and if memory cannot be allocated.
 */
export function waysBetween(
  map: Grid | WorldLike,
  units: readonly ReadUnit[],
  goals: readonly ReadGoal[],
  options: FieldOptions,
): Ways {
  const isByGoal = goals.length <= units.length;
  const [rows, columns] = isByGoal ? [goals.length, units.length] : [units.length, goals.length];
  const values = allocate(Float64Array, rows * columns);
  const alike = new Map<object, number[]>();
  for (const [i, { body }] of units.entries()) {
    const group = alike.get(body);
    if (group === undefined) alike.set(body, [i]);
    else group.push(i);
  }
  const isToGoals = alike.size * goals.length <= units.length;
  for (const [body, group] of alike) {
    const stand = group.map((i) => units[i]);
    const [ends, others] = isToGoals ? [goals, stand] : [stand, goals];
    const fields = new Fields(map, { ...options, ...body, direction: isToGoals ? 'to' : 'from' }, others);
    try {
      for (const [e, end] of ends.entries()) {
        const ways = fields.waysOf(end);
        if (isToGoals) for (let k = 0; k < ways.length; k++) values[e * columns + group[k]] = ways[k];
        else if (!isByGoal) values.set(ways, group[e] * columns);
        else for (let k = 0; k < ways.length; k++) values[k * columns + group[e]] = ways[k];
      }
    } finally {
      fields.dispose();
    }
  }
  if (goals.some(({ cost }) => cost > 0)) {
    for (let at = 0; at < values.length; at++) {
      values[at] += goals[isByGoal ? Math.floor(at / columns) : at % columns].cost;
    }
  }
  return { values, rows, columns, isByGoal };
}

/** One field after the other, in the same memory. */
class Fields {
  private readonly map: Grid | WorldLike;
  private readonly options: FieldOptions;
  private readonly points: readonly Point[];
  private readonly ways: Float64Array;
  private field: DistanceField | WorldField | null = null;
  private copy: Float64Array = new Float64Array(0);

  /** @param points The other ends of ways. */
  constructor(map: Grid | WorldLike, options: FieldOptions, points: readonly Point[]) {
    this.map = map;
    this.options = options;
    this.points = points;
    this.ways = allocate(Float64Array, points.length);
  }

  /** Returns the cost of the way between a cell and each of the points. The next call writes into the same array. */
  waysOf({ x, y }: Point): Float64Array {
    const { points, ways } = this;
    if (this.field === null) this.field = distanceField(this.map, [{ x, y }], this.options);
    else this.field.update([{ x, y }]);
    const { field } = this;
    // To copy many costs is faster than to ask for each.
    if (field instanceof DistanceField && points.length * COPIED >= field.width * field.height) {
      if (this.copy.length === 0) this.copy = allocate(Float64Array, field.width * field.height);
      const costs = field.costsInto(this.copy);
      for (let k = 0; k < ways.length; k++) ways[k] = costs[points[k].y * field.width + points[k].x];
    } else for (let k = 0; k < ways.length; k++) ways[k] = field.costAt(points[k]);
    return ways;
  }

  dispose(): void {
    this.field?.dispose();
  }
}
