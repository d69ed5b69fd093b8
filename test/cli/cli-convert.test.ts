// Maps of editors, robots and pictures on the command line: `hotpath convert`, and `hotpath solve`.
import { readFileSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Grid } from '../../src/index.ts';
import { file, run, runJson, useScratch } from '../support/cli.ts';
import { layerOf, mapOf, objectsOf, tilesetOf } from '../support/tiled-maps.ts';

useScratch();

const tileset = tilesetOf('t', 1, { 2: { blocked: true }, 3: { cost: 3 } });
const { firstgid: _, ...external } = tileset;
const tiled = mapOf({
  layers: [layerOf('Ground', '123\n111'), objectsOf('Walls', [{ x: 0, y: 16, width: 16, height: 16 }])],
  tilesets: [{ firstgid: 1, source: 't.tsj' }],
});
const origin = { position: { x: 0, y: 0 } };

/** A PNG chunk (https://www.w3.org/TR/png-3/#5Chunk-layout). */
function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A PNG file. @param colour 0 grey, 2 colours, 3 palette, 4 grey with alpha, 6 colours with alpha. */
function png(
  width: number,
  height: number,
  depth: number,
  colour: number,
  rows: number[][],
  more: Buffer[] = [],
  interlace = 0,
): Buffer {
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, height, depth, colour, 0, 0, interlace]);
  const data = deflateSync(Uint8Array.from(rows.flatMap((row) => [0, ...row])));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  const empty = new Uint8Array(0);
  return Buffer.concat([signature, chunk('IHDR', header), ...more, chunk('IDAT', data), chunk('IEND', empty)]);
}

/** Writes files, and returns what convert makes of the first one. */
function textOf(files: Record<string, string | Uint8Array>, ...flags: string[]): string[] {
  for (const [name, content] of Object.entries(files)) writeFileSync(file(name), content);
  const { code, out, err } = run(['convert', file(Object.keys(files)[0]), '-', ...flags]);
  expect([code, err]).toEqual([0, '']);
  return out.trimEnd().split('\n');
}

describe('convert reads', () => {
  test('maps of Tiled, with their tilesets', () => {
    const files = { 'level.tmj': JSON.stringify(tiled), 't.tsj': JSON.stringify(external) };
    expect(textOf(files)).toEqual(['.#3', '...']);
    expect(textOf(files, '--wall-layers', 'Walls')).toEqual(['.#3', '#..']);
    expect(textOf(files, '--layers', 'Walls', '--wall-layers', 'Walls')).toEqual(['...', '#..']);
  });

  test('maps and tilesets of Tiled in XML', () => {
    const tsx = `<tileset name="t" tilewidth="16" tileheight="16">
      <tile id="1"><properties><property name="blocked" type="bool" value="true"/></properties></tile></tileset>`;
    const tmx = `<?xml version="1.0" encoding="UTF-8"?>
      <map orientation="orthogonal" width="3" height="2" tilewidth="16" tileheight="16"><tileset firstgid="1" source="t.tsx"/>
      <layer id="1" name="Ground" width="3" height="2"><data encoding="csv">1,2,1,\n1,1,2</data></layer></map>`;
    expect(textOf({ 'level.tmx': tmx, 't.tsx': tsx })).toEqual(['.#.', '..#']);
    const map = JSON.stringify({ ...tiled, tilesets: [{ firstgid: 1, source: 't.tsx' }] });
    expect(textOf({ 'xml.tmj': map, 't.tsx': tsx })).toEqual(['.#.', '...']);
  });

  test('projects of LDtk, with their levels', () => {
    const layer = { __type: 'IntGrid', __identifier: 'G', __gridSize: 8, __cWid: 3, __cHei: 1, intGridCsv: [0, 1, 2] };
    const levels = [0, 3].map((x) => ({
      identifier: `L${x}`,
      worldX: 8 * x,
      worldY: 0,
      externalRelPath: `l${x}.ldtkl`,
    }));
    const level = JSON.stringify({ layerInstances: [layer] });
    const defs = { layers: [{ identifier: 'G', intGridValues: [{ value: 2, identifier: 'water' }] }] };
    const project = JSON.stringify({ worldLayout: 'Free', defs, levels });
    const files = { 'world.ldtk': project, 'l0.ldtkl': level, 'l3.ldtkl': level };
    expect(textOf(files)).toEqual(['.##.##']);
    expect(textOf(files, '--rule', 'water=4', '--levels', 'L3')).toEqual(['.#4']);
  });

  test('maps of robots, drawn as they are seen', () => {
    const yaml =
      'image: m.pgm\nresolution: 1\norigin: [0, 0, 0]\nnegate: 0\noccupied_thresh: 0.65\nfree_thresh: 0.196\n';
    expect(textOf({ 'm.yaml': yaml, 'm.pgm': 'P2 2 2 255 0 254 254 205' })).toEqual(['#.', '.#']);
    expect(textOf({ 'm.yaml': yaml }, '--unknown', 'passable')).toEqual(['#.', '..']);
    const info = { resolution: 1, width: 2, height: 2, origin };
    expect(textOf({ 'grid.json': JSON.stringify({ info, data: [100, 0, 0, 0] }) })).toEqual(['..', '#.']);
    const metadata = { resolution: 1, size_x: 3, size_y: 1, origin };
    expect(textOf({ 'costs.json': JSON.stringify({ metadata, data: [0, 126, 254] }) })).toEqual(['.2#']);
  });

  test.each<[string, Buffer]>([
    [
      'grey of 1 bit',
      png(10, 2, 1, 0, [
        [0b10111111, 0b11000000],
        [0b11111111, 0b10000000],
      ]),
    ],
    [
      'grey of 4 bits',
      png(10, 2, 4, 0, [
        [0xf0, 0xff, 0xff, 0xff, 0xff],
        [0xff, 0xff, 0xff, 0xff, 0xf0],
      ]),
    ],
    [
      'grey of 8 bits',
      png(10, 2, 8, 0, [
        [9, 0, 9, 9, 9, 9, 9, 9, 9, 9].map((v) => v * 28),
        [9, 9, 9, 9, 9, 9, 9, 9, 9, 0].map((v) => v * 28),
      ]),
    ],
    [
      'a palette of 2 bits',
      png(
        10,
        2,
        2,
        3,
        [
          [0b00010000, 0, 0],
          [0, 0, 0b00010000],
        ],
        [chunk('PLTE', Uint8Array.of(255, 255, 255, 0, 0, 0))],
      ),
    ],
    ['interlaced grey of 1 bit', png(10, 2, 1, 0, [[0xc0], [0x80], [0xc0], [0x78], [0xff, 0x80]], [], 1)],
    [
      'an interlaced palette of 2 bits',
      png(
        10,
        2,
        2,
        3,
        [[0], [0], [0], [0b01000000, 0], [0, 0, 0b00010000]],
        [chunk('PLTE', Uint8Array.of(255, 255, 255, 0, 0, 0))],
        1,
      ),
    ],
  ])('pictures: %s', (name, bytes) => {
    expect(textOf({ [`${name}.png`]: bytes })).toEqual(['.#........', '.........#']);
  });

  test('pictures in colour, with a rule', () => {
    const picture = { 'c.png': png(3, 1, 8, 2, [[255, 255, 255, 0, 0, 255, 9, 9, 9]]) };
    expect(textOf(picture, '--rule', '#0000ff=5,#fff=1,*=0')).toEqual(['.5#']);
    const clear = png(2, 1, 8, 6, [[0, 0, 0, 0, 0, 0, 0, 255]]);
    expect(textOf({ 'a.png': clear })).toEqual(['.#']);
  });
});

describe('convert writes', () => {
  const walls = ['.#.', '...'];

  test.each(['out.map', 'out.txt', 'out.hpg', 'out.png'])('%s, which it reads back', (out) => {
    writeFileSync(file('walls.txt'), walls.join('\n'));
    expect(runJson('convert', file('walls.txt'), file(out))).toMatchObject({ code: 0, width: 3, height: 2 });
    expect(textOf({ [out]: readFileSync(file(out)) })).toEqual(walls);
  });

  test('bytes that Grid.fromBytes reads, terrain included', () => {
    const { code, out } = run(['convert', file('room.txt'), file('room.hpg')]);
    expect([code, out]).toEqual([
      0,
      `room.txt: 8 x 5 cells, 9 walls, 3 with terrain costs, written to ${file('room.hpg')}\n`,
    ]);
    expect(Grid.fromBytes(new Uint8Array(readFileSync(file('room.hpg')))).cost(6, 2)).toBe(3);
  });
});

test('solve takes them too', () => {
  writeFileSync(file('level.tmj'), JSON.stringify({ ...tiled, tilesets: [tileset] }));
  const route = ['--from', '0,0', '--to', '2,0', '--no-timing'];
  expect(runJson('solve', file('level.tmj'), ...route)).toMatchObject({ code: 0, width: 3, height: 2, cells: 5 });
  const input = readFileSync(file('level.tmj'), 'utf8');
  expect(JSON.parse(run(['solve', '-', ...route, '--json'], { input }).out)).toMatchObject({ status: 'found' });
});

test('convert refuses interlaced pictures that are cut off or damaged', () => {
  const picture = png(10, 2, 1, 0, [[0xc0], [0x80], [0xc0], [0x78], [0xff, 0x80]], [], 1);
  const [short, wrong] = [picture.subarray(0, picture.length - 20), Buffer.from(picture)];
  wrong[45] ^= 1;
  for (const bytes of [short, wrong, png(10, 2, 1, 0, [[0xc0]], [], 1)]) {
    writeFileSync(file('a.png'), bytes);
    const { code, err } = run(['convert', file('a.png'), '-']);
    expect(code).toBe(2);
    expect(err).toMatch(/a.png: is no PNG, or damaged: it must be a PNG file, saved whole \(/);
  }
});

test.each<[string, Record<string, string>, string[], RegExp]>([
  ['one file', { 'a.txt': '..' }, [], /needs two files, the map and the file to write, but there are 1/],
  [
    'an unknown ending',
    { 'a.txt': '..' },
    ['a.doc'],
    /a.doc must end with one of .map, .txt, .hpg, .png, .tmj, .yaml, or be - for text/,
  ],
  [
    'terrain for a .map',
    { 'a.txt': '.3' },
    ['a.map'],
    /terrain cost of cell \(1, 0\) is 3: it must be 1, a .map file holds no other/,
  ],
  ['damaged XML', { 'a.tmx': '<?xml version="1.0"?><map' }, ['-'], /a.tmx: map is not XML: .*Save it again with Tiled/],
  ['a tileset', { 'a.tsx': '<tileset name="t"/>' }, ['-'], /a.tsx: map is a tileset of Tiled: it must be a map/],
  [
    'JSON of another kind',
    { 'a.json': '{"a": 1}' },
    ['-'],
    /a.json is JSON of an unknown kind: it must be a map of Tiled,/,
  ],
  ['JSON that is cut off', { 'a.json': '{"a": ' }, ['-'], /a.json: it begins like JSON, and is none: /],
  ['a picture without its YAML', { 'a.pgm': 'P2' }, ['-'], /name its YAML file, which says how to read it/],
  ['a damaged PNG', { 'a.png': 'PNG' }, ['-'], /a.png: is no PNG, or damaged: it must be a PNG file, saved whole/],
  [
    'a flag of another format',
    { 'a.txt': '..' },
    ['-', '--levels', 'A'],
    /--levels has no meaning for a map of letters: leave it out/,
  ],
  [
    'letters for a picture',
    { 'a.png': '' },
    ['-', '--costs', 'S=2'],
    /--costs has no meaning for a picture: leave it out/,
  ],
  [
    'a missing tileset',
    { 'a.tmj': JSON.stringify({ ...tiled, tilesets: [{ firstgid: 1, source: 'no.tsj' }] }) },
    ['-'],
    /cannot read .*no.tsj: there is no such file/,
  ],
  [
    'a tileset that is no object',
    { 'a.tmj': JSON.stringify(tiled), 't.tsj': '[]' },
    ['-'],
    /a.tmj: tileset "t.tsj" holds \[\]: it must hold an object, as Tiled writes it/,
  ],
  [
    'a rule that is none',
    { 'a.png': '' },
    ['-', '--rule', 'water'],
    /--rule is "water": it must be names and terrain costs/,
  ],
])('convert refuses %s', (_name, files, words, message) => {
  for (const [name, content] of Object.entries(files)) writeFileSync(file(name), content);
  const { code, err } = run(['convert', file(Object.keys(files)[0]), ...words]);
  expect(err).toMatch(message);
  expect([code, err.trimEnd().split('\n').length]).toEqual([2, 1]);
});
