/** The algorithms that are shown side by side. Each answers the question of the visualiser, with its other options. */
import { type FindPathOptions, findPath, type Path, type PathResult, type Polyline } from 'hotpath';
import type { MapModel } from '../../../map/model.ts';
import { findAngleRoute } from '../angle.ts';
import type { Question } from '../figures.ts';
import { NO_ROWS, type Rows, rowsOf } from '../picture/rows.ts';

export interface Rival {
  readonly name: string;
  readonly label: string;
  /** Null for the route at any angle, which another function finds. */
  readonly options: FindPathOptions | null;
}

export const RIVALS: readonly Rival[] = [
  { name: 'dijkstra', label: 'Dijkstra', options: { algorithm: 'astar', heuristic: 'zero' } },
  { name: 'astar', label: 'A*', options: { algorithm: 'astar' } },
  { name: 'jps', label: 'Jump points', options: { algorithm: 'jps' } },
  { name: 'greedy', label: 'Greedy', options: { algorithm: 'astar', heuristicWeight: Infinity } },
  { name: 'any-angle', label: 'Any angle', options: null },
];

/** The rivals that a visitor sees first: all find the same route. */
export const FIRST_RIVALS: readonly string[] = ['dijkstra', 'astar', 'jps'];

/** What a rival has found. */
export interface Answer {
  readonly path: Path | null;
  readonly anglePath: Polyline | null;
  /** Infinity without a route. */
  readonly cost: number;
  readonly expanded: number;
  /** How the route was found. */
  readonly method: PathResult['method'] | 'any-angle';
  /** Empty for the route at any angle, whose search has no trace. */
  readonly trace: Int32Array;
  /** What it looks at besides the cells of its trace. */
  readonly rows: Rows;
  /** Steps of its animation. */
  readonly steps: number;
}

/** Solves a question by a rival's algorithm. @throws {Error} if the algorithm does not work with the map or the options. */
export function solveBy({ options: own }: Rival, question: Question, map: MapModel): Answer {
  if (own === null) {
    const { path, cost, expanded } = findAngleRoute(question);
    return {
      path: null,
      anglePath: path,
      cost,
      expanded,
      method: 'any-angle',
      trace: new Int32Array(0),
      rows: NO_ROWS,
      steps: expanded,
    };
  }
  const { grid, start, goal, options } = question;
  const asked: FindPathOptions = { ...options, ...usual(map), heuristicWeight: 1, ...own, trace: true };
  // On hexagons the library chooses jump points by itself, where it has them.
  if (map.shape.name === 'hexagon' && own.algorithm === 'jps') asked.algorithm = 'auto';
  const result = findPath(grid, start, goal, asked);
  const { path, cost, expanded, method, trace = new Int32Array(0) } = result;
  return {
    path,
    anglePath: null,
    cost,
    expanded,
    method,
    trace,
    rows: rowsOfResult(result, question, map),
    steps: trace.length,
  };
}

/** The heuristic of all rivals that have none of their own. */
function usual({ shape }: MapModel): FindPathOptions {
  return { heuristic: shape.name === 'square' ? 'octile' : undefined };
}

/** Returns the rows that a search by jump points has looked at; none for other searches, on hexagons, and for units larger than a cell. */
export function rowsOfResult(
  { method, trace, path }: PathResult,
  { start, goal, options }: Question,
  map: MapModel,
): Rows {
  if (method !== 'jump-points' || trace === undefined || (options.size ?? 1) !== 1 || map.shape.name !== 'square') {
    return NO_ROWS;
  }
  const asked = { start, goal, diagonals: options.diagonals ?? ('onlyWhenNoObstacles' as const) };
  return rowsOf(map, asked, { trace, path });
}
