import { expect, test } from 'vitest';
import { type FindPathOptions, findPath, Grid, HexGrid } from '../../src/index.ts';
import { judge } from '../support/judge.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { editStops, randomStopMap } from '../support/stop-problems.ts';
import { diagonalRules, type Point } from '../support/world.ts';

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

// HOTPATH_RUNS=60 runs it whole: 3,000 maps.
test(`routes past links, closed exits and edges cost the least, also after edits (seed ${seed})`, () => {
  const random = new Random(seed);
  const count = runs(50);
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

/** Closes or opens an exit or a wall, or adds or removes a link, at places close to each other. */
function editNear(grid: Grid, random: Random, near: () => Point): void {
  const isOpen = random.chance(0.5);
  const [link] = grid.links();
  const side = random.pick(['north', 'east', 'south', 'west'] as const);
  switch (random.below(4)) {
    case 0:
      grid.setExit(near(), random.below(8), isOpen);
      break;
    case 1:
      grid.setWall(near(), side, !isOpen);
      break;
    case 2:
      if (link === undefined) grid.addLink(near(), { x: 0, y: random.below(24) }, { cost: 2 });
      else grid.removeLink(link.id);
      break;
    default:
      grid.setBlocked(near(), isOpen);
  }
}

test(`routes between cells close to a few walls keep to them, and walls come and go (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(50); run++) {
    const grid = new Grid(24, 24);
    for (let k = random.below(20); k > 0; k--) grid.setBlocked(random.below(24), random.below(24));
    const [left, top] = [random.between(6, 16), random.between(6, 16)];
    const near = (most: number) => ({ x: left + random.between(-most, most), y: top + random.between(-most, most) });
    for (let query = 0; query < 20; query++) {
      for (let edits = query === 0 ? 3 : random.below(2); edits > 0; edits--) editNear(grid, random, () => near(1));
      const [start, goal] = [near(2), near(6)];
      const options: FindPathOptions = { diagonals: random.pick(diagonalRules), engine: random.pick(['wasm', 'js']) };
      const result = findPath(grid, start, goal, options);
      judge(grid, start, goal, options, result);
      expect(findPath(Grid.fromBytes(grid.toBytes()), start, goal, options)).toEqual(result);
    }
  }
});

test.each(['wasm', 'js'] as const)('an exit that opens again where a link begins is taken, on %s', (engine) => {
  const grid = Grid.fromText(
    '............\n............\n............\n......##....\n........#...\n............\n............\n............',
  );
  grid.addLink([8, 3], [0, 7], { cost: 50 });
  const costs = [true, false, true].map((isOpen) => {
    grid.setExit([8, 3], 'south-west', isOpen);
    return findPath(grid, [11, 0], [4, 7], { diagonals: 'always', engine }).cost;
  });
  expect(costs[0]).toBeCloseTo(7 * Math.SQRT2, 9);
  expect(costs[1]).toBeGreaterThan(costs[0]);
  expect(costs[2]).toBe(costs[0]);
});
