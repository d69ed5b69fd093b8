// What people type first, coming from other libraries or in a hurry, and what they read then.
import { describe, expect, test } from 'vitest';
import {
  aStar,
  BinaryHeap,
  blendLayers,
  checkPath,
  createSearch,
  distanceField,
  findGraphPath,
  findNearest,
  findPath,
  findPathAsync,
  findPaths,
  Graph,
  Grid,
  GridTransform,
  lineOfSight,
  Path,
  prepareGrid,
  smoothPath,
  warmUp,
} from '../../src/index.ts';
import type { Wrong } from '../support/rejects.ts';

const grid = new Grid(8, 4);
const graph = Graph.fromEdges(2, [[0, 1, 1]]);
const path = new Path([0, 0, 3, 0]);
const find = (options: Wrong) => findPath(grid, [0, 0], [1, 1], options);
const matrix = [
  [0, 1],
  [1, 0],
];

const mistakes: [string, () => unknown, string][] = [
  ['sides as an object', () => new Grid({ width: 3, height: 3 } as never, 3), 'write new Grid(width, height)'],
  ['lines as a list', () => Grid.fromText(['..#', '...'] as never), "a string, such as lines.join('\\n')"],
  ['tileSize', () => new GridTransform({ tileSize: 32 } as never), 'use cellSize;'],
  ['offset', () => new GridTransform({ cellSize: 32, offset: { x: 0, y: 0 } } as never), 'use origin;'],
  // Options by the names that other libraries use.
  ['allowDiagonal', () => find({ allowDiagonal: true }), "use diagonals, such as { diagonals: 'never' }"],
  ['diagonalMovement', () => find({ diagonalMovement: 4 }), "use diagonals, such as { diagonals: 'never' }"],
  ['dontCrossCorners', () => find({ dontCrossCorners: true }), "use diagonals, such as { diagonals: 'never' }"],
  ['weight', () => find({ weight: 2 }), 'use heuristicWeight;'],
  ['maxIterations', () => find({ maxIterations: 100 }), 'use maxExpansions;'],
  ['maxDistance', () => find({ maxDistance: 10 }), 'use maxCost;'],
  ['tolerance', () => find({ tolerance: 1 }), 'use range;'],
  ['closest', () => find({ closest: true }), 'use partial;'],
  ['a wrong capital', () => find({ maxcost: 3 }), 'use maxCost;'],
  ['a typing error', () => find({ heurstic: 'octile' }), 'use heuristic;'],
  ['a word of it', () => find({ expansions: 5 }), 'use maxExpansions;'],
  ['costs', () => find({ costs: [1] }), 'use terrain of the grid: grid.setCost, or layers;'],
  ['a signal', () => find({ signal: {} }), 'use findPathAsync, which takes a signal;'],
  [
    'a timeout',
    () => createSearch(grid, [0, 0], [1, 1], { timeout: 5 } as Wrong),
    'use findPathAsync with sliceMilliseconds',
  ],
  ['an old name', () => warmUp({ budgetPerSlice: 5 } as Wrong), 'use sliceMilliseconds;'],
  [
    'an old name of steps',
    () => createSearch(grid, [0, 0], [1, 1]).run({ milliseconds: 5 } as Wrong),
    'use maxMilliseconds;',
  ],
  ['an old name of preparing', () => prepareGrid(grid, { milliseconds: 5 } as Wrong), 'use maxMilliseconds;'],
  [
    'an old name of slices',
    () => findPathAsync(grid, [0, 0], [1, 1], { budgetPerSlice: 5 } as Wrong),
    'use sliceMilliseconds;',
  ],
  ['a name like nothing', () => find({ colour: 'red' }), 'has the unknown name "colour": known are layers, diagonals'],
  ['of a field', () => distanceField(grid, [0, 0], { allowDiagonals: true } as Wrong), 'use diagonals'],
  ['of findPathAsync', () => findPathAsync(grid, [0, 0], [1, 1], { weight: 2 } as Wrong), 'use heuristicWeight;'],
  ['of a graph', () => findGraphPath(graph, 0, 1, { weight: 2 } as Wrong), 'use heuristicWeight;'],
  ['of a transform', () => new GridTransform({ cellsize: 2 } as Wrong), 'use cellSize;'],
  // Values.
  ['Manhattan', () => find({ heuristic: 'Manhattan' }), 'use "manhattan"'],
  ['chebychev', () => find({ heuristic: 'chebychev' }), 'use "chebyshev"'],
  ['euclid', () => find({ heuristic: 'euclid' }), 'use "euclidean"'],
  ['diagonal', () => find({ heuristic: 'diagonal' }), 'use "octile"'],
  ['dijkstra', () => find({ algorithm: 'dijkstra' }), "use heuristicWeight: 0, which is Dijkstra's algorithm"],
  ['A*', () => find({ algorithm: 'A*' }), 'use "astar"'],
  ['diagonals: "none"', () => find({ diagonals: 'none' }), 'use "never"'],
  ['heuristic: "none"', () => find({ heuristic: 'none' }), 'use "zero"'],
  ['diagonals: false', () => find({ diagonals: false }), 'use "never"'],
  ['diagonals: true', () => find({ diagonals: true }), 'use "onlyWhenNoObstacles" (or "always")'],
  ['diagonals: "Always"', () => find({ diagonals: 'Always' }), 'use "always"'],
  // Cells.
  ['text', () => findPath(grid, { x: '1', y: 2 } as Wrong, [0, 0]), 'start.x is "1": it must be a number'],
  ['text in a pair', () => findPath(grid, [0, 0], [1, '2'] as Wrong), 'goal[1] is "2": it must be a number'],
  ['x and y swapped', () => findPath(grid, [0, 0], [2, 6]), '(6, 2) lies inside: are x and y swapped?'],
  [
    'column and row',
    () => findPath(grid, { col: 1, row: 2 } as Wrong, [0, 0]),
    'it must be a cell, { x, y } or [x, y]',
  ],
  ['a position between cells', () => lineOfSight(grid, [0.5, 0], [1, 1]), 'round them to a cell first'],
  ['end for goal', () => findPaths(grid, [{ start: [0, 0], end: [1, 1] }] as Wrong), 'it must be { start, goal }'],
  ['one goal', () => findNearest(grid, [0, 0], { x: 1, y: 1 } as Wrong), 'goals is an object'],
  // Grids.
  [
    'a matrix for a grid',
    () => findPath(matrix as Wrong, [0, 0], [1, 1]),
    'Grid.fromRows makes one from an array of rows',
  ],
  ['new Grid(matrix)', () => new Grid(matrix as Wrong, 2), 'use Grid.fromRows'],
  [
    'text in rows',
    () => Grid.fromRows([['.', '#']] as Wrong),
    'rows[0][0] is ".": it must be a number or a boolean; Grid.fromText',
  ],
  ['rows of text', () => Grid.fromRows(['.#', '..'] as Wrong), "Grid.fromText(rows.join('\\n')) reads text"],
  ['objects in rows', () => Grid.fromRows([[{ wall: true }]] as Wrong), 'map the matrix to booleans first'],
  ['null in rows', () => Grid.fromRows([[0, null]] as Wrong), 'rows[0][1] is null: it must be a number or a boolean'],
  ['NaN in rows', () => Grid.fromRows([[Number.NaN]]), 'rows[0][0] is NaN: it must be a number or a boolean'],
  ['a flat array for rows', () => Grid.fromRows([0, 1, 0, 1] as Wrong), 'Grid.fromCosts(width, height, costs)'],
  ['a typed array for rows', () => Grid.fromRows(new Uint8Array(4) as Wrong), 'Grid.fromCosts(width, height, costs)'],
  ['a matrix for costs', () => Grid.fromCosts(2, 2, matrix as Wrong), 'pass costs.flat(), or use Grid.fromRows'],
  ['fromCosts(matrix)', () => Grid.fromCosts(matrix as Wrong, 2, []), 'use Grid.fromRows'],
  ['rows of different lengths', () => Grid.fromText('...\n..'), 'line 2'],
  ['walkable by another name', () => Grid.fromRows(matrix, { passable: 1 } as Wrong), 'known are walkable'],
  [
    'a path of null',
    () => smoothPath(grid, null as Wrong),
    'findPath gives null if there is no route: look at its status first',
  ],
  [
    'a result for its path',
    () => smoothPath(grid, find({}) as Wrong),
    'this is a result: pass its path, as in result.path',
  ],
  ['a result to draw', () => grid.toText(find({}) as Wrong), 'pass its path, as in result.path'],
  ['a result to check', () => checkPath(grid, find({}) as Wrong), 'pass its path, as in result.path'],
  ['a result for the world', () => new GridTransform().toWorld(find({}) as Wrong), 'pass its path, as in result.path'],
  [
    'no route for the world',
    () => new GridTransform().toWorld(null as Wrong),
    'findPath gives null if there is no route',
  ],
  ['a path of points', () => grid.toText(path.toArray() as Wrong), 'it must be a Path'],
  // Others.
  ['goal for isGoal', () => aStar({ start: 0, goal: 3, neighbors: () => [] } as Wrong), 'known are start, isGoal'],
  ['no compare', () => new BinaryHeap({} as Wrong), 'a function (a, b) => number, a - b for numbers'],
  ['a layer of numbers', () => find({ layers: [new Float64Array(32)] }), 'blendLayers makes one'],
  ['no weight', () => blendLayers([{ values: [1] }] as Wrong), 'it must be { values, weight }'],
  ['forEach without a function', () => path.forEach(3 as Wrong), 'callback is 3: it must be a function'],
];

describe('a mistake is told with its remedy', () => {
  test.each(mistakes)('%s', async (_, call, remedy) => {
    const error = await Promise.resolve()
      .then(call)
      .then(
        () => null,
        (reason: Error) => reason,
      );
    expect(error === null ? null : error.constructor).toSatisfy((kind) => kind === TypeError || kind === RangeError);
    expect(error?.message).toContain(remedy);
  });

  test('no value is suggested that is not allowed', () => {
    const words = [
      'none',
      'null',
      'A*',
      'dijkstra',
      'greedy',
      'true',
      'false',
      'diagonal',
      'webassembly',
      'jps+',
      'off',
    ];
    for (const option of ['diagonals', 'heuristic', 'algorithm', 'engine']) {
      for (const word of words) {
        const message = String(thrownBy(() => find({ [option]: word })));
        const [, allowed, suggested] = /must be one of (.*?)(?:; use ("\w+").*)?$/.exec(message) ?? [];
        expect(allowed, message).toBeDefined();
        if (suggested !== undefined) expect(allowed).toContain(suggested);
      }
    }
    expect(String(thrownBy(() => find({ engine: 'none' })))).not.toContain('use ');
    expect(String(thrownBy(() => find({ heuristic: 'A*' })))).not.toContain('use ');
  });

  test('none speaks of a Proxy or of another copy', async () => {
    for (const [name, call] of mistakes) {
      const message = await Promise.resolve()
        .then(call)
        .catch((reason: Error) => reason.message);
      expect(message, name).not.toMatch(/Proxy|another copy/);
    }
  });
});

function thrownBy(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}
