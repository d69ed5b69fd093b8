/** Grids from projects of LDtk. Format: https://ldtk.io/json/ */
import { checkInteger, checkObject, type OptionChecks, readOptions, show, wrongKind } from '../../base/check.ts';
import { nearestName } from '../../base/nearest-name.ts';
import { type Grid, GridTransform } from '../../index.ts';
import { type CellRule, readRule, type Saying, WALL } from '../common/cell-rule.ts';
import { type JsonObject, readJson } from '../common/json.ts';
import { MapCells, type MapCounts } from '../common/map-cells.ts';
import { checkFiles, checkTexts, type FileSource, listed } from '../common/names.ts';
import { chooseLayers, chooseLevels, type LayerValues, layersOf, readLayer, TOOL, valueNames } from './project.ts';

/** A value of an IntGrid layer. */
export interface LdtkValue {
  /** From 1. */
  readonly value: number;
  /** The name that the project gives to the value, or ''. */
  readonly name: string;
  /** The name of its layer. */
  readonly layer: string;
}

/** Options of {@link parseLdtk}. */
export interface LdtkOptions {
  /** The world, if the project has several. */
  world?: string | undefined;
  /** The levels by name. Default: all levels of the world, merged to one grid by their places in the world. */
  levels?: readonly string[] | undefined;
  /** The depth of the levels to read, if levels lie over each other. */
  depth?: number | undefined;
  /** IntGrid layers by name. Default: the only one. In several, a value other than 0 hides those below it. */
  layers?: readonly string[] | undefined;
  /**
   * The cell for each value: an object by the value's name or number, or a function. Values that it leaves out are blocked. Value 0 is an
   * empty cell, passable at cost 1.
   */
  rule?: Readonly<Record<string, CellRule>> | ((value: LdtkValue) => CellRule | undefined) | undefined;
  /** Cells between levels. Default 0: blocked. */
  outside?: CellRule | undefined;
  /** Returns the text of a level's file (or the object that it holds), given its path from the project's folder. */
  files?: FileSource | undefined;
}

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
  /** A sentence if no cell is a wall. Usually empty. */
  warnings: string[];
}

type Rule = NonNullable<LdtkOptions['rule']>;
type Resolved = { [K in keyof Required<LdtkOptions>]: LdtkOptions[K] };

const CHECKS: OptionChecks<Resolved> = {
  world: checkText,
  levels: checkTexts,
  depth: (name, value) => checkInteger(name, value, -1e6, 1e6),
  layers: checkTexts,
  rule: (name, value) => {
    if (typeof value !== 'function') checkObject(name, value, 'an object with a cell for each value, or a function');
    return value as Rule;
  },
  outside: (_name, value) => value as CellRule,
  files: checkFiles,
};
const DEFAULTS: Resolved = {
  world: undefined,
  levels: undefined,
  depth: undefined,
  layers: undefined,
  rule: undefined,
  outside: 0,
  files: undefined,
};

function checkText(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw wrongKind(name, value, 'a name');
}

/**
 * Makes a grid from IntGrid layers of a project of LDtk, version 0.8 or later: from one level, or from all levels of a world (GridVania and
 * free layout), placed by their world coordinates. Where levels overlap, the later one counts. O(cells).
 *
 * @param project The text of a `.ldtk` file, or the object that it holds.
 * @param options The levels and layers to read, and the cell for each value.
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
  const { rule, outside, files, layers, ...choice } = readOptions(options, CHECKS, DEFAULTS, nearestName);
  const root = readJson('project', project, TOOL);
  const parts: Part[] = [];
  for (const level of chooseLevels(root, choice)) {
    const instances = layersOf(level, files);
    chooseLayers(level, instances, layers).forEach((layer, i) => {
      parts.push({ level: level.name, layer, isLowest: i === 0, values: readLayer(level, instances, layer) });
    });
  }
  const bounds = boundsOf(parts);
  const cells = new MapCells('the world', bounds.width, bounds.height);
  cells.sayAll(readRule('outside', outside), cells.reason('outside'));
  const sayings = new Sayings(root, new Set(parts.map(({ layer }) => layer)), rule);
  for (const part of parts) writePart(cells, part, bounds, sayings);
  const counts = cells.counts();
  return {
    grid: cells.toGrid(),
    counts,
    warnings: counts.walls > 0 ? [] : [`project has no wall in the levels read: ${sayings.meaning()}`],
    transform: new GridTransform({ cellSize: bounds.cellSize, origin: { x: bounds.x, y: bounds.y } }),
    levels: placesOf(parts, bounds),
  };
}

/** A layer of a level. */
interface Part {
  readonly level: string;
  readonly layer: string;
  /** Whether it is the lowest layer of its level. */
  readonly isLowest: boolean;
  readonly values: LayerValues;
}

/** The rectangle around all levels, in pixels of the world, with its sides in cells. */
interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly cellSize: number;
}

/** @throws `RangeError` unless the cells of all layers lie on one grid. */
function boundsOf(parts: readonly Part[]): Bounds {
  const [{ values: first }] = parts;
  const { cellSize } = first;
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { level, layer, values } of parts) {
    const name = `level ${show(level)}, layer ${show(layer)}`;
    if (values.cellSize !== cellSize) {
      throw new RangeError(
        `${name} has cells of ${values.cellSize} pixels, and another layer has cells of ${cellSize}: read them one by one, with layers`,
      );
    }
    if ((values.x - first.x) % cellSize !== 0 || (values.y - first.y) % cellSize !== 0) {
      throw new RangeError(
        `${name} begins at (${values.x}, ${values.y}), between cells of ${cellSize} pixels of the level ${show(parts[0].level)}: move it by whole cells, or read it alone, with levels`,
      );
    }
    bounds.left = Math.min(bounds.left, values.x);
    bounds.top = Math.min(bounds.top, values.y);
    bounds.right = Math.max(bounds.right, values.x + values.width * cellSize);
    bounds.bottom = Math.max(bounds.bottom, values.y + values.height * cellSize);
  }
  const { left, top, right, bottom } = bounds;
  const width = Math.round((right - left) / cellSize);
  const height = Math.round((bottom - top) / cellSize);
  return { x: left, y: top, width, height, cellSize };
}

/** Returns the place of a layer in the grid. */
function placeOf({ values }: Part, bounds: Bounds): { x: number; y: number } {
  return {
    x: Math.round((values.x - bounds.x) / bounds.cellSize),
    y: Math.round((values.y - bounds.y) / bounds.cellSize),
  };
}

function placesOf(parts: readonly Part[], bounds: Bounds): LdtkLevel[] {
  const lowest = parts.filter(({ isLowest }) => isLowest);
  return lowest.map((part) => {
    const { width, height } = part.values;
    return { name: part.level, ...placeOf(part, bounds), width, height };
  });
}

function writePart(cells: MapCells, part: Part, bounds: Bounds, sayings: Sayings): void {
  const { width, height, valueAt } = part.values;
  const { x, y } = placeOf(part, bounds);
  for (let cell = 0; cell < width * height; cell++) {
    const value = valueAt(cell);
    const row = Math.floor(cell / width);
    const at = (y + row) * cells.width + x + cell - row * width;
    // An empty cell of an upper layer shows what is below.
    if (value !== 0 || part.isLowest) cells.say(at, PLAIN, 0);
    if (value !== 0) {
      const { saying, by } = sayings.of(value, part.layer);
      cells.say(at, saying, cells.reason(by));
    }
  }
}

/** A passable cell at cost 1. */
const PLAIN: Saying = { blocked: false, cost: 1, kind: 0 };

/** What a value says, and what the counts call it. */
interface Said {
  readonly saying: Saying;
  readonly by: string;
}

/** Most values that a warning names. */
const MOST_NAMED = 6;

/** What the values of layers say. */
class Sayings {
  private readonly rule: Rule | undefined;
  /** Names of values by layer. */
  private readonly names: ReadonlyMap<string, ReadonlyMap<number, string>>;
  private readonly known = new Map<string, Map<number, Said>>();

  constructor(project: JsonObject, layers: ReadonlySet<string>, rule: Rule | undefined) {
    this.rule = rule;
    this.names = new Map([...layers].map((layer) => [layer, valueNames(project, layer)]));
    for (const layer of layers) this.known.set(layer, new Map());
    if (typeof rule === 'object') this.checkKeys(Object.keys(rule));
  }

  of(value: number, layer: string): Said {
    const known = this.known.get(layer) as Map<number, Said>;
    let said = known.get(value);
    if (said === undefined) {
      const cell = { value, name: this.names.get(layer)?.get(value) ?? '', layer };
      said = { saying: this.read(cell), by: describe(cell) };
      known.set(value, said);
    }
    return said;
  }

  /** Says which values there are, for a map without walls. */
  meaning(): string {
    const met = [...this.known.values()].flatMap((values) => [...values.values()].map(({ by }) => by));
    if (met.length === 0) return 'all cells have the value 0';
    return `rule makes none of these a wall: ${met.slice(0, MOST_NAMED).join(', ')}`;
  }

  private read(cell: LdtkValue): Saying {
    const { rule } = this;
    if (rule === undefined) return WALL;
    if (typeof rule === 'function') return readRule(`rule for ${describe(cell)}`, rule(cell) ?? 0);
    const key = [cell.name, String(cell.value)].find((one) => one !== '' && Object.hasOwn(rule, one));
    return key === undefined ? WALL : readRule(`rule[${show(key)}]`, rule[key]);
  }

  /** @throws `RangeError` for a key that is neither a number nor the name of a value: it is probably misspelt. */
  private checkKeys(keys: readonly string[]): void {
    const names = [...this.names.values()].flatMap((values) => [...values.values()]).filter((name) => name !== '');
    for (const key of keys) {
      if (names.includes(key) || /^[1-9]\d*$/.test(key)) continue;
      throw new RangeError(
        `rule has the name ${show(key)}: it must be the number of a value, or its name; names are ${listed(names)}`,
      );
    }
  }
}

function describe({ value, name, layer }: LdtkValue): string {
  return `value ${value}${name === '' ? '' : ` (${name})`} of layer ${show(layer)}`;
}
