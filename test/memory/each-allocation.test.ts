// Each allocation of a kernel is refused in turn, once, and from then on: a call is then right, or a RangeError that names the bytes, and the next call is right.
import { expect, test } from 'vitest';
import { openSearch } from '../../src/core/choose/open.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { AngleEngine } from '../../src/core/kernel/angle/angle-engine.ts';
import { FieldEngine } from '../../src/core/kernel/field/field-engine.ts';
import { GraphEngine } from '../../src/core/kernel/graph/graph-engine.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { solveNearest } from '../../src/core/kernel/search/nearest.ts';
import { TeamEngine } from '../../src/core/kernel/team/team-engine.ts';
import { resolveOptions } from '../../src/core/request/options.ts';
import { planFor } from '../../src/core/request/plan.ts';
import { runOn, toResult } from '../../src/core/search/find-path.ts';
import { runManyOn } from '../../src/core/search/find-paths.ts';
import { NearestFirst } from '../../src/core/search/goal-batches.ts';
import { GoalList } from '../../src/core/search/goal-list.ts';
import { runAngleOn } from '../../src/features/angle/find-any-angle-path.ts';
import { fieldOn } from '../../src/features/field/distance-field.ts';
import { runGraphOn } from '../../src/features/graph/find-graph-path.ts';
import { teamOn } from '../../src/features/team/create-team.ts';
import { teamPathsOn } from '../../src/features/team/plan/find-team-paths.ts';
import { Graph, Grid, HexGrid } from '../../src/index.ts';
import { kernelFile, refusing, startWithLoader } from '../support/kernels.ts';
import { mazeMap, Random, randomMap } from '../support/maps.ts';
import { randomGrid, randomTrips } from '../support/team-problems.ts';
import type { Options } from '../support/walk.ts';

const SIDE = 40;
const START = { x: 0, y: 0 };
const GOAL = { x: SIDE - 1, y: SIDE - 1 };

/** Modules by name: most calls need an engine of their own. */
const modules = new Map<string, WebAssembly.Module>();

function debugKernel<Exports>(name: string): Exports {
  const module = modules.get(name) ?? new WebAssembly.Module(kernelFile(`${name}.debug.wasm`));
  modules.set(name, module);
  return startWithLoader<Exports>(module);
}

/** What a call returns if nothing is refused. */
let expected: string;

/** Returns an answer in short. */
function told({ status, cost, expanded }: { status: string; cost: number; expanded: number }): string {
  return `${status} at ${cost} after ${expanded}`;
}

/** Asks a new engine while memory may be refused, and once more after that, and compares with what it says otherwise. */
function check<Engine>(make: () => Engine, ask: (engine: Engine) => string, refuses: (bytes: number) => boolean): void {
  const engine = make();
  refusing(refuses, () => {
    try {
      expect(ask(engine)).toBe(expected);
    } catch (error) {
      expect(String(error)).toMatch(/^RangeError: [1-9]\d* bytes of memory cannot be allocated/);
    }
  });
  expect(ask(engine)).toBe(expected);
}

/** Refuses a call each of its allocations once; and all those by which more bytes than before are in use, until it frees some. */
function checkEach<Engine>(make: () => Engine, ask: (engine: Engine) => string): void {
  expected = ask(make());
  let refusals = 0;
  for (let before = -1; before < refusals; ) {
    before = refusals;
    let asked = 0;
    check(make, ask, () => {
      const isNext = asked++ === before;
      refusals += Number(isNext);
      return isNext;
    });
  }
  expect(refusals).toBeGreaterThan(0);
  for (let [most, least] = [0, 0]; least < Infinity; most = least) {
    least = Infinity;
    check(make, ask, (bytes) => {
      if (bytes > most) least = Math.min(least, bytes);
      return bytes > most;
    });
  }
}

const searchEngine = () => new SearchEngine(debugKernel('kernel'));

/** A map whose corners are free, with obstacles at a share of its cells. */
function clutter(blocked: number, seed = 3): Grid {
  const grid = randomMap({ width: SIDE, height: SIDE, seed, blocked });
  grid.fill(0, 0, 2, 2, false);
  grid.fill(SIDE - 2, SIDE - 2, 2, 2, false);
  return grid;
}

/** Terrain of squares of so many cells. */
function squares(side: number, cost: (x: number, y: number) => number): Grid {
  const grid = clutter(0.05);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      if (!grid.isBlocked(x, y)) grid.setCost(x, y, cost(Math.floor(x / side), Math.floor(y / side)));
  return grid;
}

function parted(): Grid {
  const grid = clutter(0.1);
  grid.fill(0, 20, SIDE, 1, true);
  return grid;
}

function linked(): Grid {
  const grid = parted();
  grid.addLink([3, 19], [30, 21], { cost: 2 });
  grid.fill(3, 19, 1, 1, false);
  grid.fill(30, 21, 1, 1, false);
  return grid;
}

function walled(isParted = false): Grid {
  const grid = isParted ? parted() : clutter(0.05);
  for (let x = 0; x < 20; x++) grid.setWall(x, 10, 'south');
  return grid;
}

function shutIn(): Grid {
  const grid = clutter(0.1);
  grid.setBlocked(GOAL.x, GOAL.y);
  return grid;
}

const maze = () => mazeMap({ width: 41, height: 41, seed: 3 });
const rough = () => squares(1, (x, y) => 1 + ((x * 7 + y * 3) % 9));
const zones = () => squares(14, (x, y) => 1 + x + y);

/** Maps, and options. */
const SEARCHES: [string, () => Grid, Options][] = [
  ['in view', () => new Grid(SIDE, SIDE), {}],
  ['jump points', () => clutter(0.2), { trace: true }],
  ['jump points without diagonals', maze, { diagonals: 'never' }],
  ['jump points to a range', () => clutter(0.1), { range: 3 }],
  ['out of reach', parted, {}],
  ['out of reach, from cell to cell', parted, { algorithm: 'astar' }],
  ['partial', parted, { partial: true }],
  ['partial, by A*', parted, { partial: true, algorithm: 'astar' }],
  ['partial, to a blocked goal', shutIn, { partial: true }],
  ['A*', maze, { algorithm: 'astar', heuristic: 'zero', trace: true }],
  ['whole costs', () => clutter(0.2), { algorithm: 'astar' }],
  ['turns', () => clutter(0.1), { turnCost: 1, trace: true }],
  ['few borders', zones, { diagonals: 'always' }],
  ['few borders, with a trace', zones, { trace: true }],
  ['buckets', rough, {}],
  ['terrain by A*', rough, { algorithm: 'astar' }],
  ['stops at links', linked, {}],
  ['links by A*', linked, { algorithm: 'astar' }],
  ['links, partial', linked, { partial: true }],
  ['walls', () => walled(), {}],
  ['walls, out of reach', () => walled(true), {}],
  ['walls, by A*', () => walled(), { algorithm: 'astar' }],
];

test.each(SEARCHES)('%s', (_, make, options) => {
  const grid = make();
  checkEach(searchEngine, (engine) => told(runOn(engine, grid, START, GOAL, options)));
});

test.each(SEARCHES)('after edits: %s', (_, make, options) => {
  checkEach(searchEngine, (engine) => {
    const grid = make();
    const before = runOn(engine, grid, START, GOAL, options);
    for (let x = 9; x < 12; x++) grid.setBlocked(x, 12, !grid.isBlocked(x, 12));
    const between = runOn(engine, grid, START, GOAL, options);
    grid.fill(5, 5, 20, 5, false);
    return [before, between, runOn(engine, grid, START, GOAL, options)].map(told).join();
  });
});

test.each(SEARCHES)('in steps: %s', (_, make, options) => {
  checkEach(searchEngine, (engine) => {
    const grid = make();
    const cells = cellsOf(grid);
    const search = openSearch(engine, cells, planFor(cells, resolveOptions(options)), START, GOAL);
    try {
      search.step(3);
      grid.setBlocked(20, 30, !grid.isBlocked(20, 30));
      while (search.status === 0) search.step(20);
      return told(toResult(search.outcome(options.trace === true)));
    } finally {
      search.close();
    }
  });
});

test.each(SEARCHES)('many at once: %s', (_, make, options) => {
  const grid = make();
  const queries = [GOAL, { x: SIDE - 1, y: 0 }, { x: 5, y: 1 }].map((goal) => ({ start: START, goal }));
  checkEach(searchEngine, (engine) => runManyOn(engine, grid, queries, options).map(told).join());
});

test.each<[string, () => Grid, Options]>(SEARCHES.filter(([, , { partial }]) => !partial))(
  'to the nearest of: %s',
  (_, make, options) => {
    const grid = make();
    const cells = cellsOf(grid);
    const random = new Random(1);
    const goals = Array.from({ length: 30 }, () => ({ x: random.between(20, 39), y: random.between(20, 39) }));
    checkEach(searchEngine, (engine) => {
      const plan = planFor(cells, resolveOptions(options));
      const list = new GoalList(grid, goals, START, plan);
      const { status, cost } = solveNearest(
        engine.host,
        cells,
        plan,
        START,
        new NearestFirst(cells, plan, START, list),
      );
      return `${status} ${cost}`;
    });
  },
);

test.each(['found', 'unreachable', 'partial'] as const)('hexagons: %s', (status) => {
  const random = new Random(5);
  const grid = new HexGrid(SIDE, SIDE);
  for (let cell = 1; cell < SIDE * SIDE - 1; cell++)
    grid.setBlocked(cell % SIDE, Math.floor(cell / SIDE), random.chance(0.15));
  if (status !== 'found') grid.fill(0, 20, SIDE, 1, true);
  checkEach(
    () => new SearchEngine(debugKernel('hex')),
    (engine) => {
      const result = runOn(engine, grid, START, GOAL, { partial: status === 'partial' });
      expect(result.status).toBe(status);
      return told(result);
    },
  );
});

test.each<[string, () => Grid, Options]>([
  ['plain', () => clutter(0.2), {}],
  ['terrain', rough, {}],
  ['terrain of any cost', () => squares(1, (x, y) => 1 + Math.sin(x * 7 + y * 3) / 2), {}],
  ['links', linked, {}],
  ['walls', () => walled(), {}],
])('a field: %s', (_, make, options) => {
  const grid = make();
  checkEach(
    () => new FieldEngine(debugKernel('field')),
    (engine) => {
      const field = fieldOn(engine, grid, GOAL, options);
      const before = field.costAt(START);
      grid.setBlocked(20, 30, !grid.isBlocked(20, 30));
      const after = field.update().costAt(START);
      grid.setBlocked(20, 30, !grid.isBlocked(20, 30));
      return `${before} ${after}`;
    },
  );
});

test('any angle', () => {
  const grid = clutter(0.2);
  checkEach(
    () => new AngleEngine(debugKernel('angle')),
    (engine) => told(runAngleOn(engine, grid, START, GOAL)),
  );
});

test.each([true, false])('a graph, both ways: %s', (bidirectional) => {
  const random = new Random(2);
  const edges = Array.from({ length: 900 }, (_, i) => [i % 300, random.below(300), 1 + random.below(9)] as const);
  const graph = Graph.fromEdges(300, edges);
  checkEach(
    () => new GraphEngine(debugKernel('graph')),
    (engine) => told(runGraphOn(engine, graph, 0, 299, { bidirectional })),
  );
});

test.each([0, 7])('a team, guidance %i', (guidance) => {
  const grid = randomGrid(new Random(1), 20, 20, 0.1);
  const trips = randomTrips(new Random(2), grid, 12);
  checkEach(
    () => new TeamEngine(debugKernel('team')),
    (engine) => {
      const team = teamOn(engine, grid, trips, { guidance });
      try {
        for (let step = 0; step < 3; step++) team.step();
        return String(team.positions);
      } finally {
        team.dispose();
      }
    },
  );
});

test('plans of a team', () => {
  const grid = randomGrid(new Random(1), 20, 20, 0.1);
  const trips = randomTrips(new Random(2), grid, 12);
  checkEach(
    () => new TeamEngine(debugKernel('team')),
    (engine) => teamPathsOn(engine, grid, trips, { maxRounds: 300 }).status,
  );
});
