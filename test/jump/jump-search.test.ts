// Jump points on grids of any width, after edits and within limits.
import { describe, expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { kernel } from '../../src/core/kernel/bytes/search.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import type { Grid, PathResult } from '../../src/index.ts';
import { jsSearchEngine } from '../support/js-engines.ts';
import { startDebug } from '../support/kernels.ts';
import { Random } from '../support/maps.ts';
import { optimalCosts } from '../support/oracle.ts';
import { anyCells, randomCells, rules } from '../support/planes.ts';
import { runs, seed } from '../support/seed.ts';
import { isClose, type Options } from '../support/walk.ts';
import { movementOf, type Point, worldOf } from '../support/world.ts';

const debug = new SearchEngine(startDebug('kernel'));
const wasm = new SearchEngine(startKernel(kernel));
const js = jsSearchEngine();

function randomCell({ width, height }: Grid, random: Random): Point {
  return { x: random.below(width), y: random.below(height) };
}

/** Turns some cells, one perhaps more than once. */
function edit(grid: Grid, count: number, random: Random): void {
  for (let i = 0; i < count; i++) {
    const { x, y } = randomCell(grid, random);
    grid.setBlocked(x, y, !grid.isBlocked(x, y));
  }
}

const byJumps = (engine: SearchEngine, grid: Grid, start: Point, goal: Point, options: Options): PathResult =>
  findPathOn(engine, grid, start, goal, { ...options, algorithm: 'jps', trace: true });

/** Straight and diagonal costs. */
const costPairs: [number, number][] = [
  [1, Math.SQRT2],
  [1, 1],
  [1, 2],
  [5, 7],
  [10, 14],
  [2, 3],
  [1, 1.9],
];

describe.each(rules)('jump point search under corner rule %i, %s', (rule, diagonals) => {
  test(`is optimal, and goes as on a fresh grid, whatever has been edited (seed ${seed})`, () => {
    const random = new Random(seed + rule);
    for (let round = 0; round < runs(100); round++) {
      const engine = random.chance(0.1) ? js : debug;
      const grid = anyCells(random);
      for (let query = 0; query < 8; query++) {
        edit(grid, random.below(4), random);
        const [straightCost, diagonalCost] = random.pick(costPairs);
        const options = { diagonals, straightCost, diagonalCost };
        const [start, goal] = [randomCell(grid, random), randomCell(grid, random)];
        const answer = byJumps(engine, grid, start, goal, options);
        expect(byJumps(wasm, grid.clone(), start, goal, options)).toEqual(answer);
        if (grid.isBlocked(start.x, start.y)) continue;
        const optimum = optimalCosts(worldOf(grid), start, movementOf(options))[goal.y * grid.width + goal.x];
        expect(isClose(answer.cost, optimum), `${answer.cost}, optimum ${optimum}`).toBe(true);
      }
    }
  });

  test(`keeps to its limits (seed ${seed})`, () => {
    const random = new Random(seed + rule);
    const grid = randomCells(60, 60, 0.3, random);
    for (let query = 0; query < runs(200); query++) {
      const [start, goal] = [randomCell(grid, random), randomCell(grid, random)];
      const all = byJumps(debug, grid, start, goal, { diagonals });
      const maxExpansions = random.below(30);
      for (const limits of [{ maxExpansions }, { maxOpen: random.between(1, 30) }]) {
        const limited = byJumps(debug, grid, start, goal, { diagonals, ...limits });
        expect(limited.expanded).toBeLessThanOrEqual(limits.maxExpansions ?? all.expanded);
        expect(limited.trace).toEqual(all.trace?.slice(0, limited.expanded));
      }
    }
  });

  test(`what it keeps fills up and is forgotten, and answers stay (seed ${seed})`, () => {
    const random = new Random(seed + rule);
    const grid = randomCells(110, 90, 0.2, random);
    const options = { diagonals, heuristic: 'zero' } as const;
    // No fewer: the graph has to fill up.
    for (let query = 0; query < Math.max(100, runs(100)); query++) {
      edit(grid, 1, random);
      const [start, goal] = [randomCell(grid, random), randomCell(grid, random)];
      expect(byJumps(debug, grid, start, goal, options)).toEqual(byJumps(wasm, grid.clone(), start, goal, options));
    }
  });
});
