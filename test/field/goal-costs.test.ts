// Goals with costs: fields are the least of cost and the field of one goal, `goalAt` names a goal of that sum all along a route, and findNearest finds the least sum. HOTPATH_RUNS=25
// makes 5,000 maps.
import { describe, expect, test } from 'vitest';
import { distanceField, type FieldOptions, findNearest, Grid, HexGrid, World } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

const MAPS = runs(200);

function anyMap(random: Random): Grid {
  const isHex = random.chance(0.2);
  const side = () => random.pick([1, random.between(1, 12), random.between(1, 30)]) * (isHex ? 2 : 1);
  const [width, height] = [side(), side()];
  const wrap =
    Math.min(width, height) >= 4 && random.chance(0.2) ? random.pick(['x', 'y', 'both'] as const) : undefined;
  const grid = isHex ? new HexGrid(width, height, { wrap }) : new Grid(width, height, { wrap });
  const share = random.pick([0, 0.02, 0.2, 0.4]);
  const costs = random.pick([[1], [1], [1, 2, 5.5]]);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) grid.setCost(x, y, random.chance(share) ? 0 : random.pick(costs));
  }
  const cell = () => ({ x: random.below(width), y: random.below(height) });
  for (let n = isHex || wrap || random.chance(0.6) ? 0 : width; n > 0; n--) {
    const { x, y } = cell();
    grid.setExit(x, y, random.below(8), false);
  }
  for (let n = random.pick([0, 0, 3]); n > 0; n--) {
    const [from, to] = [cell(), cell()];
    if (from.x !== to.x || from.y !== to.y) grid.addLink(from, to, { cost: random.pick([0, 1, 7.5]) });
  }
  return grid;
}

const isNear = (a: number, b: number) => a === b || Math.abs(a - b) <= 1e-12 * Math.max(1, b);

test(`${MAPS} maps (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let map = 0; map < MAPS; map++) {
    const grid = anyMap(random);
    const { width, height } = grid;
    const movement: FieldOptions =
      grid instanceof HexGrid
        ? {}
        : {
            diagonals: random.pick(['never', 'always', 'onlyWhenNoObstacles']),
            diagonalCost: random.pick([Math.SQRT2, 2]),
          };
    const options: FieldOptions = { ...movement, direction: random.pick(['to', 'from']) };
    const price = random.pick([
      () => random.below(20),
      () => random.below(1000) / 7,
      () => 0,
      () => 1e9 * random.below(3),
    ]);
    const count = random.pick([1, 2, 8, Math.ceil((width * height) / 20)]);
    const goals = Array.from({ length: count }, () => ({
      x: random.below(width),
      y: random.below(height),
      cost: price(),
    }));
    const field = distanceField(grid, goals, { ...options, engine: 'wasm' });
    const other = distanceField(grid, goals, { ...options, engine: 'js' });
    const each = goals.map(({ x, y }) => distanceField(grid, [x, y], options));
    const where = () => `map ${map}, ${JSON.stringify([options, goals, grid.wrap, grid.links()])}\n${grid.toText()}`;
    expect(other.costs, where()).toEqual(field.costs);
    expect(other.flow, where()).toEqual(field.flow);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const sums = goals.map(({ cost }, i) => cost + each[i].costAt(x, y));
        const cost = field.costAt(x, y);
        if (!isNear(cost, Math.min(...sums)))
          expect.fail(`(${x}, ${y}) costs ${cost}, not ${Math.min(...sums)}: ${where()}`);
        const goal = field.goalAt(x, y);
        if (goal < 0 ? cost < Infinity : !isNear(sums[goal], cost))
          expect.fail(`(${x}, ${y}) belongs to ${goal}: ${where()}`);
        const next = field.next(x, y);
        if (next !== null && field.goalAt(next) !== goal) expect.fail(`the goal changes at (${x}, ${y}): ${where()}`);
      }
    }
    const start = { x: random.below(width), y: random.below(height) };
    const { total, cost, goalIndex } = findNearest(grid, start, goals, movement);
    const ways = distanceField(grid, start, { ...movement, direction: 'from' });
    const least = Math.min(...goals.map((goal) => goal.cost + ways.costAt(goal)));
    if (!isNear(total, least))
      expect.fail(`the nearest from ${JSON.stringify(start)} costs ${total}, not ${least}: ${where()}`);
    if (goalIndex >= 0) expect(cost + goals[goalIndex].cost).toBeCloseTo(total, 9);
    for (const made of [field, other, ways, ...each]) made.dispose();
  }
}, 600_000);

describe('goals with costs', () => {
  test('of several in a cell the cheapest counts, then the first; cells without a route belong to none', () => {
    const grid = Grid.fromText('...#.');
    const field = distanceField(grid, [
      { x: 0, y: 0, cost: 2 },
      { x: 0, y: 0, cost: 1 },
      { x: 0, y: 0, cost: 1 },
      [2, 0],
    ]);
    expect([0, 1, 2, 3, 4].map((x) => field.goalAt(x, 0))).toEqual([1, 3, 3, -1, -1]);
    expect(Array.from(field.costs)).toEqual([1, 1, 0, Infinity, Infinity]);
  });

  test.each([-1, Number.NaN, Infinity, '3', null])('a cost of %s is refused, and the field stays', (cost) => {
    const grid = new Grid(4, 1);
    const field = distanceField(grid, [0, 0]);
    const goals = [[1, 0], { x: 3, y: 0, cost }] as never;
    expect(() => field.update(goals)).toThrow(/goals\[1\]\.cost/);
    expect(() => findNearest(grid, [0, 0], goals)).toThrow(/goals\[1\]\.cost/);
    expect(Array.from(field.costs)).toEqual([0, 1, 2, 3]);
  });

  test('count toward maxCost, and in a World', () => {
    const field = distanceField(new Grid(5, 1), { x: 0, y: 0, cost: 3 }, { maxCost: 5 });
    expect(Array.from(field.costs)).toEqual([3, 4, 5, Infinity, Infinity]);
    const world = new World({ width: 128, height: 128 });
    world.load(0, 0);
    const inWorld = distanceField(world, [[-500, 0], { x: 2, y: 2, cost: 9 }, [20, 2]]);
    expect([inWorld.goalAt(3, 2), inWorld.goalAt(15, 2), inWorld.costAt(2, 2), inWorld.goalAt(-500, 0)]).toEqual([
      1, 2, 9, -1,
    ]);
  });

  test(`findNearest in a World takes the least sum, and proves it (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let map = 0; map < 20; map++) {
      const world = new World({ width: 128, height: 128, unknown: random.pick(['blocked', 1]) });
      const grid = new Grid(world.chunkSize, world.chunkSize);
      for (let n = 0; n < 600; n++) grid.setBlocked(random.below(grid.width), random.below(grid.height));
      world.load(0, 0, grid);
      const cell = () => ({ x: random.below(grid.width), y: random.below(grid.height) });
      const goals = [...Array.from({ length: 4 }, cell), { x: -300, y: 5 }].map((goal) => ({
        ...goal,
        cost: random.below(40),
      }));
      const start = cell();
      const found = findNearest(world, start, goals);
      const inGrid = findNearest(grid, start, goals.slice(0, 4));
      if (inGrid.status !== 'found') continue;
      // Ways over unloaded ground may be shorter, if it is taken for passable.
      if (found.proven) expect(found.total).toBeCloseTo(inGrid.total, 9);
      expect(found.total).toBeLessThanOrEqual(inGrid.total + 1e-9);
      expect(found.total).toBe(found.cost + goals[found.goalIndex].cost);
    }
  });
});
