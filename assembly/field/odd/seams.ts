/**
 * Edges that go on at the other side. A step over the seam is a step like others: the cell there is filled, and waits. Cells of such edges look at their neighbours over
 * the seam, so moves are pruned as elsewhere: such grids have three columns and rows or more, and then what is around a cell of a torus looks as in a plane.
 *
 * In the end the steps over seams are listed, for the host: u32 count, then u32 cell, u32 direction of the step back each.
 */
import { Cells } from '../../core/layout';
import { allocate, release } from '../../core/memory';
import { isBlocked } from '../../moves/cells';
import { besides } from '../../moves/hex-moves';
import { ALWAYS, dx, dy, ONLY_WHEN_NO_OBSTACLES, ringOf } from '../../moves/moves';
import { Field, LINK_STEP, OVER_SEAM } from '../field-record';

/** Bits of `wrap`. */
const WRAPS_X: u32 = 1;
const WRAPS_Y: u32 = 2;

/** Directions that lead beyond the first and last column and row. */
const WEST: u32 = 0xe0;
const EAST: u32 = 0x0e;
const NORTH: u32 = 0x83;
const SOUTH: u32 = 0x38;

/** Returns the directions from a cell that lead over edges that go on. */
export function crossings(cells: Cells, wrap: u32, x: u32, y: u32): u32 {
  let across: u32 = 0;
  if (wrap & WRAPS_X) across |= (x ? 0 : WEST) | (x + 1 == cells.width ? EAST : 0);
  if (wrap & WRAPS_Y) across |= (y ? 0 : NORTH) | (y + 1 == cells.height ? SOUTH : 0);
  return across;
}

/** Returns the next column of a row with cells of edges that go on: column `x`, or the last one. */
export function nextOnEdge(cells: Cells, wrap: u32, x: u32, y: u32): u32 {
  const isRow = (wrap & WRAPS_Y) != 0 && (!y || y + 1 == cells.height);
  const hasEnds = (wrap & WRAPS_X) != 0;
  if (isRow || (hasEnds && !x)) return x;
  return hasEnds ? max(x, cells.width - 1) : cells.width;
}

/** Returns the cell that a move leads to, over edges that go on too. */
export function cellAcross(cells: Cells, x: i32, y: i32, move: u32): u32 {
  return wrapped(y + dy(move), cells.height) * cells.width + wrapped(x + dx(move), cells.width);
}

function wrapped(place: i32, side: i32): u32 {
  return place < 0 ? side - 1 : place == side ? 0 : place;
}

/** Returns the blocked neighbours of a cell, over edges that go on too, a bit each by direction. */
export function ringAcross(cells: Cells, wrap: u32, x: i32, y: i32): u32 {
  let ring: u32 = cells.shape ? ringOf(besides(cells.shape, x, y)) : 0;
  for (let move: u32 = 0; move < 8; move++) {
    let toX = x + dx(move);
    let toY = y + dy(move);
    if (wrap & WRAPS_X) toX = wrapped(toX, cells.width);
    if (wrap & WRAPS_Y) toY = wrapped(toY, cells.height);
    // The margin of the plane is blocked.
    ring |= u32(isBlocked(cells, toX, toY)) << move;
  }
  return ring;
}

/**
 * Returns which moves of a cell at an edge that goes on are left open by exits, as `openMoves` of moves/exits.ts does in the plane.
 *
 * @param moves Legal ones, exits apart. @param into Whether they are taken into the cell.
 */
export function openAcross(field: Field, x: i32, y: i32, moves: u32, into: bool): u32 {
  const width = field.cells.width;
  let open: u32 = 0;
  for (let left = moves; left; left &= left - 1) {
    const move = ctz(left);
    let from = y * width + x;
    if (into) from = cellAcross(field.cells, x, y, move);
    open |= u32(isMoveOpen(field, from, into ? move ^ 4 : move)) << move;
  }
  return open;
}

function isMoveOpen(field: Field, cell: u32, move: u32): bool {
  if (!isOpen(field.cells, cell, move)) return false;
  if (!(move & 1) || field.rule == ALWAYS) return true;
  const left = isWayOpen(field, cell, (move + 7) & 7, (move + 1) & 7);
  const right = isWayOpen(field, cell, (move + 1) & 7, (move + 7) & 7);
  return field.rule == ONLY_WHEN_NO_OBSTACLES ? left && right : left || right;
}

/** Returns whether a straight move to a passable cell, and another one from there, are open. */
function isWayOpen(field: Field, cell: u32, first: u32, second: u32): bool {
  const cells = field.cells;
  const y = cell / cells.width;
  const x = cell - y * cells.width;
  const isBeyond = (crossings(cells, WRAPS_X | WRAPS_Y, x, y) & ~crossings(cells, field.wrap, x, y)) >> first;
  if (isBeyond & 1 || !isOpen(cells, cell, first)) return false;
  const beside = cellAcross(cells, x, y, first);
  const row = beside / cells.width;
  return !isBlocked(cells, beside - row * cells.width, row) && isOpen(cells, beside, second);
}

function isOpen(cells: Cells, cell: u32, move: u32): bool {
  return ((<u32>load<u8>(cells.exits + cell) >> move) & 1) == 0;
}

/** Makes room for the list of steps. Returns false if memory cannot be allocated. */
export function beginSeams(field: Field, wrap: u32): bool {
  field.wrap = wrap;
  const bytes: u32 = 4 + 16 * (field.cells.width + field.cells.height);
  if (!wrap || bytes <= field.seamBytes) return true;
  release(field.seams);
  field.seams = allocate(bytes);
  field.seamBytes = field.seams ? bytes : 0;
  return field.seams != 0;
}

/** Lists the steps over edges, and marks their cells like those whose step is a link. */
export function finishSeams(field: Field): void {
  const cells = field.cells;
  const wrap = field.wrap;
  if (!wrap) return;
  let count: u32 = 0;
  for (let y: u32 = 0; y < cells.height; y++) {
    for (let x = nextOnEdge(cells, wrap, 0, y); x < cells.width; x = nextOnEdge(cells, wrap, x + 1, y)) {
      const cell = y * cells.width + x;
      const state: u32 = load<u8>(field.flow + cell);
      if ((state & ~7) != OVER_SEAM) continue;
      const at = field.seams + 4 + ((<usize>count) << 3);
      store<u32>(at, cell);
      store<u32>(at, state & 7, 4);
      store<u8>(field.flow + cell, u8(LINK_STEP));
      count++;
    }
  }
  store<u32>(field.seams, count);
}
