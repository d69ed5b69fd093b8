/** Grids of uniform terrain, and step costs whose sums can be compared exactly. */
import type { Grid } from '../../src/index.ts';
import { cavesMap, mazeMap, openMap, type Random, randomMap, roomsMap } from './maps.ts';
import { toGrid, type World, worldOf } from './world.ts';

/** Step costs as passed to findPath, and whole numbers that order all routes on small grids the same way. */
export interface ExactCosts {
  straightCost: number;
  diagonalCost: number;
  exact: { straightCost: number; diagonalCost: number };
}

function costs(straightCost: number, diagonalCost: number, straight: number, diagonal: number): ExactCosts {
  return { straightCost, diagonalCost, exact: { straightCost: straight, diagonalCost: diagonal } };
}

/** Costs with straight <= diagonal <= 2 x straight, including both limits. */
export const exactCosts: readonly ExactCosts[] = [
  // 19601 / 13860 is a convergent of the square root of 2: right for routes that differ by fewer than 13860 diagonals.
  costs(1, Math.SQRT2, 13860, 19601),
  costs(1, Math.SQRT2, 13860, 19601),
  costs(10, 14, 5, 7),
  costs(3, 4.2, 5, 7),
  costs(1, 1, 1, 1),
  costs(1, 2, 1, 2),
  costs(1, 1.5, 2, 3),
  costs(0.3, 0.37, 30, 37),
  costs(1, 1.0000001, 10_000_000, 10_000_001),
  costs(1, 1.9999999, 10_000_000, 19_999_999),
];

/** Lengths around those that fill one or two words of bits, with or without borders. */
const wordEnds = [62, 63, 64, 65, 66, 126, 127, 128, 129, 130];

/** Returns a random size: a small grid, a single row or column, or a long grid whose rows or columns just fill their words. */
function anySize(random: Random): { width: number; height: number } {
  const long = random.pick(wordEnds);
  switch (random.below(8)) {
    case 0:
      return { width: 1, height: random.chance(0.5) ? long : random.between(1, 40) };
    case 1:
      return { width: random.chance(0.5) ? long : random.between(1, 40), height: 1 };
    case 2:
      return { width: long, height: random.between(2, 6) };
    case 3:
      return { width: random.between(2, 6), height: long };
    default:
      return { width: random.between(1, 22), height: random.between(1, 22) };
  }
}

/** Returns a grid of any shape whose passable cells all cost the same, usually 1. */
export function anyUniformGrid(random: Random): Grid {
  const size = { ...anySize(random), seed: random.below(2 ** 31) };
  const draw = random.pick([openMap, randomMap, randomMap, randomMap, randomMap, roomsMap, mazeMap, cavesMap]);
  const grid = draw === randomMap ? randomMap({ ...size, blocked: random.pick([0.05, 0.15, 0.3, 0.45]) }) : draw(size);
  const terrain = random.pick([1, 1, 1, 0.7, 5]);
  if (terrain === 1) return grid;
  const world = worldOf(grid);
  return toGrid({ ...world, costs: world.costs.map((cost) => cost * terrain) });
}

/** Returns the same cells with terrain cost 1. */
export function flattened(world: World): World {
  return { ...world, costs: world.costs.map((cost) => (cost < Infinity ? 1 : Infinity)) };
}
