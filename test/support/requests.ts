/** Requests of every kind, drawn at random, whose answers can be compared between grids. */
import {
  blendLayers,
  clearanceMap,
  createSearch,
  createTeam,
  distanceField,
  type FindPathOptions,
  findAnyAnglePath,
  findNearest,
  findPath,
  findPaths,
  findTimedPath,
  type Grid,
  lineOfSight,
  Reservations,
} from '../../src/index.ts';
import type { Random } from './maps.ts';
import { diagonalRules } from './world.ts';

type Point = readonly [number, number];

/** A request that can be made of several grids with the same cells. It returns plain data, or the message of an error. */
export interface Request {
  readonly name: string;
  ask(grid: Grid): unknown;
}

/** Draws a request. Whatever it holds, such as layers, belongs to the request and not to a grid. */
export function anyRequest(grid: Grid, random: Random): Request {
  const cell = (): Point => [random.below(grid.width), random.below(grid.height)];
  const [from, to] = [cell(), cell()];
  const cells = Array.from({ length: random.between(1, 6) }, cell);
  const [unit, steps] = [anyUnit(grid, random), anySteps(random)];
  const { kindCosts, avoid, size, allowBlockedStart } = unit;
  const path = { ...unit, ...steps, ...anySearch(random) };
  const engine = random.pick(['wasm', 'js'] as const);
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
  const asked: Record<string, (grid: Grid) => unknown> = {
    findPath: (grid) => plain(findPath(grid, from, to, { ...path, engine })),
    findPaths: (grid) =>
      findPaths(
        grid,
        cells.map((one) => [from, one] as const),
        { ...path, engine },
      ).map(plain),
    findNearest: (grid) => plain(findNearest(grid, from, cells, { ...nearest, engine })),
    createSearch: (grid) => {
      using search = createSearch(grid, from, to, { ...path, engine });
      const open: number[][] = [];
      while (search.step(7) === 'running') open.push([...search.open()].sort());
      return [open, plain(search.result() as object)];
    },
    distanceField: (grid) => {
      using one = distanceField(grid, cells, { ...field, engine });
      return [[...one.costs], [...one.flow], [...one.within(9)]];
    },
    findAnyAnglePath: (grid) =>
      plain(findAnyAnglePath(grid, from, to, { size, kindCosts, avoid, allowBlockedStart, engine })),
    lineOfSight: (grid) => lineOfSight(grid, from, to, { size, kindCosts, avoid }),
    clearanceMap: (grid) => [...clearanceMap(grid, seen ? { edges: false } : {})],
    createTeam: (grid) => {
      const team = createTeam(
        grid,
        cells.map((start, i) => ({ start, goal: cells[(i + 1) % cells.length] })),
        { engine },
      );
      const places = Array.from({ length: 8 }, () => {
        team.step();
        return [...team.positions];
      });
      team.dispose();
      return places;
    },
    findTimedPath: (grid) => plain(findTimedPath(grid, from, to, { reservations: new Reservations(grid), diagonals })),
  };
  const name = random.pick(Object.keys(asked));
  return {
    name: `${name} ${JSON.stringify({ from, to, cells, ...path, engine })}`,
    ask: (grid) => attempt(() => asked[name](grid)),
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

/** Other options of a search. */
function anySearch(random: Random): Partial<FindPathOptions> {
  const maybe = <T>(share: number, value: T): T | undefined => (random.chance(share) ? value : undefined);
  return {
    algorithm: maybe(0.3, random.pick(['astar', 'auto', 'jps'] as const)),
    heuristic: maybe(0.2, random.pick(['octile', 'manhattan', 'euclidean', 'chebyshev', 'zero'] as const)),
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
function plain(result: object): object {
  return JSON.parse(
    JSON.stringify(result, (_key, value) => {
      if (value === Infinity) return 'Infinity';
      if (ArrayBuffer.isView(value)) return Array.from(value as Int32Array);
      return value;
    }),
  );
}

function attempt(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    return String(error);
  }
}
