import type { Grid } from '../../src/index.ts';
import { allowsDiagonal, costAt, type Movement, type Point, type World } from './world.ts';

/** The columns and rows that each direction adds, north first, then clockwise. */
export const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

/** A map, the exits of its grid, and what steps and turns cost. */
export interface TurnProblem {
  world: World;
  grid: Grid;
  movement: Movement;
  turnCost: number;
}

/** Returns whether a straight step leaves a cell by an open exit and enters a passable cell. */
function mayGo({ world, grid }: TurnProblem, x: number, y: number, direction: number): boolean {
  const [columns, rows] = STEPS[direction];
  return costAt(world, x + columns, y + rows) < Infinity && grid.isExitOpen(x, y, direction);
}

/** Returns the cost of a step from a passable cell; Infinity if it is not legal. */
export function stepCost(problem: TurnProblem, x: number, y: number, direction: number): number {
  const { world, movement } = problem;
  if (!mayGo(problem, x, y, direction)) return Infinity;
  const [columns, rows] = STEPS[direction];
  const terrain = costAt(world, x + columns, y + rows);
  if (direction % 2 === 0) return movement.straightCost * terrain;
  const [before, after] = [(direction + 7) % 8, (direction + 1) % 8];
  const isOpen = [
    [before, after],
    [after, before],
  ].map(([first, second]) => {
    const [alongX, alongY] = STEPS[first];
    return mayGo(problem, x, y, first) && mayGo(problem, x + alongX, y + alongY, second);
  });
  return allowsDiagonal(movement.diagonals, isOpen[0], isOpen[1]) ? movement.diagonalCost * terrain : Infinity;
}

/** Returns the least cost from the start to every cell. */
export function leastTurnCosts(problem: TurnProblem, start: Point): Float64Array {
  const states = leastStateCosts(problem, start);
  return Float64Array.from(problem.world.costs, (_, cell) => Math.min(...states.subarray(cell * 9, cell * 9 + 9)));
}

/**
 * Returns the least cost from the start to every cell by each direction of the last step, nine numbers a cell (the last: no step yet). A state
 * whose cost has improved waits in a queue until its steps are tried again; it ends when nothing improves.
 *
 * @param startDirection Of the first step, if it is to have one.
 */
export function leastStateCosts(problem: TurnProblem, start: Point, startDirection?: number): Float64Array {
  const { world, turnCost } = problem;
  const { width } = world;
  const best = new Float64Array(world.costs.length * 9).fill(Infinity);
  const first = start.y * width + start.x;
  if (world.costs[first] === Infinity) return best;
  const steps = new Map<number, number[]>();
  best[first * 9 + 8] = 0;
  const queue = [first * 9 + 8];
  for (let i = 0; i < queue.length; i++) {
    const state = queue[i];
    const cell = Math.floor(state / 9);
    const arrival = state % 9;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    if (!steps.has(cell))
      steps.set(
        cell,
        STEPS.map((_, direction) => stepCost(problem, x, y, direction)),
      );
    (steps.get(cell) as number[]).forEach((step, direction) => {
      if (arrival === 8 && direction !== (startDirection ?? direction)) return;
      const [columns, rows] = STEPS[direction];
      const next = (cell + rows * width + columns) * 9 + direction;
      const cost = best[state] + step + (arrival === 8 || arrival === direction ? 0 : turnCost);
      if (cost === Infinity || cost >= best[next]) return;
      best[next] = cost;
      queue.push(next);
    });
  }
  return best;
}

/**
 * Returns the cost of a route x0, y0, x1, y1, … with its turns. Throws at the first illegal step, and if it comes to a cell twice, unless it
 * may, because its first or last step has a direction.
 */
export function walkWithTurns(problem: TurnProblem, xy: Int32Array, mayReturn = false): number {
  const { world, turnCost } = problem;
  if (costAt(world, xy[0], xy[1]) === Infinity) throw new Error('the route begins in a blocked cell');
  const visited = new Set([xy[1] * world.width + xy[0]]);
  let cost = 0;
  let before = -1;
  for (let i = 2; i < xy.length; i += 2) {
    const direction = STEPS.findIndex(([dx, dy]) => dx === xy[i] - xy[i - 2] && dy === xy[i + 1] - xy[i - 1]);
    const step = direction < 0 ? Infinity : stepCost(problem, xy[i - 2], xy[i - 1], direction);
    if (step === Infinity) throw new Error(`step ${i / 2} of the route is not legal`);
    cost += step + (before < 0 || before === direction ? 0 : turnCost);
    before = direction;
    visited.add(xy[i + 1] * world.width + xy[i]);
    if (!mayReturn && visited.size < i / 2 + 1) throw new Error(`the route comes to ${xy[i]},${xy[i + 1]} twice`);
  }
  return cost;
}
