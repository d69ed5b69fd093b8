/** Levels in one grid, by their places in the world. */
import { show } from '../../core/base/check.ts';
import { isSilent, type Saying } from '../common/cell-rule.ts';
import type { MapCells } from '../common/map-cells.ts';
import type { Work } from '../common/work.ts';
import type { LayerPart } from './layer.ts';
import type { Tiles } from './tiles.ts';
import type { Values } from './values.ts';

/** The rectangle around levels, in pixels of the world, with its sides in cells. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly cellSize: number;
}

/** A rectangle of cells. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Most cells along a side of a larger layer's cell, or of a tile. A damaged file may have any. */
const MOST_SCALE = 64;

/** A passable cell at cost 1. */
const PLAIN: Saying = { blocked: false, cost: 1, kind: 0 };

/** Returns the rectangle around levels. @throws `RangeError` unless their cells lie on one grid, that of the smallest cells. */
export function boundsOf(parts: readonly LayerPart[]): Bounds {
  const cellSize = Math.min(...parts.map((part) => part.cellSize));
  // Layers of tiles above others may be drawn aside by any number of pixels.
  const placed = parts.filter(({ isBase, valueAt }) => isBase || valueAt !== undefined);
  const first = placed.find((part) => part.cellSize === cellSize) ?? placed[0];
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const part of parts) {
    const name = `level ${show(part.level.name)}, layer ${show(part.name)}`;
    if (part.cellSize % cellSize !== 0 || part.cellSize > MOST_SCALE * cellSize) {
      throw new RangeError(
        `${name} has cells of ${part.cellSize} pixels, and another layer has cells of ${cellSize}: read them one by one, with layers`,
      );
    }
    if (!placed.includes(part)) continue;
    if ((part.x - first.x) % cellSize !== 0 || (part.y - first.y) % cellSize !== 0) {
      throw new RangeError(
        `${name} begins at (${part.x}, ${part.y}), between cells of ${cellSize} pixels of the level ${show(first.level.name)}: move it by whole cells, or read it alone, with levels`,
      );
    }
    bounds.left = Math.min(bounds.left, part.x);
    bounds.top = Math.min(bounds.top, part.y);
    bounds.right = Math.max(bounds.right, part.x + part.width * part.cellSize);
    bounds.bottom = Math.max(bounds.bottom, part.y + part.height * part.cellSize);
  }
  const { left, top, right, bottom } = bounds;
  const width = Math.round((right - left) / cellSize);
  const height = Math.round((bottom - top) / cellSize);
  return { x: left, y: top, width, height, cellSize };
}

/** Returns the place of a layer in the grid. */
export function placeOf({ x, y, width, height, cellSize }: LayerPart, bounds: Bounds): Box {
  const scale = cellSize / bounds.cellSize;
  return {
    x: Math.round((x - bounds.x) / bounds.cellSize),
    y: Math.round((y - bounds.y) / bounds.cellSize),
    width: width * scale,
    height: height * scale,
  };
}

/** What layers say, and the grid that they say it of. */
export interface Merging {
  readonly cells: MapCells;
  readonly bounds: Bounds;
  readonly values: Values;
  readonly tiles: Tiles;
  readonly work: Work;
}

/** Applies what the layers of a level say, the lowest first. */
export function writeLevel(merging: Merging, parts: readonly LayerPart[]): void {
  for (const part of parts.filter(({ isBase }) => isBase)) {
    const { width, height } = placeOf(part, merging.bounds);
    merging.work.spend('levels', width * height);
    eachCell(merging, placeOf(part, merging.bounds), (cell) => merging.cells.say(cell, PLAIN, 0));
  }
  for (const part of parts) {
    writeValues(merging, part);
    writeTiles(merging, part);
  }
}

function writeValues(merging: Merging, part: LayerPart): void {
  const { valueAt, width, height, cellSize, name } = part;
  if (valueAt === undefined) return;
  const { cells, values, bounds } = merging;
  const place = placeOf(part, bounds);
  const side = cellSize / bounds.cellSize;
  for (let cell = 0; cell < width * height; cell++) {
    const value = valueAt(cell);
    if (value === 0) continue;
    const { saying, by } = values.of(value, name);
    const row = Math.floor(cell / width);
    const box = { x: place.x + (cell - row * width) * side, y: place.y + row * side, width: side, height: side };
    eachCell(merging, box, (at) => {
      // A value hides those of layers below.
      cells.say(at, PLAIN, 0);
      cells.say(at, saying, cells.reason(by));
    });
  }
}

/** Applies what tiles say of the cells whose centres they cover, within their layer. */
function writeTiles(merging: Merging, part: LayerPart): void {
  const { cells, tiles, bounds, work } = merging;
  const columnAt = (pixels: number) => Math.ceil((pixels - bounds.x) / bounds.cellSize - 0.5);
  const rowAt = (pixels: number) => Math.ceil((pixels - bounds.y) / bounds.cellSize - 0.5);
  const right = Math.min(bounds.width, columnAt(part.x + part.width * part.cellSize));
  const bottom = Math.min(bounds.height, rowAt(part.y + part.height * part.cellSize));
  for (const tile of part.tiles()) {
    const side = Math.min(tile.side, MOST_SCALE * bounds.cellSize);
    const { saying, by } = tiles.of(tile.id, part.tileset, part.name);
    if (isSilent(saying)) continue;
    const x = Math.max(0, columnAt(part.x), columnAt(part.x + tile.x));
    const y = Math.max(0, rowAt(part.y), rowAt(part.y + tile.y));
    const width = Math.min(right, columnAt(part.x + tile.x + side)) - x;
    const height = Math.min(bottom, rowAt(part.y + tile.y + side)) - y;
    work.spend('tiles', Math.max(0, width) * Math.max(0, height));
    eachCell(merging, { x, y, width, height }, (cell) => cells.say(cell, saying, cells.reason(by)));
  }
}

function eachCell({ bounds }: Merging, { x, y, width, height }: Box, visit: (cell: number) => void): void {
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) visit(row * bounds.width + column);
  }
}
