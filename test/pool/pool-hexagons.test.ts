// Pools on maps of hexagons, in all layouts: the answers of one thread, while the map is edited, and beside grids of squares on the same workers.
import { expect, test } from 'vitest';
import {
  blendLayers,
  distanceField,
  findNearest,
  findPath,
  findPaths,
  Grid,
  HexGrid,
  type PathResult,
} from '../../src/index.ts';
import { LAYOUTS } from '../hex/hex-world.ts';
import { Random } from '../support/maps.ts';
import { closePools, poolOf } from '../support/pools.ts';
import type { Wrong } from '../support/rejects.ts';
import { runs, seed } from '../support/seed.ts';

closePools();

function edit(grid: HexGrid, random: Random): void {
  const [x, y] = [random.below(grid.width), random.below(grid.height)];
  const change = random.below(5);
  if (change === 0) grid.setBlocked(x, y, random.chance(0.7));
  else if (change === 1) grid.setCost(x, y, random.pick([1, 2.5, 7]));
  else if (change === 2) grid.setKind(x, y, random.below(3));
  else if (change === 3) grid.setWall(x, y, random.below(6), random.chance(0.6));
  // More than a journal lists, so that all cells travel again.
  else if (random.chance(0.1)) grid.fill(0, 0, grid.width, grid.height, false);
}

const route = ({ status, cost, method, path }: PathResult) => [status, cost, method, path && [...path.xy]];

test.each(LAYOUTS)(`all requests on %s, on workers that have squares too (seed ${seed})`, async (layout) => {
  const random = new Random(seed);
  for (let round = 0; round < runs(3); round++) {
    const [width, height] = [random.between(5, 40), random.between(5, 40)];
    const grid = new HexGrid(width, height, { layout });
    const squares = new Grid(width, height);
    const first = round % 2 === 0 ? poolOf(grid) : poolOf(squares);
    const pool = round % 2 === 0 ? first : first.share(grid);
    const beside = round % 2 === 0 ? first.share(squares) : first;
    const layer = blendLayers([
      { values: Float64Array.from({ length: width * height }, () => random.below(3)), weight: 1 },
    ]);
    const asked: [Promise<unknown>, unknown][] = [];
    for (let step = 0; step < 60; step++) {
      for (let k = random.below(8); k > 0; k--) edit(grid, random);
      const cell = () => [random.below(width), random.below(height)] as const;
      const [start, goal, other] = [cell(), cell(), cell()];
      const options = random.pick([{}, { layers: [layer] }, { kindCosts: [1, 3, 0] }, { algorithm: 'astar' } as const]);
      asked.push([pool.findPath(start, goal, options).then(route), route(findPath(grid, start, goal, options))]);
      asked.push([
        pool
          .findPaths(
            [
              [start, goal],
              [goal, other],
            ],
            options,
          )
          .then((many) => many.map(route)),
        findPaths(
          grid,
          [
            [start, goal],
            [goal, other],
          ],
          options,
        ).map(route),
      ]);
      const nearest = findNearest(grid, start, [goal, other], options);
      asked.push([
        pool.findNearest(start, [goal, other], options).then((one) => [route(one), one.goalIndex]),
        [route(nearest), nearest.goalIndex],
      ]);
      asked.push([beside.findPath(start, goal).then(route), route(findPath(squares, start, goal))]);
      if (step % 10 === 0) {
        const field = distanceField(grid, goal, { direction: 'from' });
        const expected = [field.costs, field.flow, field.next(start), field.path(start)?.xy, field.isEmpty];
        const copy = pool.distanceField(goal, { direction: 'from' });
        asked.push([
          copy.then((one) => [one.costs, one.flow, one.next(...start), one.path(...start)?.xy, one.isEmpty]),
          expected,
        ]);
      }
      if (random.chance(0.2)) await asked[random.below(asked.length)][0];
    }
    for (const [answer, expected] of asked) expect(await answer).toEqual(expected);
    await Promise.all([pool.close(), beside.close()]);
  }
});

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
