/**
 * Moves on hexagons. A map of hexagons is stored as the grid of its rows and columns, and its moves are six of the eight directions of
 * moves.ts. Which six depends on whether the row or column of the cell is shoved by half a cell:
 *
 *     rows, not shoved        rows, shoved           columns, not shoved     columns, shoved        axial
 *         7 0 .                  . 0 1                    7 0 1                   . 0 .              . 0 1
 *         6   2                  6   2                    6   2                   6   2              6   2
 *         5 4 .                  . 4 3                    . 4 .                   5 4 3              5 4 .
 *
 * Five numbers follow those of the corner rules: odd-r, even-r (rows), odd-q, even-q (columns), axial. Every step costs the same, and no
 * corner is ever in the way.
 *
 * Pruning: number the six directions round the cell. Even ones sweep, odd ones jump, and of all cheapest routes those count whose sweeps come
 * first where a sweep and a jump beside it can change places. After a sweep, three moves remain: on, and the jumps to either side. After a jump, on;
 * and the sweep to a side if the cell behind it, beside the one that the move came from, is blocked. Every cell
 * that is reached at its least cost keeps such a route whatever single direction it remembers: if a cheapest way to n ends with a jump from x,
 * no direction of x prunes it, since n would then cost less than it does; if all end with sweeps, a pruned one has a jump just before it, and the cell that comes
 * before n when the two change places reaches n by a jump.
 */
/** The first of the numbers. */
export const ODD_R: u32 = 4;
const ODD_Q: u32 = 6;
const AXIAL: u32 = 8;

/** The six directions round a cell, four bits each: for rows, columns and axial, each not shoved and shoved. Neighbours in the list are neighbours on the map. */
const ROUND: usize = memory.data<u32>([0x076542, 0x106432, 0x670124, 0x560234, 0x106542, 0x106542]);
/** Bits of `around` (cells.ts) that stand for the two cells beside a cell that are no neighbours, which count as blocked. */
const BESIDES: usize = memory.data<u32>([0x104, 0x041, 0x140, 0x005, 0x101, 0x101]);

/** Directions that sweep, a bit each. */
const SWEEPS: usize = memory.data<u8>([0xa4, 0x15, 0x92, 0x54, 0x25, 0x25]);

/** Returns 1 if the row or column of a cell is shoved by half a cell, else 0. */
export function isShoved(rule: u32, x: i32, y: i32): u32 {
  return rule == AXIAL ? 0 : (rule ^ u32(rule < ODD_Q ? y : x)) & 1;
}

/** Returns the bits that a cell of hexagons adds to the blocked bits of the 3 x 3 cells around it. */
export function besides(rule: u32, x: i32, y: i32): u32 {
  return load<u32>(BESIDES + ((kindOf(rule) | isShoved(rule, x, y)) << 2));
}

/** Returns which directions sweep at a cell, a bit each. A search takes them before jumps, or it would look along jumps from every cell of a sweep. */
export function sweepsAt(rule: u32, x: i32, y: i32): u32 {
  return load<u8>(SWEEPS + (kindOf(rule) | isShoved(rule, x, y)));
}

/**
 * Returns the moves to try from a cell after arriving by `direction`; with NO_DIRECTION all that are legal. Two cells that are no neighbours show
 * whether it is shoved. If both pairs are blocked it may be either, and all moves count that one of the two has.
 *
 * @param ring Its blocked neighbours, a bit each by direction.
 */
export function hexMovesFrom(rule: u32, direction: u32, ring: u32): u32 {
  let moves: u32 = 0;
  for (let shoved: u32 = 0; shoved < 2; shoved++) {
    if (mayBe(rule, shoved, ring)) moves |= movesOf(rule, shoved, direction, ring);
  }
  return moves;
}

/** Returns whether the cells that are no neighbours are blocked. */
function mayBe(rule: u32, shoved: u32, ring: u32): bool {
  const here = load<u32>(ROUND + ((kindOf(rule) | shoved) << 2));
  let around = ring;
  for (let place: u32 = 0; place < 6; place++) around |= 1 << directionAt(here, place);
  return around == 255;
}

function movesOf(rule: u32, shoved: u32, direction: u32, ring: u32): u32 {
  const here = load<u32>(ROUND + ((kindOf(rule) | shoved) << 2));
  const arrival = arrivalOf(rule, shoved, direction);
  let moves: u32 = 0;
  for (let place: u32 = 0; place < 6; place++) {
    const move = directionAt(here, place);
    if ((ring >> move) & 1) continue;
    // How far to the right of straight on, in sixths of a turn.
    const turn = (place + 6 - arrival) % 6;
    const behind = turn == 1 ? arrival + 2 : arrival + 4;
    const isBeside = turn == 1 || turn == 5;
    const isForced = isBeside && (ring >> directionAt(here, behind % 6)) & 1;
    if (arrival == 6 || turn == 0 || (isBeside && (!(arrival & 1) || isForced))) moves |= 1 << move;
  }
  return moves;
}

/** Returns the place among the six directions of a direction by which a cell was entered, 6 if it is none of them. */
function arrivalOf(rule: u32, shoved: u32, direction: u32): u32 {
  // The cell before was shoved unless the move went to another row, or column.
  const along: u32 = rule < ODD_Q ? 2 : 0;
  const flips = rule != AXIAL && (direction & 3) != along;
  const before = load<u32>(ROUND + ((kindOf(rule) | (shoved ^ u32(flips))) << 2));
  let place: u32 = 0;
  while (place < 6 && directionAt(before, place) != direction) place++;
  return place;
}

function directionAt(round: u32, place: u32): u32 {
  return (round >> (place << 2)) & 15;
}

/** Returns where the entries of a map begin: of rows, columns or axial. */
function kindOf(rule: u32): u32 {
  return (rule - ODD_R) & ~1;
}
