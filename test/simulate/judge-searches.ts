/** Judges of searches. */
import {
  blendLayers,
  type FindPathOptions,
  findPath,
  type GoalLike,
  type Grid,
  type PathResult,
  type PointLike,
  type Search,
  World,
} from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import { compareAnswers } from '../support/judge.ts';
import { walkRoute } from '../support/route-walker.ts';
import { isClose } from '../support/walk.ts';
import type { Done, Judge } from './state.ts';

type Answer = { status: string; cost: number; path: PathResult['path']; goalIndex?: number; total?: number };
type Map = Grid | World;

/** Judges a search of one goal or several by the plain solver. */
export function judgeSearch(
  map: Map,
  start: PointLike,
  goals: readonly GoalLike[],
  options: FindPathOptions,
  result: Answer,
): void {
  const {
    algorithm: _,
    engine: __,
    trace: ___,
    maxExpansions,
    maxOpen,
    heuristicWeight: weight = 1,
    ...rest
  } = options;
  const { heuristic } = rest;
  const mayErr = typeof heuristic === 'function' || (heuristic === 'manhattan' && options.diagonals !== 'never');
  const isExact = maxExpansions === undefined && maxOpen === undefined && weight <= 1 && !mayErr;
  const plain: reference.ReferenceOptions = { ...rest };
  if (typeof heuristic === 'function') delete plain.heuristic;
  const ask = (more: object) => {
    const asked = { ...plain, ...more };
    if (goals.length === 1 && result.goalIndex === undefined)
      return reference.findPath(map, start, goals[0] as PointLike, asked);
    const { partial: _, ...nearest } = asked;
    return reference.findNearest(map, start, goals, nearest);
  };
  const best = priced(ask({}));
  if (result.path !== null) walkAnswer(map, options, result);
  const found = priced(result);
  judgeTotal(goals, result);
  const isRoute = () => ask({ maxCost: undefined, partial: undefined }).path !== null;
  if (map instanceof World) {
    // On unloaded ground nothing is known of what blocks a start.
    const isStuck = result.status === 'start-blocked' && options.allowBlockedStart === true;
    if (!isStuck) judgeWorld(found, best, isExact);
  } else if (isExact) compareAnswers(found, best, isRoute, String(options.engine));
  else if (result.status === 'found')
    judgeBounded(found, priced(ask({ partial: undefined, maxCost: undefined })).cost, mayErr ? Infinity : weight);
}

/** Returns an answer with the cost of the goal in that of the route: of goals with costs, the least sum counts. */
function priced<Kind extends { readonly cost: number }>(answer: Kind & { readonly total?: number }): Kind {
  return { ...answer, cost: answer.total ?? answer.cost };
}

/** Throws unless the total is that of the route and its goal. */
function judgeTotal(goals: readonly GoalLike[], { cost, total, goalIndex = -1 }: Answer): void {
  if (total === undefined) return;
  const { cost: own = 0 } = (goals[goalIndex] ?? {}) as { cost?: number };
  if (total !== cost + own) throw new Error(`the total is ${total}, not ${cost} + ${own}`);
}

function walkAnswer(map: Map, options: FindPathOptions, { path, cost }: Answer): void {
  if (map instanceof World || path === null) return;
  const walked = walkRoute(map, path, options);
  if (!isClose(walked, cost)) throw new Error(`the route costs ${walked}, not ${cost}`);
}

/** A route over unloaded ground, to the edge of what is loaded, is the main entry's alone. */
function judgeWorld(result: Answer, best: reference.ReferenceResult, isExact: boolean): void {
  if (best.path === null || best.status === 'partial' || !isExact) return;
  if (result.status === 'found' && isClose(result.cost, best.cost)) return;
  throw new Error(`${result.status} at ${result.cost}, not ${best.status} at ${best.cost}`);
}

function judgeBounded({ cost }: Answer, least: number, weight: number): void {
  if (cost < least * (1 - 1e-9)) throw new Error(`found at ${cost}, below the least cost, ${least}`);
  if (cost > least * Math.max(1, weight) * (1 + 1e-9))
    throw new Error(`found at ${cost}, above ${weight} times ${least}`);
}

/** What a search in steps was asked, and the map as it was. */
interface Asked {
  readonly map: Grid;
  readonly start: PointLike;
  readonly goal: PointLike;
  readonly options: FindPathOptions;
  /** Whether findPath may do it another way. */
  readonly isOther: boolean;
}

/** Throws unless findPath says the same. */
function compareCalls({ map, start, goal, options }: Asked, result: PathResult): void {
  const other = findPath(map, start, goal, options);
  const [found, expected] = [result, other].map(({ status, cost, method }) => `${status} at ${cost} by ${method}`);
  if (found !== expected) throw new Error(`the search says ${found}, and findPath ${expected}`);
}

/** Returns copies of layers, since a layer may change too. */
export function layersNow(layers: FindPathOptions['layers']): FindPathOptions['layers'] {
  return layers?.map(({ values }) => blendLayers([{ values: values.slice(), weight: 1 }]));
}

function openSearch({ simulation, tick, values, result }: Done): void {
  const [map, start, goal, options = {}] = values as [Grid, PointLike, PointLike, FindPathOptions?];
  simulation.notes.set(result, {
    map: map.clone(),
    start,
    goal,
    options: { ...options, layers: layersNow(options.layers) },
    isOther: simulation.kindOf(map) === 'prepared' || tick.refuseBlocks !== undefined,
  } satisfies Asked);
}

function judgeSteps({ simulation, receiver }: Done): void {
  const search = receiver as Search;
  const asked = simulation.notes.get(search) as Asked | undefined;
  if (search.status === 'running' || asked === undefined) return;
  const result = search.result() as PathResult;
  if (!asked.isOther && search.status !== 'limit') compareCalls(asked, result);
  judgeSearch(asked.map, asked.start, [asked.goal], asked.options, result);
}

const judgeFindPath: Judge = ({ values, result }) => {
  const [map, start, goal, options = {}] = values as [Map, PointLike, PointLike, FindPathOptions?];
  judgeSearch(map, start, [goal], options, result as Answer);
};

export const judgeSearches: Readonly<Record<string, Judge>> = {
  findPath: judgeFindPath,
  findPathAsync: judgeFindPath,
  findPaths: ({ values, result }) => {
    const [map, queries, options = {}] = values as [Grid, [PointLike, PointLike][], FindPathOptions?];
    for (const [i, [start, goal]] of queries.entries())
      judgeSearch(map, start, [goal], options, (result as Answer[])[i]);
  },
  findNearest: ({ values, result }) => {
    const [map, start, goals, options = {}] = values as [Map, PointLike, PointLike[], FindPathOptions?];
    judgeSearch(map, start, goals, options, result as Answer);
  },
  createSearch: openSearch,
  'Search.step': judgeSteps,
  'Search.run': judgeSteps,
};
