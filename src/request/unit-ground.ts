/** The ground of a request as its unit meets it: which cells it may enter, at what cost, and which steps are legal. */
import { STEP_X, STEP_Y } from '../base/direction.ts';
import type { CellStore } from '../grid/cell-store.ts';
import type { Diagonals } from './options.ts';

/** Cells must lie in the grid. */
export interface Ground {
  /** Whether the unit may be in a cell. */
  mayEnter(x: number, y: number): boolean;
  /** Whether a step may leave a cell in a direction, as far as exits decide. Where it leads off the grid, any answer will do. */
  isExitOpen(x: number, y: number, direction: number): boolean;
  /** Terrain cost of a cell that the unit may enter. */
  terrainCost(x: number, y: number): number;
  /** Terrain cost of all passable cells; 0 if their costs differ. */
  readonly uniformCost: number;
}

/** Returns the ground as a unit of one cell meets it. */
export function groundOf(cells: CellStore): Ground {
  return {
    mayEnter: (x, y) => !cells.isBlocked(x, y),
    isExitOpen: (x, y, direction) => cells.isExitOpen(x, y, direction),
    terrainCost: (x, y) => cells.terrainCost(x, y),
    uniformCost: cells.uniformCost(),
  };
}

/**
 * Returns whether a unit in (x, y) may step in a direction, to a cell of the grid. A diagonal step passes two cells. Going round by one of
 * them is legal if both of its straight steps are; the corner rule says how many of the two ways round must be legal.
 */
export function mayStep(ground: Ground, diagonals: Diagonals, x: number, y: number, direction: number): boolean {
  if (!ground.isExitOpen(x, y, direction) || !ground.mayEnter(x + STEP_X[direction], y + STEP_Y[direction]))
    return false;
  if ((direction & 1) === 0 || diagonals === 'always') return true;
  if (diagonals === 'never') return false;
  const onLeft = mayGoRound(ground, x, y, direction - 1, (direction + 1) & 7);
  const onRight = mayGoRound(ground, x, y, (direction + 1) & 7, direction - 1);
  return diagonals === 'onlyWhenNoObstacles' ? onLeft && onRight : onLeft || onRight;
}

/** Returns whether a straight step, and then another into a cell that may be entered, are legal. */
function mayGoRound(ground: Ground, x: number, y: number, first: number, then: number): boolean {
  const besideX = x + STEP_X[first];
  const besideY = y + STEP_Y[first];
  return (
    ground.isExitOpen(x, y, first) && ground.mayEnter(besideX, besideY) && ground.isExitOpen(besideX, besideY, then)
  );
}
