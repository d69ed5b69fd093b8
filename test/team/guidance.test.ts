// Teams with guidance: the rules of a step, one answer on both engines and from a saved state, and what guidance is for.
// A million agent-steps: HOTPATH_RUNS=10 npx vitest run --project node test/team/guidance.test.ts
import { describe, expect, test } from 'vitest';
import { createTeam, findTeamPaths, Grid, HexGrid, type Team, type TeamAgent } from '../../src/index.ts';
import { groundsOf, type KindsTrip, randomKindsMap, randomKindsTrips } from '../support/kinds-teams.ts';
import { addLinkTo, stepFaultOn } from '../support/linked-teams.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { checkPlan } from '../support/team-check.ts';
import { passableCells, placesOf, randomGrid, randomTrips } from '../support/team-problems.ts';
import { diagonalRules, type Point, worldOf } from '../support/world.ts';

const engines = ['wasm', 'js'] as const;

/** Edits the grid in one of all ways that a team follows. */
function editAtRandom(grid: Grid, random: Random): void {
  const edit = random.below(14);
  const [x, y] = [random.below(grid.width), random.below(grid.height)];
  if (edit === 0) addLinkTo(grid, random, random.chance(0.5) ? [random.below(3)] : undefined);
  if (edit === 1 && grid.links().length > 0) grid.removeLink(random.pick(grid.links()).id);
  if (edit === 2) grid.setBlocked(x, y, random.chance(0.5));
  if (edit === 3) grid.setKind(x, y, random.below(3));
  if (edit === 4) grid.setCost(x, y, random.pick([1, 2, 40]));
}

/** Asks all teams alike for something else: another goal, to stand fast, to leave, to come. */
function askAtRandom(random: Random, grid: Grid, teams: readonly Team[], trips: KindsTrip[], gone: Set<number>): void {
  const i = random.below(trips.length);
  const cell = { x: random.below(grid.width), y: random.below(grid.height) };
  const kind = random.below(8);
  const [steps, range, priority] = [random.below(4), random.below(3), random.below(3)];
  const isFree = !placesOf(teams[0].positions).some(({ x, y }) => x === cell.x && y === cell.y);
  if (gone.has(i)) {
    if (!isFree || grid.isBlocked(cell)) return;
    for (const team of teams) expect(team.add({ start: cell, goal: trips[0].goal, range, priority })).toBe(i);
    trips[i] = { start: cell, goal: trips[0].goal };
    gone.delete(i);
  } else if (kind < 4) for (const team of teams) team.setGoal(i, cell);
  else if (kind === 4) for (const team of teams) team.hold(i, steps);
  else if (kind === 5 && gone.size === 0) {
    for (const team of teams) team.remove(i);
    gone.add(i);
  }
}

describe.each(diagonalRules)('diagonals %s', (diagonals) => {
  test(`no step breaks a rule, alike on both engines and from a saved state, under edits (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let run = 0; run < runs(40); run++) {
      const { grid, wrap } = randomKindsMap(random, 8);
      const shared = random.pick([0, 0.3]);
      const trips = randomKindsTrips(random, grid, wrap, random.between(1, 20)).map((trip, _, all) =>
        random.chance(shared) ? { ...trip, goal: all[0].goal } : trip,
      );
      if (trips.length === 0) continue;
      const agents: TeamAgent[] = trips.map((trip) => ({ ...trip, range: wrap ? 0 : random.pick([0, 0, 2]) }));
      const options = { diagonals, seed: run, guidance: random.pick([1, 2, 5, 10]) };
      const [wasm, js] = engines.map((engine) => createTeam(grid, agents, { ...options, engine }));
      let saved = wasm;
      const gone = new Set<number>();
      for (let step = 0; step < 40; step++) {
        if (random.chance(0.3)) editAtRandom(grid, random);
        if (step % 10 === 9) {
          saved = createTeam(grid, [], { engine: random.pick([...engines]), state: wasm.state() });
          expect(saved.state()).toEqual(wasm.state());
        }
        const teams = [...new Set([wasm, js, saved])];
        if (random.chance(0.4)) askAtRandom(random, grid, teams, trips, gone);
        const before = seen(wasm);
        for (const team of teams) team.step();
        const fault = stepFaultOn(groundsOf(grid, wrap, trips), diagonals, before, seen(wasm));
        if (fault !== '') throw new Error(`run ${run}, step ${step}: ${fault}`);
        expect(js.positions).toEqual(wasm.positions);
        expect(saved.positions).toEqual(wasm.positions);
        expect(saved.arrivedNow).toEqual(wasm.arrivedNow);
      }
    }
  });
});

/** Returns the places of a team, those of removed agents apart from all others. */
function seen(team: Team): Point[] {
  return placesOf(team.positions).map(({ x, y }, i) => (x < 0 ? { x: -10 * (i + 1), y: -10 } : { x, y }));
}

/** Returns what is wrong with a step of a crowd that goes straight, '' if it is legal. O(agents), unlike `stepFaultOn`. */
function crowdFault(grid: Grid, before: readonly Point[], after: readonly Point[]): string {
  const key = ({ x, y }: Point) => y * grid.width + x;
  const were = new Map(before.map((at, i) => [key(at), i]));
  const are = new Map(after.map((at, i) => [key(at), i]));
  if (are.size < after.length) return 'two agents are in one cell';
  for (const [i, at] of after.entries()) {
    const away = Math.abs(at.x - before[i].x) + Math.abs(at.y - before[i].y);
    const other = were.get(key(at));
    if (away > 1) return `agent ${i} jumps`;
    if (away === 1 && grid.isBlocked(at)) return `agent ${i} enters a wall`;
    if (other !== undefined && other !== i && key(after[other]) === key(before[i])) return `agents ${i}, ${other} swap`;
  }
  return '';
}

/** Walks with a team whose agents get another goal when they arrive. Returns the goals reached. */
function walk(
  grid: Grid,
  teams: readonly Team[],
  random: Random,
  steps: number,
  onStep?: (step: number) => void,
): number {
  const cells = passableCells(grid);
  let reached = 0;
  for (let step = 0; step < steps; step++) {
    const before = placesOf(teams[0].positions);
    for (const team of teams) team.step();
    const fault = crowdFault(grid, before, placesOf(teams[0].positions));
    if (fault !== '') throw new Error(`step ${step}: ${fault}`);
    for (const team of teams) expect(team.positions).toEqual(teams[0].positions);
    for (const i of teams[0].arrivedNow.slice()) {
      reached++;
      const goal = random.pick(cells);
      for (const team of teams) team.setGoal(i, goal);
    }
    onStep?.(step);
  }
  return reached;
}

test(`crowds that always have goals keep the rules while walls come and go (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(5); run++) {
    const grid = randomGrid(random, 24, 24, random.pick([0, 0.1, 0.2]));
    const trips = randomTrips(random, grid, random.pick([50, 150, 250]));
    const options = { guidance: random.pick([4, 10, 16]), seed: run };
    const teams = engines.map((engine) => createTeam(grid, trips, { ...options, engine }));
    walk(grid, teams, random, 60, (step) => {
      if (step % 6 === 0) grid.setBlocked(random.below(24), random.below(24), random.chance(0.5));
      if (step === 30) teams.push(createTeam(grid, [], { state: teams[0].state() }));
    });
  }
});

test('more agents reach their goals than without guidance', () => {
  const [plain, guided] = [0, 10].map((guidance) => {
    const random = new Random(4);
    const grid = randomGrid(random, 32, 32, 0.2);
    const team = createTeam(grid, randomTrips(random, grid, 300), { guidance });
    return walk(grid, [team], random, 150);
  });
  expect(guided).toBeGreaterThan(1.2 * plain);
});

test('guidance 0 is the default', () => {
  const random = new Random(seed);
  const grid = randomGrid(random, 20, 20, 0.2);
  const trips = randomTrips(random, grid, 120);
  const teams = [createTeam(grid, trips), createTeam(grid, trips, { guidance: 0 })];
  walk(grid, teams, random, 80);
  expect(teams[1].state()).toEqual(teams[0].state());
});

test('an agent passes those that rest in its way', () => {
  const grid = Grid.fromText('........\n........\n........');
  const resting = Array.from({ length: 18 }, (_, i) => [1 + (i % 6), Math.floor(i / 6)] as const);
  const agents = [{ start: [0, 1], goal: [7, 1] } as const, ...resting.map((cell) => ({ start: cell, goal: cell }))];
  for (const engine of engines) {
    const team = createTeam(grid, agents, { guidance: 10, engine });
    for (let step = 0; step < 60 && !team.arrived; step++) team.step();
    expect(team.arrived).toBe(true);
  }
});

test('hexagons, floors and edges that go on: all arrive, alike on both engines', () => {
  const house = Grid.stack([new Grid(8, 8), new Grid(8, 8)]);
  for (const at of [2, 6]) house.addLink([at, 5, 0], [at, 5, 1]);
  const flat = (i: number) => [i % 6, Math.floor(i / 6)] as const;
  const tall = (i: number) => [i % 6, Math.floor(i / 6) % 3, i < 18 ? 0 : 1] as const;
  for (const [grid, cell] of [
    [new HexGrid(9, 9), flat],
    [new Grid(9, 9, { wrap: 'both' }), flat],
    [house, tall],
  ] as const) {
    const agents = Array.from({ length: 36 }, (_, i) => ({ start: cell(i), goal: cell((5 * i + 7) % 36) }));
    const teams = engines.map((engine) => createTeam(grid, agents, { engine, guidance: 8 }));
    for (let step = 0; step < 300 && !teams[0].arrived; step++) {
      for (const team of teams) team.step();
      expect(teams[1].positions).toEqual(teams[0].positions);
    }
    expect(teams[0].arrived).toBe(true);
  }
});

test('agents that keep single routes have no guidance: it is refused at first, and left out later', () => {
  const random = new Random(seed);
  const grid = randomGrid(random, 1024, 1024, 0.15);
  const trips = randomTrips(random, grid, 700);
  expect(() => createTeam(grid, trips, { guidance: 6 })).toThrow('guidance is 6, and 700 agents have so many goals');
  const one = trips.map(({ start }) => ({ start, goal: trips[0].goal }));
  const teams = [createTeam(grid, one, { engine: 'wasm', guidance: 6 })];
  for (const [i, { goal }] of trips.entries()) if (i > 8) teams[0].setGoal(i, goal);
  for (let step = 0; step < 8; step++) {
    for (const team of teams) team.step();
    for (const team of teams) expect(team.positions).toEqual(teams[0].positions);
    if (step === 3) teams.push(createTeam(grid, [], { engine: 'js', state: teams[0].state() }));
  }
});

describe('a saved team', () => {
  const random = new Random(9);
  const grid = randomGrid(random, 16, 16, 0.1);
  const trips = randomTrips(random, grid, 90);
  const options = { guidance: 7, seed: 3 };
  const team = createTeam(grid, trips, options);
  for (let step = 0; step < 6; step++) team.step();
  const saved = team.state();

  /** Returns where agents are after some more steps. */
  const goOn = (on: Team) => {
    for (let step = 0; step < 8; step++) on.step();
    return String(on.positions);
  };

  test('goes on with its guidance, or gets another window', () => {
    const expected = goOn(createTeam(grid, [], { state: saved }));
    expect(goOn(createTeam(grid, [], { state: saved, guidance: 7 }))).toBe(expected);
    for (const guidance of [0, 3, 12]) {
      const [one, other] = engines.map((engine) => createTeam(grid, [], { state: saved, guidance, engine }));
      expect(goOn(one)).toBe(goOn(other));
      expect(createTeam(grid, [], { state: one.state() }).state()).toEqual(one.state());
    }
    const plain = createTeam(grid, trips, { seed: 3 });
    plain.step();
    expect(goOn(createTeam(grid, [], { state: plain.state(), guidance: 7 }))).not.toBe(goOn(plain));
    expect(goOn(team)).toBe(expected);
  });

  test('has fewer bytes once its agents have other goals: their routes are forgotten', () => {
    const other = createTeam(grid, [], { state: saved });
    for (let i = 0; i < trips.length; i++) other.setGoal(i, [0, 0]);
    expect(other.state().length).toBeLessThan(saved.length - 4 * trips.length);
    grid.setBlocked(0, 15, !grid.isBlocked(0, 15));
    expect(createTeam(grid, [], { state: saved }).state().length).toBeLessThan(saved.length - 4 * trips.length);
    grid.setBlocked(0, 15, !grid.isBlocked(0, 15));
  });

  test('is refused if it was made up', () => {
    for (let run = 0; run < runs(500); run++) {
      const words = new Int32Array(saved.slice().buffer);
      words[random.between(3, words.length - 1)] = random.pick([-1, 0, 1, 40, 1000, 2 ** 31 - 1, -(2 ** 31), 0x4100]);
      let sum = 0x811c9dc5;
      for (const byte of new Uint8Array(words.buffer, 12)) sum = Math.imul(sum ^ byte, 0x01000193);
      words[2] = sum;
      for (const engine of engines) {
        try {
          const made = createTeam(grid, [], { engine, state: new Uint8Array(words.buffer) });
          for (let step = 0; step < 3; step++) made.step();
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }
    }
  });
});

test(`the first plan is how a team walks that looks ahead, alike on both engines (seed ${seed})`, () => {
  const random = new Random(seed);
  const methods = new Set<string>();
  for (let run = 0; run < runs(30); run++) {
    const grid = randomGrid(random, random.between(2, 16), random.between(1, 16), random.pick([0, 0.2]));
    const trips = randomTrips(random, grid, Math.ceil(passableCells(grid).length * random.pick([0.05, 0.3])));
    const diagonals = random.pick([...diagonalRules]);
    const options = { diagonals, seed: run, guidance: random.pick([4, 10]), maxRounds: random.pick([40, 2000]) };
    const [plan, twin] = engines.map((engine) => findTeamPaths(grid, trips, { ...options, engine }));
    expect(twin).toEqual(plan);
    methods.add(plan.method);
    if (plan.status !== 'found') continue;
    const costs = checkPlan(worldOf(grid), diagonals, trips, plan.paths);
    expect(plan).toMatchObject(costs);
    const better = findTeamPaths(grid, trips, { ...options, improve: true });
    expect(better.sumOfCosts).toBeLessThanOrEqual(plan.sumOfCosts);
    if (better.paths !== null) checkPlan(worldOf(grid), diagonals, trips, better.paths);
    const gap = findTeamPaths(grid, trips, { ...options, follow: false });
    if (gap.paths !== null) checkPlan(worldOf(grid), diagonals, trips, gap.paths);
  }
  expect(methods).toContain('guidance');
  const stuck = Grid.fromText('...');
  const two = [
    { start: [0, 0], goal: [2, 0] },
    { start: [2, 0], goal: [0, 0] },
  ] as const;
  expect(findTeamPaths(stuck, two, { guidance: 5 })).toMatchObject({ status: 'unreachable', method: 'lacam' });
  expect(() => findTeamPaths(stuck, two, { guidance: 5, leave: true })).toThrow('guidance is 5, and leave is true');
  expect(() => findTeamPaths(stuck, two, { guidance: 99 })).toThrow('guidance is 99');
});

test('wrong windows are refused by name', () => {
  const grid = new Grid(4, 4);
  const make = (options: object) => () => createTeam(grid, [{ start: [0, 0], goal: [3, 3] }], options);
  for (const guidance of [-1, 65, 2.5, Number.NaN]) expect(make({ guidance })).toThrow(/^guidance is .*from 0 to 64/);
  expect(make({ guidance: '10' })).toThrow(TypeError);
  expect(make({ guidance: 10, turns: true })).toThrow(
    'guidance is 10, and turns is given: robots that turn do not know it, leave out one of the two',
  );
  make({ guidance: 0, turns: true })();
  make({ guidance: 64 })().step();
});
