/** Grids from projects of LDtk. Format: https://ldtk.io/json/ */

import { nearestName } from '../../core/base/advice/nearest-name.ts';
import { readOptions } from '../../core/base/check.ts';
import { type Grid, GridTransform } from '../../index.ts';
import { readRule } from '../common/cell-rule.ts';
import { type JsonObject, readJson } from '../common/json.ts';
import { checkMapSides, MapCells, type MapCounts } from '../common/map-cells.ts';
import { Notes } from '../common/notes.ts';
import { Work } from '../common/work.ts';
import { type LayerPart, readLayers } from './layer.ts';
import { type Bounds, boundsOf, placeOf, writeLevel } from './merge.ts';
import {
  FLOOR_OPTIONS,
  LDTK_OPTIONS,
  type LdtkFloorOptions,
  type LdtkOptions,
  type ResolvedFloorOptions,
} from './options.ts';
import { chooseLevels, type LevelEntry, layersOf, TOOL } from './project.ts';
import { Tiles } from './tiles.ts';
import { Values } from './values.ts';

/** A level, in cells of the grid. */
export interface LdtkLevel {
  name: string;
  /** Column and row of its top left cell. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What {@link parseLdtk} reads. */
export interface LdtkMap {
  grid: Grid;
  /** Converts cells to pixels of the world and back. */
  transform: GridTransform;
  /** Where each level is in the grid. */
  levels: LdtkLevel[];
  /** What has been understood. */
  counts: MapCounts;
  /** Sentences on what is ignored in the project, and one if no cell is a wall. Usually empty. */
  warnings: string[];
}

/** A floor of {@link LdtkFloors}. */
export interface LdtkFloor {
  /** The depth of its levels in the world: the greater, the higher. */
  depth: number;
  grid: Grid;
  /** Where each of its levels is in the grid. */
  levels: LdtkLevel[];
  /** What has been understood. */
  counts: MapCounts;
}

/** What {@link parseLdtkFloors} reads. */
export interface LdtkFloors {
  /** The floors, the lowest first. All grids have the same size, so that cells with the same column and row lie over each other. */
  floors: LdtkFloor[];
  /** Converts cells of every floor to pixels of the world and back. */
  transform: GridTransform;
  /** As in {@link LdtkMap.warnings}. */
  warnings: string[];
}

/**
 * Makes a grid from a project of LDtk, version 0.8 or later: from one level, or from all levels of a world (GridVania and free layout), placed by
 * their world coordinates. Where levels overlap, the later one counts.
 *
 * Values of an IntGrid layer are walls, unless `rule` says otherwise. Tiles say what their cells are by their tags and their custom data, as
 * `tileRule` has it. If layers have cells of several sizes, the grid has the smallest. O(cells + tiles).
 *
 * @param project The text of a `.ldtk` file, or the object that it holds.
 * @param options The levels and layers to read, and the cell for each value and tile.
 * @throws `TypeError` unless it is text or an object. @throws `SyntaxError` for text that is not JSON. @throws `RangeError` that names level,
 * layer and cell for anything wrong in the file, if there is more than one world, depth or IntGrid layer to choose from, and for wrong options.
 *
 * @example
 * const layer = { __type: 'IntGrid', __identifier: 'Ground', __gridSize: 8, __cWid: 3, __cHei: 1, intGridCsv: [0, 1, 2] };
 * const level = { identifier: 'Cave', worldX: 16, worldY: 0, layerInstances: [layer] };
 * const { grid, transform } = parseLdtk({ worldLayout: 'Free', levels: [level] }, { rule: { 2: 3 } });
 * grid.toText(); // => '.#3'
 * transform.toCell(36, 4); // => { x: 2, y: 0 }
 */
export function parseLdtk(project: string | object, options?: LdtkOptions): LdtkMap {
  const { depth, ...resolved } = readOptions(options, LDTK_OPTIONS, nearestName);
  const root = readJson('project', project, TOOL);
  return flat(read(root, chooseLevels(root, { ...resolved, depth, arrangement: 'plane' }), resolved));
}

/**
 * Makes a grid for each level of a world of LDtk, in the order of the project, whatever their places are: for worlds whose layout is linear, and for games
 * that load one level at a time. Everything else is as in {@link parseLdtk}.
 *
 * @param project The text of a `.ldtk` file, or the object that it holds.
 * @param options The levels and layers to read, and the cell for each value and tile.
 * @throws `TypeError`, `SyntaxError` and `RangeError` as {@link parseLdtk} does.
 *
 * @example
 * const layer = (csv) => ({ __type: 'IntGrid', __identifier: 'Ground', __gridSize: 8, __cWid: 2, __cHei: 1, intGridCsv: csv });
 * const levels = [[0, 1], [0, 0]].map((csv, i) => ({ identifier: `Level ${i}`, layerInstances: [layer(csv)] }));
 * const maps = parseLdtkLevels({ worldLayout: 'LinearHorizontal', levels });
 * maps.map(({ grid, levels: [{ name }] }) => `${name} ${grid.toText()}`); // => [ 'Level 0 .#', 'Level 1 ..' ]
 */
export function parseLdtkLevels(project: string | object, options?: LdtkOptions): LdtkMap[] {
  const { depth, ...resolved } = readOptions(options, LDTK_OPTIONS, nearestName);
  const root = readJson('project', project, TOOL);
  const levels = chooseLevels(root, { ...resolved, depth, arrangement: 'list' });
  return levels.map((level) => flat(read(root, [level], resolved)));
}

/**
 * Makes a grid for each depth of a world of LDtk, from its levels at that depth: the floors of a house, which lie over each other. Everything else is
 * as in {@link parseLdtk}.
 *
 * @param project The text of a `.ldtk` file, or the object that it holds.
 * @param options The levels and layers to read, and the cell for each value and tile.
 * @throws `TypeError`, `SyntaxError` and `RangeError` as {@link parseLdtk} does.
 *
 * @example
 * const layer = (csv) => ({ __type: 'IntGrid', __identifier: 'Ground', __gridSize: 8, __cWid: 2, __cHei: 1, intGridCsv: csv });
 * const { floors } = parseLdtkFloors({
 *   worldLayout: 'Free',
 *   levels: [
 *     { identifier: 'Attic', worldX: 8, worldY: 0, worldDepth: 1, layerInstances: [layer([0, 1])] },
 *     { identifier: 'Hall', worldX: 0, worldY: 0, worldDepth: 0, layerInstances: [layer([1, 0])] },
 *   ],
 * });
 * floors.map(({ depth, grid }) => [depth, grid.toText()]); // => [ [ 0, '#.#' ], [ 1, '#.#' ] ]
 */
export function parseLdtkFloors(project: string | object, options?: LdtkFloorOptions): LdtkFloors {
  const resolved = readOptions(options, FLOOR_OPTIONS, nearestName);
  const root = readJson('project', project, TOOL);
  return read(root, chooseLevels(root, { ...resolved, depth: undefined, arrangement: 'stack' }), resolved);
}

/** Returns the only floor as a map. */
function flat({ floors: [{ grid, levels, counts }], transform, warnings }: LdtkFloors): LdtkMap {
  return { grid, transform, levels, counts, warnings };
}

function read(
  root: JsonObject,
  levels: readonly LevelEntry[],
  { rule, tileRule, outside, files, layers }: ResolvedFloorOptions,
): LdtkFloors {
  const between = readRule('outside', outside);
  const notes = new Notes();
  const tiles = new Tiles(root, tileRule, notes);
  const parts = levels.map((level) => readLayers(level, layersOf(level, files), layers, tiles));
  const bounds = boundsOf(parts.flat());
  const values = new Values(root, namesOf(parts.flat()), rule);
  const heights = [...new Set(levels.map(({ depth }) => depth))].sort((a, b) => a - b);
  checkMapSides('the world', bounds.width, bounds.height, heights.length);
  const work = new Work(bounds.width * bounds.height);
  const floors = heights.map((depth): LdtkFloor => {
    const cells = new MapCells('the world', bounds.width, bounds.height);
    cells.sayAll(between, cells.reason('outside'));
    const own = parts.filter((_, i) => levels[i].depth === depth);
    for (const level of own) writeLevel({ cells, bounds, values, tiles, work }, level);
    return { depth, grid: cells.toGrid(), levels: placesOf(own, bounds), counts: cells.counts() };
  });
  const hasWalls = floors.some(({ counts }) => counts.walls > 0);
  const noWalls = `project has no wall in the levels read: ${values.meaning()}${tiles.meaning()}`;
  return {
    floors,
    transform: new GridTransform({ cellSize: bounds.cellSize, origin: { x: bounds.x, y: bounds.y } }),
    warnings: hasWalls ? notes.list() : [noWalls, ...notes.list()],
  };
}

/** Returns the names of the layers that have values. */
function namesOf(parts: readonly LayerPart[]): ReadonlySet<string> {
  return new Set(parts.filter(({ valueAt }) => valueAt !== undefined).map(({ name }) => name));
}

function placesOf(levels: readonly LayerPart[][], bounds: Bounds): LdtkLevel[] {
  return levels.flat().flatMap((part) => (part.isBase ? [{ name: part.level.name, ...placeOf(part, bounds) }] : []));
}
