// The border of exactness, on purpose: routes so long, and two routes so nearly of the same cost, that sums of rounded step
// costs or whole numbers too small would choose the wrong one. A sample; all with HOTPATH_RUNS=10.
import { describe, expect, test } from 'vitest';
import { orderingCosts } from '../../src/core/request/ordering-costs.ts';
import type { Path } from '../../src/index.ts';
import { diagonalCorridorRules, makeLoop, optimalSteps, type Steps, zigzagToRoom } from '../support/corridors.ts';
import { cavesMap, mazeMap, Random } from '../support/maps.ts';
import { optimalCosts } from '../support/oracle.ts';
import { sample, seed } from '../support/seed.ts';
import { checkSame, isClose, search } from '../support/walk.ts';
import { diagonalRules, toGrid, worldOf } from '../support/world.ts';

function stepsOf({ xy }: Path): Steps {
  const steps: Steps = { straights: 0, diagonals: 0 };
  for (let i = 2; i < xy.length; i += 2) {
    if (xy[i] !== xy[i - 2] && xy[i + 1] !== xy[i - 1]) steps.diagonals++;
    else steps.straights++;
  }
  return steps;
}

/** A double from 1 to 2^53 as the whole number of units of 2^-52 that it is. */
function exactly(cost: number): bigint {
  const units = cost * 2 ** 52;
  if (!(cost >= 1) || !Number.isInteger(units)) throw new Error(`${cost} has a finer unit`);
  return BigInt(units);
}

function exactCost({ straights, diagonals }: Steps, straightCost: number, diagonalCost: number): bigint {
  return BigInt(straights) * exactly(straightCost) + BigInt(diagonals) * exactly(diagonalCost);
}

/** Fractions straights / diagonals that are ever closer to a ratio, by its continued fraction. */
function convergents(ratio: number, mostDiagonals: number): Steps[] {
  const found: Steps[] = [];
  let [p, previousP, q, previousQ, rest] = [Math.floor(ratio), 1, 1, 0, ratio - Math.floor(ratio)];
  while (rest > 0 && q <= mostDiagonals) {
    found.push({ straights: p, diagonals: q });
    const term = Math.floor(1 / rest);
    [p, previousP, q, previousQ, rest] = [term * p + previousP, p, term * q + previousQ, q, 1 / rest - term];
  }
  return found;
}

/** Twice a fraction, since two routes between the same ends differ by an even number of straight steps. */
function twice(straights: number, diagonals: number): Steps {
  return { straights: 2 * straights, diagonals: 2 * diagonals };
}

interface LoopCase {
  costs: [number, number];
  /** What the straight side has more of, and the zigzag, which turns after every `leg` steps. */
  more: Steps;
  leg: number;
  /** Steps of the corridor before the two part. */
  before: number;
}

const loops: LoopCase[] = [
  // Pell numbers: 8119 - 5741 sqrt 2 = -0.00006, 19601 - 13860 sqrt 2 = 0.00003, 47321 - 33461 sqrt 2 = -0.00001.
  { costs: [1, Math.SQRT2], more: twice(8119, 5741), before: 66_000, leg: 5 },
  { costs: [1, Math.SQRT2], more: twice(19601, 13860), before: 0, leg: 7 },
  { costs: [1, Math.SQRT2], more: twice(47321, 33461), before: 0, leg: 12 },
  { costs: [13860, 19601], more: twice(985, 697), before: 66_000, leg: 9 },
  // The golden ratio, the square root of 3, half of pi.
  { costs: [1, (1 + Math.sqrt(5)) / 2], more: twice(6765, 4181), before: 66_000, leg: 8 },
  { costs: [1, Math.sqrt(3)], more: twice(1351, 780), before: 66_000, leg: 6 },
  { costs: [1, Math.PI / 2], more: twice(355, 226), before: 66_000, leg: 20 },
];

describe.each(diagonalCorridorRules)('two routes of nearly the same cost, diagonals %s', (diagonals) => {
  test.each(sample(loops, 1))(
    'costs $costs, apart by $more, after a corridor of $before',
    ({ costs, more, before, leg }) => {
      const [straightCost, diagonalCost] = costs;
      const { world, start, goal, zigzag, straight } = makeLoop(diagonals, leg, before, more, costs);
      expect(straight.straights - zigzag.straights).toBe(more.straights);
      expect(zigzag.diagonals - straight.diagonals).toBe(more.diagonals);
      const [byZigzag, byStraight] = [zigzag, straight].map((steps) => exactCost(steps, straightCost, diagonalCost));
      expect(byZigzag).not.toBe(byStraight);
      const best = byZigzag < byStraight ? zigzag : straight;

      const grid = toGrid(world);
      const options = { diagonals, straightCost, diagonalCost };
      const results = (['wasm', 'js'] as const).map((engine) =>
        search(world, grid, start, goal, { ...options, engine }),
      );
      results.push(search(world, grid, start, goal, { ...options, algorithm: 'astar' }));
      for (const { path, cost } of results) {
        expect(path && stepsOf(path)).toEqual(best);
        expect(isClose(cost, best.straights * straightCost + best.diagonals * diagonalCost)).toBe(true);
      }
      checkSame(results[0], results[1]);
      const length = best.straights + best.diagonals;
      expect(length).toBeGreaterThan(before > 0 ? 2 ** 16 : 27_000);
    },
  );
});

/** Costs, and whole numbers in the same ratio; sums of 10^5 of them are exact. */
const wholeCosts: [number, number, number, number][] = [
  [1, 1.0000001, 1e7, 1e7 + 1],
  [1, 1.9999999, 1e7, 2e7 - 1],
  [1, 1 + 1e-10, 1e10, 1e10 + 1],
  [1, 2 - 1e-10, 1e10, 2e10 - 1],
  [1, 1, 1, 1],
  [1, 2, 1, 2],
];

describe.each(diagonalCorridorRules)('rooms after a corridor of 66,000 steps, diagonals %s', (diagonals) => {
  test.each(sample(wholeCosts, 1))(
    `costs %d and %d (seed ${seed})`,
    (straightCost, diagonalCost, wholeStraight, wholeDiagonal) => {
      const random = new Random(seed);
      const cave = worldOf(cavesMap({ width: 40, height: 40, seed: seed + 1, blocked: 0.3 }));
      const { world, start, top } = zigzagToRoom(diagonals, 1, 66_000, cave);
      const whole = { diagonals, straightCost: wholeStraight, diagonalCost: wholeDiagonal };
      const optimum = optimalCosts(world, start, whole);
      const grid = toGrid(world);
      const reached = Array.from(optimum.keys()).filter(
        (cell) => cell >= top * world.width && optimum[cell] < Infinity,
      );
      expect(reached.length).toBeGreaterThan(40);
      for (let i = 0; i < 12; i++) {
        const cell = random.pick(reached);
        const goal = { x: cell % world.width, y: Math.floor(cell / world.width) };
        const options = { diagonals, straightCost, diagonalCost, algorithm: 'jps' } as const;
        const wasm = search(world, grid, start, goal, { ...options, engine: 'wasm' });
        checkSame(wasm, search(world, grid, start, goal, { ...options, engine: 'js' }));
        const steps = stepsOf(wasm.path as Path);
        const cost = steps.straights * wholeStraight + steps.diagonals * wholeDiagonal;
        expect(cost - optimum[cell], `to ${goal.x},${goal.y}`).toBe(0);
      }
    },
  );
});

test.each(diagonalRules)('a maze of one long way, diagonals %s', (diagonals) => {
  const grid = mazeMap({ width: 501, height: 501, seed: 9 });
  const world = worldOf(grid);
  const [first, last] = [world.costs.indexOf(1), world.costs.lastIndexOf(1)];
  const [start, goal] = [first, last].map((cell) => ({ x: cell % 501, y: Math.floor(cell / 501) }));
  const best = optimalSteps(world, start, goal, diagonals, 13860, 19601);
  for (const engine of ['wasm', 'js'] as const) {
    const { path } = search(world, grid, start, goal, { diagonals, engine });
    expect(path && stepsOf(path)).toEqual(best);
  }
});

describe('ordering costs', () => {
  const ratios = [Math.SQRT2, (1 + Math.sqrt(5)) / 2, Math.sqrt(3), Math.PI / 2, 1.4, 1.37, 1.1, 1.9];

  test.each(ratios)('whole numbers order as 1 and %d do, for any difference of up to 2^24 diagonals', (ratio) => {
    const { straight, diagonal } = orderingCosts(1, ratio);
    expect(Number.isInteger(straight) && Number.isInteger(diagonal)).toBe(true);
    for (const { straights, diagonals } of convergents(ratio, 2 ** 24)) {
      for (const a of [straights - 1, straights, straights + 1]) {
        for (const b of [diagonals - 1, diagonals, diagonals + 1]) {
          const exact = BigInt(a) * exactly(1) - BigInt(b) * exactly(ratio);
          const ordered = BigInt(a) * BigInt(straight) - BigInt(b) * BigInt(diagonal);
          // A decimal is the nearest double, some 2^-53 off: equal in whole numbers, equal to all purposes.
          if (ordered === 0n) expect(Math.abs(Number(exact) / 2 ** 52)).toBeLessThan(1e-8);
          else expect(ordered > 0n).toBe(exact > 0n);
        }
      }
    }
  });
});
