// Directions of the first and the last step.
import { expect, test } from 'vitest';
import { findPath, Grid } from '../../src/index.ts';

test('a route may turn back, and pass its start again', () => {
  const grid = new Grid(6, 1);
  const back = findPath(grid, [2, 0], [0, 0], { startDirection: 'east', goalDirection: 'west' });
  expect(`${back.path}`).toBe('2,0 > 3,0 > 0,0');
  const past = findPath(grid, [0, 0], [2, 0], { goalDirection: 'west', turnCost: 3 });
  expect(`${past.path}`).toBe('0,0 > 3,0 > 2,0');
  expect(past.cost).toBe(7);
  expect(past.method).toBe('turns');
  expect(findPath(grid, [0, 0], [2, 0], { startDirection: 'north' }).status).toBe('unreachable');
  expect(findPath(grid, [5, 0], [2, 0], { goalDirection: 2 }).cost).toBe(5);
  expect(findPath(grid, [3, 0], [3, 0], { startDirection: 'east', goalDirection: 'west' }).cost).toBe(0);
});

test('a direction is refused by name where it cannot be used', () => {
  const grid = new Grid(6, 1);
  const ask = (options: object) => () => findPath(grid, [0, 0], [5, 0], options);
  expect(ask({ startDirection: 'up' })).toThrow(
    /^startDirection is "up": it must be one of "north", .*, or their number from 0 to 7$/,
  );
  expect(ask({ goalDirection: 8 })).toThrow(RangeError);
  expect(ask({ goalDirection: 'east', algorithm: 'jps' })).toThrow('algorithm is "jps" and a direction is given');
  expect(ask({ startDirection: 'east', partial: true })).toThrow('partial is true and a direction is given');
  expect(findPath(grid, [0, 0], [5, 0], { startDirection: undefined, goalDirection: undefined }).cost).toBe(5);
});
