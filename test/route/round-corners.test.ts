// Followers that round corners stay in the cells of their route, keep their speed, and take the curve of a team's motion.
import { describe, expect, test } from 'vitest';
import { findAnyAnglePath, findPath, Grid, GridTransform, PathFollower, planMotion } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

function randomMap(random: Random): Grid {
  const grid = new Grid(16, 16);
  for (let k = 0; k < 60; k++) grid.setBlocked(random.below(16), random.below(16));
  grid.setBlocked([0, 0], false);
  grid.setBlocked([15, 15], false);
  return grid;
}

const nearest = ({ x, y }: { x: number; y: number }) => `${Math.round(x)},${Math.round(y)}`;

/** Returns the least distance from a position to a wall of a map. */
function wallDistance(grid: Grid, x: number, y: number): number {
  let least = Infinity;
  for (let row = Math.round(y) - 1; row <= Math.round(y) + 1; row++) {
    for (let column = Math.round(x) - 1; column <= Math.round(x) + 1; column++) {
      if (grid.isInside(column, row) && !grid.isBlocked(column, row)) continue;
      least = Math.min(
        least,
        Math.hypot(Math.max(Math.abs(x - column) - 0.5, 0), Math.max(Math.abs(y - row) - 0.5, 0)),
      );
    }
  }
  return least;
}

describe.each(['never', 'onlyWhenNoObstacles'] as const)('%s', (diagonals) => {
  test(`a rounded walk keeps half a cell away from walls, at an even speed (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let map = 0; map < runs(50); map++) {
      const grid = randomMap(random);
      const { path } = findPath(grid, [0, 0], [15, 15], { diagonals });
      if (path === null) continue;
      const unit = new PathFollower(path, { speed: 1, round: true });
      const cells = new Set(Array.from(path, nearest));
      let { x, y } = unit.position;
      while (!unit.arrived) {
        const before = unit.remaining;
        const now = unit.advance(0.05);
        expect(wallDistance(grid, now.x, now.y)).toBeGreaterThan(0.4995);
        if (diagonals === 'never') expect(cells).toContain(nearest(now));
        const walked = Math.hypot(now.x - x, now.y - y);
        expect(walked).toBeLessThan(0.05 + 1e-9);
        // Chords of the curve are hardly shorter than the way.
        if (!unit.arrived) expect(walked).toBeGreaterThan(0.0485);
        if (!unit.arrived) expect(before - unit.remaining).toBeCloseTo(0.05, 9);
        ({ x, y } = now);
      }
      expect({ x, y }).toEqual({ x: 15, y: 15 });
    }
  });
});

test('the corner is that of a motion', () => {
  const unit = new PathFollower(
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    { speed: 1, round: true },
  );
  const motion = planMotion([{ xy: [0, 0, 1, 0, 1, 1] }]);
  let nearestGap = 1;
  unit.advance(unit.remaining / 2);
  for (let time = 0; time <= 2; time += 1 / 256) {
    const [x, y] = motion.at(time).xy;
    nearestGap = Math.min(nearestGap, Math.hypot(unit.position.x - x, unit.position.y - y));
  }
  expect(unit.position.x).toBeCloseTo(0.875, 12);
  expect(nearestGap).toBeLessThan(1e-9);
});

test('corners of long legs stay in their cell, in the world too', () => {
  const grid = new Grid(9, 9);
  grid.setBlocked(4, 4);
  const { path } = findAnyAnglePath(grid, [0, 4], [8, 5]);
  const transform = new GridTransform({ cellSize: 32 });
  const unit = new PathFollower(path ?? [], { speed: 8, round: true, transform });
  const straight = new PathFollower(path ?? [], { speed: 8, transform });
  expect(unit.remaining).toBeLessThan(straight.remaining);
  expect(unit.remaining).toBeGreaterThan(straight.remaining - 16);
  while (!unit.arrived) {
    const { x, y } = unit.advance(0.25);
    const cell = transform.toCell(x, y);
    expect(grid.isBlocked(cell)).toBe(false);
  }
});

test('loops round their first corner too, and jumps stay jumps', () => {
  const unit = new PathFollower(
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
    { speed: 1, loop: true, round: true },
  );
  expect(unit.position).toEqual({ x: 0.125, y: 0.125 });
  let least = Infinity;
  for (let i = 0; i < 400; i++) {
    const { x, y } = unit.advance(0.1);
    for (const cornerX of [0, 4])
      for (const cornerY of [0, 4]) least = Math.min(least, Math.hypot(x - cornerX, y - cornerY));
  }
  expect(least).toBeGreaterThan(0.17);
  const grid = new Grid(9, 3);
  const link = grid.addLink([4, 0], [4, 2]);
  grid.setBlocked([0, 1]);
  for (let x = 1; x < 9; x++) grid.setBlocked([x, 1]);
  const { path } = findPath(grid, [0, 0], [8, 2]);
  expect(path?.hops()).toEqual([{ index: 5, link }]);
  const jumper = new PathFollower(path ?? [], { speed: 1, round: true });
  const rows = new Set<number>();
  while (!jumper.arrived) rows.add(jumper.advance(0.1).y);
  expect([...rows]).toEqual([0, 2]);
});

test('round must be a boolean', () => {
  expect(() => new PathFollower([[0, 0]], { speed: 1, round: 1 as never })).toThrow(TypeError);
});
