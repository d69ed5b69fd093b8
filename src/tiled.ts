/**
 * Reads grids from maps of Tiled (https://www.mapeditor.org), and graphs from its maps of hexagons.
 *
 * @packageDocumentation
 */
export type { CellRule } from './maps/common/cell-rule.ts';
export type { FileSource } from './maps/common/names.ts';
export { parseTiled, parseTiledHex, type TiledHexMap, type TiledMap } from './maps/tiled/parse-tiled.ts';
export type { TiledProperties } from './maps/tiled/properties.ts';
export type { TiledOptions } from './maps/tiled/read-map.ts';
export type { TiledTile } from './maps/tiled/tilesets.ts';
