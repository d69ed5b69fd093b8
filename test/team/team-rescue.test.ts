// Teams that would stand still for ever, though there is a plan: a search inside the steps frees them.
import { describe, expect, test } from 'vitest';
import { teamOn } from '../../src/features/team/create-team.ts';
import { findTeamPaths, Grid, HexGrid, type Team } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { guessing } from '../support/random-teams.ts';
import { runs, seed } from '../support/seed.ts';
import { stepFault } from '../support/team-check.ts';
import { teamEngines } from '../support/team-engines.ts';
import { passableCells, placesOf, randomGrid, randomTrips } from '../support/team-problems.ts';
import { type Diagonals, diagonalRules, worldOf } from '../support/world.ts';

type Cell = readonly [number, number];
const trip = (start: Cell, goal: Cell) => ({ start, goal });

/** The smallest problems that priority inheritance alone does not solve, whatever the seed. */
const examples: [string, Diagonals, string, ReturnType<typeof trip>[]][] = [
  [
    'one stands beside the only way of the other',
    'ifAtMostOneObstacle',
    '.#.\n..#\n#..\n#.#',
    [trip([0, 1], [1, 3]), trip([1, 3], [2, 2])],
  ],
  [
    'three in a corridor with one bay',
    'never',
    '......\n###.##',
    [trip([5, 0], [3, 1]), trip([3, 1], [1, 0]), trip([3, 0], [4, 0])],
  ],
  [
    'three in a corridor with two bays',
    'never',
    '.....\n.#.##',
    [trip([2, 0], [2, 0]), trip([4, 0], [2, 1]), trip([1, 0], [0, 1])],
  ],
  [
    'one rests where the others must pass',
    'never',
    '.....\n.#.##',
    [trip([2, 0], [2, 0]), trip([4, 0], [2, 1]), trip([1, 0], [4, 0])],
  ],
];

describe.each(teamEngines)('on %s', (_, __, start) => {
  const engine = start();

  test.each(examples)('%s, diagonals %s', (_name, diagonals, text, trips) => {
    const grid = Grid.fromText(text);
    expect(findTeamPaths(grid, trips, { diagonals }).status).toBe('found');
    for (let teamSeed = 0; teamSeed < 5; teamSeed++) {
      const team = teamOn(engine, grid, trips, { diagonals, seed: teamSeed });
      expect(stepsTo(team, 400), `seed ${teamSeed}`).toBeLessThan(400);
      team.dispose();
    }
  });

  test.each(examples)('%s, diagonals %s, where agents keep single routes', (_name, diagonals, text, trips) => {
    const grid = Grid.fromText(text);
    for (let teamSeed = 0; teamSeed < 3; teamSeed++) {
      const first = teamOn(engine, grid, trips, { diagonals, seed: teamSeed });
      const team = teamOn(engine, grid, [], { diagonals, state: guessing(first.state()) });
      expect(stepsTo(team, 500), `seed ${teamSeed}`).toBeLessThan(500);
      for (const one of [first, team]) one.dispose();
    }
  });

  test.each(diagonalRules)(
    `all arrive on small maps wherever there is a plan, and never collide, diagonals %s (seed ${seed})`,
    (diagonals) => {
      const random = new Random(seed);
      for (let run = 0; run < runs(12); run++) {
        const grid = randomGrid(random, 8, 8, random.pick([0.1, 0.3, 0.45]));
        const trips = randomTrips(random, grid, Math.ceil(0.4 * passableCells(grid).length));
        if (findTeamPaths(grid, trips, { diagonals, maxRounds: 3000, maxMilliseconds: Infinity }).status !== 'found')
          continue;
        const team = teamOn(engine, grid, trips, { diagonals, seed: run });
        for (let step = 0; step < 2500 && !team.arrived; step++) {
          const before = placesOf(team.positions.slice());
          team.step();
          const fault = stepFault(worldOf(grid), diagonals, before, placesOf(team.positions));
          if (fault !== '') throw new Error(`run ${run}, step ${step}: ${fault}`);
        }
        if (!team.arrived) throw new Error(`run ${run}: the team stands still`);
        team.dispose();
      }
    },
  );

  test('an agent without a route and several with one goal do not keep the others from being freed', () => {
    const [, diagonals, text, trips] = examples[2];
    const grid = Grid.fromText(`${text}#.\n#######\n..#####`.replace('.....\n', '.....#.\n'));
    const more = [...trips, trip([6, 0], [0, 0]), trip([0, 3], [0, 3]), trip([1, 3], [0, 3])];
    const team = teamOn(engine, grid, more, { diagonals });
    team.remove(team.add({ start: [3, 0], goal: [3, 0] }));
    for (let step = 0; step < 400 && !trips.every((_trip, i) => team.isArrived(i)); step++) team.step();
    expect(trips.map((_trip, i) => team.isArrived(i))).toEqual([true, true, true]);
  });

  test.each([1, 4, 68])(
    'a search that goes on over several steps sends nobody to a place beside another, seed %i',
    (teamSeed) => {
      const grid = HexGrid.fromText('..\n#.\n..\n..\n..');
      grid.setKind([1, 2], 1);
      const kindCosts = [1, Infinity];
      const agents = [
        { ...trip([0, 4], [1, 2]), kindCosts },
        trip([1, 2], [0, 2]),
        { ...trip([0, 3], [1, 0]), kindCosts, range: 2, priority: 2 },
        trip([0, 2], [1, 1]),
        trip([0, 0], [0, 2]),
        trip([1, 1], [0, 3]),
        trip([1, 0], [1, 4]),
        { ...trip([1, 4], [1, 1]), range: 1, priority: 2 },
      ];
      const team = teamOn(engine, grid, agents, { seed: teamSeed });
      for (let step = 0; step < 260; step++) {
        const before = placesOf(team.positions);
        team.step();
        for (const [i, to] of placesOf(team.positions).entries()) {
          expect(grid.distance(before[i], to), `agent ${i} in step ${step}`).toBeLessThanOrEqual(1);
        }
      }
    },
  );

  test('a rescue begins once nobody has arrived for 64 steps', () => {
    const [, diagonals, text, trips] = examples[1];
    const grid = new Grid(41, 4);
    grid.fill(0, 0, 41, 3, true);
    for (const [y, row] of text.split('\n').entries())
      for (const [x, cell] of [...row].entries()) grid.setBlocked(x, y, cell === '#');
    const team = teamOn(engine, grid, [...trips, trip([0, 3], [40, 3])], { diagonals });
    let steps = 0;
    for (; !team.arrived && steps < 400; steps++) team.step();
    expect(steps).toBeGreaterThan(40 + 64);
    expect(team.arrived).toBe(true);
  });

  test('a new goal ends a rescue, at any time of it', () => {
    const [, diagonals, text, trips] = examples[1];
    const grid = Grid.fromText(text);
    for (let steps = 60; steps < 120; steps += 3) {
      const team = teamOn(engine, grid, trips, { diagonals });
      for (let step = 0; step < steps; step++) team.step();
      team.setGoal(1, [5, 0]);
      expect(stepsTo(team, 500), `after ${steps} steps`).toBeLessThan(500);
      team.dispose();
    }
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
