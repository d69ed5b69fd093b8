// Distances to walls, and layers made from them, equal what a look at all pairs of cells gives, after edits too.
import { describe, expect, test } from 'vitest';
import { clearanceMap, findPath, Grid, inflationLayer } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';

/**
 * The squared distance from a cell to each blocked cell, and to each cell right outside the grid if edges count; the least of them. Where an edge
 * goes on, there are more of the same cells beyond it.
 */
function nearestWall(grid: Grid, x: number, y: number, edges: boolean): number {
  const [joinsX, joinsY] = [grid.wrap === 'x' || grid.wrap === 'both', grid.wrap === 'y' || grid.wrap === 'both'];
  const [beyondX, beyondY] = [joinsX ? grid.width : 1, joinsY ? grid.height : 1];
  const inside = (at: number, side: number, joins: boolean) => (joins ? (at + side) % side : at);
  let least = Infinity;
  for (let wallY = -beyondY; wallY < grid.height + beyondY; wallY++) {
    for (let wallX = -beyondX; wallX < grid.width + beyondX; wallX++) {
      const [atX, atY] = [inside(wallX, grid.width, joinsX), inside(wallY, grid.height, joinsY)];
      const isWall = grid.isInside(atX, atY) ? grid.isBlocked(atX, atY) : edges;
      if (isWall) least = Math.min(least, (wallX - x) ** 2 + (wallY - y) ** 2);
    }
  }
  return least;
}

function distancesOf(grid: Grid, edges: boolean): number[] {
  return Array.from({ length: grid.width * grid.height }, (_, cell) => {
    return Math.sqrt(nearestWall(grid, cell % grid.width, Math.floor(cell / grid.width), edges));
  });
}

function anyGrid(random: Random): Grid {
  const wrap = random.pick([undefined, undefined, 'x', 'y', 'both'] as const);
  const least = wrap === undefined ? 1 : 3;
  const grid = new Grid(least + random.below(20), least + random.below(20), { wrap });
  const share = random.pick([0, 0.01, 0.05, 0.3, 1]);
  for (let y = 0; y < grid.height; y++)
    for (let x = 0; x < grid.width; x++) grid.setBlocked(x, y, random.chance(share));
  return grid;
}

test(`clearanceMap is exact (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let round = 0; round < runs(150); round++) {
    const grid = anyGrid(random);
    for (const edges of [true, false]) {
      const expected = distancesOf(grid, edges).map(Math.fround);
      expect([...clearanceMap(grid, { edges })], `round ${round}, edges ${edges}`).toEqual(expected);
    }
    expect(clearanceMap(grid)).toEqual(clearanceMap(grid, { edges: true }));
  }
});

test(`each floor is measured by itself, and layers on floors follow edits (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let round = 0; round < runs(60); round++) {
    const [width, height, edges] = [random.between(1, 8), random.between(1, 8), random.chance(0.5)];
    const floors = Array.from({ length: random.between(2, 4) }, () => new Grid(width, height));
    const edit = () => {
      const [x, y, floor] = [random.below(width), random.below(height), random.below(floors.length)];
      const blocked = random.chance(0.5);
      floors[floor].setBlocked(x, y, blocked);
      return [[x, y, floor], blocked] as const;
    };
    for (let k = 0; k < 6; k++) edit();
    const grid = Grid.stack(floors);
    const options = { radius: random.pick([1, 2.5, 9]), cost: 3, edges };
    const layer = inflationLayer(grid, options);
    for (let batch = 0; batch < 3; batch++) {
      const [map, values] = [clearanceMap(grid, { edges }), layer.update().values];
      for (const [i, floor] of floors.entries()) {
        const from = i * (height + 1) * width;
        const part = [from, from + width * height] as const;
        expect(map.slice(...part), `round ${round}, floor ${i}`).toEqual(clearanceMap(floor, { edges }));
        expect(values.slice(...part), `round ${round}, floor ${i}`).toEqual(inflationLayer(floor, options).values);
      }
      for (let k = random.below(4); k >= 0; k--) grid.setBlocked(...edit());
    }
  }
});

test('clearanceMap is exact on long strips', () => {
  const grid = new Grid(2 ** 20, 2);
  grid.setBlocked(3, 1);
  const distances = clearanceMap(grid, { edges: false });
  for (const x of [0, 3, 4, 1000, 2 ** 20 - 1]) expect(distances[x]).toBe(Math.fround(Math.hypot(x - 3, 1)));
});

test(`an inflation layer follows edits (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let round = 0; round < runs(60); round++) {
    const grid = anyGrid(random);
    const radius = random.pick([0, 1, 2, 2.5, 7, 100]);
    const cost = random.pick([0, 1, 12.5]);
    const edges = random.chance(0.5);
    const layer = inflationLayer(grid, { radius, cost, edges });
    for (let batch = 0; batch < 6; batch++) {
      const expected = distancesOf(grid, edges).map((d) => (d <= radius ? cost * (1 - d / (radius + 1)) : 0));
      const wrong = expected.findIndex((value, cell) => !isClose(value, layer.values[cell]));
      expect(wrong, `round ${round}, batch ${batch}`).toBe(-1);
      for (let edits = random.pick([1, 2, 80]); edits > 0; edits--) {
        grid.setBlocked(random.below(grid.width), random.below(grid.height), random.chance(0.3));
      }
      expect(layer.update()).toBe(layer);
    }
  }
});

describe('an inflation layer', () => {
  test.each(['wasm', 'js'] as const)('adds to searches what it says (%s)', (engine) => {
    const grid = new Grid(9, 5);
    const layer = inflationLayer(grid, { radius: 2, cost: 6 });
    const { path, cost } = findPath(grid, [1, 1], [7, 1], { layers: [layer], engine });
    const xy = path?.xy ?? [];
    let sum = 0;
    for (let i = 2; i < xy.length; i += 2) {
      const step = xy[i] !== xy[i - 2] && xy[i + 1] !== xy[i - 1] ? Math.SQRT2 : 1;
      sum += step * (1 + layer.values[xy[i + 1] * 9 + xy[i]]);
    }
    expect(isClose(cost, sum)).toBe(true);
    expect(path?.at(3)?.y).toBe(2);
  });

  test('counts as updated only after edits of walls', () => {
    const grid = new Grid(9, 5);
    const layer = inflationLayer(grid, { radius: 2, cost: 6 });
    grid.setCost(1, 1, 4);
    expect(layer.update().version).toBe(0);
    grid.setBlocked(1, 1);
    expect(layer.update().version).toBe(1);
    expect(layer.values[9 + 1]).toBe(6);
  });
});

test('wrong arguments are refused', () => {
  const grid = new Grid(3, 3);
  const wrong: [() => unknown, new (text: string) => Error, RegExp][] = [
    [() => clearanceMap({} as Grid), TypeError, /^grid is an object/],
    [() => clearanceMap(grid, { edges: 1 as never }), TypeError, /^edges is 1: it must be true or false$/],
    [() => clearanceMap(grid, { edge: true } as object), RangeError, /^options has the unknown name "edge"/],
    [() => inflationLayer(grid, undefined as never), TypeError, /^options is undefined/],
    [() => inflationLayer(grid, { radius: 2 } as never), TypeError, /^cost is undefined: it must be a number$/],
    [() => inflationLayer(grid, { radius: -1, cost: 1 }), RangeError, /^radius is -1: it must be a number from 0 to/],
    [() => inflationLayer(grid, { radius: Infinity, cost: 1 }), RangeError, /^radius is Infinity/],
    [() => inflationLayer(grid, { radius: 1, cost: NaN }), RangeError, /^cost is NaN/],
    [() => inflationLayer(grid, { radius: 1, cost: -2 }), RangeError, /^cost is -2/],
    [() => inflationLayer(grid, { radius: 1, cost: 1, edges: null as never }), TypeError, /^edges is null/],
    [() => inflationLayer(grid, { radius: 1, cost: 1, weight: 3 } as never), RangeError, /unknown name "weight"/],
  ];
  for (const [call, type, message] of wrong) {
    expect(call).toThrow(type);
    expect(call).toThrow(message);
  }
});
