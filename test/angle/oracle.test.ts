import { expect, test } from 'vitest';
import { Grid } from '../../src/index.ts';
import { anyAngleCosts, isLegClear } from '../support/any-angle.ts';
import { worldOf } from '../support/world.ts';

const world = worldOf(
  Grid.fromText(`
    .....
    ..#..
    .....
    #.#..
  `),
);

test('a leg may touch the square around a blocked cell, and not enter it', () => {
  expect(isLegClear(world, { x: 1, y: 0 }, { x: 3, y: 0 })).toBe(true);
  expect(isLegClear(world, { x: 1, y: 0 }, { x: 1, y: 3 })).toBe(true);
  expect(isLegClear(world, { x: 0, y: 2 }, { x: 4, y: 2 })).toBe(true);
  expect(isLegClear(world, { x: 0, y: 1 }, { x: 1, y: 0 })).toBe(true);
  expect(isLegClear(world, { x: 1, y: 1 }, { x: 2, y: 0 })).toBe(false);
  expect(isLegClear(world, { x: 0, y: 0 }, { x: 4, y: 1 })).toBe(false);
  expect(isLegClear(world, { x: 1, y: 2 }, { x: 4, y: 3 })).toBe(false);
  expect(isLegClear(world, { x: 2, y: 1 }, { x: 2, y: 1 })).toBe(false);
});

test('the shortest route bends at the corners of squares', () => {
  const costs = anyAngleCosts(world, { x: 1, y: 1 });
  expect(costs[0 * 5 + 2]).toBeCloseTo(1 + 1, 12);
  expect(costs[1 * 5 + 3]).toBeCloseTo(1 + 2 + 1, 12);
  expect(costs[3 * 5 + 1]).toBeCloseTo(2, 12);
  expect(costs[1 * 5 + 2]).toBe(Infinity);
  expect(costs[0 * 5 + 4]).toBeCloseTo(1 + 3, 12);
  expect(costs[3 * 5 + 4]).toBeCloseTo(1 + 2 + Math.SQRT2, 12);
});
