/** The legal moves of agents, as far as walls and exits decide. */
import { type OptionTable, readOptions } from '../../core/base/check.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import type { Diagonals } from '../../core/request/options.ts';
import { blockedAround, nonNeighboursOf } from '../../core/rules/cells.ts';
import { openMoves } from '../../core/rules/exits.ts';
import { moveTable, NO_DIRECTION } from '../../core/rules/moves.ts';

/** The bit of the cell itself among the 3 x 3 bits around it. */
const ITSELF = 16;

/** Returns the legal moves of a corner rule by the 3 x 3 blocked bits around a cell. */
export function tableOf(rule: number): Uint8Array {
  return moveTable(rule, false).subarray(NO_DIRECTION << 9);
}

/**
 * Returns the legal moves from a cell, a bit a direction. An agent may leave a blocked cell.
 *
 * @param into Whether to return the directions from which a step may come instead.
 */
export function movesAt(
  cells: CellStore,
  rule: number,
  table: Uint8Array,
  x: number,
  y: number,
  into: boolean,
): number {
  const around = blockedAround(cells.blocked, cells.rowBytes, x, y) | nonNeighboursOf(cells.shape, x, y);
  const moves = table[around & ~ITSELF];
  return cells.closedExits.used === 0 ? moves : openMoves(cells, rule, x, y, moves, into);
}

/** Returns the options of agents on some cells. On hexagons, where cells that are no neighbours count as blocked, no corner is in the way. */
export function agentOptionsFor<Options extends { diagonals: Diagonals }>(
  { shape }: CellStore,
  given: object | undefined,
  resolved: Options,
  table: OptionTable<Options>,
): Options {
  if (shape === null) return resolved;
  return { ...shape.resolve(given, resolved, readOptions(undefined, table)), diagonals: 'always' };
}
