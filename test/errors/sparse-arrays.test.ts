// An array with a length and no items takes no memory, and must take no time either: its first hole is refused at once.
import { describe, expect, test } from 'vitest';
import {
  blendLayers,
  distanceField,
  findNearest,
  findPath,
  findPaths,
  Graph,
  Grid,
  GridTransform,
  Path,
} from '../../src/index.ts';
import { formatScenario } from '../../src/movingai.ts';
import { holes } from '../support/holes.ts';
import type { Wrong } from '../support/rejects.ts';

const LONGEST = 2 ** 32 - 1;
/** As many as a graph can hold of each. */
const MOST_EDGES = 2 ** 30 - 1;
const MOST_CELLS = 2 ** 31 - 2 ** 24;

const grid = new Grid(300, 300);
const scale = new GridTransform({ cellSize: 1 });
const ofLayer = (values: Wrong) => [{ values, weight: 1 }];

const READERS: [name: string, length: number, read: (items: Wrong) => unknown, message: string][] = [
  ['goals of findNearest', LONGEST, (items) => findNearest(grid, [0, 0], items), 'goals[0]'],
  ['queries of findPaths', LONGEST, (items) => findPaths(grid, items), 'queries[0]'],
  ['goals of distanceField', LONGEST, (items) => distanceField(grid, items), 'goals[0]'],
  ['points of a Path', LONGEST - 1, (items) => new Path(items), '(undefined, undefined)'],
  ['parts of a layer', LONGEST, (items) => blendLayers(items), 'parts[0]'],
  ['values of a part', LONGEST, (items) => blendLayers(ofLayer(items)), 'parts[0].values[0]'],
  ['layers', LONGEST, (layers) => findPath(grid, [0, 0], [9, 9], { layers }), 'layers[0]'],
  ['edges', LONGEST, (items) => Graph.fromEdges(9, items), 'edges[0]'],
  ['columns of edges', MOST_EDGES, (items) => Graph.fromEdges(9, { from: items, to: items, cost: items }), 'edges[0]'],
  ['costs of a box', MOST_CELLS, (items) => Graph.grid3d(2 ** 24, 127, 1, items), 'costs[0]'],
  ['costs of hexagons', MOST_CELLS, (items) => Graph.hex(2 ** 24, 127, items), 'costs[0]'],
  ['rows', LONGEST, (items) => Grid.fromRows(items), 'rows[0]'],
  ['cells of toWorld', LONGEST, (items) => scale.toWorld(items), 'cell of the route'],
  ['scenarios', LONGEST, (items) => formatScenario(items), 'list[0]'],
];

describe.each(READERS)('%s', (_name, length, read, message) => {
  test('none but holes: the first is refused at once', () => {
    expect(() => read(new Array(length))).toThrow(TypeError);
    expect(() => read(holes(length))).toThrow(message);
  });
});

test('a hole among many items is refused by its index', () => {
  const without = <T>(item: T): T[] => {
    const items = new Array<T>(100_000).fill(item);
    delete items[90_000];
    return items;
  };
  expect(() => findNearest(grid, [0, 0], without({ x: 1, y: 1 }))).toThrow('goals[90000] is undefined');
  expect(() => findPaths(grid, without([[0, 0] as const, [1, 1] as const] as const))).toThrow('queries[90000] is');
  expect(() => Graph.fromEdges(9, without([0, 1, 2] as const))).toThrow('edges[90000] is undefined');
  expect(() => Graph.fromEdges(9, { from: without(1), to: without(2), cost: without(3) })).toThrow('edges[90000]');
  expect(() => Graph.hex(1000, 100, without(1))).toThrow('costs[90000] is undefined');
  expect(() => blendLayers(ofLayer(without(1)))).toThrow('parts[0].values[90000] is undefined');
});

test('items without a hole are read as before, however many', () => {
  const goals = Array.from({ length: 90_000 }, (_, i) => ({ x: i % 300, y: Math.floor(i / 300) }));
  expect(findNearest(grid, [7, 8], goals)).toMatchObject({ goalIndex: 8 * 300 + 7, cost: 0 });
  expect(distanceField(grid, goals).costs.every((cost) => cost === 0)).toBe(true);
});
