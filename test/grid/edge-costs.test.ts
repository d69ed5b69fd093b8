// What steps over borders cost, one way or both, on squares and hexagons, judged by a search in no order that keeps a list of borders.
import { describe, expect, test } from 'vitest';
import { checkPath, distanceField, findPath, Grid, HexGrid } from '../../src/index.ts';
import { HexWorld, LAYOUTS } from '../hex/hex-world.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

const ENGINES = ['js', 'wasm'] as const;
const SIDES = [
  { name: 'north', x: 0, y: -1 },
  { name: 'east', x: 1, y: 0 },
  { name: 'south', x: 0, y: 1 },
  { name: 'west', x: -1, y: 0 },
] as const;

/** The costs of steps over borders from a cell to another one, as a caller has set them; those that are ordinary are absent. */
type Borders = Map<string, number>;

interface Model {
  readonly grid: Grid;
  /** Cells on the other sides of a cell's borders, by direction. */
  readonly sides: (cell: number) => { direction: string | number; to: number }[];
  readonly borders: Borders;
  readonly diagonals: 'never' | 'onlyWhenNoObstacles' | undefined;
}

function modelOf(random: Random): Model {
  const [width, height] = [1 + random.below(6), 1 + random.below(6)];
  const borders: Borders = new Map();
  const fill = (grid: Grid) => {
    for (let cell = 0; cell < width * height; cell++) {
      if (random.chance(0.15)) grid.setBlocked(grid.cellAt(cell));
      else if (random.chance(0.3)) grid.setCost(grid.cellAt(cell), random.pick([0.5, 2, 3]));
    }
  };
  if (random.chance(0.4)) {
    const layout = random.pick(LAYOUTS);
    const grid = new HexGrid(width, height, { layout });
    const world = new HexWorld(layout, width, height);
    fill(grid);
    const sides = (cell: number) =>
      [0, 1, 2, 3, 4, 5].flatMap((step) => {
        const to = world.beside(cell, step);
        return to < 0 ? [] : [{ direction: world.directionName(step), to }];
      });
    return { grid, sides, borders, diagonals: undefined };
  }
  const grid = new Grid(width, height);
  fill(grid);
  const sides = (cell: number) =>
    SIDES.flatMap(({ name, x, y }) => {
      const [toX, toY] = [(cell % width) + x, Math.floor(cell / width) + y];
      return toX < 0 || toY < 0 || toX >= width || toY >= height ? [] : [{ direction: name, to: toY * width + toX }];
    });
  return { grid, sides, borders, diagonals: random.pick(['never', 'onlyWhenNoObstacles'] as const) };
}

/** Returns the least cost from a cell to each: costs go down until none does. */
function leastCosts({ grid, sides, borders, diagonals }: Model, start: number): number[] {
  const { width, height } = grid;
  const cost = (cell: number) => grid.cost(grid.cellAt(cell));
  const isFree = (cell: number) => !grid.isBlocked(grid.cellAt(cell));
  const steps: [from: number, to: number, cost: number][] = [];
  for (let from = 0; from < width * height; from++) {
    if (!isFree(from)) continue;
    const around = sides(from);
    for (const { to } of around) if (isFree(to)) steps.push([from, to, borders.get(`${from}>${to}`) ?? cost(to)]);
    if (diagonals !== 'onlyWhenNoObstacles') continue;
    const isPlain = (a: number, b: number) => isFree(b) && !borders.has(`${a}>${b}`);
    for (const { to: one } of around) {
      for (const { to: other } of around) {
        const to = one + other - from;
        const isCorner = Math.abs(one - from) === 1 && Math.abs(other - from) === width && width > 1;
        if (!isCorner || !isFree(to)) continue;
        const isOpen = isPlain(from, one) && isPlain(one, to) && isPlain(from, other) && isPlain(other, to);
        if (isOpen) steps.push([from, to, Math.SQRT2 * cost(to)]);
      }
    }
  }
  const least = new Array(width * height).fill(Infinity);
  if (isFree(start)) least[start] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [from, to, price] of steps) {
      if (least[from] + price >= least[to] - 1e-12) continue;
      least[to] = least[from] + price;
      changed = true;
    }
  }
  return least;
}

function edit({ grid, sides, borders }: Model, random: Random): void {
  const from = random.below(grid.width * grid.height);
  const around = sides(from);
  if (around.length === 0) return;
  const { direction, to } = random.pick(around);
  const cost = random.pick([0, 0.25, 1, 4, 7, Infinity, null]);
  const oneWay = random.pick([undefined, false, true]);
  grid.setEdgeCost(grid.cellAt(from), direction as 'north', cost, { oneWay });
  for (const way of oneWay === true ? [`${from}>${to}`] : [`${from}>${to}`, `${to}>${from}`]) {
    if (cost === null) borders.delete(way);
    else borders.set(way, cost);
  }
}

/** Each border tells its cost, that way or both, and none is a link. */
function checkBorders({ grid, sides, borders }: Model): void {
  expect(grid.links()).toEqual([]);
  for (let from = 0; from < grid.width * grid.height; from++) {
    for (const { direction, to } of sides(from))
      expect(grid.edgeCost(grid.cellAt(from), direction as 0)).toBe(borders.get(`${from}>${to}`) ?? null);
  }
}

test(`searches, fields and copies follow the costs of borders (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(3000); run++) {
    const model = modelOf(random);
    const { grid, diagonals } = model;
    for (let edits = 1 + random.below(12); edits > 0; edits--) edit(model, random);
    checkBorders(model);
    const kind = grid instanceof HexGrid ? HexGrid : Grid;
    const map = random.pick([
      () => grid,
      () => grid.clone(),
      () => kind.fromBytes(grid.toBytes()),
      () => kind.fromJSON(JSON.stringify(grid)),
    ])();
    const [start, goal] = [random.below(grid.width * grid.height), random.below(grid.width * grid.height)];
    const least = leastCosts(model, start);
    const options = diagonals === undefined ? {} : { diagonals };
    const answers = ENGINES.map((engine) => findPath(map, map.cellAt(start), map.cellAt(goal), { ...options, engine }));
    for (const { path, cost } of answers) {
      expect(path === null ? Infinity : cost).toBeCloseTo(least[goal], 9);
      if (path !== null) expect(checkPath(map, path.xy, options)).toMatchObject({ legal: true });
      if (path !== null) expect(checkPath(map, path, options).cost).toBeCloseTo(cost, 9);
    }
    expect(answers[1].path?.xy).toEqual(answers[0].path?.xy);
    const field = distanceField(map, map.cellAt(start), { ...options, direction: 'from' });
    for (let cell = 0; cell < least.length; cell++) {
      const at = map.cellAt(cell);
      if (!map.isBlocked(at)) expect(field.costAt(at)).toBeCloseTo(least[cell], 9);
    }
    field.dispose();
  }
});

describe('a border with a cost', () => {
  test('one way only: uphill takes longer than down', () => {
    const grid = new Grid(4, 1);
    grid.setEdgeCost([1, 0], 'east', 5, { oneWay: true });
    expect([findPath(grid, [0, 0], [3, 0]).cost, findPath(grid, [3, 0], [0, 0]).cost]).toEqual([7, 3]);
    expect([grid.isExitOpen(1, 0, 'east'), grid.isExitOpen(2, 0, 'west')]).toEqual([true, true]);
    expect([grid.edgeCost([1, 0], 'east'), grid.edgeCost([2, 0], 'west')]).toEqual([5, null]);
    grid.setEdgeCost([2, 0], 'west', 0, { oneWay: true });
    expect([findPath(grid, [0, 0], [3, 0]).cost, findPath(grid, [3, 0], [0, 0]).cost]).toEqual([7, 2]);
    grid.setEdgeCost([2, 0], 'west', Infinity, { oneWay: true });
    expect([findPath(grid, [0, 0], [3, 0]).cost, findPath(grid, [3, 0], [0, 0]).status]).toEqual([7, 'unreachable']);
    grid.setEdgeCost([1, 0], 'east', null);
    expect([grid.edgeCost([1, 0], 'east'), findPath(grid, [3, 0], [0, 0]).cost]).toEqual([null, 3]);
  });

  test('both ways keeps the cost of one when the other changes', () => {
    const grid = new Grid(3, 1);
    const own = grid.addLink([0, 0], [1, 0], { cost: 9 });
    grid.setEdgeCost([0, 0], 'east', 3);
    grid.setEdgeCost([0, 0], 'east', 6, { oneWay: true });
    expect([grid.edgeCost([0, 0], 'east'), grid.edgeCost([1, 0], 'west')]).toEqual([6, 3]);
    expect([findPath(grid, [0, 0], [2, 0]).cost, findPath(grid, [2, 0], [0, 0]).cost]).toEqual([7, 4]);
    grid.setEdgeCost([1, 0], 'west', null);
    expect(grid.links().map((link) => link.id)).toEqual([own]);
  });

  test('of some kinds lets them alone cross', () => {
    const grid = new Grid(3, 1);
    grid.setEdgeCost([1, 0], 'east', 4, { kinds: 2 });
    const costOf = (kindCosts: number[]) => findPath(grid, [0, 0], [2, 0], { kindCosts }).cost;
    expect([costOf([1, 1, 1]), costOf([1, 1, Infinity])]).toEqual([5, Infinity]);
    const costFor = (kindCosts: number[]) => grid.edgeCost([1, 0], 'east', kindCosts);
    expect([grid.edgeCost([1, 0], 'east'), costFor([1, 1, 1]), costFor([1, 1, Infinity])]).toEqual([4, 4, Infinity]);
  });

  test('lets no diagonal step past it, as a wall', () => {
    const river = () => {
      const grid = new Grid(4, 3);
      for (let y = 0; y < 3; y++) grid.setEdgeCost([1, y], 'east', 10);
      return grid;
    };
    expect(findPath(river(), [0, 0], [3, 2]).cost).toBeCloseTo(10 + 2 * Math.SQRT2, 9);
    const bridged = river();
    bridged.setEdgeCost([1, 1], 'east', 1);
    expect(findPath(bridged, [0, 0], [3, 2]).cost).toBeCloseTo(1 + 2 * Math.SQRT2, 9);
  });

  test('lies between cells of one floor, and over edges that go on', () => {
    const house = Grid.stack([new Grid(2, 2), new Grid(2, 2)]);
    house.setEdgeCost([0, 0, 1], 'south', 6);
    expect(findPath(house, [0, 0, 1], [0, 1, 1], { diagonals: 'never' }).cost).toBe(3);
    expect([house.edgeCost([0, 0, 1], 'south'), house.edgeCost([0, 0, 0], 'south')]).toEqual([6, null]);
    const lower = new Grid(2, 2);
    lower.setEdgeCost([0, 0], 'south', 7);
    expect(Grid.stack([lower, lower]).edgeCost([0, 1, 1], 'north')).toBe(7);
    expect(() => house.setEdgeCost([0, 1, 0], 'south', 1)).toThrow('direction is "south": no cell lies there');
    const world = new Grid(3, 3, { wrap: 'x' });
    world.setEdgeCost([0, 0], 'west', 1.5);
    expect(findPath(world, [0, 0], [2, 0], { diagonals: 'never' }).cost).toBe(1.5);
    expect([world.edgeCost([2, 0], 'east'), world.edgeCost([2, 1], 'east')]).toEqual([1.5, null]);
  });

  test.each([
    [() => [[3, 0], 'east', 1], RangeError, 'direction is "east": no cell lies there'],
    [() => [[0, 0], 'north-east', 1], RangeError, 'direction is "north-east"'],
    [() => [[4, 0], 'east', 1], RangeError, 'cell is (4, 0)'],
    [() => [[0, 0], 'east', -1], RangeError, 'cost is -1'],
    [() => [[0, 0], 'east', undefined], TypeError, 'cost is undefined'],
    [() => [[0, 0], 'east', 1, { oneWay: 1 }], TypeError, 'oneWay is 1'],
    [() => [[0, 0], 'east', 1, { kinds: 256 }], RangeError, 'kinds[0] is 256'],
    [() => [[0, 0], 'east', 1, { cost: 2 }], RangeError, '"cost"'],
  ] as const)('refuses what is wrong, and stays as it was: case %#', (args, type, text) => {
    const grid = new Grid(4, 2);
    grid.setEdgeCost([0, 0], 'east', 3);
    const before = JSON.stringify(grid);
    const call = () => grid.setEdgeCost(...(args() as unknown as Parameters<Grid['setEdgeCost']>));
    expect(call).toThrow(type);
    expect(call).toThrow(text);
    expect(JSON.stringify(grid)).toBe(before);
  });
});
