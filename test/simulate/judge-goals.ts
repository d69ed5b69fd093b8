/** Judges what is said of goals. */
import {
  type AssignGoalsOptions,
  type DistanceField,
  distanceField,
  type FleeOptions,
  type FormationOptions,
  type GoalAssignment,
  type Grid,
  HexGrid,
  type Point,
  type PointLike,
  World,
} from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import { checkAssignment } from '../support/assignments.ts';
import { checkFleeing } from '../support/fleeing.ts';
import { checkFormation } from '../support/formations.ts';
import type { Done, Judge } from './state.ts';

export const judgeGoals: Readonly<Record<string, Judge>> = {
  assignGoals: judgeAssignment,
  fleeField: ({ values, result }) => {
    const [map, threats, options] = values as [Grid, PointLike[], FleeOptions | undefined];
    checkFleeing(result as DistanceField, map, threats, options);
  },
  formationCells: ({ values, result }) => {
    const [map, place, count, options] = values as [Grid, PointLike, number, FormationOptions | undefined];
    checkFormation(map, place, count, result as Point[], options);
  },
};

/** Compares an assignment with all others, by ways of the plain solver. */
function judgeAssignment({ values, result }: Done): void {
  const [map, units, goals, options] = values as [
    Grid | World,
    PointLike[],
    PointLike[],
    AssignGoalsOptions | undefined,
  ];
  const { engine: _, least = 'longest', ...plain } = options ?? {};
  const rule = map instanceof HexGrid ? {} : { diagonals: 'never' as const };
  // On ground of a World that is not loaded, fields are judged elsewhere.
  const fieldTo = map instanceof World ? distanceField : reference.distanceField;
  const fields = goals.map((goal) => fieldTo(map as Grid, goal, { ...rule, ...plain }));
  const ways = units.map((unit) => fields.map((field) => field.costAt(unit)));
  checkAssignment(result as GoalAssignment, ways, least);
}
