import { describe, expect, test } from 'vitest';
import { findPath, Grid, type Path } from '../../src/index.ts';
import { optimalCost } from '../support/oracle.ts';
import { type Case, rejects as rejectsAll, type Wrong } from '../support/rejects.ts';
import { type Options, search } from '../support/walk.ts';
import { movementOf, worldOf } from '../support/world.ts';

const drawing = '..#..\n.##.5\n...3.\n#.#..';
const grid = Grid.fromText(drawing);
const world = worldOf(grid);
const path = findPath(grid, [0, 0], [4, 0]).path as Path;
const solve = (options: Wrong) => () => findPath(grid, [0, 0], [4, 0], options);

/** Runs each case, then sees that grid and engines are as they were. */
function rejects(cases: Case[]): void {
  rejectsAll(cases, () => {
    expect(grid.toText()).toBe(drawing);
    const start = { x: 0, y: 0 };
    const goal = { x: 4, y: 0 };
    for (const engine of ['wasm', 'js'] as const) {
      expect(search(world, grid, start, goal, { engine }).cost).toBe(optimalCost(world, start, goal, movementOf()));
    }
  });
}

describe('new Grid', () => {
  rejects([
    ['no width', () => new Grid(0, 4), RangeError, 'width', '0', '1'],
    ['no height', () => new Grid(4, 0), RangeError, 'height', '0'],
    ['a negative width', () => new Grid(-3, 4), RangeError, 'width', '-3'],
    ['a fraction', () => new Grid(4, 2.5), RangeError, 'height', '2.5', 'whole number'],
    ['NaN', () => new Grid(Number.NaN, 4), RangeError, 'width', 'NaN'],
    ['Infinity', () => new Grid(4, Infinity), RangeError, 'height', 'Infinity'],
    ['too long a side', () => new Grid(2 ** 25, 1), RangeError, 'width', '33554432'],
    ['too many cells', () => new Grid(2 ** 20, 2 ** 20), RangeError, '1048576 x 1048576', '1099511627776'],
    ['text', () => new Grid('4' as Wrong, 4), TypeError, 'width', '"4"', 'number'],
    ['nothing', () => new (Grid as Wrong)(), TypeError, 'width', 'undefined'],
  ]);
});

describe('Grid.fromRows', () => {
  rejects([
    ['nothing', () => (Grid as Wrong).fromRows(), TypeError, 'rows', 'undefined', 'array'],
    ['text', () => Grid.fromRows('..\n..' as Wrong), TypeError, 'rows', 'array'],
    ['no rows', () => Grid.fromRows([]), RangeError, 'rows', 'empty'],
    ['no columns', () => Grid.fromRows([[], []]), RangeError, 'rows[0]', 'empty'],
    ['ragged rows', () => Grid.fromRows([[0, 0], [0, 0], [0]]), RangeError, 'rows[2]', '1', '2'],
    ['a row that is text', () => Grid.fromRows([[0, 0], '00'] as Wrong), TypeError, 'rows[1]', '"00"'],
    ['a row of BigInts', () => Grid.fromRows([new BigInt64Array(2)] as Wrong), TypeError, 'rows[0]', 'array of cells'],
    ['a row missing', () => Grid.fromRows([[0, 0], undefined] as Wrong), TypeError, 'rows[1]', 'undefined'],
  ]);
});

describe('Grid.fromCosts', () => {
  rejects([
    ['too few', () => Grid.fromCosts(2, 2, [1, 1, 1]), RangeError, 'costs', '3', '4'],
    ['too many', () => Grid.fromCosts(2, 2, new Float64Array(5)), RangeError, 'costs', '5', '4'],
    ['NaN', () => Grid.fromCosts(2, 2, [1, 1, Number.NaN, 1]), RangeError, 'costs[2]', 'NaN'],
    ['text', () => Grid.fromCosts(2, 1, [1, '1'] as Wrong), TypeError, 'costs[1]', '"1"'],
    ['a hole', () => Grid.fromCosts(2, 1, [1, undefined] as Wrong), TypeError, 'costs[1]', 'undefined'],
    ['no array', () => Grid.fromCosts(2, 1, 7 as Wrong), TypeError, 'costs', '7'],
    ['a wrong size', () => Grid.fromCosts(0, 1, []), RangeError, 'width', '0'],
  ]);
});

describe('Grid.fromText', () => {
  rejects([
    ['no text', () => Grid.fromText(''), RangeError, 'empty'],
    ['blank lines', () => Grid.fromText(' \n\n '), RangeError, 'empty'],
    ['another character', () => Grid.fromText('..\n.x'), RangeError, 'line 2', 'column 2', '"x"'],
    ['the digit 0', () => Grid.fromText('.0.'), RangeError, 'line 1', 'column 2', '"0"'],
    ['ragged lines', () => Grid.fromText('...\n..\n...'), RangeError, 'line 2', '2', '3'],
    ['a blank line between', () => Grid.fromText('...\n\n...'), RangeError, 'line 2'],
    ['no string', () => Grid.fromText(['..'] as Wrong), TypeError, 'text'],
  ]);
});

describe('methods of Grid', () => {
  rejects([
    ['isBlocked outside', () => grid.isBlocked(5, 0), RangeError, 'x', '5', '4'],
    ['isBlocked above', () => grid.isBlocked(0, -1), RangeError, 'y', '-1'],
    ['isBlocked between cells', () => grid.isBlocked(0.5, 0), RangeError, 'x', '0.5'],
    ['isBlocked of text', () => grid.isBlocked('1' as Wrong, 0), TypeError, 'x', '"1"'],
    ['cost outside', () => grid.cost(0, 4), RangeError, 'y', '4', '3'],
    ['cost of NaN', () => grid.cost(Number.NaN, 0), RangeError, 'x', 'NaN'],
    ['setBlocked outside', () => grid.setBlocked(0, 99), RangeError, 'y', '99'],
    ['setBlocked to a number', () => grid.setBlocked(0, 0, 1 as Wrong), TypeError, 'blocked', '1', 'true or false'],
    ['setCost outside', () => grid.setCost(-1, 0, 2), RangeError, 'x', '-1'],
    ['setCost to NaN', () => grid.setCost(0, 0, Number.NaN), RangeError, 'cost', 'NaN'],
    ['setCost to text', () => grid.setCost(0, 0, '2' as Wrong), TypeError, 'cost', '"2"'],
    ['setCost to nothing', () => grid.setCost(0, 0, undefined as Wrong), TypeError, 'cost', 'undefined'],
    ['fill too far right', () => grid.fill(3, 0, 3, 1, true), RangeError, 'width', '3', '2'],
    ['fill too far down', () => grid.fill(0, 2, 1, 3, 5), RangeError, 'height', '3', '2'],
    ['fill from outside', () => grid.fill(-1, 0, 2, 2, true), RangeError, 'x', '-1'],
    ['fill of negative size', () => grid.fill(2, 2, -1, 1, true), RangeError, 'width', '-1'],
    ['fill with NaN', () => grid.fill(0, 0, 5, 4, Number.NaN), RangeError, 'costOrBlocked', 'NaN'],
    ['fill with NaN, no cells', () => grid.fill(0, 0, 0, 0, Number.NaN), RangeError, 'costOrBlocked', 'NaN'],
    [
      'fill with text',
      () => grid.fill(0, 0, 5, 4, '#' as Wrong),
      TypeError,
      'costOrBlocked',
      '"#"',
      'a number, true or false',
    ],
    ['fill with nothing', () => (grid as Wrong).fill(0, 0, 5, 4), TypeError, 'costOrBlocked', 'undefined'],
    ['toText of no Path', () => grid.toText([[0, 0]] as Wrong), TypeError, 'path', 'Path'],
    ['toText of another grid’s route', () => new Grid(2, 2).toText(path), RangeError, 'path'],
  ]);
});

describe('grid, start and goal of findPath', () => {
  const from = (start: Wrong) => () => findPath(grid, start, [4, 0]);
  const to = (goal: Wrong) => () => findPath(grid, [0, 0], goal);
  rejects([
    ['no grid', () => (findPath as Wrong)(), TypeError, 'grid', 'undefined', 'Grid'],
    ['rows for a grid', () => findPath([[0, 0]] as Wrong, [0, 0], [1, 0]), TypeError, 'grid', 'fromRows'],
    ['an object like a grid', () => findPath({ width: 2, height: 2 } as Wrong, [0, 0], [1, 0]), TypeError, 'grid'],
    ['no start', from(undefined), TypeError, 'start', 'undefined', '{ x, y }'],
    ['no goal', to(undefined), TypeError, 'goal', 'undefined'],
    ['null', to(null), TypeError, 'goal', 'null'],
    ['a number', from(3), TypeError, 'start', '3'],
    ['a pair of one', from([1]), TypeError, 'start', '[1]'],
    ['a pair of three', to([1, 2, 3]), TypeError, 'goal', '[1, 2, 3]'],
    ['half a point', to({ x: 1 }), TypeError, 'goal'],
    ['coordinates of text', from(['1', '2']), TypeError, 'start[0]', '"1"', 'a number'],
    ['start left of the grid', from([-1, 0]), RangeError, 'start', '-1', '0 to 4'],
    ['goal below the grid', to({ x: 0, y: 4 }), RangeError, 'goal', '4', '0 to 3'],
    ['between cells', to([1.5, 2]), RangeError, 'goal', '1.5', 'whole'],
    ['NaN', from({ x: Number.NaN, y: 0 }), RangeError, 'start', 'NaN'],
    ['Infinity', to([0, Infinity]), RangeError, 'goal', 'Infinity'],
  ]);
});

describe('options of findPath', () => {
  rejects([
    ['null', solve(null), TypeError, 'options', 'null', 'object'],
    ['text', solve('octile'), TypeError, 'options', '"octile"'],
    ['an array', solve([]), TypeError, 'options'],
    // No layer is made in this file: see test/layers/layers.test.ts for the rest.
    ['a layer that is none', solve({ layers: [{}] }), TypeError, 'layers[0]', 'CostLayer', 'blendLayers'],
    ['an unknown name', solve({ diagonal: 'never' }), RangeError, '"diagonal"', 'diagonals'],
    ['an unknown name without a value', solve({ wheight: undefined }), RangeError, '"wheight"'],
    ['a name that every object has', solve({ toString: 1 }), RangeError, '"toString"'],
    ['an unknown corner rule', solve({ diagonals: 'sometimes' }), RangeError, 'diagonals', '"sometimes"', '"never"'],
    ['a corner rule that is no text', solve({ diagonals: true }), TypeError, 'diagonals', 'true'],
    ['an unknown heuristic', solve({ heuristic: 'Octile' }), RangeError, 'heuristic', '"Octile"', '"octile"'],
    ['a heuristic that is no text', solve({ heuristic: 1 }), TypeError, 'heuristic', '1'],
    ['null for a heuristic', solve({ heuristic: null }), TypeError, 'heuristic', 'null'],
    ['a negative weight', solve({ heuristicWeight: -0.5 }), RangeError, 'heuristicWeight', '-0.5', '0 to Infinity'],
    ['a weight of NaN', solve({ heuristicWeight: Number.NaN }), RangeError, 'heuristicWeight', 'NaN'],
    ['a weight of text', solve({ heuristicWeight: '1' }), TypeError, 'heuristicWeight', '"1"'],
    ['no straight cost', solve({ straightCost: 0 }), RangeError, 'straightCost', '0', '> 0'],
    ['a negative straight cost', solve({ straightCost: -1 }), RangeError, 'straightCost', '-1'],
    ['an infinite straight cost', solve({ straightCost: Infinity }), RangeError, 'straightCost', 'Infinity'],
    ['a straight cost of text', solve({ straightCost: '10' }), TypeError, 'straightCost', '"10"'],
    ['no diagonal cost', solve({ diagonalCost: 0 }), RangeError, 'diagonalCost', '0'],
    ['a diagonal cost of NaN', solve({ diagonalCost: Number.NaN }), RangeError, 'diagonalCost', 'NaN'],
    ['an unknown algorithm', solve({ algorithm: 'dijkstra' }), RangeError, 'algorithm', '"dijkstra"', '"jps"'],
    ['an algorithm that is no text', solve({ algorithm: 1 }), TypeError, 'algorithm', '1'],
    ['a negative maxExpansions', solve({ maxExpansions: -1 }), RangeError, 'maxExpansions', '-1', 'or Infinity'],
    ['a maxExpansions between', solve({ maxExpansions: 1.5 }), RangeError, 'maxExpansions', '1.5'],
    ['a maxExpansions of NaN', solve({ maxExpansions: Number.NaN }), RangeError, 'maxExpansions', 'NaN'],
    ['a maxExpansions of text', solve({ maxExpansions: '9' }), TypeError, 'maxExpansions', '"9"'],
    ['maxOpen 0', solve({ maxOpen: 0 }), RangeError, 'maxOpen', '0', '1'],
    ['a maxOpen between', solve({ maxOpen: 2.5 }), RangeError, 'maxOpen', '2.5'],
    ['a maxOpen that is no number', solve({ maxOpen: null }), TypeError, 'maxOpen', 'null'],
    ['a negative maxCost', solve({ maxCost: -1 }), RangeError, 'maxCost', '-1', '0 to Infinity'],
    ['a maxCost of NaN', solve({ maxCost: Number.NaN }), RangeError, 'maxCost', 'NaN'],
    ['a maxCost of text', solve({ maxCost: '5' }), TypeError, 'maxCost', '"5"'],
    ['a negative range', solve({ range: -1 }), RangeError, 'range', '-1', 'whole'],
    ['a range between', solve({ range: 0.5 }), RangeError, 'range', '0.5'],
    ['a range that is no number', solve({ range: null }), TypeError, 'range', 'null'],
    ['a partial that is no boolean', solve({ partial: 'yes' }), TypeError, 'partial', '"yes"', 'true or false'],
    ['a trace that is no boolean', solve({ trace: 1 }), TypeError, 'trace', '1', 'true or false'],
    ['an unknown engine', solve({ engine: 'native' }), RangeError, 'engine', '"native"', '"wasm"'],
    ['an engine that is no text', solve({ engine: {} }), TypeError, 'engine'],
  ]);

  test('are checked even where start and goal alone decide', () => {
    expect(() => findPath(grid, [0, 0], [0, 0], { heuristicWeight: -1 })).toThrow(RangeError);
    expect(() => findPath(grid, [2, 0], [0, 0], { maxOpen: 0 })).toThrow(RangeError);
  });

  test('that are undefined count as absent', () => {
    const names = ['diagonals', 'heuristic', 'heuristicWeight', 'straightCost', 'diagonalCost', 'algorithm'];
    const absent = Object.fromEntries(
      [...names, 'maxExpansions', 'maxOpen', 'maxCost', 'range', 'partial', 'trace', 'engine'].map((n) => [
        n,
        undefined,
      ]),
    );
    expect(solve(absent)()).toEqual(solve({})());
    expect(solve(undefined)()).toEqual(solve({})());
  });

  test('are neither kept nor changed: the same object may say something else next time', () => {
    const options: Options = { diagonals: 'never' };
    const square = solve(options)().cost;
    options.diagonals = 'always';
    expect(solve(options)().cost).toBeLessThan(square);
    options.heuristicWeight = -1;
    for (let i = 0; i < 3; i++) expect(solve(options)).toThrow(RangeError);
    delete options.heuristicWeight;
    options.diagonals = 'never';
    expect(solve(options)().cost).toBe(square);
    expect(solve(Object.freeze({ trace: true }))().trace).toBeInstanceOf(Int32Array);
    expect(solve({})().trace).toBeUndefined();
  });

  test('hold for their own call, even where to read one searches with others', () => {
    const square = solve({ diagonals: 'never' })().cost;
    const options: Options = {
      get diagonals() {
        solve({ diagonals: 'always' })();
        return 'never' as const;
      },
    };
    for (let i = 0; i < 3; i++) expect(solve(options)().cost).toBe(square);
  });

  test('count in any order, from a prototype too, and whatever came before', () => {
    const cost = solve({ straightCost: 10, diagonalCost: 14 })().cost;
    expect(solve({})().cost).not.toBe(cost);
    expect(solve({ diagonalCost: 14, straightCost: 10 })().cost).toBe(cost);
    expect(solve({ straightCost: 14, diagonalCost: 10 })().cost).not.toBe(cost);
    expect(solve({ straightCost: 10, diagonalCost: 14, trace: undefined })().cost).toBe(cost);
    expect(solve(Object.create({ straightCost: 10, diagonalCost: 14 }))().cost).toBe(cost);
    expect(solve(undefined)().cost).toBe(solve({})().cost);
  });

  test('are the same for one grid of terrain as for another, but what they amount to is not', () => {
    const options = { diagonals: 'always', trace: true } as const;
    const others = [grid, new Grid(5, 4), Grid.fromCosts(5, 4, new Array(20).fill(0.5))];
    for (const engine of ['wasm', 'js'] as const) {
      for (const other of [...others, ...others]) {
        const { cost } = search(worldOf(other), other, { x: 0, y: 0 }, { x: 4, y: 0 }, { ...options, engine });
        expect(cost).toBeCloseTo(optimalCost(worldOf(other), { x: 0, y: 0 }, { x: 4, y: 0 }, movementOf(options)), 9);
      }
    }
  });
});

describe("algorithm 'jps'", () => {
  const even = Grid.fromText('..#..\n.##..\n.....\n#.#..');
  const jump = (options: Wrong) => () => findPath(even, [0, 0], [4, 0], { algorithm: 'jps', ...options });
  const remedies = ['"auto"', '"astar"'];
  rejects([
    ['terrain that differs', solve({ algorithm: 'jps' }), RangeError, 'algorithm', '"jps"', 'terrain', ...remedies],
    ['on js', solve({ algorithm: 'jps', engine: 'js' }), RangeError, '"jps"', 'terrain', ...remedies],
    ['a heuristic function', jump({ heuristic: () => 0 }), RangeError, '"jps"', 'heuristic', 'function', ...remedies],
    ['diagonals too cheap', jump({ diagonalCost: 0.99 }), RangeError, '"jps"', 'diagonalCost 0.99', ...remedies],
    ['diagonals too dear', jump({ diagonalCost: 2.01 }), RangeError, '"jps"', 'diagonalCost 2.01', ...remedies],
    ['straights too dear', jump({ straightCost: 1.5 }), RangeError, 'diagonalCost', 'straightCost', ...remedies],
    ['straights too cheap', jump({ straightCost: 0.7 }), RangeError, 'diagonalCost', 'straightCost', ...remedies],
  ]);

  test('is refused as long as the reason holds', () => {
    const terrain = grid.clone();
    const ask = () => findPath(terrain, [0, 0], [4, 0], { algorithm: 'jps' }).status;
    for (const [x, y] of [
      [4, 1],
      [3, 2],
    ]) {
      expect(ask).toThrow(RangeError);
      terrain.setCost(x, y, 1);
    }
    expect(ask()).toBe('found');
    terrain.setCost(0, 3, 1);
    terrain.setCost(0, 0, 1.5);
    expect(ask).toThrow('terrain costs differ');
    // The costs of both ends of the range are in it, and diagonals that are not taken may cost anything.
    for (const options of [{ diagonalCost: 1 }, { diagonalCost: 2 }, { diagonals: 'never', diagonalCost: 9 }]) {
      expect(jump(options)().status).toBe('found');
    }
  });
});

describe('costs and weights out of range', () => {
  rejects([
    ['a straight cost too small', solve({ straightCost: 9e-101 }), RangeError, 'straightCost', '1e-100'],
    ['a diagonal cost too large', solve({ diagonalCost: 1.1e100 }), RangeError, 'diagonalCost', '1e+100'],
    ['terrain too cheap', () => grid.setCost(0, 0, 9e-101), RangeError, 'cost', '9e-101', '1e-100'],
    ['terrain too dear', () => grid.setCost(0, 0, 1.1e100), RangeError, 'cost', '1.1e+100', '1e+100'],
    ['terrain filled too dear', () => grid.fill(0, 0, 2, 2, 1e101), RangeError, 'costOrBlocked', '1e+101'],
    ['an array too cheap', () => Grid.fromCosts(2, 1, [1, 1e-101]), RangeError, 'costs[1]', '1e-101'],
  ]);
});
