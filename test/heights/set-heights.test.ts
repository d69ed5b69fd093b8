// Exits and borders that cost, written from heights at once: the same as exit by exit, on every kind of map, and searched as those are.
import { describe, expect, test } from 'vitest';
import {
  createSearch,
  createTeam,
  type Diagonals,
  distanceField,
  findPath,
  Grid,
  type HeightOptions,
  HexGrid,
  type PointLike,
  setHeights,
  World,
} from '../../src/index.ts';
import { LAYOUTS } from '../hex/hex-world.ts';
import { judge } from '../support/judge.ts';
import { Random } from '../support/maps.ts';
import { poolOf } from '../support/pools.ts';
import { runs, seed } from '../support/seed.ts';
import { allCells, directionsOf, setByHand } from './by-hand.ts';

const RULES: readonly Diagonals[] = ['never', 'always', 'ifAtMostOneObstacle', 'onlyWhenNoObstacles'];

/** Returns a map of some kind, with walls and terrain. */
function mapOf(random: Random): Grid {
  const [width, height] = [random.between(1, 8), random.between(1, 8)];
  const wrap = random.pick(['x', 'y', 'both'] as const);
  const makers: (() => Grid)[] = [
    () => new Grid(width, height),
    () => new Grid(width + 2, height + 2, { wrap }),
    () => Grid.stack([new Grid(width, height), new Grid(width, height), new Grid(width, height)]),
    () => new HexGrid(width, height, { layout: random.pick(LAYOUTS) }),
    () => new HexGrid(2 * width + 2, 2 * height + 2, { layout: random.pick(LAYOUTS), wrap }),
  ];
  const grid = random.pick(makers)();
  for (const cell of allCells(grid)) {
    if (random.chance(0.1)) grid.setBlocked(cell);
    else if (random.chance(0.2)) grid.setCost(cell, random.pick([0.5, 2, 3]));
  }
  return grid;
}

function heightsOf(random: Random, grid: Grid): number[] {
  const highest = random.pick([1, 2, 9]);
  return Array.from({ length: grid.width * grid.height }, () => random.below(highest) / 4);
}

function optionsOf(random: Random): HeightOptions {
  const limit = () => random.pick([undefined, 0, 0.25, 0.5, 1, Infinity]);
  return { climb: limit(), drop: limit(), uphill: random.pick([undefined, 0, 0.5, 2]) };
}

/** Returns all that callers can read of exits and borders. */
function exitsOf(grid: Grid): unknown[] {
  return allCells(grid).map((cell) =>
    directionsOf(grid).map((direction) => {
      const isBorder = grid instanceof HexGrid || (direction as number) % 2 === 0;
      return [grid.isExitOpen(cell, direction), isBorder ? grid.edgeCost(cell, direction) : null];
    }),
  );
}

/** Edits single exits of two maps in the same way. */
function editBoth(random: Random, both: readonly Grid[]): void {
  const [{ width, height }] = both;
  const cell = both[0].cellAt(random.below(width * height));
  const direction = both[0] instanceof HexGrid ? random.below(6) : 2 * random.below(4);
  const [how, cost, oneWay] = [random.below(3), random.pick([null, 0.5, 4, Infinity]), random.chance(0.5)];
  for (const grid of both) {
    try {
      if (how === 0) grid.setWall(cell, direction, oneWay);
      else if (how === 1) grid.setExit(cell, direction, oneWay);
      else grid.setEdgeCost(cell, direction, cost, { oneWay });
    } catch (error) {
      // There is no border at the edge, and no cell between floors.
      expect(String(error)).toMatch(/no cell lies there|between floors/);
    }
  }
}

describe('as exit by exit', () => {
  test(`on squares, hexagons, floors and edges that go on, after any edits (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let run = 0; run < runs(600); run++) {
      const grid = mapOf(random);
      const copy = grid instanceof HexGrid ? HexGrid.fromBytes(grid.toBytes()) : Grid.fromBytes(grid.toBytes());
      for (let calls = random.between(1, 3); calls > 0; calls--) {
        const [heights, options] = [heightsOf(random, grid), optionsOf(random)];
        setHeights(grid, random.chance(0.5) ? heights : Float64Array.from(heights), options);
        setByHand(copy, heights, options);
        for (let edits = random.below(4); edits > 0; edits--) editBoth(random, [grid, copy]);
        expect(exitsOf(grid)).toEqual(exitsOf(copy));
      }
      const again = grid instanceof HexGrid ? HexGrid.fromBytes(grid.toBytes()) : Grid.fromBytes(grid.toBytes());
      expect(exitsOf(again)).toEqual(exitsOf(copy));
      expect(exitsOf(grid.clone())).toEqual(exitsOf(copy));
    }
  });

  test(`searches find what the plain solver finds, by each rule and engine (seed ${seed})`, () => {
    const random = new Random(seed + 1);
    for (let run = 0; run < runs(250); run++) {
      const grid = mapOf(random);
      const [heights, options] = [heightsOf(random, grid), optionsOf(random)];
      const [start, goal] = [random.pick(allCells(grid)), random.pick(allCells(grid))];
      const field = distanceField(grid, goal);
      findPath(grid, start, goal);
      setHeights(grid, heights, options);
      const rule = grid instanceof HexGrid ? {} : { diagonals: random.pick(RULES) };
      for (const engine of ['wasm', 'js'] as const) {
        const asked = { ...rule, engine };
        judge(grid, start, goal, asked, findPath(grid, start, goal, asked));
      }
      // The field follows the grid.
      field.update();
      expect(field.costs).toEqual(distanceField(grid, goal).costs);
      field.dispose();
    }
  });
});

describe('what a search meets', () => {
  const hill = [0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0];

  test('uphill costs, downhill does not, and a step that is too high is closed', () => {
    const grid = new Grid(5, 3);
    setHeights(grid, hill, { climb: 1, drop: 2, uphill: 3 });
    const cost = (from: PointLike, to: PointLike) => findPath(grid, from, to, { diagonals: 'never' }).cost;
    expect([cost([0, 1], [3, 1]), cost([3, 1], [0, 1]), cost([4, 1], [3, 1])]).toEqual([9, 3, 11]);
    expect(grid.edgeCost([1, 1], 'east')).toBe(4);
    expect(grid.edgeCost([3, 1], 'west')).toBe(null);
    expect(grid.isExitOpen([4, 1], 'west')).toBe(false);
  });

  test('a diagonal step has its own rise', () => {
    const grid = new Grid(2, 2);
    setHeights(grid, [0, 1, 1, 2], { climb: 1 });
    const options = { diagonals: 'always' } as const;
    expect([findPath(grid, [0, 0], [1, 1], options).cost, findPath(grid, [0, 1], [1, 0], options).cost]).toEqual([
      2,
      Math.SQRT2,
    ]);
  });

  test('terrain counts as it is at the call', () => {
    const grid = new Grid(2, 1);
    grid.setCost(1, 0, 5);
    setHeights(grid, [0, 1], { uphill: 2 });
    grid.setCost(1, 0, 9);
    expect([findPath(grid, [0, 0], [1, 0]).cost, grid.edgeCost([0, 0], 'east')]).toEqual([7, 7]);
  });

  test('flat ground keeps its jump points, and a step that is too high is a stop of them', () => {
    const grid = new Grid(64, 64);
    const heights = new Float32Array(64 * 64);
    setHeights(grid, heights, { climb: 1, uphill: 2 });
    grid.fill(20, 0, 1, 50, true);
    expect(findPath(grid, [0, 0], [63, 10]).method).toBe('jump-points');
    heights[40 * 64 + 40] = 5;
    setHeights(grid, heights, { climb: 1 });
    const { method, expanded } = findPath(grid, [0, 0], [63, 10]);
    expect(method).toBe('jump-points');
    expect(expanded).toBeLessThan(100);
  });

  test('what follows the grid follows heights: teams, searches in steps, pools', async () => {
    const grid = new Grid(3, 1);
    const team = createTeam(grid, [{ start: [0, 0], goal: [2, 0] }]);
    const search = createSearch(grid, [0, 0], [2, 0]);
    const pool = poolOf(grid, 1);
    expect((await pool.findPath([0, 0], [2, 0])).cost).toBe(2);
    setHeights(grid, [0, 1, 2], { uphill: 4 });
    search.run({ maxMilliseconds: 1e6 });
    expect(search.result()?.cost).toBe(2);
    expect(team.distance(0)).toBe(10);
    expect((await pool.findPath([0, 0], [2, 0])).cost).toBe(10);
    setHeights(grid, [0, 1, 2], { climb: 0 });
    expect(team.distance(0)).toBe(Infinity);
    expect((await pool.findPath([0, 0], [2, 0])).status).toBe('unreachable');
    await pool.close();
    team.dispose();
  });

  test('chunks of a World keep exits that lead off them', () => {
    const world = new World({ width: 8, height: 4, chunkSize: 4 });
    world.load(0, 0);
    world.load(1, 0);
    world.setExit([3, 1], 'east', false);
    const chunk = world.chunk(0, 0) as Grid;
    setHeights(
      chunk,
      Float64Array.from({ length: 16 }, (_, i) => (i === 5 ? 3 : 0)),
      { climb: 1 },
    );
    world.load(0, 0, chunk);
    expect([
      world.isExitOpen([3, 1], 'east'),
      world.isExitOpen([0, 1], 'east'),
      world.isExitOpen([3, 2], 'east'),
    ]).toEqual([false, false, true]);
  });
});

describe('arguments', () => {
  const grid = () => new Grid(2, 2);

  test.each<[string, unknown[], RegExp]>([
    ['no grid', [5, [0]], /^TypeError: grid is 5: it must be a Grid/],
    ['a World', [new World({ width: 4, height: 4, chunkSize: 2 }), [0]], /^TypeError: grid is a World: pass a Grid/],
    ['no list', [grid(), 3], /^TypeError: heights is 3: it must be an array of numbers/],
    [
      'rows',
      [
        grid(),
        [
          [0, 0],
          [0, 0],
        ],
      ],
      /^TypeError: heights is .*: it must be flat; pass heights\.flat\(\), row by row/,
    ],
    ['too few', [grid(), [0, 0, 0]], /^RangeError: heights has 3 values: it must have width \* height = 4/],
    ['no number', [grid(), [0, 0, '1', 0]], /^TypeError: heights\[2\] is "1": it must be a number/],
    [
      'NaN',
      [grid(), Float32Array.of(0, Number.NaN, 0, 0)],
      /^RangeError: heights\[1\] is NaN: it must be a finite number/,
    ],
    ['Infinity', [grid(), [0, 0, 0, -Infinity]], /^RangeError: heights\[3\] is -Infinity: it must be a finite number/],
    ['climb', [grid(), [0, 0, 0, 0], { climb: -1 }], /^RangeError: climb is -1: it must be/],
    ['drop', [grid(), [0, 0, 0, 0], { drop: Number.NaN }], /^RangeError: drop is NaN: it must be/],
    ['uphill', [grid(), [0, 0, 0, 0], { uphill: Infinity }], /^RangeError: uphill is Infinity: it must be/],
    [
      'unknown names',
      [grid(), [0, 0, 0, 0], { climbs: 1 }],
      /^RangeError: options has the unknown name "climbs": use climb/,
    ],
    [
      'costs too high',
      [grid(), [0, 1e60, 0, 0], { uphill: 1e60 }],
      /^RangeError: uphill is 1e\+60, and heights differ by 1e\+60/,
    ],
  ])('%s: refused', (_, args, error) => {
    let thrown: unknown;
    try {
      setHeights(...(args as Parameters<typeof setHeights>));
    } catch (caught) {
      thrown = caught;
    }
    expect(String(thrown)).toMatch(error);
  });

  test('a call that is refused leaves the grid as it was', () => {
    const map = grid();
    setHeights(map, [0, 1, 2, 3], { uphill: 1 });
    const before = exitsOf(map);
    expect(() => setHeights(map, [0, 0, 0, Number.NaN], { climb: 1 })).toThrow(RangeError);
    expect(exitsOf(map)).toEqual(before);
  });

  test('heights may be changed afterwards', () => {
    const heights = Float64Array.of(0, 1);
    const map = new Grid(2, 1);
    setHeights(map, heights, { uphill: 2 });
    heights.fill(9);
    expect(map.edgeCost([0, 0], 'east')).toBe(3);
  });
});
