// A route of points that no cell has was taken, and reading its cells never came to an end.
import { expect, test } from 'vitest';
import { Path } from '../src/index.ts';

test('points must be numbers', () => {
  for (const points of [
    ['0', '0', '1', '0'],
    [0, 0, '1', '0'],
    [0, 0, 1n, 0n],
    [0, 0, null, 1],
  ]) {
    expect(() => new Path(points as number[])).toThrow(TypeError);
  }
});

test('points must be whole numbers within 32 bits', () => {
  for (const far of [2 ** 31, 2 ** 53, 2 ** 60, Infinity]) {
    expect(() => new Path([far, 0])).toThrow(RangeError);
    expect(() => new Path([far, 0, far + 256, 0])).toThrow(RangeError);
    expect(() => new Path([0, 0, 0, far])).toThrow(RangeError);
  }
});
