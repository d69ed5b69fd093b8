// What partial takes for nearest: measured over links and round edges that go on, with no walk between floors.
import { describe, expect, test } from 'vitest';
import { type FindPathOptions, findPath, Grid, HexGrid, type PointLike } from '../../src/index.ts';

describe.each(['wasm', 'js'] as const)('partial over links on %s', (engine) => {
  /** Returns where the route ends. */
  const endOf = (map: Grid, start: PointLike, goal: PointLike, options: FindPathOptions = {}) => {
    const { status, path } = findPath(map, start, goal, { ...options, engine, partial: true });
    expect(status).toBe('partial');
    return path?.at(-1);
  };

  test.each([{}, { heuristic: 'zero' }, { heuristicWeight: 0 }, { heuristicWeight: Infinity }] as const)(
    'round an edge that goes on, options %j',
    (options) => {
      const row = new Grid(12, 1, { wrap: 'x' });
      for (const x of [11, 0, 1, 2]) row.setBlocked([x, 0]);
      const end = 'heuristic' in options ? { x: 8, y: 0 } : { x: 10, y: 0 };
      expect(endOf(row, [8, 0], [0, 0], options)).toEqual(end);
      const column = new Grid(1, 12, { wrap: 'y' });
      for (const y of [11, 0, 1, 2]) column.setBlocked([0, y]);
      expect(endOf(column, [0, 8], [0, 0], options)).toEqual({ x: end.y, y: end.x });
    },
  );

  test('by a link that leads near the goal, unless it costs more than the walk', () => {
    for (const [cost, x] of [
      [1, 1],
      [20, 6],
    ]) {
      const grid = Grid.fromText('.......#.#.');
      grid.addLink([1, 0], [8, 0], { cost, oneWay: true });
      grid.setBlocked([10, 0]);
      // The link cannot be afforded, and yet its first cell is the nearest if it costs little.
      const { path } = findPath(grid, [3, 0], [10, 0], { engine, partial: true, maxCost: cost === 1 ? 2 : 9 });
      expect(path?.at(-1)).toEqual({ x, y: 0 });
    }
  });

  test('on floors: to the lift, and nowhere without one', () => {
    const floors = () => Grid.stack([Grid.fromText('......\n......'), Grid.fromText('....#.\n....#.')]);
    const lift = floors();
    lift.addLink([1, 0, 0], [1, 0, 1]);
    expect(endOf(lift, [4, 1, 0], [5, 0, 1])).toEqual({ x: 3, y: 0, floor: 1 });
    expect(endOf(lift, [4, 1, 0], [5, 0, 1], { maxCost: 3 })).toEqual({ x: 2, y: 0, floor: 0 });
    expect(endOf(floors(), [1, 1, 0], [5, 0, 1])).toEqual({ x: 1, y: 1, floor: 0 });
    const away = floors();
    away.addLink([1, 0, 1], [1, 0, 0], { oneWay: true });
    expect(endOf(away, [4, 1, 0], [5, 0, 1])).toEqual({ x: 4, y: 1, floor: 0 });
    // On the goal's floor all is as on one floor.
    expect(endOf(floors(), [0, 0, 1], [5, 1, 1])).toEqual({ x: 3, y: 1, floor: 1 });
  });

  test('on hexagons', () => {
    const hexes = new HexGrid(12, 1);
    for (const x of [7, 11]) hexes.setBlocked([x, 0]);
    hexes.addLink([1, 0], [10, 0], { cost: 1 });
    expect(endOf(hexes, [4, 0], [11, 0], { maxCost: 3 })).toEqual({ x: 1, y: 0 });
    hexes.removeLink(0);
    expect(endOf(hexes, [4, 0], [11, 0])).toEqual({ x: 6, y: 0 });
  });

  test('over more links than the heuristic heeds', () => {
    const grid = new Grid(400, 3);
    grid.fill(250, 0, 1, 3, true);
    // None makes another one useless: two columns on, a link costs less by 1, and the walk there costs 2.
    for (let i = 0; i < 200; i++) {
      grid.addLink([2 * (i >> 1), 2 * (i & 1)], [398, 1], { cost: 200 - (i >> 1), oneWay: true });
    }
    grid.setBlocked([399, 1]);
    expect(endOf(grid, [240, 0], [399, 1], { maxCost: 45 })).toEqual({ x: 198, y: 0 });
  });
});
