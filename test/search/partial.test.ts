// partial: the route to the cell nearest to a goal that is out of reach, or beyond a limit.
import { describe, expect, test } from 'vitest';
import { findPath, Grid } from '../../src/index.ts';
import { eachProblem } from '../support/each-problem.ts';
import { distancesBlur, distanceTo, expectNearest } from '../support/nearest-cell.ts';
import { optimalCosts } from '../support/oracle.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { isClose, type Options, search } from '../support/walk.ts';
import { costAt, diagonalRules, isUniform, movementOf, worldOf } from '../support/world.ts';

describe.each(['wasm', 'js'] as const)('partial routes on %s', (engine) => {
  test('a partial route costs no more than maxCost, where the heuristic overestimates, too', () => {
    const grid = new Grid(10, 1);
    const heuristics: Options[] = [
      { heuristicWeight: 1.5 },
      { heuristicWeight: Infinity },
      { heuristic: 'manhattan' },
      { heuristic: (dx, dy) => 2 * (dx + dy), engine: 'js' },
      { straightCost: 10, diagonalCost: 14, heuristicWeight: 3 },
    ];
    for (const given of heuristics) {
      const maxCost = 3 * (given.straightCost ?? 1);
      const result = findPath(grid, [0, 0], [9, 0], { engine, ...given, maxCost, partial: true });
      expect(result.status).toBe('partial');
      expect(result.cost).toBe(maxCost);
      expect(result.path?.at(-1)).toEqual({ x: 3, y: 0 });
    }
  });

  test(`partial: the expanded cell of least h, of these the one of least g (seed ${seed})`, () => {
    eachProblem(500, (world, grid, start, goal, given) => {
      const { straightCost = 1, diagonalCost = Math.SQRT2 } = given;
      if (distancesBlur(given)) return;
      for (const limit of [{}, { maxExpansions: 9 }, { maxOpen: 6 }] as Options[]) {
        const options: Options = { ...given, ...limit, engine, algorithm: 'astar', partial: true, trace: true };
        const whole = search(world, grid, start, goal, { ...options, partial: false });
        const result = search(world, grid, start, goal, options);
        const isBlocked = whole.status === 'goal-blocked';
        const fails = isBlocked || ((whole.status === 'unreachable' || whole.status === 'limit') && whole.expanded > 0);
        // A diagonal worth two straight steps ties with them only where the nearest cell may be asked for. That is another order of
        // expansion: limits to their number may be met in the one and not in the other, and routes be others of the same cost.
        const isAnother = diagonalCost === 2 * straightCost && isUniform(world);
        if (!isAnother && !isBlocked) expect(result.trace).toEqual(whole.trace);
        if (!isAnother && !fails) expect(result).toEqual(whole);
        if (!isAnother || !('maxExpansions' in limit || 'maxOpen' in limit)) {
          expect(result.status).toBe(fails ? 'partial' : whole.status);
          if (!fails) expect(isClose(result.cost, whole.cost)).toBe(true);
        }
        if (result.status !== 'partial') continue;
        // Heuristics are consistent here: an expanded cell's g is its least cost.
        const costs = optimalCosts(world, start, movementOf(options));
        expectNearest(result, Array.from(result.trace ?? []), costs, world, distanceTo(goal, options));
      }
    });
  });

  test(`partial with maxCost: of all cells that cost no more the one of least h (seed ${seed})`, () => {
    let further = 0;
    eachProblem(500, (world, grid, start, goal, given) => {
      if (distancesBlur(given)) return;
      const costs = optimalCosts(world, start, movementOf(given));
      const optimum = costs[goal.y * world.width + goal.x];
      for (const maxCost of [0, 4, 15]) {
        const options: Options = { ...given, engine, maxCost, partial: true };
        const result = search(world, grid, start, goal, options);
        if (result.status === 'found' || result.status === 'partial') {
          expect(result.status).toBe(optimum <= maxCost * (1 + 1e-9) ? 'found' : 'partial');
        } else {
          expect(result.status).toBe(search(world, grid, start, goal, { ...given, engine }).status);
        }
        if (result.status !== 'partial') continue;
        further += Number(result.cost > 0 && distanceTo(goal, options)(start) > maxCost);
        const affordable = Array.from(costs.keys()).filter((cell) => costs[cell] <= maxCost * (1 + 1e-9));
        expectNearest(result, affordable, costs, world, distanceTo(goal, options));
      }
    });
    // No route from there to the goal would have been within the limit.
    if (!isSample) expect(further).toBeGreaterThan(runs(500) / 10);
  });

  test.each(['auto', 'astar', 'jps'] as const)(
    'partial: a diagonal worth two straight steps ties with these, %s',
    (algorithm) => {
      const grid = Grid.fromText(`
      .#.
      #..
    `);
      // (1, 1) is as near to the goal as the start itself.
      const result = findPath(grid, [2, 0], [0, 0], { diagonalCost: 2, partial: true, algorithm, engine });
      expect(result).toMatchObject({ status: 'partial', cost: 0 });
      expect(result.path?.toArray()).toEqual([{ x: 2, y: 0 }]);
    },
  );

  test('partial: cells equally far tie, whatever steps cost', () => {
    const grid = Grid.fromText(`
      .#......
      .#......
      .#......
      .#......
    `);
    for (let n = 2; n < 40; n++) {
      // Roots of which none is a whole number, nor one a fraction of another.
      const [straightCost, diagonalCost] = [Math.cbrt(n * n * n - 1), Math.sqrt(n * n + 1)];
      for (const diagonals of diagonalRules) {
        const given: Options = { straightCost, diagonalCost, diagonals, engine };
        for (let y = 0; y < 4; y++) {
          const { status, cost } = findPath(grid, [0, y], [7, 0], { ...given, heuristic: 'chebyshev', partial: true });
          expect([status, cost, diagonals, n]).toEqual(['partial', 0, diagonals, n]);
        }
      }
    }
  });

  test('partial: a goal behind a door just shut is approached from cell to cell, whatever jump points are open still', () => {
    const side = 101;
    const middle = side >> 1;
    const grid = new Grid(side, side);
    for (let y = 1; y < side; y += 2) for (let x = y & 2 ? 1 : 3; x < side; x += 4) grid.setBlocked(x, y);
    grid.fill(middle, 0, 1, side, true);
    grid.fill(middle - 1, middle, 3, 1, false);
    const ask = (on: Grid) => findPath(on, [0, 0], [side - 1, side - 1], { partial: true, engine });
    expect(ask(grid).status).toBe('found');
    grid.setBlocked(middle, middle);
    const result = ask(grid);
    expect(result.status).toBe('partial');
    expect(result).toEqual(ask(grid.clone()));
  });

  test('partial: on uniform terrain a goal out of reach is approached, and one within reach found by jump points', () => {
    const grid = Grid.fromText(`
      ......#...
      ......#...
      ..##..#...
      ......#...
      ......#...
    `);
    const partial = findPath(grid, [0, 2], [9, 2], { partial: true, engine });
    expect([partial.status, partial.path?.at(-1)]).toEqual(['partial', { x: 5, y: 2 }]);
    expect(costAt(worldOf(grid), 5, 2)).toBe(1);
    grid.setBlocked(6, 4, false);
    expect(findPath(grid, [0, 2], [9, 2], { partial: true, engine })).toEqual(
      findPath(grid, [0, 2], [9, 2], { engine }),
    );
    for (let y = 0; y < 5; y++) grid.setBlocked(6, y);
    expect(findPath(grid, [0, 2], [9, 2], { partial: true, engine })).toEqual(partial);
    expect(findPath(grid, [0, 2], [9, 2], { engine }).status).toBe('unreachable');
    expect(findPath(grid, [0, 2], [6, 2], { engine }).status).toBe('goal-blocked');
    expect(findPath(grid, [0, 2], [6, 2], { partial: true, engine }).path).toEqual(partial.path);
    expect(findPath(grid, [0, 2], [9, 2], { partial: true, maxExpansions: 0, engine }).status).toBe('limit');
  });
});
