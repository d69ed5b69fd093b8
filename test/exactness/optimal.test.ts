import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPath, Grid } from '../../src/index.ts';
import { cellOf, gridOf, mapPlan, optimalOptions, problems } from '../support/arbitrary.ts';
import { optimalCost, optimalCosts } from '../support/oracle.ts';
import { seed, settings } from '../support/seed.ts';
import { isClose, type Options, search } from '../support/walk.ts';
import { diagonalRules, movementOf, type Point, toGrid, type World, worldOf } from '../support/world.ts';

describe.each(['wasm', 'js'] as const)('optimal routes on %s', (engine) => {
  test(`every cost is the oracle's, and no cell is expanded twice (seed ${seed})`, () => {
    fc.assert(
      fc.property(problems(mapPlan(25), optimalOptions, 3), ({ map, searches }) => {
        const grid = gridOf(map);
        const world = worldOf(grid);
        for (const { start, goal, options } of searches) {
          const from = cellOf(world, start);
          const to = cellOf(world, goal);
          const { status, cost, trace } = search(world, grid, from, to, { ...options, engine });
          const optimum = optimalCost(world, from, to, movementOf(options));
          if (!isClose(cost, optimum)) throw new Error(`cost ${cost}, optimum ${optimum}`);
          if (optimum === Infinity && status === 'limit') throw new Error('a limit nobody set');
          if (new Set(trace).size !== trace?.length) throw new Error(`a cell is expanded twice: ${trace}`);
        }
      }),
      settings(5000),
    );
  });

  test.each(diagonalRules)('from one cell to every other, diagonals %s', (diagonals) => {
    const world = drawnWorld();
    const grid = toGrid(world);
    const start = { x: 0, y: 0 };
    const optimum = optimalCosts(world, start, movementOf({ diagonals }));
    for (let cell = 0; cell < world.costs.length; cell++) {
      const goal = pointOf(world, cell);
      const { cost } = search(world, grid, start, goal, { diagonals, engine });
      expect(isClose(cost, optimum[cell]), `to ${goal.x},${goal.y}: ${cost} against ${optimum[cell]}`).toBe(true);
    }
  });

  test('terrain below 1 tempts away from the straight line, and the heuristic does not hide it', () => {
    // The detour over the cheap bottom row costs 0.1 a step, the straight line 1.
    const world: World = { width: 30, height: 4, costs: new Float64Array(120).fill(1) };
    world.costs.fill(0.1, 90);
    const optimum = optimalCost(world, { x: 0, y: 0 }, { x: 29, y: 0 }, movementOf());
    const { cost, path } = search(world, toGrid(world), { x: 0, y: 0 }, { x: 29, y: 0 }, { engine });
    expect(cost).toBeCloseTo(optimum, 9);
    expect(path?.toArray().filter(({ y }) => y === 3).length).toBeGreaterThan(20);
  });

  test.each(['astar', 'jps', 'auto'] as const)('weight 0: the heuristic has no part in it (%s)', (algorithm) => {
    const grid = new Grid(20, 20);
    grid.fill(8, 3, 2, 14, true);
    const options: Options = { algorithm, heuristicWeight: 0, engine, trace: true };
    const results = (['octile', 'manhattan', 'chebyshev', 'zero'] as const).map((heuristic) =>
      findPath(grid, [1, 9], [18, 10], { ...options, heuristic }),
    );
    for (const result of results) expect(result).toEqual(results[0]);
  });
});

function pointOf(world: World, cell: number): Point {
  return { x: cell % world.width, y: Math.floor(cell / world.width) };
}

function drawnWorld(): World {
  const rows = ['..#.3.9..', '.##.3.9#.', '...#..9#.', '#.#..#..#', '....5555.'];
  const costs = rows.flatMap((row) => [...row].map((sign) => (sign === '#' ? Infinity : Number(sign) || 1)));
  return { width: 9, height: 5, costs: Float64Array.from(costs) };
}
