/** Options of the readers of LDtk. */
import { asIs, checkInteger, checkObject, type Filled, type OptionTable, wrongKind } from '../../core/base/check.ts';
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

/** Options of {@link parseLdtkFloors} that have been checked. All but `outside` may be left out. */
export type ResolvedFloorOptions = Filled<LdtkFloorOptions, keyof LdtkFloorOptions>;

function checkName(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw wrongKind(name, value, 'a name');
}

function checkCellRule<Rule>(name: string, value: unknown, of: string): NonNullable<Rule> {
  if (typeof value !== 'function') checkObject(name, value, `an object with a cell for each ${of}, or a function`);
  return value as NonNullable<Rule>;
}

export const FLOOR_OPTIONS: OptionTable<ResolvedFloorOptions> = {
  world: [checkName, undefined],
  levels: [checkTexts, undefined],
  layers: [checkTexts, undefined],
  rule: [(name, value) => checkCellRule<LdtkOptions['rule']>(name, value, 'value'), undefined],
  tileRule: [(name, value) => checkCellRule<LdtkOptions['tileRule']>(name, value, 'tag'), undefined],
  outside: [asIs, 0],
  files: [checkFiles, undefined],
};
export const LDTK_OPTIONS: OptionTable<Filled<LdtkOptions, keyof LdtkOptions>> = {
  ...FLOOR_OPTIONS,
  depth: [(name, value) => checkInteger(name, value, -1e6, 1e6), undefined],
};
