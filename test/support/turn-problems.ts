/** Small random grids and requests in which turns cost, with every other option. */
import { blendLayers, Grid } from '../../src/index.ts';
import { STEPS } from './directions.ts';
import type { Random } from './maps.ts';
import type { UnitOptions } from './unit-world.ts';
import { diagonalRules, type Point } from './world.ts';

export function randomGrid(random: Random): Grid {
  const grid = new Grid(random.between(1, 13), random.between(1, 13));
  const hasTerrain = random.chance(0.4);
  const hasKinds = random.chance(0.5);
  const blocked = random.pick([0, 0.1, 0.3]);
  const closed = random.pick([0, 0, 0.05, 0.2]);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      if (hasTerrain && random.chance(0.4)) grid.setCost(x, y, random.pick([2, 3.5]));
      if (hasKinds && random.chance(0.4)) grid.setKind(x, y, random.between(1, 2));
      if (random.chance(blocked)) grid.setBlocked(x, y);
      if (random.chance(closed)) grid.setExit(x, y, random.below(8), false);
      if (random.chance(closed)) setWall(grid, x, y, random);
    }
  }
  return grid;
}

function setWall(grid: Grid, x: number, y: number, random: Random): void {
  if (x > 0 && random.chance(0.5)) grid.setWall(x, y, 6, random.chance(0.8));
  else if (y > 0) grid.setWall(x, y, 0, random.chance(0.8));
}

export function randomCell(grid: Grid, random: Random): Point {
  return { x: random.below(grid.width), y: random.below(grid.height) };
}

/** Changes a grid. Exits are changed only where some are closed already, so that some grids stay without. */
export function edit(grid: Grid, random: Random, exits: boolean): void {
  const { x, y } = randomCell(grid, random);
  const what = random.below(exits ? 5 : 3);
  if (what === 0) grid.setBlocked(x, y, random.chance(0.4));
  else if (what === 1) grid.setKind(x, y, random.below(3));
  else if (what === 2 && !grid.isBlocked(x, y)) grid.setCost(x, y, random.pick([1, 2]));
  else if (what === 3) grid.setExit(x, y, random.below(8), random.chance(0.4));
  else if (what === 4) setWall(grid, x, y, random);
}

export function hasClosedExits(grid: Grid): boolean {
  for (let cell = 0; cell < grid.width * grid.height; cell++) {
    const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
    const isInside = (dx: number, dy: number) => grid.isInside(x + dx, y + dy);

    if (STEPS.some(([dx, dy], direction) => isInside(dx, dy) && !grid.isExitOpen(x, y, direction))) return true;
  }
  return false;
}

/** Returns options of which each combination is legal on the grid. */
export function randomOptions(grid: Grid, random: Random): UnitOptions & { turnCost: number } {
  const turnCost = random.pick([1e-3, 0.25, 0.6, 1, 2.5, 10, 3 * random.next()]);
  const options: UnitOptions & { turnCost: number } = { turnCost, diagonals: random.pick(diagonalRules) };
  if (random.chance(0.3)) {
    const [straightCost, diagonalCost] = random.pick([
      [10, 14],
      [1, 1],
      [1, 2],
      [1, 2.5],
      [2, 1],
      [0.3, 0.45],
    ]);
    Object.assign(options, { straightCost, diagonalCost });
  }
  if (random.chance(0.4) && !hasClosedExits(grid)) options.size = random.pick([2, 3]);
  if (random.chance(0.4))
    options.kindCosts = random.pick([
      [1, 2, 3],
      [1, Infinity, 1],
      [2, 2, 2],
      [1, 0, -1, 5],
    ]);
  if (random.chance(0.3)) options.avoid = Array.from({ length: random.below(6) }, () => randomCell(grid, random));
  if (random.chance(0.3)) options.allowBlockedStart = true;
  if (random.chance(0.25)) {
    const least = random.pick([0, -1]);
    const values = Float64Array.from({ length: grid.width * grid.height }, (_, cell) => {
      const isFree =
        least < 0 && grid.cost(cell % grid.width, Math.floor(cell / grid.width)) === 1 && !options.kindCosts;
      return random.pick([0, isFree ? -1 : 0, 1.5]);
    });
    options.layers = [blendLayers([{ values, weight: 1 }])];
  }
  if (random.chance(0.2)) options.range = random.between(1, 3);
  if (random.chance(0.3)) options.algorithm = 'astar';
  if (random.chance(0.2)) options.trace = true;
  if (random.chance(0.2)) options.heuristic = random.pick(['euclidean', 'chebyshev', 'zero']);
  if (random.chance(0.1)) options.heuristicWeight = random.pick([0, 0.5]);
  return options;
}
