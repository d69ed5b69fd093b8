/** The loop of the guide: load what is missing until nothing is. Whatever the options, it comes to an end, and to the answer of the whole world. */
import { expect, test } from 'vitest';
import {
  type FindPathOptions,
  findNearest,
  findPath,
  Grid,
  type PathResult,
  type WorldResult,
} from '../../src/index.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';
import type { Point } from '../support/world.ts';
import { Walk } from './walks.ts';

/** More loads than a search needs, unless a cave of hundreds of chunks lies between. */
const MOST_LOADS = 300;
/** Routes that cost more may take longer. */
const LONG = 100;
const MARGIN = 30;
const SIZES = { side: 6, columns: 60, rows: 60 };

const OPTIONS: FindPathOptions[] = [
  {},
  { partial: true },
  { partial: true, diagonals: 'never', maxCost: 8 },
  { partial: true, maxExpansions: 6 },
  { partial: true, maxExpansions: 5000 },
  { maxExpansions: 10, algorithm: 'astar' },
  { maxOpen: 4, algorithm: 'astar' },
  { maxCost: 12 },
  { turnCost: 4 },
  { turnCost: 1, maxCost: 15 },
  { startDirection: 'south', diagonals: 'always' },
  { straightCost: 10 },
  { diagonals: 'never', straightCost: 10 },
  { heuristicWeight: 3, algorithm: 'astar' },
  { heuristicWeight: 3, maxExpansions: 8, algorithm: 'astar' },
  { heuristic: 'manhattan', partial: true },
  { heuristic: (dx, dy) => dx + dy, partial: true },
  { size: 2 },
  { size: 2, partial: true },
  { range: 3 },
  { kindCosts: [1, 3, 0.5] },
  { kindCosts: [1, Infinity, 2], partial: true },
  { allowBlockedStart: true },
];

/** Loads what is missing until nothing is. Returns the result; null if that takes too long. */
function loadAll(of: Walk, find: () => WorldResult): WorldResult | null {
  let result = find();
  for (let loads = 0; result.missing.length > 0; loads++) {
    if (loads === MOST_LOADS) return null;
    expect([result.proven, result.reason]).toEqual([false, null]);
    const [{ cx, cy }] = result.missing;
    expect(of.world.isLoaded(cx, cy)).toBe(false);
    of.load(cx, cy);
    result = find();
  }
  expect(result.reason).toBe(result.proven ? null : 'limit');
  return result;
}

/** Returns the true ground around as a grid. */
function truthAround(of: Walk, ...cells: Point[]): { grid: Grid; place: (cell: Point) => Point } {
  const { plain, place } = of.mapWith(MARGIN, (x, y) => of.truth(x, y), ...cells);
  const { width, height, costs } = plain;
  const grid = Grid.fromCosts(width, height, costs);
  const zero = place({ x: 0, y: 0 });
  const kinds = Array.from(costs, (_, i) => of.kind((i % width) - zero.x, Math.floor(i / width) - zero.y));
  grid.paste(0, 0, width, height, { kinds });
  return { grid, place };
}

/** Searches the true ground, without limits: one that the world's search kept may end another one. */
function plainly(
  of: Walk,
  from: Point,
  to: Point,
  options: FindPathOptions,
): PathResult & { toWorld: (cell: Point) => Point } {
  const { grid, place } = truthAround(of, from, to);
  const zero = place({ x: 0, y: 0 });
  const result = findPath(grid, place(from), place(to), { ...options, maxExpansions: undefined, maxOpen: undefined });
  return { ...result, toWorld: ({ x, y }) => ({ x: x - zero.x, y: y - zero.y }) };
}

function compare(of: Walk, result: WorldResult, from: Point, to: Point, options: FindPathOptions): void {
  const { heuristicWeight = 1, maxExpansions = Infinity, maxOpen = Infinity } = options;
  const plain = plainly(of, from, to, options);
  if (!result.proven) {
    expect(Math.min(maxExpansions, maxOpen)).toBeLessThan(Infinity);
    return;
  }
  const isOptimal = heuristicWeight === 1 && (options.heuristic === undefined || options.diagonals === 'never');
  // A goal out of reach, or beyond a limit, may be blocked too.
  const isNone = plain.path === null && plain.status !== 'start-blocked';
  if (isNone) expect(['unreachable', 'goal-blocked', 'limit']).toContain(result.status);
  else expect(result.status).toBe(plain.status);
  if (plain.path === null || result.path === null) return;
  if (isOptimal) expect(isClose(result.cost, plain.cost), `${result.cost} ${plain.cost}`).toBe(true);
  if (result.status === 'partial') {
    const far = ({ x, y }: Point) => [Math.abs(x - to.x), Math.abs(y - to.y)].sort((a, b) => a - b);
    const plainEnd = plain.toWorld(plain.path.at(-1) as Point);
    const h = (cell: Point) => {
      const [less, more] = far(cell);
      return options.heuristic !== undefined || options.diagonals === 'never'
        ? less + more
        : more - less + less * Math.SQRT2;
    };
    expect(h(result.path.at(-1) as Point)).toBeCloseTo(h(plainEnd), 9);
  }
}

test(`loading what is missing comes to an end, and to the answer of the whole world (seed ${seed})`, () => {
  const ends = new Map<string, number>();
  for (let round = 0; round < runs(24); round++) {
    const unknown = new Walk(seed + round).random.pick(['blocked', 'blocked', 1, 2] as const);
    for (let query = 0; query < 5; query++) {
      const of = new Walk(seed + round, unknown, true, SIZES);
      for (let i = 0; i < query * round; i++) of.random.between(0, 1);
      const options = of.random.pick(OPTIONS);
      const near = () => ({ x: of.camera.x + of.random.between(-9, 9), y: of.camera.y + of.random.between(-9, 9) });
      const [from, to] = [near(), near()];
      const { cx, cy } = of.world.chunkOf(from);
      of.load(cx, cy);
      for (let i = of.random.between(0, 3); i > 0; i--)
        of.load(cx + of.random.between(-1, 1), cy + of.random.between(-1, 1));
      try {
        const result = loadAll(of, () => findPath(of.world, from, to, options));
        if (result === null) {
          expect(plainly(of, from, to, options).cost).toBeGreaterThan(LONG);
          continue;
        }
        compare(of, result, from, to, options);
        const key = `${result.status} ${result.proven}`;
        ends.set(key, (ends.get(key) ?? 0) + 1);
        if (options.partial === true) continue;
        const goals = [to, near(), near()];
        const nearest = loadAll(of, () => findNearest(of.world, from, goals, options));
        const isEach = goals.map((goal) => findPath(of.world, from, goal, options));
        if (nearest?.proven && nearest.status === 'found' && options.heuristicWeight === undefined) {
          const least = Math.min(...isEach.filter(({ status }) => status === 'found').map(({ cost }) => cost));
          expect(isClose(nearest.cost, least), `nearest: ${nearest.cost} ${least}`).toBe(true);
        }
      } catch (error) {
        throw new Error(`round ${round}, query ${query}, ${JSON.stringify(options)}, unknown ${unknown}: ${error}`);
      }
    }
  }
  if (!isSample) for (const key of ['found true', 'partial true']) expect(ends.has(key), key).toBe(true);
}, 240_000);
