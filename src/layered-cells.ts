/**
 * The cells that a request searches: those of its grid, with its layers added. How they are added stands in layer-sums.ts, and
 * comes with the first layer that is made: a program without layers does not carry that code.
 */
import type { CellStore } from './cell-store.ts';
import { wrongKind } from './check.ts';
import type { CostLayer } from './layers.ts';

export type LayerAdder = (cells: CellStore, layers: readonly CostLayer[]) => CellStore;

let add: LayerAdder | undefined;

/** Says how layers are added; called before there are any. */
export function provideLayers(adder: LayerAdder): void {
  add = adder;
}

/**
 * The cells of a grid with the layers of a request added to their terrain, up to date; the cells themselves without layers.
 *
 * @param layers The caller's, unchecked.
 * @throws {TypeError} unless they are an array of cost layers.
 * @throws {RangeError} where one has not a value for each cell, and where the sum in a passable cell is negative or above
 * 1e100.
 */
export function layeredCells(cells: CellStore, layers: readonly CostLayer[] | undefined): CellStore {
  if (layers === undefined) return cells;
  if (!Array.isArray(layers)) throw wrongKind('layers', layers, 'an array');
  if (layers.length === 0) return cells;
  // Read once, before any is looked at: to read one may run code of the caller's.
  const read = [...layers];
  if (add === undefined) throw notALayer('layers[0]', read[0]);
  return add(cells, read);
}

export function notALayer(name: string, value: unknown): TypeError {
  return wrongKind(name, value, 'a CostLayer; blendLayers makes one');
}
