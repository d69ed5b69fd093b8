// Step costs whose ratio is far from 1: whole numbers take their place only where terrain, which multiplies them, cannot tell.
import { describe, expect, test } from 'vitest';
import { distanceField, findPath, Grid } from '../../src/index.ts';

/** Between 1 / 40000000 and 1 / 40000001, of which neither is near enough. */
const DIAGONAL = 1 / 40000000.5;

describe.each(['wasm', 'js'] as const)('on %s', (engine) => {
  test('a route over terrain is a cheapest one', () => {
    const grid = Grid.fromCosts(3, 2, [1, 2.49999999e-8, 1e-20, 5, 1, 5]);
    const options = { diagonals: 'always', diagonalCost: DIAGONAL, engine } as const;
    // By (1, 1): two diagonal steps, into cells of cost 1 and 1e-20.
    const least = DIAGONAL + DIAGONAL * 1e-20;
    expect(findPath(grid, [0, 0], [2, 0], options).cost / least).toBeCloseTo(1, 12);
    expect(distanceField(grid, [2, 0], options).costAt(0, 0) / least).toBeCloseTo(1, 12);
  });

  test.each([DIAGONAL, 1 / DIAGONAL])(
    'the cost of a route is a limit that it keeps (diagonalCost %d)',
    (diagonalCost) => {
      const options = { diagonals: 'always', diagonalCost, engine } as const;
      const { cost } = findPath(new Grid(2, 2), [0, 0], [1, 1], options);
      expect(findPath(new Grid(2, 2), [0, 0], [1, 1], { ...options, maxCost: cost }).status).toBe('found');
    },
  );
});
