// What holds memory can be disposed of, twice too, and says so afterwards in one kind of error.
import { describe, expect, test } from 'vitest';
import {
  blendLayers,
  createSearch,
  createTeam,
  distanceField,
  findGraphPath,
  findPath,
  findTimedPath,
  Graph,
  Grid,
  inflationLayer,
  Reservations,
} from '../../src/index.ts';
import { createPool } from '../../src/pool.ts';
import { WORKER_FILE } from '../support/pools.ts';

const grid = new Grid(9, 7);
const values = new Float32Array(63).fill(2);

/** Makes one of each, and what to do with it. */
const KINDS: Record<string, () => { one: Disposable & { dispose(): void }; uses: (() => unknown)[] }> = {
  field: () => {
    const one = distanceField(grid, [0, 0]);
    return { one, uses: [() => one.path(3, 3), () => one.update(), () => one.costAt(0, 0)] };
  },
  search: () => {
    const one = createSearch(grid, [0, 0], [8, 6]);
    return { one, uses: [() => one.step(), () => one.closed()] };
  },
  team: () => {
    const one = createTeam(grid, [{ start: [0, 0], goal: [3, 3] }]);
    return { one, uses: [() => one.step(), () => one.positionOf(0)] };
  },
  graph: () => {
    const one = Graph.grid3d(3, 3, 3);
    return { one, uses: [() => findGraphPath(one, 0, 1), () => one.isBlocked(3), () => one.nodeAt(0, 0, 0)] };
  },
  layer: () => {
    const one = blendLayers([{ values, weight: 1 }]);
    findPath(grid, [0, 0], [8, 6], { layers: [one] });
    const search = () => findPath(grid, [0, 0], [8, 6], { layers: [one] });
    return { one, uses: [() => one.values, () => one.update(), search] };
  },
  'layer of walls': () => {
    const one = inflationLayer(grid, { radius: 2, cost: 3 });
    return { one, uses: [() => one.values, () => one.update()] };
  },
  reservations: () => {
    const one = new Reservations(grid);
    const search = () => findTimedPath(grid, [0, 0], [3, 3], { reservations: one });
    return { one, uses: [() => one.block([1, 1], 0, 3), () => one.clear(), search] };
  },
  pool: () => {
    const one = createPool(grid, { workers: 1, worker: WORKER_FILE });
    return { one, uses: [() => one.findPath([0, 0], [1, 1]), () => one.share(grid)] };
  },
};

describe.each(Object.entries(KINDS))('%s', (name, make) => {
  test.each(['dispose', Symbol.dispose] as const)('%s', async (way) => {
    const { one, uses } = make();
    for (let i = 0; i < 2; i++) (one as unknown as Record<string | symbol, () => void>)[way]();
    for (const use of uses) {
      const error = await Promise.resolve()
        .then(use)
        .catch((thrown: unknown) => thrown);
      expect((error as Error).constructor).toBe(Error);
      expect((error as Error).message).toMatch(
        new RegExp(`^the ${name.split(' ')[0]} ha(s|ve) been disposed of: .* makes? `),
      );
    }
  });
});

test('what is not disposed of goes on: another layer, a grid searched with the one that was, a search that had begun', () => {
  const [gone, other] = [1, 2].map(() => blendLayers([{ values, weight: 1 }]));
  const before = findPath(grid, [0, 0], [8, 6], { layers: [other] });
  const field = distanceField(grid, [0, 0], { layers: [gone] });
  const search = createSearch(grid, [0, 0], [8, 6], { layers: [gone] });
  search.step(2);
  gone.dispose();
  expect(search.step(Infinity)).toBe('found');
  expect(search.result()?.cost).toBe(before.cost);
  expect(field.costAt(8, 6)).toBeCloseTo(before.cost, 12);
  expect(() => field.update()).toThrow(/^the layer has been disposed of/);
  expect(findPath(grid, [0, 0], [8, 6], { layers: [other] })).toEqual(before);
  expect(findPath(grid, [0, 0], [8, 0]).cost).toBe(8);
});
