import { describe, expect, test } from 'vitest';
import {
  checkPath,
  distanceField,
  findNearest,
  findPath,
  findPaths,
  Grid,
  isReachable,
  nearestFree,
  Path,
  prepareGrid,
} from '../../src/index.ts';
import { leastCost } from '../support/judge.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';
import { diagonalRules } from '../support/world.ts';

function house(): Grid {
  const grid = Grid.stack([Grid.fromText('...\n.#.'), Grid.fromText('.5.\n...')]);
  grid.addLink([2, 1, 0], [2, 1, 1], { cost: 3 });
  return grid;
}

describe.each(['wasm', 'js'] as const)('a house of two floors, engine %s', (engine) => {
  test('the nearest goal is looked for on its floor, however its cell is written', () => {
    const [start, far] = [
      [0, 1, 0],
      [2, 0, 0],
    ] as const;
    for (const above of [[0, 1, 1] as const, { x: 0, y: 1, floor: 1 }]) {
      const alone = findNearest(house(), start, [above], { engine, diagonals: 'never' });
      expect([alone.cost, alone.path?.at(-1)]).toEqual([9, { x: 0, y: 1, floor: 1 }]);
      expect(findNearest(house(), start, [above, far], { engine, diagonals: 'never' }).goalIndex).toBe(1);
    }
  });

  test('a route climbs the stairs, and says its floors', () => {
    const { cost, path } = findPath(house(), [0, 0, 0], { x: 0, y: 1, floor: 1 }, { engine, diagonals: 'never' });
    expect(cost).toBe(3 + 3 + 2);
    expect(path?.at(0)).toEqual({ x: 0, y: 0, floor: 0 });
    expect(path?.at(-1)).toEqual({ x: 0, y: 1, floor: 1 });
    expect(path?.hops()).toEqual([{ index: 4, link: 0 }]);
    expect(String(path)).toBe('0,0,0 > 2,0,0 > 2,1,0 > 2,1,1 > 0,1,1');
    expect(path?.toArray()).toEqual([...(path as Path)]);
  });

  test('all functions take cells on floors', () => {
    const grid = house();
    expect(
      findPaths(
        grid,
        [
          [
            [0, 0, 0],
            [2, 1, 1],
          ],
        ],
        { engine },
      )[0].cost,
    ).toBe(6);
    expect(
      findNearest(
        grid,
        [0, 0, 0],
        [
          [0, 0, 1],
          [2, 0, 0],
        ],
        { engine },
      ).goalIndex,
    ).toBe(1);
    const field = distanceField(grid, [2, 1, 1], { engine, diagonals: 'never' });
    expect(field.costAt([0, 0, 0])).toBe(6);
    expect(field.next([2, 1, 0])).toEqual({ x: 2, y: 1, floor: 1 });
    expect(field.path([0, 0, 0])?.at(-1)).toEqual({ x: 2, y: 1, floor: 1 });
  });
});

test('a stack has what its grids have', () => {
  const floors = [Grid.fromText('.#2'), Grid.fromText('3.#')];
  floors[1].setKind(1, 0, 4);
  floors[1].setExit(1, 0, 'west', false);
  floors[1].addLink([0, 0], [1, 0], { cost: 2 });
  const grid = Grid.stack(floors);
  expect([grid.floors, grid.floorHeight, grid.width]).toEqual([2, 1, 3]);
  expect(grid.toText()).toBe('.#2\n###\n3.#');
  expect(grid.kind([1, 0, 1])).toBe(4);
  expect(grid.isExitOpen([1, 0, 1], 'west')).toBe(false);
  expect(grid.links()[0].to).toEqual({ x: 1, y: 0, floor: 1 });
  expect(grid.cellAt(grid.indexOf([1, 0, 1]))).toEqual({ x: 1, y: 0, floor: 1 });
  expect(grid.isInside([2, 0, 1])).toBe(true);
  expect(grid.isInside([2, 0, 2])).toBe(false);
  for (const copy of [grid.clone(), Grid.fromBytes(grid.toBytes())]) {
    expect(copy.floors).toBe(2);
    expect(copy.cost([0, 0, 1])).toBe(3);
    expect(copy.links()).toEqual(grid.links());
  }
  expect(new Grid(3, 3).floors).toBe(1);
});

test('nothing opens the rows between floors', () => {
  const grid = Grid.stack([new Grid(3, 2), new Grid(3, 2)]);
  grid.fill(0, 0, 3, 5, false);
  grid.paste(0, 2, 3, 1, { blocked: [0, 0, 0] });
  grid.setBlocked(1, 2, false);
  grid.setCost(1, 2, 1);
  expect(isReachable(grid, [0, 0, 0], [0, 0, 1])).toBe(false);
  expect(grid.toText().split('\n')[2]).toBe('###');
});

test('the nearest free cell is on the same floor', () => {
  const grid = Grid.stack([Grid.fromText('.....\n#####'), Grid.fromText('#####\n....#')]);
  expect(nearestFree(grid, [4, 1, 1])).toEqual({ x: 3, y: 1, floor: 1 });
  expect(nearestFree(grid, [0, 0, 1])).toEqual({ x: 0, y: 1, floor: 1 });
});

test('routes over floors go through JSON and structuredClone', () => {
  const grid = house();
  const path = findPath(grid, [0, 0, 0], [0, 0, 1]).path as Path;
  for (const copy of [Path.fromJSON(JSON.parse(JSON.stringify(path))), Path.fromJSON(structuredClone(path))]) {
    expect(copy.toArray()).toEqual(path.toArray());
    expect(copy.hops()).toEqual(path.hops());
    expect(checkPath(grid, copy)).toEqual(checkPath(grid, path));
  }
});

test('wrong floors and functions without floors are refused by name', () => {
  const grid = house();
  expect(() => findPath(grid, [0, 0, 2], [0, 0, 0])).toThrow(/start\.floor is 2/);
  expect(() => findPath(grid, [0, 2, 0], [0, 0, 0])).toThrow(/start/);
  expect(() => findPath(grid, [0, 0, 0], [0, 0, 1], { range: 1 })).toThrow(/range is 1, and the grid has floors/);
  expect(() => findPath(new Grid(3, 3), [0, 0, 0], [1, 1])).toThrow(/start/);
  expect(() => prepareGrid(grid)).toThrow(/prepareGrid does not know floors/);
  expect(() => Grid.stack([])).toThrow(/grids/);
  expect(() => Grid.stack([new Grid(2, 2), new Grid(2, 3)])).toThrow(/grids\[1\] has 2 x 3 cells/);
  expect(() => Grid.stack([grid])).toThrow(/grids\[0\] has floors itself/);
});

// HOTPATH_RUNS=10 runs it whole: 1,500 buildings.
test(`routes through buildings cost the least, on both engines (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(150); run++) {
    const [width, height, floors] = [random.between(1, 9), random.between(1, 9), random.between(1, 5)];
    const each = Array.from({ length: floors }, () => {
      const floor = new Grid(width, height);
      for (let i = 0; i < width * height; i++) {
        const cell = floor.cellAt(i);
        if (random.chance(0.25)) floor.setBlocked(cell);
        else if (random.chance(0.1)) floor.setCost(cell, 3);
      }
      return floor;
    });
    const grid = Grid.stack(each);
    const place = () => [random.below(width), random.below(height), random.below(floors)] as const;
    for (let i = random.below(8); i > 0; i--) {
      const [from, to, cost] = [place(), place(), random.pick([0, 1, 2.5])];
      if (String(from) === String(to)) continue;
      grid.addLink(from, to, { cost });
    }
    const diagonals = random.pick(diagonalRules);
    const [start, goal] = [place(), place()];
    const results = (['wasm', 'js'] as const).map((engine) => findPath(grid, start, goal, { engine, diagonals }));
    expect(results[1]).toEqual(results[0]);
    const least = leastCost(grid, start, goal, { diagonals });
    expect(isClose(results[0].cost, least), `run ${run}: ${results[0].cost}, least ${least}`).toBe(true);
  }
});

test('types refuse a range on floors, as the call does', () => {
  const grid = Grid.stack([new Grid(3, 3), new Grid(3, 3)]);
  // @ts-expect-error: a range
  expect(() => findPath(grid, [0, 0, 0], [2, 2, 0], { range: 1 })).toThrow('range is 1, and the grid has floors');
  expect(findPath(grid, [0, 0, 0], [2, 2, 0], { range: 0 }).status).toBe('found');
});

test('cells between floors have no floor, are cells of the tall grid, and no ends of links', () => {
  const grid = Grid.stack([new Grid(2, 3), new Grid(2, 3), new Grid(2, 3)]);
  for (let index = 0; index < grid.width * grid.height; index++) {
    const cell = grid.cellAt(index);
    expect([grid.indexOf(cell), grid.isInside(cell)]).toEqual([index, true]);
    const isBetween = Math.floor(index / 2) % 4 === 3;
    expect([grid.isBlocked(cell), cell.floor === undefined]).toEqual([isBetween, isBetween]);
    expect(grid.isInside([cell.x, Math.floor(index / 2)])).toBe(true);
    if (!isBetween) continue;
    const words = `is (${cell.x}, ${cell.y}), between floors: use [x, y, floor]`;
    expect(() => grid.addLink([0, 0, 0], cell)).toThrow(new RangeError(`to ${words}`));
    expect(() => grid.addLink([cell.x, cell.y], [0, 0, 0])).toThrow(new RangeError(`from ${words}`));
  }
  expect([grid.links(), grid.addLink([0, 2, 0], [0, 0, 1])]).toEqual([[], 0]);
  expect(findPath(grid, [1, 0, 0], [1, 2, 1]).status).toBe('found');
  expect(() => Grid.stack([new Grid(1, 2), new Grid(1, 2)]).addLink([0, 0], [0, 2])).toThrow(
    'to is (0, 2), between floors',
  );
});
