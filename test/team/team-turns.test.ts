// Robots that turn: each step goes ahead, turns or waits.
import { describe, expect, test, vi } from 'vitest';
import { OperationSearch } from '../../src/features/team/turning/operation-search.ts';
import { createTeam, findTeamPaths, Grid, type Team } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { stepFault } from '../support/team-check.ts';
import { passableCells, placesOf, randomGrid, randomTrips } from '../support/team-problems.ts';
import { worldOf } from '../support/world.ts';

const AHEAD = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Takes a step and throws unless it is legal. */
function checkedStep(grid: Grid, team: Team): void {
  const before = placesOf(team.positions);
  const looked = Array.from(team.headings ?? []);
  team.step();
  const after = placesOf(team.positions);
  const looks = Array.from(team.headings ?? []);
  expect(stepFault(worldOf(grid), 'never', before, after)).toBe('');
  for (const [i, { x, y }] of before.entries()) {
    const [dx, dy] = [after[i].x - x, after[i].y - y];
    const turned = (looks[i] - looked[i] + 8) % 8;
    if (dx !== 0 || dy !== 0) expect([dx, dy, turned]).toEqual([...AHEAD[looks[i] / 2], 0]);
    else expect([0, 2, 6]).toContain(turned);
  }
}

/** Returns the least number of actions from a cell and heading to a goal: breadth first over cells and headings. */
function leastActions(
  grid: Grid,
  start: { x: number; y: number },
  heading: number,
  goal: { x: number; y: number },
): number {
  const keyOf = (x: number, y: number, look: number) => (y * grid.width + x) * 4 + look;
  let front = [[start.x, start.y, heading]];
  const seen = new Set([keyOf(start.x, start.y, heading)]);
  for (let actions = 0; front.length > 0; actions++) {
    const next: number[][] = [];
    for (const [x, y, look] of front) {
      if (x === goal.x && y === goal.y) return actions;
      const [ax, ay] = [x + AHEAD[look][0], y + AHEAD[look][1]];
      const states = [
        [x, y, (look + 1) % 4],
        [x, y, (look + 3) % 4],
      ];
      if (ax >= 0 && ay >= 0 && ax < grid.width && ay < grid.height && !grid.isBlocked(ax, ay))
        states.push([ax, ay, look]);
      for (const [nx, ny, to] of states) {
        if (seen.has(keyOf(nx, ny, to))) continue;
        seen.add(keyOf(nx, ny, to));
        next.push([nx, ny, to]);
      }
    }
    front = next;
  }
  return Infinity;
}

test(`steps are legal under edits, new goals, robots that come and go and that stand fast (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(12); run++) {
    const grid = randomGrid(random, random.between(1, 16), random.between(1, 16), random.pick([0, 0.2]));
    const cells = passableCells(grid);
    const trips = randomTrips(random, grid, random.between(1, Math.ceil(cells.length / 3)));
    const agents = trips.map((trip, i) => ({ ...trip, heading: 2 * (i % 4), priority: i % 3 === 0 ? 1 : 0 }));
    const team = createTeam(grid, agents, { turns: true });
    for (let step = 0; step < 60; step++) {
      if (random.chance(0.2)) grid.setBlocked(random.below(grid.width), random.below(grid.height), random.chance(0.5));
      const agent = random.below(trips.length);
      if (random.chance(0.5)) team.setGoal(agent, random.pick(cells));
      if (random.chance(0.2)) {
        team.hold(agent, 2);
        const place = team.positionOf(agent);
        checkedStep(grid, team);
        expect(team.positionOf(agent)).toEqual(place);
      }
      checkedStep(grid, team);
    }
  }
});

test(`one alone takes the fewest actions, which distance says (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(40); run++) {
    const grid = randomGrid(random, random.between(1, 12), random.between(1, 12), 0.2);
    const [trip] = randomTrips(random, grid, 1);
    const heading = random.below(4);
    const team = createTeam(grid, [{ ...trip, heading: 2 * heading }], { turns: true });
    const least = leastActions(grid, trip.start, heading, trip.goal);
    expect(team.distance(0)).toBe(least);
    if (least === Infinity) continue;
    for (let step = 0; step < least; step++) {
      expect(team.isArrived(0)).toBe(false);
      checkedStep(grid, team);
    }
    expect([team.isArrived(0), team.arrivedNow]).toEqual([true, least > 0 ? [0] : []]);
    const rests = [String(team.positions), String(team.headings)];
    for (let step = 0; step < 4; step++) checkedStep(grid, team);
    expect([String(team.positions), String(team.headings)]).toEqual(rests);
  }
});

test('a crowd that always gets new goals comes to many of them, though corridors end', () => {
  const random = new Random(8);
  const grid = randomGrid(random, 20, 20, 0.15);
  const cells = passableCells(grid);
  const team = createTeam(grid, randomTrips(random, grid, 90), { turns: true });
  let came = 0;
  for (let step = 0; step < 200; step++) {
    checkedStep(grid, team);
    for (const i of team.arrivedNow) {
      came++;
      team.setGoal(i, random.pick(cells));
    }
  }
  expect(came).toBeGreaterThan(250);
});

test('a step that ends for want of memory lets no robot go two cells in the next', () => {
  const grid = new Grid(9, 1);
  const team = createTeam(grid, [{ start: [0, 0], goal: [8, 0], heading: 'east' }], { turns: true });
  for (let step = 0; step < 2; step++) checkedStep(grid, team);
  vi.spyOn(OperationSearch.prototype, 'improve').mockImplementationOnce(() => {
    throw new RangeError('no memory');
  });
  expect(() => team.step()).toThrow('no memory');
  for (let step = 0; step < 8; step++) checkedStep(grid, team);
  expect(team.arrived).toBe(true);
});

describe('robots', () => {
  test('are added and removed, and stop within their range', () => {
    const grid = new Grid(9, 1);
    const team = createTeam(grid, [{ start: [0, 0], goal: [8, 0], range: 2, heading: 'east' }], { turns: true });
    for (let step = 0; step < 6; step++) checkedStep(grid, team);
    expect([team.positionOf(0), team.arrived]).toEqual([{ x: 6, y: 0 }, true]);
    expect(team.add({ start: [8, 0], goal: [7, 0], heading: 'west' })).toBe(1);
    checkedStep(grid, team);
    expect(team.isArrived(1)).toBe(true);
    expect(Array.from(team.headings ?? [])).toEqual([2, 6]);
    team.remove(0);
    team.setGoal(1, [0, 0]);
    for (let step = 0; step < 7; step++) team.step();
    expect(team.isArrived(1)).toBe(true);
  });

  test('what does not go together is refused by name', () => {
    const grid = new Grid(3, 3);
    const agent = { start: [0, 0], goal: [2, 2] } as const;
    const make = (more: object, options: object) => () => createTeam(grid, [{ ...agent, ...more }], options);
    expect(make({}, { turns: true, diagonals: 'always' })).toThrow("diagonals is 'always'");
    expect(make({}, { turns: true, state: new Uint8Array(0) })).toThrow('state and turns are both given');
    expect(make({ heading: 'north-east' }, { turns: true })).toThrow('agents[0].heading is');
    expect(make({ heading: 'north' }, {})).toThrow('unknown name "heading"');
    expect(() => findTeamPaths(grid, [{ ...agent, heading: 0 }])).toThrow('unknown name "heading"');
    expect(() => createTeam(grid, [agent], { turns: true }).state()).toThrow('cannot be saved');
    expect(createTeam(grid, [agent]).headings).toBe(null);
  });
});
