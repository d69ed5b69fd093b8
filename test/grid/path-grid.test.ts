// `new Path(xy, grid)`: the cells of a route, with its links, floors and steps over edges.
import { describe, expect, test } from 'vitest';
import { checkPath, findPath, Grid, HexGrid, Path } from '../../src/index.ts';
import { randomLinkedGrid, randomPlace } from '../support/link-problems.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';

const found = (path: Path | null): Path => {
  if (path === null) throw new Error('no route');
  return path;
};

describe('with a grid, cells are read as', () => {
  test('steps over edges, over corners of the map too', () => {
    for (const wrap of ['x', 'y', 'both'] as const) {
      const grid = new Grid(7, 5, { wrap });
      for (let start = 0; start < 35; start++) {
        for (let goal = 0; goal < 35; goal++) {
          const path = found(findPath(grid, grid.cellAt(start), grid.cellAt(goal)).path);
          for (const copy of [new Path(path.xy, grid), new Path(path.toArray(), grid)]) {
            expect(copy.toArray()).toEqual(path.toArray());
            expect(copy.hops()).toEqual(path.hops());
            expect(copy.distance).toBe(path.distance);
          }
        }
      }
    }
  });

  test('links and floors', () => {
    const grid = Grid.stack([new Grid(4, 3), new Grid(4, 3)]);
    const stairs = grid.addLink([3, 2, 0], [0, 0, 1], { cost: 2 });
    const path = found(findPath(grid, [0, 0, 0], [2, 1, 1]).path);
    for (const points of [
      path.xy,
      path.toArray(),
      path.toArray().map(({ x, y, floor = 0 }) => [x, y, floor] as const),
    ]) {
      const copy = new Path(points, grid);
      expect(copy.hops().map(({ link }) => link)).toEqual([stairs]);
      expect(copy.toArray()).toEqual(path.toArray());
      expect(JSON.stringify(copy)).toBe(JSON.stringify(path));
      expect(checkPath(grid, copy)).toEqual(checkPath(grid, path));
    }
    expect(() => new Path([[0, 0, 2]], grid)).toThrow(/points\[0\]\.floor is 2/);
  });

  test('the cheaper of a link and a step, where cells are side by side', () => {
    const grid = new Grid(3, 1);
    const link = grid.addLink([0, 0], [1, 0], { cost: 0.5 });
    expect(new Path([0, 0, 1, 0], grid).hops()).toEqual([{ index: 1, link }]);
    grid.removeLink(link);
    const dear = grid.addLink([0, 0], [1, 0], { cost: 2 });
    expect(new Path([0, 0, 1, 0], grid).hops()).toEqual([]);
    grid.setWall([0, 0], 'east');
    expect(new Path([0, 0, 1, 0], grid).hops()).toEqual([{ index: 1, link: dear }]);
    const hexes = new HexGrid(3, 1);
    hexes.setEdgeCost([0, 0], 'east', 3);
    expect(new Path([0, 0, 1, 0, 2, 0], hexes).hops()).toEqual([]);
    const ferry = hexes.addLink([0, 0], [1, 0], { cost: 2 });
    expect(new Path([0, 0, 1, 0, 2, 0], hexes).hops()).toEqual([{ index: 1, link: ferry }]);
  });

  test(`the routes that they came from, at their cost (seed ${seed})`, () => {
    const random = new Random(seed);
    let hops = 0;
    for (let run = 0; run < runs(1500); run++) {
      const grid = randomLinkedGrid(random);
      const { path, cost } = findPath(grid, randomPlace(grid, random), randomPlace(grid, random));
      if (path === null) continue;
      const copy = new Path(path.xy, grid);
      hops += copy.hops().length;
      expect(copy.xy).toEqual(path.xy);
      const check = checkPath(grid, copy);
      expect([check.legal, isClose(check.cost, cost)], `run ${run}`).toEqual([true, true]);
    }
    expect(hops).toBeGreaterThan(runs(300));
  });
});

test('wrong grids, and cells outside, are refused by name', () => {
  expect(() => new Path([0, 0], {} as Grid)).toThrow(/^grid is an object .*: it must be the Grid that the path is on/);
  expect(() => new Path([0, 0, 5, 0], new Grid(5, 5))).toThrow(/^points is \(5, 0\): it must lie in the grid/);
  expect(() => new Path([0, 0, 2, 1], new Grid(5, 5, { wrap: 'x' }))).toThrow(/it must continue along a row/);
});
