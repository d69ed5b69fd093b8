import { checkNumber, GREATEST_COST } from '../check.ts';
import type { PointLike } from './point.ts';

/** A goal: a cell, or a cell with what it costs to end there beside the way, such as the queue at a shop. Absent means 0. */
export type GoalLike =
  | PointLike
  | { readonly x: number; readonly y: number; readonly floor?: number; readonly cost?: number | undefined };

/**
 * Returns what the goals of a list cost, whose cells have been read; null if all cost 0.
 *
 * @param name Of the list, in errors.
 * @param count How many cells have been read: a list of the caller may have another length by now, and other goals.
 * @throws `TypeError` or `RangeError` unless each cost is 0 or a number up to 1e100.
 */
export function goalCosts(name: string, goals: readonly GoalLike[], count: number): Float64Array | null {
  let costs: Float64Array | null = null;
  for (let i = 0; i < count; i++) {
    const cost = (goals[i] as { cost?: unknown } | undefined)?.cost;
    if (cost === undefined || cost === 0) continue;
    costs ??= new Float64Array(count);
    costs[i] = checkGoalCost(`${name}[${i}].cost`, cost);
  }
  return costs;
}

function checkGoalCost(name: string, value: unknown): number {
  const cost = checkNumber(name, value);
  if (cost >= 0 && cost <= GREATEST_COST) return cost;
  throw new RangeError(`${name} is ${cost}: it must be from 0 to ${GREATEST_COST}; leave out a goal that is closed`);
}
