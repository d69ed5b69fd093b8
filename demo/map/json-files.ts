/** Reads maps of Tiled and LDtk. Their readers are loaded when the first such file is opened. */
import type { Grid } from 'hotpath';

/** Layers of Tiled with such names are walls. */
const WALL_NAMES = /wall|collision|solid|block|obstacle/i;

interface TiledLayer {
  readonly name?: unknown;
  readonly layers?: readonly TiledLayer[];
}

/** Reads a map. @returns The grid, and what the page has assumed. @throws {Error} with a message for the visitor. */
export async function readJsonMap(text: string): Promise<{ grid: Grid; note: string }> {
  const file = JSON.parse(text) as { layers?: unknown; levels?: unknown };
  if (Array.isArray(file.levels)) {
    const { parseLdtk } = await import('hotpath/ldtk');
    return { grid: parseLdtk(file).grid, note: '' };
  }
  if (!Array.isArray(file.layers)) {
    throw new RangeError('This JSON is no map: a map of Tiled has layers, and a project of LDtk has levels.');
  }
  const walls = namesOf(file.layers as TiledLayer[]).filter((name) => WALL_NAMES.test(name));
  const missing: string[] = [];
  const { parseTiled } = await import('hotpath/tiled');
  const { grid } = parseTiled(file, {
    walls: [...new Set(walls)],
    files: (path) => {
      missing.push(path);
      return null;
    },
  });
  const notes = [
    ...(walls.length > 0 ? [`Walls are the layers ${walls.join(', ')}.`] : []),
    ...(missing.length > 0 ? [`Without ${missing.join(', ')}, the properties of its tiles are not known.`] : []),
  ];
  return { grid, note: notes.join(' ') };
}

function namesOf(layers: readonly TiledLayer[]): string[] {
  return layers.flatMap(({ name, layers: inner = [] }) => [
    ...(typeof name === 'string' ? [name] : []),
    ...namesOf(inner),
  ]);
}
