import { fieldEngines } from '../../core/choose/engines.ts';
import type { WorldLike } from '../../core/grid/answers.ts';
import { cellsOf, delegateOf, type Grid } from '../../core/grid/grid.ts';
import type { OptionsOn } from '../../core/grid/map-types.ts';
import type { FieldEngine } from '../../core/kernel/field/field-engine.ts';
import { DistanceField } from './field.ts';
import type { FieldGoals } from './field-goals.ts';
import { type FieldOptions, fieldOptionsFor } from './field-options.ts';
import type { WorldField } from './world-field.ts';

/**
 * Computes the cost of a cheapest route between every cell and the nearest of some goals, all at once. Use it for many agents that go to
 * one place, or to find the cells that a unit can reach. Each cost equals that of {@link findPath} to 1e-9 relative, and on uniform
 * terrain usually to the bit. If several steps are equally good, the field has the same one on both engines and every machine.
 *
 * It runs Dijkstra's algorithm (1959) from all goals at once. On uniform terrain it takes O(cells), unless a diagonal step costs less than a
 * straight one: in open ground runs fill cells from corner to corner; elsewhere costs come in order in two queues, since there are only two step
 * costs. On other terrain it takes
 * O(cells + greatest cost / least step), with buckets, unless some step costs 4000 times the least. In all other cases it takes
 * O(cells log cells).
 *
 * @param grid Never modified.
 * @param goals One cell, or an array of cells; a pair of numbers is one cell. A goal `{ x, y, cost }` costs that much (0 to 1e100) to end at, beside the way: each cell has the least sum
 * of both. Blocked goals are skipped, and so are those on which the unit cannot
 * stand. If none is left, every cost is Infinity, and {@link DistanceField.isEmpty} says so.
 * @param options See {@link FieldOptions}; each has a default.
 * @returns The costs and steps of all cells for the grid as it is now. {@link DistanceField.update} computes them again after edits.
 * @throws `TypeError` for arguments of the wrong kind.
 * @throws `RangeError` for cells outside the grid and wrong options, and if memory cannot be allocated. The next call still works.
 *
 * @example
 * const grid = new Grid(64, 64);
 * const field = distanceField(grid, [[10, 10], [50, 50]]);
 * field.costAt(12, 10); // => 2
 * field.next(12, 10); // => { x: 11, y: 10 }
 */
export function distanceField<Map extends Grid>(
  grid: Map,
  goals: FieldGoals,
  options?: OptionsOn<Map, FieldOptions>,
): DistanceField;

/**
 * Computes the cost of a cheapest route between every cell of a {@link World} and the nearest of some goals, over its loaded chunks.
 *
 * @param world Never modified.
 * @param goals One cell, or an array of cells. Those that are not loaded are out of reach.
 * @param options As for a grid, except `layers` and indices in `avoid`.
 * @returns Costs and steps in coordinates of the world, as it is now.
 * @throws `TypeError` and `RangeError` as on a grid.
 */
export function distanceField(world: WorldLike, goals: FieldGoals, options?: FieldOptions): WorldField;

/**
 * Computes the field of a map that may be either.
 *
 * @param map A grid or a world. @param goals One cell of it, or an array of cells.
 * @param options As on the map that it is.
 * @returns The field.
 * @throws `TypeError` and `RangeError` as on a grid.
 */
export function distanceField<Map extends Grid | WorldLike>(
  map: Map,
  goals: FieldGoals,
  options?: OptionsOn<Map, FieldOptions>,
): DistanceField | WorldField;
export function distanceField(
  grid: Grid | WorldLike,
  goals: FieldGoals,
  options?: FieldOptions,
): DistanceField | WorldField {
  const answers = delegateOf(grid);
  if (answers !== null) return answers.distanceField(goals, options) as WorldField;
  return fieldOn(null, grid as Grid, goals, options);
}

/** Does what {@link distanceField} does, on the given engine; null means the one that the options name. */
export function fieldOn(
  engine: FieldEngine | null,
  grid: Grid,
  goals: FieldGoals,
  options?: FieldOptions,
): DistanceField {
  const base = cellsOf(grid);
  const resolved = fieldOptionsFor(base, options);
  return DistanceField.make(engine ?? fieldEngines.choose(resolved.engine), base, goals, resolved);
}
