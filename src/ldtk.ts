/**
 * Reads grids from projects of LDtk (https://ldtk.io): IntGrid layers of levels and worlds.
 *
 * @packageDocumentation
 */
export type { CellRule } from './maps/common/cell-rule.ts';
export type { MapCounts } from './maps/common/map-cells.ts';
export type { FileSource } from './maps/common/names.ts';
export { type LdtkLevel, type LdtkMap, type LdtkOptions, type LdtkValue, parseLdtk } from './maps/ldtk/parse-ldtk.ts';
