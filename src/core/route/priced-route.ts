/** A route of steps, with its cost up to each of its cells. Legs that replace steps are compared with it. */

import { allocate } from '../base/allocate.ts';
import { directionOf } from '../base/cells/direction.ts';
import type { Point } from '../base/cells/point.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { uniformCost } from '../grid/cost-range.ts';
import type { Diagonals } from '../request/options.ts';
import { isMoveOpen } from '../rules/exits.ts';
import { NO_DIRECTION, RULES } from '../rules/moves.ts';
import type { ResolvedLegs } from './body.ts';
import { type LegCosts, type LegGround, legCost, terrainAlong } from './leg.ts';

/** A position is the index of a cell in the route. */
export interface PricedRoute {
  readonly ground: LegGround;
  readonly costs: LegCosts;
  /** What each waypoint between the first and the last costs. */
  readonly turnCost: number;
  /** x, y of each cell of the route. */
  readonly xy: Int32Array;
  /** Positions of its waypoints. */
  readonly turns: readonly number[];
  /** By position: the cost of the steps up to it. */
  readonly paid: Float64Array;
  /** By position: length times terrain cost of the ground crossed up to it. Null if all ground costs the same. */
  readonly crossed: Float64Array | null;
  /** Directions of the first and the last leg; NO_DIRECTION for any. */
  readonly startDirection: number;
  readonly goalDirection: number;
}

/** Adds up the costs along a route. @param xy x, y of its cells. @throws `RangeError` if the route is not legal on these cells. */
export function priceRoute(cells: CellStore, xy: Int32Array, { resolved, isSquare }: ResolvedLegs): PricedRoute {
  const { diagonals, straightCost, startDirection, goalDirection } = resolved;
  const ground = { cells, diagonals, uniformCost: uniformCost(cells), isSquare };
  const diagonalCost = diagonals === 'never' ? Math.SQRT2 * straightCost : resolved.diagonalCost;
  const turns = [0];
  const length = xy.length / 2;
  const paid = allocate(Float64Array, length);
  const crossed = ground.uniformCost === 0 ? allocate(Float64Array, length) : null;
  let from = { x: xy[0], y: xy[1] };
  let direction: Point | null = null;
  for (let i = 0; i < length; i++) {
    const cell = { x: xy[2 * i], y: xy[2 * i + 1] };
    checkPassable(cells, cell);
    if (i > 0) {
      const step = { x: cell.x - from.x, y: cell.y - from.y };
      const isDiagonal = step.x !== 0 && step.y !== 0;
      checkStep(cells, diagonals, from, cell);
      if (direction !== null && (step.x !== direction.x || step.y !== direction.y)) turns.push(i - 1);
      const terrain = cells.terrainCost(cell.x, cell.y);
      paid[i] = paid[i - 1] + (isDiagonal ? diagonalCost : straightCost) * terrain;
      if (crossed !== null) {
        const mean = (cells.terrainCost(from.x, from.y) + terrain) / 2;
        crossed[i] = crossed[i - 1] + (isDiagonal ? Math.SQRT2 : 1) * mean;
      }
      direction = step;
    }
    from = cell;
  }
  if (length > 1) turns.push(length - 1);
  const costs = { straight: straightCost, diagonal: diagonalCost };
  checkEnds(xy, resolved);
  const { turnCost } = resolved;
  return { ground, costs, turnCost, xy, turns, paid, crossed, startDirection, goalDirection };
}

/** Returns the cell at a position. */
export function cellAt({ xy }: PricedRoute, position: number): Point {
  return { x: xy[2 * position], y: xy[2 * position + 1] };
}

/**
 * Returns the cost of a route with waypoints at these positions. Along rows, columns and diagonals it adds up in findPath's order, from the
 * goal.
 */
export function priceOf(route: PricedRoute, positions: readonly number[]): number {
  const { ground, costs, turnCost } = route;
  let straights = 0;
  let diagonals = 0;
  let others = 0;
  for (let i = positions.length - 1; i > 0; i--) {
    const from = cellAt(route, positions[i - 1]);
    const to = cellAt(route, positions[i]);
    const legX = to.x - from.x;
    const legY = to.y - from.y;
    if (legX === 0 || legY === 0) straights = addSteps(straights, ground, from, to);
    else if (Math.abs(legX) === Math.abs(legY)) diagonals = addSteps(diagonals, ground, from, to);
    else others += legCost(costs, legX, legY) * terrainAlong(ground, from, to);
  }
  const scale = ground.uniformCost === 0 ? 1 : ground.uniformCost;
  const turns = Math.max(positions.length - 2, 0) * turnCost;
  return straights * scale * costs.straight + diagonals * scale * costs.diagonal + turns + others;
}

/** Returns `sum` plus the steps along a row, column or diagonal: their number or, if terrain differs, the costs of the cells entered. */
function addSteps(sum: number, { cells, uniformCost }: LegGround, from: Point, to: Point): number {
  const legX = to.x - from.x;
  const legY = to.y - from.y;
  const steps = Math.max(Math.abs(legX), Math.abs(legY));
  if (uniformCost !== 0) return sum + steps;
  for (let i = steps; i > 0; i--) {
    sum += cells.terrainCost(from.x + i * Math.sign(legX), from.y + i * Math.sign(legY));
  }
  return sum;
}

/** @throws `RangeError` unless the first and the last step have their directions. */
function checkEnds(xy: Int32Array, options: ResolvedLegs['resolved']): void {
  const last = xy.length - 2;
  for (const [name, to] of [
    ['startDirection', 2],
    ['goalDirection', last],
  ] as const) {
    if (last === 0 || options[name] === NO_DIRECTION) continue;
    if (options[name] === directionOf(xy[to] - xy[to - 2], xy[to + 1] - xy[to - 1])) continue;
    throw new RangeError(
      `path steps from (${xy[to - 2]}, ${xy[to - 1]}) to (${xy[to]}, ${xy[to + 1]}), which is not its ${name}: pass the options that the route was found with`,
    );
  }
}

function checkPassable(cells: CellStore, { x, y }: Point): void {
  if (x < 0 || y < 0 || x >= cells.width || y >= cells.height) {
    throw new RangeError(
      `path leads through (${x}, ${y}), which is not in the grid: pass the grid that the route was found on`,
    );
  }
  if (cells.isBlocked(x, y)) {
    throw new RangeError(
      `path leads through (${x}, ${y}), which is blocked: find the route again on the grid as it is now`,
    );
  }
}

function checkStep(cells: CellStore, diagonals: Diagonals, from: Point, to: Point): void {
  const isDiagonal = from.x !== to.x && from.y !== to.y;
  const direction = directionOf(to.x - from.x, to.y - from.y);
  const isLegal = !isDiagonal || diagonals !== 'never';
  if (isLegal && isMoveOpen(cells, RULES[diagonals], from.x, from.y, direction)) return;
  if (!isDiagonal) {
    throw new RangeError(
      `path steps from (${from.x}, ${from.y}) to (${to.x}, ${to.y}), and that exit is closed: find the route again on the grid as it is now`,
    );
  }
  throw new RangeError(
    `path steps from (${from.x}, ${from.y}) to (${to.x}, ${to.y}), which diagonals "${diagonals}" forbids: pass the options that the route was found with`,
  );
}
