// JSON.stringify(grid) and Grid.fromJSON: everything comes back.
import { expect, test } from 'vitest';
import { checkPath, findPath, Grid, HexGrid } from '../../src/index.ts';
import { randomLinkedGrid, randomPlace } from '../support/link-problems.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';

test(`grids come back from JSON as from bytes (seed ${seed})`, () => {
  const random = new Random(seed);
  for (let run = 0; run < runs(300); run++) {
    const plain = randomLinkedGrid(random);
    if (random.chance(0.3)) plain.setWall(randomPlace(plain, random), 'east');
    const kind = random.below(4);
    const wrapped = new Grid(3 + random.below(9), 3 + random.below(9), {
      wrap: random.pick(['x', 'y', 'both'] as const),
    });
    const grid = kind === 0 ? Grid.stack([plain, plain]) : kind === 1 ? wrapped : plain;
    const text = JSON.stringify({ grid });
    const copies = [
      Grid.fromJSON(JSON.parse(text).grid),
      Grid.fromJSON(JSON.stringify(grid)),
      Grid.fromJSON(grid.toJSON()),
    ];
    for (const copy of copies) {
      expect(copy.toBytes()).toEqual(grid.toBytes());
      expect([copy.width, copy.height, copy.floors, copy.wrap]).toEqual([
        grid.width,
        grid.height,
        grid.floors,
        grid.wrap,
      ]);
      const { path, cost } = findPath(grid, randomPlace(grid, random), randomPlace(grid, random));
      if (path !== null) expect(checkPath(copy, path).cost).toBe(checkPath(grid, path).cost);
      if (path !== null) expect(cost).toBeLessThan(Infinity);
    }
    // Other decoders read the digits too.
    expect(new Uint8Array(Buffer.from(grid.toJSON().bytes, 'hex'))).toEqual(grid.toBytes());
  }
});

test('maps of hexagons come back with their layout', () => {
  for (const layout of ['odd-r', 'even-r', 'odd-q', 'even-q', 'axial'] as const) {
    const hexes = HexGrid.fromText('.#3\n...', { layout });
    hexes.addLink([0, 0], [2, 1], { cost: 3 });
    hexes.setWall([1, 1], layout.endsWith('q') ? 'north' : 'west');
    const copy = HexGrid.fromJSON(JSON.parse(JSON.stringify(hexes)));
    expect([copy.layout, copy.toText(), copy.links()]).toEqual([layout, hexes.toText(), hexes.links()]);
    expect(() => Grid.fromJSON(hexes.toJSON())).toThrow('bytes is a HexGrid');
  }
  expect(() => HexGrid.fromJSON(new Grid(2, 2).toJSON())).toThrow('bytes is a grid of squares');
});

test('what is no grid is refused by name', () => {
  const { bytes } = new Grid(40, 40).toJSON();
  const refused: [unknown, RegExp][] = [
    [null, /^value is null: it must be what toJSON of a grid returned/],
    ['nonsense', /JSON/],
    ['[1]', /^value is "\[1\]"/],
    [{ width: 5, height: 5 }, /it must be what toJSON/],
    [{ bytes: '!' }, /^bytes is no grid/],
    [{ bytes: `f${bytes.slice(1)}` }, /^bytes is no grid, damaged/],
    [{ bytes: '' }, /^bytes is no grid/],
  ];
  for (const [value, message] of refused) expect(() => Grid.fromJSON(value as never)).toThrow(message);
  expect(() => Grid.fromJSON({ width: 40, height: 40, bytes }, { maxCells: 100 })).toThrow('maxCells allows 100');
});
