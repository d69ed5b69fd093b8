/** Moves of a field by rings (rings.ts): a move table of moves.ts, by [direction of arrival, or NO_DIRECTION][ring]. */
import { hexMovesFrom, ODD_R } from '../moves/hex-moves';
import { ALWAYS, dx, dy, moveTable, NO_DIRECTION } from '../moves/moves';

/** The table in use: one byte for each combination. */
export const MOVE_TABLE: usize = memory.data(2304);
/** Only the legal moves to the front and aside, for any terrain (field-buckets.ts). */
export const HALF_TABLE: usize = memory.data(2304);

/** Fills both tables for a corner rule, or a layout of hexagons. */
export function useMoves(rule: u32, pruned: bool): void {
  const squares = rule >= ODD_R ? ALWAYS : rule;
  const table = moveTable(squares, pruned);
  const legal = moveTable(squares, false);
  for (let ring: u32 = 0; ring < 256; ring++) {
    let around: u32 = 0;
    for (let move: u32 = 0; move < 8; move++) around |= ((ring >> move) & 1) << ((dy(move) + 1) * 3 + dx(move) + 1);
    for (let direction: u32 = 0; direction <= NO_DIRECTION; direction++) {
      const at = (direction << 8) | ring;
      if (rule >= ODD_R) {
        // Cells that are no neighbours count as blocked in rings.
        store<u8>(MOVE_TABLE + at, u8(hexMovesFrom(rule, pruned ? direction : NO_DIRECTION, ring)));
        store<u8>(HALF_TABLE + at, u8(~ring) & frontOf(direction));
        continue;
      }
      store<u8>(MOVE_TABLE + at, load<u8>(table + (direction << 9) + around));
      store<u8>(HALF_TABLE + at, load<u8>(legal + around) & frontOf(direction));
    }
  }
}

/** The directions to the front and aside, seen from a direction of arrival; all for NO_DIRECTION. */
function frontOf(direction: u32): u8 {
  return direction == NO_DIRECTION ? 255 : u8(rotr<u32>(0x1f1f1f1f, 34 - direction));
}
