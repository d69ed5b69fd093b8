// Robots that get one task after the other: whoever arrives is named, also where the goal is the robot's own cell.
import { describe, expect, test } from 'vitest';
import { createTeam, findTeamPaths, Grid, HexGrid, type Team, type TeamAgent } from '../../src/index.ts';
import { parseScenario } from '../../src/movingai.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { passableCells, randomGrid, randomTrips } from '../support/team-problems.ts';

const engines = ['wasm', 'js'] as const;

/** Takes a step of a team of some agents. Returns those that it must name: by what the team says of each agent before and after. */
function stepAndExpect(team: Team, agents: ReadonlySet<number>, tasked: Set<number>): number[] {
  const before = new Set([...agents].filter((i) => team.isArrived(i)));
  team.step();
  const expected = [...agents].filter((i) => team.isArrived(i) && (!before.has(i) || tasked.has(i)));
  tasked.clear();
  return expected.sort((a, b) => a - b);
}

test.each([
  ['walkers', {}],
  ['walkers that cross corners', { diagonals: 'always' }],
  ['robots', { turns: true }],
] as const)(`each arrival at a new goal is named once, %s (seed ${seed})`, (_, options) => {
  const random = new Random(seed);
  for (let run = 0; run < runs(24); run++) {
    const grid = randomGrid(random, random.between(1, 12), random.between(1, 12), random.pick([0, 0.2]));
    const cells = passableCells(grid);
    const trips: TeamAgent[] = randomTrips(random, grid, random.between(1, Math.ceil(cells.length / 3)));
    const agents = new Set(trips.keys());
    const tasked = new Set(agents);
    for (const [i, { start }] of trips.entries()) if (random.chance(0.3)) trips[i] = { start, goal: start };
    let team = createTeam(grid, trips, { ...options, engine: random.pick(engines), seed: run });
    for (let step = 0; step < 40; step++) {
      for (const i of agents) {
        if (!random.chance(0.1)) continue;
        const own = team.positionOf(i);
        team.setGoal(i, random.pick([own, own, random.pick(cells)]));
        tasked.add(i);
      }
      if (random.chance(0.1)) {
        const gone = random.pick([...agents]);
        const start = team.positionOf(gone);
        team.remove(gone);
        expect(team.arrivedNow).not.toContain(gone);
        expect(team.add({ start, goal: random.pick([start, random.pick(cells)]) })).toBe(gone);
        tasked.add(gone);
      }
      if (!('turns' in options) && random.chance(0.2)) {
        const saved = team;
        team = createTeam(grid, [], { engine: random.pick(engines), state: team.state() });
        expect(team.arrivedNow).toEqual(saved.arrivedNow);
      }
      const expected = stepAndExpect(team, agents, tasked);
      expect(team.arrivedNow, `run ${run}, step ${step}`).toEqual(expected);
    }
  }
});

test.each([false, true])('a robot whose next task is its own cell goes on, turns %s', (turns) => {
  const grid = new Grid(6, 6);
  const tasks = [
    [0, 0],
    [5, 0],
    [5, 0],
    [5, 0],
    [0, 5],
  ] as const;
  const team = createTeam(grid, [{ start: [0, 0], goal: tasks[0] }], { turns });
  let done = 0;
  for (let step = 0; step < 60; step++) {
    team.step();
    for (const robot of team.arrivedNow) if (++done < tasks.length) team.setGoal(robot, tasks[done]);
  }
  expect(done).toBe(tasks.length);
});

test('a goal within range of where the agent is counts as arrived in the next step', () => {
  const team = createTeam(new Grid(9, 9), [{ start: [0, 0], goal: [8, 8], range: 2 }]);
  team.step();
  expect(team.arrivedNow).toEqual([]);
  team.setGoal(0, team.positionOf(0));
  team.step();
  team.setGoal(0, [1, 1]);
  team.step();
  expect(team.arrivedNow).toEqual([0]);
  team.step();
  expect(team.arrivedNow).toEqual([]);
});

test('a state knows its corner rule', () => {
  const grid = Grid.fromText('....\n.##.\n....');
  for (const diagonals of ['never', 'always', 'ifAtMostOneObstacle', 'onlyWhenNoObstacles'] as const) {
    const team = createTeam(grid, [{ start: [0, 0], goal: [3, 2] }], { diagonals });
    team.step();
    const state = team.state();
    const again = createTeam(grid, [], { state });
    for (let step = 0; step < 6; step++) {
      team.step();
      again.step();
      expect(again.positions).toEqual(team.positions);
    }
    const other = diagonals === 'never' ? 'always' : 'never';
    expect(() => createTeam(grid, [], { state, diagonals: other })).toThrow(
      `state is of a team with diagonals '${diagonals}', and '${other}' is given: leave diagonals out`,
    );
  }
  const hexagons = new HexGrid(5, 5);
  const team = createTeam(hexagons, [{ start: [0, 0], goal: [4, 4] }]);
  expect(createTeam(hexagons, [], { state: team.state() }).positions).toEqual(team.positions);
});

describe('rows of a scenario are agents', () => {
  const text = ['version 1', '0\ta.map\t4\t3\t0\t0\t3\t2\t5', '0\ta.map\t4\t3\t3\t2\t0\t0\t5'].join('\n');

  test('of plans and teams', () => {
    const grid = new Grid(4, 3);
    const { status, paths } = findTeamPaths(grid, parseScenario(text));
    expect([status, paths?.map((path) => path.at(0))]).toEqual([
      'found',
      [
        { x: 0, y: 0 },
        { x: 3, y: 2 },
      ],
    ]);
    for (const turns of [false, true]) {
      const team = createTeam(grid, parseScenario(text), { turns });
      for (let step = 0; step < 40; step++) team.step();
      expect(Array.from(team.positions)).toEqual([3, 2, 0, 0]);
    }
    const robots = parseScenario(text).map((row) => ({ ...row, heading: 'east' as const, range: 1 }));
    expect(createTeam(grid, robots, { turns: true }).headings).toEqual(Uint8Array.of(2, 2));
  });

  test('of a map of that size alone, and all of a row', () => {
    expect(() => findTeamPaths(new Grid(4, 4), parseScenario(text))).toThrow(
      'agents[0] is for a map of 4 x 3 cells, and the grid has 4 x 4: pass the grid of that map',
    );
    const cells = { start: [0, 0], goal: [1, 1] } as const;
    expect(() => createTeam(new Grid(4, 3), [{ ...cells, width: 4 } as never])).toThrow('unknown name "width"');
    expect(() => createTeam(new Grid(4, 3), [{ ...cells, length: 4 } as never])).toThrow('unknown name "length"');
  });
});

test('findTeamPaths says which ends are blocked, for all or for an agent', () => {
  const grid = Grid.fromText('..~#.', { kinds: { '~': 1 } });
  const trip = (from: number, to: number, more = {}) => ({ start: [from, 0], goal: [to, 0], ...more }) as const;
  const dry = { kindCosts: [1, Infinity] };
  const reasons = [
    [trip(3, 0), trip(0, 3)],
    [trip(0, 1), trip(1, 3)],
    [trip(0, 1), trip(2, 0, dry)],
    [trip(0, 2), trip(1, 2, dry)],
    [trip(0, 4), trip(1, 1)],
  ].map((agents) => {
    const plan = findTeamPaths(grid, agents);
    return plan.status === 'unreachable' && [plan.reason, ...plan.agents, plan.lowerBound, plan.method];
  });
  expect(reasons).toEqual([
    ['start-blocked', 0, Infinity, 'none'],
    ['goal-blocked', 1, Infinity, 'none'],
    ['start-blocked', 1, Infinity, 'none'],
    ['goal-blocked', 1, Infinity, 'none'],
    ['no-route', 0, Infinity, 'none'],
  ]);
});

describe('errors have a remedy that works', () => {
  const agent = { start: [0, 0], goal: [2, 2] } as const;

  test('for what agents have elsewhere', () => {
    const grid = new Grid(3, 3);
    const more = [{ range: 1 }, { priority: 1 }, { heading: 'east' }, { kindCosts: [1] }, { size: 2 }, { speed: 2 }];
    let refused = 0;
    for (const keys of more) {
      for (const make of [
        findTeamPaths,
        createTeam,
        (on: Grid, of: TeamAgent[]) => createTeam(on, of, { turns: true }),
      ]) {
        try {
          make(grid, [{ ...agent, ...keys } as never]);
        } catch (error) {
          refused++;
          expect(String(error)).toMatch(
            /^RangeError: agents\[0\] has the unknown name "\w+": use [^;]+; known are [\w, ]+$/,
          );
        }
      }
    }
    expect(refused).toBe(10);
  });

  test.each([
    [
      'borders that cost',
      'leave turns out, or take them away by grid.setEdgeCost',
      () => {
        const grid = new Grid(3, 3);
        grid.setEdgeCost([0, 0], 'east', 2);
        return grid;
      },
    ],
    ['edges', 'leave turns out, or use a grid without wrap', () => new Grid(3, 3, { wrap: 'x' })],
    ['hexagons', 'leave it out, since robots that turn stand on squares', () => new HexGrid(3, 3) as unknown as Grid],
  ])('for robots that turn on a grid with %s', (_, remedy, make) => {
    const grid = make();
    const corners = { start: { x: 0, y: 0 }, goal: { x: 2, y: 2 } };
    expect(() => createTeam(grid, [corners], { turns: true })).toThrow(remedy);
    const team = createTeam(grid, [corners]);
    for (let step = 0; step < 9; step++) team.step();
    expect(team.arrived).toBe(true);
  });
});
