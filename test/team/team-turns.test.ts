// Robots that turn: each step goes ahead, turns or waits.
import { describe, expect, test } from 'vitest';
import { checksumOf } from '../../src/core/base/checksum.ts';
import { createTeam, findTeamPaths, Grid, type Team } from '../../src/index.ts';
import { groundsOf, type KindsTrip, randomKindsMap, randomKindsTrips } from '../support/kinds-teams.ts';
import { addLinkTo, type Ground, groundOf, stepFaultOn } from '../support/linked-teams.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { passableCells, placesOf, randomGrid, randomTrips } from '../support/team-problems.ts';
import { costAt, type Point } from '../support/world.ts';

const AHEAD = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

const engines = ['wasm', 'js'] as const;

/** Returns whether a link leads from one cell to another for a robot. Its ends are passable. */
function isLink({ links }: Ground, from: Point, to: Point): boolean {
  const isAt = (a: Point, b: Point) => a.x === b.x && a.y === b.y;
  return links.some(
    (link) =>
      (isAt(link.from, from) && isAt(link.to, to)) || (!link.oneWay && isAt(link.from, to) && isAt(link.to, from)),
  );
}

/** Takes a step and throws unless it is legal. @param trips Agents, whose `kindCosts` count. */
function checkedStep(grid: Grid, team: Team, trips: readonly KindsTrip[] = []): void {
  const before = placesOf(team.positions);
  const looked = Array.from(team.headings ?? []);
  team.step();
  const after = placesOf(team.positions);
  const looks = Array.from(team.headings ?? []);
  const plain = groundOf(grid, undefined);
  const grounds = [...groundsOf(grid, undefined, trips), ...before.slice(trips.length).map(() => plain)];
  expect(stepFaultOn(grounds, 'never', before, after)).toBe('');
  for (const [i, { x, y }] of before.entries()) {
    const [dx, dy] = [after[i].x - x, after[i].y - y];
    const turned = (looks[i] - looked[i] + 8) % 8;
    if (dx === 0 && dy === 0) expect([0, 2, 6]).toContain(turned);
    else if (isLink(grounds[i], before[i], after[i])) expect(turned).toBe(0);
    else {
      expect([dx, dy, turned]).toEqual([...AHEAD[looks[i] / 2], 0]);
      expect(grid.isExitOpen(x, y, looks[i])).toBe(true);
    }
  }
}

/** Returns the least number of actions from a cell and heading to a goal: breadth first over cells and headings. */
function leastActions(grid: Grid, ground: Ground, start: Point, heading: number, goal: Point): number {
  const { world, links } = ground;
  const isOpen = ({ x, y }: Point) => costAt(world, x, y) < Infinity;
  const keyOf = ({ x, y }: Point, look: number) => (y * grid.width + x) * 4 + look;
  let front: [Point, number][] = [[start, heading]];
  const seen = new Set([keyOf(start, heading)]);
  for (let actions = 0; front.length > 0; actions++) {
    const next: [Point, number][] = [];
    for (const [at, look] of front) {
      if (at.x === goal.x && at.y === goal.y && isOpen(goal)) return actions;
      const ahead = { x: at.x + AHEAD[look][0], y: at.y + AHEAD[look][1] };
      const ends = links.flatMap(({ from, to }) => [from, to]).filter((end) => isLink(ground, at, end) && isOpen(end));
      const isFree = isOpen(ahead) && grid.isExitOpen(at.x, at.y, 2 * look);
      const states = [
        ...[1, 3].map((by): [Point, number] => [at, (look + by) % 4]),
        ...[...ends.filter(() => isOpen(at)), ...(isFree ? [ahead] : [])].map((to): [Point, number] => [to, look]),
      ];
      for (const [to, faced] of states) {
        if (seen.has(keyOf(to, faced))) continue;
        seen.add(keyOf(to, faced));
        next.push([to, faced]);
      }
    }
    front = next;
  }
  return Infinity;
}

/** A map with kinds of cells, links, and exits that are closed one way, whose edges do not go on. */
function randomTurningMap(random: Random, most: number): Grid {
  for (;;) {
    const { grid, wrap } = randomKindsMap(random, most);
    if (wrap !== undefined) continue;
    for (let left = random.pick([0, 0, 6]); left > 0; left--)
      grid.setExit(random.below(grid.width), random.below(grid.height), 2 * random.below(4), false);
    return grid;
  }
}

/** Edits a map, and gives robots goals, in the same way on maps that are alike. */
function change(random: Random, grids: readonly Grid[], teams: readonly Team[], count: number): void {
  const { width, height } = grids[0];
  const at = [random.below(width), random.below(height)] as const;
  const [blocked, kind] = [random.chance(0.4), random.below(3)];
  if (random.chance(0.1)) for (const grid of grids) grid.setBlocked(at, blocked);
  if (random.chance(0.1)) for (const grid of grids) grid.setKind(at, kind);
  const links = random.chance(0.05) ? random.below(1000) : -1;
  if (links >= 0) for (const grid of grids) addLinkTo(grid, new Random(links));
  const agent = random.below(count);
  const goal = [random.below(width), random.below(height)] as const;
  if (random.chance(0.3)) for (const team of teams) team.setGoal(agent, goal);
  const on = random.pick<number | boolean>([true, false, 2]);
  if (random.chance(0.05)) for (const team of teams) team.hold(agent, on);
}

const seenOf = (team: Team) =>
  `${team.positions} ${team.headings} ${team.arrivedNow} ${JSON.stringify(team.swappedNow)}`;

test(`with links and kinds, steps are legal and alike on both engines, and from a state at any step (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(60); run++) {
    const grid = randomTurningMap(random, 9);
    const trips = randomKindsTrips(random, grid, undefined, random.between(1, 20)).map((trip, i) => ({
      ...trip,
      heading: (2 * random.below(4)) as 0,
      priority: random.chance(0.2) ? 1 : 0,
      group: random.chance(0.3) ? i % 2 : undefined,
      range: random.chance(0.1) ? 1 : 0,
    }));
    const grids = engines.map(() => grid.clone());
    const [team, other] = engines.map((engine, i) => createTeam(grids[i], trips, { turns: true, engine }));
    let twin = createTeam(grids[0], [], { state: team.state() });
    for (let step = 0; step < 60; step++) {
      checkedStep(grids[0], team, trips);
      for (const one of [other, twin]) {
        one.step();
        expect(seenOf(one), `run ${run}, step ${step}`).toBe(seenOf(team));
      }
      if (trips.length > 0) change(random, grids, [team, other, twin], trips.length);
      if (random.chance(0.3)) twin = createTeam(grids[0], [], { state: team.state(), engine: random.pick(engines) });
      for (const i of trips.keys())
        expect([twin.distance(i), twin.goalOf(i)]).toEqual([team.distance(i), team.goalOf(i)]);
    }
  }
});

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

test.each([false, true])(
  `one alone takes the fewest actions, which distance says, links and kinds %s (seed ${seed})`,
  (odd) => {
    const random = new Random(seed);
    for (let run = 0; run < runs(60); run++) {
      const grid = odd
        ? randomTurningMap(random, 10)
        : randomGrid(random, random.between(1, 12), random.between(1, 12), 0.2);
      const [trip] = odd ? randomKindsTrips(random, grid, undefined, 1) : randomTrips(random, grid, 1);
      if (trip === undefined) continue;
      const heading = random.below(4);
      const agent = { ...trip, heading: (2 * heading) as 0 };
      const team = createTeam(grid, [agent], { turns: true });
      const least = leastActions(grid, groundsOf(grid, undefined, [agent])[0], trip.start, heading, trip.goal);
      expect(team.distance(0)).toBe(least);
      if (least === Infinity) continue;
      for (let step = 0; step < least; step++) {
        expect(team.isArrived(0)).toBe(false);
        checkedStep(grid, team, [agent]);
      }
      expect([team.isArrived(0), team.arrivedNow], `run ${run}`).toEqual([true, least > 0 ? [0] : []]);
      const rests = [String(team.positions), String(team.headings)];
      for (let step = 0; step < 4; step++) checkedStep(grid, team, [agent]);
      expect([String(team.positions), String(team.headings)]).toEqual(rests);
    }
  },
);

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

/** Returns a state whose agents keep single routes, where their goals have no floods. */
function guessing(state: Uint8Array): Uint8Array {
  const bytes = state.slice();
  const view = new DataView(bytes.buffer);
  // Behind the head of 8 words and one ground, the bits of the engine's head; the first is for distances that are the least.
  view.setInt32(4 * 16, view.getInt32(4 * 16, true) & ~1, true);
  view.setUint32(8, checksumOf(bytes, 12), true);
  return bytes;
}

test.each([
  ['more goals than floods with turns have room for', 128, 300, false],
  ['more goals than floods have room for', 1024, 135, false],
  ['single routes', 1024, 135, true],
])('with %s, robots go on, and from a state alike', (_, side, count, isGuessing) => {
  const random = new Random(seed);
  const grid = randomGrid(random, side, side, 0.1);
  // Floods have room for so many cells, whether they are open or not, and take time for open ones alone.
  grid.fill(0, 128, side, side - 128, true);
  const cells = passableCells(grid);
  const trips = randomTrips(random, grid, count);
  let team = createTeam(grid, trips, { turns: true });
  if (isGuessing) team = createTeam(grid, [], { state: guessing(team.state()) });
  const far = trips.length - 1;
  // A search over cells and headings of a large map takes long.
  if (side === 128) {
    const { start, goal } = trips[far];
    expect(team.distance(far)).toBe(leastActions(grid, groundOf(grid, undefined), start, 0, goal));
  }
  const before = team.distance(far);
  let twin = team;
  // Floods of a large map take long to make again.
  const [steps, saves] = side > 128 ? [5, 9] : [12, 4];
  for (let step = 0; step < steps; step++) {
    if (step % saves === 1) twin = createTeam(grid, [], { state: team.state(), engine: step === 5 ? 'js' : 'wasm' });
    checkedStep(grid, team);
    if (twin !== team) twin.step();
    expect(seenOf(twin)).toBe(seenOf(team));
    const [agent, goal] = [random.below(count - 1), random.pick(cells)];
    for (const one of new Set([team, twin])) one.setGoal(agent, goal);
  }
  expect(before - team.distance(far)).toBeGreaterThan(steps / 2);
});

test('where floods with turns have no room, a robot near its goal takes the way with fewer turns', () => {
  const grid = new Grid(1024, 1024);
  grid.fill(0, 0, 1024, 1024, true);
  for (const [y, row] of ['....#', '.##..', '.###.', '.###.', '.....'].entries())
    for (const [x, cell] of [...row].entries()) grid.setBlocked(x, y, cell === '#');
  // Others, so that there are too many goals.
  const others = [10, 20, 30, 40].map((x) => ({ start: { x, y: 0 }, goal: { x: x + 1, y: 0 } }));
  grid.fill(10, 0, 40, 1, false);
  const agent = { start: { x: 0, y: 0 }, goal: { x: 4, y: 4 }, heading: 2 } as const;
  const team = createTeam(grid, [agent, ...others], { turns: true });
  const least = leastActions(grid, groundOf(grid, undefined), agent.start, 1, agent.goal);
  for (let step = 0; step < least; step++) team.step();
  expect(team.isArrived(0)).toBe(true);
});

test('a team that loses robots counts all turns again, and steps are the same from a state', () => {
  const random = new Random(seed);
  const grid = randomGrid(random, 128, 128, 0.1);
  const trips = randomTrips(random, grid, 300);
  const team = createTeam(grid, trips, { turns: true });
  let twin = team;
  for (let agent = 299; agent > 100; agent--) {
    for (const one of new Set([team, twin])) one.remove(agent);
    if (agent % 9 !== 0) continue;
    twin = createTeam(grid, [], { state: team.state() });
    for (const one of [team, twin]) one.step();
    expect(seenOf(twin)).toBe(seenOf(team));
  }
});

test('states of walkers and robots are no states of the others', () => {
  const grid = new Grid(4, 4);
  const agents = [{ start: [0, 0], goal: [3, 3] }] as const;
  const [robots, walkers] = [true, false].map((turns) => createTeam(grid, agents, { turns }).state());
  expect(createTeam(grid, [], { state: robots }).headings).toEqual(Uint8Array.of(0));
  expect(createTeam(grid, [], { state: walkers }).headings).toBe(null);
  const make = (state: Uint8Array, turns: boolean) => () => createTeam(grid, [], { state, turns });
  expect(make(robots, false)).toThrow('state is of a team with turns true, and false is given: leave turns out');
  expect(make(walkers, true)).toThrow('state is of a team with turns false, and true is given');
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

  test('take stairs from floor to floor, and know which ground is theirs', () => {
    const house = Grid.stack([new Grid(5, 1), new Grid(5, 1)]);
    house.addLink([4, 0, 0], [4, 0, 1]);
    house.setKind([2, 0, 1], 1);
    const trip = { start: [0, 0, 0], goal: [0, 0, 1], heading: 'east' } as const;
    const climb = (kindCosts: number[]) => {
      const team = createTeam(house, [{ ...trip, kindCosts }], { turns: true });
      const length = team.distance(0);
      for (let step = 0; step < 11; step++) team.step();
      return [length, team.arrived, team.positionOf(0)];
    };
    expect(climb([1, 9])).toEqual([11, true, { x: 0, y: 0, floor: 1 }]);
    expect(climb([1, Infinity])).toEqual([Infinity, false, { x: 0, y: 0, floor: 0 }]);
  });

  test.each(engines)('in the way of each other arrive as soon as the last one would alone (%s)', (engine) => {
    const grid = Grid.fromText('....\n...#\n#..#\n#...\n....');
    const trips = [
      { start: [2, 1], goal: [3, 3], heading: 'north' },
      { start: [2, 0], goal: [2, 2], heading: 'south' },
      { start: [1, 3], goal: [1, 1], heading: 'north' },
      { start: [0, 0], goal: [1, 0], heading: 'west' },
    ] as const;
    const team = createTeam(grid, trips, { turns: true, engine });
    const least = Math.max(...trips.map((_, i) => team.distance(i)));
    for (let step = 0; step < least; step++) checkedStep(grid, team);
    expect(team.arrived).toBe(true);
  });

  test('what does not go together is refused by name', () => {
    const grid = new Grid(3, 3);
    const agent = { start: [0, 0], goal: [2, 2] } as const;
    const make = (more: object, options: object) => () => createTeam(grid, [{ ...agent, ...more }], options);
    expect(make({}, { turns: true, diagonals: 'always' })).toThrow("diagonals is 'always'");
    expect(make({ heading: 'north-east' }, { turns: true })).toThrow('agents[0].heading is');
    expect(make({ heading: 'north' }, {})).toThrow('unknown name "heading"');
    expect(() => findTeamPaths(grid, [{ ...agent, heading: 0 }])).toThrow('unknown name "heading"');
    expect(createTeam(grid, [agent]).headings).toBe(null);
  });
});
