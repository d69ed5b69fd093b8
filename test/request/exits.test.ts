// One-way cells and thin walls: searches, fields and steps against an oracle that follows the rules word by word.
import { expect, test } from 'vitest';
import { checkPath, createSearch, distanceField, findNearest, findPath, Grid, lineOfSight } from '../../src/index.ts';
import { STEPS } from '../support/directions.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { checkSame, isClose } from '../support/walk.ts';
import { type Diagonals, diagonalRules, type Point } from '../support/world.ts';

/** Returns whether a straight step is legal: its exit is open, and it enters a passable cell. */
function isLegal(grid: Grid, x: number, y: number, direction: number): boolean {
  const [columns, rows] = STEPS[direction];
  const [toX, toY] = [x + columns, y + rows];
  if (toX < 0 || toY < 0 || toX >= grid.width || toY >= grid.height) return false;
  return grid.isExitOpen(x, y, direction) && !grid.isBlocked(toX, toY);
}

/** Returns whether a step is legal under a corner rule. A diagonal one goes by two ways of two straight steps. */
function mayStep(grid: Grid, diagonals: Diagonals, x: number, y: number, direction: number): boolean {
  if (!isLegal(grid, x, y, direction)) return false;
  if (direction % 2 === 0 || diagonals === 'always') return true;
  if (diagonals === 'never') return false;
  const ways = [
    [direction - 1, (direction + 1) % 8],
    [(direction + 1) % 8, direction - 1],
  ].filter(([first, second]) => {
    const [columns, rows] = STEPS[first];
    return isLegal(grid, x, y, first) && isLegal(grid, x + columns, y + rows, second);
  });
  return ways.length >= (diagonals === 'onlyWhenNoObstacles' ? 2 : 1);
}

/** Returns the least cost from a cell to every other, by going over all steps until nothing changes. */
function leastCosts(grid: Grid, start: Point, diagonals: Diagonals): number[] {
  const { width, height } = grid;
  const best = new Array<number>(width * height).fill(Infinity);
  if (grid.isBlocked(start.x, start.y)) return best;
  best[start.y * width + start.x] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let cell = 0; cell < width * height; cell++) {
      if (best[cell] === Infinity) continue;
      const [x, y] = [cell % width, Math.floor(cell / width)];
      for (let direction = 0; direction < 8; direction++) {
        if (!mayStep(grid, diagonals, x, y, direction)) continue;
        const [columns, rows] = STEPS[direction];
        const to = cell + rows * width + columns;
        const cost = best[cell] + (direction % 2 === 0 ? 1 : Math.SQRT2) * grid.cost(x + columns, y + rows);
        if (cost >= best[to]) continue;
        best[to] = cost;
        changed = true;
      }
    }
  }
  return best;
}

function randomGrid(random: Random): Grid {
  const grid = new Grid(random.between(1, 9), random.between(1, 9));
  const hasTerrain = random.chance(0.4);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      if (random.chance(0.15)) grid.setBlocked(x, y);
      else if (hasTerrain && random.chance(0.4)) grid.setCost(x, y, 2.5);
    }
  }
  for (let edits = random.between(1, 25); edits > 0; edits--) edit(grid, random);
  return grid;
}

function edit(grid: Grid, random: Random): void {
  const { x, y } = randomCell(grid, random);
  const what = random.below(4);
  if (what === 0) grid.setBlocked(x, y, random.chance(0.3));
  else if (what === 1) {
    const direction = random.pick([0, 2, 4, 6]);
    const [columns, rows] = STEPS[direction];
    const [toX, toY] = [x + columns, y + rows];
    if (toX >= 0 && toY >= 0 && toX < grid.width && toY < grid.height)
      grid.setWall(x, y, direction, random.chance(0.8));
  } else {
    const direction = random.below(8);
    const [columns, rows] = STEPS[direction];
    const [toX, toY] = [x + columns, y + rows];
    if (toX < 0 || toY < 0 || toX >= grid.width || toY >= grid.height) return;
    grid.setExit(x, y, direction, random.chance(0.3));
  }
}

function randomCell(grid: Grid, random: Random): Point {
  return { x: random.below(grid.width), y: random.below(grid.height) };
}

test(`searches and fields obey exits on both engines, amid edits (seed ${seed})`, () => {
  const random = new Random(seed);
  let found = 0;
  for (let round = 0; round < runs(500); round++) {
    const grid = randomGrid(random);
    for (let query = 0; query < 4; query++) {
      edit(grid, random);
      const diagonals = random.pick(diagonalRules);
      const [start, goal, other] = [randomCell(grid, random), randomCell(grid, random), randomCell(grid, random)];
      const wasm = findPath(grid, start, goal, { diagonals, engine: 'wasm' });
      checkSame(wasm, findPath(grid, start, goal, { diagonals, engine: 'js' }));
      const costs = leastCosts(grid, start, diagonals);
      const costOf = ({ x, y }: Point) => costs[y * grid.width + x];
      if (!isClose(wasm.cost, costOf(goal))) throw new Error(`cost ${wasm.cost}, optimum ${costOf(goal)}`);
      if (wasm.path !== null) {
        found++;
        expect(checkPath(grid, wasm.path, { diagonals })).toEqual({ legal: true, cost: wasm.cost, firstIllegal: -1 });
      }
      for (const engine of ['wasm', 'js'] as const) {
        const from = distanceField(grid, start, { diagonals, engine, direction: 'from' });
        from.costs.forEach((cost, cell) => {
          expect(isClose(cost, costs[cell])).toBe(true);
        });
        const to = distanceField(grid, goal, { diagonals, engine });
        if (!grid.isBlocked(start.x, start.y)) expect(isClose(to.costAt(start.x, start.y), costOf(goal))).toBe(true);
        const nearest = findNearest(grid, start, [goal, other], { diagonals, engine });
        expect(isClose(nearest.cost, Math.min(costOf(goal), costOf(other)))).toBe(true);
        const search = createSearch(grid, start, goal, { diagonals, engine });
        edit(grid, random);
        search.step(Infinity);
        expect(isClose(search.result()?.cost ?? Number.NaN, costOf(goal))).toBe(true);
        search.dispose();
        for (const field of [from, to]) field.dispose();
        // The next engine meets an edited grid.
        costs.splice(0, costs.length, ...leastCosts(grid, start, diagonals));
      }
    }
  }
  expect(found).toBeGreaterThan(runs(500));
});

test('a cell entered from one side only', () => {
  const grid = () => Grid.fromText('.#.\n...\n...');
  const cost = (map: Grid) => findPath(map, [2, 0], [0, 0], { diagonals: 'never' }).cost;
  const fromRight = grid();
  fromRight.setExit(0, 1, 2, false);
  fromRight.setExit(1, 2, 0, false);
  expect(cost(fromRight)).toBe(4);
  const fromLeft = grid();
  fromLeft.setExit(2, 1, 6, false);
  fromLeft.setExit(1, 2, 0, false);
  expect(cost(fromLeft)).toBe(6);
});

test('jump points are refused with closed exits, and lines of sight end at walls', () => {
  const grid = new Grid(5, 5);
  grid.setWall(2, 2, 2);
  expect(() => findPath(grid, [0, 0], [4, 4], { algorithm: 'jps' })).toThrow('closed exits');
  expect(() => findPath(grid, [0, 0], [3, 3], { size: 2 })).toThrow('closed exits');
  expect(lineOfSight(grid, [0, 2], [4, 2])).toBe(false);
  expect(lineOfSight(grid, [0, 1], [4, 1])).toBe(true);
  grid.setExit(2, 2, 2, true);
  expect(lineOfSight(grid, [0, 2], [4, 2])).toBe(true);
  expect(lineOfSight(grid, [4, 2], [0, 2])).toBe(false);
});

test('a corner between a cell to avoid and a closed exit is not cut', () => {
  const grid = new Grid(3, 2);
  grid.setWall(0, 0, 4);
  const options = { diagonals: 'ifAtMostOneObstacle', avoid: [[1, 0]] } as const;
  expect(findPath(grid, [0, 0], [1, 1], options).status).toBe('unreachable');
  grid.setWall(0, 0, 4, false);
  expect(findPath(grid, [0, 0], [1, 1], options).cost).toBe(Math.SQRT2);
});
