/** The worlds and levels of a project of LDtk. */
import { show } from '../../core/base/check.ts';
import { type JsonObject, readJson } from '../common/json.ts';
import { type FileSource, listed } from '../common/names.ts';

export const TOOL = 'LDtk';
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
  /** How high it is in the world: levels of another depth may lie over it. */
  readonly depth: number;
}

/** Which levels to read. */
export interface LevelChoice {
  readonly world: string | undefined;
  readonly levels: readonly string[] | undefined;
  /** Undefined for all. */
  readonly depth: number | undefined;
  /** How levels are put together: those of one depth by their places, those of several depths over each other, or not at all. */
  readonly arrangement: 'plane' | 'stack' | 'list';
}

/** Returns the levels chosen, in the order of the project. @throws `RangeError` unless each has its place in the world. */
export function chooseLevels(project: JsonObject, { world, levels, depth, arrangement }: LevelChoice): LevelEntry[] {
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
  if (chosen.length === 0) {
    const all = [...new Set(entries.map(depthOf))];
    const advice = entries.length === 0 ? '' : `; its levels are at depth ${all.join(', ')}`;
    throw new RangeError(`${place} has no level to read: choose others with levels or depth${advice}`);
  }
  const depths = [...new Set(chosen.map(({ entry }) => depthOf(entry)))];
  if (depths.length > 1 && arrangement === 'plane') {
    throw new RangeError(
      `levels of ${place} lie at depths ${depths.join(', ')}, over each other: choose one with depth, or read a grid for each with parseLdtkFloors`,
    );
  }
  const isLinear = LINEAR.includes(layout);
  if (isLinear && chosen.length > 1 && arrangement !== 'list') {
    throw new RangeError(
      `${place} has the layout ${layout}, in which levels have no place in the world: choose one with levels, of ${listed(known)}, or read a grid for each with parseLdtkLevels`,
    );
  }
  return chosen.map(({ entry, name }) => {
    const at = entry.at(`level ${show(name)}`);
    const [x, y] = ['worldX', 'worldY'].map((field) =>
      isLinear ? 0 : at.integer(field, -MOST_PIXELS, MOST_PIXELS, 0),
    );
    return { name, entry: at, x, y, depth: depthOf(entry) };
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
