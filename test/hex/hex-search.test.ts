import { expect, test } from 'vitest';
import {
  checkPath,
  createSearch,
  distanceField,
  findNearest,
  findPath,
  findPaths,
  HexGrid,
  isReachable,
  wouldBlock,
} from '../../src/index.ts';
import { judge } from '../support/judge.ts';
import { runs, seed } from '../support/seed.ts';
import { cubeDistance, dice, HexWorld, LAYOUTS } from './hex-world.ts';

/** Maps of each layout; HOTPATH_RUNS=30 takes 3,000. */
const MAPS = 100;
const ENGINES = ['wasm', 'js'] as const;

type Dice = () => number;
const upTo = (random: Dice, count: number) => Math.floor(random() * count);

/** A random map and its grid: walls, sometimes terrain, sometimes closed borders. */
function makeMap(random: Dice, layout: HexWorld['layout']): { world: HexWorld; grid: HexGrid } {
  const world = new HexWorld(layout, 1 + upTo(random, 20), 1 + upTo(random, 20));
  const walls = random() * 0.6;
  const prices = random() < 0.5 ? [1] : random() < 0.5 ? [1, 2, 5] : [0.7, 1.3, 10, 2.25];
  world.costs.forEach((_, cell) => {
    world.costs[cell] = random() < walls ? Infinity : prices[upTo(random, prices.length)];
  });
  const grid = world.grid();
  const borders = random() < 0.3 ? random() * 0.2 : 0;
  for (let cell = 0; cell < world.costs.length; cell++) {
    for (let step = 0; step < 6; step++) {
      const beside = world.beside(cell, step);
      if (random() >= borders || beside < 0) continue;
      world.closed.add(`${cell},${beside}`);
      grid.setExit(cell % world.width, Math.floor(cell / world.width), world.directionName(step), false);
    }
  }
  const rivers = random() < 0.3 ? random() * 0.2 : 0;
  for (let cell = 0; cell < world.costs.length; cell++) {
    for (let step = 0; step < 3; step++) {
      const beside = world.beside(cell, step);
      if (random() >= rivers || beside < 0) continue;
      setEdge({ world, grid }, cell, step, [0, 0.5, 3, 8, Infinity, null][upTo(random, 6)]);
    }
  }
  return { world, grid };
}

/** Sets what a border costs, both ways. */
function setEdge({ world, grid }: ReturnType<typeof makeMap>, cell: number, step: number, cost: number | null): void {
  const beside = world.beside(cell, step);
  for (const border of [`${cell},${beside}`, `${beside},${cell}`]) {
    world.closed.delete(border);
    world.edges.delete(border);
    if (cost === Infinity) world.closed.add(border);
    else if (cost !== null) world.edges.set(border, cost);
  }
  grid.setEdgeCost(grid.cellAt(cell), world.directionName(step), cost);
}

/** Returns the greatest difference; cells that cost Infinity must do so in both. */
function differenceOf(a: Float64Array, b: Float64Array): number {
  return a.reduce((most, cost, i) => Math.max(most, cost === b[i] ? 0 : Math.abs(cost - b[i])), 0);
}

/** Blocks a few cells, or changes their costs. */
function edit(random: Dice, { world, grid }: ReturnType<typeof makeMap>): void {
  for (let left = upTo(random, 4); left >= 0; left--) {
    const cell = upTo(random, world.costs.length);
    const cost = random() < 0.5 ? Infinity : 1 + upTo(random, 3);
    world.costs[cell] = cost;
    grid.setCost(cell % world.width, Math.floor(cell / world.width), cost);
  }
}

test.each(LAYOUTS)(`searches of %s find what a search on cube coordinates finds, seed ${seed}`, (layout) => {
  const random = dice(seed);
  for (let map = runs(MAPS); map > 0; map--) {
    const made = makeMap(random, layout);
    const { world, grid } = made;
    const { width } = world;
    const at = (cell: number): [number, number] => [cell % width, Math.floor(cell / width)];
    for (let query = 0; query < 3; query++) {
      const count = world.costs.length;
      const [start, goal] = [upTo(random, count), upTo(random, count)];
      const goals = Array.from({ length: 1 + upTo(random, 4) }, () => upTo(random, count));
      const costs = world.costsFrom([start]);
      const isOpen = world.costs[start] < Infinity && world.costs[goal] < Infinity;
      const answers = ENGINES.map((engine) => findPath(grid, at(start), at(goal), { engine, trace: query === 1 }));
      for (const { status, cost, path } of answers) {
        if (isOpen) expect(cost).toBeCloseTo(costs[goal], 9);
        expect(status === 'found').toBe(isOpen && costs[goal] < Infinity);
        if (path === null) continue;
        expect(world.walk(path.xy)).toBeCloseTo(cost, 9);
        expect(checkPath(grid, path).cost).toBeCloseTo(cost, 9);
      }
      const [{ path: wasmPath, ...wasm }, { path: jsPath, ...js }] = answers;
      expect(js).toEqual(wasm);
      expect(jsPath?.points).toEqual(wasmPath?.points);
      const nearest = ENGINES.map((engine) => findNearest(grid, at(start), goals.map(at), { engine }));
      const least = Math.min(...goals.map((one) => costs[one]));
      for (const { cost, goalIndex } of nearest) {
        if (world.costs[start] < Infinity) expect(cost).toBeCloseTo(least, 9);
        if (goalIndex >= 0) expect(costs[goals[goalIndex]]).toBeCloseTo(least, 9);
      }
      expect(nearest[1].path?.points).toEqual(nearest[0].path?.points);
      expect(nearest[1].expanded).toBe(nearest[0].expanded);
      for (const direction of ['to', 'from'] as const) {
        const fields = ENGINES.map((engine) => distanceField(grid, goals.map(at), { direction, engine }));
        const expected = world.costsFrom(goals, direction === 'to');
        expect(differenceOf(fields[0].costs, expected)).toBeLessThan(1e-9);
        expect(fields[1].costs).toEqual(fields[0].costs);
        expect(fields[1].flow).toEqual(fields[0].flow);
        const route = fields[0].path(...at(start));
        if (route !== null) expect(world.walk(route.xy)).toBeCloseTo(expected[start], 9);
      }
      const [many] = findPaths(grid, [{ start: at(start), goal: at(goal) }]);
      expect(many.cost).toBeCloseTo(answers[0].cost, 9);
      const search = createSearch(grid, at(start), at(goal));
      while (search.status === 'running') search.step(3);
      expect(search.result()?.cost ?? Infinity).toBeCloseTo(answers[0].cost, 9);
      expect(isReachable(grid, at(start), at(goal))).toBe(isOpen && costs[goal] < Infinity);
      const partial = ENGINES.map((engine) => findPath(grid, at(start), at(goal), { engine, partial: true }));
      expect(partial[1].path?.points).toEqual(partial[0].path?.points);
      judge(grid, at(start), at(goal), { partial: true }, partial[0]);
      // A border that costs less than a step brings the cells behind it nearer.
      if (partial[0].path !== null && world.costs[start] < Infinity && world.edges.size === 0) {
        const steps = (cell: number) => cubeDistance(world.cube(cell), world.cube(goal));
        const nearestTo = Math.min(...[...world.costs.keys()].filter((cell) => costs[cell] < Infinity).map(steps));
        const { x, y } = partial[0].path.at(-1) as { x: number; y: number };
        expect(steps(y * width + x)).toBe(nearestTo);
      }
      if (isOpen) {
        const wall = new Set(goals.filter((one) => one !== start && one !== goal));
        const shut = world.with([...wall]);
        expect(wouldBlock(grid, [...wall].map(at), [at(start)], [at(goal)])).toBe(
          costs[goal] < Infinity && shut.costsFrom([start])[goal] === Infinity,
        );
      }
      edit(random, made);
    }
  }
});

test.each(ENGINES)('a goal in view behind a closed exit, out of reach, costs Infinity (%s)', (engine) => {
  const grid = new HexGrid(6, 1);
  grid.setExit([2, 0], 'east', false);
  expect(findPath(grid, [0, 0], [5, 0], { engine })).toMatchObject({
    status: 'unreachable',
    cost: Infinity,
    path: null,
  });
});
