import { expect, test } from 'vitest';
import { blockedMap, mapFamilies, mazeMap, openMap, Random, randomMap, roomsMap, terrainMap } from '../support/maps.ts';
import { optimalCosts } from '../support/oracle.ts';
import { movementOf, worldOf } from '../support/world.ts';

const families = Object.entries(mapFamilies);
const sizes = [
  [1, 1],
  [1, 50],
  [50, 1],
  [2, 2],
  [17, 33],
];

test.each(families)('%s: the same seed gives the same map, another seed another', (name, make) => {
  const size = { width: 40, height: 30 };
  expect(make({ ...size, seed: 1 }).toText()).toBe(make({ ...size, seed: 1 }).toText());
  if (name !== 'open') expect(make({ ...size, seed: 1 }).toText()).not.toBe(make({ ...size, seed: 2 }).toText());
});

test.each(families)('%s: any size, down to thin ones and single cells', (_, make) => {
  for (const [width, height] of sizes) {
    const grid = make({ width, height, seed: 3 });
    expect([grid.width, grid.height]).toEqual([width, height]);
  }
});

test('open and blocked maps are just that', () => {
  expect(openMap({ width: 3, height: 2, seed: 0 }).toText()).toBe('...\n...');
  expect(blockedMap({ width: 3, height: 2, seed: 0 }).toText()).toBe('###\n###');
});

test('a random map blocks the share asked for', () => {
  const { costs } = worldOf(randomMap({ width: 200, height: 200, seed: 9, blocked: 0.3 }));
  expect(costs.filter((cost) => cost === Infinity).length / costs.length).toBeCloseTo(0.3, 1);
});

test.each([1, 2, 3])('a maze of corridors %i wide reaches all of itself', (corridor) => {
  const world = worldOf(mazeMap({ width: 47, height: 47, seed: 4, corridor }));
  const reached = optimalCosts(world, { x: 0, y: 0 }, movementOf({ diagonals: 'never' }));
  world.costs.forEach((cost, cell) => {
    expect(reached[cell] < Infinity).toBe(cost < Infinity);
  });
});

test('a maze of thin corridors has one route between any two rooms: as many walls opened as rooms, less one', () => {
  const { costs } = worldOf(mazeMap({ width: 41, height: 31, seed: 8 }));
  const rooms = 21 * 16;
  expect(costs.filter((cost) => cost === 1)).toHaveLength(rooms + rooms - 1);
});

test('rooms with all their doors are all connected', () => {
  const world = worldOf(roomsMap({ width: 60, height: 40, seed: 2, room: 7, doors: 1 }));
  const reached = optimalCosts(world, { x: 0, y: 0 }, movementOf());
  expect(reached.filter((cost) => cost < Infinity).length).toBe(world.costs.filter((cost) => cost < Infinity).length);
});

test('terrain stays between its least and its most', () => {
  const { costs } = worldOf(terrainMap({ width: 50, height: 50, seed: 6, least: 0.5, most: 4.5, blocked: 0 }));
  expect(Math.min(...costs)).toBeGreaterThanOrEqual(0.5);
  expect(Math.max(...costs)).toBeLessThanOrEqual(4.5);
  expect(new Set(costs).size).toBeGreaterThan(4);
});

test('random numbers: even, within their bounds, and the same for the same seed', () => {
  const random = new Random(1);
  const counts = new Array(10).fill(0);
  for (let i = 0; i < 20_000; i++) counts[random.below(10)]++;
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  const ends = new Set(Array.from({ length: 200 }, () => random.between(-1, 1)));
  expect([...ends].sort()).toEqual([-1, 0, 1]);
  expect(new Random(5).next()).toBe(new Random(5).next());
  expect(new Random(5).next()).not.toBe(new Random(6).next());
});
