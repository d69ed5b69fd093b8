import fc from 'fast-check';
import { describe, test } from 'vitest';
import { findPath } from '../../src/index.ts';
import { cellOf, gridOf, mapPlan, optimalOptions, problems } from '../support/arbitrary.ts';
import { optimalCost } from '../support/oracle.ts';
import { seed, settings } from '../support/seed.ts';
import { isClose, search } from '../support/walk.ts';
import { mirrored, movementOf, toGrid, transposed, worldOf } from '../support/world.ts';

describe.each(['wasm', 'js'] as const)('properties on %s', (engine) => {
  test(`on uniform terrain the way back costs as much as the way there (seed ${seed})`, () => {
    fc.assert(
      fc.property(problems(mapPlan(30, true), optimalOptions, 2), ({ map, searches }) => {
        const grid = gridOf(map);
        const world = worldOf(grid);
        for (const { start, goal, options } of searches) {
          const from = cellOf(world, { ...start, passable: true });
          const to = cellOf(world, { ...goal, passable: true });
          const there = search(world, grid, from, to, { ...options, engine });
          const back = search(world, grid, to, from, { ...options, engine });
          if (!isClose(there.cost, back.cost)) throw new Error(`${there.cost} there, ${back.cost} back`);
        }
      }),
      settings(2000),
    );
  });

  test(`mirrored and transposed maps give equal costs (seed ${seed})`, () => {
    fc.assert(
      fc.property(problems(mapPlan(30), optimalOptions, 1), ({ map, searches: [{ start, goal, options }] }) => {
        const world = worldOf(gridOf(map));
        const from = cellOf(world, start);
        const to = cellOf(world, goal);
        const { cost } = search(world, toGrid(world), from, to, { ...options, engine });
        for (const { world: other, move } of [mirrored(world), transposed(world)]) {
          const moved = search(other, toGrid(other), move(from), move(to), { ...options, engine });
          if (!isClose(moved.cost, cost)) throw new Error(`cost ${cost}, moved ${moved.cost}`);
        }
      }),
      settings(2000),
    );
  });

  test(`a heuristic weight w keeps the cost within w times the optimum (seed ${seed})`, () => {
    const weighted = fc.tuple(optimalOptions, fc.oneof(fc.double({ min: 1, max: 10, noNaN: true }), fc.constant(1.5)));
    fc.assert(
      fc.property(problems(mapPlan(30), weighted, 2), ({ map, searches }) => {
        const grid = gridOf(map);
        const world = worldOf(grid);
        for (const {
          start,
          goal,
          options: [base, heuristicWeight],
        } of searches) {
          const from = cellOf(world, start);
          const to = cellOf(world, goal);
          const { cost } = search(world, grid, from, to, { ...base, heuristicWeight, engine });
          const optimum = optimalCost(world, from, to, movementOf(base));
          if (cost < optimum && !isClose(cost, optimum))
            throw new Error(`cost ${cost} is below the optimum ${optimum}`);
          if (cost > heuristicWeight * optimum * (1 + 1e-9)) {
            throw new Error(`cost ${cost} beyond ${heuristicWeight} x ${optimum}`);
          }
        }
      }),
      settings(4000),
    );
  });

  test(`a search of infinite weight finds a route where there is one (seed ${seed})`, () => {
    fc.assert(
      fc.property(problems(mapPlan(30), optimalOptions, 1), ({ map, searches: [{ start, goal, options }] }) => {
        const grid = gridOf(map);
        const world = worldOf(grid);
        const from = cellOf(world, start);
        const to = cellOf(world, goal);
        const greedy = search(world, grid, from, to, { ...options, heuristicWeight: Infinity, engine });
        const isReachable = optimalCost(world, from, to, movementOf(options)) < Infinity;
        if ((greedy.status === 'found') !== isReachable) throw new Error(`status ${greedy.status}`);
      }),
      settings(2000),
    );
  });

  test(`the same question has the same answer, whatever was asked in between (seed ${seed})`, () => {
    fc.assert(
      fc.property(problems(mapPlan(20), optimalOptions, 4), ({ map, searches }) => {
        const grid = gridOf(map);
        const world = worldOf(grid);
        const ask = () =>
          searches.map(({ start, goal, options }) => {
            return findPath(grid, cellOf(world, start), cellOf(world, goal), { ...options, engine });
          });
        const first = ask();
        ask().forEach((result, i) => {
          const before = first[i];
          const isSame = String(result.path?.xy) === String(before.path?.xy) && result.cost === before.cost;
          if (!isSame || String(result.trace) !== String(before.trace)) throw new Error('another answer');
        });
      }),
      settings(500),
    );
  });
});
