// fieldOfView beside a judge that draws a line to each cell, on squares, floors, edges that go on, and hexagons.
import { describe, expect, test } from 'vitest';
import { fieldOfView, Grid, HexGrid, type HexLayout, type Visibility } from '../../src/index.ts';
import { LAYOUTS } from '../hex/hex-world.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { isSeen, type SightMap } from './sight-judge.ts';

type Kind = 'squares' | 'floors' | 'wrap' | 'hexagons' | 'hexagons with wrap';

interface Case {
  readonly grid: Grid;
  readonly map: SightMap;
  /** Rows of the floor with a cell. */
  readonly floorOf: (y: number) => readonly [number, number];
  /** Whether `see` says what blocks sight, else blocked cells do. */
  readonly bySee: boolean;
}

/** Kind 1 blocks sight, and so do blocked cells of kind 0. */
const see = (kind: number, blocked: boolean) => kind === 2 || (kind === 0 && !blocked);

function caseOf(kind: Kind, random: Random): Case {
  const wrap = kind.endsWith('wrap') ? random.pick(['x', 'y', 'both'] as const) : undefined;
  const layout: HexLayout | null = kind.startsWith('hexagons') ? random.pick(LAYOUTS) : null;
  // Rows and columns of hexagons join if their number is even.
  const even = wrap !== undefined && layout !== null ? 2 : 1;
  const [width, height] = [random.between(3, 11), random.between(3, 11)].map((side) => even * Math.ceil(side / even));
  const one = () =>
    layout === null ? new Grid(width, height, { wrap }) : new HexGrid(width, height, { layout, wrap });
  const grid = kind === 'floors' ? Grid.stack([one(), one()]) : one();
  const density = random.pick([0, 0.05, 0.15, 0.3, 0.5]);
  const bySee = random.chance(0.3);
  for (let cell = 0; cell < grid.width * grid.height; cell++) {
    const at = grid.cellAt(cell);
    grid.setBlocked(at, random.chance(density));
    if (bySee) grid.setKind(at, random.pick([0, 0, 0, 1, 2]));
  }
  const floorOf = (y: number) => {
    const rows = grid.floorHeight + 1;
    const row = y % rows;
    if (row === grid.floorHeight) return [y, y] as const;
    return [y - row, y - row + grid.floorHeight - 1] as const;
  };
  const [goesOnX, goesOnY] = [wrap === undefined || wrap === 'y', wrap === undefined || wrap === 'x'];
  const around = (value: number, length: number) => ((value % length) + length) % length;
  const map: SightMap = {
    layout,
    goesOnX: goesOnX ? Infinity : width,
    goesOnY: goesOnY ? Infinity : height,
    blocksSight(placeX, placeY) {
      const [x, y] = [goesOnX ? placeX : around(placeX, width), goesOnY ? placeY : around(placeY, height)];
      if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return null;
      return bySee ? !see(grid.kind(x, y), grid.isBlocked(x, y)) : grid.isBlocked(x, y);
    },
  };
  return { grid, map, floorOf, bySee };
}

/** Returns the cells that the judge sees from one, by index. */
function judged({ grid, map, floorOf }: Case, x: number, y: number, radius: number): number[] {
  const { width, height } = grid;
  const [first, last] = floorOf(y);
  const onFloor = {
    ...map,
    blocksSight: (atX: number, atY: number) =>
      (atY < first || atY > last) && map.goesOnY === Infinity ? null : map.blocksSight(atX, atY),
  };
  const places = (at: number, length: number, goesOn: number) =>
    goesOn === Infinity ? [at] : [at - length, at, at + length];
  return Array.from({ length: width * height }, (_, cell) => cell).filter((cell) => {
    const toY = Math.floor(cell / width);
    return places(cell % width, width, map.goesOnX).some((atX) =>
      places(toY, height, map.goesOnY).some((atY) => isSeen(onFloor, [x, y], [atX, atY], radius)),
    );
  });
}

function checkView({ grid }: Case, view: Visibility, expected: readonly number[]): void {
  expect(view.cells()).toEqual(expected.map((cell) => grid.cellAt(cell)));
  const cells = Array.from({ length: grid.width * grid.height }, (_, cell) => cell);
  expect(cells.filter((cell) => view.has(cell % grid.width, Math.floor(cell / grid.width)))).toEqual(expected);
}

describe.each(['squares', 'floors', 'wrap', 'hexagons', 'hexagons with wrap'] as const)('%s', (kind) => {
  test(`the cells seen are those that the judge sees (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let run = 0; run < runs(3000); run++) {
      const drawn = caseOf(kind, random);
      const { grid, bySee } = drawn;
      const [x, y] = [random.below(grid.width), random.below(grid.height)];
      const radius = random.pick([0, 1, 2, 2.5, 3, 5, Infinity, Infinity, Infinity]);
      const before = grid.toText();
      const view = fieldOfView(grid, { x, y }, { radius, see: bySee ? see : undefined });
      checkView(drawn, view, judged(drawn, x, y, radius));
      expect(grid.toText()).toBe(before);
    }
  });

  test(`sight is the same both ways, for all pairs of cells that do not block it (seed ${seed})`, () => {
    const random = new Random(seed + 1);
    for (let run = 0; run < runs(150); run++) {
      const { grid, map, bySee } = caseOf(kind, random);
      const radius = random.pick([2, 4, 5.5, Infinity]);
      const free = Array.from({ length: grid.width * grid.height }, (_, cell) => cell).filter(
        (cell) => map.blocksSight(cell % grid.width, Math.floor(cell / grid.width)) === false,
      );
      const views = free.map((cell) => fieldOfView(grid, grid.cellAt(cell), { radius, see: bySee ? see : undefined }));
      for (const [i, view] of views.entries()) {
        const back = views.map((other) => other.has(grid.cellAt(free[i])));
        expect(free.map((cell) => view.has(grid.cellAt(cell)))).toEqual(back);
      }
    }
  });
});

describe('what is seen', () => {
  const room = Grid.fromText(`
    #######
    #.....#
    #.....#
    #...#.#
    #######
  `);

  test('walls of a room are seen whole, corners too, and nothing behind a pillar', () => {
    const view = fieldOfView(room, [1, 1]);
    const drawn = Array.from({ length: room.height }, (_, y) =>
      Array.from({ length: room.width }, (_, x) => (view.has(x, y) ? room.toText().split('\n')[y][x] : ' ')).join(''),
    );
    expect(drawn).toEqual(['#######', '#.....#', '#.....#', '#...#.#', '#####  ']);
  });

  test('a list of kinds: one sees through these alone', () => {
    const grid = Grid.fromText('.~.#.', { kinds: { '~': 1 } });
    expect(fieldOfView(grid, [0, 0], { see: [1] }).cells().length).toBe(3);
    expect(fieldOfView(grid, [0, 0], { see: Uint8Array.of(0) }).cells().length).toBe(2);
    expect(fieldOfView(grid, [0, 0], { see: [0, 1] }).cells().length).toBe(5);
    expect(fieldOfView(grid, [0, 0], { see: [] }).cells().length).toBe(2);
  });

  test('a blocked cell looks out, and is always seen by itself', () => {
    expect(fieldOfView(Grid.fromText('.#.'), [1, 0]).cells().length).toBe(3);
    expect(fieldOfView(room, [0, 0], { radius: 0 }).cells()).toEqual([{ x: 0, y: 0 }]);
  });

  test('later edits change nothing, and closed exits and links make no difference', () => {
    const grid = new Grid(3, 1);
    const view = fieldOfView(grid, [0, 0]);
    grid.setBlocked(1, 0);
    expect(view.has([2, 0])).toBe(true);
    expect(fieldOfView(grid, [0, 0]).has([2, 0])).toBe(false);
    grid.setBlocked(1, 0, false);
    grid.setWall(1, 0, 'east');
    grid.addLink([0, 0], [2, 0]);
    expect(fieldOfView(grid, [0, 0]).cells().length).toBe(3);
  });

  test('cells on floors have their floor', () => {
    const house = Grid.stack([new Grid(2, 1), new Grid(2, 1)]);
    const view = fieldOfView(house, [1, 0, 1]);
    expect(view.cells()).toEqual([
      { x: 0, y: 0, floor: 1 },
      { x: 1, y: 0, floor: 1 },
    ]);
    expect([view.has([0, 0, 1]), view.has([0, 0, 0])]).toEqual([true, false]);
  });

  test('the whole of an open map is seen, from the middle and from corners', () => {
    const open = new Grid(200, 130);
    for (const cell of [
      [100, 65],
      [0, 0],
      [199, 129],
    ] as const) {
      expect(fieldOfView(open, cell).cells().length).toBe(200 * 130);
    }
    const long = new Grid(2 ** 20, 3);
    expect(fieldOfView(long, [0, 1]).has(2 ** 20 - 1, 2)).toBe(true);
    long.setBlocked(2 ** 19, 1);
    const view = fieldOfView(long, [0, 1], { radius: Infinity });
    expect([view.has(2 ** 19, 1), view.has(2 ** 20 - 1, 1), view.has(2 ** 20 - 1, 0)]).toEqual([true, false, true]);
    const hexes = new HexGrid(60, 50, { layout: 'even-q' });
    expect(fieldOfView(hexes, [30, 20]).cells().length).toBe(60 * 50);
  });
});

describe('what is refused', () => {
  const grid = new Grid(4, 3);
  const wrong = (options: unknown) => () => fieldOfView(grid, [0, 0], options as never);

  test.each([
    [() => fieldOfView({} as never, [0, 0]), TypeError, 'grid'],
    [() => fieldOfView(grid, [4, 0]), RangeError, 'cell is (4, 0)'],
    [() => fieldOfView(grid, 3 as never), TypeError, 'cell is 3'],
    [wrong({ radius: -1 }), RangeError, 'radius is -1'],
    [wrong({ radius: Number.NaN }), RangeError, 'radius is NaN'],
    [wrong({ radius: '3' }), TypeError, 'radius is "3"'],
    [wrong({ range: 3 }), RangeError, 'unknown name'],
    [wrong({ see: 3 }), TypeError, 'see is 3'],
    [wrong({ see: [256] }), RangeError, 'see[0] is 256'],
    [wrong({ see: ['water'] }), TypeError, 'see[0]'],
    [wrong({ see: () => 1 }), TypeError, 'see(0, false) is 1'],
    [() => fieldOfView(grid, [0, 0]).has([0, 3]), RangeError, '(0, 3)'],
    [() => fieldOfView(grid, [0, 0]).has(-1, 0), RangeError, 'x is -1'],
  ] as const)('case %#', (call, type, text) => {
    expect(call).toThrow(type);
    expect(call).toThrow(text);
    expect(fieldOfView(grid, [0, 0]).cells().length).toBe(12);
  });
});
