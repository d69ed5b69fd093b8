// Pruning by terrain costs loses nothing: every cell of a map is reached at the cost at which it is reached without pruning.

import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '../../src/core/base/methods.ts';
import { UNREACHABLE } from '../../src/core/base/statuses.ts';
import type { Plan } from '../../src/core/engine/search.ts';
import { CellStore } from '../../src/core/grid/cell-store.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { SEARCH_GENERATION, SEARCH_NODE_CAPACITY, SEARCH_NODES } from '../../src/core/kernel/layout.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { resolveOptions } from '../../src/core/request/options.ts';
import { planFor } from '../../src/core/request/plan.ts';
import { startDebug } from '../support/kernels.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';
import { diagonalRules } from '../support/world.ts';

const WIDTH = 33;
const HEIGHT = 29;

/** Terrain rich in ties, in near ties, in zeros, in none of these. */
const terrains: Record<string, (random: Random) => number> = {
  'two costs': (random) => random.pick([1, 2]),
  'mostly one cost': (random) => (random.chance(0.9) ? 1 : random.between(1, 9)),
  'tenths, ties of which rounding breaks': (random) => random.between(1, 9) / 10,
  'free cells': (random) => random.pick([0, 0, 1, 0.5]),
  'nearly free cells': (random) => random.pick([0, 1e-17, 1e-13, 1e-9, 1]),
  'any costs': (random) => 0.1 + random.next(),
  magnitudes: (random) => 10 ** random.between(-6, 6),
};

const steps: [straightCost: number, diagonalCost: number][] = [
  [1, Math.SQRT2],
  [10, 14],
  [1, 1],
  [2, 3],
  [0.3, 0.42],
  [1, 1.999],
];

function makeCells(random: Random, cost: (random: Random) => number): CellStore {
  const cells = new CellStore(WIDTH, HEIGHT);
  const blocked = random.pick([0, 0.1, 0.3]);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      cells.setTerrainCost(x, y, cost(random));
      cells.setBlocked(x, y, random.chance(blocked));
    }
  }
  return cells;
}

const engine = new SearchEngine(startDebug('kernel'));

/** Path cost of every cell from a start, by Dijkstra's algorithm; the goal is walled in, so that no cell is left out. */
function reach(cells: CellStore, plan: Plan, startX: number, startY: number): number[] {
  // Components know that the goal is out of reach, unless they are not asked.
  const { status } = engine.solve(
    cells,
    { ...plan, methods: plan.methods.filter((method) => method !== COMPONENTS) },
    { x: startX, y: startY },
    { x: WIDTH - 1, y: HEIGHT - 1 },
  );
  expect(status).toBe(UNREACHABLE);
  const { memory, search } = engine.host;
  const { int32, float64 } = memory.views;
  const word = (offset: number) => int32[(search() + offset) >>> 2] >>> 0;
  // A plane of tags, and one of costs behind it.
  const nodes = word(SEARCH_NODES);
  const costs = nodes + 4 * word(SEARCH_NODE_CAPACITY);
  return Array.from({ length: WIDTH * HEIGHT }, (_, cell) =>
    int32[(nodes >>> 2) + cell] >>> 0 >= word(SEARCH_GENERATION) ? float64[(costs >>> 3) + cell] : Infinity,
  );
}

describe.each(Object.entries(terrains))('terrain: %s', (_, cost) => {
  test.each(diagonalRules)(`diagonals %s (seed ${seed})`, (diagonals) => {
    const random = new Random(seed);
    for (let i = 0; i < runs(24); i++) {
      const cells = makeCells(random, cost);
      cells.setBlocked(WIDTH - 1, HEIGHT - 1, false);
      cells.setBlocked(WIDTH - 2, HEIGHT - 1, true);
      cells.setBlocked(WIDTH - 1, HEIGHT - 2, true);
      cells.setBlocked(WIDTH - 2, HEIGHT - 2, true);
      const [startX, startY] = [random.below(WIDTH - 2), random.below(HEIGHT - 2)];
      cells.setBlocked(startX, startY, false);
      const [straightCost, diagonalCost] = random.pick(steps);
      const options = { algorithm: 'astar', heuristicWeight: 0, diagonals, straightCost, diagonalCost } as const;
      const plan = planFor(cells, resolveOptions(options));
      expect(plan.pruning).toBe(diagonals === 'never' ? 0 : 2);
      const pruned = reach(cells, plan, startX, startY);
      const all = reach(cells, { ...plan, pruning: 0 }, startX, startY);
      const wrong = all.findIndex((g, cell) => !isClose(g, pruned[cell]));
      if (wrong >= 0) throw new Error(`map ${i}, cell ${wrong}: ${pruned[wrong]} with pruning, ${all[wrong]} without`);
    }
  });
});

test('beside the last cell of the last row but one there is memory to read', () => {
  const { createCells, terrainPlane, used } = startKernel(kernel);
  const cells = createCells(4, 4, 1);
  const before = used.value;
  terrainPlane(cells);
  expect(used.value - before).toBeGreaterThanOrEqual(17 * Float64Array.BYTES_PER_ELEMENT);
});
