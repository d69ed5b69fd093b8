// Which maps of hexagons may go round, and that their copies do.
import { describe, expect, test } from 'vitest';
import { distanceField, findPath, HexGrid } from '../../src/index.ts';

describe('wrap of hexagons', () => {
  test('goes with the map into copies, bytes and JSON, and into all that makes maps', () => {
    const options = { layout: 'even-q', wrap: 'both' } as const;
    const maps = [
      new HexGrid(4, 3, options),
      HexGrid.fromText('....\n....\n....', options),
      HexGrid.fromRows(
        [
          [0, 0, 0, 0],
          [0, 0, 0, 0],
          [0, 0, 0, 0],
        ],
        options,
      ),
      HexGrid.fromCosts(4, 3, new Array(12).fill(1), options),
      HexGrid.fromKinds(4, 3, new Array(12).fill(1), options),
    ];
    for (const map of maps) {
      for (const copy of [map, map.clone(), HexGrid.fromBytes(map.toBytes()), HexGrid.fromJSON(JSON.stringify(map))]) {
        expect([copy.wrap, copy.layout, copy.distance([0, 0], [3, 0])]).toEqual(['both', 'even-q', 1]);
      }
    }
    expect(new HexGrid(3, 3).wrap).toBe(null);
  });

  test('names steps over an edge', () => {
    const map = new HexGrid(9, 4, { wrap: 'x' });
    const { path, cost } = findPath(map, [1, 0], [7, 0]);
    expect([cost, path?.hops()]).toEqual([3, [{ index: 2, edge: 'x' }]]);
    expect(map.isExitOpen([0, 0], 'west')).toBe(true);
  });

  test('takes walls, exits and borders that cost, at an edge that goes on too', () => {
    const map = new HexGrid(30, 20, { wrap: 'x' });
    const costOf = () => [findPath(map, [0, 5], [29, 5]).cost, findPath(map, [8, 5], [9, 5]).cost];
    map.setEdgeCost([8, 5], 'east', 4);
    expect(costOf()).toEqual([1, 2]);
    map.setEdgeCost([0, 5], 'west', 1.5);
    expect([costOf(), map.edgeCost([29, 5], 'east')]).toEqual([[1.5, 2], 1.5]);
    map.setWall([0, 5], 'west');
    expect([costOf(), map.isExitOpen([29, 5], 'east'), map.isExitOpen([0, 5], 'west')]).toEqual([[2, 2], false, false]);
    expect(distanceField(map, [29, 5]).costAt(0, 5)).toBe(2);
  });

  test.each([
    [
      5,
      5,
      { layout: 'odd-r', wrap: 'y' },
      'height is 5: for the rows of "odd-r" to join with wrap in y it must be even',
    ],
    [5, 5, { layout: 'even-r', wrap: 'both' }, 'height is 5'],
    [
      5,
      4,
      { layout: 'odd-q', wrap: 'x' },
      'width is 5: for the columns of "odd-q" to join with wrap in x it must be even',
    ],
    [2, 4, { layout: 'odd-r', wrap: 'x' }, 'width is 2: it must be a whole number from 3 to 16777216 with wrap'],
    [4, 4, { layout: 'odd-r', wrap: 'z' }, 'wrap is "z"'],
    [4, 4, { wraps: 'x' }, 'wraps'],
  ] as const)('%i x %i, %o is refused', (width, height, options, text) => {
    const make = () => new HexGrid(width, height, options as never);
    expect(make).toThrow(RangeError);
    expect(make).toThrow(text);
  });

  test.each([
    [5, 5, 'odd-r', 'x'],
    [5, 5, 'even-q', 'y'],
    [5, 4, 'even-r', 'both'],
    [4, 5, 'odd-q', 'both'],
    [5, 5, 'axial', 'both'],
  ] as const)('%i x %i, %s joins in %s', (width, height, layout, wrap) => {
    expect(new HexGrid(width, height, { layout, wrap }).wrap).toBe(wrap);
  });
});
