/**
 * The cells that a request searches: those of its grid, with its layers added. How they are added stands in layer-sums.ts, and
 * comes with the first layer that is made: a program without layers does not carry that code.
 */

import { firstHole, isArray, notOurs, wrongKind } from '../base/check.ts';
import type { CellStore } from '../grid/cell-store.ts';
import type { Layer } from './layer.ts';

export type LayerAdder = (cells: CellStore, layers: readonly Layer[]) => CellStore;
/** What searches read of a layer. @throws `TypeError` or `RangeError` unless it is one with a value for each cell. */
export type LayerCheck = (name: string, layer: unknown, cells: CellStore) => Layer;

let add: LayerAdder = (cells) => cells;
let check: LayerCheck = (name, layer) => {
  throw notALayer(name, layer);
};

/** Says how layers are checked and added; called before there are any. */
export function provideLayers(checker: LayerCheck, adder: LayerAdder): void {
  check = checker;
  add = adder;
}

/**
 * The layers of a request, each with a value for each cell.
 *
 * @param layers The caller's, unchecked.
 * @throws `TypeError` or `RangeError` as `layeredCells`, which also looks at their sums.
 */
export function readLayers(cells: CellStore, layers: readonly Layer[]): readonly Layer[] {
  if (!isArray(layers)) throw wrongKind('layers', layers, 'an array');
  const hole = firstHole(layers);
  if (hole >= 0) check(`layers[${hole}]`, layers[hole], cells);
  // Read once, before any is looked at: to read one may run code of the caller's.
  return [...layers].map((layer, i) => check(`layers[${i}]`, layer, cells));
}

/**
 * The cells of a grid with the layers of a request added to their terrain, up to date; the cells themselves without layers.
 *
 * @param layers The caller's, unchecked.
 * @throws `TypeError` unless they are an array of cost layers.
 * @throws `RangeError` where one has not a value for each cell, and where the sum in a passable cell is negative or above
 * 1e100.
 */
export function layeredCells(cells: CellStore, layers: readonly Layer[] | undefined): CellStore {
  return layers === undefined ? cells : add(cells, readLayers(cells, layers));
}

export function notALayer(name: string, value: unknown): TypeError {
  return notOurs(name, value, 'a CostLayer', 'blendLayers makes one');
}
