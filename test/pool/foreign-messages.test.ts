// Messages that nobody asked for, from others to pools and their workers, and answers that are cut off: no request hangs, and none gets a wrong answer.
import { expect, test } from 'vitest';
import { distanceField, findNearest, findPath, Grid } from '../../src/index.ts';
import { createPool } from '../../src/pool.ts';
import { Random } from '../support/maps.ts';
import { type Answers, closePools, poolOf, workerHere } from '../support/pools.ts';
import { runs, seed } from '../support/seed.ts';

closePools();

const GARBAGE = [
  null,
  undefined,
  'webpackOk',
  7,
  {},
  [],
  [null],
  [7],
  [{}],
  [{ grid: 'a', kind: 'paths' }],
  { type: 'ready' },
  { integers: [1], numbers: [1], errors: [], fields: [] },
  { integers: new Int32Array(5), numbers: null },
];

function walls(): Grid {
  const grid = new Grid(12, 9);
  grid.fill(6, 1, 1, 8, true);
  return grid;
}

test('workers take no notice of messages that are none of the pool', async () => {
  const grid = walls();
  let deaths = 0;
  const pool = poolOf(grid, 2, (worker) => {
    worker.once('exit', () => deaths++);
    for (const message of GARBAGE) worker.postMessage(message);
  });
  for (let i = 0; i < 5; i++) {
    const [path, nearest] = await Promise.all([pool.findPath([0, 8], [11, i]), pool.findNearest([0, 8], [[11, i]])]);
    expect([path.cost, nearest.cost]).toEqual([1, 1].map(() => findPath(grid, [0, 8], [11, i]).cost));
  }
  expect(deaths).toBe(0);
});

test('pools take no notice of messages that are no answers', async () => {
  const grid = walls();
  const worker = () => workerHere((answers) => [...GARBAGE, answers, ...GARBAGE, answers]);
  const pool = createPool(grid, { workers: 1, worker });
  for (let i = 0; i < 5; i++) {
    expect((await pool.findPath([0, 8], [11, i])).cost).toBe(findPath(grid, [0, 8], [11, i]).cost);
  }
  await pool.close();
});

test(`answers that are cut off are errors (seed ${seed})`, async () => {
  const grid = walls();
  const random = new Random(seed);
  let isCut = false;
  const cut = (answers: Answers) => {
    const part = random.pick(['integers', 'numbers', 'errors', 'fields'] as const);
    const list = answers[part];
    isCut = list.length > 0;
    return [{ ...answers, [part]: list.slice(0, random.below(Math.max(list.length, 1))) }];
  };
  const pool = createPool(grid, { workers: 1, worker: () => workerHere(cut) });
  let refused = 0;
  for (let run = 0; run < runs(500); run++) {
    const [start, goal] = [0, 1].map(() => [random.below(12), random.below(9)] as [number, number]);
    const [ask, right] = random.pick([
      [() => pool.findPath(start, goal), () => findPath(grid, start, goal)],
      [() => pool.findNearest(start, [goal]), () => findNearest(grid, start, [goal])],
      [() => pool.distanceField([goal]), () => distanceField(grid, [goal])],
    ] as const);
    const plain = (result: object) => JSON.stringify('costs' in result ? Array.from(result.costs as number[]) : result);
    isCut = false;
    const answer = await ask().then(plain, (error: Error) => error.message);
    if (isCut) expect(answer).toMatch(/^a worker answered less than it was asked/);
    else expect(answer).toBe(plain(right()));
    if (isCut) refused++;
  }
  expect(refused).toBeGreaterThan(runs(500) / 4);
  await pool.close();
});
