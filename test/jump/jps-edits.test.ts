// Whatever has been edited and searched before, a grid is searched as a new one of the same cells would be, and optimally.
import { describe, expect, test } from 'vitest';
import { findPath, Grid } from '../../src/index.ts';
import { cavesMap, mazeMap, Random, randomMap, roomsMap } from '../support/maps.ts';
import { optimalCosts } from '../support/oracle.ts';
import { runs, seed } from '../support/seed.ts';
import { cellsWithin, checkSame, isClose, type Options, search } from '../support/walk.ts';
import {
  type Diagonals,
  diagonalRules,
  movementOf,
  type Point,
  toGrid,
  type World,
  worldOf,
} from '../support/world.ts';

const engines = ['wasm', 'js'] as const;
const SEARCHES = 3;

function pointOf({ width }: { width: number }, cell: number): Point {
  return { x: cell % width, y: Math.floor(cell / width) };
}

/** A passable cell, if there is any. */
function freeCell(world: World, random: Random): Point {
  const first = random.below(world.costs.length);
  for (let i = 0; i < world.costs.length; i++) {
    const cell = (first + i) % world.costs.length;
    if (world.costs[cell] < Infinity) return pointOf(world, cell);
  }
  return pointOf(world, first);
}

/** Changes of a grid, by name; each takes about as many cells as its name promises. */
const edits: Record<string, (grid: Grid, random: Random) => void> = {
  'one cell': (grid, random) => {
    const [x, y] = [random.below(grid.width), random.below(grid.height)];
    grid.setBlocked(x, y, !grid.isBlocked(x, y));
  },
  'there and back': (grid, random) => {
    const [x, y] = [random.below(grid.width), random.below(grid.height)];
    const blocked = grid.isBlocked(x, y);
    grid.setBlocked(x, y, !blocked);
    grid.setBlocked(x, y, blocked);
  },
  'a few cells': (grid, random) => {
    for (let i = random.between(2, 12); i > 0; i--) {
      grid.setBlocked(random.below(grid.width), random.below(grid.height), random.chance(0.4));
    }
  },
  'more than a journal holds': (grid, random) => {
    const count = Math.max(64, (grid.width * grid.height) >> 4) + random.between(-1, 40);
    for (let i = 0; i < count; i++) edits['one cell'](grid, random);
  },
  'a wall with a door': (grid, random) => {
    const across = random.chance(0.5);
    const [x, y] = [random.below(grid.width), random.below(grid.height)];
    if (across) grid.fill(0, y, grid.width, 1, true);
    else grid.fill(x, 0, 1, grid.height, true);
    grid.setBlocked(x, y, random.chance(0.3));
  },
  'a rectangle': (grid, random) => {
    const [x, y] = [random.below(grid.width), random.below(grid.height)];
    const [width, height] = [random.between(0, grid.width - x), random.between(0, grid.height - y)];
    grid.fill(x, y, width, height, random.chance(0.3));
  },
  'all cells, most of them open': (grid, random) => {
    grid.fill(0, 0, grid.width, grid.height, random.chance(0.2));
    for (let i = (grid.width * grid.height) >> 2; i > 0; i--) edits['one cell'](grid, random);
  },
  'all terrain': (grid, random) => grid.fill(0, 0, grid.width, grid.height, random.pick([1, 3, 0.4])),
  'one cell of other terrain': (grid, random) =>
    grid.setCost(random.below(grid.width), random.below(grid.height), random.pick([2, 0.5])),
  'terrain evened out': (grid) => {
    const { costs } = worldOf(grid);
    costs.forEach((cost, cell) => {
      if (cost < Infinity) grid.setCost(cell % grid.width, Math.floor(cell / grid.width), 1);
    });
  },
};

/** Small edits are frequent. */
const names = [...new Array(3).fill(['one cell', 'there and back', 'a few cells']).flat(), ...Object.keys(edits)];

/** Searches a grid on both engines or one, and sees that a fresh one gives the same and the oracle agrees. */
function check(grid: Grid, world: World, options: Options, random: Random): void {
  const start = freeCell(world, random);
  const optimum = optimalCosts(world, start, movementOf(options));
  const fresh = toGrid(world);
  // Where one engine is left out, its copy of the grid falls behind.
  const asked = random.chance(0.6) ? engines : [random.pick(engines)];
  for (let i = 0; i < SEARCHES; i++) {
    const goal = freeCell(world, random);
    const limits = random.chance(0.1)
      ? random.pick([{ maxExpansions: random.below(20) }, { maxCost: random.below(30) }])
      : {};
    const [first, ...others] = asked.map((engine) => {
      const result = search(world, grid, start, goal, { ...options, ...limits, engine });
      checkSame(result, search(world, fresh, start, goal, { ...options, ...limits, engine }));
      return result;
    });
    for (const other of others) checkSame(first, other);
    const ends = cellsWithin(world, goal, options.range ?? 0);
    const best = Math.min(...ends.map(({ x, y }) => optimum[y * world.width + x]));
    if (first.status !== 'limit' && !isClose(first.cost, best)) throw new Error(`cost ${first.cost}, optimum ${best}`);
  }
}

function anyOptions(world: World, diagonals: Diagonals, random: Random): Options {
  const [straightCost, diagonalCost] = random.pick([
    [1, Math.SQRT2],
    [10, 14],
    [1, 1],
    [1, 2],
  ]);
  const isUniform = new Set(world.costs.filter((cost) => cost < Infinity)).size <= 1;
  const algorithm = isUniform && random.chance(0.5) ? 'jps' : random.pick(['auto', 'astar'] as const);
  const range = random.pick([0, 0, 1, 4]);
  return { diagonals, straightCost, diagonalCost, algorithm, range, trace: random.chance(0.5) };
}

const starts = [
  (width: number, height: number) => new Grid(width, height),
  (width: number, height: number, cells: number) => randomMap({ width, height, seed: cells, blocked: 0.25 }),
  (width: number, height: number, cells: number) => roomsMap({ width, height, seed: cells, room: 5 }),
  (width: number, height: number, cells: number) => mazeMap({ width, height, seed: cells }),
];

/** Edits and searches in turn on one grid, which may give way to a copy of itself. */
function runSequence(width: number, height: number, rule: () => Diagonals, random: Random): void {
  let grid = random.pick(starts)(width, height, random.below(2 ** 31));
  const done: string[] = [];
  for (let round = 0; round < 15; round++) {
    if (random.chance(0.05)) grid = grid.clone();
    for (let count = random.below(3); count > 0; count--) {
      const name = random.pick(names);
      edits[name](grid, random);
      done.push(name);
    }
    const world = worldOf(grid);
    const options = anyOptions(world, rule(), random);
    try {
      check(grid, world, options, random);
    } catch (error) {
      throw new Error(`${width} x ${height}, after ${done.join(', ')}; ${JSON.stringify(options)}`, { cause: error });
    }
  }
}

describe.each([...diagonalRules, 'each in turn'] as const)('edits and searches, diagonals %s', (rule) => {
  test(`in any order: as a fresh grid, and optimal (seed ${seed})`, () => {
    const random = new Random(seed + rule.length);
    const rules = rule === 'each in turn' ? diagonalRules : [rule];
    for (let sequence = 0; sequence < runs(20); sequence++) {
      const long = random.pick([31, 63, 64, 65, 90]);
      const [width, height] = random.pick([
        [random.between(1, 16), random.between(1, 16)],
        [long, random.between(1, 8)],
        [random.between(1, 8), long],
      ]);
      runSequence(width, height, () => random.pick(rules), random);
    }
  });
});

describe.each(engines)('many edits at once on %s', (engine) => {
  // Around the numbers at which planes, and copies of the cells, are brought up to date cell by cell no more.
  test.each([
    [144, 128, 1],
    [144, 128, 12],
    [144, 128, 13],
    [144, 128, 17],
    [144, 128, 18],
    [144, 128, 1150],
    [144, 128, 1151],
    [144, 128, 5000],
    [500, 300, 40],
    [60, 1500, 25],
  ])('on %i x %i cells, %i between two searches', (width, height, count) => {
    const random = new Random(count);
    const grid = cavesMap({ width, height, seed: 4 });
    for (let round = 0; round < runs(2); round++) {
      for (let i = 0; i < count; i++) grid.setBlocked(random.below(width), random.below(height), random.chance(0.35));
      const world = worldOf(grid);
      const fresh = toGrid(world);
      for (const diagonals of diagonalRules) {
        for (let i = 0; i < 4; i++) {
          const [start, goal] = [freeCell(world, random), freeCell(world, random)];
          const options: Options = { diagonals, trace: true, engine };
          const result = search(world, grid, start, goal, options);
          checkSame(result, search(world, fresh, start, goal, options));
          const { cost } = search(world, grid, start, goal, {
            ...options,
            algorithm: 'astar',
            heuristic: 'zero',
            trace: true,
          });
          expect(isClose(result.cost, cost)).toBe(true);
        }
      }
    }
  });

  test.each(diagonalRules)('a door far from start and goal, diagonals %s', (diagonals) => {
    const grid = new Grid(300, 40);
    grid.fill(150, 0, 1, 40, true);
    const ask = () => {
      const world = worldOf(grid);
      const [start, goal] = [
        { x: 2, y: 20 },
        { x: 297, y: 21 },
      ];
      const options: Options = { diagonals, trace: true, engine };
      const result = search(world, grid, start, goal, options);
      checkSame(result, search(world, toGrid(world), start, goal, options));
      return result.status;
    };
    expect(ask()).toBe('unreachable');
    for (const y of [0, 39, 20, 21, 7]) {
      grid.setBlocked(150, y, false);
      expect(ask()).toBe('found');
      grid.setBlocked(150, (y + 13) % 40, false);
      expect(ask()).toBe('found');
      grid.setBlocked(150, y);
      expect(ask()).toBe('found');
      grid.setBlocked(150, (y + 13) % 40);
      expect(ask()).toBe('unreachable');
    }
  });
});

/** Large blocks on open ground: an edit is seen from so many cells that all points are to forget what they know. */
function blocksMap(side: number, random: Random): Grid {
  const grid = new Grid(side, side);
  for (let block = 0; block < 12; block++) {
    const [width, height] = [random.between(2, 40), random.between(2, 40)];
    grid.fill(random.below(side - width), random.below(side - height), width, height, random.chance(0.75));
  }
  return grid;
}

describe.each(diagonalRules)('blocks on open ground, diagonals %s', (diagonals) => {
  test.each(engines)(`are searched as new ones after each edit, on %s (seed ${seed})`, (engine) => {
    const random = new Random(seed);
    // By this heuristic searches look at all that is nearer than the goal.
    const options: Options = { diagonals, algorithm: 'jps', heuristic: 'zero', trace: true, engine };
    for (let map = runs(3); map > 0; map--) {
      const grid = blocksMap(random.between(120, 220), random);
      for (let edit = 0; edit < 30; edit++) {
        const [start, goal, other] = Array.from({ length: 3 }, () => freeCell(worldOf(grid), random));
        const { trace } = findPath(grid, start, goal, options);
        edits['one cell'](grid, random);
        // Points as starts, before what they knew is asked for again.
        for (const cell of trace?.subarray(-20) ?? []) {
          findPath(grid, pointOf(grid, cell), other, { ...options, maxExpansions: 1 });
        }
        const result = findPath(grid, start, other, options);
        checkSame(result, findPath(grid.clone(), start, other, options));
      }
    }
  });
});
