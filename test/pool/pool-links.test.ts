// Pools on maps with links, floors, borders that cost and joined edges: the answers of one thread, while links come and go.
import { describe, expect, test } from 'vitest';
import { distanceField, findNearest, findPath, findPaths, Grid, HexGrid, type PathResult } from '../../src/index.ts';
import type { FieldCopy } from '../../src/pool/field-copy.ts';
import { Random } from '../support/maps.ts';
import { closePools, poolOf } from '../support/pools.ts';
import type { Wrong } from '../support/rejects.ts';
import { runs, seed } from '../support/seed.ts';

closePools();

const route = ({ status, cost, method, path }: PathResult) => [status, cost, method, path?.toJSON()];

const MAPS: Record<string, (random: Random) => Grid> = {
  links: (random) => new Grid(random.between(4, 20), random.between(4, 20)),
  floors: (random) => {
    const [width, height] = [random.between(3, 9), random.between(2, 7)];
    return Grid.stack(Array.from({ length: random.between(2, 4) }, () => new Grid(width, height)));
  },
  'joined edges': (random) =>
    new Grid(random.between(6, 20), random.between(6, 20), { wrap: random.pick(['x', 'both']) }),
  'joined hexagons': (random) => new HexGrid(2 * random.between(4, 10), random.between(6, 20), { wrap: 'x' }),
};

function edit(grid: Grid, links: number[], random: Random): void {
  const [x, y] = [random.below(grid.width), random.below(grid.height)];
  const to = [random.below(grid.width), random.below(grid.height)] as const;
  const change = random.below(6);
  if (change < 2) grid.setBlocked(x, y, random.chance(0.6));
  else if (change === 2) grid.setCost(x, y, random.pick([1, 2.5, 7]));
  else if (change === 3 && links.length > 0) grid.removeLink(links.splice(random.below(links.length), 1)[0]);
  else if (change === 4) ask(() => grid.setEdgeCost([x, y], 2, random.pick([null, 3])));
  else if (x !== to[0] || y !== to[1]) {
    ask(() => links.push(grid.addLink([x, y], to, { cost: random.pick([0.5, 1, 4]), oneWay: random.chance(0.3) })));
  }
}

test.each(Object.keys(MAPS))(`all requests on a grid with %s (seed ${seed})`, async (name) => {
  const random = new Random(seed);
  for (let round = 0; round < runs(3); round++) {
    const grid = MAPS[name](random);
    const links: number[] = [];
    // Some pools begin with links, others get them later.
    if (round % 2 === 0) for (let k = 0; k < 5; k++) edit(grid, links, random);
    const pool = poolOf(grid);
    const asked: [Promise<unknown>, unknown][] = [];
    for (let step = 0; step < 30; step++) {
      for (let k = random.below(4); k > 0; k--) edit(grid, links, random);
      // More than a journal lists, so that all cells travel again.
      if (random.chance(0.05)) grid.fill(0, 0, grid.width, grid.height, false);
      const cell = () => [random.below(grid.width), random.below(grid.height)] as const;
      const [start, goal, other] = [cell(), cell(), cell()];
      const pairs = [
        [start, goal],
        [goal, other],
      ] as const;
      const answers = () => ask(() => findPaths(grid, pairs).map(route));
      asked.push([askLater(pool.findPaths(pairs).then((all) => all.map(route))), answers()]);
      const nearest = ask(() => route(findNearest(grid, start, [goal, other])));
      asked.push([askLater(pool.findNearest(start, [goal, other]).then(route)), nearest]);
      const there = ask(() => route(findPath(grid, start, goal)));
      asked.push([askLater(pool.findPath(start, goal).then(route)), there]);
      const direction = random.pick(['to', 'from'] as const);
      const field = ask(() => read(distanceField(grid, start, { direction }), grid));
      asked.push([askLater(pool.distanceField(start, { direction }).then((copy) => read(copy, grid))), field]);
    }
    for (const [promise, expected] of asked) expect(await promise).toEqual(expected);
  }
});

/** Reads all of a field by its methods. */
function read(field: Pick<FieldCopy, 'costs' | 'flow' | 'next' | 'path'>, { width, height }: Grid) {
  const cells = Array.from({ length: width * height }, (_, i) => [i % width, Math.floor(i / width)] as const);
  return [
    [...field.costs],
    [...field.flow],
    cells.map((cell) => field.next(cell)),
    cells.map((cell) => field.path(cell)?.toJSON()),
  ];
}

/** Returns an answer, or the message of an error. */
function ask(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return (error as Error).message;
  }
}

const askLater = (answer: Promise<unknown>) => answer.catch((error) => error.message);

test('floors: cells are given and returned with theirs', async () => {
  const house = Grid.stack([new Grid(3, 2), new Grid(3, 2)]);
  const id = house.addLink([2, 0, 0], [2, 0, 1], { cost: 3 });
  const pool = poolOf(house, 1);
  const { path, cost } = await pool.findPath([0, 0, 0], { x: 1, y: 0, floor: 1 });
  expect([cost, path?.at(-1), path?.hops()]).toEqual([6, { x: 1, y: 0, floor: 1 }, [{ index: 3, link: id }]]);
  const field = await pool.distanceField([0, 0, 0]);
  expect(field.costAt([1, 0, 1])).toBe(6);
  expect(field.next({ x: 2, y: 0, floor: 1 })).toEqual({ x: 2, y: 0, floor: 0 });
  expect(field.path([1, 0, 1])?.at(-1)).toEqual({ x: 0, y: 0, floor: 0 });
  house.removeLink(id);
  expect((await pool.findPath([0, 0, 0], [1, 0, 1])).status).toBe('unreachable');
});

test('a worker that takes the place of a dead one gets the links of the version that is asked for', async () => {
  const grid = new Grid(9, 1);
  grid.setBlocked(4, 0);
  const threads: { terminate(): unknown }[] = [];
  const pool = poolOf(grid, 1, (worker) => threads.push(worker));
  const id = grid.addLink([3, 0], [5, 0], { cost: 2 });
  expect((await pool.findPath([0, 0], [8, 0])).cost).toBe(8);
  threads[0].terminate();
  const before = pool.findPath([0, 0], [8, 0]);
  grid.removeLink(id);
  const after = pool.findPath([0, 0], [8, 0]);
  expect([(await before).cost, (await after).status]).toEqual([8, 'unreachable']);
});

describe('an unknown option names what to use in a pool', () => {
  const wrong: [string, string][] = [
    ['timeout', 'use signal, such as AbortSignal.timeout(5); '],
    ['abort', 'use signal; '],
    ['diagonal', "use diagonals, such as { diagonals: 'never' }; "],
  ];
  test.each(wrong)('%s', async (name, use) => {
    const pool = poolOf(new Grid(3, 3), 1);
    const options = { [name]: 5 } as Wrong;
    for (const call of [
      () => pool.findPath([0, 0], [1, 1], options),
      () => pool.findPaths([], options),
      () => pool.findNearest([0, 0], [[1, 1]], options),
      () => pool.distanceField([0, 0], options),
    ]) {
      await expect(call()).rejects.toThrow(`options has the unknown name "${name}": ${use}known are `);
      await expect(call()).rejects.toThrow(/, signal$/);
    }
  });
});
