// Checks steps and plans of teams by their rules alone, agent by agent and pair by pair.
import type { TimedPath } from '../../src/index.ts';
import { allowsDiagonal, costAt, type Diagonals, type Point, type World } from './world.ts';

export interface Trip {
  start: Point;
  goal: Point;
}

const isSame = (a: Point, b: Point) => a.x === b.x && a.y === b.y;
const show = ({ x, y }: Point) => `${x},${y}`;
const isPassable = (world: World, { x, y }: Point) => costAt(world, x, y) < Infinity;

/** Returns what is wrong with a step of a team, '' if it is legal. The places of agents are given in the same order. */
export function stepFault(
  world: World,
  diagonals: Diagonals,
  before: readonly Point[],
  after: readonly Point[],
): string {
  for (let i = 0; i < before.length; i++) {
    if (isOutside(after[i])) continue;
    const fault = moveFault(world, diagonals, before, after, i);
    if (fault !== '') return `agent ${i} from ${show(before[i])} to ${show(after[i])}: ${fault}`;
  }
  return '';
}

/** Returns where an agent that has left the map counts as being: a place outside, far from all others. */
export function outside(i: number): Point {
  return { x: -10 * (i + 1), y: -10 };
}

export const isOutside = ({ y }: Point) => y === -10;

/** Returns what is wrong with the move of agent `i`, '' if it is legal. */
export function moveFault(
  world: World,
  diagonals: Diagonals,
  before: readonly Point[],
  after: readonly Point[],
  i: number,
): string {
  const [from, to] = [before[i], after[i]];
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  if (Math.max(dx, dy) > 1) return 'jumps';
  if (Math.max(dx, dy) > 0 && !isPassable(world, to)) return 'enters a wall';
  for (let k = 0; k < before.length; k++) {
    if (k === i) continue;
    if (isSame(after[k], to)) return `meets agent ${k}`;
    if (isSame(after[k], from) && isSame(before[k], to)) return `swaps with agent ${k}`;
  }
  if (dx + dy < 2) return '';
  const sides = [
    { x: from.x, y: to.y },
    { x: to.x, y: from.y },
  ];
  const isCrossed = before.some(
    (other, k) =>
      (isSame(other, sides[0]) && isSame(after[k], sides[1])) ||
      (isSame(other, sides[1]) && isSame(after[k], sides[0])),
  );
  if (isCrossed) return 'crosses another';
  const [sideA, sideB] = sides.map(
    (side) =>
      isPassable(world, side) &&
      !before.some((other) => isSame(other, side)) &&
      !after.some((other) => isSame(other, side)),
  );
  return allowsDiagonal(diagonals, sideA, sideB) ? '' : `breaks the rule '${diagonals}'`;
}

/** Returns the cell of a path at a time; after its end it rests. */
export function cellAt({ xy }: Pick<TimedPath, 'xy'>, time: number): Point {
  const i = 2 * Math.min(time, xy.length / 2 - 1);
  return { x: xy[i], y: xy[i + 1] };
}

/**
 * Throws unless the paths lead all agents to their goals without a fault. Returns the sum of the times of arrival, and the last one.
 *
 * @param leave Whether agents leave the map at their goals.
 */
export function checkPlan(
  world: World,
  diagonals: Diagonals,
  trips: readonly Trip[],
  paths: readonly Pick<TimedPath, 'xy'>[],
  leave = false,
): { sumOfCosts: number; makespan: number } {
  if (paths.length !== trips.length) throw new Error(`${paths.length} paths for ${trips.length} agents`);
  const times = paths.map(({ xy }) => xy.length / 2 - 1);
  const makespan = Math.max(0, ...times);
  trips.forEach(({ start, goal }, i) => {
    if (!isPassable(world, start)) throw new Error(`agent ${i} starts in a wall`);
    if (!isSame(cellAt(paths[i], 0), start)) throw new Error(`agent ${i} does not start at ${show(start)}`);
    if (!isSame(cellAt(paths[i], makespan), goal)) throw new Error(`agent ${i} does not end at ${show(goal)}`);
    if (times[i] > 0 && isSame(cellAt(paths[i], times[i] - 1), goal))
      throw new Error(`path ${i} goes on after its arrival`);
  });
  for (let time = 0; time < makespan; time++) {
    const placesAt = (when: number) =>
      paths.map((path, i) => (leave && when > times[i] ? outside(i) : cellAt(path, when)));
    const fault = stepFault(world, diagonals, placesAt(time), placesAt(time + 1));
    if (fault !== '') throw new Error(`at time ${time}, ${fault}`);
  }
  return { sumOfCosts: times.reduce((sum, time) => sum + time, 0), makespan };
}
