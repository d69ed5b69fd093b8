/**
 * Reads grids from maps of Tiled (https://www.mapeditor.org), and graphs from its maps of hexagons.
 *
 * @packageDocumentation
 */
export type { CellRule, TileRule } from './maps/common/cell-rule.ts';
export type { MapCounts } from './maps/common/map-cells.ts';
export type { FileSource } from './maps/common/names.ts';
export type { Directions } from './maps/tiled/directions.ts';
export {
  type FormatTiledOptions,
  formatTiled,
  type TiledFile,
  type TiledFileLayer,
} from './maps/tiled/format-tiled.ts';
export type { TiledObject, TiledOptions } from './maps/tiled/options.ts';
export {
  parseTiled,
  parseTiledHex,
  type TiledCounts,
  type TiledHexMap,
  type TiledMap,
} from './maps/tiled/parse-tiled.ts';
export type { TiledProperties } from './maps/tiled/properties.ts';
export type { TiledRule } from './maps/tiled/rule.ts';
export type { TiledTile } from './maps/tiled/tilesets.ts';
export type { TiledName, TiledWall } from './maps/tiled/walls.ts';
