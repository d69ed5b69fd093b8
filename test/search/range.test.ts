// A range: a search may end at any cell near its goal.
import { describe, expect, test } from 'vitest';
import { createSearch, findNearest, findPath, findPaths, Grid } from '../../src/index.ts';
import { eachProblem } from '../support/each-problem.ts';
import { cavesMap, Random } from '../support/maps.ts';
import { optimalCosts } from '../support/oracle.ts';
import { seed } from '../support/seed.ts';
import { cellsWithin, isClose, type Options, search } from '../support/walk.ts';
import { movementOf, type Point } from '../support/world.ts';

describe.each(['wasm', 'js'] as const)('range on %s', (engine) => {
  test(`the cheapest cell within it (seed ${seed})`, () => {
    eachProblem(400, (world, grid, start, goal, options) => {
      const costs = optimalCosts(world, start, movementOf(options));
      for (const range of [1, 2, 8, 9]) {
        const cells = cellsWithin(world, goal, range);
        const optimum = Math.min(...cells.map(({ x, y }) => costs[y * world.width + x]));
        const { cost } = search(world, grid, start, goal, { ...options, range, engine });
        if (!isClose(cost, optimum)) throw new Error(`range ${range}: cost ${cost}, optimum ${optimum}`);
      }
    });
  });

  test(`by jump points from its edge, in steps and in batches too (seed ${seed})`, () => {
    const grid = cavesMap({ width: 120, height: 90, seed });
    const random = new Random(seed);
    const anyCell = (): Point => ({ x: random.below(120), y: random.below(90) });
    let [expanded, byCells, approached] = [0, 0, 0];
    // Of some seeds' caves few goals are out of reach: then more are drawn, though edits have made clutter of the caves by then.
    for (let i = 0; i < 120 || (approached <= 3 && i < 2000); i++) {
      const [start, goal, range] = [anyCell(), anyCell(), random.pick([1, 2, 8])];
      const options: Options = { range, partial: random.chance(0.5), engine };
      for (let edits = 40; edits > 0; edits--) grid.setBlocked(random.below(120), random.below(90), random.chance(0.5));
      const result = findPath(grid, start, goal, options);
      const plain = findPath(grid, start, goal, { ...options, algorithm: 'astar' });
      expect([result.status, isClose(result.cost, plain.cost)]).toEqual([plain.status, true]);
      if (plain.status === 'partial') expect(result).toEqual(plain);
      expect(findPaths(grid, [{ start, goal }], options)).toEqual([result]);
      const steps = createSearch(grid, start, goal, options);
      while (steps.step() === 'running');
      expect(steps.result()).toEqual(result);
      steps.dispose();
      approached += Number(plain.status === 'partial');
      if (plain.status !== 'found' || i >= 120) continue;
      expanded += result.expanded;
      byCells += plain.expanded;
    }
    expect(approached).toBeGreaterThan(3);
    expect(expanded).toBeGreaterThan(100);
    expect(expanded).toBeLessThan(byCells / 4);
  });

  test(`by jump points within a cost, or so many expansions (seed ${seed})`, () => {
    const random = new Random(seed);
    const grid = cavesMap({ width: 70, height: 50, seed });
    const anyCell = (): Point => ({ x: random.below(70), y: random.below(50) });
    let stopped = 0;
    for (let i = 0; i < 80; i++) {
      const [start, goal] = [anyCell(), anyCell()];
      const ask = (limit: Options) => findPath(grid, start, goal, { range: 2, engine, ...limit });
      const full = ask({});
      if (full.status !== 'found') continue;
      expect(ask({ maxExpansions: full.expanded })).toEqual(full);
      expect(ask({ maxCost: full.cost })).toMatchObject({ status: 'found', cost: full.cost });
      if (full.cost > 0) expect(ask({ maxCost: full.cost * 0.999 }).status).toBe('limit');
      if (full.expanded === 0) continue;
      const maxExpansions = full.expanded - 1;
      expect(ask({ maxExpansions })).toMatchObject({ status: 'limit', expanded: maxExpansions, cost: Infinity });
      stopped++;
    }
    expect(stopped).toBeGreaterThan(20);
  });

  test('from a cell within it', () => {
    const grid = new Grid(20, 20);
    grid.setBlocked(10, 10);
    const cells: Point[] = [
      { x: 9, y: 11 },
      { x: 7, y: 10 },
      { x: 13, y: 13 },
      { x: 12, y: 8 },
    ];
    for (const start of cells) {
      const result = findPath(grid, start, [10, 10], { range: 3, engine });
      expect(result).toMatchObject({ status: 'found', cost: 0, expanded: 0 });
      expect(result.path?.toArray()).toEqual([start]);
      expect(
        findNearest(
          grid,
          start,
          [
            [0, 0],
            [10, 10],
          ],
          { range: 3, engine },
        ),
      ).toMatchObject({ goalIndex: 1, cost: 0 });
    }
  });

  test('beside a blocked goal, where it stands, and nowhere', () => {
    const grid = Grid.fromText(`
      .....#.
      ...#.#.
      .....##
    `);
    const ask = (goal: [number, number], range: number) => findPath(grid, [0, 1], goal, { range, engine });
    expect(ask([3, 1], 0).status).toBe('goal-blocked');
    expect(ask([3, 1], 1).path?.toArray()).toEqual([
      { x: 0, y: 1 },
      { x: 1, y: 1 },
      { x: 2, y: 1 },
    ]);
    expect(ask([1, 2], 1)).toMatchObject({ status: 'found', cost: 0, expanded: 0 });
    expect(ask([6, 0], 0).status).toBe('unreachable');
    expect(ask([6, 2], 1).status).toBe('unreachable');
    expect(ask([6, 0], 2).status).toBe('found');
    expect(ask([6, 0], Number.MAX_SAFE_INTEGER)).toMatchObject({ status: 'found', cost: 0 });
    grid.setBlocked(6, 1);
    expect(ask([6, 2], 1).status).toBe('goal-blocked');
  });
});
