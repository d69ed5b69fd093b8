/** Where the tiles of a map are: as cells of a grid, and in pixels as Tiled draws them. */
import { GridTransform } from '../../index.ts';
import { type JsonObject, wrongIn } from '../common/json.ts';
import { checkMapSides } from '../common/map-cells.ts';
import type { Lane, Lattice } from './objects/lattice.ts';

export const ORIENTATIONS = ['orthogonal', 'isometric', 'staggered', 'hexagonal', 'oblique'] as const;

/** A rectangle of tiles. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The sizes of tiles, and which rows or columns are shifted by half a tile. */
export interface Tiles {
  readonly orientation: (typeof ORIENTATIONS)[number];
  readonly tileWidth: number;
  readonly tileHeight: number;
  /** Whether columns are shifted, instead of rows. */
  readonly shiftsColumns: boolean;
  /** Whether those with odd numbers are. */
  readonly shiftsOdd: boolean;
  /** Length of the side of a hexagon along the rows or columns. */
  readonly side: number;
  /** Pixels from a shifted row or column to the next one. */
  readonly pitch: number;
  /** Rows of the map, for the origin of isometric maps. */
  readonly rows: number;
}

/** The cells of a map. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Returns the cell of a tile. */
  readonly cellOf: (column: number, row: number) => { x: number; y: number };
  /** Returns column and row of a cell's tile. */
  readonly tileOf: (x: number, y: number) => { x: number; y: number };
  /** Returns where a point of an object is drawn. */
  readonly screenOf: (x: number, y: number) => Pixel;
  /** Returns a pixel in coordinates of the lattice. */
  readonly latticeOf: (x: number, y: number) => Pixel;
  readonly lattice: Lattice;
  /** The corners of a cell around its centre, in pixels; undefined where cells are upright rectangles. */
  readonly diamond: readonly number[] | undefined;
  /** Pixels from the centre of a cell to the lower left corner of the rectangle around it. Tiles are drawn from there. */
  readonly foot: Pixel;
  /** Undefined for hexagons. */
  readonly transform: GridTransform | undefined;
}

const MOST_PIXELS: number = 2 ** 24;
/** Most hexagons of a map. A graph of them takes some eighty bytes each. */
const MOST_HEXAGONS: number = 2 ** 22;

/** Reads the sizes of tiles. @throws `RangeError` for anything wrong in them. */
export function readTiles(map: JsonObject, rows: number): Tiles {
  const orientation = map.choice('orientation', ORIENTATIONS, 'orthogonal');
  const shifts = orientation === 'staggered' || orientation === 'hexagonal';
  const [tileWidth, tileHeight] = ['tilewidth', 'tileheight'].map((name) => {
    const size = map.positive(name);
    // Where tiles are shifted by half their size, Tiled takes odd sizes for even ones.
    if (size <= MOST_PIXELS) return shifts && size > 2 ? size - (size % 2) : size;
    throw wrongIn(map.place, name, size, `a number of pixels, at most ${MOST_PIXELS}`);
  });
  const shiftsColumns = shifts && map.choice('staggeraxis', ['x', 'y'], 'y') === 'x';
  const side = orientation === 'hexagonal' ? map.number('hexsidelength', 0) : 0;
  const most = map.number(shiftsColumns ? 'tilewidth' : 'tileheight');
  if (!(side >= 0 && side < most)) throw wrongIn(map.place, 'hexsidelength', side, `from 0 to less than ${most}`);
  const along = shiftsColumns ? tileWidth : tileHeight;
  // Tiled cuts whole pixels off the corners of hexagons.
  const cut = Math.max(0, Math.floor((along - side) / 2));
  const pitch = orientation === 'hexagonal' ? side + cut || along / 2 : along / 2;
  const shiftsOdd = shifts && map.choice('staggerindex', ['odd', 'even'], 'odd') === 'odd';
  return { orientation, tileWidth, tileHeight, shiftsColumns, shiftsOdd, side, pitch, rows };
}

/** Returns the cells of a map with square or slanted cells. */
export function gridLayout(tiles: Tiles, bounds: Bounds): Layout {
  const { left, top, width, height } = bounds;
  const { tileWidth: w, tileHeight: h } = tiles;
  if (tiles.orientation === 'staggered') return staggeredLayout(tiles, bounds);
  const isIsometric = tiles.orientation === 'isometric';
  const axes = isIsometric ? slanted(tiles) : { x: { x: w, y: 0 }, y: { x: 0, y: h } };
  const zero = isIsometric ? (tiles.rows * w) / 2 : 0;
  const origin = {
    x: zero + left * axes.x.x + top * axes.y.x,
    y: left * axes.x.y + top * axes.y.y,
  };
  return {
    width,
    height,
    diamond: isIsometric ? diamondOf(w, h) : undefined,
    foot: { x: -w / 2, y: h / 2 },
    cellOf: (column, row) => ({ x: column - left, y: row - top }),
    tileOf: (x, y) => ({ x: x + left, y: y + top }),
    // Both axes of objects are measured in heights of tiles.
    screenOf: (x, y) =>
      isIsometric
        ? { x: zero + (x / h) * axes.x.x + (y / h) * axes.y.x, y: (x / h) * axes.x.y + (y / h) * axes.y.y }
        : { x, y },
    ...squares(width, height, origin, axes),
  };
}

/** The corners of a diamond around its centre. */
function diamondOf(w: number, h: number): number[] {
  return [0, -h / 2, w / 2, 0, 0, h / 2, -w / 2, 0];
}

/** The axes of isometric cells. */
function slanted({ tileWidth, tileHeight }: Tiles): { x: Pixel; y: Pixel } {
  return { x: { x: tileWidth / 2, y: tileHeight / 2 }, y: { x: -tileWidth / 2, y: tileHeight / 2 } };
}

/**
 * Staggered tiles are isometric ones in a rectangle of the screen. As cells of a grid, with rows and columns along the sides of tiles, they
 * fill a part of it, and neighbours are neighbours.
 */
function staggeredLayout(tiles: Tiles, bounds: Bounds): Layout {
  const { shiftsColumns, shiftsOdd, tileWidth, tileHeight } = tiles;
  const shift = (line: number) => Number(((line & 1) === 1) === shiftsOdd);
  // Halves of tiles from the left and from the top to the centre of a tile, less the first. Their sum and difference are even.
  const halves = (column: number, row: number): [across: number, down: number] =>
    shiftsColumns ? [column + 1, 2 * row + shift(column)] : [2 * column + 1 + shift(row), row];
  const zero = Number(shiftsOdd);
  const slantedOf = (column: number, row: number): Pixel => {
    const [across, down] = halves(column, row);
    return { x: (across - zero + down) / 2, y: (down - across + zero) / 2 };
  };
  const { left, top, right, bottom } = rangeOf(bounds, slantedOf);
  const [width, height] = [right - left + 1, bottom - top + 1];
  const origin = { x: ((left - top + zero) * tileWidth) / 2, y: ((left + top) * tileHeight) / 2 };
  return {
    width,
    height,
    diamond: diamondOf(tileWidth, tileHeight),
    foot: { x: -tileWidth / 2, y: tileHeight / 2 },
    cellOf: (column, row) => {
      const { x, y } = slantedOf(column, row);
      return { x: x - left, y: y - top };
    },
    tileOf: (x, y) => {
      const across = x + left - (y + top) + zero;
      const down = x + left + y + top;
      return shiftsColumns
        ? { x: across - 1, y: (down - shift(across - 1)) / 2 }
        : { x: (across - 1 - shift(down)) / 2, y: down };
    },
    screenOf: (x, y) => ({ x, y }),
    ...squares(width, height, origin, slanted(tiles)),
  };
}

/** Returns the range of the slanted coordinates of all tiles. The tiles at the edges have the extremes. */
function rangeOf({ left, top, width, height }: Bounds, slantedOf: (column: number, row: number) => Pixel) {
  const range = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const meet = (column: number, row: number): void => {
    const { x, y } = slantedOf(left + column, top + row);
    range.left = Math.min(range.left, x);
    range.right = Math.max(range.right, x);
    range.top = Math.min(range.top, y);
    range.bottom = Math.max(range.bottom, y);
  };
  const ends = (count: number) => [0, Math.min(1, count - 1), Math.max(0, count - 2), count - 1];
  for (const row of ends(height)) for (const column of ends(width)) meet(column, row);
  return range;
}

/** Returns the lattice of a grid with such axes: cells are squares of side 1. */
function squares(
  width: number,
  height: number,
  origin: Pixel,
  axes: { readonly x: Pixel; readonly y: Pixel },
): Pick<Layout, 'lattice' | 'latticeOf' | 'transform'> {
  checkMapSides('map', width, height);
  const area = axes.x.x * axes.y.y - axes.x.y * axes.y.x;
  const lanes = Array.from({ length: height }, (_, y): Lane => {
    return { x: 0.5, y: y + 0.5, step: 1, count: width, first: y * width, stride: 1 };
  });
  const isSquare = axes.x.x === axes.y.y && axes.x.y === 0 && axes.y.x === 0;
  return {
    lattice: { lanes, outline: [-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5] },
    latticeOf: (x, y) => {
      const [dx, dy] = [x - origin.x, y - origin.y];
      return { x: (dx * axes.y.y - dy * axes.y.x) / area, y: (dy * axes.x.x - dx * axes.x.y) / area };
    },
    transform: new GridTransform(isSquare ? { cellSize: axes.x.x, origin } : { axes, origin }),
  };
}

/**
 * Returns the columns and rows by which a layer is drawn aside, given pixels; undefined unless these are whole tiles. In shifted layouts every
 * other row is aside, so it takes two of them to get to a like one.
 */
export function shiftOf(tiles: Tiles, dx: number, dy: number): { columns: number; rows: number } | undefined {
  const { orientation, tileWidth: w, tileHeight: h, shiftsColumns, pitch } = tiles;
  const isShifted = orientation === 'staggered' || orientation === 'hexagonal';
  const across = orientation === 'isometric' ? dx / w + dy / h : dx / (isShifted && shiftsColumns ? 2 * pitch : w);
  const down = orientation === 'isometric' ? dy / h - dx / w : dy / (isShifted && !shiftsColumns ? 2 * pitch : h);
  if (!isWhole(across) || !isWhole(down)) return undefined;
  return {
    columns: Math.round(across) * (isShifted && shiftsColumns ? 2 : 1),
    rows: Math.round(down) * (isShifted && !shiftsColumns ? 2 : 1),
  };
}

function isWhole(number: number): boolean {
  return Math.abs(number - Math.round(number)) < 1e-6 && Math.abs(number) <= MOST_PIXELS;
}

/** Returns the hexagons of a map. */
export function hexLayout(tiles: Tiles, bounds: Bounds): Layout {
  const { left, top, width, height } = bounds;
  checkMapSides('map', width, height);
  if (width * height > MOST_HEXAGONS) {
    throw new RangeError(
      `map has ${width} x ${height} hexagons: it must have at most ${MOST_HEXAGONS}; cut it into several`,
    );
  }
  const { tileWidth: w, tileHeight: h, shiftsColumns, side, pitch } = tiles;
  const lanes: Lane[] = [];
  for (let y = 0; y < height; y++) {
    // Columns are shifted up and down, so that each row is two lanes; or rows are one each.
    for (let x = 0; x < (shiftsColumns ? Math.min(2, width) : 1); x++) {
      const centre = hexCentre(tiles, left + x, top + y);
      lanes.push({
        ...centre,
        step: shiftsColumns ? 2 * pitch : w,
        count: shiftsColumns ? Math.ceil((width - x) / 2) : width,
        first: y * width + x,
        stride: shiftsColumns ? 2 : 1,
      });
    }
  }
  // Half the sides of the hexagon along its rows or columns: from the middle to where its corners are cut.
  const [a, b] = [w / 2, h / 2];
  const s = (shiftsColumns ? a : b) - (pitch - side);
  const corners = withoutRepeats(
    shiftsColumns ? [-a, 0, -s, -b, s, -b, a, 0, s, b, -s, b] : [-a, -s, 0, -b, a, -s, a, s, 0, b, -a, s],
  );
  return {
    width,
    height,
    diamond: corners,
    foot: { x: -a, y: b },
    cellOf: (column, row) => ({ x: column - left, y: row - top }),
    tileOf: (x, y) => ({ x: x + left, y: y + top }),
    screenOf: (x, y) => ({ x, y }),
    latticeOf: (x, y) => ({ x, y }),
    lattice: { lanes, outline: corners },
    transform: undefined,
  };
}

/** Returns the centre of a hexagon in pixels. */
export function hexCentre(
  { tileWidth: w, tileHeight: h, shiftsColumns, shiftsOdd, pitch }: Tiles,
  column: number,
  row: number,
): Pixel {
  const shifted = Number((((shiftsColumns ? column : row) & 1) === 1) === shiftsOdd);
  return shiftsColumns
    ? { x: column * pitch + w / 2, y: row * h + (shifted * h) / 2 + h / 2 }
    : { x: column * w + (shifted * w) / 2 + w / 2, y: row * pitch + h / 2 };
}

/** Hexagons with a side of 0 are diamonds: two of their corners repeat. */
function withoutRepeats(points: readonly number[]): number[] {
  return points.filter((_, i) => {
    const at = i - (i % 2);
    const before = (at + points.length - 2) % points.length;
    return points[at] !== points[before] || points[at + 1] !== points[before + 1];
  });
}
