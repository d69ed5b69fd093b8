// Rules and readers of files that callers give to importers: functions that answer anything, throw, and import another map meanwhile. The call ends in a
// documented error, or in a map on which both engines find what the plain solver finds. HOTPATH_RUNS=10 makes 20,000 calls.
import { describe, expect, test } from 'vitest';
import { parseImage, readImage } from '../../src/image.ts';
import { findPath, Grid, GridTransform } from '../../src/index.ts';
import { parseLdtk } from '../../src/ldtk.ts';
import {
  formatMapServer,
  formatOccupancyGrid,
  parseCostmap,
  parseMapServer,
  parseOccupancyGrid,
} from '../../src/ros.ts';
import { parseTiled } from '../../src/tiled.ts';
import { checkWildRefusal } from '../simulate/faults.ts';
import { judge } from '../support/judge.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { layerOf, mapOf, objectsOf, tilesetOf } from '../support/tiled-maps.ts';
import { wild, wildForm } from '../support/wild.ts';

type Act = () => unknown;

const data = Uint8ClampedArray.from({ length: 4 * 12 }, (_, i) => (i % 4 === 3 ? 255 : (i * 53) % 256));
const image = { width: 4, height: 3, data };
const info = {
  resolution: 0.5,
  width: 4,
  height: 3,
  origin: { position: { x: 0, y: 0, z: 0 }, orientation: { x: 0, y: 0, z: 0, w: 1 } },
};
const occupancy = { header: { frame_id: 'map' }, info, data: [0, 100, -1, 50, 20, 0, 0, 0, 70, 0, 0, 0] };
const costmap = {
  header: { frame_id: 'map' },
  metadata: { resolution: 0.5, size_x: 4, size_y: 3, origin: info.origin },
  data: [0, 254, 255, 50, 20, 0, 0, 0, 70, 0, 0, 0],
};
const tiled = mapOf({
  layers: [
    layerOf('Ground', '1234\n1234\n0012'),
    objectsOf('Things', [{ x: 3, y: 4, width: 20, height: 9, name: 'rock' }]),
  ],
  tilesets: [{ firstgid: 1, source: 'tiles.tsj' }],
});
const tileset = tilesetOf('t', 1, { 2: { blocked: true }, 3: { cost: 3, kind: 1 } });
const ground = {
  __type: 'IntGrid',
  __identifier: 'Ground',
  __gridSize: 8,
  __cWid: 4,
  __cHei: 2,
  intGridCsv: [0, 1, 2, 3, 0, 0, 2, 1],
};
const ldtk = {
  jsonVersion: '1.5.3',
  worldLayout: 'Free',
  defs: { layers: [{ identifier: 'Ground', intGridValues: [1, 2, 3].map((value) => ({ value, identifier: null })) }] },
  levels: [{ identifier: 'A', worldX: 0, worldY: 0, worldDepth: 0, layerInstances: [ground] }],
};

/** What a good rule may answer. */
const honest = (random: Random) => () =>
  random.pick([0, 1, 2.5, Infinity, undefined, { cost: 3 }, { blocked: true }, { kind: 2 }]);

const CALLS: Record<string, (random: Random, acts: Act[]) => unknown> = {
  parseImage: (random, acts) => parseImage(image, { rule: wild(random, honest(random), acts) }),
  readImage: (random, acts) =>
    readImage(wildForm(random, { ...image, data: [...data] }, acts) as typeof image, {
      rule: wild(random, honest(random), acts),
    }).grid,
  parseOccupancyGrid: (random, acts) =>
    parseOccupancyGrid(wildForm(random, occupancy, acts) as typeof occupancy, {
      rule: wild(random, honest(random), acts),
    }).grid,
  parseCostmap: (random, acts) =>
    parseCostmap(wildForm(random, costmap, acts) as never, { rule: wild(random, honest(random), acts) }).grid,
  'parseMapServer and formatMapServer': (random, acts) => {
    const grid = parseOccupancyGrid(occupancy).grid;
    const { yaml, image: pgm } = formatMapServer(grid, new GridTransform(), {
      occupancy: wild(random, () => 20, acts),
    });
    return parseMapServer(
      yaml,
      wild(random, () => pgm, acts),
      { rule: wild(random, honest(random), acts) },
    ).grid;
  },
  formatOccupancyGrid: (random, acts) => {
    const written = formatOccupancyGrid(parseOccupancyGrid(occupancy).grid, new GridTransform(), {
      occupancy: wild(random, (cost: number) => Math.min(cost, 60), acts),
    });
    return parseOccupancyGrid(written).grid;
  },
  parseTiled: (random, acts) =>
    parseTiled(random.chance(0.3) ? (wildForm(random, tiled, acts) as typeof tiled) : tiled, {
      rule: wild(random, honest(random), acts),
      objectRule: wild(random, honest(random), acts),
      files: random.chance(0.5) ? () => tileset : wild(random, () => tileset, acts),
    }).grid,
  parseLdtk: (random, acts) =>
    parseLdtk(random.chance(0.3) ? (wildForm(random, ldtk, acts) as typeof ldtk) : ldtk, {
      rule: wild(random, honest(random), acts),
      tileRule: wild(random, honest(random), acts),
    }).grid,
};

describe(`seed ${seed}`, () => {
  test.each(Object.keys(CALLS))('%s', (name) => {
    let made = 0;
    for (let run = 0; run < runs(250); run++) {
      const random = new Random(seed + 104_729 * run);
      const acts = [
        () => parseImage(image, { rule: { '*': 1 } }),
        () => parseOccupancyGrid(occupancy),
        () => parseTiled(tiled, { files: () => tileset }),
        () => parseLdtk(ldtk),
      ];
      let grid: unknown;
      try {
        grid = CALLS[name](random, acts);
      } catch (error) {
        try {
          checkWildRefusal(error);
        } catch (fault) {
          throw new Error(`${name}, run ${run}`, { cause: fault });
        }
        continue;
      }
      made++;
      expect(grid).toBeInstanceOf(Grid);
      const map = grid as Grid;
      const [from, to] = [0, 1].map(() => ({ x: random.below(map.width), y: random.below(map.height) }));
      for (const engine of ['wasm', 'js'] as const)
        judge(map, from, to, { engine }, findPath(map, from, to, { engine }));
    }
    expect(made).toBeGreaterThan(runs(250) / 50);
  });
});
