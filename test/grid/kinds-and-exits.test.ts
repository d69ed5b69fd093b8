// Kinds and exits of cells: what is set is read back, copies keep it, and engines can follow the changes.
import { describe, expect, test } from 'vitest';
import { CellStore } from '../../src/core/grid/cell-store.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import { findPath, Grid } from '../../src/index.ts';
import { STEPS } from '../support/directions.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

function kindsOf(grid: Grid): number[] {
  return Array.from({ length: grid.width * grid.height }, (_, i) =>
    grid.kind(i % grid.width, Math.floor(i / grid.width)),
  );
}

/** Returns the open exits of all cells, eight for each cell. */
function exitsOf(grid: Grid): boolean[] {
  return Array.from({ length: grid.width * grid.height * 8 }, (_, i) => {
    const cell = i >> 3;
    return grid.isExitOpen(cell % grid.width, Math.floor(cell / grid.width), i & 7);
  });
}

describe('kinds', () => {
  test('are 0 until set, and no effect on costs or routes', () => {
    const grid = new Grid(4, 3);
    expect(new Set(kindsOf(grid))).toEqual(new Set([0]));
    grid.setKind(1, 0, 255);
    grid.setBlocked(1, 0);
    grid.fillKind(2, 1, 2, 2, 7);
    expect(kindsOf(grid)).toEqual([0, 255, 0, 0, 0, 0, 7, 7, 0, 0, 7, 7]);
    expect(grid.toText()).toBe('.#..\n....\n....');
    expect(findPath(grid, [0, 0], [3, 2], { diagonals: 'never' }).cost).toBe(5);
    grid.fillKind(1, 0, 0, 0, 9);
    expect(grid.kind(1, 0)).toBe(255);
  });

  test('from arrays and from text', () => {
    expect(kindsOf(Grid.fromKinds(2, 2, [0, 1, 255, 3]))).toEqual([0, 1, 255, 3]);
    const grid = Grid.fromText('.~3\n#,.', { kinds: { '~': 1, ',': 2, '3': 4, '#': 5 } });
    expect(grid.toText()).toBe('..3\n#..');
    expect(kindsOf(grid)).toEqual([0, 1, 4, 5, 2, 0]);
    expect(cellsOf(Grid.fromText('.3', { kinds: { '~': 1 } })).kinds.bytes).toBeNull();
  });

  test('are counted', () => {
    const { kinds } = cellsOf(Grid.fromKinds(3, 2, [0, 1, 1, 0, 2, 0]));
    expect([kinds.used, kinds.countOf(0), kinds.countOf(1), kinds.countOf(2), kinds.countOf(3)]).toEqual([
      3, 3, 2, 1, 0,
    ]);
  });

  test('wrong ones are refused, and change nothing', () => {
    const grid = new Grid(3, 2);
    const wrong: [() => unknown, RegExp][] = [
      [() => grid.setKind(0, 0, 256), /^kind is 256: it must be a whole number from 0 to 255$/],
      [() => grid.setKind(0, 0, 0.5), /^kind is 0.5/],
      [() => grid.setKind(3, 0, 1), /^x is 3/],
      [() => grid.kind(0, 2), /^y is 2/],
      [() => grid.fillKind(2, 0, 2, 1, 1), /^width is 2: it must be a whole number from 0 to 1/],
      [() => grid.fillKind(0, 0, 1, 1, -1), /^kind is -1/],
      [() => Grid.fromKinds(2, 2, [1, 2, 3]), /^kinds has 3 values: it must have width \* height = 4$/],
      [() => Grid.fromKinds(2, 1, [1, 2.5]), /^kinds\[1\] is 2.5/],
      [() => Grid.fromText('~', { kinds: { '~': 300 } }), /^kinds\["~"\] is 300/],
      [() => Grid.fromText('~', { kinds: { '~~': 3 } }), /^kinds has the name "~~": it must be one character/],
      [() => Grid.fromText('~', { kinds: { ' ': 3 } }), /^kinds has the name " "/],
      [() => Grid.fromText('~', { kind: {} } as object), /^options has the unknown name "kind"/],
      [() => Grid.fromText('~;', { kinds: { '~': 1 } }), /^line 1, column 2 is ";".*, or one that kinds names$/],
    ];
    for (const [call, message] of wrong) {
      expect(call).toThrow(RangeError);
      expect(call).toThrow(message);
    }
    const types: [() => unknown, RegExp][] = [
      [() => grid.setKind(0, 0, '1' as unknown as number), /^kind is "1": it must be a number$/],
      [() => Grid.fromKinds(2, 1, [[1, 2]] as unknown as number[]), /^kinds is .*flat/],
      [() => Grid.fromKinds(2, 1, new Map() as unknown as number[]), /^kinds is .*: it must be an array of numbers$/],
      [() => Grid.fromText('~', { kinds: [1] as unknown as Record<string, number> }), /^kinds is \[1\]/],
    ];
    for (const [call, message] of types) {
      expect(call).toThrow(TypeError);
      expect(call).toThrow(message);
    }
    expect(new Set(kindsOf(grid))).toEqual(new Set([0]));
  });
});

describe('exits', () => {
  test('are open, except those that lead off the grid', () => {
    const grid = new Grid(3, 3);
    const open = exitsOf(grid);
    for (let cell = 0; cell < 9; cell++) {
      STEPS.forEach(([dx, dy], direction) => {
        expect(open[cell * 8 + direction]).toBe(grid.isInside((cell % 3) + dx, Math.floor(cell / 3) + dy));
      });
    }
    grid.setExit(0, 0, 0, true);
    grid.setExit(0, 0, 7, false);
    grid.setWall(0, 0, 6);
    expect(exitsOf(grid)).toEqual(open);
    expect(cellsOf(grid).closedExits.used).toBe(0);
  });

  test('are closed one way, walls both ways', () => {
    const grid = new Grid(3, 3);
    grid.setExit(1, 1, 3, false);
    expect([grid.isExitOpen(1, 1, 3), grid.isExitOpen(2, 2, 7), grid.isExitOpen(1, 1, 2)]).toEqual([false, true, true]);
    for (const direction of [0, 2, 4, 6]) {
      const [dx, dy] = STEPS[direction];
      const ends = () => [grid.isExitOpen(1, 1, direction), grid.isExitOpen(1 + dx, 1 + dy, (direction + 4) % 8)];
      grid.setWall(1, 1, direction);
      expect(ends()).toEqual([false, false]);
      grid.setWall(1 + dx, 1 + dy, (direction + 4) % 8, false);
      expect(ends()).toEqual([true, true]);
    }
    expect(cellsOf(grid).closedExits.used).toBe(1);
    grid.setExit(1, 1, 3, true);
    expect(cellsOf(grid).closedExits.used).toBe(0);
  });

  test('wrong ones are refused', () => {
    const grid = new Grid(2, 2);
    const ranges: [() => unknown, RegExp][] = [
      [() => grid.setExit(0, 0, 8, false), /^direction is 8: it must be a whole number from 0 to 7$/],
      [() => grid.isExitOpen(0, 0, -1), /^direction is -1/],
      [() => grid.isExitOpen(2, 0, 0), /^x is 2/],
      [() => grid.setWall(0, 0, 3), /^direction is 3: for a wall it must be 0, 2, 4 or 6$/],
      [() => grid.setWall(0, 0, 1.5), /^direction is 1.5/],
    ];
    for (const [call, message] of ranges) {
      expect(call).toThrow(RangeError);
      expect(call).toThrow(message);
    }
    expect(() => grid.setExit(0, 0, 2, 0 as unknown as boolean)).toThrow(/^open is 0: it must be true or false$/);
    expect(() => grid.setExit(0, 0, 2, 0 as unknown as boolean)).toThrow(TypeError);
    expect(() => grid.setWall(0, 0, 2, 'yes' as unknown as boolean)).toThrow(/^closed is "yes"/);
    expect(() => grid.setWall(0, 0, '2' as never)).toThrow('it must be one of "north"');
    expect(cellsOf(grid).closedExits.used).toBe(0);
  });
});

test(`random edits: what was set is read, copies are independent, journals list the changes (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let round = 0; round < runs(30); round++) {
    const [width, height] = [1 + random.below(40), 1 + random.below(40)];
    const grid = new Grid(width, height);
    const { kinds, closedExits } = cellsOf(grid);
    const expectedKinds = new Uint8Array(width * height);
    const expectedExits = exitsOf(grid);
    const readers = [kinds, closedExits].map((plane) => ({ plane, seen: 0, copy: new Uint8Array(width * height) }));
    for (let edit = 0; edit < 300; edit++) {
      const [x, y] = [random.below(width), random.below(height)];
      const cell = y * width + x;
      if (random.chance(0.5)) {
        const kind = random.pick([0, 1, 2, 255]);
        grid.setKind(x, y, kind);
        expectedKinds[cell] = kind;
      } else {
        const direction = random.below(8);
        const open = random.chance(0.5);
        const [dx, dy] = STEPS[direction];
        const isInside = grid.isInside(x + dx, y + dy);
        if (direction % 2 === 0) {
          grid.setWall(x, y, direction, !open);
          if (isInside) expectedExits[((y + dy) * width + x + dx) * 8 + ((direction + 4) % 8)] = open;
        } else grid.setExit(x, y, direction, open);
        expectedExits[cell * 8 + direction] = open && isInside;
      }
      if (!random.chance(0.1)) continue;
      for (const reader of readers) {
        const changes = reader.plane.journal.since(reader.seen);
        if (changes === null) reader.copy.set(reader.plane.bytes as Uint8Array);
        else for (const changed of changes) reader.copy[changed] = (reader.plane.bytes as Uint8Array)[changed];
        reader.seen = reader.plane.journal.count;
        expect(reader.copy.join()).toBe((reader.plane.bytes ?? new Uint8Array(width * height)).join());
      }
    }
    expect(kindsOf(grid).join()).toBe(expectedKinds.join());
    expect(exitsOf(grid).join()).toBe(expectedExits.join());
    const copy = grid.clone();
    expect(cellsOf(copy).kinds.used).toBe(expectedKinds.filter((kind) => kind !== 0).length);
    expect(kindsOf(copy).join()).toBe(expectedKinds.join());
    expect(exitsOf(copy).join()).toBe(expectedExits.join());
    // A copy begins with one change that says that all may have changed.
    if (kinds.bytes !== null) expect(cellsOf(copy).kinds.journal.since(0)).toBeNull();
    copy.fillKind(0, 0, width, height, 9);
    copy.setExit(0, 0, 2, false);
    copy.setExit(0, 0, 4, false);
    expect(kindsOf(grid).join()).toBe(expectedKinds.join());
    expect(exitsOf(grid).join()).toBe(expectedExits.join());
  }
});

test('a store with a base shares its kinds and exits', () => {
  const base = new CellStore(4, 4);
  const above = new CellStore(4, 4, base);
  base.kinds.set(3, 7);
  base.setExit(0, 0, 2, false);
  expect([above.kinds.at(3), above.isExitOpen(0, 0, 2), above.closedExits.used]).toEqual([7, false, 1]);
});
