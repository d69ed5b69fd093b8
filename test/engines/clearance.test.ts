// Distances to walls by each kernel equal what a look at all walls gives: near and far ones, in long columns, round rings, and for parts of a grid.
import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { kernel } from '../../src/core/kernel/bytes/clearance.ts';
import { Measurer } from '../../src/core/kernel/clearance/measurer.ts';
import { startKernel } from '../../src/core/kernel/start-kernel.ts';
import { allOf, measuredPartsOf } from '../../src/core/layers/parts.ts';
import { Grid } from '../../src/index.ts';
import { kernelFile, startDebug, startJsKernel } from '../support/kernels.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

/** Returns the squared distances of all cells to the nearest wall, images of walls beyond joined edges and the outside included. */
function squaresOf(grid: Grid, edges: boolean): Float64Array {
  const { width, height } = grid;
  const walls: [number, number][] = [];
  const shiftsX = grid.wrap === 'x' || grid.wrap === 'both' ? [-width, 0, width] : [0];
  const shiftsY = grid.wrap === 'y' || grid.wrap === 'both' ? [-height, 0, height] : [0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!grid.isBlocked(x, y)) continue;
      for (const byX of shiftsX) for (const byY of shiftsY) walls.push([x + byX, y + byY]);
    }
  }
  return Float64Array.from({ length: width * height }, (_, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    let least = Infinity;
    if (edges && shiftsX.length === 1) least = Math.min(x + 1, width - x) ** 2;
    if (edges && shiftsY.length === 1) least = Math.min(least, (y + 1) ** 2, (height - y) ** 2);
    for (const [wallX, wallY] of walls) least = Math.min(least, (wallX - x) ** 2 + (wallY - y) ** 2);
    return least;
  });
}

/** A grid with few walls, so that many are far away, or with some more. */
function anyGrid(random: Random): Grid {
  const wrap = random.pick([undefined, undefined, 'x', 'y', 'both'] as const);
  const [width, height] = [random.between(3, random.pick([12, 90, 260])), random.between(3, random.pick([12, 90]))];
  const grid = new Grid(width, height, { wrap });
  for (let walls = random.pick([0, 1, 3, 12, 40]); walls > 0; walls--) {
    grid.setBlocked(random.below(width), random.below(height));
  }
  return grid;
}

describe.each<[string, () => Measurer]>([
  ['the kernel inside the package', () => new Measurer(startKernel(kernel))],
  ['the debug kernel', () => new Measurer(startDebug('clearance'))],
  ['the release kernel', () => new Measurer(startKernel(kernelFile('clearance.wasm')))],
  ['js', () => new Measurer(startJsKernel('clearance'))],
])('%s', (_, start) => {
  test(`measures every cell exactly, and prices it (seed ${seed})`, () => {
    const random = new Random(seed);
    const measurer = start();
    for (let round = 0; round < runs(120); round++) {
      const grid = anyGrid(random);
      const cells = cellsOf(grid);
      const edges = random.chance(0.5);
      const squares = squaresOf(grid, edges);
      const distances = new Float32Array(squares.length);
      const costs = new Float64Array(squares.length);
      // The last two are the roots of 3 and 5, rounded down and up.
      const radius = random.pick([0, 1, 2.5, 30, 64, 70.5, 1000, 1.7320508075688772, 2.23606797749979]);
      for (const part of measuredPartsOf(cells, allOf(cells), 0, edges)) {
        measurer.distances(cells, part, (top, _rows, values) => distances.set(values, top * grid.width));
        measurer.costs(cells, part, { radius, cost: 7 }, (top, _rows, values) => costs.set(values, top * grid.width));
      }
      const right = squares.every(
        (square, cell) =>
          distances[cell] === Math.fround(Math.sqrt(square)) &&
          costs[cell] === (Math.sqrt(square) <= radius ? 7 * (1 - Math.sqrt(square) / (radius + 1)) : 0),
      );
      expect(right, `round ${round}, radius ${radius}, edges ${edges}, ${JSON.stringify(grid.toText())}`).toBe(true);
    }
  });

  test('measures columns that are longer than 65,535 cells', () => {
    const grid = new Grid(9, 150_000);
    grid.setBlocked(4, 3);
    const cells = cellsOf(grid);
    const [part] = measuredPartsOf(cells, allOf(cells), 0, false);
    let wrong = 0;
    start().distances(cells, part, (top, rows, values) => {
      for (let cell = 0; cell < 9 * rows; cell++) {
        const [x, y] = [cell % 9, top + Math.floor(cell / 9)];
        if (values[cell] !== Math.fround(Math.sqrt((x - 4) ** 2 + (y - 3) ** 2))) wrong++;
      }
    });
    expect(wrong).toBe(0);
  });

  test('measures a part by the walls in it', () => {
    const grid = new Grid(40, 30);
    grid.setBlocked(20, 15);
    const cells = cellsOf(grid);
    const [part] = measuredPartsOf(cells, { left: 21, top: 14, right: 24, bottom: 14 }, 2, true);
    expect(part).toMatchObject({ left: 19, top: 12, right: 26, bottom: 16, sides: 0 });
    start().distances(cells, part, (top, rows, values) => {
      expect([top, rows, values.length]).toEqual([12, 5, 40]);
      expect([values[0], values[3 * 8 + 1], values[7]].map((value) => value ** 2)).toEqual(
        [10, 0, 45].map((square) => Math.fround(Math.sqrt(square)) ** 2),
      );
    });
  });
});
