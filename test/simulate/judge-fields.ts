/** Judges of fields. */
import {
  type DistanceField,
  type FieldGoals,
  Grid,
  type Point,
  type PointLike,
  type WorldField,
} from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import { walkRoute } from '../support/route-walker.ts';
import { isClose } from '../support/walk.ts';
import { layersNow } from './judge-searches.ts';
import { cellsOf } from './maps.ts';
import type { Done } from './state.ts';

/** What a field was computed for, and what it must say until it is updated. */
interface Note {
  readonly map: Grid;
  readonly goals: FieldGoals;
  readonly options: reference.ReferenceFieldOptions;
  costs: reference.ReferenceField;
  /** The map and its layers as they were. */
  copy: Grid;
  readonly layers: reference.ReferenceFieldOptions['layers'];
}

/** Judges a field that was computed now. */
export function judgeField({ simulation, tick, receiver, values, result }: Done): void {
  const field = result as DistanceField | WorldField;
  const before = simulation.notes.get(receiver) as Note | undefined;
  const [map, goals, options] =
    tick.call === 'update'
      ? [before?.map, (values[0] as FieldGoals | undefined) ?? before?.goals, before?.options]
      : (values as [Grid, FieldGoals, object | undefined]);
  if (map === undefined || goals === undefined) return;
  const { engine: _, ...plain } = (options ?? {}) as { engine?: string };
  const costs = reference.distanceField(map, goals, plain);
  simulation.notes.set(field, {
    map,
    goals,
    options: plain,
    costs,
    copy: map.clone(),
    layers: layersNow((plain as Pick<Note, 'layers'>).layers),
  } satisfies Note);
  for (const cell of cellsOf(map) as unknown as PointLike[]) compareAt(field, costs, cell);
  if (field.isEmpty !== cellsOf(map).every((cell) => costs.costAt(cell as unknown as PointLike) === Infinity)) {
    if (map instanceof Grid) throw new Error(`isEmpty is ${field.isEmpty}`);
  }
}

function compareAt(field: DistanceField | WorldField, costs: reference.ReferenceField, cell: PointLike): void {
  const [cost, expected] = [field.costAt(cell), costs.costAt(cell)];
  if (!isClose(cost, expected)) throw new Error(`the field is ${cost} at ${JSON.stringify(cell)}, not ${expected}`);
}

/** Judges what a field says of a cell, by the map as it was. */
export function judgeFieldUse({ simulation, tick, receiver, values, result }: Done): void {
  const field = receiver as DistanceField;
  const note = simulation.notes.get(field) as Note | undefined;
  if (note === undefined || !(note.map instanceof Grid)) return;
  const { costs, copy, options, layers } = note;
  if (tick.call === 'within') {
    judgeWithin(result as Int32Array, values[0] as number, costs.costs);
    return;
  }
  const cell = values[0] as PointLike;
  compareAt(field, costs, cell);
  const cost = costs.costAt(cell);
  if (tick.call === 'next') judgeNext(result as Point | null, cost);
  if (tick.call !== 'path') return;
  const path = result as ReturnType<DistanceField['path']>;
  if ((path === null) !== (cost === Infinity)) throw new Error(`the path is ${path}, the cost ${cost}`);
  if (path === null) return;
  const walked = walkRoute(copy, path, { ...options, layers });
  const own = costOfGoal(note.goals, field.goalAt(cell));
  if (!isClose(walked + own, cost)) throw new Error(`the route of the field costs ${walked} + ${own}, not ${cost}`);
}

/** Returns what the goal of an index costs beside the way. */
function costOfGoal(goals: FieldGoals, index: number): number {
  const isOne = !Array.isArray(goals) || typeof goals[0] === 'number';
  const goal = (isOne ? [goals] : goals)[index] as { cost?: number } | undefined;
  if (goal === undefined) throw new Error(`goalAt is ${index}, which is no goal`);
  return goal.cost ?? 0;
}

/** Throws unless an array got what the field says. */
export function judgeCopied({ tick, receiver, values }: Done): void {
  const field = receiver as DistanceField;
  const [copied, whole] = [values[0] as Float64Array, tick.call === 'costsInto' ? field.costs : field.flow];
  if (copied.join() !== whole.join()) throw new Error(`${tick.call} writes ${copied}, not ${whole}`);
}

function judgeNext(next: Point | null, cost: number): void {
  if (cost === Infinity && next !== null) throw new Error('there is a next step out of reach');
}

function judgeWithin(cells: Int32Array, budget: number, costs: Float64Array): void {
  const found = new Set(cells);
  for (const [cell, cost] of costs.entries()) {
    if (isClose(cost, budget) || found.has(cell) === cost <= budget) continue;
    throw new Error(`within(${budget}) says ${found.has(cell)} of a cell at ${cost}`);
  }
}
