// What games ask of agents: to stop near a goal, to settle round a shared one, to go first, to stand fast.
import { describe, expect, test } from 'vitest';
import { teamOn } from '../../src/features/team/create-team.ts';
import { Grid, type Team } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { optimalCost } from '../support/oracle.ts';
import { runs, seed } from '../support/seed.ts';
import { stepFault } from '../support/team-check.ts';
import { teamEngines } from '../support/team-engines.ts';
import { passableCells, placesOf, randomGrid, randomTrips, shuffled } from '../support/team-problems.ts';
import { type Diagonals, diagonalRules, type Point, worldOf } from '../support/world.ts';

/** Returns the number of agents that have moved since some positions. */
function movers(team: Team, before: Int32Array): number {
  const after = placesOf(team.positions);
  return placesOf(before).filter(({ x, y }, i) => after[i].x !== x || after[i].y !== y).length;
}

/** Returns the steps from one cell to another on an empty map. */
function apart(a: Point, b: Point, diagonals: Diagonals): number {
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  return diagonals === 'never' ? dx + dy : Math.max(dx, dy);
}

describe.each(teamEngines)('agents on %s', (_, __, start) => {
  const engine = start();

  test.each(diagonalRules)('100 with one goal settle round it, diagonals %s', (diagonals) => {
    const grid = randomGrid(new Random(4), 32, 32, 0.1);
    const goal = { x: 16, y: 16 };
    grid.setBlocked(goal, false);
    const trips = randomTrips(new Random(5), grid, 100).map((trip) => ({ ...trip, goal }));
    const team = teamOn(engine, grid, trips, { diagonals });
    for (let step = 0; step < 100; step++) team.step();
    const before = team.positions.slice();
    for (let step = 0; step < 20; step++) {
      team.step();
      expect(movers(team, before)).toBeLessThanOrEqual(2);
    }
    expect(team.arrived).toBe(true);
  });

  test.each(diagonalRules)(`those who have settled could not come nearer, diagonals %s (seed ${seed})`, (diagonals) => {
    const random = new Random(seed);
    const movement = { diagonals, straightCost: 1, diagonalCost: 1 };
    for (let run = 0; run < runs(6); run++) {
      const grid = randomGrid(random, 9, 9, random.pick([0, 0.2]));
      const world = worldOf(grid);
      const goals = shuffled(random, passableCells(grid)).slice(0, 2);
      const trips = randomTrips(random, grid, 25).map((trip, i) => ({ ...trip, goal: goals[i % 2] }));
      const team = teamOn(engine, grid, trips, { diagonals, seed: run });
      for (let step = 0; step < 60; step++) {
        const before = placesOf(team.positions);
        team.step();
        const fault = stepFault(world, diagonals, before, placesOf(team.positions));
        if (fault !== '') throw new Error(`run ${run}, step ${step}: ${fault}`);
      }
      const places = placesOf(team.positions);
      const before = team.positions.slice();
      const settled = trips.map((__, i) => team.isArrived(i));
      team.step();
      const hasSettled = (cell: Point, goal: Point) =>
        places.some((at, k) => at.x === cell.x && at.y === cell.y && settled[k] && trips[k].goal === goal);
      // In a heap at rest, all between an agent and its goal are of the same heap.
      if (movers(team, before) > 0) continue;
      for (const [i, { goal }] of trips.entries()) {
        const own = optimalCost(world, places[i], goal, movement);
        if (own === Infinity) continue;
        const nearer = passableCells(grid).filter(
          (cell) =>
            optimalCost(world, places[i], cell, movement) === 1 && optimalCost(world, cell, goal, movement) < own,
        );
        const isBehind = nearer.every((cell) => hasSettled(cell, goal));
        // By the corner rules, agents beside a diagonal step may bar it.
        if (diagonals !== 'never' && diagonals !== 'always' && !isBehind) continue;
        expect(settled[i], `run ${run}, agent ${i}`).toBe(own === 0 || isBehind);
      }
    }
  });

  test.each(diagonalRules)(`arrive within their range, and stay there, diagonals %s (seed ${seed})`, (diagonals) => {
    const random = new Random(seed);
    for (let run = 0; run < runs(8); run++) {
      const grid = randomGrid(random, random.between(4, 14), random.between(4, 14), 0.1);
      const trips = randomTrips(random, grid, 4).map((trip) => ({ ...trip, range: random.between(0, 4) }));
      const team = teamOn(engine, grid, trips, { diagonals });
      for (let step = 0; step < 40; step++) {
        for (const [i, { x, y }] of placesOf(team.positions).entries()) {
          expect(team.isArrived(i)).toBe(apart({ x, y }, trips[i].goal, diagonals) <= trips[i].range);
        }
        const before = team.positions.slice();
        const wasArrived = team.arrived;
        team.step();
        if (wasArrived) expect(team.positions).toEqual(before);
      }
    }
    const team = teamOn(engine, new Grid(9, 1), [{ start: [0, 0], goal: [8, 0], range: 3 }]);
    for (let step = 0; step < 5; step++) team.step();
    expect([team.positionOf(0), team.arrivedNow, team.arrived]).toEqual([{ x: 5, y: 0 }, [0], true]);
    team.setGoal(0, [1, 0]);
    expect(team.isArrived(0)).toBe(false);
  });

  test('those of higher priority go first', () => {
    const grid = Grid.fromText('#.#\n...\n#.#');
    for (const first of [0, 1]) {
      // Both want the cell in the middle at once.
      const agents = [
        { start: [0, 1], goal: [2, 1], priority: first === 0 ? 7 : -7 },
        { start: [1, 0], goal: [1, 2] },
      ] as const;
      const team = teamOn(engine, grid, agents);
      team.step();
      team.step();
      expect([team.isArrived(first), team.isArrived(1 - first)]).toEqual([true, false]);
    }
  });

  test('those who stand fast are not pushed, for so many steps', () => {
    const grid = new Grid(5, 1);
    const team = teamOn(engine, grid, [
      { start: [2, 0], goal: [2, 0] },
      { start: [0, 0], goal: [3, 0] },
    ]);
    team.hold(0, 6);
    for (let step = 0; step < 6; step++) {
      team.step();
      expect(team.positionOf(0)).toEqual({ x: 2, y: 0 });
    }
    expect(team.positionOf(1)).toEqual({ x: 1, y: 0 });
    team.step();
    expect(team.positionOf(0)).not.toEqual({ x: 2, y: 0 });
    team.hold(1);
    const { x } = team.positionOf(1);
    for (let step = 0; step < 80; step++) team.step();
    expect(team.positionOf(1).x).toBe(x);
    team.remove(0);
    team.hold(1, false);
    for (let step = 0; step < 4; step++) team.step();
    expect(team.isArrived(1)).toBe(true);
    expect(() => team.hold(2)).toThrow(RangeError);
    expect(() => team.hold(1, -1)).toThrow('on is -1');
    expect(() => team.hold(1, 1.5)).toThrow('on is 1.5');
  });

  test('others plan round one that stands fast without end, also in a saved team, until it is let go or removed', () => {
    const grid = Grid.fromText('......\n.####.\n......');
    const walker = { start: [0, 0], goal: [5, 0] } as const;
    const agents = [{ start: [2, 0], goal: [2, 0] } as const, walker, { ...walker, start: [1, 0] as const }];
    const kinds = [undefined, [1]];
    for (const kindCosts of kinds) {
      let team = teamOn(
        engine,
        grid,
        agents.map((agent) => ({ ...agent, kindCosts })),
      );
      expect(team.distance(1)).toBe(5);
      team.hold(0);
      expect(team.distance(1)).toBe(9);
      team = teamOn(engine, grid, [], { state: team.state() });
      expect(team.distance(1)).toBe(9);
      for (let step = 0; step < 14; step++) team.step();
      expect([team.isArrived(1), String(team.positions.slice(0, 2))]).toEqual([true, '2,0']);
      team.setGoal(1, [0, 0]);
      expect(team.distance(1)).toBeGreaterThan(5);
      team.hold(0, 1);
      expect(team.distance(1)).toBeLessThanOrEqual(5);
      team.hold(0);
      expect(team.add({ start: [0, 2], goal: [2, 0], kindCosts })).toBe(3);
      expect(team.distance(3)).toBe(Infinity);
      team.remove(0);
      expect(team.distance(3)).toBe(4);
      team.dispose();
    }
  });

  test('a robot that breaks down does not stop its lane', () => {
    const grid = new Grid(10, 5);
    grid.fill(1, 1, 8, 3, true);
    const ends = [
      [9, 0],
      [0, 0],
      [0, 4],
      [9, 4],
      [9, 2],
      [0, 2],
    ] as const;
    const carriers = [0, 2, 4].map((end) => ({ start: ends[end + 1], goal: ends[end] }));
    const team = teamOn(engine, grid, [...carriers, { start: [5, 0], goal: [5, 0] }]);
    team.hold(3);
    const trips = [0, 0, 0];
    for (let step = 0; step < 300; step++) {
      team.step();
      for (const i of team.arrivedNow) if (i < 3) team.setGoal(i, ends[2 * i + (++trips[i] % 2)]);
    }
    expect(trips[0] + trips[1] + trips[2]).toBeGreaterThan(40);
  });

  test('a search that frees a team leads round those who stand fast', () => {
    const random = new Random(3);
    const grid = randomGrid(random, 8, 8, 0.2);
    const trips = randomTrips(random, grid, 18);
    const team = teamOn(engine, grid, trips);
    team.hold(3);
    const place = team.positionOf(3);
    for (let step = 0; step < 400; step++) {
      const before = placesOf(team.positions);
      team.step();
      expect(stepFault(worldOf(grid), 'never', before, placesOf(team.positions))).toBe('');
      expect(team.positionOf(3)).toEqual(place);
    }
  });
});
