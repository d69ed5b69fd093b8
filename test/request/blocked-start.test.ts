// A start that is blocked costs a search nothing, whatever its terrain; and searches of a heuristic function leave their caller's alone.

import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { usefulLandmarks } from '../../src/core/grid/history/landmarks.ts';
import { blendLayers, createSearch, distanceField, findPath, Grid, prepareGrid } from '../../src/index.ts';
import * as reference from '../../src/reference.ts';

describe.each(['wasm', 'js'] as const)('a blocked start, on %s', (engine) => {
  test.each([0, 0.5])('may have any layers, since no route enters it (turnCost %d)', (turnCost) => {
    const grid = new Grid(4, 2);
    grid.setBlocked(1, 1);
    const values = new Float64Array(8);
    values[2] = 4;
    values[5] = -50;
    const options = { layers: [blendLayers([{ values, weight: 1 }])], allowBlockedStart: true, turnCost, engine };
    const { cost, path } = findPath(grid, [1, 1], [3, 0], options);
    expect(cost).toBe(1 + Math.SQRT2 + turnCost);
    expect(path?.at(0)).toEqual({ x: 1, y: 1 });
    const field = distanceField(grid, [1, 1], {
      layers: options.layers,
      allowBlockedStart: true,
      direction: 'from',
      engine,
    });
    expect(field.costAt(3, 0)).toBe(1 + Math.SQRT2);
  });

  test('of a kind that is blocked leaves uniform ground uniform', () => {
    const grid = new Grid(6, 3);
    grid.setKind(0, 1, 1);
    const boat = { kindCosts: [2, Infinity], allowBlockedStart: true, algorithm: 'jps', engine } as const;
    expect(findPath(grid, [0, 1], [5, 1], boat).cost).toBe(10);
    expect(findPath(grid, [0, 1], [4, 1], { ...boat, size: 2 }).cost).toBe(8);
    // The kind alone is blocked, for this request.
    expect(findPath(grid, [0, 1], [5, 1], { kindCosts: [2, 3], engine }).cost).toBe(10);
    expect(findPath(grid, [5, 1], [0, 1], { kindCosts: [2, 3], engine }).cost).toBe(11);
  });

  test('of many keeps what prepareGrid has made', () => {
    const grid = new Grid(64, 64);
    grid.fill(10, 10, 1, 50, true);
    prepareGrid(grid, { engine });
    const landmarks = usefulLandmarks(cellsOf(grid));
    const { expanded } = findPath(grid, [0, 60], [40, 20], { engine });
    const sources = Array.from({ length: 12 }, (_, i) => ({ x: 10, y: 10 + 2 * i }));
    distanceField(grid, sources, { direction: 'from', allowBlockedStart: true, engine }).dispose();
    expect(landmarks).not.toBeNull();
    expect(usefulLandmarks(cellsOf(grid))).toBe(landmarks);
    expect(landmarks?.boxes).toEqual([]);
    expect(findPath(grid, [0, 60], [40, 20], { engine }).expanded).toBe(expanded);
    // Edits are followed as before.
    grid.setBlocked(10, 35, false);
    expect(findPath(grid, [0, 35], [40, 35], { engine }).cost).toBe(40);
  });

  test('gives the same search, whatever was searched before', () => {
    const grid = new Grid(6, 6);
    grid.fill(0, 0, 6, 6, 3);
    const other = grid.clone();
    other.setCost(1, 1, 9);
    findPath(other, [0, 0], [4, 4], { size: 2, engine });
    other.setCost(1, 1, 3);
    for (const one of [grid, other]) one.setBlocked(1, 1);
    const unit = { size: 2, allowBlockedStart: true, trace: true, engine } as const;
    expect(findPath(other, [1, 1], [4, 1], unit)).toEqual(findPath(grid, [1, 1], [4, 1], unit));
  });
});

test.each([{ size: 2 }, { kindCosts: [1] }])('searches of a heuristic function do not disturb its own: %o', (unit) => {
  const grid = new Grid(12, 2);
  let calls = 0;
  const heuristic = () => {
    if (calls++ === 0)
      findPath(grid, [0, 0], [10, 0], {
        ...unit,
        avoid: [
          [6, 0],
          [6, 1],
        ],
        trace: true,
      });
    return 0;
  };
  expect(findPath(grid, [0, 0], [10, 0], { ...unit, heuristic }).cost).toBe(10);
  const search = createSearch(grid, [0, 0], [10, 0], { ...unit, heuristic });
  expect(search.step(Infinity)).toBe('found');
  search.dispose();
});

test('a blocked start costs the ground under it to a route that comes back there', () => {
  const grid = Grid.fromText('.3.');
  grid.setBlocked(1, 0);
  const options = { allowBlockedStart: true, startDirection: 'west' } as const;
  expect(findPath(grid, [1, 0], [2, 0], options).cost).toBe(5);
  expect(reference.findPath(grid, [1, 0], [2, 0], options).cost).toBe(5);
});
