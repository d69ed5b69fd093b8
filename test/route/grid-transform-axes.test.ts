// Grids that are turned or slanted in the world.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GridTransform, type GridTransformOptions } from '../../src/index.ts';
import { seed, settings } from '../support/seed.ts';

describe('a grid that is turned', () => {
  test('turns from world x towards world y, round its origin', () => {
    const quarter = new GridTransform({ cellSize: 2, origin: [10, 20], rotation: Math.PI / 2 });
    const { x, y } = quarter.toWorld([3, 0]);
    expect([x, y]).toEqual([expect.closeTo(9, 12), expect.closeTo(27, 12)]);
    expect(quarter.toCell(9, 27)).toEqual({ x: 3, y: 0 });
  });

  test('without a turn is the same as one that was never turned', () => {
    const plain = new GridTransform({ cellSize: 0.05, origin: [1, 2], yAxis: 'up', height: 9 });
    const turned = new GridTransform({ cellSize: 0.05, origin: [1, 2], yAxis: 'up', height: 9, rotation: 0 });
    expect({ ...turned }).toEqual({ ...plain });
  });
});

describe('a grid with axes of its own', () => {
  test('may have cells that are not square', () => {
    const wide = new GridTransform({ axes: { x: [4, 0], y: [0, 2] }, origin: [1, 1] });
    expect(wide.toWorld([1, 1])).toEqual({ x: 7, y: 4 });
    expect(wide.toCell(4.9, 2.9)).toEqual({ x: 0, y: 0 });
    expect(wide.cellSize).toBeCloseTo(Math.sqrt(8), 12);
  });

  test('may be isometric: a cell is a diamond', () => {
    const isometric = new GridTransform({ axes: { x: { x: 32, y: 16 }, y: { x: -32, y: 16 } } });
    expect(isometric.toWorld([0, 0])).toEqual({ x: 0, y: 16 });
    // The four sides of the diamond round (0, 16).
    const near = [
      [-14, 10],
      [14, 10],
      [14, 22],
      [-14, 22],
    ].map(([x, y]) => isometric.toCell(x, y));
    expect(near).toEqual(Array(4).fill({ x: 0, y: 0 }));
    const beyond = [
      [-18, 6],
      [18, 6],
      [18, 26],
      [-18, 26],
    ].map(([x, y]) => isometric.toCell(x, y));
    expect(beyond).toEqual([
      { x: -1, y: 0 },
      { x: 0, y: -1 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ]);
  });

  test('keeps them, and nobody changes them', () => {
    const { axes } = new GridTransform({ axes: { x: [4, 0], y: [0, 2] } });
    expect(axes).toEqual({ x: { x: 4, y: 0 }, y: { x: 0, y: 2 } });
    expect([axes, axes.x, axes.y].every(Object.isFrozen)).toBe(true);
  });

  const number = fc.double({ min: -100, max: 100, noNaN: true });
  const vector = fc.record({ x: number, y: number });
  const options: fc.Arbitrary<GridTransformOptions> = fc.oneof(
    fc.record({ rotation: number, cellSize: fc.double({ min: 0.01, max: 100, noNaN: true }), origin: vector }),
    fc
      .record({ axes: fc.record({ x: vector, y: vector }), origin: vector })
      // Short axes, and axes nearly in line, lose too many digits.
      .filter(({ axes: { x, y } }) => Math.hypot(x.x, x.y) > 0.01 && Math.hypot(y.x, y.y) > 0.01)
      .filter(
        ({ axes: { x, y } }) => Math.abs(x.x * y.y - x.y * y.x) > 1e-3 * Math.hypot(x.x, x.y) * Math.hypot(y.x, y.y),
      ),
  );
  const side = fc.integer({ min: -500, max: 500 });

  test(`leads from a cell to the world and back, either way up (seed ${seed})`, () => {
    fc.assert(
      fc.property(options, side, side, fc.boolean(), (given, x, y, up) => {
        const transform = new GridTransform({ ...given, ...(up && { yAxis: 'up', height: 40 }) });
        const at = transform.toWorld({ x, y });
        expect(transform.toCell(at.x, at.y)).toEqual({ x, y });
      }),
      settings(2000),
    );
  });
});

test.each<[GridTransformOptions, string]>([
  [{ rotation: Number.NaN }, 'rotation is NaN: it must be a finite number'],
  [
    { rotation: 1, axes: { x: [1, 0], y: [0, 1] } },
    'axes are given with cellSize or rotation, which they replace: leave',
  ],
  [{ axes: { x: [1, 2], y: [2, 4] } }, 'axes are (1, 2) and (2, 4): they must be two vectors in different directions'],
  [{ axes: { x: [0, 0], y: [0, 1] } }, 'axes are (0, 0) and (0, 1): they must be two vectors in different directions'],
  [{ axes: { x: [1, 0] } as never }, 'axes.y is undefined: it must be { x, y } or [x, y]'],
  [{ axes: [1, 0] as never }, 'axes is [1, 0]: it must be an object with x, y'],
])('refuses %j', (options, message) => {
  expect(() => new GridTransform(options)).toThrow(message);
});
