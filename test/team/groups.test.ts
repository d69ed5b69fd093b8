// Agents of one group swap goals on the way: by the rule, as the events say, and so that none is left behind.
import { describe, expect, test } from 'vitest';
import { createTeam, findTeamPaths, Grid, HexGrid, type Team, type TeamAgent } from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import { anyMap, cellsOf, KINDS } from '../reference/problems.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

const engines = ['wasm', 'js'] as const;

/** Draws agents with different starts and goals, in groups or alone. */
function anyAgents(map: Grid, random: Random, most: number): TeamAgent[] {
  const free = cellsOf(map).filter((cell) => !map.isBlocked(cell));
  const mixed = () => [...free].map((cell) => ({ cell, key: random.next() })).sort((a, b) => a.key - b.key);
  const [starts, goals] = [mixed(), mixed()];
  return starts.slice(0, most).map(({ cell }, i) => {
    const kindCosts = random.chance(0.2) ? [1, 1, 1] : undefined;
    const group = random.chance(0.8) ? random.below(2) : undefined;
    return { start: cell, goal: goals[i].cell, group, kindCosts, range: random.chance(0.1) ? 1 : 0 };
  });
}

/** Swaps the goals of a list as events say, and checks that each pair may. */
function follow(team: Team, own: number[], agents: readonly TeamAgent[]): void {
  for (const [a, b] of team.swappedNow) {
    expect(agents[a].group).toBe(agents[b].group);
    expect(agents[a].group).toBeDefined();
    expect(agents[a].kindCosts === undefined).toBe(agents[b].kindCosts === undefined);
    [own[a], own[b]] = [own[b], own[a]];
  }
  expect(own.map((_, i) => team.goalOf(i))).toEqual(own);
}

// All: HOTPATH_RUNS=10 npx vitest run --project node test/team/groups.test.ts
test.each(KINDS)(`%s: both engines swap alike, events tell all, and states go on (seed ${seed})`, (kind) => {
  const random = new Random(seed + KINDS.indexOf(kind));
  let swaps = 0;
  for (let run = 0; run < runs(50); run++) {
    const { map } = anyMap(kind, random);
    const agents = anyAgents(map, random, 12);
    if (agents.length === 0) continue;
    const options = { seed: run, guidance: random.chance(0.2) ? 5 : 0 };
    const [team, twin] = engines.map((engine) => createTeam(map, agents, { ...options, engine }));
    const own = agents.map((_, i) => i);
    for (let step = 0; step < 25; step++) {
      if (random.chance(0.1)) map.setBlocked(random.pick(cellsOf(map)), random.chance(0.5));
      if (random.chance(0.1)) for (const one of [team, twin]) one.hold(0, 3);
      const state = random.chance(0.2) ? team.state() : null;
      const again = state && createTeam(map, [], { state, engine: random.pick(engines) });
      for (const one of [team, twin, again]) one?.step();
      follow(team, own, agents);
      swaps += team.swappedNow.length;
      for (const one of again ? [twin, again] : [twin]) {
        expect(one.positions).toEqual(team.positions);
        expect(one.swappedNow).toEqual(team.swappedNow);
        expect(one.arrivedNow).toEqual(team.arrivedNow);
      }
      expect(createTeam(map, [], { state: team.state() }).swappedNow).toEqual(team.swappedNow);
    }
  }
  expect(swaps).toBeGreaterThan(runs(50) / 4);
});

test(`no swap makes ways longer together, or the longer one longer (seed ${seed})`, () => {
  const random = new Random(seed);
  let [gains, draws] = [0, 0];
  for (let run = 0; run < runs(40); run++) {
    const grid = new Grid(12, 9);
    for (let i = 0; i < 25; i++) grid.setBlocked(random.below(12), random.below(9));
    const agents = anyAgents(grid, random, 25).map((agent) => ({ ...agent, kindCosts: undefined, range: 0, group: 0 }));
    const ways = agents.map(({ goal }) => reference.distanceField(grid, goal, { diagonals: 'never' }));
    const team = createTeam(grid, agents);
    const own = agents.map((_, i) => i);
    for (let step = 0; step < 40; step++) {
      const before = agents.map((_, i) => team.positionOf(i));
      team.step();
      for (const [a, b] of team.swappedNow) {
        const way = (agent: number, goal: number) => ways[goal].costAt(before[agent]);
        const old = [way(a, own[a]), way(b, own[b])];
        const now = [way(a, own[b]), way(b, own[a])];
        const [oldSum, newSum] = [old, now].map(([one, other]) => one + other);
        expect(newSum).toBeLessThanOrEqual(oldSum);
        if (newSum < oldSum) gains++;
        else {
          draws++;
          expect(Math.max(...now)).toBeLessThan(Math.max(...old));
        }
        const { x, y } = before[a];
        expect(Math.abs(x - before[b].x) + Math.abs(y - before[b].y)).toBe(1);
        [own[a], own[b]] = [own[b], own[a]];
      }
    }
  }
  expect(gains).toBeGreaterThan(0);
  expect(draws).toBeGreaterThan(0);
});

describe.each([false, true])('robots that turn: %s', (turns) => {
  test('a squad fills a corner, where fixed goals bar each other', () => {
    const side = 12;
    const cells = Array.from({ length: 30 }, (_, i) => ({ x: i % 6, y: Math.floor(i / 6) }));
    const agents = cells.map((start, i) => {
      const { x, y } = cells[(i * 7) % cells.length];
      return { start, goal: { x: side - 1 - x, y: side - 1 - y }, group: 3 };
    });
    const [team, twin] = engines.map((engine) => createTeam(new Grid(side, side), agents, { turns, engine }));
    const own = agents.map((_, i) => i);
    const homes = new Set<number>();
    let steps = 0;
    for (; steps < 400 && !team.arrived; steps++) {
      for (const one of [team, twin]) one.step();
      follow(team, own, agents);
      expect(twin.positions).toEqual(team.positions);
      for (const agent of team.arrivedNow) homes.add(agent);
      expect(new Set(agents.map((_, i) => String(Object.values(team.positionOf(i))))).size).toBe(agents.length);
    }
    expect(team.arrived).toBe(true);
    expect(homes.size).toBe(agents.length);
    for (const [i, goal] of own.entries()) expect(team.positionOf(i)).toEqual(agents[goal].goal);
    expect(own).not.toEqual(agents.map((_, i) => i));
  });
});

test('agents that meet in a corridor swap goals instead of places', () => {
  const walk = (group?: number) => {
    const team = createTeam(new Grid(7, 1), [
      { start: [0, 0], goal: [6, 0], group },
      { start: [6, 0], goal: [0, 0], group },
    ]);
    for (let i = 0; i < 8; i++) team.step();
    return team;
  };
  expect(walk().arrived).toBe(false);
  const team = walk(1);
  expect(team.arrived).toBe(true);
  expect([team.goalOf(0), team.goalOf(1)]).toEqual([1, 0]);
});

test('on hexagons and through links too', () => {
  const hexes = createTeam(new HexGrid(5, 1), [
    { start: [0, 0], goal: [4, 0], group: 0 },
    { start: [4, 0], goal: [0, 0], group: 0 },
  ]);
  const islands = Grid.fromText('..#..');
  islands.addLink([1, 0], [3, 0]);
  const linked = createTeam(islands, [
    { start: [1, 0], goal: [4, 0], group: 0 },
    { start: [3, 0], goal: [0, 0], group: 0 },
  ]);
  for (const team of [hexes, linked]) {
    for (let i = 0; i < 6; i++) team.step();
    expect(team.arrived).toBe(true);
    expect(team.goalOf(0)).toBe(1);
  }
});

test('a new goal is the own one, and stays until the next swap', () => {
  const team = createTeam(new Grid(4, 1), [
    { start: [1, 0], goal: [3, 0], group: 5 },
    { start: [2, 0], goal: [0, 0], group: 5 },
  ]);
  team.step();
  expect(team.swappedNow).toEqual([[0, 1]]);
  expect(team.goalOf(0)).toBe(1);
  team.setGoal(0, [0, 0]);
  expect(team.goalOf(0)).toBe(0);
  team.step();
  expect(team.swappedNow).toEqual([]);
  expect(team.add({ start: [1, 0], goal: [1, 0] })).toBe(2);
  expect(team.goalOf(2)).toBe(2);
});

// All: HOTPATH_RUNS=10 npx vitest run --project node test/team/groups.test.ts
test(`plans of groups end at each other's goals, and collide nowhere (seed ${seed})`, () => {
  const random = new Random(seed);
  let swapped = 0;
  for (let run = 0; run < runs(20); run++) {
    const grid = new Grid(9, 6);
    for (let i = 0; i < 9; i++) grid.setBlocked(random.below(9), random.below(6));
    const agents = anyAgents(grid, random, 10).map(({ start, goal, group }) => ({ start, goal, group }));
    const options = { improve: random.chance(0.3), guidance: random.chance(0.3) ? 5 : 0, maxRounds: 600, seed: run };
    const [plan, twin] = engines.map((engine) =>
      findTeamPaths(grid, agents, { ...options, maxMilliseconds: Infinity, engine }),
    );
    expect(twin).toEqual(plan);
    if (plan.status !== 'found') continue;
    const { paths, lowerBound, sumOfCosts, makespan } = plan;
    const goals = agents.map(({ goal }) => String(Object.values(goal)));
    const taken = paths.map((path) => goals.indexOf(String(Object.values(path.at(path.arrival) ?? {}))));
    expect(new Set(taken).size).toBe(agents.length);
    for (const [i, other] of taken.entries()) {
      expect(agents[i].group === agents[other].group).toBe(true);
      if (agents[i].group === undefined) expect(other).toBe(i);
      if (other !== i) swapped++;
    }
    const ways = taken.map((to, i) =>
      reference.distanceField(grid, agents[to].goal, { diagonals: 'never' }).costAt(agents[i].start),
    );
    expect(lowerBound).toBe(ways.reduce((all, way) => all + way, 0));
    expect(sumOfCosts).toBeGreaterThanOrEqual(lowerBound);
    for (let time = 0; time < makespan; time++) {
      const [now, next] = [time, time + 1].map((at) => paths.map((path) => String(Object.values(path.at(at) ?? {}))));
      expect(new Set(next).size).toBe(agents.length);
      for (const [i, cell] of next.entries()) {
        const other = now.indexOf(cell);
        if (other >= 0 && other !== i) expect(next[other]).not.toBe(now[i]);
      }
    }
  }
  expect(swapped).toBeGreaterThan(0);
});

test('a plan of a group needs no bay in a corridor', () => {
  const agents = [
    { start: [0, 0], goal: [6, 0], group: 1 },
    { start: [6, 0], goal: [0, 0], group: 1 },
  ] as const;
  const { status, method } = findTeamPaths(new Grid(7, 1), agents);
  expect([status, method]).toEqual(['found', 'swaps']);
  expect(
    findTeamPaths(
      new Grid(7, 1),
      agents.map(({ start, goal }) => ({ start, goal })),
    ).status,
  ).toBe('unreachable');
  expect(() => findTeamPaths(new Grid(7, 1), agents, { leave: true })).toThrow('agents[0].group is given, and leave');
});

test('wrong groups are refused', () => {
  const make = (group: unknown) => () =>
    createTeam(new Grid(3, 1), [{ start: [0, 0], goal: [2, 0], group: group as number }]);
  expect(make(-1)).toThrow('agents[0].group is -1');
  expect(make(0.5)).toThrow('agents[0].group is 0.5');
  expect(make('red')).toThrow('agents[0].group is "red"');
  expect(() => createTeam(new Grid(3, 1), []).goalOf(0)).toThrow('index');
});
