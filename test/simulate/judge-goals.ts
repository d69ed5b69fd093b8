/** Judges what is said of goals. */
import { type AssignGoalsOptions, type GoalAssignment, type Grid, HexGrid, type PointLike } from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import { checkAssignment } from '../support/assignments.ts';
import type { Done, Judge } from './state.ts';

export const judgeGoals: Readonly<Record<string, Judge>> = { assignGoals: judgeAssignment };

/** Compares an assignment with all others, by ways of the plain solver. */
function judgeAssignment({ values, result }: Done): void {
  const [map, units, goals, options] = values as [Grid, PointLike[], PointLike[], AssignGoalsOptions | undefined];
  const { engine: _, least = 'longest', ...plain } = options ?? {};
  const rule = map instanceof HexGrid ? {} : { diagonals: 'never' as const };
  const fields = goals.map((goal) => reference.distanceField(map, goal, { ...rule, ...plain }));
  const ways = units.map((unit) => fields.map((field) => field.costAt(unit)));
  checkAssignment(result as GoalAssignment, ways, least);
}
