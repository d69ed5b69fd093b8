import { describe, expect, test } from 'vitest';
import { findGraphPath, Graph } from '../../src/index.ts';
import { type Case, rejects as rejectsAll, type Wrong } from '../support/rejects.ts';

const graph = Graph.fromEdges(3, [
  [0, 1, 2],
  [1, 2, 3],
]);
const edges =
  (...list: Wrong[]) =>
  () =>
    Graph.fromEdges(3, list as Wrong);
const columns = (from: Wrong, to: Wrong, cost: Wrong) => () => Graph.fromEdges(3, { from, to, cost });
const search = (options: Wrong) => () => findGraphPath(graph, 0, 2, options);

/** Runs each case, then sees that the engines are as they were. */
function rejects(cases: Case[]): void {
  rejectsAll(cases, () => {
    for (const engine of ['wasm', 'js'] as const) expect(findGraphPath(graph, 0, 2, { engine }).cost).toBe(5);
  });
}

describe('Graph.fromEdges', () => {
  rejects([
    ['new', () => new (Graph as Wrong)(3), TypeError, 'Graph.fromEdges'],
    ['no nodes', () => Graph.fromEdges(0, []), RangeError, 'nodeCount', '0', '1'],
    ['too many nodes', () => Graph.fromEdges(2 ** 31, []), RangeError, 'nodeCount', '2147483648'],
    ['a fraction of a node', () => Graph.fromEdges(1.5, []), RangeError, 'nodeCount', '1.5', 'whole number'],
    ['nodes as text', () => Graph.fromEdges('3' as Wrong, []), TypeError, 'nodeCount', '"3"', 'number'],
    ['no edges', () => (Graph as Wrong).fromEdges(3), TypeError, 'edges', 'undefined', '[from, to, cost]'],
    ['edges as text', () => Graph.fromEdges(3, 'abc' as Wrong), TypeError, 'edges', '"abc"'],
    ['an object', () => Graph.fromEdges(3, {} as Wrong), TypeError, 'edges', 'an object', '{ from, to, cost }'],
    ['no iterator', () => Graph.fromEdges(3, { [Symbol.iterator]: 5 } as Wrong), TypeError, 'edges', 'an iterable'],
    ['an edge that is a number', edges([0, 1, 1], 7), TypeError, 'edges[1]', '7', '[from, to, cost]'],
    ['an edge of null', edges(null), TypeError, 'edges[0]', 'null'],
    ['an edge without a cost', edges([0, 1]), TypeError, 'edges[0]', '[0, 1]', '[from, to, cost]'],
    ['from outside', edges([3, 0, 1]), RangeError, 'edges[0]', 'from', '3', '0 to 2'],
    ['to outside', edges([0, -1, 1]), RangeError, 'edges[0]', 'to', '-1', '0 to 2'],
    ['to a fraction', edges([0, 0.5, 1]), RangeError, 'edges[0]', 'to', '0.5', 'whole number'],
    ['to NaN', edges([0, Number.NaN, 1]), RangeError, 'edges[0]', 'to', 'NaN'],
    ['to text', edges([0, '1', 1]), TypeError, 'edges[0]', 'to', '"1"'],
    ['a negative cost', edges([0, 1, 1], [1, 2, -1]), RangeError, 'edges[1]', 'cost', '-1', '0 to'],
    ['a cost of NaN', edges([0, 1, Number.NaN]), RangeError, 'edges[0]', 'cost', 'NaN'],
    ['a cost of Infinity', edges([0, 1, Infinity]), RangeError, 'edges[0]', 'cost', 'Infinity', '1e+100'],
    ['a cost as text', edges([0, 1, '2']), TypeError, 'edges[0]', 'cost', '"2"', 'number'],
    ['too few ends', columns([0, 1], [1], [1, 1]), RangeError, 'edges.to', '1', '2'],
    ['too many costs', columns([0, 1], [1, 2], [1, 1, 1]), RangeError, 'edges.cost', '3', '2'],
    ['a wrong node in a column', columns(new Int32Array([-1]), [1], [1]), RangeError, 'edges[0]', 'from', '-1'],
    ['a wrong cost in a column', columns([1], [1], new Float64Array([-2])), RangeError, 'edges[0]', 'cost', '-2'],
    ['no column', columns([1], [1], undefined), TypeError, 'edges', '{ from, to, cost }'],
    ['an unknown option', () => Graph.fromEdges(3, [], { direct: true } as Wrong), RangeError, '"direct"', 'directed'],
    ['a wrong option', () => Graph.fromEdges(3, [], { directed: 1 } as Wrong), TypeError, 'directed', '1', 'true'],
    ['nodeAt', () => graph.nodeAt(0, 0), RangeError, 'no coordinates', 'Graph.grid3d'],
    ['coordinatesOf', () => graph.coordinatesOf(0), RangeError, 'no coordinates', 'Graph.hex'],
    ['heuristicTo', () => graph.heuristicTo(0), RangeError, 'no coordinates'],
    ['isBlocked outside', () => graph.isBlocked(3), RangeError, 'node', '3', '0 to 2'],
  ]);

  test('leaves an iterator that throws to its caller', () => {
    const broken = (function* (): Generator<[number, number, number]> {
      yield [0, 1, 1];
      throw new Error('the file ends early');
    })();
    expect(() => Graph.fromEdges(3, broken)).toThrow('the file ends early');
  });
});

describe('Graph.grid3d and Graph.hex', () => {
  const box =
    (...values: Wrong[]) =>
    () =>
      (Graph.grid3d as Wrong)(...values);
  const hex =
    (...values: Wrong[]) =>
    () =>
      (Graph.hex as Wrong)(...values);
  rejects([
    ['no depth', box(2, 2), TypeError, 'depth', 'undefined'],
    ['a side of 0', box(2, 0, 2), RangeError, 'height', '0'],
    ['too many cells', box(2 ** 20, 2 ** 10, 4), RangeError, '1048576 x 1024 x 4', '4294967296', '2147483647'],
    ['too few costs', box(2, 2, 2, [1, 1]), RangeError, 'costs', '2 values', '8'],
    ['costs of NaN', box(1, 1, 2, [1, Number.NaN]), RangeError, 'costs[1]', 'NaN'],
    ['costs too small', box(1, 1, 2, [1, 1e-200]), RangeError, 'costs[1]', '1e-200', '1e-100'],
    ['costs as text', box(1, 1, 2, [1, '1']), TypeError, 'costs[1]', '"1"', 'number'],
    ['costs that are a number', box(1, 1, 2, 1), TypeError, 'costs', '1', 'array'],
    ['8 neighbours', box(2, 2, 2, null, { neighbors: 8 }), RangeError, 'neighbors', '8', '26'],
    ['diagonals never', box(2, 2, 2, null, { diagonals: 'never' }), RangeError, 'diagonals', '"never"', '"always"'],
    ['an unknown option', box(2, 2, 2, null, { neighbours: 6 }), RangeError, '"neighbours"', 'neighbors'],
    ['options that are a number', box(2, 2, 2, null, 26), TypeError, 'options', '26', 'object'],
    ['a wide map of hexagons', hex(2 ** 25, 1), RangeError, 'width', '33554432'],
    ['an unknown layout', hex(2, 2, null, { layout: 'odd' }), RangeError, 'layout', '"odd"', '"odd-r"'],
    ['an unknown orientation', hex(2, 2, null, { orientation: 'up' }), RangeError, 'orientation', '"up"', '"flat"'],
    [
      'contradiction',
      hex(2, 2, null, { layout: 'odd-q', orientation: 'pointy' }),
      RangeError,
      '"pointy"',
      '"odd-q"',
      'flat',
    ],
    ['no cell', () => Graph.hex(2, 3).nodeAt([1] as never), TypeError, 'cell', '[1]', '[x, y]'],
    ['a cell without y', () => Graph.hex(2, 3).nodeAt({ x: 1 } as never), TypeError, 'y', 'undefined', 'a number'],
    ['a cell outside', () => Graph.hex(2, 3).nodeAt([0, 3]), RangeError, 'y', '3', '0 to 2'],
    ['x outside', () => Graph.hex(2, 3).nodeAt(2, 0), RangeError, 'x', '2', '0 to 1'],
    ['y outside', () => Graph.hex(2, 3).nodeAt(0, 3), RangeError, 'y', '3', '0 to 2'],
    ['z outside', () => Graph.grid3d(2, 3, 4).nodeAt(0, 0, 4), RangeError, 'z', '4', '0 to 3'],
    ['a node outside', () => Graph.hex(2, 3).coordinatesOf(6), RangeError, 'node', '6', '0 to 5'],
    ['a goal outside', () => Graph.hex(2, 3).heuristicTo(6), RangeError, 'goal', '6', '0 to 5'],
    ['an estimate outside', () => Graph.hex(2, 3).heuristicTo(5)(6), RangeError, 'node', '6', '0 to 5'],
    ['an estimate before', () => Graph.grid3d(2, 3, 4).heuristicTo(5)(-1), RangeError, 'node', '-1', '0 to 23'],
    ['an estimate between', () => Graph.hex(2, 3).heuristicTo(5)(0.5), RangeError, 'node', '0.5', 'whole number'],
    ['an estimate of nothing', () => (Graph.hex(2, 3).heuristicTo(5) as Wrong)(), TypeError, 'node', 'undefined'],
    ['an estimate of a text', () => Graph.hex(2, 3).heuristicTo(5)('1' as Wrong), TypeError, 'node', '"1"'],
  ]);
});

describe('findGraphPath', () => {
  rejects([
    ['no graph', () => (findGraphPath as Wrong)(), TypeError, 'graph', 'undefined', 'Graph.fromEdges'],
    ['another object', () => findGraphPath({} as Wrong, 0, 1), TypeError, 'graph', 'an object'],
    ['a start outside', () => findGraphPath(graph, 3, 0), RangeError, 'start', '3', '0 to 2'],
    ['a negative goal', () => findGraphPath(graph, 0, -1), RangeError, 'goal', '-1', '0 to 2'],
    ['a goal between nodes', () => findGraphPath(graph, 0, 1.5), RangeError, 'goal', '1.5', 'whole number'],
    ['a start as text', () => findGraphPath(graph, '0' as Wrong, 1), TypeError, 'start', '"0"', 'number'],
    ['options that are a number', search(7), TypeError, 'options', '7', 'object'],
    ['an unknown option', search({ diagonals: 'never' }), RangeError, '"diagonals"', 'heuristic, heuristicWeight'],
    [
      'a heuristic by name',
      search({ heuristic: 'octile' }),
      TypeError,
      'heuristic',
      '"octile"',
      'function',
      'Float64Array',
    ],
    ['a heuristic as a list', search({ heuristic: [1, 2, 3] }), TypeError, 'heuristic', '[1, 2, 3]', 'Float64Array'],
    ['a short heuristic', search({ heuristic: new Float64Array(2) }), RangeError, 'heuristic', '2 entries', '3'],
    ['a negative weight', search({ heuristicWeight: -1 }), RangeError, 'heuristicWeight', '-1', '0'],
    ['a weight of NaN', search({ heuristicWeight: Number.NaN }), RangeError, 'heuristicWeight', 'NaN'],
    ['a limit of -1', search({ maxExpansions: -1 }), RangeError, 'maxExpansions', '-1'],
    ['a limit of 1.5', search({ maxExpansions: 1.5 }), RangeError, 'maxExpansions', '1.5', 'whole number'],
    ['a negative cost', search({ maxCost: -1 }), RangeError, 'maxCost', '-1'],
    ['an unknown engine', search({ engine: 'gpu' }), RangeError, 'engine', '"gpu"', '"wasm"'],
    ['a number for both ends', search({ bidirectional: 1 }), TypeError, 'bidirectional', '1', 'true'],
    [
      'both ends, with a heuristic',
      search({ bidirectional: true, heuristic: () => 0 }),
      RangeError,
      'bidirectional',
      'heuristicWeight',
    ],
  ]);
});
