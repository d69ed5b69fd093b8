/** The tiles of a map: their tilesets, properties and classes. */
import { show } from '../../../core/base/check.ts';
import { type JsonObject, wrongIn } from '../../common/json.ts';
import type { FileSource } from '../../common/names.ts';
import type { Census } from '../census.ts';
import { readTiledFile } from '../file/read-file.ts';
import { classOf, propertiesOf, type TiledProperties } from './properties.ts';

/** The bits of a global id that say how a tile is turned: flipped in three ways, and turned by 60 degrees twice over (hexagons). */
const TURNED = 0xf0000000;

/** Returns the id of a tile without the bits that say how it is turned. */
export function unturned(id: number): number {
  return (id & ~TURNED) >>> 0;
}

/** A tile of a tileset, as a rule sees it. */
export interface TiledTile {
  /** Id in the tileset. */
  readonly id: number;
  /** Id in the map; in its template, if it comes from one. */
  readonly gid: number;
  /** Name of the tileset. */
  readonly tileset: string;
  /** Class of the tile (called type before Tiled 1.9), or ''. */
  readonly type: string;
  /** Custom properties by name. */
  readonly properties: TiledProperties;
  /** Whether the tile has shapes of the collision editor. */
  readonly hasCollision: boolean;
  /** Name of the layer that it is found in. */
  readonly layer: string;
}

/** What a tileset says of a tile. */
interface TileFacts extends Pick<TiledTile, 'type' | 'properties' | 'hasCollision'> {
  readonly shapes: readonly JsonObject[];
  /** Pixels of its picture; undefined for the size of the tileset's tiles. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** The shapes of the collision editor of a tile, and what they are measured with. */
export interface TileShapes {
  readonly shapes: readonly JsonObject[];
  /** Pixels of the tile. */
  readonly width: number;
  readonly height: number;
  /** Pixels by which the tileset's tiles are drawn aside. */
  readonly offsetX: number;
  readonly offsetY: number;
  /** The diamond that shapes are measured along; undefined where they are measured in pixels. */
  readonly slanted: { readonly width: number; readonly height: number } | undefined;
}

/** A tileset that has been read. */
interface Tileset extends Omit<TileShapes, 'shapes'> {
  readonly name: string;
  /** Which point of an object's tile is its position. */
  readonly alignment: string;
  readonly tiles: ReadonlyMap<number, TileFacts>;
}

const NO_FACTS: TileFacts = {
  type: '',
  properties: {},
  hasCollision: false,
  shapes: [],
  width: undefined,
  height: undefined,
};
const NO_OFFSET = { offsetX: 0, offsetY: 0, slanted: undefined };
const UNKNOWN: Tileset = {
  name: '',
  alignment: 'unspecified',
  tiles: new Map(),
  width: 0,
  height: 0,
  ...NO_OFFSET,
};

/** All tilesets of a map or a template. Those in files of their own are read when a tile of theirs is found. */
export class Tilesets {
  private readonly files: FileSource | undefined;
  /** The file that names them, as the map names it; '' is the map. */
  private readonly owner: string;
  /** By first id, the greatest first. */
  private readonly entries: { readonly first: number; readonly entry: JsonObject; tileset: Tileset | undefined }[];

  private readonly census: Census;

  constructor(entries: readonly JsonObject[], files: FileSource | undefined, census: Census, owner = '') {
    this.files = files;
    this.owner = owner;
    this.census = census;
    this.entries = entries
      .map((entry) => ({ first: entry.integer('firstgid', 1, 2 ** 28), entry, tileset: undefined }))
      .sort((a, b) => b.first - a.first);
  }

  /** Returns the tile with this id. @param place Where it is, for errors. */
  tile(gid: number, layer: string, place: string): TiledTile {
    const { first, tileset } = this.find(gid, place);
    const { type, properties, hasCollision } = tileset.tiles.get(gid - first) ?? NO_FACTS;
    return { id: gid - first, gid, tileset: tileset.name, type, properties, hasCollision, layer };
  }

  /** Returns the collision shapes of a tile. */
  shapes(gid: number, place: string): TileShapes {
    const { first, tileset } = this.find(gid, place);
    const { shapes, width = tileset.width, height = tileset.height } = tileset.tiles.get(gid - first) ?? NO_FACTS;
    const { offsetX, offsetY, slanted } = tileset;
    return { shapes, width, height, offsetX, offsetY, slanted };
  }

  /** Returns which point of an object's tile is its position, such as `'bottomleft'`. */
  alignment(gid: number, place: string): string {
    return this.find(gid, place).tileset.alignment;
  }

  private find(gid: number, place: string): { first: number; tileset: Tileset } {
    const found = this.entries.find(({ first }) => first <= gid);
    if (found === undefined) {
      throw new RangeError(`${place} is the tile ${gid}: it must be of a tileset of the map; save the map again`);
    }
    found.tileset ??= this.read(found.entry);
    return { first: found.first, tileset: found.tileset };
  }

  private read(entry: JsonObject): Tileset {
    const named = entry.text('source', '');
    if (named === '') return readTileset(entry, this.census);
    const source = pathFrom(this.owner, named);
    if (this.files === undefined) {
      throw new TypeError(
        `files is undefined: the map has tiles of ${show(source)}, which files must return; or null, to do without the properties of these tiles`,
      );
    }
    const file = this.files(source);
    return file === null
      ? UNKNOWN
      : readTileset(readTiledFile('tileset', `tileset ${show(source)}`, file), this.census);
  }
}

/** Returns a path that a file names as the map would name it: from the folder of the map. */
function pathFrom(file: string, path: string): string {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  if (folder === '' || path.startsWith('/')) return path;
  const parts: string[] = [];
  for (const part of `${folder}${path}`.split('/')) {
    if (part === '..' && parts.length > 0 && parts[parts.length - 1] !== '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function readTileset(entry: JsonObject, census: Census): Tileset {
  const name = entry.text('name', '');
  const at = entry.at(`tileset ${show(name)}`);
  const tiles = new Map<number, TileFacts>();
  for (const [id, tile] of tilesOf(at)) {
    const shapes = tile.get('objectgroup') === undefined ? [] : tile.object('objectgroup').objects('objects');
    const [width, height] = ['width', 'height'].map((side) => {
      const size = tile.get(side) ?? tile.get(`image${side}`);
      return typeof size === 'number' && size > 0 ? size : undefined;
    });
    const facts = { type: classOf(tile), properties: propertiesOf(tile), hasCollision: shapes.length > 0, shapes };
    tiles.set(id, { ...facts, width, height });
  }
  // Tiled before 1.2 keeps properties apart from tiles.
  if (at.get('tileproperties') !== undefined) {
    const all = at.object('tileproperties');
    for (const id of all.keys()) {
      tiles.set(Number(id), { ...(tiles.get(Number(id)) ?? NO_FACTS), properties: { ...(all.get(id) as object) } });
    }
  }
  for (const facts of tiles.values()) {
    census.add('tiles', facts);
    if (facts.hasCollision) census.addShape();
  }
  const size = { width: at.number('tilewidth', 0), height: at.number('tileheight', 0) };
  return { name, alignment: at.text('objectalignment', 'unspecified'), tiles, ...size, ...drawingOf(at) };
}

/** Returns how the tiles of a tileset are drawn. */
function drawingOf(tileset: JsonObject): Pick<TileShapes, 'offsetX' | 'offsetY' | 'slanted'> {
  const offset = tileset.get('tileoffset') === undefined ? undefined : tileset.object('tileoffset');
  const grid = tileset.get('grid') === undefined ? undefined : tileset.object('grid');
  return {
    offsetX: offset?.number('x', 0) ?? 0,
    offsetY: offset?.number('y', 0) ?? 0,
    slanted:
      grid?.get('orientation') === 'isometric'
        ? { width: grid.positive('width'), height: grid.positive('height') }
        : undefined,
  };
}

/** Returns the tiles that a tileset says something of, by id. Tiled before 1.2 writes an object, later versions write a list. */
function tilesOf(tileset: JsonObject): [id: number, tile: JsonObject][] {
  const given = tileset.get('tiles');
  if (typeof given === 'object' && !Array.isArray(given)) {
    const all = tileset.object('tiles');
    return all.keys().map((id) => [Number(id), all.object(id).at(`${tileset.place}, tile ${id}`)]);
  }
  return tileset.objects('tiles').map((tile) => {
    const id = tile.integer('id', 0, 2 ** 28);
    if (id < 0) throw wrongIn(tileset.place, 'id', id, 'a whole number >= 0');
    return [id, tile.at(`${tileset.place}, tile ${id}`)];
  });
}
