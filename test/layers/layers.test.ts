import { describe, expect, test } from 'vitest';
import { blendLayers, findPath, Grid } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { type Case, rejects, type Wrong } from '../support/rejects.ts';

const ones = (length: number) => new Array<number>(length).fill(1);

describe('blendLayers', () => {
  test('is the sum of weight x value over the sum of weights (seed 11)', () => {
    const random = new Random(11);
    for (const length of [1, 2, 3, 4, 5, 63, 1000]) {
      const values = (): number[] => Array.from({ length }, () => random.next() * 20 - 5);
      const parts = [
        { values: Float32Array.from(values()), weight: 3 },
        { values: Int8Array.from(values()), weight: 0.25 },
        { values: values(), weight: 0 },
        { values: Float64Array.from(values()), weight: 7.5 },
        { values: Uint16Array.from(values(), Math.abs), weight: 1 / 3 },
      ];
      const total = 3 + 0.25 + 7.5 + 1 / 3;
      const expected = Array.from({ length }, (_, cell) => {
        return parts.reduce((sum, part) => sum + part.weight * part.values[cell], 0) / total;
      });
      expect(Array.from(blendLayers(parts).values)).toEqual(expected);
    }
  });

  test('of equal parts is those parts', () => {
    const values = Float32Array.of(0, 1.5, 7, -3);
    const layer = blendLayers([1, 2, 3, 4, 6].map((weight) => ({ values, weight })));
    expect(Array.from(layer.values)).toEqual(Array.from(values));
  });

  test('of one part is that part to the bit, whatever its weight, and may take all of the terrain away', () => {
    for (const weight of [3, 0.1, 1e-300, 1e300]) {
      const layer = blendLayers([{ values: [-0.1, -0.1], weight }]);
      expect(Array.from(layer.values)).toEqual([-0.1, -0.1]);
      const grid = Grid.fromCosts(2, 1, [0.1, 0.1]);
      for (const engine of ['wasm', 'js'] as const) {
        expect(findPath(grid, [0, 0], [1, 0], { layers: [layer], engine })).toMatchObject({ status: 'found', cost: 0 });
      }
    }
  });

  test('update blends in place what the arrays and weights now hold', () => {
    const danger = Float32Array.of(1, 2, 3, 4);
    const crowd = { values: Uint8Array.of(8, 8, 8, 8), weight: 1 };
    const layer = blendLayers([{ values: danger, weight: 1 }, crowd]);
    const { values, version } = layer;
    expect(Array.from(values)).toEqual([4.5, 5, 5.5, 6]);
    danger.fill(0);
    crowd.values[2] = 16;
    expect(Array.from(values)).toEqual([4.5, 5, 5.5, 6]);
    expect(layer.update()).toBe(layer);
    expect(layer.values).toBe(values);
    expect(Array.from(values)).toEqual([4, 4, 8, 4]);
    expect(layer.version).toBeGreaterThan(version);
    crowd.weight = 3;
    expect(Array.from(layer.update().values)).toEqual([6, 6, 12, 6]);
  });
});

describe('what is refused', () => {
  const values = Float32Array.of(1, 2, 3, 4);
  const grid = new Grid(2, 2);
  const good = blendLayers([{ values, weight: 1 }]);
  const blend = (...parts: Wrong) => blendLayers(parts);
  const solve = (layers: Wrong) => findPath(grid, [0, 0], [1, 1], { layers });
  const lowest = (lowest: number) => blendLayers([{ values: [0, 0, lowest, 0], weight: 1 }]);

  const detached = (length: number) => {
    const array = new Float32Array(length);
    structuredClone(array.buffer, { transfer: [array.buffer] });
    return array;
  };
  const leaving = () => {
    const first = new Float32Array(4);
    const second = [1, 2, 3, 4];
    Object.defineProperty(second, 2, { get: () => structuredClone(first.buffer, { transfer: [first.buffer] }) && 3 });
    return [first, second].map((one) => ({ values: one, weight: 1 }));
  };

  const cases: Case[] = [
    ['no parts at all', () => (blendLayers as Wrong)(), TypeError, 'parts', 'undefined', 'array'],
    ['one part instead of an array', () => blendLayers({ values, weight: 1 } as Wrong), TypeError, 'parts', 'array'],
    ['an empty array', () => blend(), RangeError, 'parts', 'empty', 'at least one'],
    ['a part that is null', () => blend({ values, weight: 1 }, null), TypeError, 'parts[1]', 'null', 'weight'],
    ['a part that is an array', () => blend(values), TypeError, 'parts[0]', 'values, weight'],
    ['values of the wrong kind', () => blend({ values: 'abcd', weight: 1 }), TypeError, 'parts[0].values', '"abcd"'],
    ['BigInt values', () => blend({ values: new BigInt64Array(4), weight: 1 }), TypeError, 'BigInt64Array', 'numbers'],
    ['text among the values', () => blend({ values: [1, '2'], weight: 1 }), TypeError, 'parts[0].values[1]', '"2"'],
    ['a hole among the values', () => blend({ values: new Array(2), weight: 1 }), TypeError, 'parts[0].values[0]'],
    ['values that went to a worker', () => blend({ values: detached(4), weight: 1 }), RangeError, 'values', 'empty'],
    ['values that go while others are read', () => blend(...leaving()), RangeError, 'parts[0].values', 'empty'],
    ['no values', () => blend({ values: [], weight: 1 }), RangeError, 'parts[0].values', 'empty'],
    [
      'arrays of different lengths',
      () => blend({ values, weight: 1 }, { values: new Uint8Array(5), weight: 1 }),
      RangeError,
      'parts[1].values',
      '5',
      '4',
    ],
    [
      'NaN',
      () => blend({ values, weight: 1 }, { values: [0, 0, Number.NaN, 0], weight: 1 }),
      RangeError,
      'parts[1].values[2]',
      'NaN',
      'finite',
    ],
    [
      'Infinity, though it counts for nothing',
      () => blend({ values, weight: 1 }, { values: Float64Array.of(0, -Infinity, 0, 0), weight: 0 }),
      RangeError,
      'parts[1].values[1]',
      '-Infinity',
      'finite',
    ],
    [
      'values beyond range',
      () => blend({ values: [1e200], weight: 1e200 }, { values: [0], weight: 1 }),
      RangeError,
      'too large',
      'smaller',
    ],
    ['no weight', () => blend({ values }), TypeError, 'parts[0]', 'weight'],
    ['a weight of text', () => blend({ values, weight: '1' }), TypeError, 'parts[0].weight', '"1"', 'number'],
    ['a weight that is NaN', () => blend({ values, weight: Number.NaN }), RangeError, 'parts[0].weight', 'NaN'],
    ['a negative weight', () => blend({ values, weight: -2 }), RangeError, 'parts[0].weight', '-2', '>= 0', 'values'],
    ['an infinite weight', () => blend({ values, weight: Infinity }), RangeError, 'parts[0].weight', 'Infinity'],
    ['weights of 0', () => blend({ values, weight: 0 }, { values, weight: 0 }), RangeError, 'weights', '0', '> 0'],
    ['weights without a sum', () => blend(...[1e308, 1e308].map((weight) => ({ values, weight }))), RangeError, 'sum'],
    ['layers that are none', () => solve(7), TypeError, 'layers', '7', 'array'],
    ['a layer for layers', () => solve(good), TypeError, 'layers', 'array'],
    ['null', () => solve(null), TypeError, 'layers', 'null', 'array'],
    ['an array of numbers', () => solve([values]), TypeError, 'layers[0]', 'CostLayer', 'blendLayers'],
    ['parts', () => solve([good, { values, weight: 1 }]), TypeError, 'layers[1]', 'blendLayers'],
    [
      'a layer of another size',
      () => findPath(new Grid(3, 2), [0, 0], [1, 1], { layers: [good] }),
      RangeError,
      'layers[0]',
      '4',
      '6',
    ],
    ['a negative sum', () => solve([lowest(-1.5)]), RangeError, 'layers', '(0, 1)', '-0.5', 'from 0'],
    ['a negative sum of several', () => solve([good, lowest(-1), lowest(-4)]), RangeError, '(0, 1)', '-1'],
    ['a sum beyond range', () => solve([lowest(2e100)]), RangeError, 'layers', '(0, 1)', '2e+100', '1e+100'],
  ];
  // Before and after, the same search with good layers.
  rejects(cases, () => expect(solve([good]).cost).toBe(Math.SQRT2 * 5));

  test.each(['wasm', 'js'] as const)(
    'what an element of layers is when read again counts for nothing, on %s',
    (engine) => {
      const small = blendLayers([{ values: new Uint8Array(2), weight: 1 }]);
      let reads = 0;
      const layers = Object.defineProperty([good], 0, { get: () => (reads++ === 0 ? good : small) });
      expect(findPath(grid, [0, 0], [1, 1], { layers, engine }).cost).toBe(Math.SQRT2 * 5);
      expect(() => findPath(grid, [0, 0], [1, 1], { layers, engine })).toThrow('layers[0] has 2 values');
    },
  );

  test('negative sums in blocked cells, and on the way to a sum, are none of its business', () => {
    expect(solve([lowest(-9), lowest(8)]).status).toBe('found');
    grid.setBlocked(0, 1);
    expect(solve([lowest(-9)])).toMatchObject({ status: 'found', cost: 2 });
    grid.setBlocked(0, 1, false);
    expect(() => solve([lowest(-9)])).toThrow('(0, 1)');
  });

  test('by update leaves the layer as it was', () => {
    const part = { values: Float32Array.of(1, 2, 3, 4) as Wrong, weight: 1 as Wrong };
    const layer = blendLayers([part, { values: ones(4), weight: 1 }]);
    const before = Array.from(layer.values);
    const refuses = (change: () => void, message: string) => {
      const { values, weight } = part;
      change();
      expect(() => layer.update()).toThrow(message);
      expect(Array.from(layer.values)).toEqual(before);
      expect(layer.version).toBe(0);
      Object.assign(part, { values, weight });
    };
    refuses(() => {
      part.weight = -1;
    }, 'parts[0].weight');
    refuses(() => {
      part.values = new Float32Array(5);
    }, 'parts[0].values');
    refuses(() => {
      part.values = Float32Array.of(1, 2, 3, Number.NaN);
    }, 'parts[0].values[3]');
    part.values[0] = 3;
    expect(layer.update().values[0]).toBe(2);
  });
});
