/** Graphs for the bench: places on a plane, and roads between them. */
import type { GraphEdgeArrays } from '../src/index.ts';
import { Random } from './random.ts';

export interface RoadMap {
  readonly name: string;
  readonly nodeCount: number;
  readonly edges: Required<{ [Column in keyof GraphEdgeArrays]: Uint32Array | Float64Array }>;
  /** Returns the straight-line distance of two places: never longer than the roads. */
  distance(from: number, to: number): number;
}

/** Number of roads from each place; all are one-way. */
export const ROADS = 4;
const DIRECTIONS = [1, 0, -1, 0] as const;

/**
 * Makes `side` x `side` places, each a little off its crossing of a grid. Four roads leave each, of up to double the distance.
 * They lead to its neighbours or, with `far`, to random places.
 */
export function roadMap({ side, seed, far }: { side: number; seed: number; far: boolean }): RoadMap {
  const random = new Random(seed);
  const nodeCount = side * side;
  const x = Float64Array.from({ length: nodeCount }, (_, node) => (node % side) + 0.9 * random.next());
  const y = Float64Array.from({ length: nodeCount }, (_, node) => Math.floor(node / side) + 0.9 * random.next());
  const distance = (one: number, other: number) => Math.sqrt((x[one] - x[other]) ** 2 + (y[one] - y[other]) ** 2);
  const from = new Uint32Array(ROADS * nodeCount);
  const to = new Uint32Array(ROADS * nodeCount);
  const cost = new Float64Array(ROADS * nodeCount);
  const within = (coordinate: number) => Math.min(Math.max(coordinate, 0), side - 1);
  for (let road = 0; road < from.length; road++) {
    const node = Math.floor(road / ROADS);
    const column = within((node % side) + DIRECTIONS[road % ROADS]);
    const row = within(Math.floor(node / side) + DIRECTIONS[(road + 1) % ROADS]);
    from[road] = node;
    to[road] = far ? random.below(nodeCount) : row * side + column;
    cost[road] = distance(node, to[road]) * (1 + random.next());
  }
  return { name: far ? 'roads anywhere' : 'road map', nodeCount, edges: { from, to, cost }, distance };
}

/** Picks random pairs of places, start and goal. */
export function pickPlaces(nodeCount: number, count: number, seed: number): [start: number, goal: number][] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => [random.below(nodeCount), random.below(nodeCount)]);
}
