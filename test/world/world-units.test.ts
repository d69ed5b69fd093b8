/** Options of units and turns on random worlds, compared with searches on grids of the loaded part and of what may lie beyond. */
import { expect, test } from 'vitest';
import { type FindPathOptions, findPath, Grid } from '../../src/index.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';
import type { Point } from '../support/world.ts';
import { Walk } from './walks.ts';

/** Turns may make a way worth while that goes far out. */
const MARGIN = 30;
const CHEAPEST_KIND = 2;
const OPTIONS: FindPathOptions[] = [
  { size: 2 },
  { size: 3, diagonals: 'always' },
  { kindCosts: [1, 3, 0.5] },
  { kindCosts: [2, Infinity, 1], diagonals: 'never' },
  { size: 2, kindCosts: [1, 1, 0.25] },
  { range: 2 },
  { turnCost: 0.5 },
  { turnCost: 6, diagonals: 'never' },
  { startDirection: 'west' },
  { heuristicWeight: 2, algorithm: 'astar' },
  { maxCost: 6 },
];

/** Returns the least cost on a grid of the ground around, with unloaded cells blocked, or open and of the cheapest kind. */
function costOn(of: Walk, isOpen: boolean, from: Point, to: Point, options: FindPathOptions): number {
  const { plain, place } = of.mapWith(MARGIN, () => (isOpen ? 1 : Infinity), from, to);
  const { width, height, costs } = plain;
  const grid = Grid.fromCosts(width, height, costs);
  const zero = place({ x: 0, y: 0 });
  const kinds = Array.from(costs, (_, i) => {
    const [x, y] = [(i % width) - zero.x, Math.floor(i / width) - zero.y];
    return of.isLoaded(x, y) ? of.kind(x, y) : CHEAPEST_KIND;
  });
  grid.paste(0, 0, width, height, { kinds });
  return findPath(grid, place(from), place(to), { ...options, heuristicWeight: 1 }).cost;
}

test(`units, kinds, turns and limits (seed ${seed})`, () => {
  let proofs = 0;
  for (let round = 0; round < runs(15); round++) {
    const of = new Walk(seed + round, 'blocked', true);
    for (let step = 0; step < 4; step++) {
      of.step();
      for (const options of OPTIONS) {
        const [from, to] = [of.anyCell(), of.anyCell()];
        const told = `walk ${seed + round}, step ${step}, ${JSON.stringify(options)}`;
        const result = findPath(of.world, from, to, { ...options, engine: 'wasm' });
        const known = costOn(of, false, from, to, options);
        const possible = costOn(of, true, from, to, options);
        expect(result.status === 'found', told).toBe(known < Infinity);
        expect(findPath(of.world, from, to, { ...options, engine: 'js' }), told).toEqual(result);
        if (known < Infinity) {
          const weight = options.heuristicWeight ?? 1;
          expect(result.cost, told).toBeGreaterThanOrEqual(known * (1 - 1e-9));
          expect(result.cost, told).toBeLessThanOrEqual(weight * known * (1 + 1e-9));
          const isLeast = known <= possible || isClose(known, possible);
          if (result.proven || weight === 1) expect(result.proven, told).toBe(isLeast);
          proofs += Number(result.proven);
        } else if (result.status === 'unreachable') expect([possible, result.proven], told).toEqual([Infinity, true]);
        else if (result.status === 'partial') expect(possible, told).toBeLessThan(Infinity);
      }
    }
  }
  if (!isSample) expect(proofs).toBeGreaterThan(0);
});
