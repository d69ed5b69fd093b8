import type { Port } from '../scene/ports.ts';
import type { View } from '../scene/view.ts';
import { signOf } from './headings.ts';

/** What one search is asked. */
export interface Request {
  readonly starts: readonly Port[];
  readonly goals: readonly Port[];
  /** Cost of a bend, rounded, with the part that decides ties. */
  readonly bendCost: number;
  /** How the line sees the scene, null for as it is. */
  readonly view: View | null;
  /** Only routes that cost less count. */
  readonly below: number;
}

/** Returns the least cost from a point to a goal if nothing were in the way. */
export function estimate({ goals, bendCost }: Request, heading: number, line: number, from: number): number {
  const isRow = (heading & 1) === 0;
  const x = isRow ? from : line;
  const y = isRow ? line : from;
  let least = Infinity;
  for (let i = 0; i < goals.length; i++) {
    const goal = goals[i];
    const dx = goal.x - x;
    const dy = goal.y - y;
    const bends = bendsLeft(heading, (goal.heading + 2) & 3, dx, dy);
    least = Math.min(least, Math.abs(dx) + Math.abs(dy) + goal.cost + bendCost * bends);
  }
  return least;
}

/** Returns the least number of bends from one heading to the other, if the goal is (`ahead`, `across`) away and nothing is in the way. */
export function bendsLeft(heading: number, goalHeading: number, dx: number, dy: number): number {
  const sign = signOf(heading);
  const ahead = sign * ((heading & 1) === 0 ? dx : dy);
  const across = (heading & 1) === 0 ? dy : dx;
  const turn = (goalHeading - heading) & 3;
  if (turn === 2) return 2;
  if (turn !== 0) return ahead >= 0 && signOf(goalHeading) * across >= 0 ? 1 : 3;
  if (ahead < 0) return 4;
  return across === 0 ? 0 : 2;
}

/** The cost from turns beyond all goals. */
export interface Beyond {
  /** A key beyond which all goals lie behind. */
  farthest: number;
  /** The least cost to a goal from a turn at a key above that, minus the key. */
  rest: number;
}

const beyond: Beyond = { farthest: 0, rest: 0 };

/** Returns the least cost to a goal from turns beyond all goals. The answer holds until the next call. */
export function beyondGoals({ goals, bendCost }: Request, heading: number, line: number): Beyond {
  const sign = signOf(heading);
  const isRow = (heading & 1) === 0;
  beyond.farthest = -Infinity;
  beyond.rest = Infinity;
  for (let i = 0; i < goals.length; i++) {
    const goal = goals[i];
    const key = sign * (isRow ? goal.x : goal.y);
    const bends = ((goal.heading - heading) & 1) === 0 ? 1 : 2;
    const rest = Math.abs((isRow ? goal.y : goal.x) - line) + goal.cost + bends * bendCost;
    beyond.farthest = Math.max(beyond.farthest, key);
    beyond.rest = Math.min(beyond.rest, rest - key);
  }
  return beyond;
}
