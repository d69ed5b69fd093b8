import { expect, test } from 'vitest';
import { componentOf, HexGrid, isReachable, nearestFree } from '../../src/index.ts';
import { runs, seed } from '../support/seed.ts';
import { dice, HexWorld, LAYOUTS } from './hex-world.ts';

/** Maps of each layout. */
const MAPS = 30;

test.each(LAYOUTS)(`components of %s are what a search reaches, edit by edit, seed ${seed}`, (layout) => {
  const random = dice(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  const seen = { joined: 0, apart: 0 };
  for (let map = runs(MAPS); map > 0; map--) {
    const world = new HexWorld(layout, 1 + upTo(20), 1 + upTo(20));
    const { width, height } = world;
    const grid = new HexGrid(width, height, { layout });
    const set = (cell: number, isBlocked: boolean) => {
      world.costs[cell] = isBlocked ? Infinity : 1;
      grid.setBlocked(cell % width, Math.floor(cell / width), isBlocked);
    };
    world.costs.forEach((_, cell) => {
      set(cell, random() < 0.45);
    });
    for (let round = 0; round < 10; round++) {
      const start = upTo(width * height);
      const costs = world.costsFrom([start]);
      const [x, y] = [start % width, Math.floor(start / width)];
      const number = componentOf(grid, [x, y]);
      expect(number === -1).toBe(world.costs[start] === Infinity);
      world.costs.forEach((own, cell) => {
        const isJoined = world.costs[start] < Infinity && own < Infinity && costs[cell] < Infinity;
        const other: [number, number] = [cell % width, Math.floor(cell / width)];
        expect(number >= 0 && componentOf(grid, other) === number).toBe(isJoined);
        expect(isReachable(grid, [x, y], other)).toBe(isJoined);
        seen[isJoined ? 'joined' : 'apart']++;
      });
      const near = nearestFree(grid, [upTo(width), upTo(height)], { reachableFrom: [x, y] });
      if (near !== null) expect(costs[near.y * width + near.x]).toBeLessThan(Infinity);
      else expect(world.costs[start]).toBe(Infinity);
      for (let edits = upTo(4); edits > 0; edits--) set(upTo(width * height), random() < 0.5);
    }
  }
  expect(Math.min(seen.joined, seen.apart)).toBeGreaterThan(0);
});

test('components of hexagons with closed borders are refused', () => {
  const grid = new HexGrid(4, 4);
  grid.setExit(0, 0, 'east', false);
  expect(() => componentOf(grid, [0, 0])).toThrow('closed exits');
  expect(isReachable(grid, [0, 0], [3, 3])).toBe(true);
});
