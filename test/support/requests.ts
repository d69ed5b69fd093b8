/** Requests of every kind, drawn at random, whose answers can be compared between grids. */
import {
  blendLayers,
  checkPath,
  clearanceMap,
  componentOf,
  createSearch,
  createTeam,
  distanceField,
  type EngineName,
  type FindPathOptions,
  findAnyAnglePath,
  findNearest,
  findPath,
  findPathAsync,
  findPaths,
  findTeamPaths,
  findTimedPath,
  type Grid,
  isReachable,
  lineOfSight,
  nearestFree,
  Reservations,
  smoothPath,
  wouldBlock,
} from '../../src/index.ts';
import type { Random } from './maps.ts';
import { diagonalRules } from './world.ts';

type Point = readonly [number, number];

/** A request that can be made of several grids with the same cells. It returns plain data, or the message of an error. */
export interface Request {
  readonly name: string;
  /** The answer; a promise of it if the function returns one. @param engine Runs it, where a function takes an engine; else the one drawn. */
  ask(grid: Grid, engine?: EngineName): unknown;
}

/** Functions that take no engine. */
const WITHOUT_ENGINE = ['lineOfSight', 'clearanceMap', 'smoothPath', 'checkPath', 'componentOf', 'findTimedPath'];

/**
 * Draws a request. Whatever it holds, such as layers, belongs to the request and not to a grid.
 *
 * @param onEngines Whether to draw only functions that take an engine.
 */
export function anyRequest(grid: Grid, random: Random, onEngines = false): Request {
  const cell = (): Point => [random.below(grid.width), random.below(grid.height)];
  const [from, to] = [cell(), cell()];
  const cells = Array.from({ length: random.between(1, 6) }, cell);
  const [unit, steps] = [anyUnit(grid, random), anySteps(random)];
  const { kindCosts, avoid, size, allowBlockedStart } = unit;
  const path = { ...unit, ...steps, ...anySearch(random) };
  const drawn = random.pick(['wasm', 'js'] as const);
  const { diagonals, straightCost, diagonalCost } = steps;
  const { partial: _partial, ...nearest } = path;
  const field = {
    ...unit,
    diagonals,
    straightCost,
    diagonalCost,
    maxCost: random.pick([undefined, undefined, 12]),
    direction: random.pick(['to', 'from'] as const),
  };
  const seen = random.chance(0.5);
  const body = random.pick(['point', 'square'] as const);
  const where = { size, kindCosts, avoid, diagonals };
  const team = cells.map((start, i) => ({ start, goal: cells[(i + 1) % cells.length] }));
  // A walk that may cross walls, and leave the grid.
  const walk = [...from];
  for (let i = 0; i < 12; i += 2) walk.push(walk[i] + random.between(-1, 1), walk[i + 1] + random.between(-1, 1));
  const asked: Record<string, (grid: Grid, engine: EngineName) => unknown> = {
    findPath: (grid, engine) => plain(findPath(grid, from, to, { ...path, engine })),
    findPaths: (grid, engine) =>
      findPaths(
        grid,
        cells.map((one) => [from, one] as const),
        { ...path, engine },
      ).map(plain),
    findNearest: (grid, engine) => plain(findNearest(grid, from, cells, { ...nearest, engine })),
    createSearch: (grid, engine) => {
      using search = createSearch(grid, from, to, { ...path, engine });
      const open: number[][] = [];
      while (search.step(7) === 'running') open.push([...search.open()].sort());
      return [open, plain(search.result() as object)];
    },
    distanceField: (grid, engine) => {
      using one = distanceField(grid, cells, { ...field, engine });
      return [[...one.costs], [...one.flow], [...one.within(9)]];
    },
    findAnyAnglePath: (grid, engine) =>
      plain(findAnyAnglePath(grid, from, to, { size, kindCosts, avoid, allowBlockedStart, engine })),
    lineOfSight: (grid) => lineOfSight(grid, from, to, { size, kindCosts, avoid }),
    clearanceMap: (grid) => [...clearanceMap(grid, seen ? { edges: false } : {})],
    createTeam: (grid, engine) => {
      using made = createTeam(grid, team, { engine });
      return Array.from({ length: 8 }, () => {
        made.step();
        return [...made.positions];
      });
    },
    findPathAsync: (grid, engine) =>
      findPathAsync(grid, from, to, { ...path, engine, sliceMilliseconds: 1 }).then(plain),
    smoothPath: (grid) => {
      const { path: found } = findPath(grid, from, to, { ...unit, diagonals });
      return found && plain(smoothPath(grid, found, { ...unit, diagonals, body }));
    },
    checkPath: (grid) => plain(checkPath(grid, walk, { ...unit, diagonals, straightCost, diagonalCost })),
    findTeamPaths: (grid, engine) =>
      plain(findTeamPaths(grid, team, { diagonals, seed: 3, maxRounds: 300, maxMilliseconds: Infinity, engine })),
    reach: (grid, engine) => [
      isReachable(grid, from, to, { ...where, engine }),
      cells.map((cell) => nearestFree(grid, cell, { ...where, reachableFrom: from, engine })),
      wouldBlock(grid, cells, from, to, { ...where, engine }),
    ],
    componentOf: (grid) => {
      // Numbers may differ; which cells share one may not.
      const numbers = cells.map((cell) => componentOf(grid, cell, { size, kindCosts, avoid, diagonals }));
      return numbers.map((one) => (one < 0 ? -1 : numbers.indexOf(one)));
    },
    findTimedPath: (grid) => plain(findTimedPath(grid, from, to, { reservations: new Reservations(grid), diagonals })),
  };
  const names = Object.keys(asked);
  const name = random.pick(onEngines ? names.filter((one) => !WITHOUT_ENGINE.includes(one)) : names);
  return {
    name: `${name} ${JSON.stringify({ from, to, cells, ...path, engine: drawn })}`,
    ask: (grid, engine = drawn) => attempt(() => asked[name](grid, engine)),
  };
}

/** Options that say what a unit may enter. */
function anyUnit(grid: Grid, random: Random): Partial<FindPathOptions> {
  const maybe = <T>(share: number, make: () => T): T | undefined => (random.chance(share) ? make() : undefined);
  const count = grid.width * grid.height;
  return {
    size: maybe(0.15, () => random.between(1, 3)),
    kindCosts: maybe(0.25, () => Array.from({ length: 3 }, () => random.pick([1, 1, 2, 3, Infinity]))),
    avoid: maybe(0.15, () => Int32Array.from({ length: random.between(0, 5) }, () => random.below(count))),
    allowBlockedStart: maybe(0.2, () => true),
    layers: maybe(0.1, () => {
      const values = Float64Array.from({ length: count }, () => random.pick([0, 0, 1, 2]));
      return [blendLayers([{ values, weight: 1 }])];
    }),
  };
}

/** Options that say what a step costs. */
function anySteps(random: Random): Partial<FindPathOptions> {
  const diagonals = random.chance(0.5) ? undefined : random.pick(diagonalRules);
  if (random.chance(0.7)) return { diagonals };
  return { diagonals, straightCost: random.pick([1, 2, 5]), diagonalCost: random.pick([1, 1.5, 3, 7]) };
}

/** A caller's heuristic, which is not consistent. */
function away(dx: number, dy: number): number {
  return (dx ^ dy) & 1 ? 0 : Math.max(Math.abs(dx), Math.abs(dy));
}

/** Other options of a search. */
function anySearch(random: Random): Partial<FindPathOptions> {
  const maybe = <T>(share: number, value: T): T | undefined => (random.chance(share) ? value : undefined);
  return {
    algorithm: maybe(0.3, random.pick(['astar', 'auto', 'jps'] as const)),
    heuristic: maybe(0.25, random.pick(['octile', 'manhattan', 'euclidean', 'chebyshev', 'zero', away] as const)),
    heuristicWeight: maybe(0.1, random.pick([0, 0.5, 2])),
    turnCost: maybe(0.1, random.pick([0, 0.5, 2])),
    range: maybe(0.1, random.pick([1, 3, 9])),
    partial: maybe(0.15, true),
    trace: maybe(0.2, true),
    maxExpansions: maybe(0.1, random.between(0, 60)),
    maxOpen: maybe(0.05, random.between(1, 60)),
    maxCost: maybe(0.1, random.between(1, 40)),
  };
}

/** Returns a result as plain data, in which a route is its cells. */
export function plain(result: object): object {
  return JSON.parse(
    JSON.stringify(result, (_key, value) => {
      if (value === Infinity) return 'Infinity';
      if (ArrayBuffer.isView(value)) return Array.from(value as Int32Array);
      return value;
    }),
  );
}

/** Returns an answer, or the message of an error. */
export function attempt(ask: () => unknown): unknown {
  try {
    const answer = ask();
    return answer instanceof Promise ? answer.catch(String) : answer;
  } catch (error) {
    return String(error);
  }
}
