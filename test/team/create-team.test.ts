import { describe, expect, test } from 'vitest';
import { teamOn } from '../../src/features/team/create-team.ts';
import { createTeam, Grid, Team } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { stepFault } from '../support/team-check.ts';
import { teamEngines } from '../support/team-engines.ts';
import { passableCells, placesOf, randomGrid, randomTrips } from '../support/team-problems.ts';
import { diagonalRules, worldOf } from '../support/world.ts';

describe.each(teamEngines)('a team on %s', (_, name, start) => {
  const engine = start();

  test(`is on the ${name} engine`, () => {
    expect(engine.name).toBe(name);
  });

  test.each(diagonalRules)(
    `never collides, whatever walls, goals and agents change, diagonals %s (seed ${seed})`,
    (diagonals) => {
      const random = new Random(seed);
      for (let run = 0; run < runs(25); run++) {
        const grid = randomGrid(random, random.between(1, 20), random.between(1, 20), random.pick([0, 0.1, 0.3]));
        const cells = passableCells(grid);
        const team = teamOn(engine, grid, randomTrips(random, grid, random.between(1, cells.length)), {
          diagonals,
          seed: run,
        });
        const alive = Array.from({ length: team.positions.length / 2 }, (_, i) => i);
        for (let step = 0; step < 40; step++) {
          if (random.chance(0.2))
            grid.setBlocked(random.below(grid.width), random.below(grid.height), random.chance(0.5));
          if (random.chance(0.1))
            grid.setCost(random.below(grid.width), random.below(grid.height), random.between(1, 9));
          if (alive.length > 0 && random.chance(0.5)) team.setGoal(random.pick(alive), random.pick(cells));
          if (alive.length > 0 && random.chance(0.05)) team.remove(alive.splice(random.below(alive.length), 1)[0]);
          const free = passableCells(grid).filter(
            ({ x, y }) => !placesOf(team.positions).some((place) => place.x === x && place.y === y),
          );
          if (free.length > 0 && random.chance(0.1))
            alive.push(team.add({ start: random.pick(free), goal: random.pick(cells) }));
          const before = placesOf(team.positions.slice());
          team.step();
          const after = placesOf(team.positions);
          const fault = stepFault(
            worldOf(grid),
            diagonals,
            alive.map((i) => before[i]),
            alive.map((i) => after[i]),
          );
          if (fault !== '') throw new Error(`run ${run}, step ${step}: ${fault}`);
        }
      }
    },
  );

  test.each(diagonalRules)('two agents swap the ends of a corridor with one bay, diagonals %s', (diagonals) => {
    const grid = Grid.fromText(`
      ####.#####
      ..........
    `);
    const ends = [
      { start: { x: 0, y: 1 }, goal: { x: 9, y: 1 } },
      { start: { x: 9, y: 1 }, goal: { x: 0, y: 1 } },
    ];
    const team = teamOn(engine, grid, ends, { diagonals });
    expect(stepsTo(team, 60)).toBeLessThan(30);
  });

  test('agents in a dead-end corridor pass each other', () => {
    const grid = Grid.fromText(`
      .......#
      .#######
      ........
    `);
    // The first one comes from the dead end at the bottom right, the second goes into it.
    const team = teamOn(engine, grid, [
      { start: [7, 2], goal: [6, 0] },
      { start: [6, 0], goal: [7, 2] },
    ]);
    // There is no place to pass: neither can arrive.
    expect(stepsTo(team, 60)).toBe(Infinity);
    grid.setBlocked(1, 1, false);
    expect(stepsTo(team, 60)).toBeLessThan(40);
  });

  test('agents on a ring that is full go round together', () => {
    const ring = [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ] as const;
    const grid = Grid.fromText('...\n.#.\n...');
    const agents = ring.map((start, i) => ({ start, goal: ring[(i + 1) % 8] }));
    expect(stepsTo(teamOn(engine, grid, agents), 20)).toBe(1);
  });

  test('an agent at its goal gives way and comes back', () => {
    const grid = Grid.fromText('.....\n##.##');
    const team = teamOn(engine, grid, [
      { start: [2, 0], goal: [2, 0] },
      { start: [0, 0], goal: [4, 0] },
    ]);
    expect([team.isArrived(0), team.isArrived(1), team.arrived]).toEqual([true, false, false]);
    expect(stepsTo(team, 20)).toBeLessThan(8);
  });

  test('routes prefer cheap ground', () => {
    const grid = Grid.fromText('.999.\n.....');
    const team = teamOn(engine, grid, [{ start: [0, 0], goal: [4, 0] }]);
    const rows: number[] = [];
    while (!team.arrived) {
      team.step();
      rows.push(team.positions[1]);
    }
    expect(rows).toEqual([1, 1, 1, 1, 1, 0]);
  });

  test('an agent whose goal is out of reach stays, until a wall falls', () => {
    const grid = Grid.fromText('..#..');
    const team = teamOn(engine, grid, [{ start: [0, 0], goal: [4, 0] }]);
    expect(stepsTo(team, 5)).toBe(Infinity);
    expect(Array.from(team.positions)).toEqual([0, 0]);
    grid.setBlocked(2, 0, false);
    expect(stepsTo(team, 10)).toBe(4);
  });

  test('an agent leaves a cell that becomes blocked, and does not enter another', () => {
    const grid = Grid.fromText('.....');
    const team = teamOn(engine, grid, [{ start: [1, 0], goal: [4, 0] }]);
    grid.setBlocked(1, 0);
    expect(stepsTo(team, 10)).toBe(3);
  });

  test('several agents may want one cell', () => {
    const grid = new Grid(6, 6);
    const agents = Array.from({ length: 12 }, (_, i) => ({
      start: [i % 6, Math.floor(i / 6)] as const,
      goal: [3, 4] as const,
    }));
    const team = teamOn(engine, grid, agents);
    let visits = 0;
    for (let step = 0; step < 20; step++) {
      team.step();
      if (agents.some((_, i) => team.isArrived(i))) visits++;
    }
    expect(visits).toBeGreaterThan(10);
    expect(team.arrived).toBe(true);
  });

  test('the same seed gives the same steps, another one other steps', () => {
    const play = (teamSeed: number) => {
      const random = new Random(7);
      const grid = randomGrid(random, 16, 16, 0.1);
      const team = teamOn(engine, grid, randomTrips(random, grid, 60), { seed: teamSeed });
      return Array.from({ length: 20 }, () => {
        team.step();
        return String(team.positions);
      });
    };
    expect(play(3)).toEqual(play(3));
    expect(play(3)).not.toEqual(play(4));
  });

  test('of two ways that are as short, an agent alone takes the one or the other, by its seed', () => {
    const steps = Array.from({ length: 20 }, (_, teamSeed) => {
      const team = teamOn(engine, new Grid(9, 9), [{ start: [0, 0], goal: [8, 4] }], { seed: teamSeed });
      team.step();
      return String(team.positions);
    });
    expect(new Set(steps)).toEqual(new Set(['1,0', '0,1']));
  });

  test('nobody comes beside one who goes into the corner of the map by a diagonal step', () => {
    const trips = [
      { start: [1, 1], goal: [0, 0], priority: 1 },
      { start: [2, 0], goal: [1, 0] },
    ] as const;
    const team = teamOn(engine, Grid.fromText('...\n..#'), trips, { diagonals: 'onlyWhenNoObstacles' });
    team.step();
    expect([...team.positions]).toEqual([0, 0, 2, 0]);
    expect(stepsTo(team, 1)).toBe(1);
  });

  test('positions stay the same array, indices stay with their agents', () => {
    const grid = new Grid(8, 8);
    const team = teamOn(engine, grid, [
      { start: [0, 0], goal: [7, 0] },
      { start: [0, 7], goal: [7, 7] },
    ]);
    const { positions } = team;
    team.step();
    expect(team.positions).toBe(positions);
    expect(Array.from(positions)).toEqual([1, 0, 1, 7]);
    team.remove(0);
    expect(Array.from(positions)).toEqual([-1, -1, 1, 7]);
    expect(() => team.isArrived(0)).toThrow(/index is 0: that agent has been removed/);
    expect(team.add({ start: [3, 3], goal: [3, 3] })).toBe(0);
    expect(team.add({ start: [4, 4], goal: [4, 4] })).toBe(2);
    expect(Array.from(team.positions)).toEqual([3, 3, 1, 7, 4, 4]);
  });

  test('wrong arguments are refused, and the team goes on', () => {
    const grid = Grid.fromText('...#');
    const at = (x: number) => ({ start: [x, 0] as const, goal: [0, 0] as const });
    expect(() => teamOn(engine, grid, [at(3)])).toThrow('agents[0].start is (3, 0), which is blocked');
    expect(() => teamOn(engine, grid, [at(1), at(1)])).toThrow('agents[1].start is (1, 0), where agents[0] starts');
    expect(() => teamOn(engine, grid, [{ start: [0, 0] } as never])).toThrow(/agents\[0\]\.goal/);
    expect(() => teamOn(engine, grid, at(0) as never)).toThrow(TypeError);
    expect(() => teamOn(engine, grid, [], { seed: -1 })).toThrow(RangeError);
    expect(() => teamOn(engine, grid, [], { speed: 1 } as never)).toThrow(/unknown name "speed"/);
    const team = teamOn(engine, grid, [at(0)]);
    expect(() => team.add(at(0))).toThrow('agent.start is where agent 0 stands');
    expect(() => team.setGoal(0, [4, 0])).toThrow(RangeError);
    expect(() => team.setGoal(1, [0, 0])).toThrow(RangeError);
    team.setGoal(0, [2, 0]);
    expect(stepsTo(team, 9)).toBe(2);
    team.dispose();
    team.dispose();
    expect(() => team.step()).toThrow('disposed');
  });
});

/** Returns the number of steps until all have arrived, Infinity if that is more than `most`. */
function stepsTo(team: Team, most: number): number {
  for (let steps = 0; steps <= most; steps++) {
    if (team.arrived) return steps;
    team.step();
  }
  return Infinity;
}

test('a team is made by createTeam, on the engine that is asked for', () => {
  expect(createTeam(new Grid(2, 2), [], { engine: 'js' }).arrived).toBe(true);
  expect(() => new (Team as never as new () => Team)()).toThrow(/createTeam/);
});
