// console.log of an object of the package prints a line, not all that the object holds.
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { Connectors } from '../../src/connectors.ts';
import * as hotpath from '../../src/index.ts';
import PF from '../../src/pathfinding.ts';
import { createPool } from '../../src/pool.ts';

const grid = hotpath.Grid.fromCosts(40, 30, new Uint8Array(1200).fill(2));

/** What is printed, while it is in use and once it has been disposed of. */
const PRINTED: readonly [unknown, string][] = [
  [grid, 'Grid { width: 40, height: 30 }'],
  [
    hotpath.distanceField(grid, [
      [1, 1],
      [2, 2],
    ]),
    'DistanceField { width: 40, height: 30, goals: 2 }',
  ],
  [hotpath.createTeam(grid, [{ start: [0, 0], goal: [5, 5] }]), 'Team { agents: 1 }'],
  [hotpath.createSearch(grid, [0, 0], [30, 20]), "Search { status: 'running' }"],
  [new hotpath.Reservations(grid), 'Reservations {}'],
  [hotpath.blendLayers([{ values: new Uint8Array(1200), weight: 1 }]), 'CostLayer { length: 1200, version: 0 }'],
  [hotpath.Graph.grid3d(4, 4, 4), 'Graph { nodeCount: 64, arcCount: 288 }'],
  [
    new hotpath.PathFollower(
      [
        [0, 0],
        [4, 0],
      ],
      { speed: 2 },
    ),
    'PathFollower { position: { x: 0, y: 0 }, speed: 2, remaining: 4 }',
  ],
  [new Connectors(), 'Connectors { boxes: 0, lines: 0 }'],
  [new PF.Grid(9, 9), 'Grid { width: 9, height: 9 }'],
];

test.each(PRINTED)('%s', (value, text) => {
  expect(inspect(value)).toBe(text);
  expect(inspect([value], { breakLength: Infinity })).toBe(`[ ${text} ]`);
});

test('after it has been disposed of', () => {
  for (const [value, text] of PRINTED) {
    if (typeof (value as Disposable)[Symbol.dispose] !== 'function') continue;
    (value as Disposable)[Symbol.dispose]();
    expect(inspect(value)).toBe(text);
  }
});

test('a pool', async () => {
  const pool = createPool(grid, { workers: 1 });
  expect(inspect(pool)).toBe('Pool { workers: 1, closed: false }');
  await pool.close();
  expect(inspect(pool)).toBe('Pool { workers: 1, closed: true }');
});
