import { describe, expect, test } from 'vitest';
import { findPaths, Grid, type PathQuery } from '../../src/index.ts';
import type { Wrong } from '../support/rejects.ts';

describe('what is wrong with a query is named', () => {
  const grid = Grid.fromText('....\n.#..\n....');
  const good: PathQuery = [
    [0, 0],
    [3, 2],
  ];
  const cases: [string, Wrong, typeof RangeError | typeof TypeError, string[]][] = [
    ['no array', undefined, TypeError, ['queries', 'undefined', 'array']],
    ['one query for many', { start: [0, 0], goal: [1, 0] }, TypeError, ['queries', 'array']],
    ['a hole', [good, undefined], TypeError, ['queries[1]', 'undefined', '{ start, goal }']],
    ['null', [null], TypeError, ['queries[0]', 'null']],
    ['a number', [good, good, 7], TypeError, ['queries[2]', '7']],
    ['a query of one point', [good, [[0, 0]]], TypeError, ['queries[1]']],
    [
      'a query of three points',
      [
        [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
      ],
      TypeError,
      ['queries[0]'],
    ],
    ['no goal', [good, { start: [0, 0] }], TypeError, ['queries[1]']],
    [
      'an option',
      [good, { start: [0, 0], goal: [1, 0], diagonals: 'never' }],
      RangeError,
      ['queries[1]', '"diagonals"', 'start, goal'],
    ],
    [
      'a start of text',
      [
        good,
        [
          ['0', '0'],
          [1, 0],
        ],
      ],
      TypeError,
      ['queries[1].start', '"0"'],
    ],
    ['an undefined goal', [{ start: [0, 0], goal: undefined }], TypeError, ['queries[0].goal', 'undefined']],
    [
      'a start outside',
      [
        good,
        good,
        good,
        [
          [4, 0],
          [1, 0],
        ],
      ],
      RangeError,
      ['queries[3].start', '4', '0 to 3'],
    ],
    ['a goal outside', [{ start: [0, 0], goal: { x: 0, y: -1 } }], RangeError, ['queries[0].goal', '-1', '0 to 2']],
    [
      'a goal between cells',
      [
        good,
        [
          [0, 0],
          [1.5, 0],
        ],
      ],
      RangeError,
      ['queries[1].goal', '1.5', 'whole'],
    ],
  ];

  test.each(cases)('%s', (_, queries, error, parts) => {
    for (const engine of ['wasm', 'js'] as const) {
      const before = findPaths(grid, [good, good], { engine, trace: true });
      let thrown: unknown;
      try {
        findPaths(grid, queries, { engine });
      } catch (caught) {
        thrown = caught;
      }
      expect(thrown).toBeInstanceOf(error);
      for (const part of parts) expect((thrown as Error).message).toContain(part);
      expect(findPaths(grid, [good, good], { engine, trace: true })).toEqual(before);
    }
  });

  test('as are a wrong grid and wrong options', () => {
    expect(() => findPaths([[0]] as Wrong, [good])).toThrow(TypeError);
    expect(() => findPaths(grid, [good], { heuristicWeight: -1 })).toThrow(/heuristicWeight is -1/);
    expect(() => findPaths(grid, [], { heuristicWeight: -1 })).toThrow(/heuristicWeight is -1/);
    expect(() => findPaths(grid, new Array(2 ** 31))).toThrow(/queries\[0\] is undefined/);
  });

  test('a heuristic that fails in mid-batch leaves the next one whole', () => {
    let calls = 0;
    const failing = () => {
      calls++;
      if (calls > 5) throw new Error('enough');
      return 0;
    };
    const before = findPaths(grid, [good, good], { engine: 'js', trace: true });
    expect(() => findPaths(grid, [good, good, good], { heuristic: failing })).toThrow('enough');
    expect(findPaths(grid, [good, good], { engine: 'js', trace: true })).toEqual(before);
  });
});
