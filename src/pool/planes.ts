/**
 * Copies grids to other threads as the planes that they are stored in: Grid.toBytes packs them a hundred times as tight, but takes a second for
 * a million cells of terrain, where this takes milliseconds.
 */
import type { CellStore } from '../core/grid/cell-store.ts';
import { type Grid, internals } from '../index.ts';
import type { PlainLinks, Planes } from './messages.ts';

/**
 * Returns a copy of an array. All workers share it if the platform lets them (a page must be cross-origin isolated); otherwise each message
 * copies it once more.
 */
export function shareable<T extends Uint8Array | Uint16Array | Int32Array | Float64Array>(array: T): T {
  const type = array.constructor as { new (buffer: ArrayBufferLike): T };
  const isAllowed = typeof SharedArrayBuffer === 'function' && globalThis.crossOriginIsolated !== false;
  const copy = new type(new (isAllowed ? SharedArrayBuffer : ArrayBuffer)(array.byteLength));
  copy.set(array);
  return copy;
}

/** Returns a copy of links. Those in its maps never change: an edit replaces one. */
export function plainLinks(links: PlainLinks): PlainLinks {
  const copied = Object.entries(links).map(([name, value]) => [
    name,
    typeof value === 'object' ? new Map(value) : value,
  ]);
  return Object.fromEntries(copied) as PlainLinks;
}

/** Gives a grid the links of a copy, which stays as it is. */
export function setLinks(cells: CellStore, links: PlainLinks): void {
  cells.links ??= new internals.Links();
  Object.assign(cells.links, plainLinks(links));
}

/** Returns a copy of all cells. */
export function planesOf(cells: CellStore): Planes {
  const { width, height, blocked, terrain, kinds, closedExits, shape, links, floorRows, wrap } = cells;
  return {
    width,
    height,
    floorRows,
    wrap,
    links: links && plainLinks(links),
    layout: shape?.rule ?? 0,
    blocked: shareable(blocked),
    costs: terrain && shareable(terrain.costs),
    classes: terrain?.hasClasses ? shareable(terrain.classes) : null,
    kinds: kinds.bytes && shareable(kinds.bytes),
    exits: closedExits.bytes && shareable(closedExits.bytes),
  };
}

/** Makes an empty grid of these sides; of hexagons, if the number of their layout is not 0. */
export type GridMaker = (width: number, height: number, layout: number) => Grid;

/** Makes a grid of a copy. O(cells). @throws `RangeError` if memory cannot be allocated. */
export function gridFrom(planes: Planes, make: GridMaker): Grid {
  const { width, height, layout, blocked, costs, classes, kinds, exits } = planes;
  const grid = make(width, height, layout);
  const cells = internals.cellsOf(grid);
  cells.blocked.set(blocked);
  if (costs !== null) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++)
        cells.setTerrainCost(x, y, costs[classes === null ? y * width + x : classes[y * width + x]]);
    }
  }
  if (kinds !== null) cells.kinds.fillFrom(kinds);
  if (exits !== null) cells.closedExits.fillFrom(exits);
  if (planes.links !== null) setLinks(cells, planes.links);
  cells.floorRows = planes.floorRows;
  cells.wrap = planes.wrap;
  return grid;
}
