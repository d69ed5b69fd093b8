import { expect, test } from 'vitest';
import {
  checkPath,
  createTeam,
  distanceField,
  findNearest,
  findPath,
  findPaths,
  Grid,
  isReachable,
  World,
  type WorldResult,
} from '../../src/index.ts';

/** A world of chunks of 4 x 4 cells, with the given ones loaded. */
function worldWith(...chunks: [number, number][]): World {
  const world = new World({ width: 16, height: 16, chunkSize: 4 });
  for (const [cx, cy] of chunks) world.load(cx, cy);
  return world;
}

const told = ({ status, cost, proven, missing }: WorldResult) => ({ status, cost, proven, missing });

test('finds routes in world coordinates, negative ones too', () => {
  const world = worldWith([-1, -1], [0, -1]);
  world.setBlocked(-1, -2);
  const result = findPath(world, [-4, -2], [3, -2], { diagonals: 'never' });
  expect(told(result)).toEqual({ status: 'found', cost: 9, proven: true, missing: [] });
  expect(result.path?.at(0)).toEqual({ x: -4, y: -2 });
  expect(result.path?.at(-1)).toEqual({ x: 3, y: -2 });
  expect(checkPath(world, result.path ?? [], { diagonals: 'never' })).toEqual({
    legal: true,
    cost: 9,
    firstIllegal: -1,
  });
  world.unload(0, -1);
  expect(checkPath(world, result.path ?? []).legal).toBe(false);
});

test('leads to the edge if the goal is not loaded, and names what to load', () => {
  const world = worldWith([0, 0]);
  const result = findPath(world, [0, 1], [9, 1]);
  expect(told(result)).toEqual({
    status: 'partial',
    cost: 3,
    proven: false,
    missing: [
      { cx: 1, cy: 0 },
      { cx: 2, cy: 0 },
    ],
  });
  expect(String(result.path)).toBe('0,1 > 3,1');
  // At the edge itself, and far outside the window.
  expect(told(findPath(world, [3, 3], [9, 3]))).toMatchObject({ status: 'partial', cost: 0 });
  expect(told(findPath(world, [0, 1], [1_000_000, 1]))).toMatchObject({ status: 'partial', cost: 3, proven: false });
});

test('a way round over loaded ground is not proven while a shorter one may lie beyond', () => {
  const world = worldWith([0, 0], [1, 0], [0, 1], [1, 1]);
  for (let y = 0; y < 7; y++) world.setBlocked(3, y);
  expect(told(findPath(world, [2, 0], [4, 0], { diagonals: 'never' }))).toEqual({
    status: 'found',
    cost: 16,
    proven: false,
    missing: [
      { cx: 0, cy: -1 },
      { cx: 1, cy: -1 },
    ],
  });
  // The way round this chunk, over ground that may be open, costs more.
  world.load(0, -1, new Array(16).fill(1));
  expect(told(findPath(world, [2, 0], [4, 0], { diagonals: 'never' }))).toMatchObject({ cost: 16, proven: true });
});

test('says what can never be reached, whatever is loaded', () => {
  const world = worldWith([0, 0]);
  for (let i = 0; i < 9; i++) if (i !== 4) world.setBlocked(i % 3, Math.floor(i / 3));
  expect(told(findPath(world, [3, 3], [1, 1]))).toMatchObject({ status: 'unreachable', proven: true, missing: [] });
  expect(told(findPath(world, [3, 3], [1, 0]))).toMatchObject({ status: 'goal-blocked', proven: true });
  expect(told(findPath(world, [1, 0], [3, 3]))).toMatchObject({ status: 'start-blocked', proven: true });
  expect(told(findPath(world, [30, 0], [3, 3]))).toMatchObject({
    status: 'start-blocked',
    missing: [{ cx: 7, cy: 0 }],
  });
  expect(findPath(world, [3, 3], [1, 1], { partial: true }).status).toBe('partial');
  expect(isReachable(world, [3, 3], [3, 0])).toBe(true);
  expect(isReachable(world, [3, 3], [1, 1])).toBe(false);
  expect(isReachable(world, [3, 3], [90, 0])).toBe(false);
});

test('with unknown ground at a cost, searches and fields go round walls beyond the window, up to 66 cells', () => {
  const world = new World({ width: 3, height: 3, chunkSize: 3, unknown: 1 });
  world.load(0, 0, [0, 1, 0, 0, 1, 0, 0, 1, 0]);
  const options = { diagonals: 'never' } as const;
  expect(findPath(world, [0, 1], [2, 1], options)).toMatchObject({ status: 'found', cost: 6, proven: false });
  const field = distanceField(world, [2, 1], options);
  expect([field.costAt(0, 1), field.costAt(2, 2 + 66), field.costAt(2, 2 + 67)]).toEqual([6, 67, Infinity]);
});

test('with unknown ground at a cost, routes cross it, unproven', () => {
  const world = new World({ width: 16, height: 16, chunkSize: 4, unknown: 2 });
  world.load(0, 0);
  world.load(2, 0);
  const result = findPath(world, [3, 1], [8, 1], { diagonals: 'never' });
  expect(told(result)).toEqual({ status: 'found', cost: 9, proven: false, missing: [{ cx: 1, cy: 0 }] });
  world.load(1, 0);
  expect(told(findPath(world, [3, 1], [8, 1]))).toEqual({ status: 'found', cost: 5, proven: true, missing: [] });
});

test('kinds, exits and units of several cells count, and unloaded ground may be of the cheapest kind', () => {
  const world = worldWith([0, 0], [1, 0]);
  for (let x = 1; x < 7; x++) world.setKind(x, 0, 1);
  expect(findPath(world, [0, 0], [7, 0], { kindCosts: [2, 1] })).toMatchObject({ cost: 8, proven: true });
  const slow = findPath(world, [0, 0], [7, 0], { kindCosts: [1, 5, 0.5], diagonals: 'never' });
  expect(slow).toMatchObject({ cost: 9, proven: false });
  expect(() => findPath(world, [0, 0], [7, 0], { kindCosts: [1] })).toThrow(/kind 1/);
  world.setWall(3, 0, 'east');
  expect(findPath(world, [3, 0], [4, 0], { diagonals: 'never' })).toMatchObject({ cost: 3, proven: true });
  world.setWall(3, 0, 'east', false);
  // The body would stand on unloaded ground.
  expect(findPath(world, [0, 0], [6, 2], { size: 2 })).toMatchObject({ status: 'found', proven: true });
  expect(findPath(world, [0, 0], [7, 2], { size: 2 })).toMatchObject({ status: 'partial', proven: false });
});

test('options that make routes dearer than the best are taken as on a grid', () => {
  const world = worldWith([0, 0], [1, 0]);
  const greedy = findPath(world, [0, 0], [7, 3], { heuristicWeight: 3 });
  expect(greedy).toMatchObject({ status: 'found', proven: true });
  expect(findPath(world, [0, 1], [7, 2], { turnCost: 2 })).toMatchObject({ status: 'found', proven: true });
  expect(findPath(world, [0, 1], [7, 2], { maxCost: 3 })).toMatchObject({ status: 'limit', proven: true });
  expect(findPath(world, [0, 1], [7, 2], { maxExpansions: 0, algorithm: 'astar' })).toMatchObject({ proven: false });
  expect(
    findPath(world, [0, 1], [7, 1], {
      avoid: [
        [3, 1],
        [900, 0],
      ],
    }),
  ).toMatchObject({ status: 'found', proven: true });
  expect(findPath(world, [0, 1], [7, 1], { heuristic: (dx, dy) => dx + dy })).toMatchObject({ status: 'found' });
});

test('the window moves with what is loaded, and refuses what does not fit', () => {
  const world = worldWith([0, 0], [3, 0]);
  expect(() => world.load(4, 0)).toThrow(/chunk \(4, 0\) does not fit .* 4 x 4 chunks .* \(0, 0\) to \(3, 0\): unload/);
  expect(world.isLoaded(4, 0)).toBe(false);
  expect(world.unload(0, 0)).toBe(true);
  expect(world.unload(0, 0)).toBe(false);
  world.setCost(13, 2, 7);
  world.setKind(13, 2, 3);
  world.setExit(13, 2, 'north', false);
  world.load(6, -2);
  expect(world.chunks()).toEqual([
    { cx: 6, cy: -2 },
    { cx: 3, cy: 0 },
  ]);
  expect([world.cost(13, 2), world.kind(13, 2), world.isExitOpen(13, 2, 'north')]).toEqual([7, 3, false]);
  world.unload(3, 0);
  world.unload(6, -2);
  world.load(-1000, 1000);
  expect(findPath(world, [-4000, 4000], [-3998, 4000])).toMatchObject({ cost: 2, proven: true });
});

test('a field has costs and steps in world coordinates, and follows updates and moves of the window', () => {
  const world = worldWith([-1, 0], [0, 0]);
  using field = distanceField(world, [-4, 1]);
  expect(field.costAt(2, 1)).toBe(6);
  expect(field.next([2, 1])).toEqual({ x: 1, y: 1 });
  expect(String(field.path(2, 1))).toBe('2,1 > -4,1');
  expect([field.costAt(9, 1), field.costAt(9999, 1), field.next(9999, 1), field.path(9999, 1)]).toEqual([
    Infinity,
    Infinity,
    null,
    null,
  ]);
  world.unload(-1, 0);
  world.load(3, 1);
  world.load(1, 0);
  expect(field.update([5, 1]).costAt(0, 1)).toBe(5);
  world.setBlocked(4, 1);
  expect(field.update().costAt(3, 1)).toBe(4);
  const { goalIndex } = findNearest(
    world,
    [0, 0],
    [
      [900, 0],
      [5, 1],
    ],
  );
  expect(goalIndex).toBe(1);
});

test('chunks are read as grids, arrays and costs, copied out, and cloned', () => {
  const world = worldWith();
  const grid = Grid.fromText('.#2~\n....\n....\n....', { kinds: { '~': 4 } });
  grid.setWall(0, 1, 'east');
  world.load(-2, 5, grid);
  expect(world.chunk(-2, 5)?.toText()).toBe(grid.toText());
  expect(world.chunk(-2, 5)?.toBytes()).toEqual(grid.toBytes());
  expect(world.chunk(0, 0)).toBe(null);
  const copy = world.clone();
  world.load(-2, 5, { costs: [0, 3, ...new Array(14).fill(1)] });
  expect([world.isBlocked(-8, 20), world.cost(-7, 20), world.kind(-5, 20)]).toEqual([true, 3, 0]);
  world.setBlocked(-8, 20, false);
  expect(world.cost(-8, 20)).toBe(1);
  expect([copy.cost(-6, 20), copy.kind(-5, 20), copy.loaded]).toEqual([2, 4, 1]);
});

test('wrong arguments are refused by name, and leave the world as it was', () => {
  const world = worldWith([0, 0]);
  const bytes = () => world.chunk(0, 0)?.toBytes();
  const before = bytes();
  const wrong: [() => unknown, RegExp][] = [
    [() => new World({ width: 0, height: 4 }), /width is 0/],
    [() => new World({ width: 4 } as never), /height is undefined/],
    [() => new World(undefined as never), /options is undefined/],
    [() => new World({ width: 4, height: 4, unknown: 'open' as never }), /unknown is "open": it must be 'blocked'/],
    [() => new World({ width: 4, height: 4, unknown: 0.5 }), /unknown is 0.5, below leastCost/],
    [() => new World({ width: 4, height: 4, chunk: 8 } as never), /unknown name "chunk"/],
    [() => new World({ width: 2 ** 23, height: 2 ** 23 }), /too large/],
    [() => world.load(0.5, 0), /cx is 0.5/],
    [() => world.load(2 ** 40, 0), /cx is 1099511627776/],
    [() => world.load(0, 0, [1, 2]), /blocked has 2 values/],
    [() => world.load(0, 0, 'text' as never), /chunk is "text"/],
    [() => world.load(0, 0, new Grid(5, 4)), /chunk is a Grid of 5 x 4 cells.*4 x 4/],
    [() => world.load(0, 0, { cost: [] } as never), /unknown name "cost"/],
    [
      () => world.load(0, 0, { costs: new Array(16).fill(0.5) }),
      /costs\[0\] is 0.5, and no terrain of this world costs less than 1/,
    ],
    [() => world.load(0, 0, { kinds: new Array(16).fill(255) }), /255: a World keeps that kind/],
    [() => world.setKind(0, 0, 255), /kind is 255/],
    [() => world.setCost(0, 0, 0.5), /cost is 0.5/],
    [() => world.setBlocked(4, 0), /\(4, 0\) lies in chunk \(1, 0\), which is not loaded: load it first/],
    [() => world.setBlocked(0, 0, 1 as never), /blocked is 1/],
    [() => world.setWall(3, 0, 'east'), /chunk \(1, 0\), which is not loaded/],
    [() => world.setWall(0, 0, 'southeast' as never), /direction/],
    [() => findPath(world, [0.5, 0], [1, 1]), /start is \(0.5, 0\)/],
    [() => findPath(world, 'a' as never, [1, 1]), /start is \("a", undefined\)/],
    [() => findPath(world, [0, 0], null as never), /goal is null: it must be a cell/],
    [() => findPath(world, [0, 0], [1, 1], { trace: true }), /trace cannot be used with a World/],
    [() => findPath(world, [0, 0], [1, 1], { layers: [] }), /layers cannot be used with a World/],
    [() => findPath(world, [0, 0], [1, 1], { avoid: Int32Array.of(3) }), /avoid cannot be used with a World/],
    [() => findPath(world, [0, 0], [1, 1], { diagonal: 'never' } as never), /unknown name "diagonal"/],
    [() => findPath(world, [0, 0], [9999, 1], { range: 500 }), /range is 500, and the goal \(9999, 1\)/],
    [() => findNearest(world, [0, 0], 5 as never), /goals is 5/],
    [() => checkPath(world, [0, 0], { size: 2, range: 1 } as never), /unknown name "range"/],
    [() => findPaths(world as never, []), /^grid is a World: pass a Grid, such as world\.chunk/],
    [() => createTeam(world as never, []), /World/],
    [() => findPath(new Proxy(world, {}), [0, 0], [1, 1]), /grid is an object \(World\)/],
  ];
  for (const [call, message] of wrong) expect(call).toThrow(message);
  expect(bytes()).toEqual(before);
  expect(findPath(world, [0, 0], [3, 3]).proven).toBe(true);
});

test('a world that was disposed of says so', () => {
  const world = worldWith([0, 0]);
  const field = distanceField(world, [0, 0]);
  world.dispose();
  world.dispose();
  for (const call of [
    () => world.load(0, 0),
    () => findPath(world, [0, 0], [1, 1]),
    () => field.update(),
    () => world.chunks(),
  ]) {
    expect(call).toThrow('the world has been disposed of: new World makes another');
  }
});

test('a chunk may be a grid whose links have all been removed', () => {
  const world = new World({ width: 8, height: 8, chunkSize: 4 });
  const grid = Grid.fromText('....\n.#..\n....\n....');
  const portal = grid.addLink([0, 0], [3, 3]);
  expect(() => world.load(0, 0, grid)).toThrow('chunk is a Grid with links');
  grid.removeLink(portal);
  world.load(0, 0, grid);
  expect(world.isBlocked(1, 1)).toBe(true);
});

test('a chunk that is saved and loaded keeps walls and exits on its border', () => {
  const world = worldWith([-1, 0], [0, 0], [0, 1]);
  world.setWall(-1, 1, 'east');
  world.setExit(0, 3, 'south-west', false);
  world.setExit(3, 2, 'east', false);
  world.setExit(0, 3, 'south', false);
  const exits = () => [
    world.isExitOpen(-1, 1, 'east'),
    world.isExitOpen(0, 1, 'west'),
    world.isExitOpen(0, 3, 'south-west'),
    world.isExitOpen(3, 2, 'east'),
    world.isExitOpen(0, 3, 'south'),
    world.isExitOpen(0, 4, 'north'),
  ];
  const before = exits();
  expect(before).toEqual([false, false, false, false, false, true]);
  const cost = () => [findPath(world, [-1, 1], [0, 1]).cost, findPath(world, [0, 1], [-1, 1]).cost];
  expect(cost()).toEqual([3, 3]);
  for (const [cx, cy] of [
    [0, 0],
    [-1, 0],
    [0, 0],
  ]) {
    const chunk = world.chunk(cx, cy) as Grid;
    const bytes = chunk.toBytes();
    expect(Grid.fromBytes(bytes).toBytes()).toEqual(bytes);
    expect(chunk.clone().toBytes()).toEqual(bytes);
    world.unload(cx, cy);
    world.load(cx, cy, Grid.fromBytes(bytes));
    expect(exits()).toEqual(before);
    expect(cost()).toEqual([3, 3]);
    // As a grid, nothing leaves it there anyway.
    for (const engine of ['wasm', 'js'] as const) {
      expect(findPath(chunk, [0, 0], [3, 3], { diagonals: 'always', engine }).cost).toBeCloseTo(3 * Math.SQRT2, 9);
    }
    expect(chunk.isExitOpen(3, 2, 'east')).toBe(false);
  }
});

test('what is not proven names chunks, or a limit as its reason', () => {
  const world = worldWith([0, 0], [1, 0]);
  const told = ({ status, proven, missing, reason }: WorldResult) => ({ status, proven, missing, reason });
  const limited = { maxExpansions: 0, algorithm: 'astar' } as const;
  const limit = { proven: false, missing: [], reason: 'limit' };
  expect(told(findPath(world, [0, 1], [7, 2], limited))).toEqual({ status: 'limit', ...limit });
  expect(findPath(world, [0, 1], [7, 2]).reason).toBe(null);
  // A goal that is walled in: the place nearest to it may lie on loaded ground alone, or not.
  for (const y of [0, 1, 2, 3]) world.setBlocked(6, y);
  world.setBlocked(7, 1);
  let nearest = findPath(world, [0, 1], [7, 1], { partial: true });
  expect([nearest.status, nearest.proven]).toEqual(['partial', false]);
  while (nearest.missing.length > 0) {
    const [{ cx, cy }] = nearest.missing;
    expect(world.isLoaded(cx, cy)).toBe(false);
    world.load(cx, cy, new Array(16).fill(1));
    nearest = findPath(world, [0, 1], [7, 1], { partial: true });
  }
  expect(told(nearest)).toEqual({ status: 'partial', proven: true, missing: [], reason: null });
  expect(nearest.path?.at(-1)).toEqual({ x: 5, y: 1 });
  expect(told(findPath(world, [0, 1], [7, 1], { partial: true, maxExpansions: 2 })).reason).toBe('limit');
  expect(() => findNearest(world, [0, 1], [[2, 1]], { partial: true })).toThrow(/partial is true: findNearest/);
});

test('a route over loaded ground is preferred to a guess that costs as much', () => {
  const options = { straightCost: 10 };
  for (const unknown of [1, 2]) {
    const world = new World({ width: 12, height: 12, chunkSize: 2, unknown });
    world.load(0, 0);
    world.load(1, 0);
    // To and fro by diagonal steps, over the chunks above or over these.
    for (let x = 0; x < 4; x++) {
      const { proven, cost, path } = findPath(world, [0, 0], [x, x % 2], { ...options, diagonals: 'always' });
      expect([proven, cost]).toEqual([true, x * Math.SQRT2]);
      for (const { y } of path?.toArray() ?? []) expect(y === 0 || y === 1).toBe(true);
    }
  }
});

test('where turns cost, a route far outside the window may be cheaper', () => {
  const world = new World({ width: 200, height: 8, chunkSize: 8 });
  for (let cx = 0; cx < 25; cx++) world.load(cx, 0);
  // Each of two rows has a wall, so that a route changes from one to the other between these, with two turns.
  world.setBlocked(50, 3);
  world.setBlocked(150, 4);
  const search = (turnCost: number) => findPath(world, [0, 4], [199, 3], { diagonals: 'always', turnCost });
  // North-east for 100 steps, and south-east for 99, beyond the ring round the window.
  const far = search(300);
  expect([far.status, far.proven, far.reason]).toEqual(['found', false, null]);
  expect(far.cost).toBeCloseTo(600 + 198 + Math.SQRT2, 9);
  expect(far.missing.every(({ cy }) => cy !== 0)).toBe(true);
  expect(far.missing.length).toBeGreaterThan(20);
  expect(search(50)).toMatchObject({ status: 'found', proven: true });
  const limit = 600 + 199;
  expect(findPath(world, [0, 4], [199, 3], { diagonals: 'always', turnCost: 300, maxCost: limit })).toMatchObject({
    status: 'limit',
    proven: false,
  });
});

test('goals at the edge of the window and beyond', () => {
  const world = worldWith([0, 0], [1, 0]);
  const edge = { x: 16 + 2 * 66, y: 1 };
  for (let x = edge.x - 100; x <= edge.x; x++) {
    const { status, proven } = findPath(world, [0, 1], [x, 1], { size: 3 });
    expect([status, proven]).toEqual(['partial', false]);
  }
  const open = new World({ width: 16, height: 16, chunkSize: 4, unknown: 1 });
  open.load(0, 0);
  const goals = [
    { x: 300, y: 1 },
    { x: 3, y: 3 },
    { x: -70, y: 1 },
  ];
  expect(findNearest(open, [0, 1], goals)).toMatchObject({ status: 'found', goalIndex: 1, proven: true });
  const far = findNearest(
    open,
    [0, 1],
    [
      { x: 300, y: 1 },
      { x: -60, y: 1 },
      { x: 0, y: -500 },
    ],
  );
  expect([far.goalIndex, far.path?.at(-1)]).toEqual([1, { x: -60, y: 1 }]);
  // A diagonal step costs less than a straight one: eight of them less than two, however near the goals are.
  const zigzag = worldWith([0, 0]);
  const near = findNearest(
    zigzag,
    [0, 0],
    [
      { x: 2, y: 1 },
      { x: 200, y: 200 },
    ],
    { straightCost: 1000 },
  );
  expect([near.goalIndex, near.proven]).toEqual([0, false]);
});

test('a copy keeps the place of the window, without chunks too', () => {
  const world = new World({ width: 16, height: 16, chunkSize: 4, unknown: 2 });
  world.load(1000, -1000);
  for (const change of [() => {}, () => world.unload(1000, -1000)]) {
    change();
    const [from, to] = [
      [3990, -4000],
      [4008, -3990],
    ] as const;
    const result = findPath(world, from, to);
    expect(result.status).toBe('found');
    expect(findPath(world.clone(), from, to)).toEqual(result);
  }
});

test('a grid whose cells all cost 1 gives no costs', () => {
  const world = new World({ width: 16, height: 16, chunkSize: 4, leastCost: 3 });
  const grid = new Grid(4, 4);
  world.load(0, 0, grid);
  grid.setCost(1, 1, 2);
  expect(() => world.load(1, 0, grid)).toThrow(/costs\[0\] is 1, and no terrain of this world costs less than 3/);
  grid.setCost(1, 1, 1);
  world.load(1, 0, grid);
  expect([world.cost(0, 0), world.cost(5, 1)]).toEqual([3, 3]);
  expect(world.chunk(1, 0)?.cost(1, 1)).toBe(3);
});
