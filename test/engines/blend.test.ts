import { describe, expect, test } from 'vitest';
import { Blender } from '../../src/core/kernel/blend/blender.ts';
import { kernel } from '../../src/core/kernel/bytes/blend.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { blendLayers } from '../../src/index.ts';
import { jsBlender } from '../support/js-engines.ts';
import { kernelFile, startDebug } from '../support/kernels.ts';
import { Random } from '../support/maps.ts';

describe.each<[string, () => Blender]>([
  ['the kernel inside the package', () => new Blender(startKernel(kernel))],
  ['the release kernel', () => new Blender(startKernel(kernelFile('blend.wasm')))],
  ['the debug kernel', () => new Blender(startDebug('blend'))],
  ['js', jsBlender],
])('%s', (_, start) => {
  test('adds and divides any number of cells, up to seven more, and no others (seed 3)', () => {
    const random = new Random(3);
    const blender = start();
    const { sums, part } = blender;
    expect(part.length).toBe(sums.length);
    expect(sums.length % 8).toBe(0);
    for (const count of [1, 2, 3, 4, 5, 7, 8, 9, 1000, sums.length - 1, sums.length]) {
      part.forEach((_value, cell) => {
        part[cell] = random.next() * 20 - 5;
        sums[cell] = random.next() / 3;
      });
      const expected = sums.map((sum, cell) => (sum + (1 / 3) * part[cell]) / 0.7);
      const before = sums.slice();
      blender.addWeighted(count, 1 / 3);
      expect(blender.divide(count, 0.7)).toBe(true);
      expect(sums.subarray(0, count)).toEqual(expected.subarray(0, count));
      const end = (count + 7) & ~7;
      expect(sums.subarray(end)).toEqual(before.subarray(end));
    }
  });

  test.each([Number.NaN, Infinity, -Infinity])('tells of %d in any cell', (wrong) => {
    const blender = start();
    const { sums } = blender;
    for (let cell = 0; cell < 16; cell++) {
      sums.fill(1);
      expect(blender.divide(16, 2)).toBe(true);
      sums[cell] = wrong;
      expect(blender.divide(16, 2)).toBe(false);
    }
    sums.fill(1e300);
    expect(blender.divide(16, 1e-300)).toBe(false);
  });
});

describe('a layer of several blocks', () => {
  const LENGTH = 10_001;

  test('is the weighted sum in every cell, and refuses what is not finite in any', () => {
    const danger = Float32Array.from({ length: LENGTH }, (_, cell) => cell % 97);
    const crowd = Uint8Array.from({ length: LENGTH }, (_, cell) => cell % 251);
    const layer = blendLayers([
      { values: danger, weight: 3 },
      { values: crowd, weight: 1 },
    ]);
    const expected = Array.from(danger, (value, cell) => (3 * value + crowd[cell]) / 4);
    expect(Array.from(layer.values)).toEqual(expected);
    for (const cell of [0, 4095, 4096, 8191, 8192, LENGTH - 1]) {
      const value = danger[cell];
      danger.fill(9, 0, 3)[cell] = Number.NaN;
      expect(() => layer.update()).toThrow(`parts[0].values[${cell}]`);
      expect(Array.from(layer.values)).toEqual(expected);
      danger.set([0, 1, 2]);
      danger[cell] = value;
    }
  });

  test('reads typed arrays and arrays of classes of its own, without calling these', () => {
    class Plane extends Float32Array {
      constructor(width: number, height: number) {
        super(width * height);
      }
    }
    class Column extends Array<number> {
      constructor(width: number, height: number) {
        super(width * height);
      }
    }
    Object.defineProperty(Plane.prototype, Symbol.toStringTag, { value: 'PlaneArray' });
    const plane = new Plane(73, 137).fill(6);
    const column = new Column(73, 137).fill(2);
    const { values } = blendLayers([
      { values: plane, weight: 1 },
      { values: column, weight: 3 },
    ]);
    expect(values).toEqual(new Float64Array(LENGTH).fill(3));
  });

  test('reads values and weights once each time', () => {
    let count = 0;
    const changing = <T>(first: T, then: T) => (count++ < 1 ? first : then);
    const part = { values: [1, 2, 3, 4], weight: 1 };
    Object.defineProperty(part, 'values', { get: () => changing([4, 4, 4, 4], [5, 5]) });
    const layer = blendLayers([part]);
    expect(Array.from(layer.values)).toEqual([4, 4, 4, 4]);
    expect(() => layer.update()).toThrow('parts[0].values has 2 values: it must have 4');
    count = 0;
    const heavy = { values: [1, 2, 3, 4], weight: 1 };
    Object.defineProperty(heavy, 'weight', { get: () => changing(2, Number.NaN) });
    expect(Array.from(blendLayers([heavy]).values)).toEqual([1, 2, 3, 4]);
  });

  test('is not disturbed by another that is blended while its values are read', () => {
    const other = blendLayers([{ values: new Float64Array(LENGTH).fill(1e9), weight: 5 }]);
    const values = new Array<number>(LENGTH).fill(4);
    Object.defineProperty(values, 5000, { get: () => other.update().values.length });
    const expected = new Float64Array(LENGTH).fill(5);
    const parts = [new Float32Array(LENGTH).fill(6), values].map((one) => ({ values: one, weight: 1 }));
    expected[5000] = (6 + LENGTH) / 2;
    expect(blendLayers(parts).values).toEqual(expected);
  });
});
