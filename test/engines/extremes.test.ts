// Numbers at the ends of what options and terrain may be. Both engines must agree on them to the bit as on all others.
import { describe, expect, test } from 'vitest';
import { findPath, Grid } from '../../src/index.ts';
import { cavesMap, Random } from '../support/maps.ts';
import { optimalCost } from '../support/oracle.ts';
import { checkSame, isClose, type Options, search } from '../support/walk.ts';
import { diagonalRules, movementOf, type Point, type World, worldOf } from '../support/world.ts';

const start: Point = { x: 0, y: 0 };

/** Terrain of every magnitude that there may be. */
function everyMagnitude(): Grid {
  const random = new Random(7);
  return Grid.fromCosts(
    12,
    12,
    Array.from({ length: 144 }, () => 10 ** random.between(-100, 100)),
  );
}

const grids: [string, () => Grid][] = [
  ['open ground', () => new Grid(12, 12)],
  ['caves', () => cavesMap({ width: 12, height: 12, seed: 2 })],
  ['terrain of every magnitude', everyMagnitude],
  ['the dearest terrain', () => Grid.fromCosts(12, 12, new Array(144).fill(1e100))],
  ['the cheapest terrain', () => Grid.fromCosts(12, 12, new Array(144).fill(1e-100))],
];

const extremes: [string, Options][] = [
  ['usual costs', {}],
  ['the largest costs', { straightCost: 1e100, diagonalCost: 1e100 }],
  ['the smallest costs', { straightCost: 1e-100, diagonalCost: 1e-100 }],
  ['costs far apart', { straightCost: 1e-100, diagonalCost: 1e100 }],
  ['costs far apart, the other way', { straightCost: 1e100, diagonalCost: 1e-100 }],
  ['the largest limits', { maxExpansions: Number.MAX_SAFE_INTEGER, maxOpen: Number.MAX_SAFE_INTEGER }],
  ['limits at 32 bits', { maxExpansions: 2 ** 32, maxOpen: 2 ** 32 - 1 }],
];

const weights = [0, Number.MIN_VALUE, 1, 1e300, Number.MAX_VALUE, Infinity];
const heuristics = ['octile', 'manhattan', 'euclidean', 'chebyshev', 'zero'] as const;

describe.each(grids)('%s', (_, make) => {
  test.each(extremes)('%s: the engines agree, and find a route where there is one', (_, extreme) => {
    const grid = make();
    const reachable = hasRoutes(worldOf(grid));
    for (const diagonals of diagonalRules) {
      for (const goal of [
        { x: 11, y: 11 },
        { x: 11, y: 4 },
        { x: 1, y: 0 },
      ]) {
        const isReachable = reachable(goal, diagonals);
        for (const heuristic of heuristics) {
          for (const heuristicWeight of weights) {
            const options = { ...extreme, diagonals, heuristic, heuristicWeight, trace: true };
            const wasm = findPath(grid, start, goal, { ...options, engine: 'wasm' });
            const js = findPath(grid, start, goal, { ...options, engine: 'js' });
            try {
              checkSame(wasm, js);
              if ((wasm.status === 'found') !== isReachable) throw new Error(wasm.status);
            } catch (error) {
              throw new Error(`${JSON.stringify({ diagonals, heuristic, heuristicWeight, goal })}: ${error}`);
            }
          }
        }
      }
    }
  });
});

/** Which goals can be reached from the start, whatever that costs. */
function hasRoutes({
  width,
  height,
  costs,
}: World): (goal: Point, diagonals: (typeof diagonalRules)[number]) => boolean {
  const flat = { width, height, costs: costs.map((cost) => (cost < Infinity ? 1 : Infinity)) };
  return (goal, diagonals) => optimalCost(flat, start, goal, movementOf({ diagonals })) < Infinity;
}

const goals: Point[] = [
  { x: 29, y: 29 },
  { x: 29, y: 11 },
  { x: 3, y: 28 },
  { x: 14, y: 13 },
];

test.each([
  [1e-100, 1e-100 * Math.SQRT2],
  [1e99, 1e99 * Math.SQRT2],
  [1e-100, 1e100],
  [1, 1e15],
  [1e15, 1],
  [1, 1 + 2 ** -52],
  [1, 2 - 2 ** -52],
  [1, 1.9999999],
  [123456789, 174593017.5],
  [Math.PI, Math.E],
])('costs %d and %d give optimal routes', (straightCost, diagonalCost) => {
  const grid = cavesMap({ width: 30, height: 30, seed: 12, blocked: 0.38 });
  for (const { x, y } of [start, ...goals]) grid.setBlocked(x, y, false);
  const world = worldOf(grid);
  for (const diagonals of diagonalRules) {
    for (const goal of goals) {
      const movement = { diagonals, straightCost, diagonalCost };
      const wasm = search(world, grid, start, goal, { ...movement, trace: true, engine: 'wasm' });
      checkSame(wasm, search(world, grid, start, goal, { ...movement, trace: true, engine: 'js' }));
      const optimum = optimalCost(world, start, goal, movement);
      expect(isClose(wasm.cost, optimum), `${diagonals}: ${wasm.cost} against ${optimum}`).toBe(true);
    }
  }
});

test('a weight beyond 2^20 acts as 2^20, short of Infinity', () => {
  const grid = cavesMap({ width: 30, height: 30, seed: 12 });
  for (const { x, y } of [start, ...goals]) grid.setBlocked(x, y, false);
  grid.setCost(29, 0, 2);
  for (const goal of goals) {
    for (const engine of ['wasm', 'js'] as const) {
      const by = (heuristicWeight: number) => findPath(grid, start, goal, { heuristicWeight, engine, trace: true });
      const expected = by(2 ** 20);
      for (const weight of [2 ** 20 + 1, 1e15, 1e300, Number.MAX_VALUE]) checkSame(by(weight), expected);
    }
  }
});

test.each(['wasm', 'js'] as const)('-0 is 0: %s', (engine) => {
  const random = new Random(4);
  for (let seed = 1; seed <= 40; seed++) {
    const grid = cavesMap({ width: 20, height: 20, seed });
    const ends = Array.from({ length: 2 }, () => ({ x: random.below(20), y: random.below(20) }));
    const ask = (zero: number) => {
      const options = { algorithm: 'jps', heuristicWeight: zero, range: 2, maxCost: Infinity, engine } as const;
      return [
        findPath(grid, ends[0], ends[1], options),
        findPath(grid, ends[0], ends[1], { ...options, maxCost: zero }),
      ];
    };
    expect(ask(-0), `seed ${seed}`).toEqual(ask(0));
  }
});
