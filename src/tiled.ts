/**
 * Reads grids from maps of Tiled (https://www.mapeditor.org), and graphs from its maps of hexagons.
 *
 * @packageDocumentation
 */
export type { CellRule, TileRule } from './formats/common/cell-rule.ts';
export type { MapCounts } from './formats/common/map-cells.ts';
export type { FileSource } from './formats/common/names.ts';
export type { Directions } from './formats/tiled/directions.ts';
export {
  type FormatTiledOptions,
  formatTiled,
  type TiledFile,
  type TiledFileLayer,
} from './formats/tiled/format-tiled.ts';
export type { TiledHeights, TiledObject, TiledOptions } from './formats/tiled/options.ts';
export {
  parseTiled,
  parseTiledHex,
  type TiledCounts,
  type TiledHexMap,
  type TiledMap,
} from './formats/tiled/parse-tiled.ts';
export type { TiledRule } from './formats/tiled/rule.ts';
export type { TiledProperties } from './formats/tiled/tiles/properties.ts';
export type { TiledTile } from './formats/tiled/tiles/tilesets.ts';
export type { TiledName, TiledWall } from './formats/tiled/walls.ts';
