/**
 * Closed exits: moves that may not leave a cell, whatever is passable. A byte for each cell, row-major, has bit d set if the exit in
 * direction d is closed. A diagonal move also goes round by one of the two cells beside it, or by both if the corner rule wants that. Going round by a
 * cell is open if the cell is passable and both straight moves are open.
 */
import { isBlocked } from './cells';
import { Cells } from '../core/layout';
import { allocateZeroed } from '../core/memory';
import { ALWAYS, dx, dy, ONLY_WHEN_NO_OBSTACLES } from './moves';

/** Returns the address of a grid's exits. The first call creates them, all open. Returns 0 if memory cannot be allocated. */
export function exitPlane(cells: Cells): usize {
  if (!cells.exits) cells.exits = allocateZeroed(<u64>cells.width * cells.height);
  return cells.exits;
}

/**
 * Returns the moves among those legal from a cell that exits leave open. With `into`, moves lead into the cell instead, each from the
 * neighbour in its direction.
 */
export function openMoves(cells: Cells, rule: u32, x: i32, y: i32, moves: u32, into: bool): u32 {
  let open: u32 = 0;
  for (let left = moves; left; left &= left - 1) {
    const move = ctz(left);
    const isOpen = into
      ? isMoveOpen(cells, rule, x + dx(move), y + dy(move), move ^ 4)
      : isMoveOpen(cells, rule, x, y, move);
    open |= u32(isOpen) << move;
  }
  return open;
}

/** Returns whether a cell of the three by three from (left, top) on has a closed exit. Some may lie outside. */
export function hasClosedExit(cells: Cells, left: i32, top: i32): bool {
  let closed: u32 = 0;
  for (let y = max(top, 0); y < min(top + 3, <i32>cells.height); y++) {
    for (let x = max(left, 0); x < min(left + 3, <i32>cells.width); x++)
      closed |= load<u8>(cells.exits + <usize>(y * cells.width + x));
  }
  return closed != 0;
}

function isMoveOpen(cells: Cells, rule: u32, x: i32, y: i32, move: u32): bool {
  if (!isExitOpen(cells, x, y, move)) return false;
  if (HEX || !(move & 1) || rule == ALWAYS) return true;
  const left = isWayOpen(cells, x, y, (move + 7) & 7, (move + 1) & 7);
  const right = isWayOpen(cells, x, y, (move + 1) & 7, (move + 7) & 7);
  return rule == ONLY_WHEN_NO_OBSTACLES ? left && right : left || right;
}

/** Returns whether a straight move to a passable cell, and another one from there, are open. */
function isWayOpen(cells: Cells, x: i32, y: i32, first: u32, second: u32): bool {
  const besideX = x + dx(first);
  const besideY = y + dy(first);
  if (!isExitOpen(cells, x, y, first) || isBlocked(cells, besideX, besideY)) return false;
  return isExitOpen(cells, besideX, besideY, second);
}

/** Returns whether a cell's exit is open. Closed ones include those over borders that cost, which are arcs (search/arcs.ts). */
export function isExitOpen(cells: Cells, x: i32, y: i32, move: u32): bool {
  return ((<u32>load<u8>(cells.exits + (<usize>y * cells.width + x)) >> move) & 1) == 0;
}
