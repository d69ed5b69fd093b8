// Small maps, edited and searched many times: what points know of earlier searches must not show. (Maps are open, so that an edit is seen from so
// many cells that points forget by its box, and searches take points as starts that were something else before.)
import { expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { findPath, Grid } from '../../src/index.ts';
import { startChecked } from '../support/kernels.ts';
import { Random } from '../support/maps.ts';
import { optimalCosts } from '../support/oracle.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { checkSame, isClose, type Options } from '../support/walk.ts';
import { type Diagonals, diagonalRules, movementOf, type Point, worldOf } from '../support/world.ts';

const engines = ['wasm', 'js'] as const;
/** Straight and diagonal costs. */
const STEPS = [
  [1, Math.SQRT2],
  [1, 1],
  [1, 1.9],
  [5, 7],
] as const;

function anyCell({ width, height }: Grid, random: Random): Point {
  return { x: random.below(width), y: random.below(height) };
}

function isInside({ width, height }: Grid, { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

/** Calls `write` for the cells of a box at random, mostly a small one. */
function inBox(grid: Grid, random: Random, write: (x: number, y: number) => void): void {
  const { x, y } = anyCell(grid, random);
  const side = () => (random.chance(0.7) ? random.between(1, 3) : random.between(1, 15));
  const [right, bottom] = [Math.min(x + side(), grid.width), Math.min(y + side(), grid.height)];
  for (let row = y; row < bottom; row++) for (let column = x; column < right; column++) write(column, row);
}

function edit(grid: Grid, hasTerrain: boolean, random: Random): void {
  const blocked = random.chance(0.6);
  const cost = random.pick([1, 2, 3]);
  if (hasTerrain && random.chance(0.2)) {
    inBox(grid, random, (x, y) => {
      if (!grid.isBlocked(x, y)) grid.setCost(x, y, cost);
    });
  } else inBox(grid, random, (x, y) => grid.setBlocked(x, y, blocked));
}

/** Searches between cells that come again, and between others. Returns how many of them jumped. */
function ask(grid: Grid, places: Point[], options: Options, random: Random): number {
  const start = random.pick(places);
  const optimum = optimalCosts(worldOf(grid), start, movementOf(options));
  let jumped = 0;
  for (const goal of [random.pick(places), anyCell(grid, random), anyCell(grid, random)]) {
    const asked = { ...options, trace: random.chance(0.5) };
    const result = findPath(grid, start, goal, asked);
    const { cost, method, trace, path } = result;
    const best = grid.isBlocked(start) ? Infinity : optimum[goal.y * grid.width + goal.x];
    if (!isClose(cost, best)) expect(cost, JSON.stringify([start, goal, options])).toBe(best);
    if (method !== 'jump-points') continue;
    jumped++;
    // Terrain may be searched by lists of other costs, which leave out fewer moves.
    if (options.algorithm === 'jps') checkSame(result, findPath(grid.clone(), start, goal, asked));
    // Cells are noted when they are expanded for the first time.
    if (trace) expect(new Set(trace).size).toBe(trace.length);
    // Later starts are where points are now.
    if (path !== null && random.chance(0.3)) places[random.below(places.length)] = random.pick([...path]);
  }
  return jumped;
}

/** Searches from cells beside obstacles, where jumps may have ended without a way on: as starts, such points must forget that too. */
function startBesideWalls(grid: Grid, goal: Point, options: Options, random: Random): void {
  for (let tries = 12; tries > 0; tries--) {
    const { x, y } = anyCell(grid, random);
    const around = [-1, 0, 1].flatMap((column) => [-1, 0, 1].map((row) => ({ x: x + column, y: y + row })));
    const isBeside = around.some((cell) => isInside(grid, cell) && grid.isBlocked(cell));
    if (isBeside && !grid.isBlocked(x, y)) findPath(grid, [x, y], goal, options);
  }
}

/** A map, blocked and dear in few places. */
function openMap(hasTerrain: boolean, random: Random): Grid {
  const least = hasTerrain ? 16 : 4;
  const grid = new Grid(random.between(least, 36), random.between(least, 36));
  for (let edits = hasTerrain ? 3 : 6; edits > 0; edits--) edit(grid, hasTerrain, random);
  return grid;
}

const kinds = engines.flatMap((engine) =>
  diagonalRules.flatMap((diagonals) => [false, true].map((hasTerrain) => ({ engine, diagonals, hasTerrain }))),
);

test.each(kinds)(
  `diagonals $diagonals, terrain $hasTerrain, on $engine (seed ${seed})`,
  ({ engine, diagonals, hasTerrain }: { engine: 'wasm' | 'js'; diagonals: Diagonals; hasTerrain: boolean }) => {
    const random = new Random(seed + diagonals.length);
    let jumped = 0;
    // One source: what js may do otherwise shows in a sample.
    const share = engine === 'js' ? 0.1 : 1;
    for (let map = runs(60 * share); map > 0; map--) {
      const grid = openMap(hasTerrain, random);
      const places = Array.from({ length: 5 }, () => anyCell(grid, random));
      for (let round = 0; round < 40; round++) {
        if (random.chance(0.7)) edit(grid, hasTerrain, random);
        const [straightCost, diagonalCost] = random.chance(0.7) ? STEPS[0] : random.pick(STEPS);
        const heuristic = random.chance(0.5) ? 'zero' : undefined;
        const algorithm = hasTerrain ? 'auto' : 'jps';
        const options: Options = { engine, diagonals, straightCost, diagonalCost, heuristic, algorithm };
        if (random.chance(0.5)) startBesideWalls(grid, random.pick(places), options, random);
        jumped += ask(grid, places, options, random);
      }
    }
    if (!isSample) expect(jumped).toBeGreaterThan(runs(1200 * share));
  },
);

test('a graph is emptied once half of its lists are too short', async () => {
  const engine = new SearchEngine(await startChecked('search'), undefined, 'js');
  const { used } = engine.host.kernel;
  const grid = new Grid(60, 60);
  for (let y = 0; y < 60; y += 3) grid.setBlocked(50, y);
  let isEmptied = false;
  for (let round = 0; round < 60; round++) {
    const before = used.value;
    // The start has a long list, with a successor more each other time.
    grid.setBlocked(50, 30, round % 2 === 0);
    findPathOn(engine, grid, [0, 0], [59, 59], { algorithm: 'jps', maxExpansions: 1 });
    if (used.value < before) isEmptied = true;
  }
  expect(isEmptied).toBe(true);
  const { cost } = findPathOn(engine, grid, [0, 0], [59, 59], { algorithm: 'jps' });
  expect(cost).toBe(findPath(grid.clone(), [0, 0], [59, 59]).cost);
});
