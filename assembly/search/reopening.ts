/**
 * A caller's heuristic function may be inconsistent. Then a closed cell that is reached at less cost is reopened, which keeps the route optimal as
 * long as the function never overestimates.
 *
 * Reopening alone may take exponential time (A. Martelli, "On the complexity of admissible search algorithms", 1977). So once a quarter as many cells
 * as the grid has were reopened, the search continues by Dijkstra's algorithm, from its open list: n + n / 4 + n expansions at most.
 */
import { clearHeap, columnOf, isEmpty, placeIn, pop, push, rowOf, unpop } from '../nodes/heap';
import { Search } from '../core/layout';
import { slotAt } from '../nodes/node-pages';
import { BEYOND_NOISE } from '../core/rounding';
import { COLUMN_BITS, gAt, gPlane } from '../nodes/nodes';
import { REOPENED_SHIFT } from '../core/tuning';
import { heuristicAt } from './heuristic';

const COLUMN: u32 = (1 << COLUMN_BITS) - 1;

/** Lets a search that begins reopen cells. */
export function beginReopening(search: Search): void {
  search.patience = max(<i32>((search.cells.width * search.cells.height) >> REOPENED_SHIFT), 1);
  search.byCost = 0;
}

/** Returns f of a cell (x, y) reached at cost g. */
export function fAt(search: Search, g: f64, x: i32, y: i32): f64 {
  return search.byCost ? g : search.gFactor * g + search.hFactor * heuristicAt(search, x, y);
}

/**
 * Returns whether a closed cell (or state, see turn-search.ts), reached at cost `known` before, is reopened because it can be reached at cost `g`.
 * If that is one too many, h no longer counts.
 */
export function reopens(search: Search, known: f64, g: f64): bool {
  if (!search.hasHFunction || known * BEYOND_NOISE <= g) return false;
  if (!--search.patience) {
    search.byCost = 1;
    if (!isEmpty(search)) {
      unpop(search, pop(search));
      reorder(search);
    }
  }
  return true;
}

/**
 * Sorts the open list again after the heuristic has changed. One entry must be waiting. As long as each heuristic is consistent, the cells
 * closed so far have their least g, whichever heuristic led to them.
 */
export function reorder(search: Search): void {
  const costs = gPlane(search);
  const count = search.heapSize;
  let place = search.pendingPlace;
  clearHeap(search);
  // Each place is read before an entry pushed ahead of it takes its slot; keys are overwritten sooner (END in heap.ts).
  for (let i: u32 = 0; ; i++) {
    const x = columnOf(place) & COLUMN;
    const y = rowOf(place);
    // If turns cost, a place is a state, and has the number of its plane above the column.
    const plane = <u32>columnOf(place) >> COLUMN_BITS;
    const g = gAt(costs, plane * search.planeNodes + slotAt(search, x, y));
    push(search, fAt(search, g, x, y), place);
    if (i == count) return;
    place = placeIn(search, i);
  }
}
