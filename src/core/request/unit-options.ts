/** Reads the options that describe a unit and have arrays. */

import type { Sides } from '../base/cells/box.ts';
import { checkCell, type PointLike } from '../base/cells/point.ts';
import { isRevoked, wrongKind } from '../base/check.ts';
import { checkAttached, firstHole, isIterable, isList, viewName } from '../base/lists.ts';
import type { CellBytes } from '../grid/bytes/cell-bytes.ts';

/**
 * Returns the cost factors by kind.
 *
 * @throws `TypeError` unless they are a list of numbers.
 * @throws `RangeError` for NaN, and if a cell has a kind without a factor. It names the kind.
 */
export function readFactors(kindCosts: ArrayLike<number>, kinds: CellBytes): Float64Array {
  if (!isList(kindCosts)) throw wrongKind('kindCosts', kindCosts, 'an array of numbers, one for each kind');
  checkAttached('kindCosts', kindCosts);
  const hole = firstHole(kindCosts);
  if (hole >= 0) throw wrongKind(`kindCosts[${hole}]`, kindCosts[hole], 'a number');
  const factors = Float64Array.from({ length: Math.min(kindCosts.length, 256) }, (_, kind) => {
    const factor: unknown = kindCosts[kind];
    if (typeof factor !== 'number') throw wrongKind(`kindCosts[${kind}]`, factor, 'a number; Infinity blocks the kind');
    if (Number.isNaN(factor))
      throw new RangeError(`kindCosts[${kind}] is NaN: give a factor > 0, or Infinity, which blocks the kind`);
    return factor;
  });
  for (let kind = factors.length; kind < 256; kind++) {
    if (kinds.countOf(kind) === 0) continue;
    throw new RangeError(
      `kindCosts has ${factors.length} entries, and the grid has cells of kind ${kind}: add kindCosts[${kind}]`,
    );
  }
  return factors;
}

/**
 * Returns the indices of the cells to avoid, some perhaps more than once.
 *
 * @throws `TypeError` unless they are points or, as Int32Array, indices.
 * @throws `RangeError` for a cell outside the grid.
 */
export function readAvoided(avoid: Iterable<PointLike> | Int32Array, grid: Sides): number[] {
  if (isIndices(avoid)) {
    checkAttached('avoid', avoid);
    const cells = grid.width * grid.height;
    // A copy is checked: another thread may write into shared memory.
    const indices = [...avoid];
    const wrong = indices.findIndex((cell) => !(cell >= 0 && cell < cells));
    if (wrong >= 0)
      throw new RangeError(`avoid[${wrong}] is ${indices[wrong]}: cells have indices from 0 to ${cells - 1}`);
    return indices;
  }
  if (typeof avoid !== 'object' || avoid === null || isRevoked(avoid) || !isIterable(avoid)) {
    throw wrongKind('avoid', avoid, 'an iterable of points, or an Int32Array of cell indices');
  }
  return Array.from(avoid, (point, index) => {
    const { x, y } = checkCell('avoid[*]', point, grid, index);
    return y * grid.width + x;
  });
}

/** Returns whether a value is an Int32Array, of any window. */
function isIndices(avoid: Iterable<PointLike> | Int32Array): avoid is Int32Array {
  return viewName(avoid) === 'Int32Array';
}

/** Returns cells to avoid that can be read again and again: an iterator, such as `units.values()`, is empty once it has been read. */
export function rereadable(avoid: unknown): Iterable<PointLike> | Int32Array {
  const isObject = typeof avoid === 'object' && avoid !== null && !isRevoked(avoid);
  const isOnce = isObject && isIterable(avoid) && (avoid[Symbol.iterator]() as unknown) === avoid;
  return isOnce ? Array.from(avoid as Iterable<PointLike>) : (avoid as Int32Array);
}
