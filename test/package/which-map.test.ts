/**
 * Each exported function gets each kind of map. Its answer is right by a model of the map, or it refuses the map by name, with a remedy, and the
 * remedy works. docs/choose.md has the table of that: `HOTPATH_TABLES=1 npx vitest run --project built test/package/which-map` writes it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as image from '../../src/image.ts';
import * as index from '../../src/index.ts';
import { findPath, Grid, HexGrid, PathFollower, type World } from '../../src/index.ts';
import * as ldtk from '../../src/ldtk.ts';
import * as movingai from '../../src/movingai.ts';
import * as pool from '../../src/pool.ts';
import * as ros from '../../src/ros.ts';
import * as tiled from '../../src/tiled.ts';
import { type EveryMap, KINDS, type Kind, mapOf, SIDE } from '../support/every-map.ts';
import { cellsOf, SEARCHES } from '../support/map-answers.ts';
import { FUNCTIONS } from '../support/map-functions.ts';
import { closePools } from '../support/pools.ts';
import { runs, seed } from '../support/seed.ts';

closePools();

const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'choose.md');
const [BEGIN, END] = ['<!-- test/package/which-map writes from here -->', '<!-- to here -->'];

/** How errors name a kind of map. */
const NAMED: Readonly<Record<Kind, RegExp>> = {
  Grid: /^never$/,
  HexGrid: /HexGrid/,
  World: /World/,
  floors: /floors/,
  wrap: /wrap|edges that go on/,
  links: /links/,
  'borders that cost': /borders that cost/,
  prepared: /^never$/,
};

/** What to do on hexagons instead of calling a function: what its error says, and that. */
const ON_HEXAGONS: Readonly<Record<string, readonly [RegExp, (on: EveryMap) => unknown]>> = {
  findAnyAnglePath: [/use findPath/, (on) => SEARCHES.findPath(on)],
  smoothPath: [/take the path as it is/, (on) => SEARCHES.findPath(on)],
  lineOfSight: [
    /grid\.sees\(a, b\)/,
    ({ map, model, start }) => (map as HexGrid).sees(model.at(start), model.at(start)),
  ],
  clearanceMap: [
    /grid\.distance\(cell, wall\)/,
    ({ map, model }) => (map as HexGrid).distance(model.at(0), model.at(9)),
  ],
  inflationLayer: [/grid\.within\(wall, radius\)/, ({ map, model }) => (map as HexGrid).within(model.at(9), 2)],
  prepareGrid: [/leave it out/, (on) => SEARCHES.findPath(on)],
  'Grid.stack': [/side by side into one HexGrid/, sideBySide],
  'World.load': [/HexGrid/, () => {}],
};

/** Two floors of hexagons: an empty one, and one beside it that a link leads to. */
function sideBySide(): void {
  const both = new HexGrid(2 * SIDE + 1, SIDE);
  both.fill(SIDE, 0, 1, SIDE, true);
  both.addLink([0, 0], [SIDE + 1, 0], { cost: 3 });
  expect(findPath(both, [0, 0], [SIDE + 2, 0]).cost).toBe(4);
}

/** Does what an error advises. */
async function follow(name: string, message: string, kind: Kind, on: EveryMap): Promise<unknown> {
  const model = on.model.plain();
  const [start, goal] = [model.free[0], model.free[model.free.length - 1]];
  const again = (map: Grid) => FUNCTIONS[name]({ map, model, start, goal });
  const plain = new Grid(SIDE, SIDE);
  plain.paste(0, 0, SIDE, SIDE, { blocked: model.blocked });
  if (/grid\.toBytes\(\) keeps everything/.test(message)) {
    const { map } = on;
    const copy = kind === 'HexGrid' ? HexGrid.fromBytes(map.toBytes()) : Grid.fromBytes(map.toBytes());
    expect([cellsOf(copy), copy.links(), copy.wrap]).toEqual([cellsOf(map), map.links(), map.wrap]);
    return;
  }
  if (kind === 'World') {
    expect(message).toMatch(/world\.chunk\(cx, cy\) returns|chunk\(cx, cy\) of a World returns one/);
    return again((on.map as unknown as World).chunk(0, 0) as Grid);
  }
  if (/take the path as it is; a PathFollower walks it/.test(message)) {
    const [from, to] = [on.start, on.goal].map((cell) => on.map.cellAt(cell));
    const { path } = findPath(on.map, from, to);
    if (path === null) return;
    const unit = new PathFollower(path, { speed: 1 });
    unit.advance(1e6);
    expect(unit.arrived).toBe(true);
    return;
  }
  if (name === 'World.load') {
    expect(message).toMatch(
      kind === 'HexGrid' ? /the cells of a World are squares/ : /give \{ blocked, costs, kinds \}/,
    );
    return again(plain);
  }
  if (kind === 'HexGrid') {
    expect(Object.keys(ON_HEXAGONS)).toContain(name);
    const [advice, run] = ON_HEXAGONS[name];
    expect(message).toMatch(advice);
    return run(on);
  }
  if (kind === 'wrap') {
    expect(message).toMatch(/use a grid without wrap|make it without/);
    return again(plain);
  }
  if (kind === 'floors') {
    expect(message).toMatch(/pass the grid of one floor|give its floors one by one|take the path as it is/);
    return again(plain);
  }
  const copy = on.map.clone();
  if (kind === 'borders that cost') {
    if (/use isReachable/.test(message)) return FUNCTIONS.isReachable(on);
    expect(message).toMatch(/take them away by grid\.setEdgeCost\(cell, direction, null\)/);
    for (const cell of on.model.borders.keys()) copy.setEdgeCost(on.model.at(cell), 'east', null);
    return again(copy);
  }
  expect(message).toMatch(/remove them by grid\.removeLink/);
  for (const { id } of copy.links()) copy.removeLink(id);
  return again(copy);
}

/** Asks a function about a map. Returns whether it takes it: true if the answer is right, false if the map is refused by name and the remedy works. */
async function takes(name: string, kind: Kind, on: EveryMap): Promise<boolean> {
  let error: Error;
  try {
    await FUNCTIONS[name](on);
    return true;
  } catch (thrown) {
    error = thrown as Error;
  }
  if (!(error instanceof RangeError || error instanceof TypeError) || !NAMED[kind].test(error.message)) throw error;
  await follow(name, error.message, kind, on);
  return false;
}

/** Returns the rows of the table: the function, and for each kind whether it takes it. */
async function table(): Promise<string[]> {
  const rows = [`| | ${KINDS.join(' | ')} |`, `|---|${KINDS.map(() => ':-:|').join('')}`];
  for (const name of Object.keys(FUNCTIONS)) {
    const marks: string[] = [];
    for (const kind of KINDS) {
      const answers = new Set<boolean>();
      for (let run = 0; run < runs(6); run++) {
        try {
          answers.add(await takes(name, kind, mapOf(kind, seed + run)));
        } catch (error) {
          throw new Error(`${name} on ${kind}, run ${run}: ${(error as Error).message}`, { cause: error });
        }
      }
      expect(answers.size, `${name} on ${kind}`).toBe(1);
      marks.push(answers.has(true) ? '✓' : '–');
    }
    rows.push(`| ${name.replace(/\w[\w.]*/g, '`$&`')} | ${marks.join(' | ')} |`);
  }
  return rows;
}

test(`each function answers each kind of map rightly, or refuses it by name, with a remedy that works (seed ${seed})`, async () => {
  const rows = await table();
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest] = page.split(BEGIN);
  const [written, after] = rest.split(END);
  if (process.env.HOTPATH_TABLES) writeFileSync(PAGE, `${before}${BEGIN}\n\n${rows.join('\n')}\n\n${END}${after}`);
  else expect(written.trim().split('\n')).toEqual(rows);
}, 240_000);

/** Exports that take no map of cells, and so stand in no row. */
const NO_MAP = [
  ...[
    'BinaryHeap',
    'CostLayer',
    'DistanceField',
    'Graph',
    'Grid',
    'GridTransform',
    'HexGrid',
    'HexTransform',
    'Motion',
    'Path',
    'PathFollower',
    'PlanMotion',
    'Polyline',
  ],
  ...[
    'Search',
    'Team',
    'TimedPath',
    'Visibility',
    'World',
    'WorldField',
    'aStar',
    'blendLayers',
    'engineInfo',
    'findGraphPath',
    'internals',
    'planMotion',
    'warmUp',
  ],
  ...[
    'formatRobotProblem',
    'formatScenario',
    'parseDynamicScenario',
    'parseMap',
    'parsePatches',
    'parseRobotProblem',
    'parseScenario',
  ],
  ...[
    'parseLdtk',
    'parseLdtkFloors',
    'parseLdtkLevels',
    'parseTiled',
    'parseTiledHex',
    'parseImage',
    'readImage',
    'formatPath',
  ],
  ...['parseCostmap', 'parseMapServer', 'parseOccupancyGrid'],
];

test('the table has every exported function that takes a map', async () => {
  const entries = [index, pool, movingai, tiled, ldtk, ros, image].flatMap((entry) => Object.keys(entry));
  const rows = Object.keys(FUNCTIONS).flatMap((name) => name.split(', '));
  expect(entries.filter((name) => !NO_MAP.includes(name) && !rows.includes(name))).toEqual([]);
});
