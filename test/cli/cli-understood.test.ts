// What `hotpath convert` says of a map, and how flags choose its walls.
import { writeFileSync } from 'node:fs';
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
