import { cellsOf } from './grid/grid.ts';
import { readLayers } from './layers/layer-sums.ts';
import { toResult } from './search/find-path.ts';

/**
 * What other entries need to know of objects that this entry's classes made.
 *
 * @internal
 */
export interface Internals {
  readonly cellsOf: typeof cellsOf;
  readonly readLayers: typeof readLayers;
  readonly toResult: typeof toResult;
}

/**
 * For the other entries of the package, not for users. Each entry is a bundle; if it had functions like these of its own, their symbols would
 * differ from those in the objects that this entry made.
 *
 * @internal
 */
export const internals: Internals = { cellsOf, readLayers, toResult };
