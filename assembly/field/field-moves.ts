/** Moves of a field by rings (rings.ts): a move table of moves.ts, [direction we came by, or NO_DIRECTION][ring]. */
import { dx, dy, moveTable, NO_DIRECTION } from '../core/moves';

/** The table in use: a byte a combination. */
export const MOVE_TABLE: usize = memory.data(2304);

/** Makes it the table of a corner rule. */
export function useMoves(rule: u32, pruned: bool): void {
  const table = moveTable(rule, pruned);
  for (let ring: u32 = 0; ring < 256; ring++) {
    let around: u32 = 0;
    for (let move: u32 = 0; move < 8; move++) around |= ((ring >> move) & 1) << ((dy(move) + 1) * 3 + dx(move) + 1);
    for (let direction: u32 = 0; direction <= NO_DIRECTION; direction++) {
      store<u8>(MOVE_TABLE + ((direction << 8) | ring), load<u8>(table + (direction << 9) + around));
    }
  }
}
