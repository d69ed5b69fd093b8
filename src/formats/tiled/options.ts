/** Options of {@link parseTiled} and {@link parseTiledHex}. */

import { nearestName } from '../../core/base/advice/nearest-name.ts';
import { asIs, checkChoice, checkNames, type OptionTable, wrongKind } from '../../core/base/check.ts';
import type { HeightOptions } from '../../index.ts';
import type { CellRule } from '../common/cell-rule.ts';
import { checkFiles, type FileSource } from '../common/names.ts';
import type { Cover } from './objects/lattice.ts';
import type { TiledRule } from './rule.ts';
import type { TiledProperties } from './tiles/properties.ts';
import type { Collision } from './tiles/tile-shapes.ts';
import type { TiledTile } from './tiles/tilesets.ts';
import { checkLayerNames, checkWalls, type TiledName, type TiledWall } from './walls.ts';

/** An object that is no tile, as a rule sees it. */
export interface TiledObject {
  readonly name: string;
  /** Its class (called type by most versions of Tiled), or ''. */
  readonly type: string;
  /** Custom properties by name, those of its template among them. */
  readonly properties: TiledProperties;
  /** Name of its layer. */
  readonly layer: string;
}

/** Where a map has heights, and what they mean for steps. */
export interface TiledHeights extends HeightOptions {
  /** The custom property of tiles, objects, layers and groups that is a height. Default `'height'`. */
  property?: string | undefined;
}

/** Options of {@link parseTiled} and {@link parseTiledHex}. */
export interface TiledOptions {
  /**
   * Reads a map as an engine does. `'grid-engine'`, a plugin of Phaser: tiles with `ge_collide` are walls, `ge_cost` is a terrain cost, and a cell without a tile
   * is blocked. Options that are given besides count instead of those of the preset. Default: none.
   */
  preset?: 'grid-engine' | undefined;
  /** Names of the layers and groups to read, in which `*` stands for any text, or RegExps. One alone needs no array. Default: all. */
  layers?: TiledName | readonly TiledName[] | undefined;
  /**
   * What is a wall, whatever lies above it and whatever rules and other properties say: names of layers and groups (with `*`, or RegExps);
   * `{ property: 'solid' }`: layers, groups, tiles and objects with this property, if it is true (`'physics.solid'`: within one of a class); `{ class: 'Wall' }`: those of this class.
   * Of objects, lines along borders of cells become thin walls between them. One alone needs no array. Default: none.
   */
  walls?: TiledWall | readonly TiledWall[] | undefined;
  /**
   * Whether shapes of the collision editor make walls: of cells that a shape overlaps (`'any'`), of those that shapes cover to three quarters
   * (`'cover'`), or of those whose centre a shape contains (`'centre'`). By default they do not.
   */
  collision?: 'any' | 'cover' | 'centre' | undefined;
  /**
   * The cell for each tile. Where it returns undefined, the properties and shapes of the tile count. Called once for each tile of each
   * layer, and for each object that is a tile.
   */
  rule?: ((tile: TiledTile) => TiledRule | undefined) | undefined;
  /** The cells of each object that is no tile. Where it returns undefined, its properties count. */
  objectRule?: ((object: TiledObject) => TiledRule | undefined) | undefined;
  /** A cell without a tile in any layer. Default 1: passable. */
  empty?: CellRule | undefined;
  /** Which cells an object covers: those that its inside overlaps (`'overlap'`, default), or those whose centres it contains. */
  cover?: 'overlap' | 'centre' | undefined;
  /**
   * Reads heights, and closes or prices steps by them, as `setHeights` does: `{ climb: 1 }`. A cell has the height of the topmost layer that says one, in a custom
   * property or by a rule, `{ height: 3 }`; else 0. Thin walls, exits and costs of sides are set over it. Default: heights are not read.
   */
  heights?: TiledHeights | undefined;
  /**
   * Returns the text of another file (or the object that it holds), given the name that the map has for it: tilesets (`.tsx`, `.tsj`) and
   * templates (`.tx`, `.tj`). Null for a tileset: do without the properties of its tiles.
   */
  files?: FileSource | undefined;
}

/** Options that have been checked. */
export type ResolvedTiledOptions = {
  preset: TiledOptions['preset'];
  layers: readonly TiledName[] | undefined;
  walls: readonly TiledWall[];
  collision: Collision | undefined;
  rule: TiledOptions['rule'];
  objectRule: TiledOptions['objectRule'];
  empty: CellRule;
  cover: Cover;
  heights: (TiledHeights & { readonly property: string }) | undefined;
  files: FileSource | undefined;
};

function checkRule(name: string, value: unknown): never {
  if (typeof value === 'function') return value as never;
  throw wrongKind(name, value, 'a function that returns a cell');
}

/** The others are checked by setHeights. */
function checkHeights(name: string, value: unknown): TiledHeights & { readonly property: string } {
  checkNames(name, value, ['property', 'climb', 'drop', 'uphill'], nearestName);
  const { property = 'height', ...limits } = value as TiledHeights;
  if (typeof property !== 'string') throw wrongKind(`${name}.property`, property, 'the name of a property');
  return { property, ...limits };
}

export const TILED_OPTIONS: OptionTable<ResolvedTiledOptions> = {
  preset: [(name, value) => checkChoice<'grid-engine'>(name, value, ['grid-engine'], nearestName), undefined],
  layers: [checkLayerNames, undefined],
  walls: [checkWalls, []],
  collision: [(name, value) => checkChoice<Collision>(name, value, ['any', 'cover', 'centre'], nearestName), undefined],
  rule: [checkRule, undefined],
  objectRule: [checkRule, undefined],
  empty: [asIs, 1],
  cover: [(name, value) => checkChoice<Cover>(name, value, ['overlap', 'centre'], nearestName), 'overlap'],
  heights: [checkHeights, undefined],
  files: [checkFiles, undefined],
};

/** What presets stand for. */
export const PRESETS: Readonly<Record<string, TiledOptions>> = {
  'grid-engine': { walls: { property: 'ge_collide' }, empty: 0 },
};
