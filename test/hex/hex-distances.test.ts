// What measures distances on hexagons counts steps, not columns and rows.
import { expect, test } from 'vitest';
import { type DistanceField, distanceField, HexGrid, nearestFree } from '../../src/index.ts';
import { STEPS } from '../support/directions.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { cubeDistance, LAYOUTS, toCube } from './hex-world.ts';

test.each(LAYOUTS)(`nearestFree on %s is the free cell that is the fewest steps away (seed ${seed})`, (layout) => {
  const random = new Random(seed);
  for (let run = 0; run < runs(100); run++) {
    const grid = new HexGrid(random.between(1, 14), random.between(1, 14), { layout });
    const cells = Array.from({ length: grid.width * grid.height }, (_, cell) => grid.cellAt(cell));
    for (const cell of cells) if (random.chance(0.9)) grid.setBlocked(cell);
    const [from, within] = [random.pick(cells), random.pick([Infinity, 0, 1, 2.5, random.below(9)])];
    const steps = ({ x, y }: { x: number; y: number }) =>
      cubeDistance(toCube(layout, from.x, from.y), toCube(layout, x, y));
    const near = cells.filter((cell) => !grid.isBlocked(cell) && steps(cell) <= within);
    const least = Math.min(...near.map(steps));
    // Of several, the first in reading order.
    const expected = near.find((cell) => steps(cell) === least) ?? null;
    expect(nearestFree(grid, from, { within }), `run ${run}, ${from.x},${from.y}\n${grid.toText()}`).toEqual(expected);
  }
});

test.each(LAYOUTS)('within one step lie all six neighbours on %s', (layout) => {
  for (const cell of [[3, 3] as const, [2, 2] as const, [3, 2] as const]) {
    const found = new HexGrid(7, 7, { layout }).neighbors(cell).filter((neighbour) => {
      const grid = new HexGrid(7, 7, { layout });
      grid.fill(0, 0, 7, 7, true);
      grid.setBlocked(neighbour, false);
      return nearestFree(grid, cell, { within: 1 }) !== null;
    });
    expect(found.length).toBe(6);
  }
});

test.each(LAYOUTS)('each step of flow leads to the neighbour that next names, on %s', (layout) => {
  const grid = new HexGrid(9, 8, { layout });
  grid.fill(4, 1, 1, 6, true);
  const field: DistanceField = distanceField(grid, [7, 4]);
  let steps = 0;
  for (let cell = 0; cell < 72; cell++) {
    const { x, y } = grid.cellAt(cell);
    const [dx, dy] = STEPS[field.flow[cell]] ?? [];
    if (dx === undefined || dy === undefined) continue;
    expect(field.next(x, y)).toEqual({ x: x + dx, y: y + dy });
    expect(cubeDistance(toCube(layout, x, y), toCube(layout, x + dx, y + dy))).toBe(1);
    steps++;
  }
  expect(steps).toBe(72 - 6 - 1);
});
