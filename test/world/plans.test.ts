// A query of a world makes at most one plan for each of its grounds, and none if the one before had the same options.
import { expect, test, vi } from 'vitest';
import type * as methods from '../../src/core/request/methods.ts';
import { findPath, World } from '../../src/index.ts';

const made = vi.hoisted(() => ({ plans: 0 }));
vi.mock('../../src/core/request/methods.ts', async (original) => {
  const real = await original<typeof methods>();
  const methodsFor: typeof real.methodsFor = (choice) => {
    made.plans++;
    return real.methodsFor(choice);
  };
  return { ...real, methodsFor };
});

/** The ground on which unloaded cells are open, and the one on which they are what the world takes them for. */
const GROUNDS = 2;

test.each([
  ['blocked', {}],
  ['blocked', { algorithm: 'astar', diagonals: 'always' }],
  [1, { heuristicWeight: 2, turnCost: 1 }],
  [1, { diagonalCost: 1.5, kindCosts: [1] }],
] as const)('unloaded ground is %s, options %j', (unknown, options) => {
  const world = new World({ width: 96, height: 96, chunkSize: 16, unknown });
  const wall = Uint8Array.from({ length: 256 }, (_, cell) => (cell % 16 === 8 && cell >= 64 ? 1 : 0));
  for (const [x, y] of [
    [0, 0],
    [1, 0],
    [0, 1],
  ])
    world.load(x, y, wall);
  const ask = () => findPath(world, [2, 12], [40, 12], { ...options });
  for (const most of [GROUNDS, 0, 0]) {
    made.plans = 0;
    ask();
    expect(made.plans).toBeLessThanOrEqual(most);
  }
});
