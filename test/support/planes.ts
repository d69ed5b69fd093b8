/** Random grids around whose sides bit planes need another word. */
import { Grid } from '../../src/index.ts';
import type { Random } from './maps.ts';
import type { Diagonals } from './world.ts';

/** Corner rules with their numbers in the kernels. */
export const rules: [number, Diagonals][] = [
  [0, 'never'],
  [1, 'always'],
  [2, 'ifAtMostOneObstacle'],
  [3, 'onlyWhenNoObstacles'],
];

/** Sides around which a line needs another word. */
const edges = [1, 2, 29, 30, 31, 32, 61, 62, 63, 64, 65, 126, 127, 128, 130];

export function randomCells(width: number, height: number, share: number, random: Random): Grid {
  const grid = new Grid(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (random.chance(share)) grid.setBlocked(x, y, true);
  }
  return grid;
}

/** Returns a random grid: small, thin, or with lines that just fill their words. */
export function anyCells(random: Random): Grid {
  const side = () => (random.chance(0.3) ? random.pick(edges) : random.between(1, random.chance(0.1) ? 150 : 20));
  return randomCells(side(), side(), random.pick([0, 0.1, 0.3, 0.5, 0.9]), random);
}
