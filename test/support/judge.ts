/** Judges answers of the main entry by the plain solver, `src/reference`. */
import type { FindPathOptions, Grid, PathResult, PointLike } from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import { walkRoute } from './route-walker.ts';
import { isClose } from './walk.ts';

/** Returns the options that change an answer. */
function plainOptions(options: FindPathOptions): reference.ReferenceOptions {
  const { algorithm: _, engine: __, heuristicWeight: ___, trace: ____, maxExpansions, maxOpen, ...plain } = options;
  if (maxExpansions !== undefined || maxOpen !== undefined) throw new Error('the reference knows no such limits');
  return plain;
}

/** Returns the least cost of a route; Infinity if there is none. */
export function leastCost(map: Grid, start: PointLike, goal: PointLike, options: FindPathOptions = {}): number {
  return reference.findPath(map, start, goal, plainOptions(options)).cost;
}

/** Returns the least cost of a route from the start to each cell. */
export function leastCosts(map: Grid, start: PointLike, options: reference.ReferenceFieldOptions = {}): Float64Array {
  return reference.distanceField(map, start, { ...options, direction: 'from' }).costs;
}

/**
 * Throws unless a result has the status and the cost of the plain solver, and its route costs that. A search with a limit may not know that there is no
 * route at all, and then either status is right.
 *
 * @returns The plain solver's answer.
 */
export function judge(
  map: Grid,
  start: PointLike,
  goal: PointLike,
  options: FindPathOptions,
  result: PathResult,
): reference.ReferenceResult {
  const plain = plainOptions(options);
  const expected = reference.findPath(map, start, goal, plain);
  const { engine = 'auto' } = options;
  const isRoute = () => leastCost(map, start, goal, { ...plain, maxCost: undefined, partial: undefined }) < Infinity;
  compareAnswers(result, expected, isRoute, engine);
  if (result.path === null) return expected;
  const walked = walkRoute(map, result.path, plain);
  if (!isClose(walked, result.cost)) throw new Error(`${engine}: the route costs ${walked}, not ${result.cost}`);
  return expected;
}

/** Throws unless two answers have the same status and cost. @param isRoute Returns whether there is a route, limits apart. */
export function compareAnswers(
  found: { readonly status: string; readonly cost: number },
  expected: reference.ReferenceResult,
  isRoute: () => boolean,
  engine: string,
): void {
  const isEither = [found.status, expected.status].sort().join() === 'limit,unreachable' && !isRoute();
  if ((found.status === expected.status || isEither) && isClose(found.cost, expected.cost)) return;
  throw new Error(`${engine}: ${found.status} at ${found.cost}, not ${expected.status} at ${expected.cost}`);
}
