/** Judges where to flee, by fields of the plain solver from every place. */
import type { DistanceField, FleeOptions, Grid, PointLike } from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import { cellsOf } from '../reference/problems.ts';

/**
 * Compares a field with its definition: the least over all places of the way there, less caution times the way of the nearest threat. A step of it never leads uphill.
 *
 * @returns How many cells have a step.
 * @throws `Error` if one is wrong.
 */
export function checkFleeing(
  field: DistanceField,
  map: Grid,
  threats: readonly PointLike[],
  { caution = 1.2, engine: _, ...options }: FleeOptions = {},
): number {
  const cells = cellsOf(map);
  const danger = reference.distanceField(map, threats, { ...options, direction: 'from' });
  const ways = cells.map((cell) => danger.costAt(cell));
  const farthest = Math.max(0, ...ways.filter((way) => way < Infinity));
  const values = cells.map(() => Infinity);
  cells.forEach((place, i) => {
    const toPlace = reference.distanceField(map, place, options);
    const gain = caution * Math.min(ways[i], farthest);
    cells.forEach((cell, k) => {
      values[k] = Math.min(values[k], toPlace.costAt(cell) - gain);
    });
  });
  const near = 1e-9 * Math.max(1, ...values.filter(Number.isFinite).map(Math.abs));
  let steps = 0;
  cells.forEach((cell, i) => {
    const value = field.costAt(cell);
    if (value !== values[i] && !(Math.abs(value - values[i]) <= near)) {
      throw new Error(`cell ${JSON.stringify(cell)} has ${value}, not ${values[i]}`);
    }
    const next = field.next(cell);
    if (next === null) return;
    steps++;
    if (field.costAt(next) > value + near) throw new Error(`the step of ${JSON.stringify(cell)} leads uphill`);
  });
  return steps;
}
