import { expect, test } from 'vitest';
import { HexGrid, type Point } from '../../src/index.ts';
import { runs, seed } from '../support/seed.ts';
import { cubeDistance, dice, HexWorld, LAYOUTS, toCube } from './hex-world.ts';

const SIDE = 11;

/** Centres on the plane, with a corner on top, or a flat top. */
function centreOf({ layout }: HexWorld, { x, y }: Point): Point {
  const { q, r } = toCube(layout, x, y);
  if (layout.endsWith('-q')) return { x: 1.5 * q, y: Math.sqrt(3) * (r + q / 2) };
  return { x: Math.sqrt(3) * (q + r / 2), y: 1.5 * r };
}

const keyOf = ({ x, y }: Point) => `${x},${y}`;
const sorted = (cells: readonly Point[]) => cells.map(keyOf).sort();

test.each(LAYOUTS)(
  `neighbours, distances, rings and areas of %s are those of cube coordinates, seed ${seed}`,
  (layout) => {
    const world = new HexWorld(layout, SIDE, SIDE);
    const grid = world.grid();
    const all = Array.from({ length: SIDE * SIDE }, (_, cell) => grid.cellAt(cell));
    for (const cell of all) {
      const index = grid.indexOf(cell);
      expect(sorted(grid.neighbors(cell))).toEqual(sorted(world.neighbours(index).map((one) => grid.cellAt(one))));
      const steps = all.map((_, other) => cubeDistance(world.cube(index), world.cube(other)));
      expect(all.map((other) => grid.distance(cell, other))).toEqual(steps);
      for (const radius of [0, 1, 3]) {
        expect(sorted(grid.ring(cell, radius))).toEqual(sorted(all.filter((_, other) => steps[other] === radius)));
        expect(sorted(grid.within(cell, radius))).toEqual(sorted(all.filter((_, other) => steps[other] <= radius)));
      }
      // Clockwise on the screen, from the one on top or right of it.
      const middle = centreOf(world, cell);
      const angles = grid.neighbors(cell).map((one) => {
        const { x, y } = centreOf(world, one);
        return Math.atan2(x - middle.x, middle.y - y + 1e-9) + (x - middle.x < -1e-9 ? 2 * Math.PI : 0);
      });
      expect(angles).toEqual(angles.toSorted((a, b) => a - b));
    }
  },
);

test.each(LAYOUTS)('turns of %s keep the distance and go clockwise', (layout) => {
  const world = new HexWorld(layout, SIDE, SIDE);
  const grid = world.grid();
  const centre = { x: 5, y: 4 };
  const middle = centreOf(world, centre);
  for (const cell of grid.within(centre, 3)) {
    const from = centreOf(world, cell);
    for (const sixths of [-1, 0, 1, 2, 7]) {
      const to = centreOf(world, grid.rotate(cell, centre, sixths));
      const [cos, sin] = [Math.cos((sixths * Math.PI) / 3), Math.sin((sixths * Math.PI) / 3)];
      const [dx, dy] = [from.x - middle.x, from.y - middle.y];
      expect(to.x).toBeCloseTo(middle.x + cos * dx - sin * dy, 9);
      expect(to.y).toBeCloseTo(middle.y + sin * dx + cos * dy, 9);
    }
  }
});

test.each(LAYOUTS)(`positions of %s belong to the nearest centre, seed ${seed}`, (layout) => {
  const world = new HexWorld(layout, SIDE, SIDE);
  const grid = world.grid();
  const random = dice(seed);
  const hexes = grid.hexTransform({ size: 3, origin: [10, -4] });
  const all = Array.from({ length: SIDE * SIDE }, (_, cell) => grid.cellAt(cell));
  for (const cell of all) {
    const { x, y } = hexes.toWorld(cell);
    const expected = centreOf(world, cell);
    expect(x).toBeCloseTo(10 + 3 * expected.x, 9);
    expect(y).toBeCloseTo(-4 + 3 * expected.y, 9);
    expect(hexes.toCell(x, y)).toEqual(cell);
    for (const corner of hexes.outline(cell)) expect(Math.hypot(corner.x - x, corner.y - y)).toBeCloseTo(3, 9);
  }
  for (let i = runs(500); i > 0; i--) {
    const inner = hexes.toWorld(all[Math.floor(random() * all.length)]);
    const [x, y] = [inner.x + 4 * random() - 2, inner.y + 4 * random() - 2];
    const found = hexes.toWorld(hexes.toCell(x, y));
    const least = Math.min(...all.map((cell) => Math.hypot(hexes.toWorld(cell).x - x, hexes.toWorld(cell).y - y)));
    expect(Math.hypot(found.x - x, found.y - y)).toBeLessThanOrEqual(least + 1e-9);
  }
});

/** Returns how long a line is inside a hexagon a little smaller than that of a cell, by the borders' half planes. */
function lengthInside(world: HexWorld, cell: Point, a: Point, b: Point): number {
  const middle = centreOf(world, cell);
  const turn = world.layout.endsWith('-q') ? Math.PI / 6 : 0;
  let [first, last] = [0, 1];
  for (let side = 0; side < 6; side++) {
    const [nx, ny] = [Math.cos(turn + (side * Math.PI) / 3), Math.sin(turn + (side * Math.PI) / 3)];
    const from = (a.x - middle.x) * nx + (a.y - middle.y) * ny - Math.sqrt(3) / 2 + 1e-7;
    const to = (b.x - middle.x) * nx + (b.y - middle.y) * ny - Math.sqrt(3) / 2 + 1e-7;
    if (from >= 0 && to >= 0) return 0;
    if (from > 0) first = Math.max(first, from / (from - to));
    if (to > 0) last = Math.min(last, from / (from - to));
  }
  return Math.max(last - first, 0);
}

test.each(LAYOUTS)(`lines of sight of %s are those of the plane, seed ${seed}`, (layout) => {
  const random = dice(seed);
  for (let map = runs(40); map > 0; map--) {
    const world = new HexWorld(layout, SIDE, SIDE);
    const density = random() * 0.3;
    world.costs.forEach((_, cell) => {
      if (random() < density) world.costs[cell] = Infinity;
    });
    const grid = world.grid();
    // With a frame of cells outside, which count as blocked.
    const blocked: Point[] = [];
    for (let y = -1; y <= SIDE; y++) {
      for (let x = -1; x <= SIDE; x++) {
        if (!grid.isInside(x, y) || grid.isBlocked(x, y)) blocked.push({ x, y });
      }
    }
    for (let query = 0; query < 40; query++) {
      const [a, b] = [0, 0].map(() => grid.cellAt(Math.floor(random() * SIDE * SIDE)));
      const [from, to] = [centreOf(world, a), centreOf(world, b)];
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const isHit = blocked.some((cell) => lengthInside(world, cell, from, to) * length > 1e-4);
      // Moved a little to either side, a line along borders enters one of the cells beside it.
      const [sideX, sideY] = length === 0 ? [0, 0] : [(to.y - from.y) / length, (from.x - to.x) / length];
      const isHitBeside = [1e-4, -1e-4].map((by) =>
        blocked.find((cell) => {
          const moved = [from, to].map(({ x, y }) => ({ x: x + by * sideX, y: y + by * sideY }));
          return lengthInside(world, cell, moved[0], moved[1]) * length > 0.1;
        }),
      );
      const isBetweenWalls = isAlongBorder(world, a, b) && isHitBeside.every((one) => one !== undefined);
      // Where walls on both sides belong to different borders, the line is free.
      if (isBetweenWalls && !isHit) continue;
      const isBlocked = grid.isBlocked(a) || grid.isBlocked(b);
      expect(grid.sees(a, b), `${layout} ${keyOf(a)} ${keyOf(b)}\n${grid.toText()}`).toBe(!isHit && !isBlocked);
      expect(grid.sees(b, a)).toBe(grid.sees(a, b));
    }
  }
});

function isAlongBorder(world: HexWorld, a: Point, b: Point): boolean {
  const [from, to] = [toCube(world.layout, a.x, a.y), toCube(world.layout, b.x, b.y)];
  const [q, r, s] = [to.q - from.q, to.r - from.r, to.s - from.s];
  return q === r || r === s || s === q;
}

test('a line along borders is free if one cell beside each is', () => {
  const grid = new HexGrid(4, 5, { layout: 'odd-r' });
  expect(grid.sees([1, 0], [1, 4])).toBe(true);
  grid.setBlocked(0, 1);
  grid.setBlocked(1, 3);
  expect(grid.sees([1, 0], [1, 4])).toBe(true);
  grid.setBlocked(1, 1);
  expect(grid.sees([1, 0], [1, 4])).toBe(false);
  expect(grid.sees([1, 1], [1, 1])).toBe(false);
  expect(grid.sees([1, 0], [1, 0])).toBe(true);
});

test.each(LAYOUTS)('lines of %s have a cell a step, and are the same both ways', (layout) => {
  const world = new HexWorld(layout, 24, 24);
  const grid = world.grid();
  const random = dice(seed);
  for (let i = 0; i < 200; i++) {
    const [a, b] = [0, 0].map(() => ({ x: 8 + Math.floor(random() * 8), y: 8 + Math.floor(random() * 8) }));
    const line = grid.line(a, b);
    expect(line.length).toBe(grid.distance(a, b) + 1);
    line.forEach((cell, at) => {
      if (at > 0) expect(grid.distance(line[at - 1], cell)).toBe(1);
    });
    expect(sorted(grid.line(b, a))).toEqual(sorted(line));
  }
});

test.each(LAYOUTS)('lines of %s along the edge of a map keep to the cells on it', (layout) => {
  const grid = new HexGrid(4, 5, { layout });
  const cells = Array.from({ length: 20 }, (_, i) => grid.cellAt(i));
  for (const a of cells) {
    for (const b of cells) {
      // On a map without walls, cells see each other unless the line between them leaves it.
      if (grid.sees(a, b)) expect(grid.line(a, b), `${keyOf(a)} to ${keyOf(b)}`).toHaveLength(grid.distance(a, b) + 1);
      expect(sorted(grid.line(b, a))).toEqual(sorted(grid.line(a, b)));
    }
  }
});
