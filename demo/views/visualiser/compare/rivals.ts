/** The algorithms that are shown side by side. Each answers the question of the visualiser, with its other options. */
import { type FindPathOptions, findPath, type Path, type Polyline } from 'hotpath';
import { findAngleRoute } from '../angle.ts';
import type { Question } from '../figures.ts';

interface Rival {
  readonly name: string;
  readonly label: string;
  /** Null for the route at any angle, which another function finds. */
  readonly options: FindPathOptions | null;
}

export const RIVALS: readonly Rival[] = [
  { name: 'astar', label: 'A*', options: { algorithm: 'astar' } },
  { name: 'jps', label: 'Jump points', options: { algorithm: 'jps' } },
  { name: 'dijkstra', label: 'Dijkstra', options: { algorithm: 'astar', heuristic: 'zero' } },
  { name: 'greedy', label: 'Greedy', options: { algorithm: 'astar', heuristicWeight: Infinity } },
  { name: 'any-angle', label: 'Any angle', options: null },
];

/** What a rival has found. */
export interface Answer {
  readonly path: Path | null;
  readonly anglePath: Polyline | null;
  /** Infinity without a route. */
  readonly cost: number;
  readonly expanded: number;
  /** Empty for the route at any angle, whose search has no trace. */
  readonly trace: Int32Array;
  /** Steps of its animation. */
  readonly steps: number;
}

/** Solves a question by a rival's algorithm. @throws {Error} if the algorithm does not work with the map or the options. */
export function solveBy({ options: own }: Rival, question: Question): Answer {
  if (own === null) {
    const { path, cost, expanded } = findAngleRoute(question);
    return { path: null, anglePath: path, cost, expanded, trace: new Int32Array(0), steps: expanded };
  }
  const { grid, start, goal, options } = question;
  const asked: FindPathOptions = { ...options, heuristic: 'octile', heuristicWeight: 1, ...own, trace: true };
  const { path, cost, expanded, trace } = findPath(grid, start, goal, asked);
  const steps = trace ?? new Int32Array(0);
  return { path, anglePath: null, cost, expanded, trace: steps, steps: steps.length };
}
