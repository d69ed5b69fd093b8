/** The worlds, levels and layers of a project of LDtk. */
import { show } from '../../base/check.ts';
import { type JsonObject, readJson } from '../common/json.ts';
import { checkMapSides } from '../common/map-cells.ts';
import { type FileSource, listed } from '../common/names.ts';

export const TOOL = 'LDtk';
const INT_GRID = 'IntGrid';
/** Layouts in which levels have no place in the world. */
const LINEAR = ['LinearHorizontal', 'LinearVertical'];
/** Largest coordinate in pixels. */
const MOST_PIXELS: number = 2 ** 31;

/** A level that is not read yet. */
export interface LevelEntry {
  readonly name: string;
  readonly entry: JsonObject;
  /** World position of the top left corner in pixels. */
  readonly x: number;
  readonly y: number;
}

/** A layer of a level. */
export interface LayerValues {
  /** World position of the top left cell in pixels. */
  readonly x: number;
  readonly y: number;
  readonly cellSize: number;
  /** Columns and rows. */
  readonly width: number;
  readonly height: number;
  readonly valueAt: (cell: number) => number;
}

/** Which levels to read. */
export interface LevelChoice {
  readonly world: string | undefined;
  readonly levels: readonly string[] | undefined;
  readonly depth: number | undefined;
}

/** Returns the levels chosen, in the order of the project. @throws `RangeError` unless they lie in one plane, each in its place. */
export function chooseLevels(project: JsonObject, { world, levels, depth }: LevelChoice): LevelEntry[] {
  const { entries, layout, place } = chooseWorld(project, world);
  const named = entries.map((entry) => ({ entry, name: entry.text('identifier') }));
  const known = named.map(({ name }) => name);
  for (const name of levels ?? []) {
    if (!known.includes(name)) throw new RangeError(`levels has ${show(name)}: ${place} has ${listed(known)}`);
  }
  const chosen = named.filter(
    ({ name, entry }) =>
      (levels === undefined || levels.includes(name)) && (depth === undefined || depthOf(entry) === depth),
  );
  const depths = [...new Set(chosen.map(({ entry }) => depthOf(entry)))];
  if (chosen.length === 0) {
    const all = [...new Set(entries.map(depthOf))];
    const advice = entries.length === 0 ? '' : `; its levels are at depth ${all.join(', ')}`;
    throw new RangeError(`${place} has no level to read: choose others with levels or depth${advice}`);
  }
  if (depths.length > 1) {
    throw new RangeError(
      `levels of ${place} lie at depths ${depths.join(', ')}, over each other: choose one with depth`,
    );
  }
  const isLinear = LINEAR.includes(layout);
  if (isLinear && chosen.length > 1) {
    throw new RangeError(
      `${place} has the layout ${layout}, in which levels have no place in the world: choose one with levels, of ${listed(known)}`,
    );
  }
  return chosen.map(({ entry, name }) => {
    const at = entry.at(`level ${show(name)}`);
    const [x, y] = ['worldX', 'worldY'].map((field) =>
      isLinear ? 0 : at.integer(field, -MOST_PIXELS, MOST_PIXELS, 0),
    );
    return { name, entry: at, x, y };
  });
}

function depthOf(entry: JsonObject): number {
  return entry.integer('worldDepth', -1e6, 1e6, 0);
}

/** Returns the levels of a world. Projects of several worlds list them, other projects are one. */
function chooseWorld(
  project: JsonObject,
  world: string | undefined,
): { entries: JsonObject[]; layout: string; place: string } {
  const worlds = project.objects('worlds').map((entry) => ({ entry, name: entry.text('identifier') }));
  if (worlds.length === 0) {
    if (world !== undefined) throw new RangeError(`world is ${show(world)}: the project has one world, without a name`);
    const entries = project.objects('levels', true);
    return { entries, layout: project.text('worldLayout', ''), place: 'the project' };
  }
  const names = worlds.map(({ name }) => name);
  if (world === undefined && worlds.length > 1) {
    throw new RangeError(`project has ${worlds.length} worlds: choose one with world, of ${listed(names)}`);
  }
  const chosen = worlds.find(({ name }) => world === undefined || name === world);
  if (chosen === undefined) throw new RangeError(`world is ${show(world)}: the project has ${listed(names)}`);
  const { entry, name } = chosen;
  return {
    entries: entry.objects('levels', true),
    layout: entry.text('worldLayout', ''),
    place: `world ${show(name)}`,
  };
}

/** Returns the layers of a level, the top one first. Reads them from another file if they are kept in one. */
export function layersOf({ entry, name }: LevelEntry, files: FileSource | undefined): JsonObject[] {
  if (entry.get('layerInstances') !== undefined) return entry.objects('layerInstances');
  const path = entry.text('externalRelPath', '');
  if (path === '') return entry.objects('layerInstances', true);
  if (files === undefined) {
    throw new TypeError(
      `files is undefined: level ${show(name)} is in the file ${show(path)}, which files must return`,
    );
  }
  return readJson(`level ${show(name)} (${path})`, files(path), TOOL).objects('layerInstances', true);
}

/** Returns the names of the layers to read, the lowest first. */
export function chooseLayers(
  level: LevelEntry,
  instances: readonly JsonObject[],
  asked: readonly string[] | undefined,
): string[] {
  const names = instances
    .filter((layer) => layer.text('__type', '') === INT_GRID)
    .map((layer) => layer.text('__identifier'))
    .reverse();
  for (const name of asked ?? []) {
    if (names.includes(name)) continue;
    throw new RangeError(`layers has ${show(name)}: ${level.entry.place} has the IntGrid layers ${listed(names)}`);
  }
  if (asked !== undefined && asked.length > 0) return names.filter((name) => asked.includes(name));
  if (names.length === 1) return names;
  if (names.length === 0) {
    const others = [...new Set(instances.map((layer) => layer.text('__type', 'unknown')))];
    throw new RangeError(
      `${level.entry.place} has no IntGrid layer${others.length === 0 ? '' : `, only layers of the kind ${others.join(', ')}`}: add one in LDtk that says what is a wall, or choose other levels with levels`,
    );
  }
  throw new RangeError(
    `${level.entry.place} has ${names.length} IntGrid layers: choose with layers, of ${listed(names)}`,
  );
}

/** Returns the values of a layer. @throws `RangeError` for anything wrong in it. */
export function readLayer(level: LevelEntry, instances: readonly JsonObject[], name: string): LayerValues {
  const found = instances.find((layer) => layer.get('__identifier') === name);
  const layer = (found as JsonObject).at(`${level.entry.place}, layer ${show(name)}`);
  const width = layer.integer('__cWid', 1, 2 ** 24);
  const height = layer.integer('__cHei', 1, 2 ** 24);
  checkMapSides(layer.place, width, height);
  if (layer.get('intGridCsv') === undefined && layer.get('intGrid') !== undefined) {
    throw new RangeError(`${layer.place} is of LDtk before 0.8: open the project with a later version, and save it`);
  }
  const values = layer.list('intGridCsv', true);
  if (values.length !== width * height) {
    throw new RangeError(
      `${layer.place}: intGridCsv has ${values.length} values: it must have one for each of ${width} x ${height} cells`,
    );
  }
  return {
    x: level.x + layer.number('__pxTotalOffsetX', 0),
    y: level.y + layer.number('__pxTotalOffsetY', 0),
    cellSize: layer.positive('__gridSize'),
    width,
    height,
    valueAt: (cell) => {
      const value = values[cell];
      if (Number.isInteger(value) && (value as number) >= 0) return value as number;
      const at = `(${cell % width}, ${Math.floor(cell / width)})`;
      throw new RangeError(`${layer.place}: cell ${at} is ${show(value)}: it must be a whole number >= 0`);
    },
  };
}

/** Returns the names that the project gives to the values of a layer. */
export function valueNames(project: JsonObject, layerName: string): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  if (project.get('defs') === undefined) return names;
  const layer = project
    .object('defs')
    .objects('layers')
    .find((one) => one.get('identifier') === layerName);
  for (const value of layer?.objects('intGridValues') ?? []) {
    names.set(value.integer('value', 0, 2 ** 31), value.text('identifier', ''));
  }
  return names;
}
