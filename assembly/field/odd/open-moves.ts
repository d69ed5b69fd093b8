/**
 * Moves near closed exits. A byte a cell has the moves that are open: legal ones that exits leave, as the field takes them, out of the cell or into it. All cells
 * within two of a closed exit have theirs.
 *
 * Pruning (moves.ts) compares ways round a cell x: after a move from p to x, a neighbour n is left out if p reaches it without x. Whether p does
 * shows in the open moves of p and of the cell between. So `worthwhile` asks those, where moves.ts asks which cells are blocked; if no exit is closed, both
 * keep the same moves (the tests compare them). What field-queues.ts proves holds: a straight move is left out only if another way is strictly cheaper, a diagonal one only if
 * another way that ends with a straight move is no dearer. The first needs diagonal < 2 * straight, in the caller's costs.
 */
import { Cells } from '../../core/layout';
import { isBlocked, surroundings } from '../../moves/cells';
import { hasClosedExit, openMoves } from '../../moves/exits';
import { dx, dy, moveTable, NEVER, NO_DIRECTION, seenAlong } from '../../moves/moves';
import { INTO, kindOf, openPlane, ruleOf } from '../stops/stop-planes';

/** Returns whether a cell or one around it has closed exits. */
export function isNearExits(cells: Cells, x: u32, y: u32): bool {
  const width = <i32>cells.width;
  // Four bytes of a row are read, three of them count.
  const isInside = x > 0 && <i32>x < width - 2 && y > 0 && <i32>y < <i32>cells.height - 1;
  if (!isInside) return hasClosedExit(cells, x - 1, y - 1);
  const north = cells.exits + ((y - 1) * width + x - 1);
  const closed = load<u32>(north, 0, 1) | load<u32>(north + width, 0, 1) | load<u32>(north + 2 * width, 0, 1);
  return (closed & 0xffffff) != 0;
}

/** Returns whether no cell from row `first` to `last` has a closed exit. Rows may lie outside. */
export function areRowsOpen(cells: Cells, first: i32, last: i32): bool {
  let at = cells.exits + <u32>max(first, 0) * cells.width;
  const end = cells.exits + (<u32>min(last, <i32>cells.height - 1) + 1) * cells.width;
  for (; at + 4 <= end; at += 4) if (load<u32>(at, 0, 1)) return false;
  for (; at < end; at++) if (load<u8>(at)) return false;
  return true;
}

/** Fills the plane of open moves, near closed exits. */
export function makeOpen(cells: Cells): void {
  for (let y: i32 = 0; y < <i32>cells.height; y++) {
    if (areRowsOpen(cells, y - 2, y + 2)) continue;
    for (let x: u32 = 0; x < cells.width; x++) {
      x += cellsOpen(cells, x, y, 2);
      setOpen(cells, x, y);
    }
  }
}

/** Bytes that are read at a time. */
const WORD_BYTES: u32 = 8;

/** Returns how many cells of a row from a cell on are seen at once to have no closed exit within some columns and rows; it looks at none near borders. */
export function cellsOpen(cells: Cells, x: u32, y: u32, reach: u32): u32 {
  const width = cells.width;
  let cell = x;
  while (true) {
    if (cell < reach || cell - reach + WORD_BYTES > width || y < reach || y + reach >= cells.height) break;
    let at = cells.exits + ((y - reach) * width + cell - reach);
    const end = at + (2 * reach + 1) * width;
    for (; at != end; at += width) if (load<u32>(at, 0, 1) | load<u32>(at, 4, 1)) break;
    if (at != end) break;
    cell += WORD_BYTES - 2 * reach;
  }
  return cell - x;
}

/** Renews the open moves around a cell. */
export function renewOpen(cells: Cells, x: i32, y: i32, reach: i32): void {
  for (let row = max(y - reach, 0); row <= min(y + reach, <i32>cells.height - 1); row++) {
    for (let column = max(x - reach, 0); column <= min(x + reach, <i32>cells.width - 1); column++)
      setOpen(cells, column, row);
  }
}

function setOpen(cells: Cells, x: u32, y: u32): void {
  const into = (kindOf(cells) & INTO) != 0;
  let moves: u32 = isBlocked(cells, x, y) ? 0 : legalMovesAt(cells, x, y);
  if (moves && isNearExits(cells, x, y)) moves = openMoves(cells, ruleOf(cells), x, y, moves, into);
  store<u8>(openPlane(cells) + (y * cells.width + x), u8(moves));
}

/** Returns the moves from a passable cell that would be legal without exits. The tables of field-moves.ts may be those of another rule. */
export function legalMovesAt(cells: Cells, x: i32, y: i32): u32 {
  return load<u8>(moveTable(ruleOf(cells), false) + (NO_DIRECTION << 9) + surroundings(cells, x, y));
}

/** Returns the moves worth trying from a cell near closed exits, reached in a direction. */
export function movesNearExits(cells: Cells, cell: u32, direction: u32): u32 {
  const open = openPlane(cells);
  const own: u32 = load<u8>(open + cell);
  return direction == NO_DIRECTION ? own : own & worthwhile(cells, open, cell, direction);
}

function worthwhile(cells: Cells, open: usize, cell: u32, direction: u32): u32 {
  const before = open + (cell - offset(cells, direction));
  // The moves open from p; bit 0 is the one to x.
  const ahead = seenAlong(direction, load<u8>(before));
  let moves = naturalMoves(ruleOf(cells), direction);
  if (ruleOf(cells) == NEVER) {
    if (direction & 2)
      moves |= sideways(cells, before, ahead, direction, 2) | sideways(cells, before, ahead, direction, 6);
  } else if (direction & 1) {
    moves |= sideways(cells, before, ahead, direction, 1) << 1;
    moves |= sideways(cells, before, ahead, direction, 7) >> 1;
    if (!(ahead & 0x02)) moves |= 0x08;
    if (!(ahead & 0x80)) moves |= 0x20;
  } else {
    moves |= sideways(cells, before, ahead, direction, 1) | sideways(cells, before, ahead, direction, 7);
    if (!(ahead & 0x02)) moves |= 0x04;
    if (!(ahead & 0x80)) moves |= 0x40;
    if (!(ahead & 0x04)) moves |= 0x08;
    if (!(ahead & 0x40)) moves |= 0x20;
  }
  return seenAlong(8 - direction, moves);
}

/**
 * Returns the moves that a run in a direction makes without stopping, seen along it: on; after a diagonal move its two parts too; and without diagonals,
 * both sides of a column.
 */
export function naturalMoves(rule: u32, direction: u32): u32 {
  if (direction & 1) return 0x83;
  return rule == NEVER && !(direction & 2) ? 0x45 : 0x01;
}

/**
 * Returns the bit of the turn by which p would go round, unless that way is open: p moves by this turn, and then on as it moved to x; after a diagonal move to x, again
 * by this turn.
 */
function sideways(cells: Cells, before: usize, ahead: u32, direction: u32, turn: u32): u32 {
  const first = (direction + turn) & 7;
  const second = direction & 1 ? first : direction;
  const isOpen = ((ahead >> turn) & 1 & (<u32>load<u8>(before + offset(cells, first)) >> second)) != 0;
  return isOpen ? 0 : 1 << turn;
}

/** Returns what a move adds to the index of a cell. */
function offset(cells: Cells, direction: u32): i32 {
  return dy(direction) * <i32>cells.width + dx(direction);
}
