/** The best assignments of goals to units, by trying all. */
import { expect } from 'vitest';
import type { GoalAssignment } from '../../src/index.ts';

/** Number of units that have a goal, the sum of their ways, and the longest. */
export interface Assigned {
  readonly pairs: number;
  readonly sum: number;
  readonly longest: number;
}

/** Returns the best assignment. @param ways The cost of each unit's way to each goal, Infinity if there is none. */
export function bestAssignment(ways: readonly (readonly number[])[], least: 'longest' | 'sum'): Assigned {
  let best: Assigned = { pairs: -1, sum: 0, longest: 0 };
  const taken = new Set<number>();
  const tryFrom = (unit: number, now: Assigned): void => {
    if (unit === ways.length) {
      if (isBetter(now, best, least)) best = now;
      return;
    }
    tryFrom(unit + 1, now);
    for (const [goal, way] of ways[unit].entries()) {
      if (way === Infinity || taken.has(goal)) continue;
      taken.add(goal);
      tryFrom(unit + 1, { pairs: now.pairs + 1, sum: now.sum + way, longest: Math.max(now.longest, way) });
      taken.delete(goal);
    }
  };
  tryFrom(0, { pairs: 0, sum: 0, longest: 0 });
  return best;
}

/** Sums are rounded. */
const ROUNDED = 1e-9;

function isBetter(one: Assigned, other: Assigned, least: 'longest' | 'sum'): boolean {
  if (one.pairs !== other.pairs) return one.pairs > other.pairs;
  if (least === 'longest' && Math.abs(one.longest - other.longest) > ROUNDED) return one.longest < other.longest;
  return one.sum < other.sum - ROUNDED;
}

/** Checks an assignment: no goal is taken twice, its figures are those of its ways, and none is better. */
export function checkAssignment(
  { goalOf, sum, longest }: GoalAssignment,
  ways: readonly (readonly number[])[],
  least: 'longest' | 'sum',
): Assigned {
  const pairs = [...goalOf].flatMap((goal, unit) => (goal < 0 ? [] : [{ goal, way: ways[unit][goal] }]));
  expect(goalOf.length).toBe(ways.length);
  expect(new Set(pairs.map(({ goal }) => goal)).size).toBe(pairs.length);
  const best = bestAssignment(ways, least);
  expect(pairs.length).toBe(best.pairs);
  const [total, most] = [pairs.reduce((all, { way }) => all + way, 0), Math.max(0, ...pairs.map(({ way }) => way))];
  const near = (value: number, expected: number) => Math.abs(value - expected) <= ROUNDED * Math.max(1, expected);
  if (!near(sum, total) || !near(longest, most)) throw new Error(`${sum}, ${longest}, but ${total}, ${most}`);
  if (!near(sum, best.sum)) throw new Error(`the sum is ${sum}, and ${best.sum} can be`);
  if (least === 'longest' && !near(longest, best.longest))
    throw new Error(`the longest is ${longest}, and ${best.longest} can be`);
  return best;
}
