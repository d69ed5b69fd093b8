// Paths that callers make. One of points that no cell has was once taken, and reading its cells never came to an end.
import { describe, expect, test } from 'vitest';
import { findPath, Path } from '../../src/index.ts';
import { randomMap } from '../support/maps.ts';

test('points must be numbers', () => {
  for (const points of [
    ['0', '0', '1', '0'],
    [0, 0, '1', '0'],
    [0, 0, 1n, 0n],
    [0, 0, null, 1],
    [0, 0, Symbol('x'), 0],
    [0, 0, Object.create(null), 0],
  ]) {
    expect(() => new Path(points as number[])).toThrow(TypeError);
    expect(() => new Path(points as number[])).toThrow('points has (');
  }
});

test('points must be whole numbers within 32 bits', () => {
  for (const far of [2 ** 31, 2 ** 53, 2 ** 60, Infinity]) {
    expect(() => new Path([far, 0])).toThrow(RangeError);
    expect(() => new Path([far, 0, far + 256, 0])).toThrow(RangeError);
    expect(() => new Path([0, 0, 0, far])).toThrow(RangeError);
  }
});

describe('new Path', () => {
  const all = [0, 0, 1, 0, 2, 0, 3, 1, 4, 2, 4, 1, 4, 0, 3, 0];

  test.each([
    ['turning points', [0, 0, 2, 0, 4, 2, 4, 0, 3, 0]],
    ['all cells', all],
    ['some cells', Int16Array.of(0, 0, 1, 0, 2, 0, 4, 2, 4, 1, 4, 0, 3, 0)],
  ])('of %s', (_, points) => {
    const path = new Path(points);
    const cells = Array.from({ length: 8 }, (_, i) => ({ x: all[2 * i], y: all[2 * i + 1] }));
    expect(path.length).toBe(8);
    expect([...path]).toEqual(cells);
    expect(cells.map((_, i) => path.at(i))).toEqual(cells);
    expect(cells.map((_, i) => path.at(i - 8))).toEqual(cells);
    expect(path.waypoints()).toEqual([0, 2, 4, 6, 7].map((i) => cells[i]));
    expect(path.xy).toEqual(Int32Array.from(all));
    expect(path.xy).toBe(path.xy);
  });

  test('of the cells of a found route is that route', () => {
    const grid = randomMap({ width: 60, height: 60, seed: 8, blocked: 0.3 });
    grid.fill(0, 0, 60, 1, false);
    grid.fill(59, 0, 1, 60, false);
    const { path } = findPath(grid, [0, 0], [59, 59]);
    if (path === null) throw new Error('no route');
    const copy = new Path(path.xy);
    expect(copy.waypoints()).toEqual(path.waypoints());
    expect(copy.toArray()).toEqual(path.toArray());
    expect(Array.from({ length: path.length }, (_, i) => path.at(i))).toEqual(path.toArray());
  });

  test('copies the points, and makes 0 of -0', () => {
    const points = [-0, 0, 2, -0];
    const path = new Path(points);
    points[2] = 1;
    points[3] = 7;
    expect(path.toArray()).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ]);
    expect(path.at(0)).toEqual({ x: 0, y: 0 });
    expect(path.waypoints()).toHaveLength(2);
  });

  test.each([
    ['nothing', undefined, TypeError, 'undefined'],
    ['text', '0011', TypeError, '"0011"'],
    ['BigInts', new BigInt64Array(4), TypeError, 'BigInt64Array'],
    ['a view of bytes', new DataView(new ArrayBuffer(8)), TypeError, 'DataView'],
    ['no points', [], RangeError, '0 coordinates'],
    ['half a point', [0, 0, 1], RangeError, '3 coordinates'],
    ['a point between columns', [0.5, 0], RangeError, '(0.5, 0): coordinates must be whole'],
    ['a point between rows', [0, 0, 0, 0.5], RangeError, '(0, 0.5): coordinates must be whole'],
    ['a point between cells later on', [0, 0, 1.5, 1.5], RangeError, '(1.5, 1.5)'],
    ['NaN', [0, 0, Number.NaN, 0], RangeError, '(NaN, 0)'],
    ['a point twice', [2, 3, 2, 3], RangeError, '(2, 3) to (2, 3)'],
    ['a leg that is askew', [0, 0, 4, 0, 5, 2], RangeError, '(4, 0) to (5, 2)'],
  ])('of %s throws', (_, points, error, part) => {
    const make = () => new Path(points as number[]);
    expect(make).toThrow(error);
    expect(make).toThrow(part);
  });
});
