/**
 * Reads grids from projects of LDtk (https://ldtk.io): values and tiles of levels, of worlds, and of the floors of a world.
 *
 * @packageDocumentation
 */
export type { CellRule, TileRule } from './maps/common/cell-rule.ts';
export type { MapCounts } from './maps/common/map-cells.ts';
export type { FileSource } from './maps/common/names.ts';
export type { LdtkFloorOptions, LdtkOptions, LdtkTile, LdtkValue } from './maps/ldtk/options.ts';
export {
  type LdtkFloor,
  type LdtkFloors,
  type LdtkLevel,
  type LdtkMap,
  parseLdtk,
  parseLdtkFloors,
  parseLdtkLevels,
} from './maps/ldtk/parse-ldtk.ts';
