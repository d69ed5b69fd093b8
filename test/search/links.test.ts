import { describe, expect, test } from 'vitest';
import { checkPath, findPath, Grid, HexGrid, type Path } from '../../src/index.ts';
import { judge } from '../support/judge.ts';
import { addRandomLink, editLinks, randomLinkedGrid, randomPlace } from '../support/link-problems.ts';
import { Random, randomMap } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { randomOptions } from '../support/turn-problems.ts';
import type { UnitOptions } from '../support/unit-world.ts';
import { isClose, routeOptions } from '../support/walk.ts';
import { diagonalRules } from '../support/world.ts';

const engines = ['wasm', 'js'] as const;

describe.each(engines)('links by hand, engine %s', (engine) => {
  const route = (path: Path | null) => Array.from(path ?? [], ({ x, y }) => `${x},${y}`).join(' ');

  test('a portal through a wall is two cells and one hop', () => {
    const grid = Grid.fromText('..#..');
    const link = grid.addLink([0, 0], [4, 0], { cost: 1 });
    const { cost, path } = findPath(grid, [0, 0], [4, 0], { engine, diagonals: 'never' });
    expect(cost).toBe(1);
    expect(route(path)).toBe('0,0 4,0');
    expect(path?.length).toBe(2);
    expect(path?.hops()).toEqual([{ index: 1, link }]);
    expect(path?.distance).toBe(0);
  });

  test('one way: there is no way back', () => {
    const grid = Grid.fromText('..#..');
    grid.addLink([0, 0], [4, 0], { oneWay: true });
    expect(findPath(grid, [1, 0], [3, 0], { engine }).cost).toBe(3);
    expect(findPath(grid, [3, 0], [1, 0], { engine }).status).toBe('unreachable');
  });

  test('a link may cost nothing', () => {
    const grid = Grid.fromText('..#..');
    grid.addLink([0, 0], [4, 0], { cost: 0 });
    expect(findPath(grid, [0, 0], [4, 0], { engine }).cost).toBe(0);
    expect(findPath(grid, [1, 0], [3, 0], { engine }).cost).toBe(2);
  });

  test('two portals in a row beat a detour', () => {
    const grid = new Grid(30, 3);
    const a = grid.addLink([1, 1], [10, 0], { cost: 2 });
    const b = grid.addLink([10, 0], [28, 1], { cost: 2 });
    const { cost, path } = findPath(grid, [0, 1], [29, 1], { engine });
    expect(cost).toBe(6);
    expect(route(path)).toBe('0,1 1,1 10,0 28,1 29,1');
    expect(path?.hops().map(({ link }) => link)).toEqual([a, b]);
    expect(path?.waypoints().length).toBe(5);
  });

  test('crossing costs the same whatever the terrain is', () => {
    const grid = Grid.fromText('11#99');
    grid.addLink([1, 0], [3, 0], { cost: 2 });
    expect(findPath(grid, [0, 0], [4, 0], { engine }).cost).toBe(1 + 2 + 9);
  });
});

test('numbers of links are never used again, in copies too, even if no link is left', () => {
  const grid = new Grid(5, 2);
  for (let k = 0; k < 3; k++) grid.removeLink(grid.addLink([0, 0], [4, 0]));
  const copies = [
    grid.clone(),
    Grid.fromBytes(grid.toBytes()),
    Grid.fromBytes(grid.clone().toBytes()).clone(),
    Grid.fromJSON(grid.toJSON()),
  ];
  for (const one of [grid, ...copies]) {
    expect(one.links()).toEqual([]);
    expect(one.addLink([0, 0], [4, 1])).toBe(3);
  }
  const hexes = new HexGrid(5, 2);
  hexes.setEdgeCost([0, 0], 'east', 3);
  hexes.setEdgeCost([0, 0], 'east', null);
  const copied = [HexGrid.fromBytes(hexes.toBytes()), HexGrid.fromJSON(JSON.stringify(hexes)), hexes.clone(), hexes];
  for (const one of copied) expect(one.addLink([0, 0], [4, 1])).toBe(0);
});

test('links go with the grid into copies and bytes', () => {
  const grid = Grid.fromText('..#..');
  grid.addLink([0, 0], [1, 0]);
  grid.addLink([0, 0], [4, 0], { cost: 0.5, oneWay: true, kinds: [3, 7] });
  grid.removeLink(0);
  const links = [{ id: 1, from: { x: 0, y: 0 }, to: { x: 4, y: 0 }, cost: 0.5, oneWay: true, kinds: [3, 7] }];
  for (const copy of [grid, grid.clone(), Grid.fromBytes(grid.toBytes())]) {
    expect(copy.links()).toEqual(links);
    expect(copy.addLink([0, 0], [1, 0])).toBe(2);
  }
});

test('bad links are refused, and the grid stays as it was', () => {
  const grid = new Grid(3, 3);
  const bad = (run: () => void, message: RegExp) => expect(run).toThrow(message);
  bad(() => grid.addLink([0, 0], [0, 0]), /from and to are both \(0, 0\)/);
  bad(() => grid.addLink([0, 0], [3, 0]), /to/);
  bad(() => grid.addLink([0, 0], [1, 0], { cost: -1 }), /cost is -1/);
  bad(() => grid.addLink([0, 0], [1, 0], { cost: Infinity }), /cost is Infinity/);
  bad(() => grid.addLink([0, 0], [1, 0], { kinds: [256] }), /kinds\[0\] is 256/);
  bad(() => grid.addLink([0, 0], [1, 0], { oneway: true } as object), /oneway/);
  bad(() => grid.removeLink(0), /id is 0: the grid has no such link/);
  expect(grid.links()).toEqual([]);
  expect(findPath(grid, [0, 0], [2, 2]).method).toBe('in-view');
});

// HOTPATH_RUNS=10 runs it whole: 3,000 maps.
test(`routes over links cost the least, with all options, on both engines (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(300); run++) {
    const grid = randomLinkedGrid(random);
    for (let query = 0; query < 5; query++) {
      const [start, goal] = [randomPlace(grid, random), randomPlace(grid, random)];
      const options: UnitOptions = randomOptions(grid, random);
      if (random.chance(0.6)) options.turnCost = 0;
      if (options.turnCost === 0 && random.chance(0.1)) options.partial = true;
      if (random.chance(0.1)) options.maxCost = random.pick([3, 8, 15]);
      const label = `run ${run}, query ${query}: ${JSON.stringify({ start, goal, options, links: grid.links() })}\n${grid.toText()}`;
      checkQuery(grid, start, goal, options, label);
      editLinks(grid, random);
    }
  }
}, 300_000);

// HOTPATH_RUNS=10 runs it whole.
test('a link leads on from a cell beside another link, where no step does', () => {
  const grid = Grid.fromText('#.#.######\n##########\n#..#.##.##');
  grid.addLink([7, 2], [2, 2], { cost: 0 });
  grid.addLink([1, 2], [4, 2], { cost: 0 });
  grid.addLink([3, 0], [4, 2], { cost: 1 });
  for (const engine of ['wasm', 'js'] as const) expect(findPath(grid, [7, 2], [3, 0], { engine }).cost).toBe(2);
});

test(`jump points follow links on larger maps (seed ${seed})`, () => {
  const random = new Random(seed);
  let jumped = 0;
  for (let run = 0; run < runs(60); run++) {
    const grid = randomMap({
      width: random.between(24, 60),
      height: random.between(24, 60),
      seed: random.below(2 ** 30),
      blocked: random.pick([0, 0.1, 0.3, 0.45]),
    });
    if (random.chance(0.5)) grid.fill(random.between(8, 15), 0, 1, grid.height, true);
    if (random.chance(0.3)) grid.fill(0, 0, grid.width, grid.height, 3);
    for (let i = random.between(1, 12); i > 0; i--) addRandomLink(grid, random);
    for (let query = 0; query < 3; query++) {
      const options: UnitOptions = { diagonals: random.pick(diagonalRules) };
      if (random.chance(0.3)) Object.assign(options, { straightCost: 10, diagonalCost: 14 });
      const [start, goal] = [randomPlace(grid, random), randomPlace(grid, random)];
      const label = `run ${run}, query ${query}: ${JSON.stringify({ start, goal, options, links: grid.links() })}`;
      checkQuery(grid, start, goal, options, label);
      if (findPath(grid, start, goal, options).method === 'jump-points') jumped++;
      editLinks(grid, random);
    }
  }
  expect(jumped).toBeGreaterThan(runs(60));
});

function checkQuery(
  grid: Grid,
  start: { x: number; y: number },
  goal: { x: number; y: number },
  options: UnitOptions,
  label: string,
): void {
  const result = findPath(grid, start, goal, { ...options, engine: 'wasm' });
  const twin = findPath(grid, start, goal, { ...options, engine: 'js' });
  expect(twin, label).toEqual(result);
  const { path, cost } = result;
  try {
    judge(grid, start, goal, options, result);
  } catch (error) {
    throw new Error(`${(error as Error).message}; ${label}`, { cause: error });
  }
  if (path === null) return;
  const check = checkPath(grid, path, routeOptions(options));
  expect(check.legal && isClose(check.cost, cost), `checkPath ${JSON.stringify(check)}, not ${cost}; ${label}`).toBe(
    true,
  );
}
