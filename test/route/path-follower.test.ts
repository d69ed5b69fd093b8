// PathFollower: constant speed along any list of points.
import { describe, expect, test } from 'vitest';
import { findPath, Grid, GridTransform, HexGrid, Path, PathFollower, smoothPath } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

const SQUARE = [
  [0, 0],
  [3, 0],
  [3, 3],
  [0, 3],
] as const;

test('walks cells in world units, with the heading of each leg', () => {
  const transform = new GridTransform({ cellSize: 10, origin: [100, 0] });
  const walker = new PathFollower(new Path([0, 0, 3, 0, 3, 2]), { speed: 5, transform });
  expect([walker.position, walker.heading, walker.remaining, walker.arrived]).toEqual([{ x: 105, y: 5 }, 0, 50, false]);
  expect(walker.advance(2)).toEqual({ x: 115, y: 5 });
  expect(walker.advance(5)).toEqual({ x: 135, y: 10 });
  expect([walker.heading, walker.remaining]).toEqual([Math.PI / 2, 15]);
  expect(walker.advance(100)).toEqual({ x: 135, y: 25 });
  expect([walker.heading, walker.remaining, walker.arrived]).toEqual([Math.PI / 2, 0, true]);
  expect(walker.advance(1)).toEqual({ x: 135, y: 25 });
});

test('walks smoothed routes and points of any kind, and a single place', () => {
  const grid = new Grid(9, 9);
  const { path } = findPath(grid, [0, 0], [8, 5]);
  if (path === null) throw new Error('no route');
  const walker = new PathFollower(smoothPath(grid, path), { speed: 1 });
  expect(walker.remaining).toBeCloseTo(Math.hypot(8, 5), 12);
  const points = new PathFollower(
    new Set([
      { x: 0.5, y: 0.25 },
      { x: 0.5, y: -1 },
    ]),
    { speed: 1 },
  );
  expect([points.advance(0.25), points.heading]).toEqual([{ x: 0.5, y: 0 }, -Math.PI / 2]);
  const still = new PathFollower(
    [
      [2, 2],
      [2, 2],
    ],
    { speed: 1 },
  );
  expect([still.arrived, still.remaining, still.heading, still.advance(1)]).toEqual([true, 0, 0, { x: 2, y: 2 }]);
  expect(new PathFollower([[2, 2]], { speed: 1, loop: true }).advance(1)).toEqual({ x: 2, y: 2 });
});

test("writes into an object of the caller, and its own is the caller's", () => {
  const walker = new PathFollower(SQUARE, { speed: 1 });
  const sprite = { x: 9, y: 9, name: 'unit' };
  expect(walker.advanceInto(2, sprite)).toBe(sprite);
  expect(sprite).toEqual({ x: 2, y: 0, name: 'unit' });
  walker.position.x = 7;
  expect(walker.position).toEqual({ x: 2, y: 0 });
});

test('walks laps, and changes its speed', () => {
  const walker = new PathFollower(SQUARE, { speed: 3, loop: true });
  expect([walker.remaining, walker.arrived]).toEqual([Infinity, false]);
  expect([1, 1, 1, 1, 1].map((dt) => walker.advance(dt))).toEqual(
    [
      [3, 0],
      [3, 3],
      [0, 3],
      [0, 0],
      [3, 0],
    ].map(([x, y]) => ({ x, y })),
  );
  walker.speed = 0;
  expect(walker.advance(10)).toEqual({ x: 3, y: 0 });
  walker.speed = 12;
  expect(walker.advance(1.25)).toEqual({ x: 3, y: 3 });
  // A lap that ends where it began has no leg of its own from the end to the beginning.
  const closed = new PathFollower([...SQUARE, [0, 0]], { speed: 1, loop: true });
  expect(closed.advance(13)).toEqual({ x: 1, y: 0 });
});

describe('another route', () => {
  const at = (walker: PathFollower) => [walker.position.x, walker.position.y];

  test('is joined where the walker is, not at its beginning', () => {
    const walker = new PathFollower(
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      { speed: 1 },
    );
    walker.advance(0.75);
    // Searched from the cell behind.
    walker.setRoute([
      [0, 0],
      [1, 0],
      [1, 5],
    ]);
    expect(at(walker)).toEqual([0.75, 0]);
    expect(walker.remaining).toBe(5.25);
    walker.advance(0.5);
    expect(at(walker)).toEqual([1, 0.25]);
    // Searched from the cell ahead.
    walker.setRoute([
      [1, 1],
      [9, 1],
    ]);
    walker.advance(0.75);
    expect(at(walker)).toEqual([1, 1]);
  });

  test('is joined at its beginning although it comes by again later', () => {
    const walker = new PathFollower(
      [
        [0, 0],
        [4, 0],
      ],
      { speed: 1 },
    );
    walker.advance(1);
    walker.setRoute([
      [1, 0],
      [1, 3],
      [2, 3],
      [2, 0],
      [0, 0],
      [-5, 0],
    ]);
    expect(walker.remaining).toBe(3 + 1 + 3 + 2 + 5);
  });

  test('begins anew after an arrival', () => {
    const walker = new PathFollower(
      [
        [0, 0],
        [1, 0],
      ],
      { speed: 1 },
    );
    walker.advance(5);
    walker.setRoute([
      [1, 0],
      [1, 1],
    ]);
    expect([walker.arrived, walker.heading, walker.remaining]).toEqual([false, Math.PI / 2, 1]);
    walker.setRoute([[1, 0]]);
    expect(walker.arrived).toBe(true);
  });
});

test(`never jumps, keeps its speed, and ends at the end, seed ${seed}`, () => {
  const random = new Random(seed);
  const coordinate = () => random.between(-20, 20) / 4;
  const route = () => Array.from({ length: random.between(1, 6) }, () => ({ x: coordinate(), y: coordinate() }));
  for (let i = 0; i < runs(2000); i++) {
    const walker = new PathFollower(route(), { speed: random.between(1, 5) });
    let last = walker.position;
    for (let step = 0; step < 20; step++) {
      const points = route();
      if (random.chance(0.2)) walker.setRoute(points);
      expect(walker.position).toEqual(last);
      const before = walker.remaining;
      const dt = random.between(0, 8) / 8;
      const now = walker.advance(dt);
      expect(Math.hypot(now.x - last.x, now.y - last.y)).toBeLessThanOrEqual(dt * walker.speed + 1e-9);
      expect(walker.remaining).toBeCloseTo(Math.max(0, before - dt * walker.speed), 9);
      last = now;
    }
    const end = route();
    walker.setRoute(end);
    expect([walker.advance(1e4), walker.arrived]).toEqual([end.at(-1), true]);
  }
});

test('refuses what is no route, and stays as it is', () => {
  const walker = new PathFollower(SQUARE, { speed: 1 });
  walker.advance(1);
  const refused: [unknown, string][] = [
    [null, 'findPath gives null if there is no route'],
    [findPath(new Grid(2, 2), [0, 0], [1, 1]), 'pass its path'],
    ['abc', 'a Path or a list of points'],
    [[], 'route has no points'],
    [[[0, Number.NaN]], 'route[0] is (0, NaN): coordinates must be finite'],
    [[[0, 0], 5], 'route[1] is 5: it must be { x, y } or [x, y]'],
  ];
  for (const [route, message] of refused) {
    expect(() => walker.setRoute(route as never)).toThrow(message);
    expect(() => new PathFollower(route as never, { speed: 1 })).toThrow(message);
  }
  for (const dt of [-1, Number.NaN, Infinity]) expect(() => walker.advance(dt)).toThrow(`dt is ${dt}`);
  expect(() => walker.advance('1' as never)).toThrow(TypeError);
  expect(() => new PathFollower(SQUARE, { speed: -1 })).toThrow('speed is -1: it must be a finite number >= 0');
  expect(() => new PathFollower(SQUARE, {} as never)).toThrow('speed is undefined');
  expect(() => new PathFollower(SQUARE, { speed: 1, velocity: 2 } as never)).toThrow('velocity');
  expect(() => new PathFollower(SQUARE, { speed: 1, transform: 3 as never })).toThrow('a GridTransform');
  expect([walker.position, walker.remaining]).toEqual([{ x: 1, y: 0 }, 8]);
});

describe('a transform of units of several cells', () => {
  test.each(['down', 'up'] as const)('gives their centres, and cells of these, with y %s', (yAxis) => {
    const single = new GridTransform({ cellSize: 10, yAxis, height: 6 });
    for (const size of [1, 2, 3, 4]) {
      const transform = new GridTransform({ cellSize: 10, yAxis, height: 6, size });
      const corners = [single.toWorld([1, 2]), single.toWorld([1 + size - 1, 2 + size - 1])];
      const centre = { x: (corners[0].x + corners[1].x) / 2, y: (corners[0].y + corners[1].y) / 2 };
      expect(transform.toWorld([1, 2])).toEqual(centre);
      for (const off of [-4, 0, 4]) expect(transform.toCell(centre.x + off, centre.y - off)).toEqual({ x: 1, y: 2 });
      expect(transform.toCell(centre.x + 6, centre.y)).toEqual({ x: 2, y: 2 });
    }
  });

  test('refuses other sizes', () => {
    for (const size of [0, 1.5, -2]) expect(() => new GridTransform({ size })).toThrow(`size is ${size}`);
  });
});

test('a route that the same transform has turned into positions is refused', () => {
  const { path } = findPath(new Grid(8, 8), [0, 0], [3, 0]);
  const hexes = new HexGrid(4, 4);
  const transforms = [new GridTransform({ cellSize: 10 }), hexes.hexTransform({ size: 10 })];
  for (const transform of transforms) {
    const unit = new PathFollower(path as Path, { speed: 20, transform });
    const before = unit.position;
    const positions = transform.toWorld(path as Path);
    for (const route of [positions, [...positions]]) {
      expect(() => unit.setRoute(route)).toThrow('route is what transform.toWorld returned: give the cells themselves');
      expect(() => new PathFollower(route, { speed: 1, transform })).toThrow(RangeError);
    }
    expect(unit.position).toEqual(before);
    // Another transform may go on from there, such as one to the screen.
    const toScreen = {
      toWorld: (points: Iterable<{ x: number; y: number }>) => Array.from(points, ({ x, y }) => ({ x, y })),
    };
    expect(new PathFollower(positions, { speed: 1, transform: toScreen as never }).position).toEqual(before);
    expect(new PathFollower(positions, { speed: 1 }).position).toEqual(before);
  }
});
