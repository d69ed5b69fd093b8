import { describe, expect, test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { createSearch, findPath, Grid, type PathResult } from '../../src/index.ts';
import { startDebug } from '../support/kernels.ts';
import { Random, randomMap } from '../support/maps.ts';
import { optimalCosts } from '../support/oracle.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { anyUniformGrid, type ExactCosts, exactCosts, flattened } from '../support/uniform.ts';
import { checkResult, checkSame, type Options, search, walk } from '../support/walk.ts';
import { type Diagonals, diagonalRules, type Point, toGrid, type World, worldOf } from '../support/world.ts';

/** Goals that one run of the oracle answers for. */
const GOALS = 20;
const perRule = runs(650) * GOALS;

function randomCell({ width, height }: World, random: Random): Point {
  return { x: random.below(width), y: random.below(height) };
}

/** A passable cell where a few draws find one. */
function likelyFree(world: World, random: Random): Point {
  let cell = randomCell(world, random);
  for (let draw = 0; draw < 8 && world.costs[cell.y * world.width + cell.x] === Infinity; draw++) {
    cell = randomCell(world, random);
  }
  return cell;
}

/** Options that keep a jump point search optimal. */
function anyOptions(random: Random, diagonals: Diagonals, { straightCost, diagonalCost }: ExactCosts): Options {
  const options: Options = { diagonals, straightCost, diagonalCost, trace: random.chance(0.5) };
  if (random.chance(0.4)) return options;
  options.algorithm = 'jps';
  if (random.chance(0.2)) options.heuristic = random.pick(['octile', 'euclidean', 'chebyshev', 'zero']);
  if (random.chance(0.1)) options.heuristicWeight = random.pick([0, 0.5, 0.999]);
  return options;
}

/** How many points are open, for the first time each, after each expansion but the last. */
function openCounts(grid: Grid, start: Point, goal: Point, options: Options): number[] {
  const steps = createSearch(grid, start, goal, options);
  const counts: number[] = [];
  while (steps.step() === 'running') counts.push(steps.open().length);
  steps.dispose();
  return counts;
}

/** Throws unless a result is of exactly the optimal cost, counted in whole numbers on terrain of cost 1. */
function checkOptimal(
  flat: World,
  { status, path, expanded }: PathResult,
  diagonals: Diagonals,
  exact: ExactCosts['exact'],
  optimum: number,
): void {
  const cost = path === null ? Infinity : walk(path.xy, flat, { diagonals, ...exact });
  if (cost !== optimum) throw new Error(`cost ${cost}, optimum ${optimum}`);
  if (status === 'limit') throw new Error('a limit nobody set');
  if (status !== 'found' && expanded > 0) throw new Error(`${expanded} expansions without a route`);
}

function inContext(grid: Grid, start: Point, goal: Point, options: Options, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw new Error(`${JSON.stringify({ start, goal, options })} on\n${toGrid(flattened(worldOf(grid))).toText()}`, {
      cause: error,
    });
  }
}

describe.each(diagonalRules)('jump point search, diagonals %s', (diagonals) => {
  const ruleSeed = seed + 10 * diagonalRules.indexOf(diagonals);
  test(`${perRule} random searches are optimal and the same on both engines (seed ${seed})`, () => {
    const random = new Random(ruleSeed);
    const seen: Record<string, number> = {};
    for (let searches = 0; searches < perRule; searches += GOALS) {
      const grid = anyUniformGrid(random);
      const world = worldOf(grid);
      const flat = flattened(world);
      const costs = random.pick(exactCosts);
      const start = likelyFree(world, random);
      const optimum = optimalCosts(flat, start, { diagonals, ...costs.exact });
      for (let i = 0; i < GOALS; i++) {
        const goal = random.chance(0.9) ? likelyFree(world, random) : randomCell(world, random);
        const options = anyOptions(random, diagonals, costs);
        inContext(grid, start, goal, options, () => {
          const wasm = search(world, grid, start, goal, { ...options, engine: 'wasm' });
          checkSame(wasm, search(world, grid, start, goal, { ...options, engine: 'js' }));
          checkOptimal(flat, wasm, diagonals, costs.exact, optimum[goal.y * grid.width + goal.x]);
          seen[wasm.status] = (seen[wasm.status] ?? 0) + 1;
        });
      }
    }
    console.info(`jps, ${diagonals}: seed ${seed}: ${JSON.stringify(seen)}`);
    expect(Object.values(seen).reduce((sum, count) => sum + count)).toBe(perRule);
    if (isSample) return;
    for (const status of ['found', 'unreachable', 'start-blocked', 'goal-blocked']) {
      expect(seen[status], status).toBeGreaterThan(perRule / 200);
    }
  });

  test(`the same on the debug kernel, with its assertions (seed ${seed})`, () => {
    const debug = new SearchEngine(startDebug('kernel'));
    const random = new Random(ruleSeed + 1);
    for (let round = 0; round < runs(60); round++) {
      const grid = anyUniformGrid(random);
      const world = worldOf(grid);
      const options: Options = { ...anyOptions(random, diagonals, random.pick(exactCosts)), trace: true };
      for (let i = 0; i < 6; i++) {
        const [start, goal] = [likelyFree(world, random), likelyFree(world, random)];
        inContext(grid, start, goal, options, () => {
          const result = findPathOn(debug, grid, start, goal, options);
          checkResult(world, start, goal, options, result);
          checkSame(result, findPath(grid, start, goal, { ...options, engine: 'js' }));
        });
      }
    }
  });

  test.each(['wasm', 'js'] as const)(`limits on %s stop it short, or leave it alone (seed ${seed})`, (engine) => {
    const random = new Random(ruleSeed + 2);
    let stopped = 0;
    for (let round = 0; round < runs(60); round++) {
      const grid = randomMap({ width: 50, height: 40, seed: random.below(2 ** 31), blocked: random.pick([0.2, 0.35]) });
      const world = worldOf(grid);
      const [start, goal] = [likelyFree(world, random), likelyFree(world, random)];
      const options: Options = { diagonals, algorithm: 'jps', trace: true, engine };
      const full = search(world, grid, start, goal, options);
      for (const maxExpansions of [0, 1, full.expanded >> 1, full.expanded, full.expanded + 1]) {
        const limited = search(world, grid, start, goal, { ...options, maxExpansions });
        if (maxExpansions >= full.expanded) {
          expect(limited).toEqual(full);
        } else {
          expect([limited.status, limited.expanded]).toEqual(['limit', maxExpansions]);
          expect(limited.trace).toEqual(full.trace?.slice(0, maxExpansions));
        }
      }
      const counts = openCounts(grid, start, goal, options);
      for (const maxOpen of [1, 3, 10, 2000]) {
        const limited = search(world, grid, start, goal, { ...options, maxOpen });
        const most = counts.findIndex((count) => count > maxOpen) + 1;
        // It may give up sooner: points opened again count as well.
        if (most > 0) expect([limited.status, limited.expanded <= most]).toEqual(['limit', true]);
        if (limited.status !== 'limit') expect(limited).toEqual(full);
        else expect(limited.trace).toEqual(full.trace?.slice(0, limited.expanded));
        if (maxOpen === 2000) expect(limited).toEqual(full);
        stopped += Number(most > 0);
      }
    }
    expect(stopped).toBeGreaterThan(0);
  });

  test(`any weight keeps its promise, and the engines the same (seed ${seed})`, () => {
    const random = new Random(ruleSeed + 3);
    for (let round = 0; round < runs(150); round++) {
      const grid = anyUniformGrid(random);
      const world = worldOf(grid);
      const start = likelyFree(world, random);
      const optimum = optimalCosts(world, start, { diagonals, straightCost: 1, diagonalCost: 1.5 });
      for (const heuristicWeight of [1.2, 3, 2 ** 21, Infinity]) {
        const goal = likelyFree(world, random);
        const options: Options = { diagonals, diagonalCost: 1.5, heuristicWeight, algorithm: 'jps', trace: true };
        inContext(grid, start, goal, options, () => {
          const wasm = search(world, grid, start, goal, { ...options, engine: 'wasm' });
          checkSame(wasm, search(world, grid, start, goal, { ...options, engine: 'js' }));
          const best = optimum[goal.y * grid.width + goal.x];
          expect(wasm.cost < Infinity).toBe(best < Infinity);
          if (best < Infinity) expect(wasm.cost).toBeLessThanOrEqual((best + 1e-9) * heuristicWeight * (1 + 1e-9));
        });
      }
    }
  });
});

describe.each(['wasm', 'js'] as const)("algorithm 'auto' on %s", (engine) => {
  const map = (terrain: number) => {
    const grid = randomMap({ width: 60, height: 45, seed: 3, blocked: 0.25 });
    for (let cell = 0; cell < 60 * 45; cell++) {
      const [x, y] = [cell % 60, Math.floor(cell / 60)];
      if (!grid.isBlocked(x, y)) grid.setCost(x, y, terrain);
    }
    grid.fill(0, 0, 3, 3, terrain);
    grid.fill(57, 42, 3, 3, terrain);
    return grid;
  };
  const by = (grid: Grid, algorithm: 'auto' | 'astar' | 'jps', options: Options) =>
    findPath(grid, [1, 1], [58, 43], { ...options, algorithm, trace: true, engine });

  test.each<[string, number, Options]>([
    ['default options', 1, {}],
    ['terrain of another cost', 3, {}],
    ['its heuristic by name', 1, { heuristic: 'octile' }],
    ['looser heuristics', 1, { heuristic: 'euclidean' }],
    ['the loosest but none', 1, { heuristic: 'chebyshev' }],
    ['classic costs', 1, { straightCost: 10, diagonalCost: 14 }],
    ['diagonals as dear as straights', 1, { diagonalCost: 1 }],
    ['diagonals twice as dear', 1, { diagonalCost: 2 }],
    ['no diagonals', 0.5, { diagonals: 'never' }],
    ['no diagonals, whatever one would cost', 1, { diagonals: 'never', diagonalCost: 9 }],
  ])('jumps: %s', (_, terrain, options) => {
    const grid = map(terrain);
    const jumping = by(grid, 'jps', options);
    expect(by(grid, 'auto', options)).toEqual(jumping);
    expect(jumping.expanded).toBeLessThan(by(grid, 'astar', options).expanded);
  });

  test('goes without a heuristic where none is asked for', () => {
    const grid = new Grid(60, 60);
    for (let x = 3; x < 57; x += 6) grid.fill(x, x % 4, 1, 50, true);
    const count = (heuristic: 'zero' | 'octile') =>
      findPath(grid, [0, 0], [59, 0], { engine, algorithm: 'jps', heuristic, diagonals: 'always' }).expanded;
    expect(count('zero')).toBeGreaterThan(count('octile'));
  });

  test.each<[string, Options]>([
    ['a weight', { heuristicWeight: 1.5 }],
    ['no heuristic', { heuristic: 'zero' }],
    ['diagonals cheaper than straights', { diagonalCost: 0.9 }],
    ['diagonals dearer than two straights', { diagonalCost: 2.1 }],
    ['a heuristic that overestimates', { heuristic: 'manhattan' }],
  ])('goes cell by cell: %s', (_, options) => {
    const grid = map(1);
    expect(by(grid, 'auto', options)).toEqual(by(grid, 'astar', options));
  });

  test('stops at borders where terrain differs, until it does no more', () => {
    const grid = map(1);
    const uniform = by(grid, 'auto', {});
    const ask = () => {
      const auto = by(grid, 'auto', {});
      const byCells = by(grid, 'astar', {});
      expect(auto.cost).toBeCloseTo(byCells.cost, 9);
      expect(auto.expanded).toBeLessThan(byCells.expanded);
      return auto;
    };
    grid.setCost(0, 0, 2);
    const bordered = ask();
    grid.setBlocked(0, 0);
    expect(by(grid, 'auto', {})).toEqual(by(grid, 'jps', {}));
    grid.setBlocked(0, 0, false);
    expect(ask()).toEqual(bordered);
    grid.setCost(0, 0, 1);
    expect(by(grid, 'auto', {})).toEqual(uniform);
    expect(by(grid, 'auto', {})).toEqual(by(grid, 'jps', {}));
  });

  test('a grid of one cell, and one all blocked', () => {
    for (const algorithm of ['auto', 'jps'] as const) {
      const one = findPath(new Grid(1, 1), [0, 0], [0, 0], { algorithm, engine });
      expect(one).toMatchObject({ status: 'found', cost: 0, expanded: 0 });
      const blocked = new Grid(9, 9);
      blocked.fill(0, 0, 9, 9, true);
      expect(findPath(blocked, [0, 0], [8, 8], { algorithm, engine }).status).toBe('start-blocked');
    }
  });
});
