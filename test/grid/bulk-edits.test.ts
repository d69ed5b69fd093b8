// paste and setBlockedMany do what edits cell by cell do, and nothing at all after a mistake.
import { expect, test } from 'vitest';
import { distanceField, findPath, Grid, prepareGrid } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

test(`as cell by cell, and searches follow, seed ${seed}`, () => {
  const random = new Random(seed);
  for (let round = 0; round < runs(40); round++) {
    const [width, height] = [random.between(1, 40), random.between(1, 30)];
    const [bulk, single] = [new Grid(width, height), new Grid(width, height)];
    // Prepared grids are told of each cell.
    if (random.chance(0.2)) for (const grid of [bulk, single]) prepareGrid(grid);
    for (let edit = 0; edit < 10; edit++) {
      const [x, y] = [random.below(width + 1), random.below(height + 1)];
      const [w, h] = [random.below(width - x + 1), random.below(height - y + 1)];
      const list = <T>(value: () => T) => (random.chance(0.6) ? Array.from({ length: w * h }, value) : undefined);
      const blocked = list(() => random.pick([0, 1, true, false]));
      const many = random.chance(0.1);
      const costs = list(() => (many ? 1 + random.below(1000) : random.pick([1, 1, 2, 3.5, 0, -1, Infinity])));
      const kinds = list(() => random.below(4));
      bulk.paste(x, y, w, h, {
        blocked: blocked && random.chance(0.5) ? Uint8Array.from(blocked, Number) : blocked,
        costs: costs && random.chance(0.5) ? Float64Array.from(costs) : costs,
        kinds: kinds && random.chance(0.5) ? Uint8Array.from(kinds) : kinds,
      });
      for (let i = 0; i < w * h; i++) {
        const [atX, atY] = [x + (i % w), y + Math.floor(i / w)];
        if (costs !== undefined) single.setCost(atX, atY, Math.max(costs[i], 0));
        if (blocked !== undefined) {
          const isWall = Boolean(blocked[i]) || (costs !== undefined && !(costs[i] > 0 && costs[i] < Infinity));
          single.setBlocked(atX, atY, isWall);
        }
        if (kinds !== undefined) single.setKind(atX, atY, kinds[i]);
      }
      const cells = Array.from({ length: random.below(8) }, () => ({
        x: random.below(width),
        y: random.below(height),
      }));
      const now = random.chance(0.5);
      bulk.setBlockedMany(random.chance(0.5) ? cells : Int32Array.from(cells, (cell) => cell.y * width + cell.x), now);
      for (const cell of cells) single.setBlocked(cell.x, cell.y, now);
      expect(bulk.toBytes(), `round ${round}, edit ${edit}`).toEqual(single.toBytes());
      const ends = [random.below(width), random.below(height), random.below(width), random.below(height)];
      const search = (grid: Grid) =>
        findPath(grid, [ends[0], ends[1]], [ends[2], ends[3]], { kindCosts: [1, 2, 1, 3] }).cost;
      expect(search(bulk)).toBeCloseTo(search(single), 9);
    }
  }
});

test('a field follows a pasted chunk', () => {
  const grid = new Grid(64, 64);
  const field = distanceField(grid, [63, 0]);
  grid.paste(32, 0, 1, 32, { blocked: new Uint8Array(32).fill(1) });
  field.update();
  expect(field.costAt(0, 0)).toBeGreaterThan(63);
});

test.each(['blocked', 'costs', 'kinds'] as const)('%s of an array with a getter are read once', (name) => {
  const later = [() => Symbol.iterator, () => Number.NaN, () => 7];
  const fails = () => {
    throw new Error('of the caller');
  };
  const options = { kindCosts: [1, 2, 3] };
  for (const answer of [...later, fails]) {
    const grid = new Grid(4, 1);
    grid.setCost(3, 0, 5);
    grid.setKind(3, 0, 2);
    // The kernel has a copy, and follows what the journals say.
    findPath(grid, [0, 0], [3, 0], options);
    let reads = 0;
    const list = Object.defineProperty([0, 1, 1, 1], 2, { get: () => (reads++ === 0 ? 1 : answer()) });
    const copy = grid.clone();
    copy.paste(0, 0, 4, 1, { [name]: [0, 1, 1, 1] });
    grid.paste(0, 0, 4, 1, { [name]: list });
    expect(grid.toText()).toBe(copy.toText());
    expect(findPath(grid, [0, 0], [3, 0], options)).toEqual(findPath(copy, [0, 0], [3, 0], options));
  }
});

test('mistakes are named, and change nothing', () => {
  const grid = new Grid(4, 3);
  grid.setCost(1, 1, 5);
  const before = grid.toBytes();
  const wrong: [() => void, string][] = [
    [() => grid.paste(3, 0, 2, 1, { blocked: [1, 1] }), 'width is 2'],
    [() => grid.paste(0, 0, 2, 2, { blocked: [1, 1, 1] }), 'blocked has 3 values: it must have width * height = 4'],
    [
      () => grid.paste(0, 0, 2, 1, { blocked: [1, 'x' as never] }),
      'blocked[1] is "x": it must be a number, true or false',
    ],
    [() => grid.paste(0, 0, 2, 1, { blocked: [1, Number.NaN] }), 'blocked[1] is NaN'],
    [() => grid.paste(0, 0, 2, 1, { blocked: [1, 1], costs: [2, Number.NaN] }), 'costs[1] is NaN'],
    [() => grid.paste(0, 0, 2, 1, { costs: [2, 2], kinds: [1, 256] }), 'kinds[1] is 256'],
    [() => grid.paste(0, 0, 2, 1, { costs: 5 as never }), 'costs is 5: it must be an array of numbers'],
    [() => grid.paste(0, 0, 2, 1, { walls: [1, 1] } as never), 'walls'],
    [
      () =>
        grid.setBlockedMany([
          [0, 0],
          [4, 0],
        ]),
      'cells[1] is (4, 0)',
    ],
    [() => grid.setBlockedMany(Int32Array.of(0, 12)), 'cells[1] is 12: cells have indices from 0 to 11'],
    [() => grid.setBlockedMany([[0, 0]], 1 as never), 'blocked is 1'],
    [() => grid.setBlockedMany(7 as never), 'cells is 7: it must be a cell, an iterable of cells'],
  ];
  for (const [call, message] of wrong) {
    expect(call).toThrow(message);
    expect(grid.toBytes()).toEqual(before);
  }
});
