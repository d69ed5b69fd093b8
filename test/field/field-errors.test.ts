import { describe, expect, test } from 'vitest';
import { blendLayers, type CostLayer, distanceField, Grid } from '../../src/index.ts';
import { type Case, rejects as rejectsAll, type Wrong } from '../support/rejects.ts';

const grid = Grid.fromText('....\n.##.\n..3.');
const field = distanceField(grid, [0, 0]);
const before = Array.from(field.costs);

/** Runs each case, then sees that the field is as it was, and that the next ones can be made. */
function rejects(cases: Case[]): void {
  rejectsAll(cases, () => {
    expect(Array.from(field.costs)).toEqual(before);
    for (const engine of ['wasm', 'js'] as const) {
      expect(Array.from(distanceField(grid, [0, 0], { engine }).costs)).toEqual(before);
    }
  });
}

describe('grid and goals of distanceField', () => {
  const to = (goals: Wrong) => () => distanceField(grid, goals);
  const update = (goals: Wrong) => () => field.update(goals);
  rejects([
    ['no grid', () => (distanceField as Wrong)(), TypeError, 'grid', 'undefined', 'Grid'],
    ['no goals', to(undefined), TypeError, 'goals', 'undefined', '{ x, y }'],
    ['null', to(null), TypeError, 'goals', 'null'],
    ['a number', to(3), TypeError, 'goals', '3'],
    ['a pair of one', to([1]), TypeError, 'goals', '[1]'],
    ['a pair of three', to([1, 2, 3]), TypeError, 'goals', '[1, 2, 3]'],
    ['a goal outside', to([4, 0]), RangeError, 'goals', '4', '0 to 3'],
    ['a goal between cells', to({ x: 0.5, y: 0 }), RangeError, 'goals', '0.5', 'whole'],
    ['one of several outside', to([[0, 0], { x: 0, y: 3 }]), RangeError, 'goals[1]', '3', '0 to 2'],
    ['one of several that is none', to([[0, 0], 'x']), TypeError, 'goals[1]', '"x"'],
    ['goals of text', to('00'), TypeError, 'goals', '"00"'],
    [
      'an update to a goal outside',
      update([
        [1, 0],
        [-1, 0],
      ]),
      RangeError,
      'goals[1]',
      '-1',
    ],
    ['an update to null', update(null), TypeError, 'goals', 'null'],
  ]);
});

describe('options of distanceField', () => {
  const make = (options: Wrong) => () => distanceField(grid, [0, 0], options);
  rejects([
    ['null', make(null), TypeError, 'options', 'null', 'object'],
    ['text', make('to'), TypeError, 'options', '"to"'],
    ['an array', make([]), TypeError, 'options'],
    ['an unknown name', make({ heuristic: 'zero' }), RangeError, '"heuristic"', 'direction', 'maxCost'],
    ['an unknown name without a value', make({ goal: undefined }), RangeError, '"goal"'],
    ['an unknown direction', make({ direction: 'both' }), RangeError, 'direction', '"both"', '"to"', '"from"'],
    ['a direction that is no text', make({ direction: 1 }), TypeError, 'direction', '1'],
    ['an unknown corner rule', make({ diagonals: 'sometimes' }), RangeError, 'diagonals', '"sometimes"'],
    ['no straight cost', make({ straightCost: 0 }), RangeError, 'straightCost', '0'],
    ['a diagonal cost of text', make({ diagonalCost: '14' }), TypeError, 'diagonalCost', '"14"'],
    ['a negative maxCost', make({ maxCost: -1 }), RangeError, 'maxCost', '-1', '0 to Infinity'],
    ['a maxCost of NaN', make({ maxCost: Number.NaN }), RangeError, 'maxCost', 'NaN'],
    ['a maxCost of text', make({ maxCost: '9' }), TypeError, 'maxCost', '"9"'],
    ['layers that are none', make({ layers: [1] }), TypeError, 'layers[0]', '1'],
    ['an unknown engine', make({ engine: 'native' }), RangeError, 'engine', '"native"'],
  ]);

  test('that are undefined count as absent', () => {
    const names = ['direction', 'diagonals', 'straightCost', 'diagonalCost', 'maxCost', 'layers', 'engine'];
    const absent = Object.fromEntries(names.map((name) => [name, undefined]));
    expect(Array.from(distanceField(grid, [0, 0], absent).costs)).toEqual(before);
  });
});

describe('methods of DistanceField', () => {
  rejects([
    ['costAt outside', () => field.costAt(4, 0), RangeError, 'x', '4', '0 to 3'],
    ['costAt between cells', () => field.costAt(0, 0.5), RangeError, 'y', '0.5'],
    ['costAt of text', () => field.costAt('1' as Wrong, 0), TypeError, 'x', '"1"'],
    ['next above', () => field.next(0, -1), RangeError, 'y', '-1'],
    ['next of nothing', () => (field as Wrong).next(), TypeError, 'x', 'undefined'],
    ['path below', () => field.path(0, 3), RangeError, 'y', '3', '0 to 2'],
    ['a negative budget', () => field.within(-0.1), RangeError, 'budget', '-0.1'],
    ['a budget of NaN', () => field.within(Number.NaN), RangeError, 'budget', 'NaN'],
    ['a budget of text', () => field.within('3' as Wrong), TypeError, 'budget', '"3"'],
    ['costs into an array too short', () => field.costsInto(new Float64Array(11)), RangeError, 'array', '11', '12'],
    ['costs into floats', () => field.costsInto(new Float32Array(12) as Wrong), TypeError, 'array', 'Float64Array'],
    ['flow into an array too long', () => field.flowInto(new Uint8Array(13)), RangeError, 'array', '13', '12'],
    ['flow into nothing', () => (field as Wrong).flowInto(), TypeError, 'array', 'undefined', 'Uint8Array'],
  ]);

  test.each(['wasm', 'js'] as const)('all refuse to go on once disposed of, on %s', (engine) => {
    const gone = distanceField(grid, [0, 0], { engine });
    const { costs } = gone;
    gone.dispose();
    gone.dispose();
    gone[Symbol.dispose]();
    const calls = [
      () => gone.costs,
      () => gone.flow,
      () => gone.costAt(0, 0),
      () => gone.next(0, 0),
      () => gone.path(0, 0),
      () => gone.within(1),
      () => gone.costsInto(new Float64Array(12)),
      () => gone.flowInto(new Uint8Array(12)),
      () => gone.update(),
    ];
    for (const call of calls) expect(call).toThrow('disposed');
    expect(Array.from(costs)).toEqual(before);
  });

  test.each(['wasm', 'js'] as const)('so does an update whose goals or layers dispose of it, on %s', (engine) => {
    const gone = distanceField(new Grid(4, 4), [0, 0], { engine });
    const goal = {
      get x() {
        gone.dispose();
        return 1;
      },
      y: 1,
    };
    expect(() => gone.update(goal)).toThrow('disposed');
    expect(() => gone.costAt(1, 1)).toThrow('disposed');

    const layers: CostLayer[] = [blendLayers([{ values: new Float64Array(9), weight: 1 }])];
    const layered = distanceField(new Grid(3, 3), [0, 0], { engine, layers });
    const [layer] = layers;
    Object.defineProperty(layers, 0, {
      get: () => {
        layered.dispose();
        return layer;
      },
    });
    expect(() => layered.update()).toThrow('disposed');
    expect(() => layered.costAt(1, 1)).toThrow('disposed');
  });
});
