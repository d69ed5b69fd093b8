// Maps, tilesets and templates of Tiled in XML: the same answers as in JSON.
import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTiled, parseTiledHex, type TiledOptions } from '../../src/tiled.ts';
import { seed, settings } from '../support/seed.ts';
import { mapOf, objectsOf, propertiesOf, tilesetOf } from '../support/tiled-maps.ts';
import { toTmx, toTsx, toTx } from '../support/tiled-xml.ts';

const tileset = {
  ...tilesetOf('a "cave" & <more>', 1, {
    2: { blocked: true },
    3: { cost: 2.5, kind: 3 },
    4: { solid: true, walls: 'n' },
  }),
  tileoffset: { x: 0, y: 0 },
};
const shape = { objects: [{ id: 1, x: 1, y: 1, width: 14, height: 14 }] };
const shaped = { ...tileset, tiles: [...tileset.tiles, { id: 4, type: 'Wall', objectgroup: shape }] };
const ids = [1, 2, 3, 4, 5, 0, 1, 1, 0x8000_0002, 1, 1, 5];
const raw = new Uint8Array(Uint32Array.from(ids).buffer);
const packed = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const ground = { type: 'tilelayer', id: 1, name: 'Ground', width: 4, height: 3 };
const objects = objectsOf('Things', [
  { x: 3, y: 4, width: 20, height: 9, rotation: 30, properties: propertiesOf({ blocked: true }) },
  {
    x: 3,
    y: 4,
    polygon: [
      { x: 0, y: 0 },
      { x: 30, y: 5.5 },
      { x: 10, y: 40 },
    ],
    properties: propertiesOf({ cost: 4 }),
  },
  { x: 32, y: 8, width: 9, height: 5, ellipse: true, type: 'Wall', name: 'well' },
  {
    x: 16,
    y: 0,
    polyline: [
      { x: 0, y: 0 },
      { x: 0, y: 16 },
    ],
    properties: propertiesOf({ solid: true }),
  },
  { gid: 2, x: 48, y: 48, width: 16, height: 16 },
  { x: 0, y: 0, width: 64, height: 64, text: { text: 'Cave & more' }, properties: propertiesOf({ blocked: true }) },
]);
const options: TiledOptions = { walls: [{ property: 'solid' }, { class: 'Wall' }], collision: 'any' };

/** What a map is read as. */
function understood(map: string | object, more: TiledOptions = {}) {
  const { grid, counts, warnings, transform } = parseTiled(map, { ...options, ...more });
  return { bytes: grid.toBytes(), counts, warnings, origin: transform.origin };
}

describe('maps in XML are read as the same maps in JSON', () => {
  test.each<[string, object]>([
    ['numbers', { data: ids }],
    ['base64', { encoding: 'base64', data: packed(raw) }],
    ['gzip', { encoding: 'base64', compression: 'gzip', data: packed(gzipSync(raw)) }],
    ['zlib', { encoding: 'base64', compression: 'zlib', data: packed(deflateSync(raw)) }],
  ])('tiles as %s', (_, data) => {
    const group = { type: 'group', id: 9, name: 'g', offsetx: 16, layers: [{ ...ground, ...data, name: 'b' }] };
    const map = mapOf({ layers: [{ ...ground, ...data }, group, objects], tilesets: [shaped] });
    expect(understood(toTmx(map))).toEqual(understood(map));
    expect(understood(map).counts).toMatchObject({ thinWalls: 1, oneWay: 0 });
  });

  test.each(['isometric', 'staggered'])('%s', (orientation) => {
    const map = {
      ...mapOf({ layers: [{ ...ground, data: ids }, objects], tilesets: [shaped] }),
      orientation,
      staggerindex: 'even',
    };
    expect(understood(toTmx(map))).toEqual(understood(map));
  });

  test('hexagonal', () => {
    const map = {
      ...mapOf({ layers: [{ ...ground, data: ids }], tilesets: [shaped] }),
      orientation: 'hexagonal',
      hexsidelength: 6,
      staggeraxis: 'x',
    };
    const [xml, json] = [toTmx(map), map].map((one) => parseTiledHex(one, options));
    expect([xml.counts, xml.layout, xml.centreOf(1, 1)]).toEqual([json.counts, json.layout, json.centreOf(1, 1)]);
  });

  test('infinite', () => {
    const chunks = [
      { x: -4, y: 0, width: 4, height: 3, data: ids },
      { x: 16, y: 32, width: 4, height: 3, data: ids },
    ];
    const map = {
      ...mapOf({ layers: [{ type: 'tilelayer', name: 'a', chunks }], tilesets: [shaped] }),
      infinite: true,
    };
    expect(understood(toTmx(map))).toEqual(understood(map));
  });

  test('with tilesets and templates in files of either kind', () => {
    const crate = { tileset: { firstgid: 1, source: '../tiles/t.tsx' }, object: { gid: 2, width: 16, height: 16 } };
    const map = mapOf({
      layers: [{ ...ground, data: ids }, objectsOf('o', [{ template: 'objects/crate.tx', x: 0, y: 48 }])],
      tilesets: [{ firstgid: 1, source: 'tiles/t.tsx' }],
    });
    const { firstgid: _, ...file } = shaped;
    const asked: string[] = [];
    const files = (kind: 'xml' | 'json') => (path: string) => {
      asked.push(path);
      if (kind === 'json') return path.endsWith('.tx') ? crate : file;
      return path.endsWith('.tx') ? toTx(crate) : toTsx(file);
    };
    const wanted = understood(map, { files: files('json') });
    expect(understood(toTmx(map), { files: files('xml') })).toEqual(wanted);
    expect(understood(map, { files: files('xml') })).toEqual(wanted);
    expect(understood(toTmx(map), { files: files('json') })).toEqual(wanted);
    expect([...new Set(asked)]).toEqual(['tiles/t.tsx', 'objects/crate.tx']);
  });

  test('with what XML has besides: entities, CDATA, comments, texts as properties, a DOCTYPE, a tile an element', () => {
    const xml = `\uFEFF<?xml version="1.0"?>
      <!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">
      <!-- A cave. -->
      <map version="1.0" orientation="orthogonal" width="4" height="1" tilewidth="16" tileheight="16">
       <tileset firstgid="1" name="t" tilewidth="16" tileheight="16"><image source="t.png" trans="ff00ff" width="64" height="16"/>
        <tile id="1"><properties><property name="solid &#x26; &quot;old&quot;" value="true"/></properties></tile>
        <tile id="2"><properties><property name="note">a\ntext &lt;here&gt;</property>
         <property name="info" type="class" propertytype="T"><properties><property name="a" type="int" value="3"/></properties></property>
        </properties></tile>
       </tileset>
       <layer name="W&amp;W" width="4" height="1"><data><tile gid="1"/><tile gid="2"/><tile/><tile gid="3"/></data></layer>
       <layer name="more" width="4" height="1"><data encoding="csv"><![CDATA[0,0,0,
        1,]]></data></layer>
      </map>`;
    const asked: unknown[] = [];
    const rule = ({ id, properties, layer }: { id: number; properties: object; layer: string }) =>
      void asked.push([id, layer, { ...properties }]);
    expect(parseTiled(xml, { walls: { property: 'solid & "old"' }, empty: 0, rule }).grid.toText()).toBe('.##.');
    expect(asked).toEqual([
      [0, 'W&W', {}],
      [1, 'W&W', { 'solid & "old"': 'true' }],
      [2, 'W&W', { note: 'a\ntext <here>', info: { a: 3 } }],
      [0, 'more', {}],
    ]);
  });
});

const tmx = toTmx(mapOf({ layers: [{ ...ground, data: ids }, objects], tilesets: [shaped] }));
const with_ = (find: string | RegExp, replacement: string) => tmx.replace(find, replacement);

test.each<[string, string, RegExp]>([
  ['text that ends', tmx.slice(0, 300), /^map is not XML: .* \(line \d+, column \d+\)\. Save it again with Tiled$/],
  ['an entity that is not known', with_('Ground', '&cave;'), /^map is not XML: Named entity isn't defined: &cave;/],
  [
    'declarations of entities',
    with_('<map', '<!DOCTYPE map [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>\n<map'),
    /^map declares entities \(DOCTYPE\)/,
  ],
  ['two roots', `${tmx}<map/>`, /^map is not XML: /],
  ['another kind', '<svg/>', /^map is XML of the kind "svg": it must be a map, a tileset or a template of Tiled$/],
  ['a tileset', toTsx(tileset), /^map is a tileset of Tiled: it must be a map$/],
  [
    'a size that is none',
    with_('height="3"', 'height="three"'),
    /^map: height of <map> is "three": it must be a number/,
  ],
  ['an id that is none', with_('1,2,3', '1,x,3'), /^map: an id of <data> is "x": it must be a number/],
  [
    'another encoding',
    with_('encoding="csv"', 'encoding="hex"'),
    /^map: encoding of <data> is "hex": it must be csv or base64$/,
  ],
  ['a layer without tiles', with_(/<data[\s\S]*?<\/data>/, ''), /^map: a <layer> has no <data>/],
  ['points that are none', with_('30,5.5', '30'), /^map: points of <polygon> has "30": it must be two numbers/],
])('refuses %s', (_, text, message) => {
  expect(() => parseTiled(text)).toThrow(message);
});

test('elements that are nested too deep are refused', () => {
  const deep = '<group name="g">'.repeat(50_000);
  expect(() => parseTiled(with_('<layer', `${deep}<layer`))).toThrow(/^map is not XML: it is nested too deep/);
  const closed = with_(/<layer[\s\S]*<\/objectgroup>/, `${'<group name="g">'.repeat(99)}${'</group>'.repeat(99)}`);
  expect(() => parseTiled(closed)).toThrow('group "g" is nested too deep: at most 64 groups');
});

test('infinite maps may have layers without tiles, but not only such', () => {
  const layer = (name: string, data: string) =>
    `<layer name="${name}" width="5" height="5"><data encoding="csv">${data}</data></layer>`;
  const map = (layers: string) =>
    `<map orientation="orthogonal" width="5" height="5" tilewidth="16" tileheight="16" infinite="1">${toTsx(tileset)}${layers}</map>`;
  const chunk = '<chunk x="-1" y="0" width="2" height="1">1,2</chunk>';
  expect(parseTiled(map(layer('a', '\n') + layer('b', chunk))).grid.toText()).toBe('.#');
  const none = 'map is infinite and has no tiles in the layers to read: draw some, or choose others with layers';
  for (const data of ['', '\n']) expect(() => parseTiled(map(layer('a', data)))).toThrow(none);
  expect(() =>
    parseTiled(map(layer('a', '')).replace('<data encoding="csv"></data>', '<data encoding="base64"/>')),
  ).toThrow(none);
  expect(() => parseTiled(with_(/<data[\s\S]*?<\/data>/, '<data encoding="csv"></data>'))).toThrow(
    'layer "Ground": data has 0 values: it must have one for each of 4 x 3 tiles',
  );
});

test('worlds and templates are refused by name', () => {
  expect(() => parseTiled({ type: 'world', maps: [] })).toThrow(
    /^map is a world of Tiled: read the maps that it names one by one$/,
  );
  expect(() => parseTiled(toTx({ object: { x: 0, y: 0 } }))).toThrow('map is a template of Tiled: it must be a map');
});

test(`with any character replaced, or cut off (seed ${seed})`, () => {
  fc.assert(
    fc.property(
      fc.nat(tmx.length - 1),
      fc.constantFrom(...'<>"/&;=0-9. axé\u0000'),
      fc.boolean(),
      (at, letter, cuts) => {
        try {
          parseTiled(cuts ? tmx.slice(0, at) : tmx.slice(0, at) + letter + tmx.slice(at + 1), options);
        } catch (error) {
          const { name, message } = error as Error;
          expect(['RangeError', 'TypeError', 'SyntaxError']).toContain(name);
          expect(message).not.toMatch(
            /cannot read|undefined is not|not a function|not iterable|invalid array|call stack/i,
          );
          expect(message).toMatch(/: |Save it again/);
        }
      },
    ),
    settings(400),
  );
});
