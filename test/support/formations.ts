/** What the cells of a formation must be. */
import { expect } from 'vitest';
import { type FormationOptions, type Grid, HexGrid, type Point, type PointLike } from '../../src/index.ts';
import * as reference from '../../src/reference.ts';

/** Checks cells: each is reached from the place, they are apart from each other, and there are fewer than asked for only if there is no room. */
export function checkFormation(
  map: Grid,
  place: PointLike,
  count: number,
  found: readonly Point[],
  { spacing, facing: _, files: __, inView: ___, engine: ____, ...ground }: FormationOptions = {},
): void {
  const field = reference.distanceField(map, place, { ...ground, direction: 'from' });
  const places = found.map((cell) => map.cellAt(map.indexOf(cell)));
  const least = spacing ?? ground.size ?? 1;
  expect(new Set(found.map((cell) => map.indexOf(cell))).size).toBe(found.length);
  expect(found.length).toBeLessThanOrEqual(count);
  for (const [i, cell] of places.entries()) {
    expect(field.costAt(cell), `cell ${i}`).toBeLessThan(Infinity);
    for (const other of places.slice(0, i)) expect(stepsBetween(map, cell, other)).toBeGreaterThanOrEqual(least);
  }
  if (found.length === count) return;
  for (let index = 0; index < map.width * map.height; index++) {
    const cell = map.cellAt(index);
    if (field.costAt(cell) === Infinity) continue;
    expect(places.some((other) => stepsBetween(map, cell, other) < least)).toBe(true);
  }
}

function stepsBetween(map: Grid, a: Point, b: Point): number {
  if (map instanceof HexGrid) return map.distance(a, b);
  const [[ax, ay], [bx, by]] = [a, b].map((cell) => [
    map.indexOf(cell) % map.width,
    Math.floor(map.indexOf(cell) / map.width),
  ]);
  const round = (difference: number, side: number, axis: 'x' | 'y') =>
    map.wrap === axis || map.wrap === 'both' ? Math.min(difference, side - difference) : difference;
  return Math.max(round(Math.abs(ax - bx), map.width, 'x'), round(Math.abs(ay - by), map.height, 'y'));
}
