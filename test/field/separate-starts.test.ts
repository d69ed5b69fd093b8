// Fields from several starts of which some are blocked: each blocked one is open to its own unit alone.
import { describe, expect, test } from 'vitest';
import { checkPath, distanceField, findPath, Grid, HexGrid, World } from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

describe.each(['wasm', 'js'] as const)('a field from several starts, on %s', (engine) => {
  const search = { allowBlockedStart: true, straightCost: 2, engine } as const;
  const options = { ...search, direction: 'from' } as const;

  test('does not pass the blocked start of another unit', () => {
    const grid = new Grid(4, 12);
    grid.setBlocked(1, 2);
    const starts = [
      [2, 2],
      [1, 2],
    ] as const;
    const field = distanceField(grid, starts, options);
    const least = Math.min(...starts.map((start) => findPath(grid, start, [0, 4], search).cost));
    expect(field.costAt(0, 4)).toBeCloseTo(least, 9);
    expect(field.costAt(0, 4)).toBeCloseTo(2 + Math.SQRT2, 9);
    expect(field.path(0, 4)?.at(0)).toEqual({ x: 1, y: 2 });
    expect(
      reference
        .distanceField(grid, starts, { allowBlockedStart: true, straightCost: 2, direction: 'from' })
        .costAt([0, 4]),
    ).toBeCloseTo(2 + Math.SQRT2, 9);
    // As many as there are, and again after an edit.
    grid.setBlocked(1, 2, false);
    expect(field.update().costAt(0, 4)).toBeCloseTo(2 * Math.SQRT2, 9);
    grid.setBlocked(1, 2);
    expect(field.update().costAt(0, 4)).toBeCloseTo(2 + Math.SQRT2, 9);
  });

  test('on a world', () => {
    const world = new World({ width: 64, height: 64, chunkSize: 16 });
    world.load(0, 0);
    world.setBlocked(1, 2);
    const field = distanceField(
      world,
      [
        [2, 2],
        [1, 2],
      ],
      options,
    );
    expect(field.costAt(0, 4)).toBeCloseTo(2 + Math.SQRT2, 9);
    expect(field.path(0, 4)?.at(0)).toEqual({ x: 1, y: 2 });
  });
});

test(`costs are the least of single searches, and routes are legal for their unit (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let round = 0; round < runs(300); round++) {
    const [width, height] = [random.between(2, 7), random.between(2, 7)];
    const hexes = random.chance(0.3);
    const grid = hexes ? new HexGrid(width, height) : new Grid(width, height);
    const cell = () => [random.below(width), random.below(height)] as const;
    for (let k = random.below(width * height); k > 0; k--) grid.setBlocked(...cell());
    for (let k = random.below(6); k > 0; k--) grid.setCost(...cell(), random.pick([2, 5, 0.5]));
    if (random.chance(0.3)) for (let k = 0; k < 6; k++) grid.setExit(...cell(), random.below(hexes ? 6 : 8), false);
    if (random.chance(0.3)) {
      const [from, to] = [cell(), cell()];
      if (from.join() !== to.join()) grid.addLink(from, to, { cost: random.pick([0.25, 3]) });
    }
    const squares = hexes
      ? {}
      : {
          diagonals: random.pick(['never', 'always', 'ifAtMostOneObstacle', 'onlyWhenNoObstacles'] as const),
          straightCost: random.pick([1, 2]),
        };
    const options = { ...squares, allowBlockedStart: true, engine: random.pick(['wasm', 'js'] as const) };
    const starts = Array.from({ length: random.between(1, 5) }, cell);
    const field = distanceField(grid, starts, { ...options, direction: 'from' });
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const costs = starts.map((start) => findPath(grid, start, [x, y], options).cost);
        // A blocked start is no goal for others.
        const least = Math.min(
          ...costs.map((cost, i) =>
            x === starts[i][0] && y === starts[i][1] ? (grid.isBlocked(x, y) ? 0 : cost) : cost,
          ),
        );
        expect(field.costAt(x, y)).toBeCloseTo(least, 9);
        const path = field.path(x, y);
        expect(path === null).toBe(least === Infinity);
        if (path === null) continue;
        const checked = checkPath(grid, path, { ...squares, allowBlockedStart: true });
        expect(checked.legal).toBe(true);
        expect(checked.cost).toBeCloseTo(least, 9);
      }
    }
  }
});
