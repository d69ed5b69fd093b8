// Pools on maps of hexagons.
import { expect, test } from 'vitest';
import { findPath, HexGrid } from '../../src/index.ts';
import { closePools, poolOf } from '../support/pools.ts';
import type { Wrong } from '../support/rejects.ts';

closePools();

test('options of squares are refused as by the functions of the same names, and the next request is answered', async () => {
  const grid = new HexGrid(9, 9);
  const pool = poolOf(grid, 1);
  for (const options of [{ size: 2 }, { range: 1 }, { diagonals: 'never' }, { turnCost: 1 }] as Wrong[]) {
    const [name] = Object.keys(options);
    await expect(pool.findPath([0, 0], [8, 8], options)).rejects.toThrow(new RegExp(`^${name} is`));
    await expect(
      pool.findPaths(
        [
          [
            [0, 0],
            [8, 8],
          ],
        ],
        options,
      ),
    ).rejects.toThrow(RangeError);
    await expect(pool.findNearest([0, 0], [[8, 8]], options)).rejects.toThrow(RangeError);
  }
  await expect(pool.distanceField([8, 8], { diagonalCost: 2 })).rejects.toThrow(/^diagonalCost is 2/);
  const defaults = { size: 1, range: 0, diagonals: 'onlyWhenNoObstacles' } as const;
  expect(await pool.findPath([0, 0], [8, 8], defaults)).toEqual(findPath(grid, [0, 0], [8, 8]));
});
