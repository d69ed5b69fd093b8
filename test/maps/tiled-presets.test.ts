// Maps that are made for an engine: what it makes of properties, parseTiled makes of them by its preset, without being told more.
import { describe, expect, test } from 'vitest';
import { findPath } from '../../src/index.ts';
import { parseTiled, type TiledOptions } from '../../src/tiled.ts';

/** Tiles 1 to 4 of a map of 5 x 1 cells for grid-engine: ground, a wall, mud, and a ledge that is entered from the left alone. Cell 4 has no tile. */
const property = (name: string, value: number | boolean) => ({
  name,
  type: typeof value === 'number' ? 'float' : 'bool',
  value,
});
const TILES = [[], [property('ge_collide', true)], [property('ge_cost', 3)], [property('ge_collide_right', true)]].map(
  (properties, id) => ({ id, properties }),
);

function mapOf(...layers: number[][]) {
  return {
    ...{ orientation: 'orthogonal', width: layers[0].length, height: 1, tilewidth: 16, tileheight: 16 },
    tilesets: [{ firstgid: 1, name: 't', tiles: TILES }],
    layers: layers.map((data, i) => ({
      ...{ type: 'tilelayer', name: `layer ${i}`, width: data.length, height: 1 },
      data,
    })),
  };
}

const read = (options: TiledOptions, ...layers: number[][]) => parseTiled(mapOf(...layers), options);

describe("the preset 'grid-engine'", () => {
  const preset = 'grid-engine';

  test('takes walls, costs, sides and cells without a tile as the engine does', () => {
    const { grid, warnings } = read({ preset }, [1, 2, 3, 4, 0]);
    expect(grid.toText().trim()).toBe('.#3.#');
    expect(findPath(grid, [2, 0], [3, 0]).cost).toBe(1);
    expect(findPath(read({ preset }, [3, 4, 1]).grid, [2, 0], [0, 0]).status).toBe('unreachable');
    expect(warnings).toEqual([]);
  });

  test('keeps a wall under another tile, and needs one tile of any layer', () => {
    expect(read({ preset }, [2, 0, 0], [1, 1, 0]).grid.toText().trim()).toBe('#.#');
  });

  test('gives way to options that are given besides, and to a property of ours', () => {
    expect(read({ preset, empty: 2 }, [1, 0]).grid.toText().trim()).toBe('.2');
    expect(read({ preset, walls: 'layer 0' }, [1, 0], [2, 2]).grid.toText().trim()).toBe('#.');
  });

  test('is asked for: without it these properties say nothing, except for sides', () => {
    expect(read({}, [1, 2, 3, 4, 0]).grid.toText().trim()).toBe('.....');
  });

  test('is the only one', () => {
    expect(() => read({ preset: 'rpg-maker' as typeof preset }, [1])).toThrow(/preset is "rpg-maker".*grid-engine/);
  });
});
