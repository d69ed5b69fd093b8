// A saved team goes on like the one that was saved, on either engine.
import { describe, expect, test } from 'vitest';
import { createTeam, Grid, HexGrid, type Team, type TeamAgent } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { stepFault } from '../support/team-check.ts';
import { passableCells, placesOf, randomGrid, randomTrips } from '../support/team-problems.ts';
import { diagonalRules, worldOf } from '../support/world.ts';

const engines = ['wasm', 'js'] as const;

/** Does something random to all teams alike. */
function disturb(random: Random, grid: Grid, teams: readonly Team[], gone: Set<number>): void {
  const cells = passableCells(grid);
  const count = teams[0].positions.length / 2;
  const agent = random.below(count);
  const kind = random.below(6);
  const [goal, steps] = [random.pick(cells), random.below(5)];
  if (kind === 0) grid.setBlocked(random.below(grid.width), random.below(grid.height), random.chance(0.5));
  if (kind === 1) grid.setCost(random.below(grid.width), random.below(grid.height), random.between(1, 9));
  const isFree = !placesOf(teams[0].positions).some(({ x, y }) => x === goal.x && y === goal.y);
  for (const team of teams) {
    if (kind === 2 && !gone.has(agent)) team.setGoal(agent, goal);
    if (kind === 3 && !gone.has(agent)) team.hold(agent, steps);
    if (kind === 4 && !gone.has(agent)) team.remove(agent);
    if (kind === 5 && gone.size > 0 && isFree && !grid.isBlocked(goal)) {
      const added = team.add({ start: goal, goal: cells[0], range: steps, priority: steps });
      if (team === teams[teams.length - 1]) gone.delete(added);
    }
  }
  if (kind === 4) gone.add(agent);
}

function expectAlike(teams: readonly Team[], what: string): void {
  const [first, ...others] = teams.map(({ positions }) => String(positions));
  for (const other of others) if (other !== first) throw new Error(`${what}: ${other}, but ${first}`);
}

test.each(diagonalRules)(
  `saved teams step alike on both engines under edits, diagonals %s (seed ${seed})`,
  (diagonals) => {
    const random = new Random(seed);
    for (let run = 0; run < runs(20); run++) {
      const grid = randomGrid(random, random.between(2, 20), random.between(2, 20), random.pick([0, 0.2, 0.35]));
      const cells = passableCells(grid);
      const trips = randomTrips(random, grid, random.between(1, Math.ceil(cells.length / 2))).map((trip) => ({
        ...trip,
        goal: random.chance(0.3) ? cells[0] : trip.goal,
      }));
      const options = { engine: random.pick(engines), diagonals };
      let teams = [createTeam(grid, trips, { ...options, seed: run })];
      const gone = new Set<number>();
      for (let step = 0; step < 60; step++) {
        if (random.chance(0.3)) disturb(random, grid, teams, gone);
        if (step % 15 === 7) {
          const saved = teams[0].state();
          teams = [teams[0], ...engines.map((engine) => createTeam(grid, [], { engine, diagonals, state: saved }))];
          for (const team of teams) expect(team.state()).toEqual(saved);
        }
        for (const team of teams) team.step();
        expectAlike(teams, `run ${run}, step ${step}`);
      }
    }
  },
);

test(`crowds go on alike while a search frees them (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(4); run++) {
    const grid = randomGrid(random, 9, 9, random.pick([0.2, 0.35]));
    const trips = randomTrips(random, grid, Math.ceil(0.4 * passableCells(grid).length));
    let teams = [createTeam(grid, trips, { engine: 'js', seed: run })];
    for (let step = 0; step < 260; step++) {
      // Whatever disturbs a team ends the search.
      const [agent, goal] = [random.below(trips.length), random.pick(passableCells(grid))];
      if (random.chance(0.02)) for (const team of teams) team.setGoal(agent, goal);
      for (const team of teams) team.step();
      expectAlike(teams, `run ${run}, step ${step}`);
      if (step < 60 || step % 5 > 0) continue;
      const saved = teams[0].state();
      teams = [teams[0], createTeam(grid, [], { engine: 'wasm', state: saved })];
    }
  }
});

test('so many goals that agents go by single routes', () => {
  const random = new Random(seed);
  const grid = randomGrid(random, 1024, 1024, 0.15);
  const trips = randomTrips(random, grid, 800);
  for (const trip of trips.slice(0, 9)) trip.goal = trips[0].goal;
  const teams = [createTeam(grid, trips, { engine: 'wasm' })];
  for (let step = 0; step < 16; step++) {
    if (step % 4 === 3) grid.setBlocked(random.below(1024), random.below(1024), random.chance(0.7));
    for (const team of teams) team.step();
    expectAlike(teams, `step ${step}`);
    if (step === 6) {
      // A goal with a flood keeps it while one agent has it.
      for (let i = 1; i < 8; i++) teams[0].setGoal(i, trips[i + 20].start);
      teams.push(createTeam(grid, [], { engine: 'js', state: teams[0].state() }));
    }
  }
});

describe('bytes that are no state', () => {
  const grid = randomGrid(new Random(2), 12, 9, 0.2);
  const trips = randomTrips(new Random(3), grid, 20);
  const team = createTeam(grid, trips);
  for (let step = 0; step < 5; step++) team.step();
  team.remove(3);
  const saved = team.state();

  test('are refused, each changed byte and each end cut off', () => {
    const random = new Random(seed);
    for (let run = 0; run < runs(200); run++) {
      const bytes = saved.slice();
      bytes[random.below(bytes.length)] ^= 1 << random.below(8);
      expect(() => createTeam(grid, [], { state: bytes })).toThrow(RangeError);
      const cut = saved.slice(0, random.below(saved.length));
      expect(() => createTeam(grid, [], { state: cut })).toThrow(RangeError);
    }
    expect(createTeam(grid, [], { state: saved }).positions).toEqual(team.positions);
  });

  test('also made up ones, with the right checksum', () => {
    const random = new Random(seed);
    for (let run = 0; run < runs(200); run++) {
      const words = new Int32Array(saved.slice().buffer);
      words[random.between(3, words.length - 1)] = random.pick([-1, 0, 1, 40, 1000, 2 ** 31 - 1, -(2 ** 31)]);
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

  test('say what is wrong', () => {
    const make =
      (state: unknown, on = grid, more = {}) =>
      () =>
        createTeam(on, [], { state: state as Uint8Array, ...more });
    expect(make([1])).toThrow(TypeError);
    expect(make(new Uint8Array(4))).toThrow('state is of no team, or damaged');
    expect(make(saved, new Grid(9, 12))).toThrow('state is of a team on 12 x 9 cells: the grid has 9 x 12');
    expect(make(saved, grid, { diagonals: 'always' })).toThrow("state is of a team with diagonals 'never'");
    const later = saved.slice();
    later[4] = 77;
    expect(make(later)).toThrow('state is of version 77');
  });

  test('a state of other cells, and agents beside a state, are refused', () => {
    const agents: TeamAgent[] = [{ start: [0, 0], goal: [3, 3] }];
    const grids = [new Grid(4, 4), new HexGrid(4, 4), new HexGrid(4, 4, { layout: 'even-r' })];
    const said = ['squares', 'hexagons', 'hexagons of another layout'];
    for (const [i, from] of grids.entries()) {
      const state = createTeam(from, agents).state();
      for (const [k, to] of grids.entries()) {
        const make = () => createTeam(to, [], { state }).positions.length;
        const cells = i > 0 && k > 0 ? said[2] : said[Math.min(k, 1)];
        if (i === k) expect(make()).toBe(2);
        else expect(make).toThrow(`state is of a team on ${said[Math.min(i, 1)]}: the grid has ${cells}`);
      }
      expect(() => createTeam(from, agents, { state })).toThrow(
        'agents has 1, and state is given: agents come from the state, pass []',
      );
    }
  });

  test('a state on another grid goes on legally', () => {
    const other = grid.clone();
    const random = new Random(5);
    for (let k = 0; k < 12; k++) other.setBlocked(random.below(12), random.below(9), true);
    const going = createTeam(other, [], { state: saved });
    for (let step = 0; step < 30; step++) {
      const before = placesOf(going.positions).filter(({ x }) => x >= 0);
      going.step();
      expect(
        stepFault(
          worldOf(other),
          'never',
          before,
          placesOf(going.positions).filter(({ x }) => x >= 0),
        ),
      ).toBe('');
    }
  });
});
