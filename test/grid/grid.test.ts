import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPath, Grid, HexGrid } from '../../src/index.ts';
import { gridOf, mapPlan } from '../support/arbitrary.ts';
import { seed, settings } from '../support/seed.ts';
import { worldOf } from '../support/world.ts';

/** A drawing indented in the source, as the grid prints it. */
function drawn(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}

describe('a new grid', () => {
  test('has all cells passable at cost 1', () => {
    const grid = new Grid(3, 2);
    expect([grid.width, grid.height]).toEqual([3, 2]);
    expect(grid.toText()).toBe('...\n...');
    expect([...worldOf(grid).costs]).toEqual([1, 1, 1, 1, 1, 1]);
    expect(grid.isBlocked(2, 1)).toBe(false);
  });

  test('from rows: 0 and false are passable, other numbers and true are blocked', () => {
    const grid = Grid.fromRows([
      [0, 1, false],
      [true, 0, -7],
    ]);
    expect(grid.toText()).toBe('.#.\n#.#');
  });

  test('from rows where another value is passable', () => {
    const rows = [
      [0, 1, 2],
      [1, 1, 0],
    ];
    expect(Grid.fromRows(rows, { walkable: 1 }).toText()).toBe('#.#\n..#');
    expect(Grid.fromRows([[true, false]], { walkable: true }).toText()).toBe('.#');
  });

  test('from rows of typed arrays', () => {
    expect(Grid.fromRows([Uint8Array.of(0, 1), Uint8Array.of(1, 0)]).toText()).toBe('.#\n#.');
  });

  test('from costs: more than 0 is a cost, 0, less and Infinity are blocked', () => {
    const grid = Grid.fromCosts(3, 2, [1, 0.5, 0, -2, Infinity, 9]);
    expect([...worldOf(grid).costs]).toEqual([1, 0.5, Infinity, Infinity, Infinity, 9]);
    expect(grid.toText()).toBe('.?#\n##9');
  });

  test('from costs copies: a later change of the array changes nothing', () => {
    const costs = Float32Array.of(1, 2, 3, 4);
    const grid = Grid.fromCosts(2, 2, costs);
    costs.fill(7);
    expect(grid.toText()).toBe('.2\n34');
  });

  test('from text: every character, carriage returns, indents and blank lines around', () => {
    const grid = Grid.fromText('\n\r\n   .#@\r\n   159\t\r\n\n  ');
    expect([...worldOf(grid).costs]).toEqual([1, Infinity, Infinity, 1, 5, 9]);
    expect(grid.toText()).toBe('.##\n.59');
  });

  test('of a single cell', () => {
    expect(Grid.fromText('.').toText()).toBe('.');
    expect(findPath(new Grid(1, 1), [0, 0], [0, 0])).toMatchObject({ status: 'found', cost: 0, expanded: 0 });
  });
});

describe('cells', () => {
  test('isInside asks about any numbers', () => {
    const grid = new Grid(3, 2);
    expect([grid.isInside(0, 0), grid.isInside(2, 1)]).toEqual([true, true]);
    const outside = [
      [-1, 0],
      [0, -1],
      [3, 0],
      [0, 2],
      [0.5, 0],
      [NaN, 0],
      [0, Infinity],
    ];
    for (const [x, y] of outside) expect(grid.isInside(x, y), `${x},${y}`).toBe(false);
  });

  test('setBlocked blocks, unblocks, and blocks by default', () => {
    const grid = new Grid(2, 1);
    grid.setBlocked(1, 0);
    expect([grid.isBlocked(1, 0), grid.cost(1, 0)]).toEqual([true, Infinity]);
    grid.setBlocked(1, 0, false);
    expect([grid.isBlocked(1, 0), grid.cost(1, 0)]).toEqual([false, 1]);
  });

  test('a blocked cell keeps its terrain cost', () => {
    const grid = Grid.fromText('57');
    grid.setBlocked(0, 0);
    expect(grid.toText()).toBe('#7');
    grid.setBlocked(0, 0, false);
    expect(grid.toText()).toBe('57');
    grid.setCost(1, 0, 0);
    grid.setBlocked(1, 0, false);
    expect(grid.cost(1, 0)).toBe(7);
  });

  test('setCost makes passable, or blocks with 0 or Infinity; below 0 is an error', () => {
    const grid = Grid.fromText('#...');
    grid.setCost(0, 0, 0.25);
    grid.setCost(1, 0, 0);
    grid.setCost(2, 0, -0);
    grid.setCost(3, 0, Infinity);
    expect([...worldOf(grid).costs]).toEqual([0.25, Infinity, Infinity, Infinity]);
    const before = grid.toText();
    for (const cost of [-1, -3, -1e-9, -Infinity]) {
      const message = `is ${cost}: it must be a terrain cost from 1e-100 to 1e+100, or 0 or Infinity for a blocked cell`;
      for (const map of [grid, new HexGrid(4, 1)]) {
        expect(() => map.setCost(0, 0, cost)).toThrow(new RangeError(`cost ${message}`));
        expect(() => map.setCost([0, 0], cost)).toThrow(RangeError);
        expect(() => map.fill(0, 0, 4, 1, cost)).toThrow(new RangeError(`costOrBlocked ${message}`));
      }
    }
    expect(grid.toText()).toBe(before);
  });

  test('every cell of grids around the word sizes holds what was put there', () => {
    for (const width of [1, 5, 6, 7, 8, 14, 15, 30, 31, 61, 62, 63, 64, 65, 126, 127, 128]) {
      const grid = new Grid(width, 3);
      const isWall = (x: number, y: number) => (x * 7 + y * 3) % 5 === 0;
      for (let y = 0; y < 3; y++) for (let x = 0; x < width; x++) if (isWall(x, y)) grid.setBlocked(x, y);
      for (let y = 0; y < 3; y++) {
        for (let x = 0; x < width; x++) expect(grid.isBlocked(x, y), `${x},${y} of ${width}`).toBe(isWall(x, y));
      }
    }
  });
});

describe('fill', () => {
  test('blocks, unblocks and costs rectangles', () => {
    const grid = new Grid(6, 4);
    grid.fill(1, 1, 4, 2, true);
    grid.fill(2, 1, 1, 2, false);
    grid.fill(3, 2, 3, 2, 4);
    grid.fill(0, 3, 2, 1, 0);
    expect(grid.toText()).toBe(
      drawn(`
      ......
      .#.##.
      .#.444
      ##.444`),
    );
  });

  test('takes the whole grid, and nothing', () => {
    const grid = new Grid(2, 2);
    grid.fill(0, 0, 2, 2, 3);
    grid.fill(2, 2, 0, 0, true);
    grid.fill(1, 0, 0, 2, true);
    expect(grid.toText()).toBe('33\n33');
  });

  test('leaves the terrain below blocked cells alone', () => {
    const grid = Grid.fromText('27\n.5');
    grid.fill(0, 0, 2, 2, true);
    grid.fill(0, 0, 2, 2, false);
    expect(grid.toText()).toBe('27\n.5');
  });
});

describe('copies and text', () => {
  test('a clone goes its own way', () => {
    const grid = Grid.fromText('.5\n#.');
    const copy = grid.clone();
    grid.setBlocked(0, 0);
    copy.setCost(1, 1, 8);
    copy.setBlocked(0, 1, false);
    expect(grid.toText()).toBe('#5\n#.');
    expect(copy.toText()).toBe('.5\n.8');
  });

  test('a clone keeps the terrain below blocked cells', () => {
    const grid = Grid.fromText('5.');
    grid.setBlocked(0, 0);
    const copy = grid.clone();
    copy.setBlocked(0, 0, false);
    expect(copy.toText()).toBe('5.');
  });

  test(`text of digits, dots and walls comes back as it went (seed ${seed})`, () => {
    const sign = fc.constantFrom('.', '#', '2', '3', '4', '5', '6', '7', '8', '9');
    const text = fc.integer({ min: 1, max: 70 }).chain((width) => {
      const row = fc.string({ unit: sign, minLength: width, maxLength: width });
      return fc.array(row, { minLength: 1, maxLength: 6 }).map((rows) => rows.join('\n'));
    });
    fc.assert(
      fc.property(text, (drawing) => {
        expect(Grid.fromText(drawing).toText()).toBe(drawing);
      }),
      settings(200),
    );
  });

  test(`fromCosts gives back every cost, clone likewise (seed ${seed})`, () => {
    fc.assert(
      fc.property(mapPlan(40), (plan) => {
        const { width, height, costs } = worldOf(gridOf(plan));
        const grid = Grid.fromCosts(width, height, costs);
        expect(worldOf(grid).costs).toEqual(costs);
        expect(worldOf(grid.clone()).costs).toEqual(costs);
      }),
      settings(100),
    );
  });

  test('text of more cells than a call may have arguments has each cell in its place, and the route over it', () => {
    const costs = Float64Array.from(
      { length: 401 * 307 },
      (_, cell) => [1, 1, 0, 2, 9, 2.5, 10][(cell + (cell >> 4)) % 7],
    );
    const grid = Grid.fromCosts(401, 307, costs);
    grid.fill(0, 0, 401, 1, 1);
    const { path } = findPath(grid, [400, 0], [0, 0]);
    const signs = Array.from(costs, (cost) => (Number.isInteger(cost) && cost < 10 ? '#.23456789'[cost] : '?'));
    signs.splice(0, 401, 'G', ...'*'.repeat(399), 'S');
    const lines = Array.from({ length: 307 }, (_, y) => signs.slice(y * 401, (y + 1) * 401).join(''));
    expect(grid.toText(path)).toBe(lines.join('\n'));
  });

  test('a route is drawn over the map', () => {
    const grid = Grid.fromText(`
      .#...
      .#.#.
      ...#.`);
    const { path } = findPath(grid, [0, 0], [4, 2]);
    expect(grid.toText(path)).toBe(
      drawn(`
      S#***
      *#*#*
      ***#G`),
    );
  });

  test('a route of one cell is drawn as its start', () => {
    const grid = new Grid(2, 1);
    expect(grid.toText(findPath(grid, [1, 0], [1, 0]).path)).toBe('.S');
  });

  test('where there is no route the map is drawn as it is', () => {
    const grid = Grid.fromText('.#.');
    const { path } = findPath(grid, [0, 0], [2, 0]);
    expect(path).toBeNull();
    expect(grid.toText(path)).toBe('.#.');
  });
});

test('a search changes nothing in the grid', () => {
  const grid = Grid.fromText('.5.\n#.#\n..9');
  const before = grid.toText();
  for (const engine of ['wasm', 'js'] as const) findPath(grid, [0, 0], [2, 2], { engine, diagonals: 'always' });
  expect(grid.toText()).toBe(before);
});
