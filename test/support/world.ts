import { Grid } from '../../src/index.ts';

export type Diagonals = 'always' | 'ifAtMostOneObstacle' | 'onlyWhenNoObstacles' | 'never';

/** The corner rule, and the costs of steps on terrain of cost 1. */
export interface Movement {
  diagonals: Diagonals;
  straightCost: number;
  diagonalCost: number;
}

export const diagonalRules: readonly Diagonals[] = ['always', 'ifAtMostOneObstacle', 'onlyWhenNoObstacles', 'never'];

/** A map as plain data, independent of Grid: terrain costs in row-major order, Infinity for blocked cells. */
export interface World {
  width: number;
  height: number;
  costs: Float64Array;
}

export interface Point {
  x: number;
  y: number;
}

/** Returns the movement of options, with the documented defaults. */
export function movementOf(options: { [K in keyof Movement]?: Movement[K] | undefined } = {}): Movement {
  return {
    diagonals: options.diagonals ?? 'onlyWhenNoObstacles',
    straightCost: options.straightCost ?? 1,
    diagonalCost: options.diagonalCost ?? Math.SQRT2,
  };
}

/** Returns whether a diagonal step is legal. @param sideA @param sideB Whether each of the two cells beside it is passable. */
export function allowsDiagonal(rule: Diagonals, sideA: boolean, sideB: boolean): boolean {
  if (rule === 'always') return true;
  if (rule === 'ifAtMostOneObstacle') return sideA || sideB;
  return rule === 'onlyWhenNoObstacles' && sideA && sideB;
}

/** Returns the terrain cost at x, y; Infinity for blocked cells and outside the map. */
export function costAt(world: World, x: number, y: number): number {
  return x >= 0 && y >= 0 && x < world.width && y < world.height ? world.costs[y * world.width + x] : Infinity;
}

export function toGrid(world: World): Grid {
  return Grid.fromCosts(world.width, world.height, world.costs);
}

/** Reads a grid cell by cell through its public methods. */
export function worldOf(grid: Grid): World {
  const { width, height } = grid;
  const costs = new Float64Array(width * height);
  for (let y = 0, cell = 0; y < height; y++) for (let x = 0; x < width; x++) costs[cell++] = grid.cost(x, y);
  return { width, height, costs };
}

/** Mirrors a map (x reversed). `move` maps points the same way. */
export function mirrored(world: World): { world: World; move: (point: Point) => Point } {
  const move = ({ x, y }: Point) => ({ x: world.width - 1 - x, y });
  return { world: moved(world, world.width, world.height, move), move };
}

/** Exchanges rows and columns of a map. `move` maps points the same way. */
export function transposed(world: World): { world: World; move: (point: Point) => Point } {
  const move = ({ x, y }: Point) => ({ x: y, y: x });
  return { world: moved(world, world.height, world.width, move), move };
}

// Both moves are their own inverse, so `move` also gives the original place of a cell.
function moved(world: World, width: number, height: number, move: (point: Point) => Point): World {
  const costs = Float64Array.from({ length: width * height }, (_, cell) => {
    const from = move({ x: cell % width, y: Math.floor(cell / width) });
    return costAt(world, from.x, from.y);
  });
  return { width, height, costs };
}

/** Returns whether all passable cells cost the same. */
export function isUniform({ costs }: World): boolean {
  return new Set(costs.filter((cost) => cost < Infinity)).size <= 1;
}
