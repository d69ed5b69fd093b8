/** What the tiles of a layer say of cells. */
import { show } from '../../../core/base/check.ts';
import { type Saying, WALL } from '../../common/cell-rule.ts';
import { turned } from '../directions.ts';
import type { Layer } from '../layers.ts';
import type { Layout } from '../layout.ts';
import { type Reading, sayerOf } from '../reading.ts';
import { type CellFacts, factsOf } from '../rule.ts';
import type { TileBlock } from './tile-data.ts';
import { blockedBy, FLIPPED_AXES, FLIPPED_X, FLIPPED_Y, type Offset } from './tile-shapes.ts';
import { unturned } from './tilesets.ts';

/** A layer of tiles, and its tiles. */
export interface TileLayer {
  readonly layer: Layer;
  readonly blocks: readonly TileBlock[];
}

/** Why cells are walls below collision shapes. */
const BY_SHAPES = 'collision shapes';

/** A tile that is turned in some way. */
interface TurnedTile {
  /** Applies what it says to its cell. */
  readonly say: (cell: number) => void;
  /** Cells that its collision shapes block, from its own cell. */
  readonly shapes: readonly Offset[];
}

/** Makes cells with a tile passable at cost 1, so that only those without one stay as `empty` says. */
export function clearUnderTiles({ cells, layout }: Reading, layers: readonly TileLayer[]): void {
  const plain: Saying = { blocked: false, cost: 1, kind: 0 };
  for (const { blocks } of layers) eachTile(blocks, layout, (cell) => cells.say(cell, plain, 0));
}

/** Applies what the tiles of a layer say. */
export function sayTiles(reading: Reading, { layer, blocks }: TileLayer): void {
  const { cells, layout, work } = reading;
  const known = new Map<number, TurnedTile>();
  const facts = new Map<number, CellFacts>();
  const reason = cells.reason(BY_SHAPES);
  eachTile(blocks, layout, (cell, id, place) => {
    let tile = known.get(id);
    if (tile === undefined) {
      const where = `${layer.entry.place}: cell (${place.x}, ${place.y})`;
      let plain = facts.get(unturned(id));
      if (plain === undefined) {
        plain = factsOfTile(reading, layer, unturned(id), where);
        facts.set(unturned(id), plain);
      }
      tile = { say: sayerOf(reading, turnedFacts(plain, id, layout)), shapes: shapesOf(reading, plain, id, where) };
      known.set(id, tile);
    }
    if (tile.shapes.length > 0) work.spend(BY_SHAPES, tile.shapes.length);
    for (const { x, y } of tile.shapes) {
      const at = { x: (cell % cells.width) + x, y: Math.floor(cell / cells.width) + y };
      if (at.x < 0 || at.y < 0 || at.x >= cells.width || at.y >= cells.height) continue;
      cells.say(at.y * cells.width + at.x, WALL, reason);
    }
    tile.say(cell);
  });
}

/** Returns what a tile says. @param place Where it is, for errors. */
function factsOfTile({ tilesets, options, notes }: Reading, layer: Layer, id: number, place: string): CellFacts {
  const tile = tilesets.tile(id, layer.name, place);
  const name = `tile ${tile.id} of tileset ${show(tile.tileset)}`;
  const { type } = tile;
  const properties =
    options.preset === 'grid-engine' ? { cost: tile.properties.ge_cost, ...tile.properties } : tile.properties;
  return factsOf({ name, answer: options.rule?.(tile), type, properties, layer }, options, notes);
}

function shapesOf(
  { tilesets, options, layout, work }: Reading,
  { isRuled }: CellFacts,
  id: number,
  place: string,
): Offset[] {
  if (options.collision === undefined || isRuled) return [];
  const tile = tilesets.shapes(unturned(id), place);
  return tile.shapes.length === 0 ? [] : blockedBy(tile, id, { layout, collision: options.collision, work });
}

/** Turns the sides and exits of a tile, and what it costs to enter it, with the tile. */
function turnedFacts(facts: CellFacts, id: number, { transform, diamond }: Layout): CellFacts {
  const { sides, exits, entry } = facts;
  if ((sides === 0 && exits === undefined && entry === undefined) || transform === undefined) return facts;
  const turn = (x: number, y: number): [number, number] => {
    let step: [number, number] = [x, y];
    // Where cells are slanted, turning a picture swaps the axes.
    if (diamond === undefined && (id & FLIPPED_AXES) !== 0) step = [step[1], step[0]];
    if ((id & FLIPPED_X) !== 0) step = diamond === undefined ? [-step[0], step[1]] : [step[1], step[0]];
    if ((id & FLIPPED_Y) !== 0) step = diamond === undefined ? [step[0], -step[1]] : [-step[1], -step[0]];
    return [step[0] + 0, step[1] + 0];
  };
  const sideOf = (side: number) => 31 - Math.clz32(turned(1 << side, turn));
  return {
    ...facts,
    sides: turned(sides, turn),
    exits: exits === undefined ? undefined : turned(exits, turn),
    entry: entry === undefined ? undefined : new Map(Array.from(entry, ([side, cost]) => [sideOf(side), cost])),
  };
}

/** Calls `visit` with each cell that has a tile, the tile's id with the bits that say how it is turned, and its column and row. */
function eachTile(
  blocks: readonly TileBlock[],
  { width: columns, height: rows, cellOf }: Layout,
  visit: (cell: number, id: number, place: { readonly x: number; readonly y: number }) => void,
): void {
  for (const { column, row, width, height, idAt } of blocks) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const id = idAt(y * width + x);
        if (unturned(id) === 0) continue;
        const at = cellOf(column + x, row + y);
        // A layer that is drawn aside has tiles beyond the map.
        if (at.x < 0 || at.y < 0 || at.x >= columns || at.y >= rows) continue;
        visit(at.y * columns + at.x, id, { x: column + x, y: row + y });
      }
    }
  }
}
