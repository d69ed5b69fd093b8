// Estimates that never overestimate, but are not consistent, have nodes reopened: how often is bounded.
import { describe, expect, test } from 'vitest';
import { aStar } from '../../src/index.ts';
import { noise, trapOf } from '../support/estimates.ts';
import { seed } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';

/** The steps from each node of a graph of Martelli's. */
function stepsIn(size: number): [node: number, cost: number][][] {
  const steps: [number, number][][] = Array.from({ length: size + 1 }, () => []);
  for (const [from, to, cost] of trapOf(size).edges) steps[from].push([to, cost]);
  return steps;
}

test.each([3, 8, 14, 18, 24])("a graph of Martelli's, of %i nodes and the goal", (size) => {
  const { start, goal, estimates } = trapOf(size);
  const steps = stepsIn(size);
  const isGoal = (node: number) => node === goal;
  const problem = { start, isGoal, neighbors: (node: number) => steps[node] };
  const plain = aStar(problem);
  const led = aStar({ ...problem, heuristic: (node) => estimates[node] });
  expect(led.cost).toBe(plain.cost);
  expect(led.expanded).toBeLessThanOrEqual(8 * (size + 1));
});

test('such a graph from which ways without end lead off that cost nothing', () => {
  // Dijkstra's algorithm alone never comes to an end here; the estimates alone leave only the graph itself to look at.
  const size = 18;
  const { start, estimates } = trapOf(size);
  const steps = stepsIn(size);
  const off = 2 ** 30;
  const neighbors = (node: number): [number, number][] =>
    node >= off ? [[node + 100, 0]] : [...steps[node], [off + node, 0]];
  const heuristic = (node: number) => (node >= off ? 2 ** 40 : estimates[node]);
  const result = aStar({ start, isGoal: (node) => node === 0, neighbors, heuristic });
  const cost = aStar({ start, isGoal: (node) => node === 0, neighbors: (node) => steps[node] }).cost;
  expect(result.cost).toBe(cost);
  expect(result.expanded).toBeLessThanOrEqual(8 * size ** 2);
});

describe(`on an endless plane (seed ${seed})`, () => {
  const goal = { x: 60, y: 110 };
  const octile = (dx: number, dy: number) => Math.abs(dx - dy) + Math.SQRT2 * Math.min(dx, dy);
  const start = { x: 0, y: 0 };
  const plane = {
    start,
    isGoal: ({ x, y }: typeof start) => x === goal.x && y === goal.y,
    key: ({ x, y }: typeof start) => y * 65536 + x,
    *neighbors({ x, y }: typeof start): Generator<[typeof start, number]> {
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (dx === 0 && dy === 0) continue;
          yield [{ x: x + dx, y: y + dy }, dx !== 0 && dy !== 0 ? Math.SQRT2 : 1];
        }
      }
    },
  };
  const awayFrom = ({ x, y }: typeof start) => octile(Math.abs(x - goal.x), Math.abs(y - goal.y));

  test.each<[string, (x: number, y: number) => number]>([
    ['noise', noise],
    ['blocks', (x, y) => noise(x >> 3, y >> 3)],
    ['a third', (x, y) => ((x + y) % 3 === 0 ? 1 : 0)],
  ])('%s of the distance as estimate: it takes at most a few times what none takes', (_name, share) => {
    const none = aStar(plane);
    const led = aStar({ ...plane, heuristic: (node) => awayFrom(node) * share(node.x, node.y) });
    expect(isClose(led.cost, octile(goal.x, goal.y))).toBe(true);
    expect(led.expanded).toBeLessThanOrEqual(6 * none.expanded);
  });

  test('rounding reopens nothing: no node is expanded twice under a consistent estimate', () => {
    const seen = new Set<number>();
    const neighbors = (node: typeof start) => {
      expect(seen.has(plane.key(node))).toBe(false);
      seen.add(plane.key(node));
      return plane.neighbors(node);
    };
    const result = aStar({ ...plane, neighbors, heuristic: awayFrom });
    expect(isClose(result.cost, octile(goal.x, goal.y))).toBe(true);
    expect(result.expanded).toBe(seen.size);
  });
});
