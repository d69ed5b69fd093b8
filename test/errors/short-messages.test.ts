// Error messages about values that are long, deep or nameless.
import { describe, expect, test } from 'vitest';
import { findPath, Graph, Grid } from '../../src/index.ts';
import { rejects, type Wrong } from '../support/rejects.ts';

const grid = Grid.fromText('...\n.#.\n...');

describe('messages stay short and clear', () => {
  const circle: unknown[] = [];
  circle.push(circle);
  const ask = (start: Wrong) => () => findPath(grid, start, [2, 2]);
  const cases: [string, unknown, string][] = [
    ['a long text', 'x'.repeat(1e6), 'start is "xxx'],
    ['a long array', new Array(1e6).fill(7), 'start is [7, 7, 7, 7, 7, 7, 7, 7, …]'],
    ['an array that holds itself', circle, 'start is [[[…]]]'],
    ['an object with coordinates of text', { x: '1', y: 0 }, 'start.x is "1": it must be a number'],
    ['an object without y', { x: 1 }, 'start is { x: 1, y: undefined }'],
    ['an object with other names', { column: 1, row: 0 }, 'start is an object ("column", "row")'],
    ['an object of nothing', {}, 'start is an object (Object)'],
    ['a typed array, whose items are not named', new Uint8Array(5e7), 'start is an object (Uint8Array)'],
    ['an object whose class has no name', new (class {})(), 'start is an object (no name)'],
    [
      'an object whose constructor has no name',
      { constructor: { name: Symbol('none') } },
      'start is an object (Symbol(none))',
    ],
    ['a symbol', Symbol('s'), 'start is Symbol(s)'],
  ];
  test.each(cases)('%s', (_, value, part) => {
    expect(ask(value)).toThrow(TypeError);
    expect(ask(value)).toThrow(part);
    try {
      ask(value)();
    } catch (error) {
      expect((error as Error).message.length).toBeLessThan(200);
    }
  });

  rejects([
    [
      'a symbol for a node',
      () => Graph.fromEdges(2, [[Symbol('a'), 1, 1] as Wrong]),
      TypeError,
      'edges[0]',
      'Symbol(a)',
    ],
    ['a BigInt for a node', () => Graph.fromEdges(2, [[0, 1n, 1] as Wrong]), TypeError, 'edges[0]', 'to node 1'],
  ]);
});
