import { expect, test } from 'vitest';
import { createSearch, distanceField, findPath, HexGrid, isReachable } from '../../src/index.ts';
import { randomLinkedGrid, randomPlace } from '../support/link-problems.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

test(`a search in steps keeps the links it began with (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(30); run++) {
    const grid = randomLinkedGrid(random);
    const [start, goal] = [randomPlace(grid, random), randomPlace(grid, random)];
    for (const engine of ['wasm', 'js'] as const) {
      const expected = findPath(grid, start, goal, { engine });
      const search = createSearch(grid, start, goal, { engine });
      search.step(3);
      const copy = grid.clone();
      for (const { id } of grid.links()) grid.removeLink(id);
      expect(findPath(grid, start, goal, { engine }).path?.hops() ?? []).toEqual([]);
      while (search.status === 'running') search.step(5);
      expect(search.result()).toEqual(expected);
      for (const { from, to, ...options } of copy.links()) {
        grid.addLink(from, to, { cost: options.cost, oneWay: options.oneWay });
      }
    }
  }
});

test('hexagons have links too', () => {
  const grid = HexGrid.fromText('...#...\n...#...\n...#...');
  grid.addLink([2, 1], [4, 1], { cost: 0.5 });
  for (const engine of ['wasm', 'js'] as const) {
    const { cost, path } = findPath(grid, [0, 1], [6, 1], { engine });
    expect(cost).toBe(4.5);
    expect(path?.hops()).toEqual([{ index: 3, link: 0 }]);
    const field = distanceField(grid, [6, 1], { engine });
    expect(field.costAt(0, 1)).toBe(4.5);
    expect(field.path(0, 1)?.length).toBe(6);
  }
  expect(isReachable(grid, [0, 1], [6, 1])).toBe(true);
});
