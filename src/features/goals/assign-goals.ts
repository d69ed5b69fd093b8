import { suggestOption, suggestValue } from '../../core/base/advice/advice.ts';
import { allocate } from '../../core/base/allocate.ts';
import { type GoalLike, goalCosts } from '../../core/base/cells/goal.ts';
import { readPlace } from '../../core/base/cells/place.ts';
import { checkCell, type Point, type PointLike } from '../../core/base/cells/point.ts';
import { checkChoice, checkNames, isArray, type OptionTable, readOptions, wrongKind } from '../../core/base/check.ts';
import { firstHole } from '../../core/base/lists.ts';
import type { WorldLike } from '../../core/grid/answers.ts';
import { cellsOf, delegateOf, type Grid } from '../../core/grid/grid.ts';
import type { OptionsOn } from '../../core/grid/map-types.ts';
import { checkSize } from '../../core/request/options.ts';
import { FIELD_OPTIONS, type FieldOptions, type ResolvedFieldOptions } from '../field/field-options.ts';
import { assign, type Least } from './assignment.ts';
import { type ReadGoal, type ReadUnit, type Ways, waysBetween } from './ways.ts';

/** A unit that wants a goal: its cell, or its cell and what is particular about it. */
export type GoalUnit =
  | PointLike
  | {
      /** Where it stands. */
      readonly start: PointLike;
      /** Its side, in place of the option. */
      readonly size?: number | undefined;
      /** What the kinds of cells mean to it, in place of the option. */
      readonly kindCosts?: ArrayLike<number> | undefined;
    };

/** Options of {@link assignGoals}: what units may enter and what steps cost, as for {@link distanceField}, and what is to be least. */
export interface AssignGoalsOptions extends Omit<FieldOptions, 'direction' | 'diagonals' | 'allowBlockedStart'> {
  /**
   * `'longest'` (default): the longest way is as short as it can be, and of all such assignments it is one with the least sum. All are there soonest. `'sum'`: the sum of
   * ways is least, though one unit may go far.
   */
  least?: 'longest' | 'sum' | undefined;
  /** Corner rule, default `'never'` as in teams. There each step takes the same time: with diagonals, give `diagonalCost: 1`. */
  diagonals?: FieldOptions['diagonals'];
}

/** What {@link assignGoals} returns. */
export interface GoalAssignment {
  /** For each unit, the index of its goal; -1 for none. */
  readonly goalOf: Int32Array;
  /** The sum of all ways, each with the cost of its goal. */
  readonly sum: number;
  /** The longest of them; 0 if no unit has a goal. */
  readonly longest: number;
}

type Resolved = Omit<ResolvedFieldOptions, 'direction' | 'profile' | 'allowBlockedStart'> & { least: Least };

const OPTIONS: OptionTable<Resolved> = /* @__PURE__ */ (() => {
  const { direction, allowBlockedStart, ...others } = FIELD_OPTIONS;
  const [checkRule] = others.diagonals;
  const least = (name: string, value: unknown) => checkChoice<Least>(name, value, ['longest', 'sum'], suggestValue);
  return { ...others, diagonals: [checkRule, 'never'], least: [least, 'longest'] };
})();

/**
 * Says which unit goes to which goal, so that all are there soonest, or walk least in all. As many units as can get a goal of their own. Of equally good
 * assignments, it always returns the same one, on both engines and every machine.
 *
 * The ways are costs of {@link distanceField}, one field for each goal or for each unit, whichever are fewer; units of other `size` or `kindCosts` have fields of their own.
 * The assignment is exact: shortest augmenting paths (R. Jonker, A. Volgenant, 1987), for the longest way too. That takes O(n^3) for n units and goals,
 * usually less time than the fields, and 30 bytes for each pair.
 *
 * @param map Never modified.
 * @param units Cells of the map, or `{ start, size, kindCosts }`. Several may stand in one cell.
 * @param goals Cells of the map, or `{ x, y, cost }`: the cost >= 0 is added to the way, for a queue or a job of lower rank. There may be more goals than units, or fewer.
 * @param options See {@link AssignGoalsOptions}; each has a default.
 * @returns Whose goal is which. Units that are left over, or reach none, get -1.
 * @throws `TypeError` for arguments of the wrong kind.
 * @throws `RangeError` for cells outside the map, wrong costs and options, and if memory cannot be allocated.
 *
 * @example
 * const grid = new Grid(9, 3);
 * const [units, goals] = [[[0, 1], [1, 1]], [[2, 1], [8, 1]]];
 * assignGoals(grid, units, goals); // => { goalOf: Int32Array(2) [ 0, 1 ], sum: 9, longest: 7 }
 * assignGoals(grid, units, [[2, 1], { x: 8, y: 1, cost: 3 }]).longest; // => 10
 *
 * @example
 * const grid = new Grid(16, 16);
 * const [units, goals] = [[[0, 0], [0, 1]], [[9, 1], [9, 0]]];
 * const { goalOf } = assignGoals(grid, units, goals);
 * const team = createTeam(grid, units.map((start, i) => ({ start, goal: goals[goalOf[i]] })));
 * team.distance(0); // => 9
 */
export function assignGoals<Map extends Grid>(
  map: Map,
  units: readonly GoalUnit[],
  goals: readonly GoalLike[],
  options?: OptionsOn<Map, AssignGoalsOptions>,
): GoalAssignment;

/**
 * Says which unit of a {@link World} goes to which goal, over its loaded chunks.
 *
 * @param world Never modified.
 * @param units Cells of the world, or `{ start, size, kindCosts }`.
 * @param goals Cells of the world, or `{ x, y, cost }`.
 * @param options As for a grid, except those that {@link distanceField} does not take on a world.
 * @returns Whose goal is which.
 * @throws `TypeError` and `RangeError` as on a grid.
 */
export function assignGoals(
  world: WorldLike,
  units: readonly GoalUnit[],
  goals: readonly GoalLike[],
  options?: AssignGoalsOptions,
): GoalAssignment;
export function assignGoals(
  map: Grid | WorldLike,
  units: readonly GoalUnit[],
  goals: readonly GoalLike[],
  options?: AssignGoalsOptions,
): GoalAssignment {
  const cells = delegateOf(map) === null ? cellsOf(map as Grid) : null;
  const { least } = readOptions<Resolved>(options, OPTIONS, suggestOption);
  const readCell = (name: string, cell: PointLike): Point =>
    cells === null ? readPlace(name, cell) : checkCell(name, cell, cells);
  const takers = readUnits(units, readCell);
  const places = readGoals(goals, readCell);
  const { least: _, ...asked } = options ?? {};
  // Hexagons know no corner rule.
  const rule = cells?.shape ? {} : { diagonals: 'never' as const };
  return assignmentOf(waysBetween(map, takers, places, { ...rule, ...asked }), takers.length, least);
}

/** Assigns goals by the costs of all ways. */
function assignmentOf(ways: Ways, units: number, least: Least): GoalAssignment {
  const { values, columns, isByGoal } = ways;
  const goalOf = allocate(Int32Array, units).fill(-1);
  const { columnOf } = assign(ways, least);
  let [sum, longest] = [0, 0];
  for (const [row, column] of columnOf.entries()) {
    if (column < 0) continue;
    if (isByGoal) goalOf[column] = row;
    else goalOf[row] = column;
    const way = values[row * columns + column];
    sum += way;
    longest = Math.max(longest, way);
  }
  return { goalOf, sum, longest };
}

type ReadCell = (name: string, cell: PointLike) => Point;

function readUnits(units: readonly GoalUnit[], readCell: ReadCell): ReadUnit[] {
  checkList('units', units, 'an array of cells, or of { start, size, kindCosts }', readCell);
  const bodies = new Map<string, ReadUnit['body']>();
  return Array.from(units, (unit, i) => {
    const isCell = typeof unit !== 'object' || unit === null || isArray(unit) || !('start' in unit);
    if (isCell) return { ...readCell(`units[${i}]`, unit as PointLike), body: bodyOf(bodies, {}) };
    checkNames(`units[${i}]`, unit, ['start', 'size', 'kindCosts'], suggestOption);
    const { start, size, kindCosts } = unit;
    if (size !== undefined) checkSize(`units[${i}].size`, size);
    const own = { ...(size !== undefined && { size }), ...(kindCosts !== undefined && { kindCosts }) };
    return { ...readCell(`units[${i}].start`, start), body: bodyOf(bodies, own) };
  });
}

/** Returns the same object for units that go alike. */
function bodyOf(known: Map<string, ReadUnit['body']>, own: ReadUnit['body']): ReadUnit['body'] {
  const name = `${own.size} ${own.kindCosts && Array.from(own.kindCosts)}`;
  const body = known.get(name) ?? own;
  known.set(name, body);
  return body;
}

function readGoals(goals: readonly GoalLike[], readCell: ReadCell): ReadGoal[] {
  checkList('goals', goals, 'an array of cells, or of { x, y, cost }', readCell);
  const cells = Array.from(goals, (goal, j) => readCell(`goals[${j}]`, goal));
  const costs = goalCosts('goals', goals, cells.length);
  return cells.map(({ x, y }, j) => ({ x, y, cost: costs?.[j] ?? 0 }));
}

/** @throws `TypeError` unless it is an array without holes. */
function checkList(name: string, list: readonly unknown[], what: string, readCell: ReadCell): void {
  if (!isArray(list)) throw wrongKind(name, list, what);
  const hole = firstHole(list);
  if (hole >= 0) readCell(`${name}[${hole}]`, list[hole] as PointLike);
}
