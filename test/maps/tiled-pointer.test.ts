// The hexagon under a pixel: maps of Tiled with tiles of all sizes are drawn here as polygons, as Tiled's drawHex does, and each pixel asks all of them.
import { describe, expect, test } from 'vitest';
import { parseTiledHex } from '../../src/tiled.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { mapOf } from '../support/tiled-maps.ts';

type Corner = readonly [x: number, y: number];

interface Drawing {
  readonly orientation: 'hexagonal' | 'staggered';
  readonly staggeraxis: 'x' | 'y';
  readonly staggerindex: 'odd' | 'even';
  readonly tilewidth: number;
  readonly tileheight: number;
  readonly hexsidelength: number;
}

/** Returns the corners of a tile, round from the left one. Sizes are those that Tiled calculates with. */
function corners({ orientation, staggeraxis, staggerindex, ...sizes }: Drawing, column: number, row: number): Corner[] {
  const even = (size: number) => (size > 2 ? size - (size % 2) : size);
  const [width, height] = [even(sizes.tilewidth), even(sizes.tileheight)];
  const side = orientation === 'hexagonal' ? sizes.hexsidelength : 0;
  const isShifted = (at: number) => (at % 2 !== 0) === (staggerindex === 'odd');
  if (staggeraxis === 'y') {
    const cut = Math.floor((height - side) / 2);
    const [left, top] = [column * width + (isShifted(row) ? width / 2 : 0), row * (side + cut)];
    const [middle, right, bottom] = [left + width / 2, left + width, top + height];
    return [
      [left, top + cut],
      [middle, top],
      [right, top + cut],
      [right, bottom - cut],
      [middle, bottom],
      [left, bottom - cut],
    ];
  }
  const cut = Math.floor((width - side) / 2);
  const [left, top] = [column * (side + cut), row * height + (isShifted(column) ? height / 2 : 0)];
  const [middle, right, bottom] = [top + height / 2, left + width, top + height];
  return [
    [left, middle],
    [left + cut, top],
    [right - cut, top],
    [right, middle],
    [right - cut, bottom],
    [left + cut, bottom],
  ];
}

/** Returns how far a point lies inside a polygon whose corners go clockwise on the screen, at least: below 0 outside. */
function depthIn(polygon: readonly Corner[], x: number, y: number): number {
  const depths = polygon.map(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length];
    const length = Math.hypot(bx - ax, by - ay);
    return length === 0 ? Infinity : ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
  });
  return Math.min(...depths);
}

function drawn(random: Random): Drawing {
  const orientation = random.pick(['hexagonal', 'hexagonal', 'staggered'] as const);
  const staggeraxis = random.pick(['x', 'y'] as const);
  const [tilewidth, tileheight] = [2 + random.below(70), 2 + random.below(70)];
  const along = staggeraxis === 'x' ? tilewidth : tileheight;
  const hexsidelength = random.below(along - (along % 2));
  return {
    orientation,
    staggeraxis,
    staggerindex: random.pick(['odd', 'even'] as const),
    tilewidth,
    tileheight,
    hexsidelength,
  };
}

describe('cellAt', () => {
  test(`is the hexagon in which the pixel is drawn (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let run = 0; run < runs(3000); run++) {
      const drawing = drawn(random);
      const [width, height, left, top] = [
        1 + random.below(5),
        1 + random.below(5),
        random.below(9) - 4,
        random.below(9) - 4,
      ];
      const isInfinite = random.below(2) === 0;
      const [firstColumn, firstRow] = isInfinite ? [left, top] : [0, 0];
      const data = new Array(width * height).fill(0);
      const layer = isInfinite
        ? { type: 'tilelayer', name: 'a', chunks: [{ x: left, y: top, width, height, data }] }
        : { type: 'tilelayer', name: 'a', width, height, data };
      const more = isInfinite ? { infinite: true, width: 0, height: 0 } : { width, height };
      const map = parseTiledHex({ ...mapOf({ layers: [layer], tilesets: [] }), ...drawing, ...more });
      for (let cell = 0; cell < width * height; cell++) {
        const [x, y] = [cell % width, Math.floor(cell / width)];
        const centre = map.centreOf(x, y);
        expect(map.cellAt(centre.x, centre.y)).toEqual({ x, y });
      }
      for (let i = 0; i < 10; i++) {
        const [column, row] = [firstColumn + random.below(width + 2) - 1, firstRow + random.below(height + 2) - 1];
        const round = corners(drawing, column, row);
        const [from, to] = [round[random.below(6)], round[random.below(6)]];
        const share = random.below(1000) / 1000;
        const x = from[0] + (to[0] - from[0]) * share + random.below(9) / 8 - 0.5;
        const y = from[1] + (to[1] - from[1]) * share + random.below(9) / 8 - 0.5;
        const found = map.cellAt(x, y);
        const depth = depthIn(corners(drawing, firstColumn + found.x, firstRow + found.y), x, y);
        const what = JSON.stringify({ drawing, x, y, found });
        expect(depth, what).toBeGreaterThanOrEqual(-1e-9);
      }
    }
  });

  test('reads pixels outside the map, and refuses what is no pixel', () => {
    const hexes = { orientation: 'hexagonal', staggeraxis: 'y', staggerindex: 'odd', hexsidelength: 8 };
    const layer = { type: 'tilelayer', name: 'a', width: 2, height: 2, data: [0, 0, 0, 0] };
    const map = parseTiledHex({ ...mapOf({ layers: [layer], tilesets: [] }), ...hexes, tilewidth: 16, tileheight: 16 });
    expect([map.cellAt(-1, 8), map.grid.isInside(map.cellAt(-1, 8))]).toEqual([{ x: -1, y: 0 }, false]);
    expect(map.cellAt(8, -1e9).y).toBeLessThan(-8e7);
    expect(() => map.cellAt(Number.NaN, 0)).toThrow('x is NaN: it must be a finite number');
    expect(() => map.cellAt(0, Infinity)).toThrow(RangeError);
    expect(() => map.cellAt('1' as never, 0)).toThrow(TypeError);
    expect(map.cellAt(0, 8)).toEqual({ x: 0, y: 0 });
  });
});
