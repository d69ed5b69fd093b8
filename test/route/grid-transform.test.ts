import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAnyAnglePath, findPath, Grid, GridTransform, Path, type Polyline, smoothPath } from '../../src/index.ts';
import { seed, settings } from '../support/seed.ts';

describe('GridTransform', () => {
  test('of no options is cells of side 1 from (0, 0) on', () => {
    const transform = new GridTransform();
    expect(transform.toCell(0, 0)).toEqual({ x: 0, y: 0 });
    expect(transform.toCell(2.99, 3)).toEqual({ x: 2, y: 3 });
    expect(transform.toWorld([2, 3])).toEqual({ x: 2.5, y: 3.5 });
  });

  test('has the origin at the top left corner where y goes down', () => {
    const transform = new GridTransform({ cellSize: 4, origin: { x: 10, y: -20 } });
    expect(transform.toWorld({ x: 0, y: 0 })).toEqual({ x: 12, y: -18 });
    expect(transform.toWorld({ x: 1, y: 2 })).toEqual({ x: 16, y: -10 });
    expect(transform.toCell(10, -20)).toEqual({ x: 0, y: 0 });
    expect(transform.toCell(13.9, -12.1)).toEqual({ x: 0, y: 1 });
  });

  test('has the origin at the bottom left corner where y goes up, and row 0 on top all the same', () => {
    const transform = new GridTransform({ cellSize: 4, origin: [10, -20], yAxis: 'up', height: 3 });
    expect(transform.toWorld({ x: 0, y: 2 })).toEqual({ x: 12, y: -18 });
    expect(transform.toWorld({ x: 0, y: 0 })).toEqual({ x: 12, y: -10 });
    expect(transform.toCell(10, -20)).toEqual({ x: 0, y: 2 });
    expect(transform.toCell(13.9, -8.1)).toEqual({ x: 0, y: 0 });
    // One row further up there is no cell of the grid any more.
    expect(transform.toCell(10, -8)).toEqual({ x: 0, y: -1 });
  });

  test('an occupancy grid of ROS, row 0 the lowest: both go the same way', () => {
    const transform = new GridTransform({ cellSize: 0.05, origin: { x: -10, y: -10 } });
    expect(transform.toCell(-9.99, -9.99)).toEqual({ x: 0, y: 0 });
    expect(transform.toCell(-9.99, -9.89)).toEqual({ x: 0, y: 2 });
  });

  test('gives cells outside the grid too, and never -0', () => {
    const transform = new GridTransform({ cellSize: 10, origin: { x: 5, y: 5 }, yAxis: 'up', height: 1 });
    expect(transform.toCell(4, 16)).toEqual({ x: -1, y: -1 });
    expect(transform.toCell(-0, -0)).toEqual({ x: -1, y: 1 });
    expect(Object.is(new GridTransform({}).toCell(-0, -0).x, 0)).toBe(true);
  });

  test('turns routes, smoothed ones and any cells into the centres they go through', () => {
    const grid = Grid.fromText('...\n##.\n...');
    const transform = new GridTransform({ cellSize: 2, origin: { x: 1, y: 1 } });
    const path = findPath(grid, [0, 0], [0, 2]).path as Path;
    const centres = path.toArray().map((cell) => transform.toWorld(cell));
    expect(transform.toWorld(path)).toEqual(centres);
    expect(transform.toWorld(path.toArray())).toEqual(centres);
    expect(transform.toWorld(path.toArray().map(({ x, y }) => [x, y] as const))).toEqual(centres);
    expect(transform.toWorld(new Set(path))).toEqual(centres);
    const smoothed = smoothPath(grid, path);
    expect(transform.toWorld(smoothed)).toEqual(smoothed.toArray().map((cell) => transform.toWorld(cell)));
    expect(transform.toWorld([])).toEqual([]);
    expect(transform.toWorld(new Path([1, 1]))).toEqual([{ x: 4, y: 4 }]);
  });

  test('keeps what it was made of', () => {
    const origin = { x: 3, y: 4 };
    const transform = new GridTransform({ cellSize: 2, origin, yAxis: 'up', height: 7 });
    origin.x = 99;
    const axes = { x: { x: 2, y: 0 }, y: { x: 0, y: 2 } };
    expect({ ...transform }).toEqual({ cellSize: 2, origin: { x: 3, y: 4 }, axes, yAxis: 'up', height: 7, size: 1 });
    expect(Object.isFrozen(transform.origin)).toBe(true);
  });

  const coordinate = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  const transforms = fc
    .record({
      cellSize: fc.double({ min: 1e-3, max: 1e3, noNaN: true }),
      origin: fc.record({ x: coordinate, y: coordinate }),
      yAxis: fc.constantFrom('down' as const, 'up' as const),
      height: fc.integer({ min: 1, max: 5000 }),
    })
    .map((options) => new GridTransform(options));
  const cells = fc.integer({ min: -5000, max: 5000 });

  test(`from cell to world and back is the same cell (seed ${seed})`, () => {
    fc.assert(
      fc.property(transforms, cells, cells, (transform, x, y) => {
        const { x: worldX, y: worldY } = transform.toWorld({ x, y });
        expect(transform.toCell(worldX, worldY)).toEqual({ x, y });
      }),
      settings(2000),
    );
  });

  test(`a position lies in its cell: at most half a side from the centre (seed ${seed})`, () => {
    fc.assert(
      fc.property(transforms, coordinate, coordinate, (transform, worldX, worldY) => {
        const centre = transform.toWorld(transform.toCell(worldX, worldY));
        const half = (transform.cellSize / 2) * (1 + 1e-9) + 1e-9;
        expect(Math.abs(centre.x - worldX)).toBeLessThanOrEqual(half);
        expect(Math.abs(centre.y - worldY)).toBeLessThanOrEqual(half);
      }),
      settings(2000),
    );
  });

  test(`up is down seen in a mirror (seed ${seed})`, () => {
    fc.assert(
      fc.property(cells, cells, fc.integer({ min: 1, max: 99 }), (x, y, height) => {
        const down = new GridTransform({ cellSize: 2 });
        const up = new GridTransform({ cellSize: 2, yAxis: 'up', height });
        const { x: worldX, y: worldY } = down.toWorld([x, y]);
        expect(up.toWorld([x, y])).toEqual({ x: worldX, y: 2 * height - worldY });
      }),
      settings(300),
    );
  });

  test('takes routes at any angle', () => {
    const grid = new Grid(9, 5);
    grid.setBlocked(4, 2);
    const { path } = findAnyAnglePath(grid, [0, 2], [8, 2]);
    const transform = new GridTransform({ cellSize: 10 });
    expect(path?.length).toBe(4);
    expect(transform.toWorld(path as Polyline)).toEqual(path?.map(({ x, y }) => ({ x: 10 * x + 5, y: 10 * y + 5 })));
  });
});
