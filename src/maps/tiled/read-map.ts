/** Reads the cells of a map: what its tiles and objects say of them. */

import { allocate } from '../../base/allocate.ts';
import { checkChoice, type OptionChecks, readOptions, show, wrongKind } from '../../base/check.ts';
import { nearestName } from '../../base/nearest-name.ts';
import { type CellRule, isSilent, over, readRule, type Saying, WALL } from '../common/cell-rule.ts';
import { readJson } from '../common/json.ts';
import { MapCells } from '../common/map-cells.ts';
import { checkFiles, checkTexts, type FileSource } from '../common/names.ts';
import type { Cover } from './lattice.ts';
import { chooseLayers, type Layer } from './layers.ts';
import { type Bounds, type Layout, readTiles, type Tiles } from './layout.ts';
import { sayingOfProperties } from './properties.ts';
import { coverObject } from './shapes.ts';
import { Templates } from './templates.ts';
import { readBlocks, type TileBlock } from './tile-data.ts';
import { type TiledTile, Tilesets, TOOL, unturned } from './tilesets.ts';

/** Options of {@link parseTiled} and {@link parseTiledHex}. */
export interface TiledOptions {
  /** Names of the layers and groups to read. Default: all. */
  layers?: readonly string[] | undefined;
  /** Names of layers and groups whose tiles and objects are walls, whatever their properties. Default: none. */
  walls?: readonly string[] | undefined;
  /** The cell for each tile. Where it returns undefined, the properties of the tile count. Called once for each tile of each layer. */
  rule?: ((tile: TiledTile) => CellRule | undefined) | undefined;
  /** A cell without a tile in any layer. Default 1: passable. */
  empty?: CellRule | undefined;
  /** Which cells an object covers: those that its inside overlaps (`'overlap'`, default), or those whose centres it contains. */
  cover?: 'overlap' | 'centre' | undefined;
  /**
   * Returns the text of another file (or the object that it holds), given the name that the map has for it: tilesets (`.tsj`) and templates
   * (`.tj`). Null for a tileset: do without the properties of its tiles.
   */
  files?: FileSource | undefined;
}

type Resolved = {
  layers: TiledOptions['layers'];
  walls: readonly string[];
  rule: TiledOptions['rule'];
  empty: CellRule;
  cover: Cover;
  files: FileSource | undefined;
};

const CHECKS: OptionChecks<Resolved> = {
  layers: checkTexts,
  walls: checkTexts,
  rule: (name, value) => {
    if (typeof value === 'function') return value as Resolved['rule'];
    throw wrongKind(name, value, 'a function that returns a cell');
  },
  empty: (_name, value) => value as CellRule,
  cover: (name, value) => checkChoice<Cover>(name, value, ['overlap', 'centre'], nearestName),
  files: checkFiles,
};
const DEFAULTS: Resolved = {
  layers: undefined,
  walls: [],
  rule: undefined,
  empty: 1,
  cover: 'overlap',
  files: undefined,
};

/** Largest column or row. */
const MOST: number = 2 ** 24;

/** A map that has been read. */
export interface ReadMap {
  readonly cells: MapCells;
  readonly layout: Layout;
  readonly tiles: Tiles;
  readonly bounds: Bounds;
}

/** A layer of tiles, and its tiles. */
interface TileLayer {
  readonly layer: Layer;
  readonly blocks: readonly TileBlock[];
}

/** Reads a map. @param layoutOf Returns where tiles are. It throws for orientations that it does not read. */
export function readMap(
  file: string | object,
  options: TiledOptions | undefined,
  layoutOf: (tiles: Tiles, bounds: Bounds) => Layout,
): ReadMap {
  const resolved = readOptions(options, CHECKS, DEFAULTS, nearestName);
  const empty = readRule('empty', resolved.empty);
  const map = readJson('map', file, TOOL);
  const sides = { width: map.integer('width', 0, MOST, 0), height: map.integer('height', 0, MOST, 0) };
  const tiles = readTiles(map, sides.height);
  const layers = chooseLayers(map, resolved.layers, resolved.walls);
  const tileLayers = layers
    .filter(({ kind }) => kind === 'tiles')
    .map((layer): TileLayer => ({ layer, blocks: readBlocks(layer.entry, sides) }));
  const bounds = map.flag('infinite') ? boundsOf(tileLayers) : { left: 0, top: 0, ...sides };
  const layout = layoutOf(tiles, bounds);
  const cells = new MapCells('map', layout.width, layout.height);
  const tilesets = new Tilesets(map.objects('tilesets'), resolved.files);
  const templates = new Templates(resolved.files);
  cells.sayAll(empty);
  clearUnderTiles(cells, layout, tileLayers);
  for (const layer of layers) {
    const blocks = tileLayers.find((one) => one.layer === layer)?.blocks;
    if (blocks === undefined) sayObjects(cells, { layer, layout, tilesets, templates, options: resolved });
    else sayTiles(cells, layer, blocks, layout, sayingsOf(tilesets, layer, resolved.rule));
  }
  if (layout.width * layout.height > bounds.width * bounds.height) blockOutside(cells, layout, bounds);
  return { cells, layout, tiles, bounds };
}

/** Returns the rectangle around all chunks. */
function boundsOf(layers: readonly TileLayer[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { column, row, width, height } of layers.flatMap(({ blocks }) => blocks)) {
    bounds.left = Math.min(bounds.left, column);
    bounds.top = Math.min(bounds.top, row);
    bounds.right = Math.max(bounds.right, column + width);
    bounds.bottom = Math.max(bounds.bottom, row + height);
  }
  const { left, top, right, bottom } = bounds;
  if (left < right) return { left, top, width: right - left, height: bottom - top };
  throw new RangeError(
    'map is infinite and has no tiles in the layers to read: draw some, or choose others with layers',
  );
}

/** Makes cells with a tile passable at cost 1, so that only those without one stay as `empty` says. */
function clearUnderTiles(cells: MapCells, layout: Layout, layers: readonly TileLayer[]): void {
  const plain: Saying = { blocked: false, cost: 1, kind: 0 };
  for (const { blocks } of layers) eachTile(blocks, layout, (cell) => cells.say(cell, plain));
}

/** Calls `visit` with each cell that has a tile, and the tile's id without the bits that say how it is turned. */
function eachTile(
  blocks: readonly TileBlock[],
  { width: columns, cellOf }: Layout,
  visit: (cell: number, id: number, column: number, row: number) => void,
): void {
  for (const { column, row, width, height, idAt } of blocks) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const id = unturned(idAt(y * width + x));
        if (id === 0) continue;
        const at = cellOf(column + x, row + y);
        visit(at.y * columns + at.x, id, column + x, row + y);
      }
    }
  }
}

/** Returns what a tile of a layer says, given its id and a name of its place. */
type TileSaying = (id: number, place: () => string) => Saying;

function sayingsOf(tilesets: Tilesets, layer: Layer, rule: Resolved['rule']): TileSaying {
  const known = new Map<number, Saying>();
  return (id, place) => {
    let saying = known.get(id);
    if (saying === undefined) {
      const where = place();
      const tile = tilesets.tile(id, layer.name, where);
      const answer = rule?.(tile);
      const name = `tile ${tile.id} of tileset ${show(tile.tileset)}`;
      const own =
        answer === undefined || answer === null
          ? sayingOfProperties(name, tile.properties)
          : readRule(`rule for ${name}`, answer);
      saying = over(layer.forced, over(own, layer.saying));
      known.set(id, saying);
    }
    return saying;
  };
}

function sayTiles(
  cells: MapCells,
  layer: Layer,
  blocks: readonly TileBlock[],
  layout: Layout,
  sayingOf: TileSaying,
): void {
  eachTile(blocks, layout, (cell, id, column, row) => {
    cells.say(
      cell,
      sayingOf(id, () => `${layer.entry.place}: cell (${column}, ${row})`),
    );
  });
}

/** What objects of a layer are read with. */
interface ObjectSetting {
  readonly layer: Layer;
  readonly layout: Layout;
  readonly tilesets: Tilesets;
  readonly templates: Templates;
  readonly options: Resolved;
}

function sayObjects(cells: MapCells, { layer, layout, tilesets: ofMap, templates, options }: ObjectSetting): void {
  const known = new Map<Tilesets, TileSaying>();
  const covered = allocate(Uint8Array, cells.width * cells.height);
  layer.entry.objects('objects', true).forEach((entry, i) => {
    const place = `${layer.entry.place}, object ${show(entry.get('id') ?? i)}`;
    const { object, properties, tilesets } = templates.complete(entry.at(place), ofMap);
    const gid = object.get('gid') === undefined ? undefined : unturned(object.integer('gid', 1, 2 ** 32 - 1));
    let sayingOfTile = known.get(tilesets);
    if (sayingOfTile === undefined) {
      sayingOfTile = sayingsOf(tilesets, layer, options.rule);
      known.set(tilesets, sayingOfTile);
    }
    const ofTile = gid === undefined ? layer.saying : sayingOfTile(gid, () => place);
    const saying = over(layer.forced, over(sayingOfProperties(place, properties), ofTile));
    if (isSilent(saying)) return;
    const alignment = gid === undefined ? undefined : alignmentOf(tilesets.alignment(gid, place), layout);
    const offset: [number, number] = [layer.offsetX, layer.offsetY];
    const list: number[] = [];
    coverObject(object, layout, { alignment, offset, cover: options.cover }, (cell) => {
      if (covered[cell] === 1) return;
      covered[cell] = 1;
      list.push(cell);
    });
    for (const cell of list) {
      covered[cell] = 0;
      cells.say(cell, saying);
    }
  });
}

/** Returns the alignment of a tileset that does not say any: at the bottom, on the left or (isometric) in the middle. */
function alignmentOf(alignment: string, { screenOf }: Layout): string {
  if (alignment !== 'unspecified') return alignment;
  return screenOf(1, 0).y === screenOf(0, 0).y ? 'bottomleft' : 'bottom';
}

/** Blocks the cells that no tile of the map can be in. */
function blockOutside(cells: MapCells, { width, height, tileOf }: Layout, bounds: Bounds): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const tile = tileOf(x, y);
      const [column, row] = [tile.x - bounds.left, tile.y - bounds.top];
      if (column < 0 || row < 0 || column >= bounds.width || row >= bounds.height) cells.say(y * width + x, WALL);
    }
  }
}

/** Returns the orientation of a map in an error. */
export function refuseOrientation(orientation: string, advice: string): never {
  throw new RangeError(`orientation of map is ${show(orientation)}: ${advice}`);
}
