// What callers are handed is theirs: to write to it, to scale it or to transfer it changes no later answer.
import { describe, expect, test } from 'vitest';
import {
  blendLayers,
  createSearch,
  distanceField,
  findGraphPath,
  findPath,
  findPaths,
  Graph,
  Grid,
  GridTransform,
  type Path,
  smoothPath,
} from '../../src/index.ts';
import { rejects } from '../support/rejects.ts';

const grid = Grid.fromText(`
  .......
  ..##...
  .......
`);
const find = () => findPath(grid, [0, 1], [6, 0]).path as Path;

/** What a caller may do to an array. */
const deeds: [string, (array: Int32Array | Float64Array | Uint8Array) => void][] = [
  ['scaled to world units', (array) => array.set(array.map((value) => 32 * value + 16))],
  ['scaled by far', (array) => array.set(array.map((value) => 1e7 * value))],
  ['filled with others', (array) => void array.fill(-1)],
  ['transferred', (array) => void structuredClone(array.buffer, { transfer: [array.buffer as ArrayBuffer] })],
];

describe.each(deeds)('an array that is %s', (_, change) => {
  test('of a path: smoothing, drawing and reading it are as before', () => {
    const [path, other] = [find(), find()];
    change(path.xy);
    expect(smoothPath(grid, path)).toEqual(smoothPath(grid, other));
    expect(grid.toText(path)).toBe(grid.toText(other));
    expect([path.length, path.at(1), path.at(-1)]).toEqual([other.length, other.at(1), other.at(-1)]);
    expect(path.toArray()).toEqual(other.toArray());
    expect(path.waypoints()).toEqual(other.waypoints());
    const transform = new GridTransform({ cellSize: 4 });
    expect(transform.toWorld(path)).toEqual(transform.toWorld(other));
    expect(path.xy).toHaveLength(other.xy.length);
  });

  test('of a smoothed path', () => {
    const [smoothed, other] = [smoothPath(grid, find()), smoothPath(grid, find())];
    change(smoothed.xy);
    expect(smoothed.toArray()).toEqual(other.toArray());
    expect(smoothed.waypoints()).toEqual(other.waypoints());
    expect(smoothed.at(-1)).toEqual({ x: 6, y: 0 });
    expect(JSON.stringify(smoothed)).toBe(JSON.stringify(other));
  });

  test.each(['wasm', 'js'] as const)('of a field on %s', (engine) => {
    const [field, other] = [0, 1].map(() => distanceField(grid, [6, 0], { engine }));
    change(field.costs);
    change(field.flow);
    expect(field.path(0, 2)?.toArray()).toEqual(other.path(0, 2)?.toArray());
    expect([field.costAt(0, 2), field.next(0, 2)]).toEqual([other.costAt(0, 2), other.next(0, 2)]);
    expect(field.within(3)).toEqual(other.within(3));
    expect(field.costsInto(new Float64Array(21))).toEqual(other.costs);
    expect([field.costs.length, field.flow.length]).toEqual([21, 21]);
    expect(field.update().costs).toEqual(other.costs);
  });

  test.each(['wasm', 'js'] as const)('of a layer on %s', (engine) => {
    const values = Float64Array.from({ length: 21 }, (_, i) => i % 5);
    const [layer, other] = [0, 1].map(() => blendLayers([{ values, weight: 1 }]));
    const ask = (layers: (typeof layer)[]) => findPath(grid, [0, 1], [6, 0], { layers, engine });
    change(layer.values);
    expect(ask([layer])).toEqual(ask([other]));
    expect(layer.values).toHaveLength(21);
    values[8] = 9;
    expect(layer.update().values).toEqual(other.update().values);
    expect(ask([layer])).toEqual(ask([other]));
  });

  test.each(['wasm', 'js'] as const)('of a trace, of steps and of a graph on %s', (engine) => {
    const options = { engine, trace: true, algorithm: 'astar' } as const;
    const before = findPath(grid, [0, 1], [6, 0], options);
    const result = findPath(grid, [0, 1], [6, 0], options);
    change(result.trace as Int32Array);
    expect(findPath(grid, [0, 1], [6, 0], options)).toEqual(before);
    const [first] = findPaths(grid, [[[0, 1], [6, 0]]], options); // biome-ignore format: one line
    change(first.trace as Int32Array);
    expect(findPaths(grid, [[[0, 1], [6, 0]]], options)).toEqual([before]); // biome-ignore format: one line
    const steps = createSearch(grid, [0, 1], [6, 0], options);
    steps.step(3);
    change(steps.open());
    change(steps.closed());
    expect(steps.closed()).toEqual(before.trace?.slice(0, 3));
    steps.step(Infinity);
    expect(steps.result()).toEqual(before);
    const graph = Graph.fromEdges(3, [[0, 1, 2], [1, 2, 3]]); // biome-ignore format: one line
    const ask = () => findGraphPath(graph, 0, 2, { engine });
    const same = ask();
    const given = ask();
    for (const array of Object.values(given)) if (ArrayBuffer.isView(array)) change(array as Int32Array);
    expect(ask()).toEqual(same);
  });
});

test('a path whose methods are written over is smoothed and drawn by what it keeps', () => {
  const path = find();
  for (const name of ['at', 'length', 'xy', Symbol.iterator]) Object.defineProperty(path, name, { value: 7 });
  expect(smoothPath(grid, path)).toEqual(smoothPath(grid, find()));
  expect(grid.toText(path)).toBe(grid.toText(find()));
});

describe('an array without its buffer is named as one', () => {
  const gone = <T extends Float64Array | Uint32Array>(array: T): T => {
    structuredClone(array.buffer, { transfer: [array.buffer as ArrayBuffer] });
    return array;
  };
  const floats = () => gone(new Float64Array(4));
  const nodes = new Uint32Array(0);
  const layer = blendLayers([{ values: new Float64Array(4), weight: 1 }]);
  const leaving = { values: new Float64Array(4), weight: 1 };
  const left = blendLayers([leaving]);
  gone(leaving.values);
  const graph = Graph.fromEdges(4, [[0, 1, 1]]);
  const why = ['empty', 'transferred'];
  rejects([
    ['costs', () => Grid.fromCosts(2, 2, floats()), RangeError, 'costs is', ...why],
    ['a row', () => Grid.fromRows([floats(), floats()]), RangeError, 'rows[0]', ...why],
    [
      'points',
      () => findPath(grid, [0, 0], [1, 1]) && new (find().constructor as typeof Path)(floats()),
      RangeError,
      'points',
      ...why,
    ],
    ['a part', () => blendLayers([{ values: floats(), weight: 1 }]), RangeError, 'parts[0].values', ...why],
    ['a part at its update', () => left.update(), RangeError, 'parts[0].values', ...why],
    [
      'an array to write to',
      () => distanceField(new Grid(2, 2), [0, 0]).costsInto(floats()),
      RangeError,
      'array',
      ...why,
    ],
    [
      'edges',
      () => Graph.fromEdges(2, { from: gone(new Uint32Array(2)), to: nodes, cost: nodes }),
      RangeError,
      'edges.from',
      ...why,
    ],
    [
      'costs of edges',
      () => Graph.fromEdges(2, { from: nodes, to: nodes, cost: floats() }),
      RangeError,
      'edges.cost',
      ...why,
    ],
    ['costs of hexagons', () => Graph.hex(2, 2, floats()), RangeError, 'costs', ...why],
    ['estimates', () => findGraphPath(graph, 0, 1, { heuristic: floats() }), RangeError, 'heuristic', ...why],
  ]);

  test('a layer whose values went is blended again', () => {
    gone(layer.values);
    expect(layer.update().values).toEqual(new Float64Array(4));
    expect(findPath(new Grid(2, 2), [0, 0], [1, 1], { layers: [layer] }).status).toBe('found');
  });
});
