// Fields over links and closed exits: costs are the least sums, and steps lead to a goal.
import { expect, test } from 'vitest';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { waysOf } from '../../src/core/grid/links/links.ts';
import { type Direction, distanceField, Grid, HexGrid } from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import { STEPS } from '../support/directions.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';

interface Options {
  readonly direction: 'to' | 'from';
  readonly straightCost: number;
  readonly diagonalCost: number;
  readonly maxCost: number;
}

/** A way from one cell to another, and its cost. */
type Way = readonly [from: number, to: number, cost: number];

/** Returns all steps and links; diagonal steps need both cells beside them, and exits to and from both. */
function waysOn(grid: Grid, { straightCost, diagonalCost }: Options): Way[] {
  const ways: Way[] = [];
  const isOpen = (x: number, y: number, dx: number, dy: number): boolean => {
    if (!grid.isInside(x + dx, y + dy) || grid.isBlocked(x + dx, y + dy)) return false;
    const direction = [7, 0, 1, 6, -1, 2, 5, 4, 3][(dy + 1) * 3 + dx + 1];
    if (!grid.isExitOpen(x, y, direction)) return false;
    if (dx === 0 || dy === 0) return true;
    return isOpen(x, y, dx, 0) && isOpen(x + dx, y, 0, dy) && isOpen(x, y, 0, dy) && isOpen(x, y + dy, dx, 0);
  };
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      if (grid.isBlocked(x, y)) continue;
      for (const [dx, dy] of STEPS) {
        if (!isOpen(x, y, dx, dy)) continue;
        const to = (y + dy) * grid.width + x + dx;
        ways.push([y * grid.width + x, to, (dx * dy === 0 ? straightCost : diagonalCost) * grid.cost(x + dx, y + dy)]);
      }
    }
  }
  const links = waysOf(cellsOf(grid));
  if (links !== null) for (const [i, from] of links.from.entries()) ways.push([from, links.to[i], links.cost[i]]);
  return ways;
}

/** Returns the least sums of ways, by going over all of them until no sum falls (R. Bellman, L. Ford). */
function leastSums(grid: Grid, goals: readonly number[], ways: readonly Way[], options: Options): Float64Array {
  const sums = new Float64Array(grid.width * grid.height).fill(Infinity);
  for (const goal of goals) if (!grid.isBlocked(goal % grid.width, Math.floor(goal / grid.width))) sums[goal] = 0;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [from, to, cost] of ways) {
      const [near, far] = options.direction === 'to' ? [to, from] : [from, to];
      const sum = sums[near] + cost;
      if (sum >= sums[far] || sum > options.maxCost) continue;
      sums[far] = sum;
      isChanged = true;
    }
  }
  return sums;
}

function randomGrid(random: Random): Grid {
  const grid = new Grid(random.between(1, 20), random.between(1, 12));
  const cell = () => [random.below(grid.width), random.below(grid.height)] as const;
  const size = grid.width * grid.height;
  if (random.chance(0.4)) for (let i = 0; i < size / 3; i++) grid.setCost(cell(), random.pick([2, 3.3, 7]));
  for (let i = random.pick([0, size / 8, size / 3]); i > 0; i--) grid.setBlocked(cell());
  // Closed exits, or links.
  const hasExits = random.chance(0.4);
  if (hasExits) for (let i = random.between(1, 12); i > 0; i--) grid.setExit(...cell(), random.below(8), false);
  for (let i = hasExits ? random.below(3) : random.pick([1, 3, 30]); i > 0; i--) {
    const [from, to] = [cell(), cell()];
    if (from.join() === to.join()) continue;
    grid.addLink(from, to, { cost: random.pick([0, 0, 0.1, 1, 7, 5000]), oneWay: random.chance(0.5) });
  }
  return grid;
}

test(`${runs(1500)} fields with links or closed exits have the least sums, and steps to a goal (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(1500); run++) {
    const grid = randomGrid(random);
    const options: Options = {
      direction: random.pick(['to', 'from']),
      straightCost: random.pick([1, 1, 0.3]),
      diagonalCost: random.pick([Math.SQRT2, 0.7, 2.2]),
      maxCost: random.pick([Infinity, Infinity, 6.05]),
    };
    const goals = Array.from({ length: random.pick([1, 3]) }, () => random.below(grid.width * grid.height));
    const places = goals.map((goal) => [goal % grid.width, Math.floor(goal / grid.width)] as const);
    const sums = leastSums(grid, goals, waysOn(grid, options), options);
    for (const engine of ['wasm', 'js'] as const) {
      const field = distanceField(grid, places, { ...options, engine });
      for (let at = 0; at < grid.width * grid.height; at++) {
        // Runs sum up steps of a kind first.
        if (!isClose(field.costs[at], sums[at]))
          expect(field.costs[at], `run ${run}, ${engine}: cell ${at}`).toBe(sums[at]);
        let [steps, cell] = [0, { x: at % grid.width, y: Math.floor(at / grid.width) }];
        for (let next = field.next(cell); next !== null; next = field.next(cell), steps++) {
          if (field.costAt(next) > field.costAt(cell) || steps > 1000)
            expect.fail(`run ${run}, ${engine}: from cell ${at}`);
          cell = next;
        }
        if (field.costs[at] < Infinity && field.costAt(cell) !== 0)
          expect.fail(`run ${run}, ${engine}: from cell ${at}`);
      }
      field.dispose();
    }
  }
});

test.each(['odd-r', 'even-r', 'odd-q', 'even-q', 'axial'] as const)(
  `closed exits of hexagons, %s (seed ${seed})`,
  (layout) => {
    const random = new Random(seed);
    for (let run = 0; run < runs(25); run++) {
      const grid = new HexGrid(random.between(1, 12), random.between(1, 12), { layout });
      const cell = () => [random.below(grid.width), random.below(grid.height)] as const;
      for (let i = (grid.width * grid.height) / 5; i > 0; i--) {
        grid.setBlocked(cell());
        grid.setExit(cell(), random.below(6) as Direction, false);
      }
      if (random.chance(0.4)) for (let i = 0; i < 20; i++) grid.setCost(cell(), random.pick([2, 7]));
      const goal = cell();
      const direction = random.pick(['to', 'from'] as const);
      const { costs } = reference.distanceField(grid, goal, { direction });
      for (const engine of ['wasm', 'js'] as const) {
        const field = distanceField(grid, goal, { direction, engine });
        const wrong = field.costs.findIndex((cost, at) => !isClose(cost, costs[at]));
        if (wrong >= 0) expect(field.costs[wrong], `run ${run}, ${engine}: cell ${wrong}`).toBe(costs[wrong]);
      }
    }
  },
);
