// Functions that never overestimate, but are not consistent, have cells reopened: how often is bounded.
import { describe, expect, test } from 'vitest';
import { createSearch, type FindPathOptions, findPath, Grid } from '../../src/index.ts';
import { noise } from '../support/estimates.ts';
import { Random } from '../support/maps.ts';
import { seed } from '../support/seed.ts';
import { isClose, search } from '../support/walk.ts';
import { worldOf } from '../support/world.ts';

const SIDE = 200;
/** Expands each cell once, a quarter of them again, and each once more. */
const MOST_EXPANSIONS = 2 * SIDE ** 2 + SIDE ** 2 / 4;
const START = { x: 20, y: 25 };
const GOAL = { x: 170, y: 180 };

/** A map of which a fifth is blocked; the goal may be walled in. */
function mapOf(isWalledIn: boolean): Grid {
  const random = new Random(seed);
  const grid = new Grid(SIDE, SIDE);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) grid.setBlocked(x, y, random.next() < 0.2);
  }
  grid.fill(GOAL.x - 2, GOAL.y - 2, 5, 5, isWalledIn);
  grid.setBlocked(START.x, START.y, false);
  grid.setBlocked(GOAL.x, GOAL.y, false);
  return grid;
}

const octile = (dx: number, dy: number) => Math.abs(dx - dy) + Math.SQRT2 * Math.min(dx, dy);

/** How much of the octile distance an estimate says. */
const SHARES: Record<string, (dx: number, dy: number) => number> = {
  noise,
  blocks: (dx, dy) => noise(dx >> 3, dy >> 3),
  'a third': (dx, dy) => ((dx + dy) % 3 === 0 ? 1 : 0),
  'nine tenths': (dx, dy) => 0.9 + 0.1 * noise(dx, dy),
  'too much': (dx, dy) => 3 * noise(dx >> 2, dy >> 2),
};

describe.each(Object.entries(SHARES))(`%s of the distance as estimate (seed ${seed})`, (name, share) => {
  const grid = mapOf(false);
  const heuristic = (dx: number, dy: number) => octile(dx, dy) * share(dx, dy);
  const optimum = findPath(grid, START, GOAL).cost;

  test.each([1, 2, 6, Infinity])('weight %d', (heuristicWeight) => {
    const options: FindPathOptions = { heuristic, heuristicWeight, trace: true };
    const result = search(worldOf(grid), grid, START, GOAL, options);
    expect(result.expanded).toBeLessThanOrEqual(MOST_EXPANSIONS);
    if (name === 'too much' || heuristicWeight === Infinity) return;
    expect(result.cost).toBeLessThanOrEqual(optimum * heuristicWeight * (1 + 1e-9));
  });

  test('in steps it is the same search', () => {
    const whole = findPath(grid, START, GOAL, { heuristic, trace: true });
    const steps = createSearch(grid, START, GOAL, { heuristic, trace: true });
    while (steps.status === 'running') steps.step(997);
    expect(steps.result()?.cost).toBe(whole.cost);
    expect(steps.result()?.trace).toEqual(whole.trace);
  });

  test.each([1, 6, Infinity])('a goal out of reach, weight %d', (heuristicWeight) => {
    const closed = mapOf(true);
    const { status, expanded } = findPath(closed, START, GOAL, { heuristic, heuristicWeight });
    expect(status).toBe('unreachable');
    expect(expanded).toBeLessThanOrEqual(MOST_EXPANSIONS);
  });
});

test('rounding reopens nothing: no cell is expanded twice under a consistent function', () => {
  const open = new Grid(300, 300);
  for (const goal of [
    { x: 89, y: 269 },
    { x: 59, y: 280 },
    { x: 209, y: 239 },
  ]) {
    const { cost, expanded, trace } = findPath(open, [0, 0], goal, { heuristic: octile, trace: true });
    expect(new Set(trace).size).toBe(expanded);
    expect(isClose(cost, octile(goal.x, goal.y))).toBe(true);
  }
});
