/** Results name the method that found them, whichever the search before used. */
import { expect, test } from 'vitest';
import { type FindPathOptions, findPath, Grid } from '../../src/index.ts';

/** What is asked on which map, from corner to corner, and the method that answers. */
const asked: readonly (readonly [map: string, options: FindPathOptions, method: string])[] = [
  ['...\n...', {}, 'in-view'],
  ['.#.\n.#.', {}, 'components'],
  ['.....\n.###.\n.#...', {}, 'jump-points'],
  ['.....\n.###.\n.#...', { algorithm: 'astar' }, 'a-star'],
  ['..9..\n.###.\n.#...', { algorithm: 'astar', heuristicWeight: 2 }, 'a-star'],
  ['..9..\n.###.\n.#...', { turnCost: 1 }, 'turns'],
];

test.each(['wasm', 'js'] as const)('each after each (%s)', (engine) => {
  const methodOf = ([map, options]: (typeof asked)[number]) => {
    const grid = Grid.fromText(map);
    return findPath(grid, [0, 0], [grid.width - 1, grid.height - 1], { ...options, engine }).method;
  };
  for (const before of asked) {
    for (const after of asked) {
      methodOf(before);
      expect(methodOf(after), JSON.stringify([before, after])).toBe(after[2]);
    }
  }
});
