// Problems on Warcraft III maps whose letters have terrain costs, read by the library itself.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseMap, parseScenario } from '../../src/movingai.ts';
import { problemsFolder } from '../support/problems-folder.ts';
import { checkSame, search } from '../support/walk.ts';
import { worldOf } from '../support/world.ts';

const folder = `${problemsFolder}/terrain`;
const names = problemsFolder ? readdirSync(folder).filter((name) => name.endsWith('.map')) : [];

describe.skipIf(!problemsFolder)('Warcraft III problems with terrain', () => {
  let solved = 0;

  test.each(names)(
    '%s: every one is optimal on both engines, which agree',
    (name) => {
      const grid = parseMap(readFileSync(`${folder}/${name}`, 'utf8'), { costs: { S: 2, W: 3, T: 5 } });
      const world = worldOf(grid);
      for (const { start, goal, length } of parseScenario(readFileSync(`${folder}/${name}.scen`, 'utf8'))) {
        const [wasm, js] = (['wasm', 'js'] as const).map((engine) => search(world, grid, start, goal, { engine }));
        expect(Math.abs(wasm.cost - length)).toBeLessThan(1e-9 * length);
        checkSame(wasm, js);
        solved++;
      }
    },
    120_000,
  );

  test('are 1,200 in all', () => {
    expect(solved).toBe(1200);
  });
});
