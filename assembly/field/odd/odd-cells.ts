/**
 * Odd cells: those near closed exits, those that links leave, and those of edges that go on. All other cells are filled as if there were none of these: runs
 * (field-cones.ts) pass or stop at odd cells as they do at corners of walls (odd-stops.ts), and queues (field-queues.ts) hand them back (odd-flow.ts). So there is one flood,
 * and it takes as long as in the open but for the odd cells. What leads on from an odd cell is found here.
 */
import { openMoves } from '../../moves/exits';
import { NO_DIRECTION } from '../../moves/moves';
import { MOVE_TABLE } from '../field-moves';
import { Field } from '../field-record';
import { GATED, INTO, ODD, WRAP_SHIFT } from '../stops/stop-planes';
import { isNearExits, movesNearExits } from './open-moves';
import { crossings, openAcross, ringAcross } from './seams';

/** Returns the kind of a field (stops/stop-planes.ts). */
export function oddKind(field: Field): u32 {
  if (!field.odd) return 0;
  const gated = field.fromSources ? GATED : GATED | INTO;
  return ODD | (field.gated ? gated : 0) | (field.wrap << WRAP_SHIFT);
}

/** Returns the moves worth trying from a cell reached in a direction, over edges that go on too. */
export function movesOnward(field: Field, x: u32, y: u32, direction: u32): u32 {
  const cells = field.cells;
  const cell = y * cells.width + x;
  const isAcross = field.wrap != 0 && crossings(cells, field.wrap, x, y) != 0;
  const ring = isAcross ? ringAcross(cells, field.wrap, x, y) : <u32>load<u8>(field.rings + cell);
  if (!field.gated || !(isAcross || isNearExits(cells, x, y))) return load<u8>(MOVE_TABLE + ((direction << 8) | ring));
  // Without the planes of runs nothing is left out: hexagons, edges that go on, and diagonals that cost as much as two steps.
  if (field.oddly == 2) return movesNearExits(cells, cell, direction);
  const legal: u32 = load<u8>(MOVE_TABLE + ((NO_DIRECTION << 8) | ring));
  const into = !field.fromSources;
  return isAcross ? openAcross(field, x, y, legal, into) : openMoves(cells, field.rule, x, y, legal, into);
}
