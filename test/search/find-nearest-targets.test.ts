// Searches for the nearest of many goals that go from cell to cell, led to a few of them at a time.
import { describe, expect, test } from 'vitest';
import { blendLayers, findNearest, findPath, Grid } from '../../src/index.ts';
import { cavesMap, Random } from '../support/maps.ts';
import { seed } from '../support/seed.ts';
import type { Options } from '../support/walk.ts';
import type { Point } from '../support/world.ts';

describe.each(['uniform', 'terrain', 'layers'])('from cell to cell on %s', (kind) => {
  const grid = cavesMap({ width: 200, height: 160, seed });
  const random = new Random(seed);
  const sometimes = () => (random.chance(0.2) ? 2 : 0);
  for (let i = 0; kind === 'terrain' && i < 200 * 160; i++) {
    const [x, y] = [i % 200, Math.floor(i / 200)];
    if (!grid.isBlocked(x, y)) grid.setCost(x, y, 1 + sometimes());
  }
  const values = Float64Array.from({ length: 200 * 160 }, sometimes);
  const given: Options = { algorithm: kind === 'uniform' ? 'astar' : 'auto' };
  if (kind === 'layers') given.layers = [blendLayers([{ values, weight: 1 }])];
  const cell = (): Point => {
    const at = { x: random.below(200), y: random.below(160) };
    return grid.isBlocked(at.x, at.y) ? cell() : at;
  };
  const questions = Array.from({ length: 20 }, () => [cell(), Array.from({ length: 60 }, cell)] as const);

  test(`a search for many goals expands little more than one to the nearest (seed ${seed})`, () => {
    let [many, one] = [0, 0];
    for (const [start, goals] of questions) {
      const { goalIndex, expanded } = findNearest(grid, start, goals, given);
      many += expanded;
      one += findPath(grid, start, goals[goalIndex] ?? start, given).expanded;
    }
    expect(one).toBeGreaterThan(200);
    expect(many / one).toBeLessThan(2.5);
  });

  test(`a limit on cost leaves out what costs more, and nothing else (seed ${seed})`, () => {
    for (const [start, goals] of questions) {
      const { cost } = findNearest(grid, start, goals, given);
      if (cost === Infinity) continue;
      for (const engine of ['wasm', 'js'] as const) {
        const ask = (maxCost: number) => findNearest(grid, start, goals, { ...given, maxCost, engine });
        for (const maxCost of [cost, 3 * cost]) {
          const { status, goalIndex, cost: least, path } = ask(maxCost);
          expect([status, least]).toEqual(['found', cost]);
          expect(path?.at(-1)).toEqual(goals[goalIndex]);
        }
        if (cost === 0) continue;
        expect(ask(0.99 * cost)).toMatchObject({ status: 'limit', path: null, goalIndex: -1 });
      }
    }
  });
});

test('no goal is lost among others whose distance is the same but for rounding', () => {
  // Real step costs, which are no ratio of small whole numbers, make one ulp of difference of the distances to the last two.
  const costs: Options = { straightCost: Math.PI, diagonalCost: Math.E };
  const goals: [number, number][] = [
    [3, 3],
    [57, 1],
    [57, 41],
  ];
  const grid = new Grid(80, 80);
  for (const [x, y] of goals.slice(0, 2)) {
    grid.fill(x - 1, y - 1, 3, 3, 0);
    grid.setBlocked(x, y, false);
  }
  for (const engine of ['wasm', 'js'] as const) {
    const { goalIndex, cost } = findNearest(grid, [0, 0], goals, { ...costs, engine });
    expect(goalIndex).toBe(2);
    expect(cost).toBe(findPath(grid, [0, 0], [57, 41], { ...costs, engine }).cost);
  }
});

test('a start that is a goal itself is the route, whatever else there is', () => {
  const grid = new Grid(60, 60);
  const goals: [number, number][] = Array.from({ length: 50 }, (_, i) => [i, 59 - i]);
  for (const engine of ['wasm', 'js'] as const) {
    const options: Options = { algorithm: 'astar', engine };
    expect(findNearest(grid, [20, 39], goals, options)).toMatchObject({ goalIndex: 20, cost: 0, expanded: 0 });
    expect(findNearest(grid, [21, 40], goals, { ...options, range: 2 })).toMatchObject({ cost: 0, expanded: 0 });
  }
});
