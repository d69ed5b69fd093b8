import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatMap, formatScenario, parseMap, parseScenario } from '../../src/movingai.ts';

/** The public benchmark files, if the environment names their folder. */
const folder = process.env.HOTPATH_MOVINGAI;
if (!folder) console.warn('the public Moving AI files are not read: HOTPATH_MOVINGAI names no folder');

/** Names of their scenarios, as SET/NAME. */
function publicNames(): string[] {
  if (!folder) return [];
  return readdirSync(`${folder}/scenarios`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.map.scen'))
    .map((path) => path.slice(0, -'.map.scen'.length));
}

describe.skipIf(!folder)('files of the public sets', () => {
  test.each(publicNames())('%s and its map are read and written back', (name) => {
    const text = readFileSync(`${folder}/scenarios/${name}.map.scen`, 'utf8');
    const list = parseScenario(text);
    // Numbers are written in their shortest form, so "446.00" of the file becomes "446".
    expect(parseScenario(formatScenario(list))).toEqual(list);
    expect(list).toHaveLength(text.trimEnd().split('\n').length - 1);

    const original = readFileSync(`${folder}/maps/${name}.map`, 'utf8');
    const grid = parseMap(original);
    expect([grid.width, grid.height]).toEqual([list[0].width, list[0].height]);
    expect(formatMap(grid).trimEnd()).toBe(normalised(original));
  });
});

/** A map with one letter for all that is passable, and one for all that is blocked. */
function normalised(text: string): string {
  const lines = text.trimEnd().split('\n');
  return [
    ...lines.slice(0, 4),
    ...lines.slice(4).map((row) => row.replaceAll(/[GS]/g, '.').replaceAll(/[OTW]/g, '@')),
  ].join('\n');
}
