/** Tasks that together call every export of every kernel. Each returns what it found, as plain data. */
import { mazeMap } from '../../generators/maps.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import type { PlainContraction } from '../../src/features/contraction/contracted-map.ts';
import { plainPreparation, restoreContraction } from '../../src/features/prepare/plain-preparation.ts';
import {
  assignGoals,
  blendLayers,
  clearanceMap,
  createSearch,
  createTeam,
  distanceField,
  findAnyAnglePath,
  findGraphPath,
  findNearest,
  findPath,
  findPathAsync,
  findPaths,
  findTeamPaths,
  fleeField,
  formationCells,
  Graph,
  Grid,
  HexGrid,
  inflationLayer,
  isReachable,
  type Path,
  prepareGrid,
  World,
} from '../../src/index.ts';

type Engine = 'wasm' | 'js';

/** What each error of a fault says. */
export const FAULT: RegExp = /^a fault of hotpath: please report it/;

const routeOf = (path: Path | null) => path && [...path.xy];

/** A grid with a wall that has a gap, and terrain if asked for. */
function gridOf(terrain = false): Grid {
  const grid = new Grid(40, 30);
  grid.fill(20, 2, 1, 28, true);
  if (terrain) for (let y = 0; y < 30; y++) grid.setCost(10 + (y % 3), y, 1 + (y % 5));
  return grid;
}

export const TASKS: Record<string, (engine: Engine) => Promise<unknown>> = {
  findPath: async (engine) => {
    const grid = gridOf();
    const found = [findPath(grid, [0, 29], [39, 29], { engine })];
    for (let x = 0; x < 5; x++) {
      grid.setBlocked(20, 10 + x, x % 2 === 0);
      found.push(findPath(grid, [0, 29], [39, 29 - x], { engine, algorithm: x % 2 === 0 ? 'astar' : 'auto' }));
    }
    grid.fill(0, 0, 15, 15, true);
    found.push(findPath(grid, [0, 29], [39, 29], { engine, heuristic: (dx, dy) => Math.max(dx, dy) }));
    return found.map(({ cost, path }) => [cost, routeOf(path)]);
  },
  links: async (engine) => {
    const grid = gridOf(true);
    grid.addLink([0, 0], [39, 0], { cost: 2 });
    grid.setExit(5, 5, 'east', false);
    const { cost, path } = findPath(grid, [0, 29], [39, 29], { engine });
    return [cost, routeOf(path)];
  },
  batches: async (engine) => {
    const grid = gridOf(true);
    const pairs = Array.from(
      { length: 6 },
      (_, i) =>
        [
          [0, i],
          [39, 2 * i],
        ] as [[number, number], [number, number]],
    );
    const near = findNearest(
      grid,
      [3, 3],
      [
        [39, 29],
        [30, 4],
      ],
      { engine },
    );
    const many = Array.from({ length: 200 }, (_, i) => [25 + (i % 14), 10 + Math.floor(i / 14)] as const);
    const marked = findNearest(grid, [3, 3], many, { engine });
    const costs = findPaths(grid, pairs, { engine }).map(({ cost }) => cost);
    return [near.cost, near.goalIndex, marked.cost, costs, isReachable(grid, [0, 0], [39, 29])];
  },
  search: async (engine) => {
    const grid = gridOf();
    const searches = (['auto', 'astar'] as const).map((algorithm) =>
      createSearch(grid, [0, 29], [39, 29], { engine, algorithm }),
    );
    for (const search of searches) search.step(5);
    grid.setBlocked(20, 1, true);
    for (const search of searches) search.step(Infinity);
    const found = searches.map((search) => [
      search.status,
      search.open().length,
      search.closed().length,
      search.result()?.cost,
    ]);
    for (const search of searches) search.dispose();
    const { cost } = await findPathAsync(grid, [0, 29], [39, 29], { engine, sliceMilliseconds: 1 });
    return [found, cost];
  },
  field: async (engine) => {
    const grid = gridOf(true);
    const field = distanceField(grid, [39, 29], { engine });
    const before = [...field.costs];
    grid.setBlocked(30, 10, true);
    field.update([
      [39, 29],
      [0, 0],
    ]);
    const after = [field.costAt(35, 10), routeOf(field.path(30, 20))];
    field.dispose();
    grid.addLink([0, 29], [38, 29]);
    const linked = distanceField(grid, [39, 29], { engine });
    return [before, after, linked.costAt(0, 29)];
  },
  team: async (engine) => {
    const grid = gridOf(true);
    const agents = Array.from({ length: 5 }, (_, i) => ({ start: [i, 0] as const, goal: [39 - i, 29] as const }));
    const team = createTeam(grid, agents, { engine });
    for (let i = 0; i < 6; i++) team.step();
    team.hold(0, 3);
    team.setGoal(1, [2, 28]);
    grid.setBlocked(10, 20, true);
    team.remove(4);
    team.add({ start: [2, 20], goal: [3, 3] });
    team.step();
    const copy = createTeam(grid, [], { engine, state: team.state() });
    copy.step();
    const found = [[...team.positions], [...copy.positions], team.distance(0), team.isArrived(1)];
    team.dispose();
    copy.dispose();
    grid.addLink([0, 0], [30, 0]);
    const linked = createTeam(grid, agents, { engine });
    linked.step();
    return [found, [...linked.positions]];
  },
  findTeamPaths: async (engine) => {
    const grid = new Grid(8, 8);
    const agents = Array.from({ length: 4 }, (_, i) => ({ start: [i, 0] as const, goal: [7 - i, 7] as const }));
    const { status, paths } = findTeamPaths(grid, agents, { engine });
    return [status, paths?.map(({ xy }) => [...xy])];
  },
  findGraphPath: async (engine) => {
    const graph = Graph.hex(9, 9);
    const asked = findGraphPath(graph, 0, 80, { engine, heuristic: (node) => (80 - node) / 20 });
    const both = findGraphPath(graph, 0, 80, { engine });
    const found = [asked.cost, both.cost, [...(both.path ?? [])]];
    graph.dispose();
    return found;
  },
  findAnyAnglePath: async (engine) => {
    const grid = gridOf();
    const first = findAnyAnglePath(grid, [0, 29], [39, 29], { engine });
    grid.setBlocked(20, 1, true);
    const second = findAnyAnglePath(grid, [0, 29], [39, 28], { engine });
    return [first.cost, second.cost];
  },
  prepareGrid: async (engine) => {
    const grid = new Grid(100, 100);
    for (let i = 0; i < 400; i++) grid.setBlocked((i * 37) % 99, (i * 61) % 97, true);
    const { landmarks } = prepareGrid(grid, {
      engine,
      diagonals: 'onlyWhenNoObstacles',
      straightCost: 10,
      diagonalCost: 14,
    });
    const options = { engine, diagonals: 'onlyWhenNoObstacles', straightCost: 10, diagonalCost: 14 } as const;
    const found = [0, 1, 2].map((i) => findPath(grid, [99, i], [i, 99], options).cost);
    grid.setBlocked(37, 61, false);
    return [landmarks, found, findPath(grid, [99, 5], [5, 99], options).cost];
  },
  'a maze that is contracted, and its copy in another thread': async (engine) => {
    const grid = mazeMap({ width: 181, height: 181, seed: 3 });
    const cost = () => findPath(grid, [0, 0], [180, 180], { engine }).cost;
    const { contracted } = prepareGrid(grid, { engine });
    const first = cost();
    const cells = cellsOf(grid);
    const { contraction } = structuredClone(plainPreparation(cells));
    restoreContraction(cells, contraction as PlainContraction, engine);
    return [contracted, first, cost()];
  },
  hexagons: async (engine) => {
    const grid = new HexGrid(20, 20);
    grid.fill(10, 0, 1, 18, true);
    const found = findPath(grid, [0, 0], [19, 0], { engine });
    const field = distanceField(grid, [19, 0], { engine });
    return [found.cost, routeOf(found.path), field.costAt(0, 0)];
  },
  'edges that go on': async (engine) => {
    const found: unknown[] = [];
    for (const grid of [new Grid(20, 20, { wrap: 'both' }), new HexGrid(20, 20, { wrap: 'both' })]) {
      grid.fill(10, 0, 1, 18, true);
      const { cost, path } = findPath(grid, [1, 1], [18, 18], { engine });
      const field = distanceField(grid, [18, 18], { engine });
      const agents = [0, 1].map((i) => ({ start: [i, 0] as const, goal: [18, 19 - i] as const, group: 1 }));
      const team = createTeam(grid, agents, { engine, guidance: 4 });
      for (let step = 0; step < 4; step++) team.step();
      found.push(cost, routeOf(path), field.costAt(1, 1), [...team.positions], isReachable(grid, [1, 1], [18, 18]));
      team.dispose();
    }
    return found;
  },
  'turns, and borders that cost': async (engine) => {
    const grid = gridOf(true);
    const turned = findPath(grid, [0, 29], [39, 29], { engine, turnCost: 2 });
    grid.setEdgeCost([20, 1], 'west', 3);
    const { cost } = findPath(grid, [0, 29], [39, 29], { engine });
    return [turned.cost, routeOf(turned.path), cost, distanceField(grid, [39, 29], { engine }).costAt(0, 29)];
  },
  'robots that turn': async (engine) => {
    const grid = gridOf();
    const agents = [0, 1, 2].map((i) => ({
      start: [i, 0] as const,
      goal: [39, 28 + (i % 2)] as const,
      heading: 'east' as const,
    }));
    const team = createTeam(grid, agents.slice(0, 2), { engine, turns: true });
    await team.warmUp({ sliceMilliseconds: Infinity });
    for (let step = 0; step < 4; step++) team.step();
    const found = [...team.positions, ...(team.headings ?? [])];
    team.dispose();
    return found;
  },
  'terrain that is prepared': async (engine) => {
    const grid = gridOf(true);
    const { landmarks } = prepareGrid(grid, { engine });
    const rough = Grid.fromCosts(
      20,
      20,
      Array.from({ length: 400 }, (_, cell) => 1 + cell / 100),
    );
    return [
      landmarks,
      findPath(grid, [0, 29], [39, 29], { engine }).cost,
      findPath(rough, [0, 0], [19, 19], { engine }).cost,
    ];
  },
  'units and goals': async (engine) => {
    const grid = gridOf();
    const units = [
      [0, 0],
      [0, 2],
      [3, 29],
    ] as const;
    const { goalOf, sum } = assignGoals(
      grid,
      units,
      [
        [39, 1],
        [19, 19],
        [0, 1],
      ],
      { engine },
    );
    const flight = fleeField(grid, [[5, 5]], { engine });
    return [[...goalOf], sum, flight.costAt(0, 0), formationCells(grid, [30, 10], 5, { engine })];
  },
  'what is freed': async (engine) => {
    const grid = gridOf(true);
    const ends = [
      [0, 29],
      [39, 29],
    ] as const;
    // More than are kept for the next ones.
    const searches = Array.from({ length: 24 }, () => createSearch(grid, ...ends, { engine, algorithm: 'astar' }));
    for (const search of searches) search.step(3);
    grid.setBlocked(20, 1, true);
    const after = findPath(grid, ...ends, { engine }).cost;
    for (const search of searches) search.step(Infinity);
    const costs = searches.map((search) => search.result()?.cost);
    for (const search of searches) search.dispose();
    distanceField(grid, ends[1], { engine }).dispose();
    grid.releaseMemory();
    return [after, costs, findPath(grid, ...ends, { engine }).cost];
  },
  World: async (engine) => {
    const world = new World({ width: 96, height: 96, chunkSize: 32 });
    for (let y = 0; y < 3; y++) for (let x = 0; x < 3; x++) world.load(x, y, new Grid(32, 32));
    for (let y = 0; y < 90; y++) world.setBlocked(40, y, true);
    const { cost, path } = findPath(world, [0, 0], [95, 0], { engine });
    const field = distanceField(world, [95, 0], { engine });
    const { cost: near } = findNearest(
      world,
      [0, 0],
      [
        [95, 95],
        [50, 0],
      ],
      { engine },
    );
    return [cost, routeOf(path), field.costAt(0, 0), near];
  },
};

/** Tasks of kernels that have no option `engine`. */
export const LAYER_TASKS: Record<string, () => Promise<unknown>> = {
  clearanceMap: async () => [...clearanceMap(gridOf())],
  inflationLayer: async () => {
    const grid = gridOf();
    const inflation = inflationLayer(grid, { radius: 3, cost: 5 });
    const layer = blendLayers([
      { values: new Float64Array(1200).fill(2), weight: 1 },
      { values: inflation.values, weight: 2 },
    ]);
    return [findPath(grid, [0, 29], [39, 29], { layers: [layer] }).cost];
  },
};
