/** Reads the cells of a map: what its tiles and objects say of them. */

import { nearestName } from '../../core/base/advice/nearest-name.ts';
import { readOptions, show } from '../../core/base/check.ts';
import { readRule } from '../common/cell-rule.ts';
import { MapCells } from '../common/map-cells.ts';
import { Notes } from '../common/notes.ts';
import { Work } from '../common/work.ts';
import { Census } from './census.ts';
import { Edges } from './edges.ts';
import { readTiledFile } from './file/read-file.ts';
import { chooseLayers, type Layer } from './layers.ts';
import { type Bounds, type Layout, readTiles, shiftOf, type Tiles } from './layout.ts';
import { Covered, sayObjects } from './objects/say-objects.ts';
import { Templates } from './objects/templates.ts';
import { PRESETS, TILED_OPTIONS, type TiledOptions } from './options.ts';
import type { Reading } from './reading.ts';
import { clearUnderTiles, sayTiles, type TileLayer } from './tiles/say-tiles.ts';
import { readBlocks, type TileBlock } from './tiles/tile-data.ts';
import { Tilesets } from './tiles/tilesets.ts';

/** Largest column or row. */
const MOST: number = 2 ** 24;

/** A map that has been read. */
export interface ReadMap {
  readonly reading: Reading;
  readonly tiles: Tiles;
  readonly bounds: Bounds;
}

/** Reads a map. @param layoutOf Returns where tiles are. It throws for orientations that it does not read. */
export function readMap(
  file: string | object,
  options: TiledOptions | undefined,
  layoutOf: (tiles: Tiles, bounds: Bounds) => Layout,
): ReadMap {
  const { preset } = readOptions(options, TILED_OPTIONS, nearestName);
  const given = preset === undefined ? options : { ...PRESETS[preset], ...options };
  const resolved = readOptions(given, TILED_OPTIONS, nearestName);
  const empty = readRule('empty', resolved.empty);
  const [notes, census] = [new Notes(), new Census()];
  const map = readTiledFile('map', 'map', file);
  const sides = { width: map.integer('width', 0, MOST, 0), height: map.integer('height', 0, MOST, 0) };
  const tiles = readTiles(map, sides.height);
  const isInfinite = map.flag('infinite');
  const layers = chooseLayers(map, resolved, notes, census);
  const tileLayers = layers
    .filter(({ kind }) => kind === 'tiles')
    .map(
      (layer): TileLayer => ({
        layer,
        blocks: shifted(readBlocks(layer.entry, sides, isInfinite), layer, tiles, notes),
      }),
    );
  const bounds = isInfinite ? boundsOf(tileLayers) : { left: 0, top: 0, ...sides };
  const layout = layoutOf(tiles, bounds);
  const { width, height } = layout;
  const cells = new MapCells('map', width, height);
  const tilesets = new Tilesets(map.objects('tilesets'), resolved.files, census);
  const templates = new Templates(resolved.files, census);
  const edges = new Edges(width, height);
  const work = new Work(width * height);
  const reading = { options: resolved, layout, cells, edges, tilesets, templates, notes, census, work };
  cells.sayAll(empty, cells.reason('empty'));
  clearUnderTiles(reading, tileLayers);
  const byLayer = new Map(tileLayers.map((one) => [one.layer, one]));
  const covered = new Covered(layers.length > tileLayers.length ? width * height : 0);
  for (const layer of layers) {
    const ofTiles = byLayer.get(layer);
    if (ofTiles === undefined) sayObjects(reading, layer, covered);
    else sayTiles(reading, ofTiles);
  }
  if (width * height > bounds.width * bounds.height) blockOutside(reading, bounds);
  return { reading, tiles, bounds };
}

/** Returns the tiles of a layer where it is drawn: aside by whole tiles, or where they are. */
function shifted(blocks: TileBlock[], { entry, offsetX, offsetY }: Layer, tiles: Tiles, notes: Notes): TileBlock[] {
  if (offsetX === 0 && offsetY === 0) return blocks;
  const shift = shiftOf(tiles, offsetX, offsetY);
  if (shift === undefined) {
    const by = `(${offsetX}, ${offsetY}) pixels`;
    notes.add(
      'offset',
      `${entry.place} is drawn aside by ${by}, which are not whole tiles, and is read as if it were not`,
    );
    return blocks;
  }
  const { columns, rows } = shift;
  return blocks.map((block) => ({ ...block, column: block.column + columns, row: block.row + rows }));
}

/** Returns the rectangle around all chunks. */
function boundsOf(layers: readonly TileLayer[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { column, row, width, height } of layers.flatMap(({ blocks }) => blocks)) {
    bounds.left = Math.min(bounds.left, column);
    bounds.top = Math.min(bounds.top, row);
    bounds.right = Math.max(bounds.right, column + width);
    bounds.bottom = Math.max(bounds.bottom, row + height);
  }
  const { left, top, right, bottom } = bounds;
  if (left < right) return { left, top, width: right - left, height: bottom - top };
  throw new RangeError(
    'map is infinite and has no tiles in the layers to read: draw some, or choose others with layers',
  );
}

/** Blocks the cells that no tile of the map can be in. */
function blockOutside({ cells, layout: { width, height, tileOf } }: Reading, bounds: Bounds): void {
  const reason = cells.reason('outside');
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const tile = tileOf(x, y);
      const [column, row] = [tile.x - bounds.left, tile.y - bounds.top];
      const isInside = column >= 0 && row >= 0 && column < bounds.width && row < bounds.height;
      if (!isInside) cells.force(y * width + x, reason);
    }
  }
}

/** Throws the error for the orientation of a map. */
export function refuseOrientation(orientation: string, advice: string): never {
  throw new RangeError(`orientation of map is ${show(orientation)}: ${advice}`);
}
