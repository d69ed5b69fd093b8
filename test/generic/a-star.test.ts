import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aStar, findPath } from '../../src/index.ts';
import { cellOf, diagonals, gridOf, mapPlan, place } from '../support/arbitrary.ts';
import { Random } from '../support/maps.ts';
import { optimalCost, optimalCosts } from '../support/oracle.ts';
import { seed, settings } from '../support/seed.ts';
import { isClose, walk } from '../support/walk.ts';
import {
  allowsDiagonal,
  costAt,
  type Movement,
  movementOf,
  type Point,
  type World,
  worldOf,
} from '../support/world.ts';

/** Legal steps on a map, as a generator of fresh objects. */
function* stepsOn(world: World, movement: Movement, { x, y }: Point): Generator<[Point, number]> {
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const terrain = costAt(world, x + dx, y + dy);
      if (terrain === Infinity || (dx === 0 && dy === 0)) continue;
      const sides = [costAt(world, x + dx, y) < Infinity, costAt(world, x, y + dy) < Infinity];
      const isDiagonal = dx !== 0 && dy !== 0;
      if (isDiagonal && !allowsDiagonal(movement.diagonals, sides[0], sides[1])) continue;
      yield [{ x: x + dx, y: y + dy }, (isDiagonal ? movement.diagonalCost : movement.straightCost) * terrain];
    }
  }
}

const edges: Record<string, [string, number][]> = {
  a: [
    ['b', 1],
    ['c', 4],
  ],
  b: [
    ['c', 2],
    ['d', 7],
  ],
  c: [['d', 1]],
  d: [],
  e: [['a', 1]],
};
const neighbors = (node: string) => edges[node];
/** The result of a search that finds no route. */
const none = (status: 'unreachable' | 'limit', expanded: number) => ({
  status,
  path: null,
  cost: Infinity,
  expanded,
  method: 'dijkstra',
});
const towards = (goal: string) => (node: string) => node === goal;

describe('aStar', () => {
  test('finds the cheapest route', () => {
    expect(aStar({ start: 'a', isGoal: towards('d'), neighbors })).toEqual({
      status: 'found',
      path: ['a', 'b', 'c', 'd'],
      cost: 4,
      expanded: 3,
      method: 'dijkstra',
    });
  });

  test('goes round a circle that costs nothing once', () => {
    const seen: string[] = [];
    const circle = (node: string): [string, number][] => {
      seen.push(node);
      return [[node === 'a' ? 'b' : 'a', 0]];
    };
    expect(aStar({ start: 'a', isGoal: () => false, neighbors: circle, maxExpansions: 1000 })).toEqual(
      none('unreachable', 2),
    );
    expect(seen).toEqual(['a', 'b']);
  });

  test('asks for the estimate of a node once, however often it is reached', () => {
    const asked: string[] = [];
    const heuristic = (node: string) => {
      asked.push(node);
      return 0;
    };
    // c is reached from a, and for less from b.
    expect(aStar({ start: 'a', isGoal: towards('d'), neighbors, heuristic }).cost).toBe(4);
    expect(asked.sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('of a start that is a goal is that node', () => {
    expect(aStar({ start: 'a', isGoal: towards('a'), neighbors })).toEqual({
      status: 'found',
      path: ['a'],
      cost: 0,
      expanded: 0,
      method: 'dijkstra',
    });
  });

  test('says that there is no route', () => {
    expect(aStar({ start: 'a', isGoal: towards('e'), neighbors })).toEqual(none('unreachable', 4));
  });

  test('gives up at maxExpansions, and not before', () => {
    expect(aStar({ start: 'a', isGoal: towards('d'), neighbors, maxExpansions: 2 })).toEqual(none('limit', 2));
    expect(aStar({ start: 'a', isGoal: towards('d'), neighbors, maxExpansions: 3 }).cost).toBe(4);
    expect(aStar({ start: 'a', isGoal: towards('a'), neighbors, maxExpansions: 0 }).cost).toBe(0);
    const endless = { start: 0, isGoal: () => false, neighbors: (n: number) => [[n + 1, 1] as const] };
    expect(aStar({ ...endless, maxExpansions: 1000 })).toEqual(none('limit', 1000));
  });

  test('goes to the nearest of many goals', () => {
    const line = { start: 10, neighbors: (n: number) => [[n - 1, 1] as const, [n + 1, 1] as const] };
    expect(aStar({ ...line, isGoal: (n) => n === 0 || n === 13 }).path).toEqual([10, 11, 12, 13]);
  });

  test('takes keys of another type than nodes, also where the type of nodes is named', () => {
    const result = aStar<{ id: number }>({
      start: { id: 0 },
      isGoal: ({ id }) => id === 3,
      neighbors: ({ id }) => [[{ id: (id + 1) % 5 }, 1]],
      key: ({ id }) => id,
    });
    expect([result?.cost, result?.expanded]).toEqual([3, 3]);
  });

  test('an estimate saves expansions and changes no cost', () => {
    const line = {
      start: 0,
      isGoal: isNumber(50),
      neighbors: (n: number) => [[n - 1, 1] as const, [n + 1, 1] as const],
    };
    const blind = aStar(line);
    const guided = aStar({ ...line, heuristic: (n) => Math.abs(50 - n) });
    expect([guided.cost, guided.expanded, blind.cost]).toEqual([50, 50, 50]);
    expect(blind.expanded).toBeGreaterThan(90);
  });

  test('of equal f expands the deepest first, then what was found first', () => {
    const expanded: string[] = [];
    const steps: Record<string, [string, number][]> = {
      s: ['p', 'q', 'r', 't', 'u', 'v'].map((node) => [node, 1]),
      v: [['deep', 3]],
    };
    const estimates: Record<string, number> = { s: 4, p: 3, q: 3, r: 3, t: 3, u: 3, v: 2 };
    aStar({
      start: 's',
      isGoal: () => false,
      neighbors: (node) => {
        expanded.push(node);
        return steps[node] ?? [];
      },
      heuristic: (node) => estimates[node] ?? 0,
    });
    expect(expanded).toEqual(['s', 'v', 'deep', 'p', 'q', 'r', 't', 'u']);
  });

  test('steps may cost nothing', () => {
    const free = { start: 0, isGoal: isNumber(3), neighbors: (n: number) => [[(n + 1) % 5, 0] as const] };
    expect(aStar(free)).toEqual({
      status: 'found',
      path: [0, 1, 2, 3],
      cost: 0,
      expanded: 3,
      method: 'dijkstra',
    });
  });

  test('tells nodes apart by key, and objects by identity without one', () => {
    const ring = [{ next: 1 }, { next: 2 }, { next: 0 }];
    const same = { start: ring[0], neighbors: (n: { next: number }) => [[ring[n.next], 1] as const] };
    expect(aStar({ ...same, isGoal: () => false })).toEqual(none('unreachable', 3));
    const fresh = {
      start: { n: 0 },
      isGoal: () => false,
      neighbors: ({ n }: { n: number }) => [[{ n: (n + 1) % 4 }, 1] as const],
    };
    expect(aStar({ ...fresh, key: ({ n }) => n })).toEqual(none('unreachable', 4));
    let calls = 0;
    aStar({ ...fresh, maxExpansions: 100, isGoal: () => ++calls === 0 });
    expect(calls).toBe(101);
  });

  test('opens nodes again under an inconsistent estimate', () => {
    // The estimate at b hides the cheap way to c until c has been expanded by the dear one.
    const dear: Record<string, [string, number][]> = {
      s: [
        ['b', 1],
        ['c', 3],
      ],
      b: [['c', 1]],
      c: [['g', 4]],
      g: [],
    };
    const h: Record<string, number> = { s: 0, b: 5, c: 0, g: 0 };
    const result = aStar({ start: 's', isGoal: towards('g'), neighbors: (n) => dear[n], heuristic: (n) => h[n] });
    expect(result).toEqual({
      status: 'found',
      path: ['s', 'b', 'c', 'g'],
      cost: 6,
      expanded: 4,
      method: 'a-star',
    });
  });

  test(`agrees with the oracle on grids, whatever the admissible estimate (seed ${seed})`, () => {
    fc.assert(
      fc.property(mapPlan(12), place, place, diagonals, fc.nat(), (map, from, to, rule, estimates) => {
        const grid = gridOf(map);
        const world = worldOf(grid);
        const movement = movementOf({ diagonals: rule });
        const [start, goal] = [cellOf(world, from), cellOf(world, to)];
        const key = ({ x, y }: Point) => y * world.width + x;
        const isGoal = (node: Point) => key(node) === key(goal);
        const optimum = optimalCost(world, start, goal, movement);
        // Any share of the true cost, drawn for each node: admissible, and hardly ever consistent.
        const random = new Random(estimates);
        const share = Float64Array.from(world.costs, () => random.next());
        const heuristic = (node: Point) => {
          const rest = optimalCosts(world, node, movement)[key(goal)];
          return rest < Infinity ? share[key(node)] * rest * (1 - 1e-12) : 0;
        };
        if (costAt(world, start.x, start.y) === Infinity || costAt(world, goal.x, goal.y) === Infinity) return;
        const problem = { start, isGoal, key, neighbors: (node: Point) => stepsOn(world, movement, node) };
        for (const result of [aStar(problem), aStar({ ...problem, heuristic })]) {
          const { status, path, cost } = result;
          if (status !== 'found') {
            expect([status, optimum]).toEqual(['unreachable', Infinity]);
            continue;
          }
          if (!isClose(cost, optimum)) throw new Error(`cost ${cost}, optimum ${optimum}`);
          const summed = walk(Int32Array.from(path.flatMap(({ x, y }) => [x, y])), world, movement);
          if (!isClose(summed, cost)) throw new Error(`cost ${cost}, ${summed} summed`);
          expect([path[0], key(path[path.length - 1])]).toEqual([start, key(goal)]);
          expect(isClose(cost, findPath(grid, start, goal, { diagonals: rule }).cost)).toBe(true);
        }
      }),
      settings(150),
    );
  });

  test('is the same every time', () => {
    const problem = {
      start: 0,
      isGoal: isNumber(97),
      neighbors: (n: number) => [1, 2, 3, 5].map((step) => [(n * 7 + step) % 101, step] as const),
    };
    expect(aStar(problem)).toEqual(aStar(problem));
  });
});

function isNumber(goal: number): (node: number) => boolean {
  return (node) => node === goal;
}
