import { Grid } from '../../src/index.ts';

export type Diagonals = 'always' | 'ifAtMostOneObstacle' | 'onlyWhenNoObstacles' | 'never';

/** How a route may move and what a step costs on terrain of cost 1. */
export interface Movement {
  diagonals: Diagonals;
  straightCost: number;
  diagonalCost: number;
}

export const diagonalRules: readonly Diagonals[] = ['always', 'ifAtMostOneObstacle', 'onlyWhenNoObstacles', 'never'];

/** A map in plain data, independent of Grid: row-major terrain costs, Infinity where blocked. */
export interface World {
  width: number;
  height: number;
  costs: Float64Array;
}

export interface Point {
  x: number;
  y: number;
}

/** The movement that options ask for, with the documented defaults. */
export function movementOf(options: { [K in keyof Movement]?: Movement[K] | undefined } = {}): Movement {
  return {
    diagonals: options.diagonals ?? 'onlyWhenNoObstacles',
    straightCost: options.straightCost ?? 1,
    diagonalCost: options.diagonalCost ?? Math.SQRT2,
  };
}

/** Whether a diagonal step is legal, given whether each of the two cells beside it is passable. */
export function allowsDiagonal(rule: Diagonals, sideA: boolean, sideB: boolean): boolean {
  if (rule === 'always') return true;
  if (rule === 'ifAtMostOneObstacle') return sideA || sideB;
  return rule === 'onlyWhenNoObstacles' && sideA && sideB;
}

/** The terrain cost at x, y; Infinity where blocked and outside. */
export function costAt(world: World, x: number, y: number): number {
  return x >= 0 && y >= 0 && x < world.width && y < world.height ? world.costs[y * world.width + x] : Infinity;
}

export function toGrid(world: World): Grid {
  return Grid.fromCosts(world.width, world.height, world.costs);
}

/** What a grid holds, read cell by cell through its public methods. */
export function worldOf(grid: Grid): World {
  const { width, height } = grid;
  const costs = Float64Array.from({ length: width * height }, (_, cell) => {
    return grid.cost(cell % width, Math.floor(cell / width));
  });
  return { width, height, costs };
}

/** A map seen in a mirror (x reversed), or with rows and columns exchanged; `move` carries points along. */
export function mirrored(world: World): { world: World; move: (point: Point) => Point } {
  const move = ({ x, y }: Point) => ({ x: world.width - 1 - x, y });
  return { world: moved(world, world.width, world.height, move), move };
}

export function transposed(world: World): { world: World; move: (point: Point) => Point } {
  const move = ({ x, y }: Point) => ({ x: y, y: x });
  return { world: moved(world, world.height, world.width, move), move };
}

// Both moves are their own inverse, so the same function finds where a cell came from.
function moved(world: World, width: number, height: number, move: (point: Point) => Point): World {
  const costs = Float64Array.from({ length: width * height }, (_, cell) => {
    const from = move({ x: cell % width, y: Math.floor(cell / width) });
    return costAt(world, from.x, from.y);
  });
  return { width, height, costs };
}

/** Whether all passable cells cost the same. */
export function isUniform({ costs }: World): boolean {
  return new Set(costs.filter((cost) => cost < Infinity)).size <= 1;
}
