// Where a group stands: in rows, in a block, and on its own side of a door.
import { describe, expect, test } from 'vitest';
import { type FormationOptions, formationCells, Grid, HexGrid, type Point, World } from '../../src/index.ts';
import { anyMap, cellsOf, KINDS } from '../reference/problems.ts';
import { checkFormation } from '../support/formations.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

/** Draws cells by their order, 1 to 9 and a to z. */
function drawn(width: number, height: number, cells: readonly Point[]): string {
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => '.'));
  for (const [i, { x, y }] of cells.entries()) rows[y][x] = (i + 1).toString(36);
  return rows.map((row) => row.join('')).join('\n');
}

test.each(KINDS)(`%s: cells are reached and apart, on both engines the same (seed ${seed})`, (kind) => {
  const random = new Random(seed + KINDS.indexOf(kind));
  for (let run = 0; run < runs(60); run++) {
    const { map, hasExits } = anyMap(kind, random);
    const options: FormationOptions = {};
    if (random.chance(0.5)) options.spacing = random.between(1, 3);
    if (random.chance(0.6)) {
      options.facing = random.below(map instanceof HexGrid ? 6 : 8);
      if (random.chance(0.5)) options.files = random.between(1, 6);
    }
    if (random.chance(0.3)) options.inView = false;
    if (random.chance(0.2)) options.avoid = [random.pick(cellsOf(map))];
    if (kind === 'walls' && !hasExits && random.chance(0.3)) options.size = 2;
    const [place, count] = [random.pick(cellsOf(map)), random.below(20)];
    const [cells, twin] = (['wasm', 'js'] as const).map((engine) =>
      formationCells(map as Grid, place, count, { ...options, engine }),
    );
    expect(twin).toEqual(cells);
    checkFormation(map, place, count, cells, options);
  }
});

test('rows stand behind the place, the first one at it', () => {
  const grid = new Grid(9, 7);
  expect(drawn(9, 7, formationCells(grid, [6, 3], 12, { facing: 'east', files: 5 }))).toBe(
    ['.........', '.....94..', '....c72..', '....b61..', '.....83..', '.....a5..', '.........'].join('\n'),
  );
});

test('without a direction it is a block round the place', () => {
  const cells = formationCells(new Grid(9, 7), [4, 3], 9);
  expect(drawn(9, 7, cells)).toBe(
    ['.........', '.........', '...627...', '...314...', '...859...', '.........', '.........'].join('\n'),
  );
});

test('on hexagons, each file stands behind the one before it', () => {
  const grid = new HexGrid(15, 15);
  const cells = formationCells(grid, [7, 7], 15, { facing: 'east', files: 5 });
  expect(cells.slice(0, 5).map(({ y }) => y)).toEqual([7, 6, 8, 5, 9]);
  for (const [i, { x, y }] of cells.entries()) if (i >= 5) expect(cells[i - 5]).toEqual({ x: x + 1, y });
});

const SHAPES: readonly FormationOptions[] = [
  {},
  { spacing: 2 },
  { facing: 'west' },
  { facing: 'east' },
  { facing: 'north' },
  { facing: 'north-west', spacing: 2 },
  { facing: 'south-west', spacing: 2 },
];

describe.each([1, 2, 3])('at a door of %i cells', (door) => {
  test('a group stays in its room, wherever it stands and looks', () => {
    let spilled = 0;
    for (const before of [1, 2, 3, 5]) {
      for (const aside of [0, 1, 3]) {
        for (const options of SHAPES) {
          const grid = new Grid(40, 30);
          grid.fill(20, 0, 1, 30, true);
          grid.fill(20, 14, 1, door, false);
          const isOver = (inView: boolean) =>
            formationCells(grid, [20 - before, 14 + aside], 24, { ...options, inView }).some(({ x }) => x > 19);
          expect(isOver(true), JSON.stringify([before, aside, options])).toBe(false);
          if (isOver(false)) spilled++;
        }
      }
    }
    // The way alone would lead into the next room.
    expect(spilled).toBeGreaterThan(10);
  });

  test('it goes into the next room if its own is full', () => {
    const grid = new Grid(9, 5);
    grid.fill(3, 0, 1, 5, true);
    grid.fill(3, 1, 1, door, false);
    expect(formationCells(grid, [1, 2], 15).every(({ x }) => x < 3)).toBe(true);
    expect(formationCells(grid, [1, 2], 20).filter(({ x }) => x > 2).length).toBe(5);
  });
});

test('what is behind a wall comes last', () => {
  const grid = new Grid(11, 9);
  grid.fill(0, 4, 10, 1, true);
  const cells = formationCells(grid, [4, 3], 20, { facing: 'north', inView: false });
  expect(cells.every(({ y }) => y < 4)).toBe(true);
});

test('few cells, none, and wrong arguments', () => {
  const grid = new Grid(2, 2);
  expect(formationCells(grid, [0, 0], 9).length).toBe(4);
  expect(formationCells(grid, [0, 0], 0)).toEqual([]);
  grid.setBlocked(0, 0);
  expect(formationCells(grid, [0, 0], 3)).toEqual([]);
  const call =
    (...args: unknown[]) =>
    () =>
      (formationCells as (...all: unknown[]) => unknown)(grid, ...args);
  expect(call([2, 0], 1)).toThrow('place is (2, 0)');
  expect(call([0, 0], -1)).toThrow('count is -1');
  expect(call([0, 0], 1, { spacing: 0 })).toThrow('spacing is 0');
  expect(call([0, 0], 1, { files: 2 })).toThrow('files is 2, and facing is not given');
  expect(call([0, 0], 1, { facing: 'up' })).toThrow('facing is "up"');
  expect(call([0, 0], 1, { facing: 8 })).toThrow('facing is 8');
  expect(call([0, 0], 1, { inView: 1 })).toThrow('inView is 1');
  expect(call([0, 0], 1, { direction: 'to' })).toThrow('unknown name "direction"');
  expect(() => formationCells(new HexGrid(3, 3), [0, 0], 1, { facing: 'north' })).toThrow('facing is "north"');
  expect(() => formationCells(new World({ width: 64, height: 64 }) as unknown as Grid, [0, 0], 1)).toThrow('World');
});
