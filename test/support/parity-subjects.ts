/** Maps, worlds, graphs and teams of which the same can be asked on both engines, each engine with a copy of its own. */
import {
  createTeam,
  distanceField,
  type EngineName,
  type FindGraphPathOptions,
  type FindPathOptions,
  findGraphPath,
  findNearest,
  findPath,
  Graph,
  type GraphEdge,
  type Grid,
  prepareGrid,
  type Team,
} from '../../src/index.ts';
import { edit, KINDS, anyMap as smallMap } from '../reference/problems.ts';
import { Walk } from '../world/walks.ts';
import { anyEdit } from './edits.ts';
import { Random } from './maps.ts';
import { anyMap, anyTerrain } from './prepared.ts';
import { anyRequest, attempt, plain } from './requests.ts';
import { randomTrips } from './team-problems.ts';
import { diagonalRules } from './world.ts';

/** A request of one function. */
interface Asked {
  readonly name: string;
  ask(engine: EngineName): unknown;
}

/** Something to ask of. */
export interface Subject {
  /** Changes the copies of both engines alike. */
  edit(): void;
  /** Draws a request. */
  draw(): Asked;
  /** Frees what the engines keep of it. */
  release?(): void;
}

type Pair<Of> = Readonly<Record<EngineName, Of>>;

const pairOf = <Of>(make: (engine: EngineName) => Of): Pair<Of> => ({ wasm: make('wasm'), js: make('js') });

/** By name, what makes a subject. */
export const SUBJECTS: Readonly<Record<string, (random: Random) => Subject>> = {
  squares: (random) => onSquares(anySquares(random), random),
  prepared: (random) => {
    const pair = anySquares(random);
    const options = { diagonals: random.pick(['onlyWhenNoObstacles', ...diagonalRules] as const) };
    pair.js.releaseMemory();
    for (const engine of ['wasm', 'js'] as const) prepareGrid(pair[engine], { ...options, engine });
    return onSquares(pair, random);
  },
  ...Object.fromEntries(KINDS.map((kind) => [kind, (random: Random) => onSmallMap(kind, random)])),
  world: onWorld,
  graph: onGraph,
  team: onTeam,
};

function anySquares(random: Random): Pair<Grid> {
  const make = random.pick([anyMap, anyTerrain]);
  const grid = make(random.between(1, 45), random.between(1, 45), random);
  return { wasm: grid, js: grid.clone() };
}

function onSquares(pair: Pair<Grid>, random: Random): Subject {
  const editing = { exits: random.chance(0.25), terrain: random.chance(0.6) };
  return {
    edit: () => {
      const change = anyEdit(pair.wasm, editing, random);
      change(pair.wasm);
      change(pair.js);
    },
    draw: () => onGrid(pair, random),
    release: () => releaseAll(pair),
  };
}

function onSmallMap(kind: (typeof KINDS)[number], random: Random): Subject {
  const problem = smallMap(kind, random);
  const pair = { wasm: problem.map, js: problem.map.clone() };
  return {
    edit: () => {
      const seed = random.below(2 ** 31);
      for (const map of [pair.wasm, pair.js]) edit({ ...problem, map }, new Random(seed));
    },
    draw: () => onGrid(pair, random),
    release: () => releaseAll(pair),
  };
}

function onGrid(pair: Pair<Grid>, random: Random): Asked {
  const { name, ask } = anyRequest(pair.wasm, random, true);
  return { name, ask: (engine) => ask(pair[engine], engine) };
}

function releaseAll(pair: Pair<{ releaseMemory(): void }>): void {
  pair.wasm.releaseMemory();
  pair.js.releaseMemory();
}

function onWorld(random: Random): Subject {
  const [seed, unknown] = [random.below(2 ** 31), random.pick(['blocked', 2] as const)];
  const walks = pairOf(() => new Walk(seed, unknown, true));
  const step = () => {
    walks.wasm.step();
    walks.js.step();
  };
  step();
  return {
    edit: () => (random.chance(0.3) ? step() : [walks.wasm.edit(), walks.js.edit()]),
    draw: () => {
      const cells = Array.from({ length: 4 }, () => [walks.wasm.anyCell(), walks.js.anyCell()][0]);
      const [start, goal, ...others] = cells;
      const field: FindPathOptions = {
        diagonals: random.pick(diagonalRules),
        straightCost: random.pick([1, 1, 2.5]),
        size: random.pick([1, 1, 1, 2]),
        kindCosts: random.pick([undefined, [1, 2, 3], [1, Infinity, 1]]),
        avoid: random.pick([undefined, others]),
      };
      const options = { ...field, maxCost: random.pick([undefined, undefined, 9]), trace: random.chance(0.2) };
      const name = random.pick(['findPath', 'findNearest', 'distanceField']);
      const asked: Record<string, Asked['ask']> = {
        findPath: (engine) => plain(findPath(walks[engine].world, start, goal, { ...options, engine })),
        findNearest: (engine) => plain(findNearest(walks[engine].world, start, others, { ...options, engine })),
        distanceField: (engine) => {
          const costs = distanceField(walks[engine].world, others, { ...field, engine });
          return cells.map((cell) => costs.costAt(cell));
        },
      };
      return {
        name: `${name} ${JSON.stringify({ cells, ...options })}`,
        ask: (engine) => attempt(() => asked[name](engine)),
      };
    },
    release: () => releaseAll(pairOf((engine) => walks[engine].world)),
  };
}

function onGraph(random: Random): Subject {
  const graph = anyGraph(random);
  const node = () => random.below(graph.nodeCount);
  return {
    edit: () => {},
    draw: () => {
      const [start, goal] = [node(), node()];
      const estimates = Float64Array.from({ length: graph.nodeCount }, () => random.pick([0, 0.5, 1, 3]));
      const options: FindGraphPathOptions = {
        heuristic: random.pick([undefined, estimates, (at) => estimates[at]]),
        heuristicWeight: random.pick([undefined, undefined, 0, 0.5, 2, Infinity]),
        maxExpansions: random.pick([undefined, undefined, random.below(40)]),
        maxCost: random.pick([undefined, undefined, random.below(15)]),
      };
      if (options.heuristic === undefined) options.bidirectional = random.pick([undefined, true, false]);
      return {
        name: `findGraphPath ${start} to ${goal} ${JSON.stringify(options)}`,
        ask: (engine) => attempt(() => plain(findGraphPath(graph, start, goal, { ...options, engine }))),
      };
    },
    release: () => graph.releaseMemory(),
  };
}

function anyGraph(random: Random): Graph<never> {
  const [width, height, depth] = [random.between(1, 8), random.between(1, 8), random.between(1, 4)];
  const costsOf = (count: number) => Float64Array.from({ length: count }, () => random.pick([1, 1, 2, 0.5, Infinity]));
  const nodes = random.between(1, 60);
  const edges = Array.from(
    { length: 3 * nodes },
    (): GraphEdge => [random.below(nodes), random.below(nodes), random.pick([0, 1, 2, 3, 10 * random.next()])],
  );
  return random.pick<() => Graph<never>>([
    () => Graph.grid3d(width, height, depth, costsOf(width * height * depth)) as Graph<never>,
    () => Graph.hex(width, height, costsOf(width * height)) as Graph<never>,
    () => Graph.fromEdges(nodes, edges, { directed: random.chance(0.5) }),
  ])();
}

/** A team that walks on while its map is edited. */
function onTeam(random: Random): Subject {
  const grid = anyMap(random.between(4, 24), random.between(4, 24), random);
  const pair = { wasm: grid, js: grid.clone() };
  const trips = randomTrips(random, grid, random.between(1, 12));
  const options = { diagonals: random.pick(diagonalRules), turns: random.chance(0.2) };
  const teams = pairOf((engine) => attempt(() => createTeam(pair[engine], trips, { ...options, engine })));
  return {
    edit: () => {
      const [x, y, blocked] = [random.below(grid.width), random.below(grid.height), random.chance(0.3)];
      for (const map of [pair.wasm, pair.js]) map.setBlocked(x, y, blocked);
    },
    draw: () => ({
      name: `team ${JSON.stringify({ trips, ...options })}`,
      ask: (engine) =>
        attempt(() => {
          if (typeof teams[engine] === 'string') return teams[engine];
          const team = teams[engine] as Team;
          for (let k = 0; k < 4; k++) team.step();
          return [[...team.positions], team.arrived, trips.map((_, agent) => team.distance(agent))];
        }),
    }),
    release: () => releaseAll(pair),
  };
}
