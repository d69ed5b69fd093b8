// The places where big units may stand, cell by cell, against the cells that each place covers; on maps whose rows take several words, and after edits.
import { expect, test } from 'vitest';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { InflatedCells } from '../../src/core/request/cells/derived-cells.ts';
import { Grid } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

function randomFloor(random: Random, width: number, height: number, hasTerrain: boolean): Grid {
  const grid = new Grid(width, height);
  const walls = random.pick([0, 0.01, 0.1]);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (hasTerrain && random.chance(0.3)) grid.setCost(x, y, random.pick([0.5, 2, 9]));
      if (random.chance(walls)) grid.setBlocked(x, y);
    }
  }
  return grid;
}

/** Returns the cost of a place: that of its dearest cell, Infinity if one is blocked or outside. */
function dearest(grid: Grid, left: number, top: number, size: number): number {
  let cost = 0;
  for (let y = top; y < top + size; y++) {
    for (let x = left; x < left + size; x++) {
      if (!grid.isInside(x, y) || grid.isBlocked(x, y)) return Infinity;
      cost = Math.max(cost, grid.cost(x, y));
    }
  }
  return cost;
}

function check(grid: Grid, size: number, places: InflatedCells): void {
  places.bringUpToDate();
  let passable = 0;
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const cost = dearest(grid, x, y, size);
      if (places.cost(x, y) !== cost) expect(`${places.cost(x, y)} at ${x}, ${y}, size ${size}`).toBe(cost);
      if (cost < Infinity) passable++;
    }
  }
  // Bits beyond the cells stay blocked: engines read whole words.
  let open = 0;
  for (const byte of places.blocked) for (let bit = 0; bit < 8; bit++) open += 1 - ((byte >> bit) & 1);
  expect(open).toBe(passable);
}

test(`${runs(150)} maps: places of all sizes cost as the cells that they cover, before and after edits (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(150); run++) {
    const [width, height, hasTerrain] = [random.between(1, 140), random.between(1, 30), random.chance(0.4)];
    const floors = Array.from({ length: random.pick([1, 1, 2]) }, () => randomFloor(random, width, height, hasTerrain));
    const grid = floors.length === 1 ? floors[0] : Grid.stack(floors);
    const size = random.pick([2, 2, 3, 4, 5, 7, 9, 16, 40]);
    const places = new InflatedCells(cellsOf(grid), size);
    check(grid, size, places);
    for (let edits = random.pick([1, 3, width * height]); edits > 0; edits--) {
      const [x, y] = [random.below(width), random.below(height)];
      if (random.chance(0.8)) grid.setBlocked(x, y, random.chance(0.3));
      else grid.setCost(x, y, random.pick([1, 4]));
    }
    check(grid, size, places);
  }
});

test('terrain that comes after walls counts the passable cells of each cost', () => {
  const grid = Grid.fromText('#..\n...');
  const copy = grid.clone();
  for (const one of [grid, copy]) {
    one.fill(0, 0, 3, 2, 5);
    one.setBlocked(1, 1);
    one.setCost(2, 1, 7);
    const { range } = cellsOf(one);
    expect([range?.least(), range?.greatest()]).toEqual([5, 7]);
    one.setBlocked(2, 1);
    expect([range?.least(), range?.greatest()]).toEqual([5, 5]);
  }
});
