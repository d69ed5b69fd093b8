// Grid.toBytes and fromBytes: everything comes back, in little room, and what is damaged or foreign is refused.
import { describe, expect, test } from 'vitest';
import { Grid } from '../../src/index.ts';
import { cavesMap, mazeMap, Random, randomMap, roomsMap } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

/** Everything that can be read of a grid, with the terrain under blocked cells. */
function contentOf(given: Grid): string {
  const grid = given.clone();
  const all: number[] = [grid.width, grid.height];
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      all.push(Number(grid.isBlocked(x, y)), grid.kind(x, y));
      grid.setBlocked(x, y, false);
      all.push(grid.cost(x, y));
      for (let direction = 0; direction < 8; direction++) all.push(Number(grid.isExitOpen(x, y, direction)));
    }
  }
  return all.join();
}

/** A grid with any of the things that a grid can have. */
function anyGrid(random: Random): Grid {
  const grid = new Grid(1 + random.below(40), 1 + random.below(40));
  const [blocked, terrain, kinds, exits] = [0.3, 0.5, 0.5, 0.2].map((share) =>
    random.chance(0.6) ? share * random.next() : 0,
  );
  const hasFewCosts = random.chance(0.5);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      if (random.chance(terrain)) grid.setCost(x, y, hasFewCosts ? 1 + random.below(5) / 2 : random.next() + 1e-9);
      if (random.chance(blocked)) grid.setBlocked(x, y);
      if (random.chance(kinds)) grid.setKind(x, y, random.chance(0.9) ? random.below(3) : random.below(256));
      if (random.chance(exits)) grid.setExit(x, y, random.below(8), false);
      if (random.chance(exits)) grid.setWall(x, y, random.pick([0, 2, 4, 6]));
    }
  }
  return grid;
}

describe('a grid', () => {
  test(`comes back with everything it has (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let round = 0; round < runs(100); round++) {
      const grid = anyGrid(random);
      const before = contentOf(grid);
      const bytes = grid.toBytes();
      expect(contentOf(grid)).toBe(before);
      const copy = Grid.fromBytes(bytes);
      expect(contentOf(copy), `round ${round}`).toBe(before);
      expect(copy.toBytes()).toEqual(bytes);
    }
  });

  test('of extreme costs, more than 256 of them, comes back to the bit', () => {
    const costs = Float64Array.from(
      { length: 900 },
      (_, i) => [1e-100, 1e100, Math.PI, 1 / 3][i % 4] * (1 + (i % 7 ? i / 1e9 : 0)),
    );
    for (let i = 0; i < 900; i++) if (costs[i] > 1e100) costs[i] = 1e100;
    const grid = Grid.fromCosts(30, 30, costs);
    expect(contentOf(Grid.fromBytes(grid.toBytes()))).toBe(contentOf(grid));
    grid.fill(0, 0, 30, 30, 2.5);
    expect(contentOf(Grid.fromBytes(grid.toBytes()))).toBe(contentOf(grid));
    expect(grid.toBytes().length).toBeLessThan(60);
  });

  test('goes through a buffer at an offset, and structuredClone', () => {
    const grid = anyGrid(new Random(5));
    const bytes = grid.toBytes();
    const shifted = new Uint8Array(bytes.length + 5);
    shifted.set(bytes, 3);
    for (const given of [shifted.subarray(3, 3 + bytes.length), structuredClone(bytes), Buffer.from(bytes)]) {
      expect(contentOf(Grid.fromBytes(given))).toBe(contentOf(grid));
    }
  });

  test('of a subclass, with other sides, keeps its own', () => {
    class Sized extends Grid {
      override readonly width: number = 7;
    }
    expect(Grid.fromBytes(new Sized(3, 2).toBytes()).toText()).toBe('...\n...');
  });
});

describe('bytes', () => {
  test(`take at most 1.2 bits per cell for caves, much less for order (seed ${seed})`, () => {
    const bits = (grid: Grid) => (8 * grid.toBytes().length) / (grid.width * grid.height);
    for (const side of [16, 32, 64, 512]) {
      const size = { width: side, height: side, seed };
      expect(bits(cavesMap(size))).toBeLessThan(side < 64 ? 1.2 : 0.5);
      if (side < 64) continue;
      expect(bits(randomMap({ ...size, blocked: 0.5 }))).toBeLessThan(1.2);
      expect(bits(mazeMap(size))).toBeLessThan(0.6);
      expect(bits(roomsMap(size))).toBeLessThan(0.3);
    }
    expect(new Grid(1000, 1000).toBytes().length).toBeLessThan(200);
  });

  test(`changed anywhere are refused (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let round = 0; round < runs(6); round++) {
      const bytes = anyGrid(random).toBytes();
      for (let at = 0; at < bytes.length; at++) {
        const before = bytes[at];
        for (const change of [1, 128, 1 + random.below(255)]) {
          bytes[at] = before ^ change;
          expect(() => Grid.fromBytes(bytes), `byte ${at}`).toThrow(RangeError);
        }
        bytes[at] = before;
      }
    }
  });

  test(`cut, lengthened, swapped or overwritten are refused (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let round = 0; round < runs(200); round++) {
      const bytes = anyGrid(random).toBytes();
      const cut = bytes.subarray(0, random.below(bytes.length));
      expect(() => Grid.fromBytes(cut)).toThrow(RangeError);
      const longer = new Uint8Array(bytes.length + 1 + random.below(9));
      longer.set(bytes);
      expect(() => Grid.fromBytes(longer)).toThrow(RangeError);
      const damaged = bytes.slice();
      const from = random.below(bytes.length);
      for (let at = from; at < Math.min(from + 20, bytes.length); at++) damaged[at] = random.below(256);
      if (damaged.join() !== bytes.join()) expect(() => Grid.fromBytes(damaged)).toThrow(RangeError);
    }
  });

  test('that are no grid are refused, with the reason', () => {
    const bytes = new Grid(3, 3).toBytes();
    const later = bytes.slice();
    later[3] = 9;
    const damaged = bytes.slice();
    damaged[17] ^= 1;
    const reason = /^bytes is no grid, damaged, or of a later version: it must be all that Grid.toBytes returned$/;
    const wrong: [unknown, new (text: string) => Error, RegExp][] = [
      [new Uint8Array(0), RangeError, reason],
      [Uint8Array.from({ length: 99 }, (_, i) => i), RangeError, reason],
      [bytes.subarray(0, 16), RangeError, reason],
      [later, RangeError, reason],
      [damaged, RangeError, reason],
      [bytes.buffer, TypeError, /^bytes is an object \(ArrayBuffer\): it must be a Uint8Array$/],
      [[...bytes], TypeError, /^bytes is \[72, 80, 71/],
      [undefined, TypeError, /^bytes is undefined/],
      ['HPG', TypeError, /^bytes is "HPG"/],
    ];
    for (const [given, type, message] of wrong) {
      expect(() => Grid.fromBytes(given as Uint8Array)).toThrow(type);
      expect(() => Grid.fromBytes(given as Uint8Array)).toThrow(message);
    }
    const sent = new Grid(3, 3).toBytes();
    structuredClone(sent, { transfer: [sent.buffer] });
    expect(() => Grid.fromBytes(sent)).toThrow(/^bytes is empty: its buffer has been transferred/);
  });

  test('cannot ask for many more cells than their length allows, nor for more than maxCells', () => {
    // Open ground takes almost nothing, and so a byte for 8192 cells is the least.
    const open = new Grid(1000, 1000).toBytes();
    expect(open.length).toBe(Math.ceil(1e6 / 8192));
    expect(Grid.fromBytes(open, { maxCells: 1e6 }).width).toBe(1000);
    expect(() => Grid.fromBytes(open, { maxCells: 999_999 })).toThrow(
      /^bytes is a grid of 1000 x 1000 cells: maxCells allows 999999$/,
    );
    expect(() => Grid.fromBytes(open, { maxCells: -1 })).toThrow(RangeError);
    expect(() => Grid.fromBytes(open, { most: 1 } as object)).toThrow(RangeError);
    const small = new Grid(3, 3).toBytes();
    const view = new DataView(small.buffer);
    for (const [width, height] of [
      [46340, 46340],
      [small.length * 8192 + 1, 1],
    ]) {
      view.setUint32(8, width, true);
      view.setUint32(12, height, true);
      view.setUint32(4, checksumOf(small), true);
      expect(() => Grid.fromBytes(small)).toThrow(/^bytes is no grid/);
    }
  });

  /** Does as the format says, FNV-1a: an array that was made up has the right sum. */
  function checksumOf(bytes: Uint8Array): number {
    let sum = 0x811c9dc5;
    for (const byte of bytes.subarray(8)) sum = Math.imul(sum ^ byte, 0x01000193);
    return sum >>> 0;
  }
});

test(`links behind the cells change none of them, seed ${seed}`, () => {
  const random = new Random(seed + 1);
  for (let round = 0; round < runs(300); round++) {
    const grid = anyGrid(random);
    const { width, height } = grid;
    const place = () => [random.below(width), random.below(height)] as const;
    for (let count = random.below(4); count > 0; count--) {
      const [from, to] = [place(), place()];
      if (String(from) !== String(to)) grid.addLink(from, to, { cost: random.next() });
    }
    const copy = Grid.fromBytes(grid.toBytes());
    expect(contentOf(copy)).toBe(contentOf(grid));
    expect(copy.links()).toEqual(grid.links());
  }
});
