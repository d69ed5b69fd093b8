// What games ask a team for, beside its steps.
import { describe, expect, test } from 'vitest';
import { teamOn } from '../../src/features/team/create-team.ts';
import { findTeamPaths, Grid, Reservations } from '../../src/index.ts';
import { teamEngines } from '../support/team-engines.ts';

describe.each(teamEngines)('a team on %s', (_, __, start) => {
  const engine = start();

  test('tells who arrived in this step, where agents are, and how far they have to go', () => {
    const grid = Grid.fromText('.....#.');
    const team = teamOn(engine, grid, [
      { start: [0, 0], goal: [1, 0] },
      { start: [4, 0], goal: [2, 0] },
      { start: [6, 0], goal: [3, 0] },
    ]);
    expect(team.arrivedNow).toEqual([]);
    expect([0, 1, 2].map((i) => team.distance(i))).toEqual([1, 2, Infinity]);
    team.step();
    expect(team.arrivedNow).toEqual([0]);
    team.positions.fill(0);
    expect(team.positionOf(1)).toEqual({ x: 3, y: 0 });
    team.step();
    expect(team.arrivedNow).toEqual([1]);
    team.step();
    expect(team.arrivedNow).toEqual([]);
    expect([0, 1, 2].map((i) => team.distance(i))).toEqual([0, 0, Infinity]);
    grid.setBlocked(5, 0, false);
    expect(team.distance(2)).toBe(3);
    team.remove(0);
    expect(() => team.positionOf(0)).toThrow('index is 0: that agent has been removed');
    expect(() => team.distance(3)).toThrow(RangeError);
  });

  test('measures distances on terrain in steps on the cheapest ground', () => {
    const grid = Grid.fromText('.3.');
    grid.setCost(0, 0, 2);
    grid.setCost(1, 0, 6);
    grid.setCost(2, 0, 2);
    expect(teamOn(engine, grid, [{ start: [0, 0], goal: [2, 0] }]).distance(0)).toBe(4);
  });

  test('is disposed of by `using`', () => {
    const team = teamOn(engine, new Grid(2, 2), []);
    team[Symbol.dispose]();
    expect(() => team.step()).toThrow('disposed');
  });

  test('refuses what agents cannot have by name', () => {
    const grid = new Grid(3, 3);
    const agent = { start: [0, 0], goal: [2, 2] } as const;
    const make = (more: object) => () => teamOn(engine, grid, [{ ...agent, ...more }]);
    expect(make({ size: 2 })).toThrow(
      /agents\[0\] has the unknown name "size": use agents of one cell each, since teams have no larger ones yet; known are/,
    );
    expect(make({ kindCosts: [] })).toThrow('agents[0].kindCosts has 0 entries, and the grid has cells of kind 0');
    expect(make({ kindCosts: 'land' })).toThrow(/agents\[0\]\.kindCosts is "land": it must be an array of numbers/);
    expect(make({ kindCosts: [Number.NaN] })).toThrow('agents[0].kindCosts[0] is NaN');
    expect(make({ kindCosts: [0] })).toThrow('agents[0].start is (0, 0), of kind 0, which its kindCosts block');
    expect(make({ kindCosts: [1e300] })).toThrow('agents[0].kindCosts[0] makes the terrain cost of cell (0, 0) 1e+300');
    expect(make({ target: [1, 1] })).toThrow(/use goal/);
    const team = teamOn(engine, grid, [agent]);
    expect(() => team.add({ start: [1, 1], goal: [1, 1], speed: 2 } as never)).toThrow(/agent has the unknown name/);
    expect(team.positions.length).toBe(2);
    expect(() => findTeamPaths(grid, [{ ...agent, size: 2 } as never])).toThrow(/unknown name "size"/);
  });
});

test('Reservations refuse routes through walls and closed exits', () => {
  const grid = Grid.fromText('.#.\n...');
  grid.setExit(0, 1, 2, false);
  const reservations = new Reservations(grid);
  expect(() => reservations.add({ xy: [0, 0, 1, 0, 2, 0] })).toThrow('(1, 0), which is blocked');
  expect(() => reservations.add({ xy: [0, 1, 1, 1] })).toThrow('from (0, 1) to (1, 1) by a closed exit');
  expect(() => reservations.add({ xy: [1, 1, 0, 1, 0, 1, 0, 0] })).not.toThrow();
});
