// A start on unloaded ground with allowBlockedStart: all functions that take a world say the same.
import { expect, test } from 'vitest';
import { checkPath, distanceField, findNearest, findPath, isReachable, World } from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import type { Wrong } from '../support/rejects.ts';

test.each(['blocked', 2] as const)('a start on unloaded ground, which counts as %s', (unknown) => {
  const world = new World({ width: 64, height: 64, chunkSize: 16, unknown });
  world.load(0, 0);
  const [start, goal] = [
    [-1, 3],
    [2, 3],
  ] as const;
  const unit = { allowBlockedStart: true };
  const isFound = unknown !== 'blocked';
  const cost = isFound ? 3 : Infinity;
  expect(findPath(world, start, goal, unit)).toMatchObject({ status: isFound ? 'found' : 'start-blocked', cost });
  expect(findNearest(world, start, [goal], unit).cost).toBe(cost);
  expect(isReachable(world, start, goal, unit)).toBe(isFound);
  expect(distanceField(world, start, { ...unit, direction: 'from' }).costAt(goal)).toBe(cost);
  expect(checkPath(world, [-1, 3, 0, 3, 1, 3, 2, 3], unit).legal).toBe(isFound);
  expect(reference.findPath(world, start, goal, unit).cost).toBe(cost);
  // A loaded start that is blocked is the unit's own.
  world.setBlocked(0, 3);
  expect(findPath(world, [0, 3], goal, unit).cost).toBe(2);
  expect(isReachable(world, [0, 3], goal, unit)).toBe(true);
  expect(distanceField(world, [0, 3], { ...unit, direction: 'from' }).costAt(goal)).toBe(2);
});

test('a cell with a floor is refused by name', () => {
  const world = new World({ width: 64, height: 64 });
  world.load(0, 0);
  expect(() => findPath(world, [0, 0, 0] as Wrong, [1, 1])).toThrow(
    'start is [0, 0, 0], and a world has no floors: give x and y alone',
  );
  expect(() => findPath(world, [0, 0], { x: 1, y: 1, floor: 2 })).toThrow(/^goal is .*, and a world has no floors/);
  expect(findPath(world, [0, 0], [1, 1]).status).toBe('found');
});
