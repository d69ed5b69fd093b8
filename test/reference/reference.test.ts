// The plain solver on cases whose answers the documentation gives, or a hand finds.
import { describe, expect, test } from 'vitest';
import { blendLayers, Grid, HexGrid, World } from '../../src/index.ts';
import { distanceField, findNearest, findPath, type ReferenceOptions } from '../../src/reference.ts';

describe('routes', () => {
  test('a step costs its length times the terrain of the cell entered', () => {
    const grid = Grid.fromText('..#.\n....');
    const result = findPath(grid, [0, 0], [3, 0]);
    expect(result).toMatchObject({ status: 'found', hops: [] });
    expect(result.cost).toBeCloseTo(3 + Math.SQRT2, 12);
    expect(result.path?.[0]).toEqual([0, 0]);
    expect(result.path?.at(-1)).toEqual([3, 0]);
    expect(findPath(Grid.fromText('1119'), [0, 0], [3, 0]).cost).toBe(11);
    expect(findPath(grid, [0, 0], [1, 1], { straightCost: 10, diagonalCost: 14 }).cost).toBe(14);
  });

  test.each([
    ['onlyWhenNoObstacles', Infinity],
    ['ifAtMostOneObstacle', Infinity],
    ['always', Math.SQRT2],
    ['never', Infinity],
  ] as const)('between two walls that touch, diagonals %s: %d', (diagonals, cost) => {
    expect(findPath(Grid.fromText('.#\n#.'), [0, 0], [1, 1], { diagonals }).cost).toBe(cost);
  });

  test.each([
    ['onlyWhenNoObstacles', 2],
    ['ifAtMostOneObstacle', Math.SQRT2],
    ['always', Math.SQRT2],
    ['never', 2],
  ] as const)('past one corner, diagonals %s: %d', (diagonals, cost) => {
    expect(findPath(Grid.fromText('.#\n..'), [0, 0], [1, 1], { diagonals }).cost).toBe(cost);
  });

  test('statuses', () => {
    const island = Grid.fromText('.....#.\n...###.\n.....#.');
    const status = (goal: [number, number], options?: ReferenceOptions) =>
      findPath(island, [0, 0], goal, options).status;
    expect(status([6, 1])).toBe('unreachable');
    expect(status([4, 1])).toBe('goal-blocked');
    expect(findPath(island, [4, 1], [0, 0]).status).toBe('start-blocked');
    expect(status([4, 2], { maxCost: 4 })).toBe('limit');
    expect(status([4, 2], { maxCost: 5 })).toBe('found');
    expect(findPath(island, [0, 0], [6, 1], { partial: true }).path?.at(-1)).toEqual([4, 0]);
    expect(findPath(island, [0, 0], [4, 1], { partial: true }).path?.at(-1)).toEqual([4, 0]);
    expect(findPath(island, [0, 0], [4, 1], { range: 1 }).cost).toBe(3);
    expect(findPath(island, [0, 0], [4, 2], { maxCost: 3, partial: true }).path?.at(-1)).toEqual([2, 2]);
    expect(findPath(island, [1, 1], [1, 1])).toMatchObject({ status: 'found', cost: 0, path: [[1, 1]], expanded: 0 });
  });
});

describe('units and ground', () => {
  test('a giant needs room, and goes round', () => {
    const cave = Grid.fromText('......\n..#...\n......\n......');
    expect(findPath(cave, [0, 0], [4, 0]).cost).toBe(4);
    expect(findPath(cave, [0, 0], [4, 0], { size: 2 }).cost).toBeCloseTo(7.414, 3);
    cave.setExit(0, 2, 0, false);
    expect(() => findPath(cave, [0, 0], [4, 0], { size: 2 })).toThrow('size is 2: leave it out');
  });

  test('kinds, cells to avoid, a start that the unit blocks, layers', () => {
    const shore = Grid.fromText('..~~~~..\n..~..~..\n..~..~..', { kinds: { '~': 1 } });
    expect(findPath(shore, [2, 2], [5, 2], { kindCosts: [Infinity, 1], diagonals: 'never' }).cost).toBe(7);
    expect(findPath(shore, [0, 2], [7, 2], { kindCosts: [1, 4], diagonals: 'never' }).cost).toBe(13);
    expect(() => findPath(shore, [0, 2], [7, 2], { kindCosts: [1] })).toThrow('add kindCosts[1]');
    const square = new Grid(5, 3);
    const avoid = [
      { x: 2, y: 1 },
      { x: 2, y: 0 },
    ];
    expect(findPath(square, [0, 1], [4, 1], { avoid, diagonals: 'never' }).cost).toBe(6);
    expect(findPath(square, [0, 1], [4, 1], { avoid: Int32Array.of(7, 2), diagonals: 'never' }).cost).toBe(6);
    square.setBlocked(0, 1);
    expect(findPath(square, [0, 1], [4, 1], { allowBlockedStart: true }).cost).toBe(4);
    const layer = blendLayers([{ values: [0, 4, 0, 0, 9, 0, 0, 0, 0], weight: 1 }]);
    expect(findPath(new Grid(3, 3), [0, 1], [2, 1], { layers: [layer] }).path).toContainEqual([1, 2]);
  });

  test('of a unit that reaches over the edge of the grid', () => {
    const options = { allowBlockedStart: true, size: 2 };
    expect(findPath(new Grid(2, 1), [1, 0], [1, 0], options)).toMatchObject({ status: 'found', cost: 0 });
    const { cost } = findPath(new Grid(3, 2), [2, 1], [0, 0], { ...options, diagonals: 'always' });
    expect(cost).toBeCloseTo(1 + Math.SQRT2, 9);
  });

  test('turns and directions', () => {
    const harbour = Grid.fromText('.......\n.#.#.#.\n.......\n.#.#.#.\n.......');
    expect(findPath(harbour, [0, 0], [6, 4], { turnCost: 2, diagonals: 'never' }).cost).toBe(12);
    const facing = { startDirection: 'east', goalDirection: 'south-west' } as const;
    const { cost, path } = findPath(new Grid(5, 3), [2, 1], [0, 1], facing);
    expect([path?.length, path?.[1], path?.at(-2)]).toEqual([5, [3, 1], [1, 0]]);
    expect(cost).toBeCloseTo(2 + 2 * Math.SQRT2, 12);
    expect(findPath(new Grid(3, 1), [0, 0], [2, 0], { startDirection: 0 }).status).toBe('unreachable');
  });

  test('a ledge leads down only, and a diagonal step needs the ways round', () => {
    const ledge = new Grid(5, 2);
    for (let x = 0; x < 5; x++) for (const direction of [7, 0, 1]) ledge.setExit(x, 1, direction, false);
    expect(findPath(ledge, [2, 0], [2, 1]).cost).toBe(1);
    expect(findPath(ledge, [2, 1], [2, 0]).status).toBe('unreachable');
    const rooms = new Grid(3, 2);
    for (const [x, direction] of [
      [1, 2],
      [0, 4],
      [2, 4],
    ] as const)
      rooms.setWall(x, 0, direction);
    expect(findPath(rooms, [0, 0], [1, 1]).cost).toBe(2);
    expect(findPath(rooms, [0, 0], [1, 1], { diagonals: 'ifAtMostOneObstacle' }).cost).toBe(Math.SQRT2);
  });
});

describe('links, floors, edges that go on, hexagons, worlds', () => {
  test('links', () => {
    const grid = Grid.fromText('..#..');
    const link = grid.addLink([0, 0], [4, 0], { cost: 1 });
    expect(findPath(grid, [1, 0], [3, 0])).toMatchObject({
      cost: 3,
      path: [
        [1, 0],
        [0, 0],
        [4, 0],
        [3, 0],
      ],
      hops: [{ index: 2, link }],
    });
    grid.setBlocked(4, 0);
    expect(findPath(grid, [1, 0], [3, 0]).status).toBe('unreachable');
  });

  test('a link has no direction, so it is no first and no last step of one', () => {
    const grid = Grid.fromText('.#.');
    grid.addLink([0, 0], [2, 0]);
    expect(findPath(grid, [0, 0], [2, 0], { startDirection: 2 }).status).toBe('unreachable');
    expect(findPath(grid, [0, 0], [2, 0], { goalDirection: 2 }).status).toBe('unreachable');
    expect(findPath(grid, [0, 0], [2, 0], { turnCost: 9 }).cost).toBe(1);
  });

  test('floors', () => {
    const house = Grid.stack([Grid.fromText('....\n.##.'), Grid.fromText('....\n....')]);
    house.addLink([3, 1, 0], [3, 1, 1], { cost: 3 });
    const { cost, path } = findPath(house, [0, 1, 0], [0, 1, 1], { diagonals: 'never' });
    expect(cost).toBe(11);
    expect(path?.at(-1)).toEqual([0, 1, 1]);
    // The nearest cell to a blocked goal lies on its floor, beyond the stairs.
    house.setBlocked([0, 1, 1]);
    expect(findPath(house, [0, 1, 0], [0, 1, 1], { diagonals: 'never', partial: true }).cost).toBe(10);
  });

  test('edges that go on, also for what is nearest', () => {
    expect(findPath(new Grid(100, 50, { wrap: 'x' }), [2, 10], [97, 10]).cost).toBe(5);
    expect(findPath(new Grid(5, 5, { wrap: 'both' }), [0, 0], [4, 4]).cost).toBe(Math.SQRT2);
    const row = new Grid(12, 1, { wrap: 'x' });
    for (const x of [11, 0, 1, 2]) row.setBlocked(x, 0);
    expect(findPath(row, [8, 0], [0, 0], { partial: true }).path?.at(-1)).toEqual([10, 0]);
  });

  test('what is nearest to a goal counts links', () => {
    const grid = Grid.fromText('.........#.');
    grid.addLink([0, 0], [8, 0], { cost: 0.5 });
    grid.setBlocked(7, 0);
    const { cost, path } = findPath(grid, [3, 0], [10, 0], { partial: true });
    expect([cost, path?.at(-1)]).toEqual([3.5, [8, 0]]);
  });

  test('hexagons', () => {
    const text = '..3..\n.#3..\n.#...';
    expect(findPath(HexGrid.fromText(text, { layout: 'odd-r' }), [0, 1], [4, 1]).cost).toBe(7);
    const three = new HexGrid(3, 1, { layout: 'odd-r' });
    three.setEdgeCost([1, 0], 'east', 4);
    expect(findPath(three, [0, 0], [2, 0]).cost).toBe(5);
    for (const layout of ['odd-r', 'even-r', 'odd-q', 'even-q', 'axial'] as const) {
      const map = new HexGrid(7, 7, { layout });
      const field = distanceField(map, [3, 3]);
      field.costs.forEach((cost, cell) => {
        expect(cost).toBe(map.distance([3, 3], map.cellAt(cell)));
      });
    }
  });

  test('worlds', () => {
    const world = new World({ width: 128, height: 128, chunkSize: 16 });
    world.load(0, 0);
    world.load(-1, 0);
    world.setBlocked(-2, 5);
    const { cost, path } = findPath(world, [-4, 5], [1, 5]);
    expect(cost).toBeCloseTo(5.828, 3);
    expect(path?.[0]).toEqual([-4, 5]);
    expect(findPath(world, [0, 5], [40, 5]).status).toBe('goal-blocked');
    expect(distanceField(world, [0, 5]).costAt([15, 5])).toBe(15);
  });
});

test('the nearest goal', () => {
  const camps = [
    [7, 0],
    [0, 0],
  ] as const;
  expect(findNearest(new Grid(8, 5), [2, 3], camps)).toMatchObject({ status: 'found', goalIndex: 1 });
  expect(findNearest(new Grid(8, 5), [2, 3], [])).toMatchObject({ status: 'unreachable', goalIndex: -1 });
  expect(() => findNearest(new Grid(8, 5), [2, 3], camps, { partial: true } as object)).toThrow('partial is true');
});

test('fields lead to goals or from them', () => {
  const grid = Grid.fromText('.9.\n...');
  const to = distanceField(grid, [2, 0], { diagonals: 'never' });
  expect(to.costAt([0, 0])).toBe(4);
  expect(to.costAt([1, 0])).toBe(1);
  expect(to.path([1, 0])).toEqual([
    [1, 0],
    [2, 0],
  ]);
  const from = distanceField(grid, [2, 0], { diagonals: 'never', direction: 'from', maxCost: 4 });
  expect([...from.costs]).toEqual([4, Infinity, 0, 3, 2, 1]);
  expect(from.path([0, 1])).toEqual([
    [2, 0],
    [2, 1],
    [1, 1],
    [0, 1],
  ]);
  expect(from.path([1, 0])).toBeNull();
});

test('wrong arguments are refused by name, value and remedy', () => {
  const grid = new Grid(3, 3);
  const refuse = (run: () => unknown, message: string) => expect(run).toThrow(new RangeError(message));
  const ask =
    (options: object, map: Grid = grid) =>
    () =>
      findPath(map, [0, 0], [2, 2], options);
  refuse(() => findPath(grid, [0, 3], [2, 2]), 'start is [0,3]: it must be a cell of the grid, [x, y] or { x, y }');
  refuse(
    ask({ diagonals: '4' }),
    'diagonals is 4: it must be one of onlyWhenNoObstacles, ifAtMostOneObstacle, always, never',
  );
  refuse(ask({ straightCost: 0 }), 'straightCost is 0: it must be a number from 1e-100 to 1e+100');
  const layers = [blendLayers([{ values: new Float64Array(9).fill(-2), weight: 1 }])];
  refuse(ask({ layers }), 'layers make cell 0 cost -1: no cell may cost less than 0');
  refuse(ask({ size: 1.5 }), 'size is 1.5: it must be a whole number from 1 to 64');
  expect(ask({ trace: true })).toThrow('options has the unknown name "trace": known are diagonals');
  expect(() => distanceField(grid, [0, 0], { turnCost: 1 } as object)).toThrow('unknown name "turnCost"');
  refuse(
    ask({ range: 1 }, new Grid(3, 3, { wrap: 'x' })),
    'range is 1: leave it out, since edges of the grid go on at the other side',
  );
  refuse(ask({ turnCost: 1 }, new HexGrid(3, 3)), 'turnCost is 1: leave it out, since the map is of hexagons');
  refuse(ask({ partial: true, startDirection: 'east' }), 'startDirection is 2: leave it out, since partial is true');
});

test('each cell is expanded once where no link leads to the floor of the goal', () => {
  const floors = Grid.stack([new Grid(30, 30), new Grid(30, 30)]);
  for (let y = 0; y < 30; y++)
    for (let x = 0; x < 30; x++) floors.setCost([x, y, 0], 1 + ((7 * x + 13 * y + x * y) % 9));
  floors.addLink([2, 2, 0], [20, 20, 0]);
  const { status, expanded } = findPath(floors, [0, 0, 0], [5, 5, 1]);
  expect([status, expanded]).toEqual(['unreachable', 900]);
});
