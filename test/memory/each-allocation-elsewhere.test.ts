// Each allocation of kernels other than that of searches is refused in turn, once, and from then on: a call is then right, or a RangeError that names the bytes, and the next call is right.
import { test } from 'vitest';
import { findPathOn } from '../../bench/measure/search-on.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { AngleEngine } from '../../src/core/kernel/angle/angle-engine.ts';
import { Measurer } from '../../src/core/kernel/clearance/measurer.ts';
import { Hierarchy } from '../../src/core/kernel/contraction/hierarchy.ts';
import type { ContractionKernel, LandmarksKernel } from '../../src/core/kernel/exports.ts';
import { FieldEngine } from '../../src/core/kernel/field/field-engine.ts';
import { GraphEngine } from '../../src/core/kernel/graph/graph-engine.ts';
import { KernelFlood } from '../../src/core/kernel/prepare/kernel-flood.ts';
import { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { TeamEngine } from '../../src/core/kernel/team/team-engine.ts';
import { runAngleOn } from '../../src/features/angle/find-any-angle-path.ts';
import { fieldOn } from '../../src/features/field/distance-field.ts';
import { runGraphOn } from '../../src/features/graph/find-graph-path.ts';
import { prepareOn } from '../../src/features/prepare/prepare-grid.ts';
import { teamOn } from '../../src/features/team/create-team.ts';
import { teamPathsOn } from '../../src/features/team/plan/find-team-paths.ts';
import { Graph, Grid, type Team } from '../../src/index.ts';
import { contractWith } from '../support/contracted.ts';
import { Random } from '../support/maps.ts';
import {
  bordered,
  checkEach,
  clutter,
  debugKernel,
  GOAL,
  hexagons,
  linked,
  round,
  SIDE,
  START,
  squares,
  told,
  walled,
} from '../support/refused.ts';
import { randomGrid, randomTrips } from '../support/team-problems.ts';
import type { Options } from '../support/walk.ts';

const searchEngine = () => new SearchEngine(debugKernel('kernel'));

const rough = () => squares(1, (x, y) => 1 + ((x * 7 + y * 3) % 9));

test.each<[string, () => Grid, Options]>([
  ['plain', () => clutter(0.2), {}],
  ['terrain', rough, {}],
  ['terrain of any cost', () => squares(1, (x, y) => 1 + Math.sin(x * 7 + y * 3) / 2), {}],
  ['links', linked, {}],
  ['walls', () => walled(), {}],
  ['borders that cost', bordered, {}],
  ['edges that go on', round, {}],
  ['hexagons', () => hexagons(), {}],
  ['hexagons that go on', () => hexagons('both'), {}],
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

const teamEngine = () => new TeamEngine(debugKernel('team'));

/** Returns where agents are after each of some steps of a team. */
function walk(team: Team, steps: number, edit = () => {}): string {
  try {
    const seen = Array.from({ length: steps }, (_, step) => {
      if (step === steps >> 1) edit();
      team.step();
      return String(team.positions);
    });
    return seen.join(' ');
  } finally {
    team.dispose();
  }
}

const crowd = randomGrid(new Random(1), 20, 20, 0.1);
const trips = randomTrips(new Random(2), crowd, 12);

test.each([0, 7])('a team, guidance %i', (guidance) => {
  checkEach(teamEngine, (engine) => walk(teamOn(engine, crowd, trips, { guidance }), 3));
});

test('a team that is stuck without a plan', () => {
  const grid = Grid.fromText('......\n###.##');
  const agents = [
    { start: [5, 0], goal: [3, 1] },
    { start: [3, 1], goal: [1, 0] },
    { start: [3, 0], goal: [4, 0] },
  ] as const;
  checkEach(teamEngine, (engine) => walk(teamOn(engine, grid, agents, { diagonals: 'never' }), 60));
});

test('a team with kinds, links, edits, and goals of many', () => {
  checkEach(teamEngine, (engine) => {
    const grid = crowd.clone();
    grid.addLink(trips[0].start, trips[1].goal);
    grid.setKind(10, 10, 1);
    const agents = trips.map(({ start }, i) => {
      const kindCosts = [
        [1, 1],
        [1, 5],
        [1, Infinity],
      ][i % 3];
      return { start, goal: trips[i < 8 ? 0 : i].goal, kindCosts };
    });
    return walk(teamOn(engine, grid, agents), 6, () => grid.setBlocked(10, 12, !grid.isBlocked(10, 12)));
  });
});

test.each<[string, () => Grid]>([
  ['hexagons that go on', () => hexagons('both')],
  ['borders that cost', bordered],
])('a team with guidance, whose agents may swap goals: %s', (_, make) => {
  const grid = make();
  const free = Array.from({ length: SIDE * SIDE }, (_, cell) => ({ x: cell % SIDE, y: Math.floor(cell / SIDE) }));
  const cells = free.filter(({ x, y }) => !grid.isBlocked(x, y));
  const agents = Array.from({ length: 6 }, (_, i) => ({
    start: cells[3 * i],
    goal: cells[cells.length - 1 - 2 * i],
    group: i % 2,
  }));
  checkEach(teamEngine, (engine) => walk(teamOn(engine, grid, agents, { guidance: 5 }), 2));
});

test('teams that make room for each other', () => {
  const grid = randomGrid(new Random(1), 8, 8, 0.1);
  const agents = randomTrips(new Random(2), grid, 4);
  checkEach(teamEngine, (engine) => {
    const teams = [0, 5].map((guidance) => teamOn(engine, grid, agents, { guidance }));
    try {
      for (const team of [...teams, ...teams]) team.step();
      return teams.map(({ positions }) => String(positions)).join(' ');
    } finally {
      for (const team of teams) team.dispose();
    }
  });
});

test('plans of a team', () => {
  checkEach(teamEngine, (engine) => teamPathsOn(engine, crowd, trips, { maxRounds: 300 }).status);
});

test('floods of landmarks, on uniform terrain and where costs differ', () => {
  const grid = clutter(0.2);
  const steps = { rule: 0, straight: 5, diagonal: 7 };
  const cells = cellsOf(grid);
  for (let x = 0; x < grid.width; x++) grid.setCost(x, 2, 1 + (x % 3));
  for (const terrain of [null, cells.terrain]) {
    checkEach(
      () => debugKernel<LandmarksKernel>('landmarks'),
      (kernel) => new KernelFlood(kernel, cells, steps, 2, terrain).farthest([0, 1]).cells.join(),
    );
  }
});

test('landmarks', () => {
  checkEach(searchEngine, (engine) => {
    const grid = clutter(0.2);
    prepareOn(engine, grid, { landmarks: 2 });
    return told(findPathOn(engine, grid, START, GOAL));
  });
});

test('a contracted map', () => {
  const free = searchEngine();
  checkEach(
    () => debugKernel<ContractionKernel>('contraction'),
    (kernel) => {
      const grid = clutter(0.2);
      contractWith(grid, (cells) => new Hierarchy(kernel, cells), { side: 16, options: {} });
      return told(findPathOn(free, grid, START, GOAL));
    },
  );
});

test('distances to walls', () => {
  const cells = cellsOf(clutter(0.2));
  const part = { left: 0, top: 0, right: SIDE - 1, bottom: SIDE - 1, sides: 15 };
  checkEach(
    () => new Measurer(debugKernel('clearance')),
    (measurer) => {
      const sums: number[] = [];
      measurer.distances(cells, part, (_top, _rows, values) => sums.push(values.reduce((sum, value) => sum + value)));
      return sums.join();
    },
  );
});
