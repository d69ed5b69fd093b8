/** The layers of a level: values of IntGrid layers, and tiles. */
import { show } from '../../core/base/check.ts';
import { type JsonObject, wrongIn } from '../common/json.ts';
import { checkMapSides } from '../common/map-cells.ts';
import { listed } from '../common/names.ts';
import type { LevelEntry } from './project.ts';
import type { Tiles, Tileset } from './tiles.ts';

const INT_GRID = 'IntGrid';

/** A layer that is read: its values, its tiles, or both. */
export interface LayerPart {
  readonly level: LevelEntry;
  readonly name: string;
  /** Whether it says where its level is: the lowest layer with values, or else the lowest. */
  readonly isBase: boolean;
  /** World position of the top left cell in pixels. */
  readonly x: number;
  readonly y: number;
  readonly cellSize: number;
  /** Columns and rows. */
  readonly width: number;
  readonly height: number;
  /** Returns the value of a cell; undefined for layers that have none. */
  readonly valueAt: ((cell: number) => number) | undefined;
  readonly tileset: Tileset;
  /** The tiles from the lowest up, as they are drawn. */
  readonly tiles: () => Iterable<PlacedTile>;
}

/** A layer that is not read yet. */
interface Entry {
  readonly layer: JsonObject;
  readonly name: string;
  readonly tileset: Tileset;
  readonly hasValues: boolean;
}

/** A tile, and the square that it covers, in pixels from the layer's corner. */
export interface PlacedTile {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Returns the layers of a level that are read, the lowest first. @throws `RangeError` if there is none, or a choice is needed. */
export function readLayers(
  level: LevelEntry,
  instances: readonly JsonObject[],
  asked: readonly string[] | undefined,
  tiles: Tiles,
): LayerPart[] {
  const layers = [...instances].reverse().map((layer): Entry => {
    const name = layer.text('__identifier', '');
    const tileset = tiles.tileset(layer.get('overrideTilesetUid') ?? layer.get('__tilesetDefUid'));
    const hasValues = layer.get('__type') === INT_GRID;
    return { layer: layer.at(`${level.entry.place}, layer ${show(name)}`), name, tileset, hasValues };
  });
  const known = layers.filter(({ hasValues, tileset }) => hasValues || tileset.isKnown);
  for (const name of asked ?? []) {
    if (known.some((one) => one.name === name)) continue;
    const names = listed(known.map((one) => one.name));
    throw new RangeError(`layers has ${show(name)}: ${level.entry.place} has the layers ${names}`);
  }
  const isAsked = ({ name }: Entry) => asked === undefined || asked.length === 0 || asked.includes(name);
  const chosen = known.filter((one) => isAsked(one) && (one.hasValues || tiles.maySay(one.tileset)));
  const values = chosen.filter(({ hasValues }) => hasValues).map(({ name }) => name);
  if (values.length > 1 && !(asked !== undefined && asked.length > 0)) {
    throw new RangeError(
      `${level.entry.place} has ${values.length} IntGrid layers: choose with layers, of ${listed(values)}`,
    );
  }
  if (chosen.length === 0) throw nothingToRead(level, instances, tiles);
  const base = chosen.find(({ hasValues }) => hasValues) ?? chosen[0];
  return chosen.map((one) => ({ ...partOf(level, one, tiles.maySay(one.tileset)), isBase: one === base }));
}

function nothingToRead({ entry }: LevelEntry, instances: readonly JsonObject[], tiles: Tiles): RangeError {
  const kinds = [...new Set(instances.map((layer) => layer.text('__type', 'unknown')))];
  const others = kinds.length === 0 ? '' : `, only layers of the kind ${kinds.join(', ')}`;
  return new RangeError(
    `${entry.place} has no IntGrid layer${others}: add one in LDtk that says what is a wall, or choose other levels with levels${tiles.meaning()}`,
  );
}

/** Returns what is read of a layer. @throws `RangeError` for anything wrong in it. */
function partOf(
  level: LevelEntry,
  { layer, name, tileset, hasValues }: Entry,
  hasTiles: boolean,
): Omit<LayerPart, 'isBase'> {
  const width = layer.integer('__cWid', 1, 2 ** 24);
  const height = layer.integer('__cHei', 1, 2 ** 24);
  checkMapSides(layer.place, width, height);
  const cellSize = layer.positive('__gridSize');
  return {
    level,
    name,
    x: level.x + layer.number('__pxTotalOffsetX', 0),
    y: level.y + layer.number('__pxTotalOffsetY', 0),
    cellSize,
    width,
    height,
    valueAt: hasValues ? readValues(layer, width, height) : undefined,
    tileset,
    tiles: () => (hasTiles ? placedTiles(layer, cellSize, tileset) : []),
  };
}

function readValues(layer: JsonObject, width: number, height: number): (cell: number) => number {
  if (layer.get('intGridCsv') === undefined && layer.get('intGrid') !== undefined) {
    throw new RangeError(`${layer.place} is of LDtk before 0.8: open the project with a later version, and save it`);
  }
  const values = layer.list('intGridCsv', true);
  if (values.length !== width * height) {
    throw new RangeError(
      `${layer.place}: intGridCsv has ${values.length} values: it must have one for each of ${width} x ${height} cells`,
    );
  }
  return (cell) => {
    const value = values[cell];
    if (Number.isInteger(value) && (value as number) >= 0) return value as number;
    const at = `(${cell % width}, ${Math.floor(cell / width)})`;
    throw new RangeError(`${layer.place}: cell ${at} is ${show(value)}: it must be a whole number >= 0`);
  };
}

function* placedTiles(layer: JsonObject, cellSize: number, { size }: Tileset): Iterable<PlacedTile> {
  // Tiles that are smaller than a cell say what the cell is.
  const side = Math.max(cellSize, size);
  for (const name of ['gridTiles', 'autoLayerTiles']) {
    for (const tile of layer.objects(name)) {
      const [x, y] = tile.list('px', true);
      if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x + y)) {
        throw wrongIn(tile.place, 'px', tile.get('px'), 'a list of two numbers');
      }
      yield { id: tile.integer('t', 0, 2 ** 31), x, y, side };
    }
  }
}
