/** Grids from maps of Tiled. Format: https://doc.mapeditor.org/en/stable/reference/json-map-format/ */
import { checkInteger, checkNumber } from '../../core/base/check.ts';
import { Graph, type Grid, type GridTransform, HexGrid, type HexLayout, type Point, setHeights } from '../../index.ts';
import type { MapCounts } from '../common/map-cells.ts';
import { hexAt } from './hex-at.ts';
import { gridLayout, hexCentre, hexLayout } from './layout.ts';
import type { TiledOptions } from './options.ts';
import { readMap, refuseOrientation } from './read-map.ts';
import type { Reading } from './reading.ts';

/** What has been understood of a map of Tiled. */
export interface TiledCounts extends MapCounts {
  /** Thin walls between two cells. */
  readonly thinWalls: number;
  /** Cells that cannot be left in all directions. */
  readonly oneWay: number;
  /** Borders that cost something, or are closed, for steps over them into one of their cells. */
  readonly borders: number;
}

/** What {@link parseTiled} reads. */
export interface TiledMap {
  grid: Grid;
  /** Converts cells to pixels and back, as Tiled draws the map. */
  transform: GridTransform;
  /**
   * Returns the cell of a tile. They are the same, except in infinite maps, whose first tile may be any, and in staggered maps: the rows and
   * columns of their grid go along the sides of tiles.
   */
  cellOf(column: number, row: number): Point;
  /** Returns column and row of a cell's tile in Tiled. */
  tileOf(x: number, y: number): Point;
  /** What has been understood. */
  counts: TiledCounts;
  /** Sentences on what is ignored in the map, and on what may say what is a wall if nothing is one. Usually empty. */
  warnings: string[];
}

/** What {@link parseTiledHex} reads. */
export interface TiledHexMap {
  /** The map, its cells in the rows and columns of Tiled. */
  grid: HexGrid;
  /** The same as a graph with a node for each hexagon, `graph.nodeAt(column, row)`. Made when first read. */
  readonly graph: Graph<Point>;
  /** How the hexagons are laid out. */
  layout: HexLayout;
  /** Columns and rows. */
  width: number;
  height: number;
  /** Column and row in Tiled of the hexagon (0, 0): other than 0 only in infinite maps. */
  left: number;
  top: number;
  /** Returns the centre of a hexagon in pixels, as Tiled draws the map. @throws `RangeError` unless both are whole numbers. */
  centreOf(x: number, y: number): Point;
  /**
   * Returns the hexagon that a pixel lies in, as Tiled draws the map: the one under the pointer. It may lie outside the map: `grid.isInside` checks that.
   *
   * @throws `TypeError` or `RangeError` unless both are finite numbers.
   */
  cellAt(x: number, y: number): Point;
  /** What has been understood. */
  counts: MapCounts;
  /** As in {@link TiledMap.warnings}. */
  warnings: string[];
}

/**
 * Makes a grid from a map of Tiled (`.tmx` or `.tmj`): orthogonal, isometric or staggered; finite or infinite; with tiles as numbers, or in base64, plain
 * or compressed by gzip, zlib or zstd.
 *
 * A tile says what its cell is by its custom properties `blocked` (true or false), `cost` (terrain) and `kind` (0 to 255). So do objects for
 * the cells that they cover, and layers and groups for all their tiles and objects. The topmost layer that says something counts, for each
 * of the three. `walls`, `collision`, `heights` and rules say more; `ge_collide_left` and `ge_cost_left` are those of grid-engine, also with up, right and down. Hidden layers are read too. O(cells x layers).
 *
 * @param map The text of a `.tmx`, `.tmj` or `.json` file, or the object that one in JSON holds.
 * @param options The layers to read, what tiles stand for, and the map's other files.
 * @throws `TypeError` unless it is text or an object, and if `files` is missing. @throws `SyntaxError` for text that is neither JSON nor XML.
 * @throws `RangeError` that names layer and cell for anything wrong in the file, for hexagonal maps, and for wrong options.
 *
 * @example
 * const tiles = [{ id: 1, properties: [{ name: 'blocked', type: 'bool', value: true }] }];
 * const { grid } = parseTiled({
 *   orientation: 'orthogonal', width: 3, height: 1, tilewidth: 16, tileheight: 16,
 *   layers: [{ type: 'tilelayer', name: 'Ground', width: 3, height: 1, data: [1, 2, 1] }],
 *   tilesets: [{ firstgid: 1, name: 'Cave', tiles }],
 * });
 * grid.toText(); // => '.#.'
 */
export function parseTiled(map: string | object, options?: TiledOptions): TiledMap {
  const { reading } = readMap(map, options, (tiles, bounds) => {
    const { orientation } = tiles;
    if (orientation === 'hexagonal') refuseOrientation(orientation, 'parseTiledHex reads maps of hexagons');
    if (orientation === 'oblique') refuseOrientation(orientation, 'it must be orthogonal, isometric or staggered');
    return gridLayout(tiles, bounds);
  });
  const { cells, layout, edges } = reading;
  const grid = cells.toGrid();
  writeHeights(reading, grid);
  const counts = { ...cells.counts(), ...edges.applyTo(grid) };
  return {
    grid,
    counts,
    warnings: warningsOf(reading, counts.walls + counts.thinWalls + counts.oneWay + counts.borders > 0),
    transform: layout.transform as GridTransform,
    cellOf: (column, row) => plain(layout.cellOf(whole('column', column), whole('row', row))),
    tileOf: (x, y) => plain(layout.tileOf(whole('x', x), whole('y', y))),
  };
}

/**
 * Makes a map of hexagons from a hexagonal map of Tiled, or from a staggered one: each tile is then next to the six around it that Tiled shifts against
 * each other. Everything else is as in {@link parseTiled}, except thin walls and one-way tiles.
 *
 * @param map The text of a `.tmx`, `.tmj` or `.json` file, or the object that one in JSON holds.
 * @param options The layers to read, what tiles stand for, and the map's other files.
 * @throws `TypeError`, `SyntaxError` and `RangeError` as {@link parseTiled} does, and `RangeError` for maps that are neither hexagonal nor staggered.
 *
 * @example
 * const { grid, layout, cellAt } = parseTiledHex({
 *   orientation: 'hexagonal', staggeraxis: 'y', staggerindex: 'odd', hexsidelength: 8,
 *   width: 3, height: 1, tilewidth: 16, tileheight: 16, tilesets: [],
 *   layers: [{ type: 'tilelayer', name: 'Ground', width: 3, height: 1, data: [0, 0, 0] }],
 * });
 * layout; // => 'odd-r'
 * findPath(grid, [0, 0], [2, 0]).cost; // => 2
 * cellAt(40, 8); // => { x: 2, y: 0 }
 */
export function parseTiledHex(map: string | object, options?: TiledOptions): TiledHexMap {
  const { reading, tiles, bounds } = readMap(map, options, (all, rectangle) => {
    if (all.orientation !== 'hexagonal' && all.orientation !== 'staggered')
      refuseOrientation(all.orientation, 'parseTiled reads it');
    return hexLayout(all, rectangle);
  });
  const { left, top, width, height } = bounds;
  const first = tiles.shiftsColumns ? left : top;
  const shiftsOdd = tiles.shiftsOdd === ((first & 1) === 0);
  const layout: HexLayout = `${shiftsOdd ? 'odd' : 'even'}-${tiles.shiftsColumns ? 'q' : 'r'}`;
  const { cells } = reading;
  const counts = cells.counts();
  const grid = cells.writeTo(new HexGrid(width, height, { layout }));
  writeHeights(reading, grid);
  let graph: Graph<Point> | undefined;
  return {
    grid,
    get graph() {
      graph ??= Graph.hex(width, height, cells.costsOfAll(), { layout });
      return graph;
    },
    counts,
    warnings: warningsOf(reading, counts.walls > 0),
    layout,
    width,
    height,
    left,
    top,
    centreOf: (x, y) => hexCentre(tiles, left + whole('x', x), top + whole('y', y)),
    cellAt: (x, y) => {
      const tile = hexAt(tiles, { x: finite('x', x), y: finite('y', y) });
      return plain({ x: tile.x - left, y: tile.y - top });
    },
  };
}

/** Closes and prices the steps of a grid by its heights, if they were asked for. */
function writeHeights({ cells, options, notes }: Reading, grid: Grid): void {
  if (options.heights === undefined) return;
  const { property, ...limits } = options.heights;
  const { heights } = cells;
  if (heights === null)
    notes.add('heights', `nothing has a height: no property \`${property}\` is a number, and no rule says one`);
  setHeights(grid, heights ?? new Float64Array(grid.width * grid.height), limits);
}

function warningsOf({ notes, census }: Reading, hasWalls: boolean): string[] {
  return hasWalls ? notes.list() : [census.warning(), ...notes.list()];
}

function whole(name: string, value: number): number {
  return checkInteger(name, value, -(2 ** 31), 2 ** 31);
}

function finite(name: string, value: number): number {
  if (Number.isFinite(checkNumber(name, value))) return value;
  throw new RangeError(`${name} is ${value}: it must be a finite number of pixels`);
}

/** Returns a point without -0. */
function plain({ x, y }: Point): Point {
  return { x: x + 0, y: y + 0 };
}
