// What smoothPath and lineOfSight refuse.
import { describe, expect } from 'vitest';
import { findPath, Grid, lineOfSight, Path, smoothPath } from '../../src/index.ts';
import { type Case, rejects as rejectsAll, type Wrong } from '../support/rejects.ts';

const drawing = '..#..\n.##.5\n...3.\n#.#..';
const grid = Grid.fromText(drawing);
const path = findPath(grid, [0, 0], [4, 0]).path as Path;
const cells = path.toArray();

/** Runs each case, then sees that grid and route are as they were. */
function rejects(cases: Case[]): void {
  rejectsAll(cases, () => {
    expect(grid.toText()).toBe(drawing);
    expect(path.toArray()).toEqual(cells);
    expect(smoothPath(grid, path).at(-1)).toEqual({ x: 4, y: 0 });
    expect(lineOfSight(grid, [3, 0], [4, 0])).toBe(true);
  });
}

describe('smoothPath', () => {
  const smooth = (route: Wrong, options?: Wrong) => () => smoothPath(grid, route, options);
  const cutting = findPath(grid, [0, 0], [4, 0], { diagonals: 'always' }).path as Path;
  rejects([
    ['no grid', () => (smoothPath as Wrong)(), TypeError, 'grid', 'undefined', 'Grid'],
    ['no route', smooth(undefined), TypeError, 'path', 'undefined', 'Path'],
    ['the null of a search without a route', smooth(null), TypeError, 'path', 'null', 'findPath'],
    ['a whole result', smooth(findPath(grid, [0, 0], [4, 0])), TypeError, 'path', 'Path'],
    ['an array of cells', smooth(cells), TypeError, 'path', 'Path'],
    ['a route through a wall', smooth(new Path([0, 0, 4, 0])), RangeError, 'path', '(2, 0)', 'blocked', 'again'],
    ['a route of another grid', smooth(new Path([3, 0, 8, 0])), RangeError, 'path', '(5, 0)', 'grid'],
    ['a route above the grid', smooth(new Path([0, -1, 0, 0])), RangeError, '(0, -1)'],
    ['a route by another corner rule', smooth(cutting), RangeError, 'path', 'onlyWhenNoObstacles', 'options'],
    ['a route with diagonals, of none', smooth(new Path([3, 2, 4, 3]), { diagonals: 'never' }), RangeError, '"never"'],
    ['an unknown option', smooth(path, { diagonal: 'never' }), RangeError, '"diagonal"', 'diagonals'],
    ['options that are none', smooth(path, 'never'), TypeError, 'options', '"never"'],
    ['an unknown corner rule', smooth(path, { diagonals: 'often' }), RangeError, 'diagonals', '"often"', '"never"'],
    ['layers that are none', smooth(path, { layers: [[1]] }), TypeError, 'layers[0]', 'blendLayers'],
    ['layers that are null', smooth(path, { layers: null }), TypeError, 'layers', 'null'],
    ['options of a search', smooth(path, { heuristic: 'zero' }), RangeError, '"heuristic"', 'known are body'],
  ]);
});

describe('at of a smoothed route', () => {
  const smoothed = smoothPath(grid, path);
  rejects([['text', () => smoothed.at('0' as Wrong), TypeError, 'position', '"0"']]);
});

describe('lineOfSight', () => {
  const look = (a: Wrong, b: Wrong, options?: Wrong) => () => lineOfSight(grid, a, b, options);
  rejects([
    ['no grid', () => (lineOfSight as Wrong)(), TypeError, 'grid', 'undefined'],
    ['no cell', look(undefined, [0, 0]), TypeError, 'a', 'undefined', '{ x, y }'],
    ['a cell outside', look([0, 0], [5, 0]), RangeError, 'b', '5', '0 to 4'],
    ['between cells', look([0.5, 0], [1, 0]), RangeError, 'a', '0.5', 'whole'],
    ['an unknown option', look([0, 0], [1, 0], { diagonal: 1 }), RangeError, '"diagonal"'],
    ['a corner rule of the wrong kind', look([0, 0], [1, 0], { diagonals: 3 }), TypeError, 'diagonals', '3'],
    ['options of a search', look([0, 0], [1, 0], { layers: [] }), RangeError, '"layers"', 'known are body'],
  ]);
});
