/** Grids as maps of Tiled, to look at them and their routes in the editor. */

import { nearestName } from '../../core/base/advice/nearest-name.ts';
import { checkInteger, checkNames } from '../../core/base/check.ts';
import type { Grid } from '../../index.ts';
import { checkPlain } from '../check-grid.ts';
import { STEPS, textOfDirections } from './directions.ts';

/** Options of {@link formatTiled}. */
export interface FormatTiledOptions {
  /** Pixels of a cell's side, a whole number. Default 16. */
  tileSize?: number | undefined;
  /** A route to draw as a line through the centres of its cells: x0, y0, x1, y1, …, as `path.xy` has it. */
  path?: ArrayLike<number> | null | undefined;
}

type Properties = { name: string; type: string; value: unknown }[];

/** A map of Tiled, as {@link formatTiled} makes it: an object for JSON.stringify. */
export interface TiledFile {
  type: string;
  version: string;
  orientation: string;
  renderorder: string;
  infinite: boolean;
  width: number;
  height: number;
  tilewidth: number;
  tileheight: number;
  nextlayerid: number;
  nextobjectid: number;
  tilesets: object[];
  layers: TiledFileLayer[];
}

/** A layer of objects of a {@link TiledFile}. */
export interface TiledFileLayer {
  id: number;
  name: string;
  type: string;
  draworder: string;
  visible: boolean;
  opacity: number;
  x: number;
  y: number;
  objects: object[];
}

/**
 * Makes a map of Tiled from a grid: a `.tmj` file once JSON.stringify has made a text of it. It has no tiles, so that it needs no pictures:
 * walls, terrain, kinds, thin walls and one-way cells are objects with the properties that {@link parseTiled} reads, each in a layer
 * of its own. {@link parseTiled} makes the same grid of it, except for terrain costs below walls. O(cells).
 *
 * @param grid Not modified.
 * @param options The size of a cell, and a route.
 * @returns The map, as an object for JSON.stringify.
 * @throws `TypeError` unless it is a Grid. @throws `RangeError` for a HexGrid, for a grid with links, floors or wrap, and for wrong options.
 *
 * @example
 * const map = formatTiled(Grid.fromText('.#5'), { path: [0, 0, 1, 0] });
 * map.layers.map(({ name, objects }) => `${name} ${objects.length}`); // => [ 'Terrain 1', 'Walls 1', 'Thin walls 0', 'One-way 0', 'Path 1' ]
 * parseTiled(JSON.stringify(map)).grid.toText(); // => '.#5'
 */
export function formatTiled(grid: Grid, options: FormatTiledOptions = {}): TiledFile {
  checkPlain('grid', grid, 'this map of Tiled');
  checkNames('options', options, ['tileSize', 'path'], nearestName);
  // Tiled keeps sizes of tiles as whole numbers.
  const size = checkInteger('tileSize', options.tileSize ?? 16, 1, 2 ** 16);
  let id = 0;
  const plain = () => ({ id: ++id, name: '', type: '', rotation: 0, visible: true });
  const rectangle = ([x, y, width, height]: readonly number[], properties: Properties) => {
    return { ...plain(), x: x * size, y: y * size, width: width * size, height: height * size, properties };
  };
  const line = (points: readonly (readonly [number, number])[], properties: Properties) => {
    const polyline = points.map(([x, y]) => ({ x: x * size, y: y * size }));
    return { ...plain(), x: 0, y: 0, width: 0, height: 0, polyline, properties };
  };
  const terrain = runsOf(grid, (x, y) => {
    const cost = grid.isBlocked(x, y) ? 1 : grid.cost(x, y);
    return cost === 1 && grid.kind(x, y) === 0 ? '' : `${cost} ${grid.kind(x, y)}`;
  }).map(({ what, run }) => {
    const [cost, kind] = what.split(' ').map(Number);
    return rectangle(run, [propertyOf('cost', 'float', cost), propertyOf('kind', 'int', kind)]);
  });
  const blocked = [propertyOf('blocked', 'bool', true)];
  const walls = runsOf(grid, (x, y) => (grid.isBlocked(x, y) ? '#' : '')).map(({ run }) => rectangle(run, blocked));
  const thin = thinWallsOf(grid).map((points) => line(points, blocked));
  const oneWay = runsOf(grid, (x, y) => exitsOf(grid, x, y)).map(({ what, run }) =>
    rectangle(run, [propertyOf('exits', 'string', what === 'none' ? '' : what)]),
  );
  const layers = Object.entries({ Terrain: terrain, Walls: walls, 'Thin walls': thin, 'One-way': oneWay }).map(layerOf);
  const route = options.path ?? [];
  const points = Array.from({ length: route.length >> 1 }, (_, i): [number, number] => [
    route[2 * i] + 0.5,
    route[2 * i + 1] + 0.5,
  ]);
  if (points.length > 1) layers.push(layerOf(['Path', [line(points, [])]], layers.length));
  const { width, height } = grid;
  return {
    type: 'map',
    version: '1.10',
    orientation: 'orthogonal',
    renderorder: 'right-down',
    infinite: false,
    width,
    height,
    tilewidth: size,
    tileheight: size,
    nextlayerid: layers.length + 1,
    nextobjectid: id + 1,
    tilesets: [],
    layers,
  };
}

function propertyOf(name: string, type: string, value: unknown): Properties[number] {
  return { name, type, value };
}

function layerOf([name, objects]: [name: string, objects: object[]], index: number): TiledFileLayer {
  return {
    id: index + 1,
    name,
    type: 'objectgroup',
    draworder: 'index',
    visible: true,
    opacity: 1,
    x: 0,
    y: 0,
    objects,
  };
}

/** Returns the rows of cells of which something is said, as x, y, width and height. @param say Returns '' for nothing. */
function runsOf(grid: Grid, say: (x: number, y: number) => string): { what: string; run: number[] }[] {
  const runs: { what: string; run: number[] }[] = [];
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; ) {
      const [first, what] = [x, say(x, y)];
      while (x < grid.width && say(x, y) === what) x++;
      if (what !== '') runs.push({ what, run: [first, y, x - first, 1] });
    }
  }
  return runs;
}

/** Returns the borders between two cells that are closed both ways. */
function thinWallsOf(grid: Grid): [number, number][][] {
  const lines: [number, number][][] = [];
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      if (isWall(grid, x, y, 2))
        lines.push([
          [x + 1, y],
          [x + 1, y + 1],
        ]);
      if (isWall(grid, x, y, 4))
        lines.push([
          [x, y + 1],
          [x + 1, y + 1],
        ]);
    }
  }
  return lines;
}

function isWall(grid: Grid, x: number, y: number, direction: number): boolean {
  const [nx, ny] = [x + STEPS[direction][0], y + STEPS[direction][1]];
  const isInside = nx >= 0 && ny >= 0 && nx < grid.width && ny < grid.height;
  return isInside && !grid.isExitOpen(x, y, direction) && !grid.isExitOpen(nx, ny, direction ^ 4);
}

/** Returns the directions in which a cell can be left; '' if thin walls say all, `none` if there are none. */
function exitsOf(grid: Grid, x: number, y: number): string {
  let [open, isSaid] = [0, false];
  STEPS.forEach(([dx, dy], direction) => {
    const isInside = x + dx >= 0 && y + dy >= 0 && x + dx < grid.width && y + dy < grid.height;
    if (!isInside || grid.isExitOpen(x, y, direction)) open |= 1 << direction;
    else if (direction % 2 === 1 || !isWall(grid, x, y, direction)) isSaid = true;
    else open |= 1 << direction;
  });
  return isSaid ? textOfDirections(open) || 'none' : '';
}
