// Heights in maps of Tiled and in pictures: the same exits and costs as setHeights writes.
import { describe, expect, test } from 'vitest';
import { type ImageOptions, parseImage, readImage } from '../../src/image.ts';
import { findPath } from '../../src/index.ts';
import { parseTiled, parseTiledHex, type TiledOptions } from '../../src/tiled.ts';
import { layerOf, mapOf, objectsOf, propertiesOf, TILE, tilesetOf } from '../support/tiled-maps.ts';

describe('maps of Tiled', () => {
  const tilesets = [tilesetOf('t', 1, { 1: {}, 2: { height: 1 }, 3: { height: 2, z: 9 }, 4: { height: 'high' } })];
  const read = (options: TiledOptions, ...layers: object[]) => parseTiled(mapOf({ layers, tilesets }), options);

  test('have them in a property of tiles, objects and layers; the topmost counts', () => {
    const plateau = { ...layerOf('Plateau', '00001'), properties: propertiesOf({ height: 5 }) };
    const stone = { x: TILE, y: 0, width: TILE, height: TILE, properties: propertiesOf({ height: 3 }) };
    const options = { heights: { uphill: 10 } };
    const { grid, warnings } = read(options, layerOf('Ground', '12311'), objectsOf('Stones', [stone]), plateau);
    expect([0, 1, 2, 3].map((x) => grid.edgeCost([x, 0], 'east'))).toEqual([31, null, null, 51]);
    expect(grid.edgeCost([2, 0], 'west')).toBe(11);
    expect(warnings[0]).toMatch(/^nothing is a wall|no wall/);
  });

  test('have them in another property, or by a rule', () => {
    const ground = layerOf('Ground', '131');
    expect(read({ heights: { property: 'z', climb: 8 } }, ground).grid.isExitOpen([0, 0], 'east')).toBe(false);
    const rule: TiledOptions['rule'] = ({ id }) => ({ height: id });
    expect(read({ heights: { climb: 1 }, rule }, ground).grid.isExitOpen([0, 0], 'east')).toBe(false);
    expect(read({ heights: { climb: 2 }, rule }, ground).grid.isExitOpen([0, 0], 'east')).toBe(true);
  });

  test('keep thin walls and costs of sides', () => {
    const rule: TiledOptions['rule'] = ({ id }) => ({ height: id, walls: id === 1 ? 'w' : '', entry: { north: 7 } });
    const { grid } = read({ heights: { climb: 1, uphill: 1 }, rule }, layerOf('Ground', '12\n11'));
    expect([grid.isExitOpen([0, 0], 'east'), grid.edgeCost([0, 0], 'south')]).toEqual([false, 7]);
    expect(findPath(grid, [0, 1], [1, 0]).cost).toBe(3);
  });

  test('of hexagons have them too', () => {
    const map = { orientation: 'hexagonal', staggeraxis: 'y', staggerindex: 'odd', hexsidelength: 8 };
    const { grid } = parseTiledHex(
      { ...mapOf({ layers: [layerOf('Ground', '13\n11')], tilesets }), ...map },
      { heights: { climb: 1, drop: 2 } },
    );
    expect([findPath(grid, [0, 0], [1, 0]).status, findPath(grid, [1, 0], [0, 0]).cost]).toEqual(['unreachable', 1]);
  });

  test('without the option have none, and say what is wrong', () => {
    const ground = layerOf('Ground', '124');
    expect(read({}, ground).grid.edgeCost([0, 0], 'east')).toBe(null);
    expect(read({ heights: { climb: 1 } }, layerOf('Ground', '111')).warnings).toContainEqual(
      'nothing has a height: no property `height` is a number, and no rule says one',
    );
    expect(read({ heights: { climb: 1 } }, ground).warnings.join()).toMatch(
      /its property height is "high", and is ignored: it must be a finite number/,
    );
    const rule: TiledOptions['rule'] = () => ({ height: 1 });
    expect(() => read({ rule }, ground)).toThrow(/has the unknown name "height"/);
    expect(() => read({ rule: () => ({ height: Number.NaN }), heights: {} }, ground)).toThrow(
      /\.height is NaN: it must be a finite number/,
    );
    expect(() => read({ heights: { climb: -1 } }, ground)).toThrow(/climb is -1/);
    expect(() => read({ heights: { steep: 1 } as TiledOptions['heights'] }, ground)).toThrow(
      /heights has the unknown name/,
    );
    expect(() => read({ heights: { property: 3 } as unknown as TiledOptions['heights'] }, ground)).toThrow(
      /heights\.property is 3: it must be the name of a property/,
    );
  });
});

describe('pictures', () => {
  const image = { width: 3, height: 1, data: Uint8ClampedArray.of(0, 0, 0, 255, 16, 16, 16, 255, 64, 64, 64, 255) };
  const rule: ImageOptions['rule'] = ({ red }) => ({ height: red / 16 });

  test('have them by the rule', () => {
    const grid = parseImage(image, { rule, heights: { climb: 1, drop: 3, uphill: 2 } });
    expect([grid.edgeCost([0, 0], 'east'), grid.edgeCost([1, 0], 'east')]).toEqual([3, Infinity]);
    expect(grid.edgeCost([2, 0], 'west')).toBe(null);
    const named = { '#000': { height: 0 }, '#101010': { height: 9, cost: 2 }, '*': 0 };
    expect(readImage(image, { rule: named, heights: { uphill: 1 } }).grid.edgeCost([0, 0], 'east')).toBe(11);
  });

  test('say what is wrong', () => {
    expect(() => parseImage(image, { rule })).toThrow(/has the unknown name "height"/);
    expect(() => parseImage(image, { heights: { climb: 1 } })).toThrow(/heights is given, and rule says no height/);
  });
});
