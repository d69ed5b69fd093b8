/** Legs: straight walks from the centre of one cell to that of another, at any angle. */

import { directionOf } from '../base/cells/direction.ts';
import type { Point } from '../base/cells/point.ts';
import type { CellStore } from '../grid/cell-store.ts';
import type { Diagonals } from '../request/options.ts';
import { isMoveOpen } from '../rules/exits.ts';
import { NEVER, ONLY_WHEN_NO_OBSTACLES, RULES } from '../rules/moves.ts';
import { isClearForSquare } from './body.ts';

/** The cells of a request, with its corner rule. */
export interface LegGround {
  readonly cells: CellStore;
  readonly diagonals: Diagonals;
  /** Terrain cost of all passable cells; 0 if their costs differ. */
  readonly uniformCost: number;
  /** Whether the walker is a square of one cell, not a point. */
  readonly isSquare: boolean;
}

/** Step costs, see {@link legCost}. */
export interface LegCosts {
  readonly straight: number;
  readonly diagonal: number;
}

/**
 * Returns the mean terrain cost along a leg; Infinity if a cell on it is blocked or the corner rule forbids it. Each cell counts by the
 * length walked in it. As with steps, leaving the first cell is free, and the last cell counts in full although only half of it is
 * crossed. O(width + height).
 *
 * All decisions are made in whole numbers. The walk meets the border of the next column at (2 columns + 1) / (2 width) of its length, and
 * that of the next row at (2 rows + 1) / (2 height). The sign of their difference times both denominators shows which comes first (after
 * J. Amanatides and A. Woo, A Fast Voxel Traversal Algorithm, 1987). If both come at once, the walk passes through a corner point.
 */
export function terrainAlong(ground: LegGround, from: Point, to: Point): number {
  const { cells, diagonals, uniformCost, isSquare } = ground;
  if (isSquare && !isClearForSquare(cells, from, to)) return Infinity;
  if (cells.isBlocked(from.x, from.y)) return Infinity;
  const width = Math.abs(to.x - from.x);
  const height = Math.abs(to.y - from.y);
  const stepX = Math.sign(to.x - from.x);
  const stepY = Math.sign(to.y - from.y);
  const rule = ruleOfWalks(diagonals);
  const hasExits = cells.closedExits.used > 0;
  const straightX = directionOf(stepX, 0);
  const straightY = directionOf(0, stepY);
  const across = directionOf(stepX, stepY);
  let { x, y } = from;
  let columns = 0;
  let rows = 0;
  // Below 0 the next column's border comes first, above 0 the next row's.
  let order = height - width;
  let sum = 0;
  let entered = 0;
  while (columns < width || rows < height) {
    if (uniformCost === 0) {
      const left = order <= 0 ? (2 * columns + 1) / (2 * width) : (2 * rows + 1) / (2 * height);
      if (entered > 0) sum += (left - entered) * cells.terrainCost(x, y);
      entered = left;
    }
    const before = order;
    const nextX = before <= 0 ? x + stepX : x;
    const nextY = before >= 0 ? y + stepY : y;
    // While all exits are open, only corners can bar a step.
    if (before === 0 || hasExits) {
      const direction = before < 0 ? straightX : before > 0 ? straightY : across;
      if (!isMoveOpen(cells, rule, x, y, direction)) return Infinity;
    }
    if (before <= 0) {
      columns++;
      order += 2 * height;
    }
    if (before >= 0) {
      rows++;
      order -= 2 * width;
    }
    x = nextX;
    y = nextY;
    if (cells.isBlocked(x, y)) return Infinity;
  }
  return uniformCost === 0 ? sum + 2 * (1 - entered) * cells.terrainCost(to.x, to.y) : uniformCost;
}

/** A walk may pass through a corner point under 'never' too, if a detour by either of the two cells beside it is legal. */
function ruleOfWalks(diagonals: Diagonals): number {
  return RULES[diagonals] === NEVER ? ONLY_WHEN_NO_OBSTACLES : RULES[diagonals];
}

/**
 * Returns the cost of a leg on terrain of cost 1. With M the longer and m the shorter of its two sides, in cells, it is
 * sqrt(straight^2 (M^2 - m^2) + diagonal^2 m^2).
 *
 * Along rows, columns and diagonals this is the cost of the steps. If diagonal = sqrt 2 x straight, it is the straight cost times the
 * length. If diagonal >= straight, it is never more than the cost of M - m straight and m diagonal steps.
 */
export function legCost({ straight, diagonal }: LegCosts, legX: number, legY: number): number {
  const longer = Math.max(Math.abs(legX), Math.abs(legY));
  const shorter = Math.min(Math.abs(legX), Math.abs(legY));
  const squares = straight * straight * (longer - shorter) * (longer + shorter);
  return Math.sqrt(squares + diagonal * diagonal * shorter * shorter);
}
