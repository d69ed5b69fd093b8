// Where agents of a team get to at some time: whatever the corner rule and the costs, all get to their goals if all steps lie on loops.
import { describe, expect, test } from 'vitest';
import { teamOn } from '../../src/features/team/create-team.ts';
import { Grid } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { teamEngines } from '../support/team-engines.ts';
import { passableCells, randomGrid, randomTrips, shuffled } from '../support/team-problems.ts';
import { diagonalRules, type Point } from '../support/world.ts';

/** Returns whether all passable cells but one are connected by straight steps, whichever that one is. */
function hasLoops(grid: Grid): boolean {
  const cells = passableCells(grid);
  return cells.length > 3 && [null, ...cells].every((left) => isConnected(cells, left));
}

function isConnected(cells: readonly Point[], left: Point | null): boolean {
  const rest = new Map(cells.filter((cell) => cell !== left).map((cell) => [`${cell.x},${cell.y}`, cell]));
  const [first] = rest.values();
  const queue = [first];
  rest.delete(`${first.x},${first.y}`);
  for (const { x, y } of queue) {
    for (const key of [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`]) {
      const next = rest.get(key);
      if (next !== undefined) queue.push(next);
      rest.delete(key);
    }
  }
  return rest.size === 0;
}

describe.each(teamEngines)('on %s', (_, __, start) => {
  const engine = start();

  test.each(diagonalRules)(
    `each agent gets to its goal where all steps lie on loops, diagonals %s (seed ${seed})`,
    (diagonals) => {
      const random = new Random(seed);
      for (let run = 0; run < runs(40); run++) {
        let grid = new Grid(4, 4);
        do grid = randomGrid(random, random.between(2, 7), random.between(2, 7), random.pick([0, 0.1, 0.2]));
        while (!hasLoops(grid));
        const cells = passableCells(grid);
        if (run % 2 === 0) for (const { x, y } of cells) grid.setCost(x, y, random.pick([1, 2, 5, 9]));
        const trips = randomTrips(random, grid, random.chance(0.3) ? cells.length : random.between(1, cells.length));
        const team = teamOn(engine, grid, trips, { diagonals, seed: run });
        const missing = new Set(trips.keys());
        for (let step = 0; step < 4000 && missing.size > 0; step++) {
          for (const agent of missing) if (team.isArrived(agent)) missing.delete(agent);
          team.step();
        }
        if (missing.size > 0) throw new Error(`run ${run}: agents ${[...missing]} of ${trips.length} never arrive`);
        team.dispose();
      }
    },
  );

  test.each(diagonalRules)('a crowd lines up in a block, diagonals %s', (diagonals) => {
    const random = new Random(seed);
    const grid = new Grid(20, 20);
    const starts = shuffled(random, passableCells(grid)).slice(0, 25);
    const trips = starts.map((from, i) => ({ start: from, goal: { x: 8 + (i % 5), y: 8 + Math.floor(i / 5) } }));
    const team = teamOn(engine, grid, trips, { diagonals });
    for (let step = 0; step < 600 && !team.arrived; step++) team.step();
    expect(team.arrived).toBe(true);
  });

  test.each(diagonalRules)(
    'a hundred agents with one goal come to rest, also in pockets, diagonals %s',
    (diagonals) => {
      const random = new Random(seed);
      for (let run = 0; run < runs(3); run++) {
        const grid = randomGrid(random, 24, 24, random.pick([0, 0.2, 0.35]));
        const goal = random.pick(passableCells(grid));
        const starts = shuffled(random, passableCells(grid)).slice(0, 100);
        const team = teamOn(
          engine,
          grid,
          starts.map((cell) => ({ start: cell, goal, range: run })),
          { diagonals, seed: run },
        );
        for (let step = 0; step < 250; step++) team.step();
        const before = team.positions.slice();
        for (let step = 0; step < 20; step++) team.step();
        expect(team.positions).toEqual(before);
        for (const i of starts.keys()) if (team.distance(i) < Infinity) expect(team.isArrived(i)).toBe(true);
      }
    },
  );

  test('a range ends at the floor of the goal', () => {
    const house = Grid.stack([new Grid(4, 3), new Grid(4, 3)]);
    house.addLink([0, 2, 0], [0, 2, 1]);
    const team = teamOn(engine, house, [{ start: [3, 2, 0], goal: [3, 0, 1], range: 2 }]);
    for (let step = 0; step < 20 && !team.arrived; step++) team.step();
    const { x, y, floor } = team.positionOf(0);
    expect(floor).toBe(1);
    expect(3 - x + y).toBe(2);
  });

  test('an agent whose goal becomes blocked under it leaves the wall', () => {
    const grid = new Grid(3, 3);
    const team = teamOn(engine, grid, [{ start: [1, 1], goal: [1, 1] }]);
    grid.setBlocked(1, 1);
    team.step();
    expect(String(team.positions)).not.toBe('1,1');
    const place = String(team.positions);
    team.step();
    expect(String(team.positions)).toBe(place);
  });
});
