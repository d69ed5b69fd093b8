// The finders of hotpath/pathfinding against those of PathFinding.js, on random problems with the same options. HOTPATH_RUNS=5 makes 10,000.
import { describe, expect, test } from 'vitest';
import PF from '../../src/pathfinding.ts';
import { Random } from '../support/maps.ts';
import { optimalCost } from '../support/oracle.ts';
import { isSample, runs, seed } from '../support/seed.ts';
import { isClose, walk } from '../support/walk.ts';
import { diagonalRules, type Movement, movementOf, type World } from '../support/world.ts';
import { OriginalPF } from './originals.ts';

const PROBLEMS = 2000;
/** PathFinding.js' number of each corner rule. */
const NUMBERS = { always: 1, never: 2, ifAtMostOneObstacle: 3, onlyWhenNoObstacles: 4 } as const;

interface Problem {
  readonly matrix: number[][];
  readonly start: readonly [number, number];
  readonly goal: readonly [number, number];
  readonly diagonals: keyof typeof NUMBERS;
}

/** How an answer of the original differs from the right one. */
type Fault =
  | 'longer' // There is a shorter route.
  | 'into a wall' // The goal is blocked, and the route enters it.
  | 'not one cell' // Start and goal are the same cell, and the route is empty or a walk round.
  | 'illegal'
  | 'missing';

const ROUND_TRIP: readonly Fault[] = ['longer', 'into a wall', 'not one cell'];
/** The faults that each finder of the original has. */
const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  AStarFinder: [],
  DijkstraFinder: [],
  BreadthFirstFinder: [],
  BestFirstFinder: ['longer'],
  BiAStarFinder: ROUND_TRIP,
  BiBestFirstFinder: ROUND_TRIP,
  BiBreadthFirstFinder: ROUND_TRIP,
  BiDijkstraFinder: ROUND_TRIP,
  JumpPointFinder: ['longer', 'not one cell'],
};

function randomProblem(random: Random, side: number, greatestShare: number): Problem {
  const [width, height] = [random.between(1, side), random.between(1, side)];
  const share = random.next() * greatestShare;
  const cell = (): [number, number] => [random.below(width), random.below(height)];
  return {
    matrix: Array.from({ length: height }, () => Array.from({ length: width }, () => Number(random.chance(share)))),
    start: cell(),
    goal: cell(),
    diagonals: random.pick(diagonalRules),
  };
}

/** Returns the map as the oracle reads it. The start counts as passable. */
function worldOf({ matrix, start }: Problem): World {
  const costs = Float64Array.from(matrix.flat(), (blocked) => (blocked ? Infinity : 1));
  const width = matrix[0].length;
  costs[start[1] * width + start[0]] = 1;
  return { width, height: matrix.length, costs };
}

/** Breadth-first finders count steps, the others lengths. */
function measureOf(finder: string, { diagonals }: Problem): Movement {
  return movementOf(finder.includes('BreadthFirst') ? { diagonals, diagonalCost: 1 } : { diagonals });
}

/** Returns what is wrong with a route, null if it is a best one. */
function faultOf(problem: Problem, movement: Movement, route: number[][]): Fault | null {
  const { matrix, start, goal } = problem;
  if (String(start) === String(goal)) return String(route) === String([start]) ? null : 'not one cell';
  const world = worldOf(problem);
  const best = optimalCost(world, { x: start[0], y: start[1] }, { x: goal[0], y: goal[1] }, movement);
  if (route.length === 0) return best === Infinity ? null : 'missing';
  if (matrix[goal[1]][goal[0]] === 1) return 'into a wall';
  if (String(route[0]) !== String(start) || String(route.at(-1)) !== String(goal)) return 'illegal';
  try {
    return isClose(walk(Int32Array.from(route.flat()), world, movement), best) ? null : 'longer';
  } catch {
    return 'illegal';
  }
}

function routeOf(library: typeof PF, finder: keyof typeof FAULTS, problem: Problem, options: object = {}): number[][] {
  const { matrix, start, goal, diagonals } = problem;
  const Finder = library[finder as 'AStarFinder'];
  const found = new Finder({ diagonalMovement: NUMBERS[diagonals], ...options });
  return found.findPath(start[0], start[1], goal[0], goal[1], new library.Grid(matrix));
}

describe(`random problems, seed ${seed}`, () => {
  test.for(Object.keys(FAULTS))(
    '%s: the drop-in is right, the original has its faults',
    async (finder, { annotate }) => {
      const random = new Random(seed);
      const faults = new Map<Fault, number>();
      for (let i = 0; i < runs(PROBLEMS); i++) {
        const problem = randomProblem(random, 14, 0.5);
        const movement = measureOf(finder, problem);
        expect(faultOf(problem, movement, routeOf(PF, finder, problem)), JSON.stringify(problem)).toBe(null);
        const fault = faultOf(problem, movement, routeOf(OriginalPF, finder, problem));
        if (fault !== null) faults.set(fault, (faults.get(fault) ?? 0) + 1);
      }
      await annotate(`${finder} of ${runs(PROBLEMS)}: ${JSON.stringify(Object.fromEntries(faults))}`);
      if (!isSample) expect([...faults.keys()].sort()).toEqual([...FAULTS[finder]].sort());
    },
  );

  test('IDAStarFinder: both find shortest routes, on maps so small that the original ends', () => {
    const random = new Random(seed);
    for (let i = 0; i < runs(PROBLEMS / 10); i++) {
      const problem = randomProblem(random, 4, 0.4);
      const movement = measureOf('IDAStarFinder', problem);
      const route = routeOf(PF, 'IDAStarFinder', problem);
      expect(faultOf(problem, movement, route), JSON.stringify(problem)).toBe(null);
      // Without a route the original would not end.
      if (route.length === 0) continue;
      const original = routeOf(OriginalPF, 'IDAStarFinder', problem);
      expect(faultOf(problem, movement, original), JSON.stringify(problem)).toBe(null);
    }
  });

  test('JumpPointFinder: with the octile heuristic the original has the same lengths', () => {
    const random = new Random(seed);
    const heuristic = OriginalPF.Heuristic.octile;
    for (let i = 0; i < runs(PROBLEMS / 4); i++) {
      const problem = randomProblem(random, 14, 0.5);
      const original = routeOf(OriginalPF, 'JumpPointFinder', problem, { heuristic });
      const fault = faultOf(problem, measureOf('JumpPointFinder', problem), original);
      expect([null, 'not one cell'], JSON.stringify(problem)).toContain(fault);
    }
  });

  test('with a weight the route is still a shortest one, so never longer than the original', () => {
    const random = new Random(seed);
    for (let i = 0; i < runs(PROBLEMS / 4); i++) {
      const problem = randomProblem(random, 14, 0.4);
      const route = routeOf(PF, 'AStarFinder', problem, { weight: 3 });
      expect(faultOf(problem, measureOf('AStarFinder', problem), route), JSON.stringify(problem)).toBe(null);
    }
  });

  test('a heuristic of the caller, never too high: both find shortest routes', () => {
    const random = new Random(seed);
    const heuristic = (dx: number, dy: number) => 0.7 * Math.max(dx, dy);
    for (let i = 0; i < runs(PROBLEMS / 4); i++) {
      const problem = randomProblem(random, 14, 0.4);
      for (const library of [PF, OriginalPF]) {
        const route = routeOf(library, 'AStarFinder', problem, { heuristic });
        expect(faultOf(problem, measureOf('AStarFinder', problem), route), JSON.stringify(problem)).toBe(null);
      }
    }
  });
});
