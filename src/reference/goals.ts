import type { GoalLike } from '../index.ts';

/**
 * Returns what goals cost beside the way, 0 unless they say.
 *
 * @throws `RangeError` unless each cost is a number from 0 to 1e100.
 */
export function costsOfGoals(goals: readonly GoalLike[]): number[] {
  return goals.map((goal, i) => {
    const { cost = 0 } = goal as { cost?: number };
    if (typeof cost === 'number' && cost >= 0 && cost <= 1e100) return cost;
    throw new RangeError(`goals[${i}].cost is ${cost}: it must be a number from 0 to 1e100`);
  });
}
