import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAnyAnglePath, findPath, Grid, type LineOfSightOptions, lineOfSight, smoothPath } from '../../src/index.ts';
import { isLegClear } from '../support/any-angle.ts';
import { cellOf, gridOf, mapPlan, place } from '../support/arbitrary.ts';
import { seed, settings } from '../support/seed.ts';
import { worldOf } from '../support/world.ts';

const square: LineOfSightOptions = { body: 'square' };

describe("body: 'square'", () => {
  test(`lineOfSight says whether a square can go straight (seed ${seed})`, () => {
    fc.assert(
      fc.property(mapPlan(14), place, place, (map, a, b) => {
        const grid = gridOf(map);
        const world = worldOf(grid);
        const [from, to] = [cellOf(world, a), cellOf(world, b)];
        expect(lineOfSight(grid, from, to, square)).toBe(isLegClear(world, from, to));
        expect(lineOfSight(grid, to, from, square)).toBe(isLegClear(world, from, to));
      }),
      settings(1000),
    );
  });

  test(`smoothPath keeps to legs that a square can walk (seed ${seed})`, () => {
    fc.assert(
      fc.property(mapPlan(20), place, place, (map, a, b) => {
        const plain = gridOf(map);
        const grid = new Grid(plain.width, plain.height);
        const world = worldOf(plain);
        world.costs.forEach((cost, cell) => {
          if (cost === Infinity) grid.setBlocked(cell % grid.width, Math.floor(cell / grid.width), true);
        });
        const [from, to] = [cellOf(world, a), cellOf(world, b)];
        const { path, cost } = findPath(grid, from, to);
        if (path === null) return;
        const smoothed = smoothPath(grid, path, square);
        const points = smoothed.toArray();
        for (let i = 1; i < points.length; i++) expect(isLegClear(world, points[i - 1], points[i])).toBe(true);
        expect(smoothed.cost).toBeLessThanOrEqual(cost);
        expect(smoothed.cost).toBeGreaterThanOrEqual(findAnyAnglePath(grid, from, to).cost - 1e-9);
      }),
      settings(500),
    );
  });

  test("the corner rule must be one that a square can keep, and 'point' is the default", () => {
    const grid = new Grid(3, 3);
    for (const diagonals of ['always', 'ifAtMostOneObstacle'] as const) {
      expect(() => lineOfSight(grid, [0, 0], [2, 2], { ...square, diagonals })).toThrow(RangeError);
      expect(lineOfSight(grid, [0, 0], [2, 2], { body: 'point', diagonals })).toBe(true);
    }
    expect(() => lineOfSight(grid, [0, 0], [2, 2], { body: 'circle' } as never)).toThrow(
      'body is "circle": it must be one of "point", "square"',
    );
    expect(() => lineOfSight(grid, [0, 0], [2, 2], { ...square, wrong: 1 } as never)).toThrow(/unknown name "wrong"/);
    expect(lineOfSight(grid, [0, 0], [2, 2], { body: undefined })).toBe(true);
  });
});
