// PathFollower where routes do not lead from cell to cell: links, edges that go on, floors. It jumps there, and walks through nothing.
import { describe, expect, test } from 'vitest';
import {
  type CellsToWorld,
  distanceField,
  findPath,
  findTimedPath,
  Grid,
  GridTransform,
  HexGrid,
  type HexLayout,
  Path,
  PathFollower,
  type PathHop,
  type Point,
  type PointLike,
  type TimedPath,
} from '../../src/index.ts';
import { randomLinkedGrid, randomPlace } from '../support/link-problems.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

const route = (path: Path | null): Path => {
  if (path === null) throw new Error('no route');
  return path;
};

describe('an edge that goes on', () => {
  const grid = new Grid(100, 50, { wrap: 'x' });
  const path = route(findPath(grid, [2, 10], [97, 10]).path);

  test('takes the time of a step, and nothing between its two sides', () => {
    const walker = new PathFollower(path, { speed: 1 });
    expect(walker.remaining).toBe(5);
    const xs = [1, 1, 0.5, 0.5, 0.5, 0.5, 0.5].map((dt) => walker.advance(dt).x);
    expect(xs).toEqual([1, 0, 0, 99, 98.5, 98, 97.5]);
    expect([walker.heading, walker.remaining]).toEqual([Math.PI, 0.5]);
    expect([walker.advance(0.5), walker.arrived]).toEqual([{ x: 97, y: 10 }, true]);
  });

  test('has the heading of the step, on any transform', () => {
    for (const rotation of [0, 1]) {
      const transform = new GridTransform({ cellSize: 4, rotation });
      const walker = new PathFollower(new Path([0, 10, 99, 9], grid), { speed: 1, transform });
      expect(walker.remaining).toBeCloseTo(4 * Math.SQRT2, 9);
      expect(Math.cos(walker.heading - rotation + (3 * Math.PI) / 4)).toBeCloseTo(1, 9);
    }
  });

  test('closes a patrol round the world', () => {
    const ring = Array.from({ length: 101 }, (_, i) => [i % 100, 10] as const);
    const walker = new PathFollower(new Path(ring, grid), { speed: 1, loop: true });
    const xs = Array.from({ length: 300 }, () => walker.advance(1).x);
    expect(xs).toEqual(Array.from({ length: 300 }, (_, i) => (i + 1) % 100));
  });

  test('a corner of the map is one diagonal step', () => {
    const torus = new Grid(5, 5, { wrap: 'both' });
    const over = route(findPath(torus, [0, 0], [4, 4]).path);
    expect(over.hops()).toEqual([{ index: 1, edge: 'x' }]);
    expect(new PathFollower(over, { speed: 1 }).remaining).toBe(Math.SQRT2);
    expect(route(findPath(torus, [2, 1], [2, 4]).path).hops()).toEqual([{ index: 2, edge: 'y' }]);
  });
});

describe('floors', () => {
  const house = Grid.stack([new Grid(5, 5), new Grid(5, 5), new Grid(5, 5)]);
  const lift = house.addLink([4, 4, 0], [4, 4, 2], { cost: 3 });
  const path = route(findPath(house, [2, 4, 0], [2, 4, 2]).path);

  test('a position has its floor, in a given object too', () => {
    const walker = new PathFollower(path, { speed: 1 });
    expect(walker.remaining).toBe(5);
    expect(walker.position).toEqual({ x: 2, y: 4, floor: 0 });
    expect(walker.advance(2.5)).toEqual({ x: 4, y: 4, floor: 0 });
    const sprite = { x: 0, y: 0, name: 'lift' };
    expect(walker.advanceInto(1, sprite)).toEqual({ x: 3.5, y: 4, floor: 2, name: 'lift' });
    expect('floor' in new PathFollower([[0, 0]], { speed: 1 }).position).toBe(false);
  });

  test('a function says how long a lift takes, whatever the speed', () => {
    const asked: unknown[] = [];
    const hop = (from: Point, to: Point, link: number | undefined) => {
      asked.push([from, to, link]);
      return 4 * Math.abs((to.floor as number) - (from.floor as number));
    };
    const walker = new PathFollower(path, { speed: 2, hop, transform: new GridTransform({ cellSize: 10 }) });
    expect(asked).toEqual([[{ x: 4, y: 4, floor: 0 }, { x: 4, y: 4, floor: 2 }, lift]]);
    expect(walker.remaining).toBe(40 + 8 * 2);
    expect(walker.advance(10 + 3)).toEqual({ x: 45, y: 45, floor: 0 });
    walker.speed = 0;
    expect(walker.advance(4.5)).toEqual({ x: 45, y: 45, floor: 0 });
    expect(walker.advance(0.5)).toEqual({ x: 45, y: 45, floor: 2 });
    expect(walker.advance(100)).toEqual({ x: 45, y: 45, floor: 2 });
    walker.speed = 5;
    expect(walker.advance(1)).toEqual({ x: 40, y: 45, floor: 2 });
    expect(walker.remaining).toBe(15);
  });

  test('a jump without time is made on arrival', () => {
    const walker = new PathFollower(path, { speed: 1, hop: () => 0 });
    expect([walker.remaining, walker.advance(2)]).toEqual([4, { x: 4, y: 4, floor: 2 }]);
    const end = new PathFollower(route(findPath(house, [3, 4, 0], [4, 4, 2]).path), { speed: 1, hop: () => 0 });
    expect([end.advance(1), end.arrived, end.remaining]).toEqual([{ x: 4, y: 4, floor: 2 }, true, 0]);
  });

  test('plain points on different floors are a jump, and laps are closed by one', () => {
    const points = [
      [0, 0, 0],
      [0, 0, 1],
      [3, 0, 1],
    ] as const;
    const walker = new PathFollower(points, { speed: 1, loop: true });
    const floors = Array.from({ length: 10 }, () => walker.advance(1)).map(({ x, floor }) => [x, floor]);
    expect(floors).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [0, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [0, 0],
    ]);
  });

  test('cells of JSON keep their jumps', () => {
    const cells = JSON.parse(JSON.stringify(path)) as PointLike[];
    expect(new PathFollower(cells, { speed: 1 }).remaining).toBe(5);
    const ring = route(findPath(new Grid(9, 1, { wrap: 'x' }), [1, 0], [7, 0]).path);
    expect(new PathFollower(JSON.parse(JSON.stringify(ring)), { speed: 1 }).remaining).toBe(3);
  });
});

describe('another route', () => {
  const grid = Grid.fromText('.....#.....');
  grid.addLink([4, 0], [6, 0], { cost: 1 });
  const path = (from: number, to: number) => route(findPath(grid, [from, 0], [to, 0]).path);
  const cross = () => {
    const walker = new PathFollower(path(3, 10), { speed: 1, hop: () => 4 });
    walker.advance(1 + 3);
    return walker;
  };

  test('goes on with the jump that it begins with, or is at the end of', () => {
    for (const again of [path(4, 9), path(3, 9), path(6, 9)]) {
      const walker = cross();
      walker.setRoute(again);
      expect(walker.advance(0.5).x).toBe(4);
      expect(walker.advance(0.5).x).toBe(6);
      expect(walker.advance(1).x).toBe(7);
    }
  });

  test('gives a jump up if it leads elsewhere', () => {
    const walker = cross();
    walker.setRoute(path(4, 2));
    expect(walker.advance(0.5).x).toBe(3.5);
  });

  test('that was searched before a jump is joined behind it, or the jump is made back', () => {
    const walker = cross();
    walker.advance(1.5);
    expect(walker.position.x).toBe(6.5);
    walker.setRoute(path(3, 10));
    expect([walker.remaining, walker.advance(0.5).x]).toEqual([3.5, 7]);
    const back = cross();
    back.advance(1.5);
    back.setRoute(path(4, 0));
    expect(back.advance(3.5).x).toBe(6.5);
    expect(back.advance(1).x).toBe(3.5);
  });

  test('on another floor is jumped to', () => {
    const walker = new PathFollower([[0, 0, 0]], { speed: 1 });
    walker.setRoute([
      [3, 0, 1],
      [4, 0, 1],
    ]);
    expect([walker.advance(0.5), walker.advance(0.5)]).toEqual([
      { x: 0, y: 0, floor: 0 },
      { x: 3, y: 0, floor: 1 },
    ]);
  });
});

test('a border of hexagons that costs is a step, and takes the time of one', () => {
  const hexes = new HexGrid(5, 1);
  hexes.setEdgeCost([1, 0], 'east', 3);
  const transform = hexes.hexTransform({ size: 10 });
  const walker = new PathFollower(route(findPath(hexes, [0, 0], [4, 0]).path), { speed: 1, transform });
  expect(walker.remaining).toBeCloseTo(4 * 10 * Math.sqrt(3), 9);
  walker.advance(1.5 * 10 * Math.sqrt(3));
  expect(walker.position.x).toBeCloseTo(transform.toWorld([1, 0]).x + 5 * Math.sqrt(3), 9);
});

test('wrong ways to jump are refused by name', () => {
  const path = route(findPath(new Grid(9, 1, { wrap: 'x' }), [1, 0], [7, 0]).path);
  const make = (hop: unknown) => () => new PathFollower(path, { speed: 1, hop: hop as 'jump' });
  expect(make('walk')).toThrow(/^hop is "walk": it must be 'jump' or a function/);
  expect(make(3)).toThrow(TypeError);
  expect(make(() => -1)).toThrow(/^the time that hop returned is -1: it must be a finite number >= 0/);
  expect(make(() => Number.NaN)).toThrow(RangeError);
  expect(make(() => undefined)).toThrow(TypeError);
});

/** A map, and how its cells lie in the world. */
interface World {
  readonly grid: Grid;
  readonly transform: (CellsToWorld & { toWorld(cell: PointLike): Point }) | undefined;
  /** World units of a straight and of a diagonal step; on hexagons both are those of a step. */
  readonly step: readonly [straight: number, diagonal: number];
}

const LAYOUTS: readonly HexLayout[] = ['odd-r', 'even-r', 'odd-q', 'even-q', 'axial'];

function randomWorld(random: Random): World {
  const kind = random.pick(['links', 'wrap', 'floors', 'hexagons']);
  if (kind === 'hexagons') {
    const plain = randomLinkedGrid(random);
    const grid = HexGrid.fromText(plain.toText().replace(/\?/g, '2'), { layout: random.pick(LAYOUTS) });
    for (const { from, to, cost, oneWay } of plain.links()) grid.addLink(from, to, { cost, oneWay });
    const size = random.pick([1, 7]);
    const step = Math.sqrt(3) * size;
    return { grid, transform: grid.hexTransform({ size, origin: [3, -4] }), step: [step, step] };
  }
  let grid = randomLinkedGrid(random);
  if (kind === 'floors') {
    const floors = Array.from({ length: random.between(1, 4) }, () => grid.clone());
    const { width, height } = grid;
    grid = Grid.stack(floors);
    const place = () => [random.below(width), random.below(height), random.below(floors.length)] as const;
    for (let i = 0; i < 6; i++) {
      const [from, to] = [place(), place()];
      if (String(from) !== String(to)) grid.addLink(from, to, { cost: random.below(3) });
    }
  } else if (kind === 'wrap') {
    const wrap = random.pick(['x', 'y', 'both'] as const);
    const ring = new Grid(random.between(3, 12), random.between(3, 12), { wrap });
    for (let i = 0; i < ring.width * ring.height; i++) if (random.chance(0.25)) ring.setBlocked(ring.cellAt(i));
    if (random.chance(0.5)) ring.addLink([0, 0], [2, 1], { cost: random.below(3) });
    grid = ring;
  }
  if (random.chance(0.3)) return { grid, transform: undefined, step: [1, Math.SQRT2] };
  const cellSize = random.pick([1, 8]);
  const transform = new GridTransform({ cellSize, origin: [5, 6], rotation: random.pick([0, 2]) });
  return { grid, transform, step: [cellSize, cellSize * Math.SQRT2] };
}

function randomRoute({ grid }: World, random: Random): Path | TimedPath | null {
  const [start, goal] = [randomPlace(grid, random), randomPlace(grid, random)];
  const kind = random.pick(['path', 'to', 'from', 'timed']);
  if (kind === 'path') return findPath(grid, start, goal).path;
  if (kind === 'timed') return findTimedPath(grid, start, goal).path;
  return distanceField(grid, start, { direction: kind as 'to' }).path(goal);
}

/** A leg as an outsider sees it: the world position before and after it, and its length; a jump stays at the first one. */
interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly floor: number | undefined;
  readonly length: number;
  readonly isJump: boolean;
}

/** Takes a route apart, by its cells and links alone. */
function legsOf({ transform, step }: World, path: Path | TimedPath): Leg[] {
  const cells = [...path];
  const links = new Set((path.hops() as PathHop[]).filter(({ link }) => link !== undefined).map(({ index }) => index));
  const at = (cell: Point): Point => (transform === undefined ? { x: cell.x, y: cell.y } : transform.toWorld(cell));
  return cells.slice(1).map((to, i) => {
    const from = cells[i];
    const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
    const isLink = links.has(i + 1) || to.floor !== from.floor;
    const isJump = isLink || Math.max(dx, dy) > 1;
    // Over an edge, a step has the length that it has elsewhere.
    const length = dx + dy === 0 && !isLink ? 0 : step[!isLink && dx > 0 && dy > 0 ? 1 : 0];
    return { from: at(from), to: at(to), floor: from.floor, length, isJump };
  });
}

/** Returns where a walker is that has gone a distance along the legs. */
function placeAfter(legs: readonly Leg[], distance: number, end: Point): Point {
  let left = distance;
  for (const { from, to, floor, length, isJump } of legs) {
    if (left < length) {
      const share = isJump ? 0 : left / length;
      const place = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
      return floor === undefined ? place : { ...place, floor };
    }
    left -= length;
  }
  return end;
}

test(`routes over links, edges and floors are walked step by step (seed ${seed})`, () => {
  const random = new Random(seed);
  const seen = { walks: 0, jumps: 0 };
  for (let run = 0; run < runs(1500); run++) {
    const world = randomWorld(random);
    const path = randomRoute(world, random);
    if (path === null) continue;
    const legs = legsOf(world, path);
    const total = legs.reduce((sum, { length }) => sum + length, 0);
    const walker = new PathFollower(path, { speed: random.pick([1, 0.75, 3]), transform: world.transform });
    const last = [...path].at(-1) as Point;
    const end = { ...last, ...(world.transform?.toWorld(last) ?? {}) };
    expect(walker.remaining).toBeCloseTo(total, 6);
    let [gone, remaining] = [0, walker.remaining];
    while (!walker.arrived) {
      const dt = random.below(64) / 37;
      gone += dt * walker.speed;
      const position = walker.advance(dt);
      // At the ends of legs, rounding decides on which one it is.
      const near = [gone - 1e-7, gone, gone + 1e-7].map((distance) => placeAfter(legs, distance, end));
      const isNear = near.some(
        ({ x, y, floor }) => Math.hypot(x - position.x, y - position.y) < 1e-5 && floor === position.floor,
      );
      if (!isNear)
        throw new Error(`run ${run}: ${JSON.stringify(position)} after ${gone}, not ${JSON.stringify(near[1])}`);
      expect(walker.remaining).toBeLessThanOrEqual(remaining + 1e-9);
      remaining = walker.remaining;
      expect(remaining).toBeCloseTo(Math.max(0, total - gone), 6);
    }
    seen.walks++;
    seen.jumps += legs.filter(({ isJump }) => isJump).length;
  }
  expect(Math.min(seen.walks, seen.jumps)).toBeGreaterThan(runs(300));
});

test(`new routes on the way never lead through walls or back across the map (seed ${seed})`, () => {
  const random = new Random(seed + 1);
  let jumps = 0;
  for (let run = 0; run < runs(400); run++) {
    const world = { ...randomWorld(random), transform: undefined };
    const { grid } = world;
    // The nearest cell is not found by rounding there.
    if (grid instanceof HexGrid) continue;
    const first = randomRoute(world, random);
    if (first === null) continue;
    const walker = new PathFollower(first, { speed: 1 });
    let before = walker.position;
    // The next route, searched from where the walker was some steps ago.
    let searched: Path | null = null;
    let wait = 0;

    for (let step = 0; step < 60; step++) {
      if (searched !== null && wait-- === 0) {
        walker.setRoute(searched);
        searched = null;
        expect(walker.position).toEqual(before);
      }
      if (searched === null && random.chance(0.4)) {
        const { x, y, floor } = walker.position;
        const cell = { x: Math.round(x), y: Math.round(y), ...(floor === undefined ? {} : { floor }) };
        searched = findPath(grid, cell, randomPlace(grid, random)).path;
        wait = random.below(3);
      }
      const now = walker.advance(0.25);
      const cell = {
        x: Math.round(now.x),
        y: Math.round(now.y),
        ...(now.floor === undefined ? {} : { floor: now.floor }),
      };
      expect(grid.isBlocked(cell), `run ${run}`).toBe(false);
      if (Math.hypot(now.x - before.x, now.y - before.y) > 0.25 + 1e-9 || now.floor !== before.floor) {
        jumps++;
        if (!isJump(grid, before, now))
          throw new Error(`run ${run}: ${JSON.stringify(before)} to ${JSON.stringify(now)}`);
      }
      before = now;
    }
  }
  expect(jumps).toBeGreaterThan(runs(100));
});

/** Returns whether a link or an edge joins places near two positions, in one direction or the other. */
function isJump(grid: Grid, a: Point, b: Point): boolean {
  const isNear = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y) <= 1 + 1e-9 && p.floor === q.floor;
  const joins = (p: Point, q: Point) => (isNear(p, a) && isNear(q, b)) || (isNear(p, b) && isNear(q, a));
  if (grid.links().some(({ from, to }) => joins(from, to))) return true;
  const isRound = (from: number, to: number, side: number) => side - Math.abs(from - to) <= 2;
  return grid.wrap !== null && (isRound(a.x, b.x, grid.width) || isRound(a.y, b.y, grid.height));
}
