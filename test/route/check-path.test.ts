// checkPath agrees with routes walked step by step here, under every corner rule, with closed exits, blocked cells and layers.
import { describe, expect, test } from 'vitest';
import { blendLayers, checkPath, findPath, Grid, smoothPath } from '../../src/index.ts';
import { stepIsLegal } from '../support/legal-step.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { isClose, type Options, routeOptions } from '../support/walk.ts';
import { diagonalRules } from '../support/world.ts';

function expected(grid: Grid, xy: number[], options: Options, extra: ArrayLike<number>) {
  let cost = 0;
  for (let i = 0; i < xy.length; i += 2) {
    const [x, y] = [xy[i], xy[i + 1]];
    const [fromX, fromY] = i === 0 ? [x, y] : [xy[i - 2], xy[i - 1]];
    const isLegal =
      grid.isInside(x, y) && !grid.isBlocked(x, y) && stepIsLegal(grid, fromX, fromY, x - fromX, y - fromY, options);
    if (!isLegal) return { legal: false, cost: Infinity, firstIllegal: i / 2 };
    if (x === fromX && y === fromY) continue;
    const step = x === fromX || y === fromY ? (options.straightCost ?? 1) : (options.diagonalCost ?? Math.SQRT2);
    cost += step * (grid.cost(x, y) + extra[y * grid.width + x]);
  }
  return { legal: true, cost, firstIllegal: -1 };
}

/** A grid with walls, closed exits and, on request, terrain. */
function anyGrid(random: Random, width: number, height: number): Grid {
  const grid = new Grid(width, height);
  const [blocked, walls, exits, terrain] = [0.15, 0.1, 0.1, 0.5].map((share) => (random.chance(0.6) ? share : 0));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (random.chance(terrain)) grid.setCost(x, y, 1 + random.below(4));
      if (random.chance(blocked)) grid.setBlocked(x, y);
      if (random.chance(walls)) grid.setWall(x, y, random.pick([0, 2, 4, 6]));
      if (random.chance(exits)) grid.setExit(x, y, random.below(8), false);
    }
  }
  return grid;
}

test(`random walks are judged as step by step (seed ${seed})`, () => {
  const random = new Random(seed);
  const seen = { legal: 0, illegal: 0 };
  for (let round = 0; round < runs(400); round++) {
    const grid = anyGrid(random, 2 + random.below(9), 2 + random.below(9));
    const options: Options = { diagonals: random.pick([...diagonalRules]) };
    if (random.chance(0.5)) Object.assign(options, { straightCost: 10, diagonalCost: 14 });
    const values = Float64Array.from({ length: grid.width * grid.height }, () =>
      random.chance(0.3) ? random.below(5) : 0,
    );
    const hasLayer = random.chance(0.3);
    if (hasLayer) options.layers = [blendLayers([{ values, weight: 1 }])];
    else values.fill(0);
    for (let walk = 0; walk < 10; walk++) {
      const xy = [random.below(grid.width), random.below(grid.height)];
      // Most steps are legal ones, so that walks get far.
      for (let steps = random.below(12); steps > 0; steps--) {
        const [x, y] = xy.slice(-2);
        let [dx, dy] = [random.below(3) - 1, random.below(3) - 1];
        for (let tries = 0; tries < 8 && !stepIsLegal(grid, x, y, dx, dy, options); tries++) {
          [dx, dy] = [random.below(3) - 1, random.below(3) - 1];
        }
        if (random.chance(0.01)) dx = 2;
        xy.push(x + dx, y + dy);
      }
      const right = expected(grid, xy, options, values);
      const given = random.chance(0.5) ? xy : Int32Array.from(xy);
      const check = checkPath(grid, given, options);
      expect([check.legal, check.firstIllegal], `round ${round}`).toEqual([right.legal, right.firstIllegal]);
      expect(isClose(check.cost, right.cost)).toBe(true);
      seen[right.legal ? 'legal' : 'illegal']++;
    }
  }
  expect(Math.min(seen.legal, seen.illegal)).toBeGreaterThan(runs(400));
});

test.each(['wasm', 'js'] as const)(
  `routes found are legal, at the same cost, until an edit is in the way (%s, seed ${seed})`,
  (engine) => {
    const random = new Random(seed);
    let found = 0;
    for (let round = 0; round < runs(200); round++) {
      const size = 3 + random.below(30);
      const grid = new Grid(size, size);
      for (let i = 0; i < size * size; i++) {
        const [x, y] = [i % size, Math.floor(i / size)];
        if (round % 2) grid.setCost(x, y, 1 + random.below(3) / 4);
        if (random.chance(0.2)) grid.setBlocked(x, y);
      }
      const options: Options = { diagonals: random.pick([...diagonalRules]), engine };
      const { path, cost } = findPath(grid, [0, 0], [size - 1, size - 1], options);
      if (path === null) continue;
      found++;
      expect(checkPath(grid, path, routeOptions(options))).toEqual({
        legal: true,
        cost: expect.closeTo(cost, 9),
        firstIllegal: -1,
      });
      const at = random.below(path.length);
      const { x, y } = path.at(at) as { x: number; y: number };
      grid.setBlocked(x, y);
      const { legal, firstIllegal } = checkPath(grid, path, routeOptions(options));
      // A corner may have closed before it.
      expect([legal, firstIllegal <= at, firstIllegal >= at - 1]).toEqual([false, true, true]);
    }
    expect(found).toBeGreaterThan(runs(20));
  },
);

describe('cells', () => {
  const grid = Grid.fromText('...\n.#.');

  test('outside the grid, blocked, or far from the one before cannot be entered', () => {
    const illegal = (...xy: number[]) => checkPath(grid, xy).firstIllegal;
    expect(illegal(0, 0, -1, 0)).toBe(1);
    expect(illegal(2, 1, 2, 2)).toBe(1);
    expect(illegal(1, 1)).toBe(0);
    expect(illegal(3, 0)).toBe(0);
    expect(illegal(0, 0, 1, 0, 1, 1)).toBe(2);
    expect(illegal(0, 0, 2, 0)).toBe(1);
    expect(illegal(0, 0, 2 ** 40, 0)).toBe(1);
  });

  test('that repeat are waits', () => {
    expect(checkPath(grid, [0, 0, 0, 0, 1, 0, 1, 0])).toEqual({ legal: true, cost: 1, firstIllegal: -1 });
    expect(checkPath(grid, [-0, 0])).toEqual({ legal: true, cost: 0, firstIllegal: -1 });
  });

  test.each([
    [
      'null',
      null,
      TypeError,
      /^path is null: it must be a Path of this copy of hotpath; or the array of its coordinates/,
    ],
    [
      'points',
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      TypeError,
      /^path\[0\] is an object \("x", "y"\): it must be a number$/,
    ],
    ['nothing', [], RangeError, /^path has 0 coordinates/],
    ['half a cell', [0, 0, 1], RangeError, /^path has 3 coordinates/],
    ['a fraction', [0, 0.5], RangeError, /^path\[1\] is 0.5: coordinates must be whole numbers$/],
    ['NaN', [NaN, 0], RangeError, /^path\[0\] is NaN/],
    ['a smoothed path', smoothPath(grid, findPath(grid, [0, 0], [2, 1]).path as never), TypeError, /^path is/],
  ])('refuses %s', (_, path, type, message) => {
    expect(() => checkPath(grid, path as never)).toThrow(type);
    expect(() => checkPath(grid, path as never)).toThrow(message);
  });

  test('refuses wrong options', () => {
    expect(() => checkPath(grid, [0, 0], { diagonals: 'sometimes' as never })).toThrow(/^diagonals is "sometimes"/);
    expect(() => checkPath(grid, [0, 0], { layers: [blendLayers([{ values: [1], weight: 1 }])] })).toThrow(
      /^layers\[0\] has 1 values/,
    );
  });
});
