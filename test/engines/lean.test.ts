// hotpath/lean: the same names as the main entry, without the js engine. This file must not import the main entry, which brings it.
import { expect, test } from 'vitest';
import * as lean from '../../src/lean.ts';

const {
  createSearch,
  createTeam,
  distanceField,
  findAnyAnglePath,
  findNearest,
  findPath,
  Graph,
  findGraphPath,
  Grid,
  HexGrid,
} = lean;

const LEFT_OUT = /engine "js" is needed .* and hotpath\/lean leaves it out: import from 'hotpath' instead/;

test('searches on wasm, also after a refusal', () => {
  const grid = new Grid(3, 3);
  const hexagons = new HexGrid(3, 3);
  const graph = Graph.fromEdges(2, [[0, 1, 2]]);
  for (let round = 0; round < 2; round++) {
    expect(findPath(grid, [0, 0], [2, 2]).cost).toBeCloseTo(2 * Math.SQRT2);
    expect(findPath(hexagons, [0, 0], [2, 0]).cost).toBe(2);
    expect(findNearest(grid, [0, 0], [[2, 0]]).cost).toBe(2);
    expect(createSearch(grid, [0, 0], [2, 0]).step(99)).toBe('found');
    expect(distanceField(grid, [0, 0]).costs[2]).toBe(2);
    expect(findAnyAnglePath(grid, [0, 0], [2, 1]).cost).toBeCloseTo(Math.sqrt(5));
    expect(findGraphPath(graph, 0, 1).cost).toBe(2);
    expect(lean.engineInfo().engine).toBe('wasm');

    const engine = 'js';
    expect(() => findPath(grid, [0, 0], [2, 2], { engine })).toThrow(LEFT_OUT);
    expect(() => findPath(grid, [0, 0], [2, 2], { heuristic: () => 0 })).toThrow(LEFT_OUT);
    expect(() => findPath(hexagons, [0, 0], [2, 0], { engine })).toThrow(LEFT_OUT);
    expect(() => findNearest(grid, [0, 0], [[2, 0]], { engine })).toThrow(LEFT_OUT);
    expect(() => createSearch(grid, [0, 0], [2, 0], { engine })).toThrow(LEFT_OUT);
    expect(() => distanceField(grid, [0, 0], { engine })).toThrow(LEFT_OUT);
    expect(() => findAnyAnglePath(grid, [0, 0], [2, 1], { engine })).toThrow(LEFT_OUT);
    expect(() => findGraphPath(graph, 0, 1, { engine })).toThrow(LEFT_OUT);
    expect(() => createTeam(grid, [{ start: [0, 0], goal: [1, 1] }], { engine })).toThrow(RangeError);
  }
});

test('shares its functions and classes with the main entry, which brings the js engine', async () => {
  const main = await import('../../src/index.ts');
  expect({ ...main }).toEqual({ ...lean });
  expect(findPath(new Grid(3, 3), [0, 0], [2, 0], { engine: 'js' }).cost).toBe(2);
  expect(findPath(new HexGrid(3, 3), [0, 0], [2, 0], { engine: 'js' }).cost).toBe(2);
});
