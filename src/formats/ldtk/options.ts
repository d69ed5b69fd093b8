/** Options of the readers of LDtk. */
import { checkInteger, checkObject, type OptionChecks, wrongKind } from '../../core/base/check.ts';
import type { CellRule, TileRule } from '../common/cell-rule.ts';
import { checkFiles, checkTexts, type FileSource } from '../common/names.ts';

/** A value of an IntGrid layer. */
export interface LdtkValue {
  /** From 1. */
  readonly value: number;
  /** The name that the project gives to the value, or ''. */
  readonly name: string;
  /** The name of its layer. */
  readonly layer: string;
}

/** A tile, as a rule sees it. */
export interface LdtkTile {
  /** Its number in the tileset. */
  readonly id: number;
  /** Name of the tileset. */
  readonly tileset: string;
  /** Its tags: values of the enum that the tileset uses for tags. */
  readonly tags: readonly string[];
  /** Its custom data, or ''. */
  readonly data: string;
  /** Name of the layer that it is found in. */
  readonly layer: string;
}

/** Options of {@link parseLdtkFloors}. */
export interface LdtkFloorOptions {
  /** The world, if the project has several. */
  world?: string | undefined;
  /** The levels by name. Default: all levels of the world, merged to one grid by their places in the world. */
  levels?: readonly string[] | undefined;
  /**
   * Layers by name: IntGrid layers, and layers of tiles. Default: the only IntGrid layer, and the tiles of all layers. In several IntGrid layers, a
   * value other than 0 hides those below it.
   */
  layers?: readonly string[] | undefined;
  /**
   * The cell for each value: an object by the value's name or number, or a function. Values that it leaves out are blocked. Value 0 is an
   * empty cell, passable at cost 1.
   */
  rule?: Readonly<Record<string, CellRule>> | ((value: LdtkValue) => CellRule | undefined) | undefined;
  /**
   * The cells of each tile: an object by tag or by custom data, whose first name that the tile has counts; or a function. It is asked once for
   * each tile of each layer. Where it says nothing, custom data counts if it is JSON with any of `blocked`, `cost` and `kind`.
   */
  tileRule?: Readonly<Record<string, TileRule>> | ((tile: LdtkTile) => TileRule | undefined) | undefined;
  /** Cells between levels. Default 0: blocked. */
  outside?: CellRule | undefined;
  /** Returns the text of a level's file (or the object that it holds), given its path from the project's folder. */
  files?: FileSource | undefined;
}

/** Options of {@link parseLdtk} and {@link parseLdtkLevels}. */
export interface LdtkOptions extends LdtkFloorOptions {
  /** The depth of the levels to read, if levels lie over each other. */
  depth?: number | undefined;
}

/** Options of {@link parseLdtkFloors} that have been checked. */
export type ResolvedFloorOptions = { [K in keyof Required<LdtkFloorOptions>]: LdtkFloorOptions[K] };
/** Options of {@link parseLdtk} that have been checked. */
export type ResolvedOptions = { [K in keyof Required<LdtkOptions>]: LdtkOptions[K] };

export const FLOOR_CHECKS: OptionChecks<ResolvedFloorOptions> = {
  world: (name, value) => {
    if (typeof value === 'string') return value;
    throw wrongKind(name, value, 'a name');
  },
  levels: checkTexts,
  layers: checkTexts,
  rule: (name, value) => {
    if (typeof value !== 'function') checkObject(name, value, 'an object with a cell for each value, or a function');
    return value as NonNullable<LdtkOptions['rule']>;
  },
  tileRule: (name, value) => {
    if (typeof value !== 'function') checkObject(name, value, 'an object with a cell for each tag, or a function');
    return value as NonNullable<LdtkOptions['tileRule']>;
  },
  outside: (_name, value) => value as CellRule,
  files: checkFiles,
};
export const FLOOR_DEFAULTS: ResolvedFloorOptions = {
  world: undefined,
  levels: undefined,
  layers: undefined,
  rule: undefined,
  tileRule: undefined,
  outside: 0,
  files: undefined,
};
export const LDTK_CHECKS: OptionChecks<ResolvedOptions> = {
  ...FLOOR_CHECKS,
  depth: (name, value) => checkInteger(name, value, -1e6, 1e6),
};
export const LDTK_DEFAULTS: ResolvedOptions = { ...FLOOR_DEFAULTS, depth: undefined };
