/**
 * Reads grids from projects of LDtk (https://ldtk.io): values and tiles of levels, of worlds, and of the floors of a world.
 *
 * @packageDocumentation
 */
export type { CellRule, TileRule } from './formats/common/cell-rule.ts';
export type { MapCounts } from './formats/common/map-cells.ts';
export type { FileSource } from './formats/common/names.ts';
export type { LdtkFloorOptions, LdtkOptions, LdtkTile, LdtkValue } from './formats/ldtk/options.ts';
export {
  type LdtkFloor,
  type LdtkFloors,
  type LdtkLevel,
  type LdtkMap,
  parseLdtk,
  parseLdtkFloors,
  parseLdtkLevels,
} from './formats/ldtk/parse-ldtk.ts';
