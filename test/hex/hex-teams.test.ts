import { expect, test } from 'vitest';
import { createTeam, findTeamPaths, findTimedPath, Grid, HexGrid, Reservations } from '../../src/index.ts';
import { runs, seed } from '../support/seed.ts';
import { cubeDistance, dice, HexWorld, LAYOUTS, toCube } from './hex-world.ts';

const ENGINES = ['wasm', 'js'] as const;

/** A random map with walls, and different free cells for starts and goals. */
function makeProblem(random: () => number, layout: HexWorld['layout'], agents: number) {
  const world = new HexWorld(layout, 8 + Math.floor(random() * 8), 8 + Math.floor(random() * 8));
  const walls = random() * 0.25;
  world.costs.forEach((_, cell) => {
    if (random() < walls) world.costs[cell] = Infinity;
  });
  const free = [...world.costs.keys()].filter((cell) => world.costs[cell] < Infinity);
  const pick = () => free.toSorted(() => random() - 0.5).slice(0, agents);
  return { world, grid: world.grid(), starts: pick(), goals: pick() };
}

/** Checks that each step of all agents is a legal one, and that no two meet or change places. */
function checkStep(world: HexWorld, before: readonly number[], after: readonly number[]): void {
  expect(new Set(after).size).toBe(after.length);
  const from = new Map(before.map((cell, agent) => [cell, agent]));
  after.forEach((cell, agent) => {
    if (cell === before[agent]) return;
    expect(world.neighbours(before[agent])).toContain(cell);
    expect(world.costs[cell]).toBeLessThan(Infinity);
    const other = from.get(cell);
    if (other !== undefined) expect(after[other]).not.toBe(before[agent]);
  });
}

const cellsOf = (xy: ArrayLike<number>, width: number) =>
  Array.from({ length: xy.length / 2 }, (_, i) => xy[2 * i + 1] * width + xy[2 * i]);

test.each(LAYOUTS)(`teams on %s take legal steps, alike on both engines, seed ${seed}`, (layout) => {
  const random = dice(seed);
  for (let map = runs(10); map > 0; map--) {
    const { world, grid, starts, goals } = makeProblem(random, layout, 12);
    const at = (cell: number): [number, number] => [cell % world.width, Math.floor(cell / world.width)];
    const agents = starts.map((start, i) => ({ start: at(start), goal: at(goals[i]) }));
    const teams = ENGINES.map((engine) => createTeam(grid, agents, { engine }));
    let before = starts;
    for (let step = 0; step < 60; step++) {
      for (const team of teams) team.step();
      expect(teams[1].positions).toEqual(teams[0].positions);
      const after = cellsOf(teams[0].positions, world.width);
      checkStep(world, before, after);
      before = after;
    }
  }
});

test.each(LAYOUTS)(`plans on %s lead all agents to their goals, seed ${seed}`, (layout) => {
  const random = dice(seed + 1);
  let found = 0;
  for (let map = runs(10); map > 0; map--) {
    const { world, grid, starts, goals } = makeProblem(random, layout, 6);
    const at = (cell: number): [number, number] => [cell % world.width, Math.floor(cell / world.width)];
    const agents = starts.map((start, i) => ({ start: at(start), goal: at(goals[i]) }));
    const { status, paths } = findTeamPaths(grid, agents);
    const isOpen = starts.every((start, i) => world.costsFrom([start])[goals[i]] < Infinity);
    if (!isOpen) expect(status).toBe('unreachable');
    if (paths === null) continue;
    found++;
    const routes = paths.map((path) => cellsOf(path.xy, world.width));
    const last = Math.max(...routes.map((route) => route.length));
    const cellAt = (route: number[], time: number) => route[Math.min(time, route.length - 1)];
    for (let time = 1; time < last; time++) {
      checkStep(
        world,
        routes.map((route) => cellAt(route, time - 1)),
        routes.map((route) => cellAt(route, time)),
      );
    }
    expect(routes.map((route) => route.at(-1))).toEqual(goals);
    const [alone] = agents;
    const { path, arrival } = findTimedPath(grid, alone.start, alone.goal);
    expect(arrival).toBe(world.costsFrom([starts[0]])[goals[0]]);
    const taken = new Reservations(grid);
    if (path !== null) taken.add(path);
    const second = findTimedPath(grid, agents[1].start, agents[1].goal, { reservations: taken });
    if (second.path !== null) {
      expect(world.walk(second.path.xy.filter((_, i, xy) => keeps(xy, i)))).toBeLessThan(Infinity);
    }
  }
  expect(found).toBeGreaterThan(0);
});

/** Leaves out the coordinates of cells where an agent waits. */
function keeps(xy: ArrayLike<number>, i: number): boolean {
  const at = i - (i % 2);
  return at === 0 || xy[at] !== xy[at - 2] || xy[at + 1] !== xy[at - 1];
}

test('robots that turn are refused', () => {
  const grid = new HexGrid(4, 4);
  expect(() => createTeam(grid, [{ start: [0, 0], goal: [1, 1] }], { turns: true })).toThrow('turns is true');
  expect(() => createTeam(grid, [{ start: [0, 0], goal: [1, 1] }], { diagonals: 'always' })).toThrow('diagonals');
});

test.each(LAYOUTS)('on %s, a range takes the cells within so many steps of the goal', (layout) => {
  const grid = new HexGrid(15, 15, { layout });
  const cells = Array.from({ length: 225 }, (_, cell): [number, number] => [cell % 15, Math.floor(cell / 15)]);
  for (const goal of [
    [7, 7],
    [8, 6],
    [0, 14],
  ] as const) {
    const steps = cells.map(([x, y]) => cubeDistance(toCube(layout, x, y), toCube(layout, goal[0], goal[1])));
    for (const range of [1, 2, 3]) {
      for (const engine of ENGINES) {
        // An agent of its own for each cell: many with the same goal would count as arrived behind each other.
        const homes = cells.map((start) => createTeam(grid, [{ start, goal, range }], { engine }).isArrived(0));
        expect(homes).toEqual(steps.map((far) => far <= range));
        if (goal[0] === 7) expect(homes.filter((isHome) => isHome)).toHaveLength([7, 19, 37][range - 1]);
      }
    }
  }
});

test('an agent walks until it is within its range, and its state keeps that', () => {
  const grid = new HexGrid(15, 15);
  for (const engine of ENGINES) {
    const team = createTeam(grid, [{ start: [0, 0], goal: [7, 7], range: 2 }], { engine });
    // 11 steps lead to the goal.
    for (let step = 0; step < 8; step++) team.step();
    expect(team.isArrived(0)).toBe(false);
    const copy = createTeam(grid, [], { engine, state: team.state() });
    for (const one of [team, copy]) {
      one.step();
      expect([one.arrivedNow, one.distance(0)]).toEqual([[0], 2]);
      for (let step = 0; step < 5; step++) one.step();
      expect(one.distance(0)).toBe(2);
    }
  }
});

test('reservations for other shapes of cells are refused by name', () => {
  const [squares, odd, even] = [new Grid(9, 9), new HexGrid(9, 9), new HexGrid(9, 9, { layout: 'even-r' })];
  const search = (grid: Grid, of: Grid) =>
    findTimedPath(grid, [0, 0], [8, 8], { reservations: new Reservations(of) }).arrival;
  expect(() => search(squares, odd)).toThrow(
    new RangeError('reservations are for 9 x 9 hexagons: the grid has 9 x 9 cells; make them for this grid'),
  );
  expect(() => search(odd, squares)).toThrow('reservations are for 9 x 9 cells: the grid has 9 x 9 hexagons;');
  expect(() => search(odd, even)).toThrow('the grid has 9 x 9 hexagons of another layout; make them for this grid');
  expect(() => search(odd, new HexGrid(9, 8))).toThrow(
    'reservations are for 9 x 8 hexagons: the grid has 9 x 9 hexagons;',
  );
  expect([search(odd, new HexGrid(9, 9)), search(odd, odd.clone())]).toEqual([12, 12]);
  expect(search(squares, new Grid(9, 9))).toBe(16);
});
