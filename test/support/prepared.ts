/** Prepared grids, and the engines that search them. */

import { findPathOn } from '../../bench/measure/search-on.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { usefulLandmarks } from '../../src/core/grid/history/landmarks.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import type { SearchKernel } from '../../src/core/kernel/exports.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import type { Grid } from '../../src/index.ts';
import { jsSearchEngine } from './js-engines.ts';
import { startDebug } from './kernels.ts';
import { cavesMap, mazeMap, openMap, type Random, randomMap, roomsMap, terrainMap } from './maps.ts';
import { checkResult, checkSame, isClose, type Options } from './walk.ts';
import { type Point, type World, worldOf } from './world.ts';

/** Returns one engine of each kind. */
export function enginesOfAllKinds(): SearchEngine[] {
  return [
    jsSearchEngine(),
    new SearchEngine(startKernel(kernel)),
    new SearchEngine(startDebug<SearchKernel>('kernel')),
  ];
}

/** Draws a map of any family: caves, rooms, clutter, mazes, open ground, or blocks. */
export function anyMap(width: number, height: number, random: Random): Grid {
  const size = { width, height, seed: random.below(2 ** 31) };
  const families = [
    () => openMap(size),
    () => cavesMap(size),
    () => roomsMap({ ...size, room: random.between(3, 9) }),
    () => mazeMap({ ...size, corridor: random.between(1, 3) }),
    () => randomMap({ ...size, blocked: random.pick([0.05, 0.2, 0.3, 0.4]) }),
  ];
  return random.pick(families)();
}

/** Draws a map whose terrain costs differ: large patches of few costs, hills, or a cost for each cell. Some cells are blocked. */
export function anyTerrain(width: number, height: number, random: Random): Grid {
  const size = { width, height, seed: random.below(2 ** 31) };
  const costs = random.pick([
    [1, 2, 3, 5],
    [1, 1.0000001, 2.5],
    [0.01, 1, 20],
    Array.from({ length: 300 }, random.next, random),
  ]);
  const grid = random.chance(0.3)
    ? terrainMap({ ...size, least: 0.3, scale: random.between(2, 12) })
    : anyMap(width, height, random);
  const side = random.pick([1, 1, 4, 12, 30]);
  for (let y = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side) {
      if (random.chance(0.5)) setCosts(grid, { x, y }, side, random.pick(costs) + 0.001);
    }
  }
  return grid;
}

/** Sets the terrain cost of the passable cells of a square. */
function setCosts(grid: Grid, { x, y }: Point, side: number, cost: number): void {
  for (let row = y; row < Math.min(y + side, grid.height); row++) {
    for (let column = x; column < Math.min(x + side, grid.width); column++) {
      if (!grid.isBlocked(column, row)) grid.setCost(column, row, cost);
    }
  }
}

export function hasLandmarks(grid: Grid): boolean {
  return usefulLandmarks(cellsOf(grid)) !== null;
}

export function freeCell(world: World, random: Random): Point {
  const free = [...world.costs.keys()].filter((cell) => world.costs[cell] < Infinity);
  const cell = free.length === 0 ? 0 : random.pick(free);
  return { x: cell % world.width, y: Math.floor(cell / world.width) };
}

/**
 * Searches on all engines. Throws unless they agree to the bit, the route is legal and, if the search has no other limits, its cost is the
 * given optimum. Returns the number of expansions.
 */
export function searchOnAll(
  engines: readonly SearchEngine[],
  grid: Grid,
  [start, goal]: readonly [Point, Point],
  options: Options,
  optimum: number,
): number {
  const world = worldOf(grid);
  const [first, ...others] = engines.map((engine) => findPathOn(engine, grid, start, goal, options));
  checkResult(world, start, goal, options, first);
  for (const other of others) checkSame(first, other);
  const given = `from ${start.x},${start.y} to ${goal.x},${goal.y}, ${JSON.stringify(options)}`;
  if (first.status !== 'limit' && first.status !== 'partial' && !isClose(first.cost, optimum))
    throw new Error(`cost ${first.cost}, optimum ${optimum} ${given}`);
  if (first.status === 'limit' && options.maxExpansions === undefined && optimum <= (options.maxCost ?? Infinity))
    throw new Error(`gave up at a limit, optimum ${optimum} ${given}`);
  return first.expanded;
}
