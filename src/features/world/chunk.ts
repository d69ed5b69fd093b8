/** The cells of one chunk: as callers give them, and as grids hold them. */

import { advise } from '../../core/base/advice/advice.ts';
import { checkNames, wrongKind } from '../../core/base/check.ts';
import { isList } from '../../core/base/lists.ts';
import { keptBy } from '../../core/base/private-state.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { delegateOf, type Grid } from '../../core/grid/grid.ts';
import { type PastedCells, readCells } from '../../core/grid/grid-bulk.ts';
import { CELLS } from '../../core/grid/grid-cells.ts';
import { isWall } from '../../core/grid/grid-costs.ts';
import type { Area } from '../../core/grid/history/journal.ts';

/**
 * What {@link World.load} takes: a Grid of one chunk; arrays for its cells, as {@link Grid.paste} takes them; or the array of its blocked cells alone.
 */
export type WorldChunk = Grid | PastedCells | ArrayLike<number | boolean>;

/** The cells of a chunk, row by row. */
export interface ChunkCells {
  /** 1 for each blocked cell, else 0. */
  readonly walls: Uint8Array;
  /** Terrain costs, of blocked cells too; null if all are plain. */
  readonly costs: Float64Array | null;
  /** Kinds; null if all are 0. */
  readonly kinds: Uint8Array | null;
  /** Closed exits, a bit for each direction; null if all are open. */
  readonly exits: Uint8Array | null;
}

/** The kind of unloaded ground. */
export const UNLOADED_KIND = 255;

const NAMES = ['blocked', 'costs', 'kinds'];

/** The chunks of a world: their side in cells, and the least terrain cost. */
export interface ChunkRules {
  readonly chunkSize: number;
  readonly leastCost: number;
}

/** Returns the terrain cost of cells for which none is given. */
export function plainCost({ leastCost }: ChunkRules): number {
  return Math.max(1, leastCost);
}

/** Reads the cells of a chunk that a caller gives. @throws `TypeError` or `RangeError` unless it is one. */
export function readChunk(chunk: WorldChunk | undefined, rules: ChunkRules): ChunkCells {
  const count = rules.chunkSize ** 2;
  const cells = keptBy<CellStore>(chunk, CELLS);
  if (cells !== null) return checked(ofGrid(cells, rules.chunkSize), rules);
  if (chunk === undefined) return { walls: new Uint8Array(count), costs: null, kinds: null, exits: null };
  if (delegateOf(chunk) !== null) {
    throw new TypeError('chunk is a World: pass one of its chunks, such as world.chunk(cx, cy) returns');
  }
  if (typeof chunk !== 'object' || chunk === null) {
    throw wrongKind('chunk', chunk, 'a Grid, { blocked, costs, kinds }, or an array of blocked cells');
  }
  const pasted: PastedCells = isList(chunk) ? { blocked: chunk } : (chunk as PastedCells);
  checkNames('chunk', pasted, NAMES, advise);
  const { walls, costs, kinds } = readCells(pasted, count);
  const plain = plainCost(rules);
  return checked(
    {
      walls: walls ?? new Uint8Array(count),
      costs:
        costs === undefined || isAll(costs, plain)
          ? null
          : Float64Array.from(costs, (cost) => (isWall(cost) ? plain : cost)),
      kinds: kinds === undefined || isAll(kinds, 0) ? null : Uint8Array.from(kinds),
      exits: null,
    },
    rules,
  );
}

function ofGrid(cells: CellStore, side: number): ChunkCells {
  const { width, height, shape } = cells;
  if (shape !== null) throw new RangeError('chunk is a HexGrid: the cells of a World are squares');
  const { links, floorRows, wrap } = cells;
  if (links?.all.size || links?.borders.size || floorRows > 0 || wrap !== 0) {
    throw new RangeError(
      'chunk is a Grid with links, borders that cost, floors or edges that go on: give { blocked, costs, kinds } of its cells',
    );
  }
  if (width !== side || height !== side) {
    throw new RangeError(`chunk is a Grid of ${width} x ${height} cells: a chunk of this world has ${side} x ${side}`);
  }
  const copy = copyOut(cells, { x: 0, y: 0, width, height });
  // A grid has no other way to say that it gives no costs. It may store them all the same, after edits.
  return copy.costs !== null && isAll(copy.costs, 1) ? { ...copy, costs: null } : copy;
}

function checked(cells: ChunkCells, { leastCost }: ChunkRules): ChunkCells {
  const reserved = cells.kinds?.indexOf(UNLOADED_KIND) ?? -1;
  if (reserved >= 0) throw reservedKind(`kinds[${reserved}]`);
  const cheap = cells.costs?.findIndex((cost) => cost < leastCost) ?? -1;
  if (cells.costs !== null && cheap >= 0) throw tooCheap(`costs[${cheap}]`, cells.costs[cheap], leastCost);
  return cells;
}

/** Returns the error for the kind that no cell of a world can have. */
export function reservedKind(name: string): RangeError {
  return new RangeError(`${name} is 255: a World keeps that kind for ground that is not loaded; use 0 to 254`);
}

/** Returns the error for a terrain cost below the least one of the world. */
export function tooCheap(name: string, cost: number, leastCost: number): RangeError {
  return new RangeError(
    `${name} is ${cost}, and no terrain of this world costs less than ${leastCost}: give new World a lower leastCost`,
  );
}

/** Returns a copy of the cells of an area. */
export function copyOut(cells: CellStore, { x, y, width, height }: Area): ChunkCells {
  const count = width * height;
  const walls = new Uint8Array(count);
  const costs = cells.terrain === null ? null : new Float64Array(count);
  const kinds = cells.kinds.bytes === null ? null : new Uint8Array(count);
  const exits = cells.closedExits.bytes === null ? null : new Uint8Array(count);
  const { blocked } = cells;
  for (let row = 0, i = 0; row < height; row++) {
    const first = cells.byteOf(-1, y + row);
    for (let column = 0; column < width; column++, i++) {
      const cell = (y + row) * cells.width + x + column;
      const bit = x + column + 1;
      walls[i] = (blocked[first + (bit >> 3)] >> (bit & 7)) & 1;
      if (costs !== null) costs[i] = cells.terrainCost(x + column, y + row);
      if (kinds !== null) kinds[i] = cells.kinds.at(cell);
      if (exits !== null) exits[i] = cells.closedExits.at(cell);
    }
  }
  return { walls, costs, kinds, exits };
}

function isAll(values: ArrayLike<number>, value: number): boolean {
  for (let i = 0; i < values.length; i++) if (values[i] !== value) return false;
  return true;
}
