// batch, team and scen read the maps that solve and convert read.
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findPath, Grid } from '../../src/index.ts';
import { formatScenario } from '../../src/movingai.ts';
import { file, run, runJson, runLong, useScratch } from '../support/cli.ts';
import { layerOf, mapOf, tilesetOf } from '../support/tiled-maps.ts';

useScratch();

const ROWS = '.....\n.###.\n.#...\n.#.#.\n...#.';
const grid = Grid.fromText(ROWS);

/** The flags of each file that holds the same map. */
const MAPS: [name: string, flags: string[]][] = [
  ['same.txt', []],
  ['same.map', []],
  ['same.hpg', []],
  ['same.png', []],
  ['same.tmj', ['--wall-property', 'collides']],
];

function lay(name: string): string {
  if (name.endsWith('.tmj')) {
    const tilesets = [tilesetOf('t', 1, { 2: { collides: true } })];
    // Tile 1 is free, tile 2 a wall.
    const text = ROWS.replaceAll('.', '1').replaceAll('#', '2');
    writeFileSync(file(name), JSON.stringify(mapOf({ layers: [layerOf('Ground', text)], tilesets })));
  } else {
    writeFileSync(file('source.txt'), ROWS);
    expect(run(['convert', file('source.txt'), file(name)]).code).toBe(0);
  }
  return file(name);
}

describe.each(MAPS)('a map in %s', (name, flags) => {
  const trips = [
    { start: { x: 0, y: 0 }, goal: { x: 4, y: 4 } },
    { start: { x: 4, y: 0 }, goal: { x: 2, y: 2 } },
  ];
  const rows = trips.map(({ start, goal }) => ({
    ...{ bucket: 0, map: 'none.map', width: 5, height: 5, start, goal },
    length: findPath(grid, start, goal).cost,
  }));

  test.each([0, 1])('is read by batch, from the command or a line, on %i workers', async (workers) => {
    const map = lay(name);
    const lines = trips.map((trip) => JSON.stringify(trip));
    writeFileSync(file('in'), [...lines, ...trips.map((trip) => JSON.stringify({ ...trip, map: name }))].join('\n'));
    const folder = ['--maps-folder', file(), '--workers', String(workers)];
    const { code, out } = await runLong(['batch', map, '--in', file('in'), ...folder, ...flags]);
    expect([code, out]).toEqual([0, expect.any(String)]);
    const costs = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).cost);
    expect(costs).toEqual([...rows, ...rows].map(({ length }) => length));
  });

  test('is read by scen and by team', () => {
    const map = lay(name);
    writeFileSync(file('same.scen'), formatScenario(rows));
    expect(runJson('scen', file('same.scen'), '--map', map, '--no-timing', ...flags)).toMatchObject({ optimal: 2 });
    expect(runJson('team', map, file('same.scen'), '--no-timing', ...flags)).toMatchObject({ status: 'found' });
  });
});

test('a flag that the map has no use for is refused', async () => {
  const map = lay('same.hpg');
  writeFileSync(file('one.scen'), formatScenario([]));
  writeFileSync(file('in'), '');
  for (const argv of [
    ['batch', map, '--in', file('in')],
    ['team', map, file('one.scen')],
  ]) {
    const { code, err } = await runLong([...argv, '--layers', 'A']);
    expect([code, err]).toEqual([2, 'hotpath: --layers has no meaning for a grid in bytes: leave it out\n']);
  }
});

test('floors and their stairs: answers name the floor', async () => {
  const house = Grid.stack([new Grid(3, 2), new Grid(3, 2)]);
  house.addLink([2, 0, 0], [2, 0, 1]);
  writeFileSync(file('house.hpg'), house.toBytes());
  const line = '{"start":[0,0,0],"goal":{"x":1,"y":0,"floor":1}}';
  writeFileSync(file('in'), line);
  for (const workers of ['0', '1']) {
    const argv = ['batch', file('house.hpg'), '--in', file('in'), '--path', 'cells', '--workers', workers];
    const answer = JSON.parse((await runLong(argv)).out);
    expect(answer).toMatchObject({
      cost: 4,
      path: [
        [0, 0, 0],
        [1, 0, 0],
        [2, 0, 0],
        [2, 0, 1],
        [1, 0, 1],
      ],
    });
  }
});

describe('a name that a line of batch may not have is answered by an error', () => {
  test.each([
    ['{"start":[0,0],"goal":[1,0],"diagonals":"never","id":7}', 'use --diagonals of the command; '],
    ['{"start":[0,0],"goal":[1,0],"id":7,"heuristicWeight":2}', 'use --heuristic-weight of the command; '],
    ['{"id":7,"start":[0,0],"goal":[1,0],"from":[0,0]}', 'use start; '],
    ['{"id":7,"start":[0,0],"goal":[1,0],"xyzzy":1}', ''],
  ])('%s', async (line, remedy) => {
    writeFileSync(file('in'), line);
    const { code, out } = await runLong(['batch', file('room.txt'), '--in', file('in')]);
    const { id, error } = JSON.parse(out);
    expect([code, id]).toEqual([1, 7]);
    expect(error).toMatch(/^the line has the unknown name "[a-zA-Z]+": /);
    expect(error).toContain(`: ${remedy}known are start, goal, map, id`);
  });
});
