/**
 * The cells that a request searches: those of its grid, with its layers added. The first layer made provides the code that adds them
 * (layer-sums.ts), so that a bundle without layers does not contain that code.
 */

import { isArray, notOurs, type Ours, wrongKind } from '../base/check.ts';
import { firstHole } from '../base/lists.ts';
import type { CellStore } from '../grid/cell-store.ts';
import type { Layer } from './layer.ts';

export type LayerAdder = (cells: CellStore, layers: readonly Layer[]) => CellStore;
/** Returns a layer as searches read it. @throws `TypeError` or `RangeError` unless it is a layer with a value for each cell. */
export type LayerCheck = (name: string, layer: unknown, cells: CellStore) => Layer;

let layerAdder: LayerAdder = (cells) => cells;
let check: LayerCheck = (name, layer) => {
  throw notALayer(name, layer);
};

/** Sets the functions that check and layerAdder layers. Called before any layer can be passed to a search. */
export function provideLayers(checker: LayerCheck, adder: LayerAdder): void {
  check = checker;
  layerAdder = adder;
}

/**
 * Checks the layers of a request: each must have a value for each cell.
 *
 * @param layers The caller's layers, unchecked.
 * @throws `TypeError` or `RangeError` as `layeredCells` does, except for wrong sums.
 */
export function readLayers(cells: CellStore, layers: readonly Layer[]): readonly Layer[] {
  if (!isArray(layers)) throw wrongKind('layers', layers, 'an array');
  const hole = firstHole(layers);
  if (hole >= 0) check(`layers[${hole}]`, layers[hole], cells);
  // Copied before any layer is checked: reading an item may run the caller's code.
  return [...layers].map((layer, i) => check(`layers[${i}]`, layer, cells));
}

/**
 * Returns the cells of a grid with the layers of a request added to their terrain, up to date. Without layers, returns `cells` itself.
 *
 * @param layers The caller's layers, unchecked.
 * @throws `TypeError` unless they are an array of cost layers.
 * @throws `RangeError` if a layer does not have a value for each cell, or the sum in a passable cell is negative or above 1e100.
 */
export function layeredCells(cells: CellStore, layers: readonly Layer[] | undefined): CellStore {
  return layers === undefined ? cells : layerAdder(cells, readLayers(cells, layers));
}

/** Returns the error for a value that is not a layer. @param made The class, if the bundle contains it. */
export function notALayer(name: string, value: unknown, made?: Ours['made']): TypeError {
  return notOurs(name, value, { kind: 'a CostLayer', remedy: 'blendLayers makes one', ...(made && { made }) });
}
