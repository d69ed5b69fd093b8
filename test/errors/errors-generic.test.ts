// What BinaryHeap, aStar and GridTransform refuse.
import { describe, expect } from 'vitest';
import { aStar, BinaryHeap, GridTransform } from '../../src/index.ts';
import { type Case, rejects, type Wrong } from '../support/rejects.ts';

describe('new BinaryHeap', () => {
  const make = (options?: Wrong) => () => new BinaryHeap(options);
  const compare = (a: number, b: number) => a - b;
  rejects([
    ['nothing', make(), TypeError, 'options', 'undefined', 'compare'],
    ['a function alone', make(compare), TypeError, 'options', 'a function', 'compare'],
    ['no compare', make({}), TypeError, 'compare', 'undefined', '(a, b)'],
    ['a compare that is no function', make({ compare: 'f' }), TypeError, 'compare', '"f"'],
    ['an unknown name', make({ compare, size: 3 }), RangeError, '"size"', 'capacity'],
    ['no capacity', make({ compare, capacity: 0 }), RangeError, 'capacity', '0', '1', 'or Infinity'],
    ['a capacity between', make({ compare, capacity: 2.5 }), RangeError, 'capacity', '2.5'],
    [
      'a capacity beyond arrays',
      make({ compare, capacity: 2 ** 32 }),
      RangeError,
      'capacity',
      '4294967296',
      '4294967295',
    ],
    ['a capacity of NaN', make({ compare, capacity: Number.NaN }), RangeError, 'capacity', 'NaN'],
    ['a capacity of text', make({ compare, capacity: '3' }), TypeError, 'capacity', '"3"'],
  ]);
});

describe('methods of BinaryHeap', () => {
  const heap = new BinaryHeap<Wrong>({ compare: (a, b) => a - b, capacity: 3 });
  for (const item of [2, 1, 3]) heap.push(item);
  const after = () => expect([0, 1, 2].map((index) => heap.get(index))).toEqual([1, 2, 3]);
  const boolean = new BinaryHeap<number>({ compare: ((a: number, b: number) => a < b) as Wrong });
  boolean.push(1);
  const empty = new BinaryHeap<number>({ compare: (a, b) => a - b });
  rejects(
    [
      ['push beyond the capacity', () => heap.push(4), RangeError, 'heap is full', '3', 'pop'],
      ['replace outside', () => heap.replace(3, 1), RangeError, 'index', '3', '0 to 2'],
      ['replace of what indexOf did not find', () => heap.replace(heap.indexOf(9), 1), RangeError, 'index', '-1'],
      ['replace at text', () => heap.replace('0' as Wrong, 1), TypeError, 'index', '"0"'],
      ['replace at text in an empty heap', () => empty.replace('0' as Wrong, 1), TypeError, 'index', '"0"'],
      ['replace in an empty heap', () => empty.replace(0, 1), RangeError, 'index', '0', 'empty', 'push'],
      ['get of text', () => heap.get('length' as Wrong), TypeError, 'index', '"length"'],
      ['an item that cannot be compared', () => heap.replace(0, 'x'), TypeError, 'compare', 'NaN', 'number'],
      ['a compare that answers yes or no', () => boolean.push(2), TypeError, 'compare', 'false', 'number'],
    ],
    after,
  );
});

describe('aStar', () => {
  const good = { start: 'a', isGoal: (node: string) => node === 'c', neighbors: (): Wrong => [['b', 1]] };
  const solve = (problem: Wrong) => () => aStar({ ...good, ...problem });
  const steps = (...pairs: Wrong) => solve({ neighbors: () => pairs });
  const cases: Case[] = [
    ['nothing', () => (aStar as Wrong)(), TypeError, 'problem', 'undefined', 'neighbors'],
    ['no start', solve({ start: undefined }), TypeError, 'start', 'undefined'],
    ['no isGoal', solve({ isGoal: undefined }), TypeError, 'isGoal', 'undefined', 'function'],
    ['a goal for isGoal', solve({ isGoal: 'c' }), TypeError, 'isGoal', '"c"', 'function'],
    ['a promise for a goal', solve({ isGoal: async () => true }), TypeError, 'isGoal("a")', 'Promise', 'true or false'],
    ['no neighbors', solve({ neighbors: undefined }), TypeError, 'neighbors', 'undefined'],
    ['neighbours spelt otherwise', solve({ neighbours: () => [] }), RangeError, '"neighbours"', 'neighbors'],
    ['a heuristic by name', solve({ heuristic: 'octile' }), TypeError, 'heuristic', '"octile"', 'function'],
    ['a key that is no function', solve({ key: 'id' }), TypeError, 'key', '"id"', 'function'],
    ['a negative maxExpansions', solve({ maxExpansions: -1 }), RangeError, 'maxExpansions', '-1'],
    ['a maxExpansions of text', solve({ maxExpansions: '9' }), TypeError, 'maxExpansions', '"9"'],
    ['a negative estimate', solve({ heuristic: () => -1 }), RangeError, 'heuristic("a")', '-1', '>= 0'],
    ['an estimate of NaN', solve({ heuristic: () => Number.NaN }), RangeError, 'heuristic("a")', 'NaN'],
    ['an infinite estimate', solve({ heuristic: () => Infinity }), RangeError, 'heuristic("a")', 'Infinity', 'finite'],
    ['no estimate', solve({ heuristic: () => undefined }), TypeError, 'heuristic("a")', 'undefined'],
    ['no list of neighbours', solve({ neighbors: () => undefined }), TypeError, 'neighbors("a")', 'undefined', 'array'],
    [
      'no iterator',
      solve({ neighbors: () => ({ [Symbol.iterator]: 5 }) as Wrong }),
      TypeError,
      'neighbors("a")',
      'array',
    ],
    ['neighbours without costs', steps('b'), TypeError, 'neighbors("a")', '"b"', 'stepCost'],
    ['objects for neighbours', steps({ node: 'b', cost: 1 }), TypeError, 'neighbors("a")', 'stepCost'],
    ['a BigInt for a cost', steps(['b', 1n]), TypeError, 'neighbors("a")', '["b", 1n]'],
    ['a cost of text', steps(['b', '1']), TypeError, 'neighbors("a")', '["b", "1"]'],
    ['a negative step cost', steps(['b', -2]), RangeError, 'neighbors("a")', '-2', '"b"', '>= 0'],
    ['a step cost of NaN', steps(['b', Number.NaN]), RangeError, 'neighbors("a")', 'NaN', '"b"'],
    ['an infinite step cost', steps(['b', Infinity]), RangeError, 'neighbors("a")', 'Infinity', 'leave out'],
  ];
  rejects(cases, () => expect(aStar(good).path).toBe(null));
});

describe('GridTransform', () => {
  const make = (options?: Wrong) => () => new GridTransform(options);
  const transform = new GridTransform({ cellSize: 2 });
  const cell = (x: Wrong, y: Wrong) => () => transform.toCell(x, y);
  const world = (cells: Wrong) => () => transform.toWorld(cells);
  rejects(
    [
      ['null', make(null), TypeError, 'options', 'null', 'cellSize'],
      ['a number', make(32), TypeError, 'options', '32'],
      ['an unknown name', make({ scale: 32 }), RangeError, '"scale"', 'cellSize'],
      ['cells of no size', make({ cellSize: 0 }), RangeError, 'cellSize', '0', '> 0'],
      ['cells of negative size', make({ cellSize: -1 }), RangeError, 'cellSize', '-1'],
      ['cells of infinite size', make({ cellSize: Infinity }), RangeError, 'cellSize', 'Infinity'],
      ['a size of text', make({ cellSize: '32' }), TypeError, 'cellSize', '"32"'],
      ['half an origin', make({ origin: { x: 1 } }), TypeError, 'origin', '{ x, y }'],
      ['an origin of NaN', make({ origin: [0, Number.NaN] }), RangeError, 'origin.y', 'NaN'],
      ['another way for y', make({ yAxis: 'left' }), RangeError, 'yAxis', '"left"', '"up"'],
      ['y up without a height', make({ yAxis: 'up' }), TypeError, 'height', 'undefined', 'grid.height'],
      ['a height beyond all grids', make({ yAxis: 'up', height: 2 ** 31 }), RangeError, 'height', '2147483648'],
      ['a height between', make({ yAxis: 'up', height: 2.5 }), RangeError, 'height', '2.5'],
      ['a position of NaN', cell(0, Number.NaN), RangeError, 'worldY', 'NaN'],
      ['an infinite position', cell(Infinity, 0), RangeError, 'worldX', 'Infinity'],
      ['no cell', world(undefined), TypeError, 'cell', 'undefined', '{ x, y }'],
      ['the null of a search without a route', world(null), TypeError, 'null'],
      ['a cell between', world([0.5, 1]), RangeError, '(0.5, 1)', 'toCell'],
      ['a pair of three', world([1, 2, 3]), TypeError, '[1, 2, 3]'],
      ['the coordinates of a route', world(Int32Array.of(0, 0, 1, 0)), TypeError, 'cell of the route', '0'],
      ['a route with a hole', world([[0, 0], null]), TypeError, 'cell of the route', 'null'],
    ],
    () => expect(transform.toWorld([1, 1])).toEqual({ x: 3, y: 3 }),
  );
});
