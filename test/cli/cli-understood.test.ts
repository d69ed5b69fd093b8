// What `hotpath convert` says of a map, and how flags choose its walls.
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { file, run, runJson, useScratch } from '../support/cli.ts';
import { layerOf, mapOf, tilesetOf } from '../support/tiled-maps.ts';

useScratch();

const tileset = tilesetOf('office', 1, { 2: { collides: true }, 3: { cost: 3 } });
const office = mapOf({ layers: [layerOf('Ground', '12321'), layerOf('Decor', '03010')], tilesets: [tileset] });

/** Writes a file and returns its path. */
function written(name: string, content: string | object): string {
  writeFileSync(file(name), typeof content === 'string' ? content : JSON.stringify(content));
  return file(name);
}

describe('convert says', () => {
  test('what it has understood', () => {
    const [map, out] = [written('office.tmj', office), file('office.hpg')];
    const flags = ['--wall-property', 'collides'];
    expect(run(['convert', map, out, ...flags])).toMatchObject({
      code: 0,
      err: '',
      out: `office.tmj: 5 x 1 cells, 2 walls (property "collides" 2), 1 with terrain costs, written to ${out}\n`,
    });
    expect(runJson('convert', map, out, ...flags)).toMatchObject({
      counts: { walls: 2, costs: 1, kinds: 0, wallsBy: { 'property "collides"': 2 } },
      warnings: [],
    });
  });

  test('that a map has no wall, in one line, and what might say so', () => {
    const map = written('open.tmj', office);
    const { code, out, err } = run(['convert', map, '-']);
    expect([code, out]).toEqual([0, '.33..\n']);
    expect(err).toMatch(/^hotpath: open.tmj: map has no wall: 1 tile has `collides`, .*\n$/);
    expect(run(['convert', map, file('o.txt')]).out).toContain(
      '5 x 1 cells, no walls, 2 with terrain costs, written to',
    );
    expect(runJson('convert', map, file('o.txt')).warnings).toHaveLength(1);
    expect(run(['convert', written('open.txt', '..\n..'), '-']).err).toBe('hotpath: open.txt: map has no wall\n');
  });

  test.each<[string[], string]>([
    [['--wall-layers', 'Dec*'], '.#3#.'],
    [['--wall-layers', 'Decor', '--wall-property', 'collides,solid'], '.#3#.'],
    [['--wall-class', 'Rock', '--wall-property', 'collides'], '.#3#.'],
  ])('walls by %j', (flags, wanted) => {
    expect(run(['convert', written('walls.tmj', office), '-', ...flags]).out).toBe(`${wanted}\n`);
  });

  test('walls of LDtk by tags of tiles', () => {
    const tileset = { uid: 1, identifier: 'T', tileGridSize: 8, enumTags: [{ enumValueId: 'Wall', tileIds: [4] }] };
    const tiles = { __type: 'Tiles', __identifier: 'L', __gridSize: 8, __cWid: 3, __cHei: 1, __tilesetDefUid: 1 };
    const layer = { ...tiles, gridTiles: [{ px: [8, 0], t: 4 }] };
    const project = { defs: { tilesets: [tileset] }, levels: [{ identifier: 'A', layerInstances: [layer] }] };
    const map = written('town.ldtk', project);
    expect(run(['convert', map, '-', '--tile-rule', 'Wall=0']).out).toBe('.#.\n');
    expect(run(['convert', map, '-', '--tile-rule', 'Wal=0']).err).toMatch(/tileRule has the name "Wal"/);
    expect(run(['convert', map, '-', '--tile-rule', 'Wall']).err).toMatch(
      /--tile-rule is "Wall": it must be names and/,
    );
  });

  test('that a picture has no wall, and which colours it has', () => {
    const png = file('white.png');
    run(['convert', written('w.txt', '..'), png]);
    expect(run(['convert', png, '-']).err).toBe(
      'hotpath: white.png: image has no wall: its colours are #ffffff; rule says which are walls\n',
    );
    run(['convert', written('b.txt', '.#'), png]);
    expect(run(['convert', png, file('b.map')]).out).toContain('2 x 1 cells, 1 walls (dark 1), written');
  });

  test('that a world of Tiled is none, by name', () => {
    const { code, err } = run(['convert', written('all.world', { maps: [], type: 'world' }), '-']);
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/is a world of Tiled: read the maps that it names one by one\n$/),
    ]);
  });

  test('which values flags may have', () => {
    const map = written('flags.tmj', office);
    expect(run(['convert', map, '-', '--collision', 'all']).err).toMatch(
      /--collision is "all": it must be any, cover or centre/,
    );
    expect(run(['convert', map, '-', '--map-server', 'classic']).err).toMatch(
      /--map-server has no meaning for a map of Tiled/,
    );
  });
});

describe('convert writes', () => {
  test('maps of Tiled, which it reads back', () => {
    const [text, tmj] = [written('k.txt', '.#5\n...'), file('k.tmj')];
    expect(run(['convert', text, tmj]).code).toBe(0);
    expect(run(['convert', tmj, '-']).out).toBe('.#5\n...\n');
  });

  test('maps of map_server, with the picture beside them', () => {
    const [text, yaml] = [written('h.txt', '.#\n..'), file('h.yaml')];
    const { out } = run(['convert', text, yaml, '--resolution', '0.5']);
    expect(out).toContain(`written to ${yaml} and ${file('h.pgm')}`);
    expect(run(['convert', yaml, '-']).out).toBe('.#\n..\n');
    // A map of a robot says where it is.
    expect(run(['convert', yaml, file('again.yaml')]).code).toBe(0);
    expect(readFileSync(file('again.yaml'), 'utf8')).toBe(readFileSync(yaml, 'utf8').replace('h.pgm', 'again.pgm'));
  });

  test.each<[string[], RegExp]>([
    [[], /--resolution is missing: it must be the metres of a cell's side, for files .yaml/],
    [['--resolution', '-1'], /--resolution is -1: it must be the metres/],
  ])('no map of map_server with the flags %j', (flags, message) => {
    expect(run(['convert', written('n.txt', '.'), file('n.yaml'), ...flags]).err).toMatch(message);
  });

  test('a resolution only where it is needed', () => {
    const text = written('r.txt', '.');
    expect(run(['convert', text, file('r.hpg'), '--resolution', '1']).err).toMatch(
      /--resolution has no meaning for .*r.hpg/,
    );
    run(['convert', text, file('r.yaml'), '--resolution', '1']);
    expect(run(['convert', file('r.yaml'), file('s.yaml'), '--resolution', '2']).err).toMatch(
      /--resolution is 2: the map says its resolution itself/,
    );
  });
});
