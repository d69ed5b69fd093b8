// Offices as people build them for WorkAdventure: walls are tiles with `collides`, under and over other layers. Every wall is kept.
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseTiled, type TiledOptions } from '../../src/tiled.ts';
import { layerOf, mapOf, objectsOf, propertiesOf, tilesetOf } from '../support/tiled-maps.ts';
import { toTmx, toTsx } from '../support/tiled-xml.ts';

const floor = layerOf('floor', '11111\n11111\n11111');
/** Tile 2 is a wall, 3 a carpet, 4 a desk, 5 a door that says it is none. */
const tiles = { 2: { collides: true }, 3: {}, 4: { collides: true, openWebsite: 'x' }, 5: { collides: false } };
const office = tilesetOf('office', 1, tiles);
const drawn = '22222\n20002\n22022';
const WALLS = ['#####', '#...#', '##.##'];
const start = { ...layerOf('start', '00000\n01000\n00000'), properties: propertiesOf({ startLayer: true }) };
const floorLayer = objectsOf('floorLayer', [{ x: 0, y: 0, width: 80, height: 48, name: 'area', type: 'area' }]);

const gids = (text: string, change: (id: number) => number) => ({
  ...layerOf('walls', text),
  data: layerOf('walls', text).data.map((id) => (id === 0 ? 0 : change(id))),
});
const one = (layers: object[], more: object = {}) => ({ ...mapOf({ layers, tilesets: [office] }), ...more });

const CASES: [string, object, TiledOptions?][] = [
  [
    'walls between the floor and what lies above',
    one([floor, layerOf('walls', drawn), layerOf('above', '33333\n33333\n33333'), start]),
  ],
  [
    'walls below carpets, and doors that say they are none',
    one([layerOf('walls', drawn), layerOf('carpet', '53535\n35353\n53535'), floor]),
  ],
  [
    'walls in a hidden group, half transparent, and moved by a tile',
    one([
      floor,
      {
        type: 'group',
        name: 'g',
        visible: false,
        opacity: 0.5,
        offsetx: 16,
        offsety: -16,
        layers: [layerOf('walls', '00000\n22220\n00020')],
      },
      layerOf('rest', '20000\n20002\n22022'),
    ]),
  ],
  ['walls flipped and turned', one([floor, gids(drawn, (id) => id + 5 * 2 ** 29)])],
  [
    'walls of a second tileset',
    one([floor, gids(drawn, (id) => id + 100)], {
      tilesets: [tilesetOf('plants', 1, {}), { ...office, firstgid: 101 }],
    }),
  ],
  [
    'walls of a tileset in a file of its own',
    one([floor, layerOf('walls', drawn)], { tilesets: [{ firstgid: 1, source: '../tilesets/office.tsx' }] }),
    { files: () => toTsx({ ...office, tilecount: 5 }) },
  ],
  [
    'walls of a layer named collisions, whatever its tiles say',
    one([floor, layerOf('collisions', '11111\n10001\n11011')]),
    { walls: 'collisions' },
  ],
  [
    'walls of a layer whose property says so',
    one([floor, { ...layerOf('red', '11111\n10001\n11011'), properties: propertiesOf({ collides: true }) }]),
  ],
  [
    'walls with the property as a text, as Tiled before 0.16 wrote it',
    one([floor, layerOf('walls', drawn)], {
      tilesets: [
        { firstgid: 1, name: 'old', tilewidth: 16, tileheight: 16, tileproperties: { 1: { collides: 'true' } } },
      ],
    }),
  ],
  [
    'walls packed by gzip below furniture, with areas over everything',
    one([
      floor,
      {
        ...layerOf('walls', drawn),
        encoding: 'base64',
        compression: 'gzip',
        data: gzipSync(new Uint8Array(Uint32Array.from(layerOf('', drawn).data).buffer)).toString('base64'),
      },
      layerOf('furniture', '33333\n33333\n33333'),
      floorLayer,
    ]),
  ],
];

test.each(CASES)('%s', (_, map, options) => {
  const asked = { walls: { property: 'collides' }, ...options };
  expect(parseTiled(map, asked).grid.toText().split('\n')).toEqual(WALLS);
  if (!JSON.stringify(map).includes('tileproperties')) {
    expect(parseTiled(toTmx(map), asked).grid.toText().split('\n')).toEqual(WALLS);
  }
});

test('the rules that people write for them keep all walls too', () => {
  for (const [, map, options] of CASES.filter(([, , given]) => given?.walls === undefined)) {
    const rule: TiledOptions['rule'] = ({ properties }) =>
      properties.collides === true || properties.collides === 'true' ? 0 : 1;
    const isByLayer = JSON.stringify(map).includes('"red"');
    const { grid } = parseTiled(map, { ...options, rule, walls: isByLayer ? { property: 'collides' } : [] });
    expect(grid.toText().split('\n')).toEqual(WALLS);
  }
});
