import { expect, test } from 'vitest';
import { type FindPathOptions, findPath, Grid, HexGrid } from '../../src/index.ts';
import { judge } from '../support/judge.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { editStops, randomStopMap } from '../support/stop-problems.ts';
import { diagonalRules } from '../support/world.ts';

/** Searches a map and its copy on both engines, and compares the answers with each other and with the plain solver. Returns the method. */
function check(grid: Grid, random: Random): string {
  const place = () => ({ x: random.below(grid.width), y: random.below(grid.height) });
  const options: FindPathOptions = grid instanceof HexGrid ? {} : { diagonals: random.pick(diagonalRules) };
  if (random.chance(0.3)) options.partial = true;
  if (!(grid instanceof HexGrid) && random.chance(0.3)) Object.assign(options, { straightCost: 10, diagonalCost: 14 });
  if (random.chance(0.1)) options.maxCost = random.pick([3, 20, 200]);
  if (!(grid instanceof HexGrid) && random.chance(0.2))
    options.heuristic = random.pick(['euclidean', 'chebyshev', 'zero'] as const);
  const [start, goal] = [place(), place()];
  const result = findPath(grid, start, goal, options as never);
  const label = JSON.stringify({ start, goal, options, links: grid.links() });
  expect(findPath(grid, start, goal, { ...options, engine: 'js' } as never), label).toEqual(result);
  const copy = (grid instanceof HexGrid ? HexGrid : Grid).fromBytes(grid.toBytes());
  expect(findPath(copy, start, goal, options as never), label).toEqual(result);
  try {
    judge(grid, start, goal, options, result);
  } catch (error) {
    throw new Error(`${(error as Error).message}; ${label}\n${grid.toText()}`, { cause: error });
  }
  return result.method;
}

// HOTPATH_RUNS=20 runs it whole: 3,000 maps.
test(`routes past links, closed exits and edges cost the least, also after edits (seed ${seed})`, () => {
  const random = new Random(seed);
  const count = runs(150);
  let jumps = 0;
  for (let run = 0; run < count; run++) {
    const { grid, isWrapped } = randomStopMap(random);
    for (let query = 0; query < 6; query++) {
      if (check(grid, random) === 'jump-points') jumps++;
      for (let edits = random.below(4); edits > 0; edits--) editStops(grid, random, isWrapped);
    }
  }
  expect(jumps).toBeGreaterThan(count / 4);
}, 300_000);

test(`routes between cells close to a few walls keep to them (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(150); run++) {
    const grid = new Grid(24, 24);
    for (let k = random.below(20); k > 0; k--) grid.setBlocked(random.below(24), random.below(24));
    const [left, top] = [random.between(6, 16), random.between(6, 16)];
    const near = (most: number) => ({ x: left + random.between(-most, most), y: top + random.between(-most, most) });
    for (let k = random.between(1, 3); k > 0; k--) {
      if (random.chance(0.5)) grid.setExit(near(1), random.below(8), false);
      else grid.setWall(near(1), random.pick(['north', 'east', 'south', 'west']));
    }
    for (let query = 0; query < 20; query++) {
      const [start, goal] = [near(2), near(6)];
      const options: FindPathOptions = { diagonals: random.pick(diagonalRules), engine: random.pick(['wasm', 'js']) };
      judge(grid, start, goal, options, findPath(grid, start, goal, options));
    }
  }
});
