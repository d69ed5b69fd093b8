import type { Board } from './board.ts';
import type { Settings } from './options.ts';

/** The greatest terrain cost. */
const MOST = 1e100;

/**
 * Returns what it costs a unit to enter each cell by a step of cost 1; Infinity where it cannot stand. That is the terrain, times the factor
 * of its kind, plus layers. A unit of several cells pays the dearest of them, and cannot stand where one of them is blocked.
 *
 * @param starts Cells where the unit may stand although they are blocked, if the options say so.
 */
export function costsFor(board: Board, settings: Settings, starts: readonly number[]): Float64Array {
  const { width, height } = board;
  const { size, layers = [], kindCosts, allowBlockedStart } = settings;
  const avoided = avoidedCells(board, settings);
  const priced = (cell: number, terrain: number) => {
    const cost = terrain * (kindCosts === undefined ? 1 : factorOf(board.kind(cell), kindCosts));
    return layers.reduce((sum, layer) => sum + layer.values[cell], cost);
  };
  const single = Float64Array.from({ length: width * height }, (_, cell) => {
    const sum = avoided.has(cell) ? Infinity : priced(cell, board.cost(cell));
    if (sum < 0) throw new RangeError(`layers make cell ${cell} cost ${sum}: no cell may cost less than 0`);
    return sum;
  });
  const costs = single.map((_, place) => {
    let dearest = 0;
    for (let y = Math.floor(place / width), rows = 0; rows < size; rows++) {
      for (let x = place % width, columns = 0; columns < size; columns++) {
        const isInside = x + columns < width && y + rows < height;
        dearest = Math.max(dearest, isInside ? single[(y + rows) * width + x + columns] : Infinity);
      }
    }
    return dearest;
  });
  const least = leastOf(costs);
  for (const cell of allowBlockedStart ? starts : []) {
    // Ground that is not loaded is no unit's own cell.
    if (costs[cell] < Infinity || isUnknown(board, cell, size)) continue;
    // It costs something to a route that has to come back there: the ground under it, if the unit could stand on that.
    const own = size === 1 ? priced(cell, board.ground(cell)) : Infinity;
    costs[cell] = own >= 0 && own <= MOST ? own : least;
  }
  return costs;
}

/** Returns whether a unit would cover cells of a world that are not loaded, and not passable. It may reach over the edge of a grid. */
function isUnknown(board: Board, place: number, size: number): boolean {
  const { width, height } = board;
  const reach = (from: number, end: number) => Array.from({ length: Math.min(size, end - from) }, (_, i) => from + i);
  const columns = reach(place % width, width);
  return reach(Math.floor(place / width), height).some((y) =>
    columns.some((x) => board.kind(y * width + x) === null && board.cost(y * width + x) === Infinity),
  );
}

/** Returns the lowest cost of the cells that can be entered, 1 if there are none. */
export function leastOf(costs: Float64Array): number {
  const least = costs.reduce((a, b) => Math.min(a, b), Infinity);
  return least === Infinity ? 1 : least;
}

function avoidedCells(board: Board, { avoid = [] }: Settings): Set<number> {
  if (avoid instanceof Int32Array) return new Set(avoid);
  return new Set(Array.from(avoid, (cell, i) => board.indexOf(`avoid[${i}]`, cell)));
}

/** Returns the factor of the cost of a kind, Infinity if the unit cannot enter it. */
function factorOf(kind: number | null, kindCosts: ArrayLike<number>): number {
  if (kind === null) return 1;
  if (kind < kindCosts.length) return canEnter(kind, kindCosts) ? kindCosts[kind] : Infinity;
  throw new RangeError(
    `kindCosts has ${kindCosts.length} entries: add kindCosts[${kind}], since the map has such cells`,
  );
}

/** Returns whether a unit can enter cells of a kind. */
export function canEnter(kind: number, kindCosts: ArrayLike<number>): boolean {
  return kindCosts[kind] > 0 && kindCosts[kind] < Infinity;
}
