// Grids and routes as ROS has them: what is written is read back.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPath, Grid, GridTransform } from '../../src/index.ts';
import {
  type FormatMapServerOptions,
  formatMapServer,
  formatOccupancyGrid,
  formatPath,
  parseMapServer,
  parseOccupancyGrid,
  type RosMap,
} from '../../src/ros.ts';
import { seed, settings } from '../support/seed.ts';

const GENERATIONS = ['current', 'classic'] as const;

/** A place of a map, and how its rows are counted. */
const place = fc.record({
  cellSize: fc.constantFrom(0.05, 1, 0.1, 1e-7),
  origin: fc.record({ x: fc.constantFrom(-1.5, 0, -0, 1e21), y: fc.double({ min: -1e6, max: 1e6, noNaN: true }) }),
  rotation: fc.constantFrom(0, 0.5, -3, Math.PI / 2),
  yAxis: fc.constantFrom('up' as const, 'down' as const),
});

/** Rows of cells: a terrain cost each, 0 for a wall. */
const rows = fc.integer({ min: 1, max: 6 }).chain((width) =>
  fc.array(fc.array(fc.constantFrom(0, 1, 1, 3, 9), { minLength: width, maxLength: width }), {
    minLength: 1,
    maxLength: 5,
  }),
);

function gridOf(costs: number[][]): Grid {
  return Grid.fromCosts(costs[0].length, costs.length, costs.flat());
}

/** What must be equal of two maps: where the centres of cells are, and which are walls. */
function expectSame(read: RosMap, grid: Grid, transform: GridTransform): void {
  expect(read.grid.toText()).toBe(grid.toText().replaceAll(/[2-9]/g, '.'));
  expect(read.transform.cellSize).toBeCloseTo(transform.cellSize, 12);
  for (const cell of [
    [0, 0],
    [grid.width - 1, grid.height - 1],
  ] as const) {
    const [a, b] = [read.transform.toWorld(cell), transform.toWorld(cell)];
    for (const axis of ['x', 'y'] as const) expect(a[axis]).toBeCloseTo(b[axis], Math.abs(b[axis]) > 1e9 ? -8 : 6);
  }
}

describe('formatMapServer', () => {
  test(`writes what both generations of map_server read (seed ${seed})`, () => {
    fc.assert(
      fc.property(rows, place, (costs, { yAxis, ...where }) => {
        const grid = gridOf(costs);
        const transform = new GridTransform({ ...where, yAxis, height: grid.height });
        for (const mode of ['trinary', 'scale', 'raw'] as const) {
          const { yaml, image } = formatMapServer(grid, transform, { mode });
          for (const mapServer of GENERATIONS) {
            expectSame(parseMapServer(yaml, image, { yAxis, mapServer }), grid, transform);
          }
        }
      }),
      settings(100),
    );
  });

  test.each(['scale', 'raw'] as const)('keeps every occupancy in the mode %s', (mode) => {
    const all = Array.from({ length: 100 }, (_, i) => i);
    const grid = Grid.fromCosts(
      100,
      1,
      all.map((i) => 1 + i),
    );
    const { yaml, image } = formatMapServer(grid, new GridTransform(), { mode, occupancy: (cost) => cost - 1 });
    for (const mapServer of GENERATIONS) {
      const read = parseMapServer(yaml, image, { mapServer, rule: (occupancy) => 1 + occupancy }).grid;
      expect(all.map((x) => read.cost(x, 0) - 1)).toEqual(all);
    }
  });

  test('keeps free, occupied and unknown cells in the mode trinary', () => {
    const grid = gridOf([[1, 2, 3, 4, 0]]);
    const occupancy = (cost: number) => [0, 19, 20, 65][cost - 1];
    const { yaml, image } = formatMapServer(grid, new GridTransform(), { occupancy });
    for (const mapServer of GENERATIONS) {
      const seen: number[] = [];
      parseMapServer(yaml, image, { mapServer, rule: (value) => void seen.push(value) });
      expect(seen).toEqual([0, -1, 100]);
      expect(parseMapServer(yaml, image, { mapServer, unknown: 'passable' }).grid.toText()).toBe('...##');
    }
  });

  test('writes the fields and the picture of map_saver', () => {
    const transform = new GridTransform({ cellSize: 0.05, origin: [-1, 2], rotation: 0.5, yAxis: 'up', height: 2 });
    const { yaml, image } = formatMapServer(Grid.fromText('.#\n..'), transform);
    expect(yaml.split('\n')).toEqual([
      'image: map.pgm',
      'mode: trinary',
      'resolution: 0.05',
      'origin: [-1, 2, 0.5]',
      'negate: 0',
      'occupied_thresh: 0.65',
      'free_thresh: 0.196',
      '',
    ]);
    const header = 'P5\n2 2\n255\n';
    expect([...image]).toEqual([...header].map((letter) => letter.charCodeAt(0)).concat([254, 0, 254, 254]));
  });

  test('knows unknown cells in the mode raw', () => {
    const options: FormatMapServerOptions = { mode: 'raw', occupancy: (_, kind) => (kind === 1 ? -1 : 5) };
    const grid = Grid.fromText('..');
    grid.setKind(1, 0, 1);
    const { yaml, image } = formatMapServer(grid, new GridTransform(), options);
    expect(parseMapServer(yaml, image).grid.toText()).toBe('.#');
  });

  test.each(['my map.pgm', "bob's #1.pgm", 'a: b.pgm', '-', 'maps/hall.pgm'])('names the picture %j', (image) => {
    const { yaml, image: picture } = formatMapServer(new Grid(1, 1), new GridTransform(), { image });
    const asked: string[] = [];
    const files = (name: string) => {
      asked.push(name);
      return picture;
    };
    parseMapServer(yaml, files);
    expect(asked).toEqual([image]);
  });
});

describe('formatOccupancyGrid', () => {
  test(`writes what parseOccupancyGrid reads (seed ${seed})`, () => {
    fc.assert(
      fc.property(rows, place, (costs, { yAxis, ...where }) => {
        const grid = gridOf(costs);
        const transform = new GridTransform({ ...where, yAxis, height: grid.height });
        const message = formatOccupancyGrid(grid, transform);
        expectSame(parseOccupancyGrid(JSON.stringify(message), { yAxis }), grid, transform);
      }),
      settings(100),
    );
  });

  test('has the header given', () => {
    const header = { stamp: { secs: 3, nsecs: 0 }, frame_id: 'odom' };
    const { header: written, info } = formatOccupancyGrid(new Grid(2, 1), new GridTransform(), { header });
    expect([written, info.width, info.height]).toEqual([header, 2, 1]);
  });
});

describe('formatPath', () => {
  const transform = new GridTransform({ cellSize: 2, origin: [10, 0] });

  test('has a pose for each cell, turned to the next', () => {
    const { path } = findPath(Grid.fromText('.#\n..'), [0, 0], [1, 1], { diagonals: 'never' });
    const { header, poses } = formatPath(path, transform);
    expect(header).toEqual({ stamp: { sec: 0, nanosec: 0 }, frame_id: 'map' });
    expect(poses.map(({ pose: { position } }) => position)).toEqual([
      { x: 11, y: 1, z: 0 },
      { x: 11, y: 3, z: 0 },
      { x: 13, y: 3, z: 0 },
    ]);
    const yaws = poses.map(({ pose: { orientation } }) => 2 * Math.atan2(orientation.z, orientation.w));
    expect(yaws).toEqual([expect.closeTo(Math.PI / 2, 12), 0, 0]);
  });

  test('of no route, and of one cell', () => {
    expect(formatPath(null, transform).poses).toEqual([]);
    const [{ pose }] = formatPath([[0, 0]], transform, { header: { frame_id: 'odom' } }).poses;
    expect(pose.orientation).toEqual({ x: 0, y: 0, z: 0, w: 1 });
  });
});

const grid = new Grid(2, 1);
const flat = new GridTransform();

test.each<[string, () => unknown, RegExp]>([
  ['no grid', () => formatMapServer('..' as never, flat), /^grid is "\.\.": it must be a Grid/],
  [
    'no transform',
    () => formatMapServer(grid, {} as never),
    /^transform is an object \(Object\): it must be a GridTransform; parseMapServer returns one/,
  ],
  [
    'slanted cells',
    () => formatMapServer(grid, new GridTransform({ axes: { x: [2, 1], y: [-2, 1] } })),
    /^axes of transform are not those of square cells/,
  ],
  [
    'mirrored cells',
    () => formatOccupancyGrid(grid, new GridTransform({ axes: { x: [1, 0], y: [0, -1] } })),
    /^axes of transform are not those of square cells/,
  ],
  [
    'another height',
    () => formatMapServer(grid, new GridTransform({ yAxis: 'up', height: 3 })),
    /^height of transform is 3: it must be that of the grid, 1/,
  ],
  [
    'a name with quotes',
    () => formatMapServer(grid, flat, { image: 'a"b' }),
    /^image is "a\\"b": it must be the name of a/,
  ],
  [
    'a name of two lines',
    () => formatMapServer(grid, flat, { image: 'a\nb' }),
    /it must be the name of a file without/,
  ],
  [
    'an unknown mode',
    () => formatMapServer(grid, flat, { mode: 'grey' as never }),
    /^mode is "grey": it must be one of/,
  ],
  [
    'an unknown option',
    () => formatMapServer(grid, flat, { modes: 'raw' } as never),
    /^options has the unknown name "modes": use mode/,
  ],
  [
    'an occupancy of 101',
    () => formatMapServer(grid, flat, { occupancy: () => 101 }),
    /^occupancy of cell \(0, 0\) is 101: it must be a whole number from -1 to 100/,
  ],
  [
    'occupancies that are none',
    () => formatOccupancyGrid(grid, flat, { occupancy: 5 as never }),
    /^occupancy is 5: it must be a/,
  ],
  [
    'an unknown cell in the mode scale',
    () => formatMapServer(grid, flat, { mode: 'scale', occupancy: () => -1 }),
    /^occupancy is -1, unknown: a PGM picture of the mode scale cannot keep it; use raw/,
  ],
  [
    'a header without a frame',
    () => formatPath([], flat, { header: {} as never }),
    /^header is an object \(Object\): it must be an object with frame_id/,
  ],
  ['a route that is none', () => formatPath(7 as never, flat), /^cell is 7/],
])('refuses %s', (_, write, message) => {
  expect(write).toThrow(message);
});
