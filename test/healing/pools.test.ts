// A worker whose engine fails at each of its doors, at several calls: another engine takes its place, and no answer is lost, wrong, or given twice.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  blendLayers,
  distanceField,
  engineInfo,
  findNearest,
  findPath,
  Grid,
  HexGrid,
  prepareGrid,
} from '../../src/index.ts';
import { createPool } from '../../src/pool.ts';
import { Random } from '../support/maps.ts';
import { workerHere } from '../support/pools.ts';
import { runs, seed } from '../support/seed.ts';
import { bringTrapping, failAt, isDoomed, letPass } from '../support/trapping.ts';

let undo = () => {};
beforeAll(() => {
  undo = bringTrapping();
});
afterAll(() => undo());

function walls(grid: Grid): Grid {
  grid.fill(10, 1, 1, 18, true);
  grid.setCost(3, 3, 5);
  return grid;
}

const MAPS: Record<string, () => Grid> = {
  squares: () => walls(new Grid(20, 20)),
  hexagons: () => walls(new HexGrid(20, 20)),
  prepared: () => {
    const grid = new Grid(64, 64);
    for (let i = 0; i < 300; i++) grid.setBlocked((i * 37) % 61, (i * 53) % 59, true);
    grid.fill(0, 0, 20, 2, false);
    prepareGrid(grid);
    return grid;
  },
};

test.each(['wasm', 'js'] as const)('%s', async (engine) => {
  const random = new Random(seed);
  for (const [name, make] of Object.entries(MAPS)) {
    /** Asks a pool, with an edit between, and returns what it says of each request. */
    const ask = async () => {
      const grid = make();
      const layers = [blendLayers([{ values: new Float64Array(grid.width * grid.height).fill(1), weight: 2 }])];
      const pool = createPool(grid, { workers: 1, worker: () => workerHere() });
      letPass();
      const asked = () => [
        ...[0, 1, 2].map((x) => pool.findPath([x, 1], [19, 0], { engine })),
        pool.findPath([0, 0], [19, 0], { engine, layers }),
        pool.findNearest(
          [0, 0],
          [
            [19, 0],
            [9, 9],
          ],
          { engine },
        ),
        pool.distanceField([[19, 0]], { engine }),
        pool.distanceField([[0, 0]], { engine }),
        pool.findPath([3, 1], [19, 0], { engine, algorithm: 'astar' }),
      ];
      const before = asked();
      grid.setBlocked(9, 18, true);
      const answers = await Promise.all([...before, ...asked()]);
      await pool.close();
      return answers.map((answer) => ('costs' in answer ? [...answer.costs] : [answer.status, answer.cost]));
    };
    const right = await ask();
    const grid = make();
    expect(right[0]).toEqual(['found', findPath(grid, [0, 1], [19, 0], { engine }).cost]);
    expect(right[4]).toEqual([
      'found',
      findNearest(
        grid,
        [0, 0],
        [
          [19, 0],
          [9, 9],
        ],
        { engine },
      ).cost,
    ]);
    expect(right[6]).toEqual([...distanceField(grid, [0, 0], { engine }).costs]);
    await ask();
    for (const [door, count] of letPass()) {
      for (const call of new Set([1, 2, Math.ceil(count / 2), count])) {
        if (call > count || (runs(10) < 10 && random.chance(0.7))) continue;
        const { restarts } = engineInfo();
        // Once the pool has begun.
        const asking = ask();
        failAt(door, call, call === 2 ? 'disorder' : 'trap');
        expect(await asking, `${name}, ${door}, call ${call} of ${count}`).toEqual(right);
        if (!isDoomed()) expect(engineInfo().restarts).toBe(restarts + 1);
        letPass();
      }
    }
  }
});
