// Whatever takes x and y also takes a cell, and whatever takes a direction takes its name.
import { describe, expect, test } from 'vitest';
import { distanceField, findTimedPath, Grid, GridTransform, Reservations } from '../../src/index.ts';
import type { Wrong } from '../support/rejects.ts';

const cells = [[2, 1] as const, { x: 2, y: 1 }];

describe.each(cells)('a cell (%#)', (...given) => {
  const cell = (given.length === 2 ? given : given[0]) as readonly [number, number];

  test('names a cell of a grid', () => {
    const grid = new Grid(5, 4);
    grid.setBlocked(cell);
    expect([grid.isBlocked(2, 1), grid.isBlocked(cell)]).toEqual([true, true]);
    grid.setBlocked(cell, false);
    expect(grid.isBlocked(cell)).toBe(false);
    grid.setCost(cell, 7);
    expect([grid.cost(2, 1), grid.cost(cell)]).toEqual([7, 7]);
    grid.setKind(cell, 3);
    expect([grid.kind(2, 1), grid.kind(cell)]).toEqual([3, 3]);
    grid.fill(cell, 2, 2, 5);
    expect([grid.cost(3, 2), grid.cost(4, 2)]).toEqual([5, 1]);
    grid.fillKind(cell, 2, 2, 9);
    expect([grid.kind(3, 2), grid.kind(4, 2)]).toEqual([9, 0]);
    grid.setExit(cell, 'east', false);
    expect([grid.isExitOpen(2, 1, 2), grid.isExitOpen(cell, 'east'), grid.isExitOpen(cell, 3)]).toEqual([
      false,
      false,
      true,
    ]);
    grid.setExit(cell, 2, true);
    grid.setWall(cell, 'south');
    expect([grid.isExitOpen(2, 1, 4), grid.isExitOpen(2, 2, 'north')]).toEqual([false, false]);
    grid.setWall(cell, 4, false);
    expect([grid.isExitOpen(2, 1, 4), grid.isExitOpen(2, 2, 0)]).toEqual([true, true]);
    expect([grid.indexOf(cell), grid.indexOf(2, 1), grid.isInside(cell)]).toEqual([7, 7, true]);
    expect(grid.cellAt(7)).toEqual({ x: 2, y: 1 });
  });

  test('names a cell of a field, of reservations, and a position of a transform', () => {
    const grid = new Grid(5, 4);
    const field = distanceField(grid, [0, 1]);
    expect([field.costAt(cell), field.next(cell), field.path(cell)?.length]).toEqual([2, { x: 1, y: 1 }, 3]);
    const reservations = new Reservations(grid);
    reservations.block(cell, 0, 9);
    expect(findTimedPath(grid, [2, 0], [2, 1], { reservations }).arrival).toBe(10);
    expect(new GridTransform({ cellSize: 2 }).toCell(cell)).toEqual({ x: 1, y: 0 });
  });
});

test('all directions have names', () => {
  const names = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
  for (const [number, name] of names.entries()) {
    const grid = new Grid(3, 3);
    grid.setExit(1, 1, name, false);
    expect(names.map((_, way) => grid.isExitOpen(1, 1, way))).toEqual(names.map((_, way) => way !== number));
  }
});

test('what is neither is refused', () => {
  const grid = new Grid(5, 4);
  for (const wrong of [
    [5, 0],
    [0, 4],
    [-1, 0],
    [0.5, 0],
  ]) {
    for (const ask of [
      () => grid.isBlocked(wrong as Wrong),
      () => grid.setCost(wrong as Wrong, 1),
      () => grid.indexOf(wrong as Wrong),
    ])
      expect(ask).toThrow(RangeError);
    expect(grid.isInside(wrong as Wrong)).toBe(false);
  }
  for (const wrong of [null, [1], {}, ['1', 2], undefined]) {
    expect(() => grid.isBlocked(wrong as Wrong)).toThrow(TypeError);
    expect(() => grid.setBlocked(wrong as Wrong)).toThrow(TypeError);
  }
  expect(() => grid.setExit(1, 1, 'up' as Wrong, false)).toThrow('it must be one of "north", "north-east"');
  expect(() => grid.setWall(1, 1, 'north-east')).toThrow(
    'direction is "north-east": for a wall it must be 0, 2, 4 or 6',
  );
  expect(() => grid.setWall(1, 1, 8)).toThrow(RangeError);
  for (const wrong of [-1, 20, 0.5]) expect(() => grid.cellAt(wrong)).toThrow(RangeError);
  expect(() => grid.cellAt('1' as Wrong)).toThrow(TypeError);
});
