// Hexagons whose edges go on. The torus is unrolled by hand: copies of the map lie around it in the plane, and neighbours are found by cube coordinates.
import { expect, test } from 'vitest';
import { HexGrid, type HexLayout } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { cubeDistance, LAYOUTS, STEPS, toCube } from './hex-world.ts';

interface Torus {
  readonly grid: HexGrid;
  readonly width: number;
  readonly height: number;
  /** Steps from cell to cell, whatever is blocked. */
  readonly neighbours: readonly (readonly number[])[];
  /** Where a cell lies in the plane: on the map, and again around it. */
  readonly imagesOf: (cell: number) => { x: number; y: number }[];
}

function torusOf(random: Random, layout: HexLayout = random.pick(LAYOUTS)): Torus {
  const wrap = random.pick(['x', 'y', 'both'] as const);
  const [goesX, goesY] = [wrap !== 'y', wrap !== 'x'];
  const even = (side: number, isEven: boolean) => side + (isEven ? side % 2 : 0);
  const width = even(random.between(3, 8), goesX && layout.endsWith('q'));
  const height = even(random.between(3, 8), goesY && layout.endsWith('r'));
  const grid = new HexGrid(width, height, { layout, wrap });
  const imagesOf = (cell: number) =>
    (goesX ? [0, -1, 1] : [0]).flatMap((i) =>
      (goesY ? [0, -1, 1] : [0]).map((j) => ({
        x: (cell % width) + i * width,
        y: Math.floor(cell / width) + j * height,
      })),
    );
  const cells = Array.from({ length: width * height }, (_, cell) => cell);
  const places = new Map(
    cells.flatMap((cell) =>
      imagesOf(cell).map(({ x, y }) => [Object.values(toCube(layout, x, y)).join(), cell] as const),
    ),
  );
  const neighbours = cells.map((cell) => {
    const { q, r, s } = toCube(layout, cell % width, Math.floor(cell / width));
    return STEPS.flatMap((step) => places.get([q + step.q, r + step.r, s + step.s].join()) ?? []);
  });
  return { grid, width, height, neighbours, imagesOf };
}

function stepsOn({ grid, width, imagesOf }: Torus, a: number, b: number): number {
  const from = toCube(grid.layout, a % width, Math.floor(a / width));
  return Math.min(...imagesOf(b).map(({ x, y }) => cubeDistance(from, toCube(grid.layout, x, y))));
}

function fill({ grid }: Torus, random: Random, links: boolean): void {
  const costs = random.chance(0.5) ? [1] : [1, 2, 0.5];
  for (let cell = 0; cell < grid.width * grid.height; cell++) {
    const at = grid.cellAt(cell);
    if (random.chance(0.3)) grid.setBlocked(at);
    else grid.setCost(at, random.pick(costs));
  }
  for (let count = links ? random.below(3) : 0; count > 0; count--) {
    const [from, to] = [random.below(grid.width * grid.height), random.below(grid.width * grid.height)];
    if (from !== to)
      grid.addLink(grid.cellAt(from), grid.cellAt(to), { cost: random.pick([0, 1, 4]), oneWay: random.chance(0.5) });
  }
}

test(`distances, lines, rings and what is seen go over the edges (seed ${seed})`, () => {
  const random = new Random(seed + 2);
  for (let run = 0; run < runs(3000); run++) {
    const torus = torusOf(random);
    const { grid, width, height, neighbours, imagesOf } = torus;
    fill(torus, random, false);
    const count = width * height;
    const [a, b] = [random.below(count), random.below(count)];
    const [from, to] = [grid.cellAt(a), grid.cellAt(b)];
    const steps = stepsOn(torus, a, b);
    expect([grid.distance(from, to), grid.distance(to, from)]).toEqual([steps, steps]);
    expect(
      grid
        .neighbors(from)
        .map((cell) => grid.indexOf(cell))
        .sort(),
    ).toEqual([...new Set(neighbours[a])].sort());
    const line = grid.line(from, to).map((cell) => grid.indexOf(cell));
    expect([line.length <= steps + 1, line[0], line[line.length - 1]]).toEqual([true, a, b]);
    if (grid.wrap === 'both') expect(line.length).toBe(steps + 1);
    if (line.length === steps + 1)
      for (let i = 1; i < line.length; i++) expect(neighbours[line[i - 1]]).toContain(line[i]);
    expect(
      grid
        .line(to, from)
        .map((cell) => grid.indexOf(cell))
        .reverse(),
    ).toEqual(line);
    const radius = random.below(6);
    const within = neighbours.map((_, cell) => cell).filter((cell) => stepsOn(torus, a, cell) <= radius);
    expect(
      grid
        .within(from, radius)
        .map((cell) => grid.indexOf(cell))
        .sort(),
    ).toEqual(within.sort());
    const ring = within.filter((cell) => stepsOn(torus, a, cell) === radius);
    expect(
      grid
        .ring(from, radius)
        .map((cell) => grid.indexOf(cell))
        .sort(),
    ).toEqual(ring.sort());

    // The plane, as a map without wrap: sides are moved by even numbers, so that rows stay shoved.
    const plane = new HexGrid(5 * width, 5 * height, { layout: grid.layout });
    const [left, top] = [2 * width, 2 * height];
    const [goesX, goesY] = [grid.wrap !== 'y', grid.wrap !== 'x'];
    for (let cell = 0; cell < 25 * count; cell++) {
      const [x, y] = [(cell % (5 * width)) - left, Math.floor(cell / (5 * width)) - top];
      const isOutside = (!goesX && (x < 0 || x >= width)) || (!goesY && (y < 0 || y >= height));
      if (isOutside || grid.isBlocked((x + left) % width, (y + top) % height)) plane.setBlocked(x + left, y + top);
    }
    const middle = [from.x + left, from.y + top] as const;
    const nearest = imagesOf(b)
      .map(({ x, y }) => [x + left, y + top] as const)
      .filter((place) => plane.distance(middle, place) === steps);
    expect(grid.sees(from, to)).toBe(nearest.some((place) => plane.sees(middle, place)));
    expect(grid.sees(to, from)).toBe(grid.sees(from, to));
  }
});
