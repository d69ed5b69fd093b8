import { expect, test } from 'vitest';
import { createSearch, findPath, type HexGrid } from '../../src/index.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { dice, HexWorld, LAYOUTS } from './hex-world.ts';

/** Maps of each layout; HOTPATH_RUNS=50 takes 3,000. */
const MAPS = 60;

type Dice = () => number;
const upTo = (random: Dice, count: number) => Math.floor(random() * count);

/** A map whose passable cells cost the same: noise, boxes, or both; now and then long and narrow. */
function makeMap(random: Dice, layout: HexWorld['layout']): { world: HexWorld; grid: HexGrid } {
  const isNarrow = random() < 0.15;
  const sides = [1 + upTo(random, isNarrow ? 4 : 40), 1 + upTo(random, isNarrow ? 300 : 40)];
  if (random() < 0.5) sides.reverse();
  const world = new HexWorld(layout, sides[0], sides[1]);
  const price = random() < 0.7 ? 1 : 0.7;
  const noise = random() < 0.3 ? 0 : random() * random() * 0.9;
  world.costs.forEach((_, cell) => {
    world.costs[cell] = random() < noise ? Infinity : price;
  });
  for (let boxes = random() < 0.5 ? upTo(random, 12) : 0; boxes > 0; boxes--) {
    const [left, top] = [upTo(random, world.width), upTo(random, world.height)];
    const [right, bottom] = [left + upTo(random, 8), top + upTo(random, 8)];
    for (let y = top; y <= bottom && y < world.height; y++) {
      for (let x = left; x <= right && x < world.width; x++) world.costs[y * world.width + x] = Infinity;
    }
  }
  return { world, grid: world.grid() };
}

/** Blocks some cells or makes them passable: a few, or so many that planes are made again. */
function edit(random: Dice, { world, grid }: ReturnType<typeof makeMap>): void {
  const price = Math.min(...world.costs);
  if (price === Infinity) return;
  const count = random() < 0.1 ? world.costs.length : 1 + upTo(random, 5);
  for (let left = count; left > 0; left--) {
    const cell = upTo(random, world.costs.length);
    const blocked = random() < 0.5;
    world.costs[cell] = blocked ? Infinity : price;
    if (blocked) grid.setBlocked(grid.cellAt(cell));
    else grid.setCost(cell % world.width, Math.floor(cell / world.width), price);
  }
}

/** Runs a search some steps at a time. */
function inSteps(random: Dice, grid: HexGrid, start: [number, number], goal: [number, number], engine: 'wasm' | 'js') {
  const search = createSearch(grid, start, goal, { engine });
  while (search.step(1 + upTo(random, 3)) === 'running');
  const result = search.result();
  search.dispose();
  return result;
}

test.each(LAYOUTS)(`jump points of %s find what a search on cube coordinates finds, seed ${seed}`, (layout) => {
  const random = dice(seed);
  const methods = new Set<string>();
  for (let map = runs(MAPS); map > 0; map--) {
    const made = makeMap(random, layout);
    const { world, grid } = made;
    const { width } = world;
    const at = (cell: number): [number, number] => [cell % width, Math.floor(cell / width)];
    for (let query = 0; query < 6; query++) {
      const [start, goal] = [upTo(random, world.costs.length), upTo(random, world.costs.length)];
      const costs = world.costsFrom([start]);
      const isOpen = world.costs[start] < Infinity && world.costs[goal] < Infinity;
      const trace = random() < 0.3;
      const answers = (['wasm', 'js'] as const).map((engine) => findPath(grid, at(start), at(goal), { engine, trace }));
      for (const { status, cost, path, method } of answers) {
        methods.add(method);
        expect(status === 'found').toBe(isOpen && costs[goal] < Infinity);
        if (path === null) continue;
        expect(cost).toBeCloseTo(costs[goal], 9);
        expect(world.walk(path.xy)).toBeCloseTo(cost, 9);
        expect([path.xy[0], path.xy[1], path.xy.at(-2), path.xy.at(-1)]).toEqual([...at(start), ...at(goal)]);
      }
      const [{ path: wasmPath, ...wasm }, { path: jsPath, ...js }] = answers;
      expect(js).toEqual(wasm);
      expect(jsPath?.points).toEqual(wasmPath?.points);
      if (query === 2 && !trace) {
        for (const engine of ['wasm', 'js'] as const) {
          const { path, ...others } = inSteps(random, grid, at(start), at(goal), engine) ?? { path: null };
          expect(others).toEqual(wasm);
          expect(path?.points).toEqual(wasmPath?.points);
        }
      }
      if (random() < 0.7) edit(random, made);
    }
  }
  if (!isSample) expect([...methods].sort()).toEqual(['in-view', 'jump-points', 'none']);
});
