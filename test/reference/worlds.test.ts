// Worlds: the main entry and the reference find routes of the same cost over what is loaded, while chunks come and go.
import { expect, test } from 'vitest';
import { distanceField, findNearest, findPath } from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import { runs, seed } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';
import { diagonalRules } from '../support/world.ts';
import { Walk } from '../world/walks.ts';

const WALKS = runs(25);

test(`${WALKS} walks through worlds, with all options that worlds take (seed ${seed})`, () => {
  let found = 0;
  for (let i = 0; i < WALKS; i++) {
    const walk = new Walk(seed + i, i % 3 === 0 ? 2 : 'blocked', i % 2 === 0);
    const { random, world } = walk;
    for (let step = 0; step < 8; step++) {
      walk.step();
      const options: reference.ReferenceOptions = {
        diagonals: random.pick(diagonalRules),
        straightCost: random.pick([1, 1, 2.5]),
        size: random.pick([1, 1, 1, 2]),
        kindCosts: random.pick([undefined, [1, 2, 3], [1, Infinity, 1]]),
        avoid: random.pick([undefined, [walk.anyCell(), walk.anyCell()]]),
      };
      const [start, goal, other] = [walk.anyCell(), walk.anyCell(), walk.anyCell()];
      // On unloaded ground there is no blocked start.
      const isLoaded = walk.isLoaded(start.x, start.y) && walk.isLoaded(start.x + 1, start.y + 1);
      if (isLoaded && random.chance(0.5)) options.allowBlockedStart = true;
      const label = `walk ${i}, step ${step}: ${JSON.stringify({ start, goal, other, options })}`;
      const route = reference.findPath(world, start, goal, options);
      const nearest = reference.findNearest(world, start, [goal, other], options);
      const field = reference.distanceField(world, [goal, other], fieldOptions(options));
      for (const engine of ['wasm', 'js'] as const) {
        compare(findPath(world, start, goal, { ...options, engine }), route, label);
        compare(findNearest(world, start, [goal, other], { ...options, engine }), nearest, label);
        const costs = distanceField(world, [goal, other], { ...fieldOptions(options), engine });
        for (const cell of [start, goal, other, walk.anyCell()]) {
          if (!walk.isLoaded(cell.x, cell.y)) continue;
          expect(isClose(costs.costAt(cell), field.costAt(cell)), `${label}: field at ${cell.x}, ${cell.y}`).toBe(true);
        }
      }
      found += Number(route.path !== null);
    }
    world.dispose();
  }
  expect(found).toBeGreaterThan(WALKS);
}, 300_000);

/** A route over unloaded ground, to the edge of what is loaded, is the main entry's alone. */
function compare(
  result: { status: string; cost: number; proven: boolean },
  expected: reference.ReferenceResult,
  label: string,
): void {
  if (expected.path === null) {
    expect(['partial', 'unreachable', 'start-blocked', 'goal-blocked'], label).toContain(result.status);
    return;
  }
  expect(
    [result.status, isClose(result.cost, expected.cost)],
    `${label}: ${result.cost}, not ${expected.cost}`,
  ).toEqual(['found', true]);
}

function fieldOptions(options: reference.ReferenceOptions): reference.ReferenceFieldOptions {
  const { diagonals, straightCost, size, kindCosts, avoid } = options;
  return { diagonals, straightCost, size, kindCosts, avoid };
}
