/**
 * Moves: the eight directions, which of them a corner rule allows, and which of them a search need not try.
 *
 *     7 0 1      even directions are straight, odd ones diagonal. NO_DIRECTION marks the start, to which no move led.
 *     6   2
 *     5 4 3
 *
 * One byte of a move table answers both questions: [direction of arrival, or NO_DIRECTION][3 x 3 blocked bits] -> bit d is set if
 * direction d must be tried. A table is made when a search first needs it, so the inner loop knows nothing of corner rules.
 *
 * Pruning is that of D. Harabor and A. Grastien, "Online Graph Pruning for Pathfinding on Grid Maps" (AAAI 2011), in the form of the
 * canonical orderings of N. Sturtevant and S. Rabin, "Canonical Orderings on Grids" (IJCAI 2016). After a move from p to x, a neighbour n
 * is left out if p reaches n without x at no greater cost and, at equal cost, by an earlier diagonal (without diagonals: by an earlier
 * vertical). What remains:
 *
 *     after a straight move     straight on; without diagonals, after a vertical, both horizontals too. If corners are
 *                               kept clear and an obstacle is beside p: the turn to that side, and the diagonal
 *                               between. If corners may be cut and an obstacle is beside x: the diagonal past it
 *     after a diagonal move     on, and its two straight parts. If corners may be cut and an obstacle is beside both
 *                               p and x: the turn by a right angle round it
 *
 * Kernels of hexagons have six directions, and other pruning: hex-moves.ts.
 *
 * All of these must be legal. Pruning preserves an optimal route for straight <= diagonal < 2 * straight if every cell costs the same.
 * (The tests compare it with the definition, evaluated on the nine cells.)
 */

import { besides, hexMovesFrom, ODD_R } from './hex-moves';

export const NO_DIRECTION: u32 = 8;

/** Corner rules, numbered like `RULES` in src/core/request/plan.ts. */
export const NEVER: u32 = 0;
export const ALWAYS: u32 = 1;
export const IF_AT_MOST_ONE_OBSTACLE: u32 = 2;
export const ONLY_WHEN_NO_OBSTACLES: u32 = 3;

/** Bits of the diagonal directions. */
export const DIAGONALS: u32 = 0xaa;

const TABLE_BYTES: u32 = 9 << 9;
/** Eight tables: corner rule (0-3), times two, plus 1 if pruned. On hexagons six, by rows, columns and axial. */
const TABLES: usize = memory.data(36864);

/** The columns and rows that each direction adds. */
const STEP_X: usize = memory.data<i8>([0, 1, 1, 1, 0, -1, -1, -1]);
const STEP_Y: usize = memory.data<i8>([-1, -1, 0, 1, 1, 1, 0, -1]);

export function dx(direction: u32): i32 {
  return load<i8>(STEP_X + direction);
}

export function dy(direction: u32): i32 {
  return load<i8>(STEP_Y + direction);
}

/** Returns the address of the move table of a corner rule. */
export function moveTable(rule: u32, pruned: bool): usize {
  const table = TABLES + (((HEX ? (rule - ODD_R) >> 1 : rule) << 1) | u32(pruned)) * TABLE_BYTES;
  // If nothing is blocked there are moves, so a table whose first byte is 0 has not been made. On hexagons, cells that are no neighbours are blocked.
  const first = HEX ? (NO_DIRECTION << 9) + besides(rule, 0, 0) : 0;
  if (!load<u8>(table + first)) {
    for (let direction: u32 = 0; direction <= NO_DIRECTION; direction++) {
      for (let around: u32 = 0; around < 512; around++) {
        if ((around >> 4) & 1) continue;
        store<u8>(table + (direction << 9) + around, movesFrom(rule, pruned ? direction : NO_DIRECTION, around));
      }
    }
  }
  return table;
}

/** Returns the moves to try from the middle of `around`, after arriving by `direction`. */
function movesFrom(rule: u32, direction: u32, around: u32): u8 {
  const ring = ringOf(around);
  if (HEX) return u8(hexMovesFrom(rule, direction, ring));
  const legal = legalMoves(rule, ring);
  return u8(direction == NO_DIRECTION ? legal : legal & worthwhile(rule, ring, direction));
}

/** The cell of `around` that each direction leads to: its bit number, four bits each. */
const NEIGHBOURS: u32 = 0x03678521;

/** Returns the eight neighbours in `around`, a bit each by direction. */
export function ringOf(around: u32): u32 {
  let ring: u32 = 0;
  for (let direction: u32 = 0; direction < 8; direction++) {
    ring |= ((around >> ((NEIGHBOURS >> (direction << 2)) & 15)) & 1) << direction;
  }
  return ring;
}

/** Turns a bit for each of the eight directions so that the given direction becomes direction 0. */
export function seenAlong(direction: u32, bits: u32): u32 {
  return rotr<u32>(bits * 0x01010101, direction) & 255;
}

function legalMoves(rule: u32, ring: u32): u32 {
  // For each direction, whether the neighbour an eighth of a turn to either side is blocked.
  const left = seenAlong(7, ring);
  const right = seenAlong(1, ring);
  let barred = DIAGONALS;
  if (rule == ALWAYS) barred = 0;
  if (rule == IF_AT_MOST_ONE_OBSTACLE) barred &= left & right;
  if (rule == ONLY_WHEN_NO_OBSTACLES) barred &= left | right;
  return ~(ring | barred) & 255;
}

/** Returns the moves that pruning keeps, legal or not. */
function worthwhile(rule: u32, ring: u32, direction: u32): u32 {
  const ahead = seenAlong(direction, ring);
  const turnsAnyway = rule == NEVER && !(direction & 2);
  let moves: u32 = 0x01;
  if (direction & 1) moves |= 0x82 | ((ahead >> 1) & 0x04) | ((ahead << 1) & 0x40);
  else if (rule == ALWAYS || rule == IF_AT_MOST_ONE_OBSTACLE) moves |= ((ahead >> 1) & 0x02) | ((ahead << 1) & 0x80);
  else {
    if (turnsAnyway || ahead & 0x08) moves |= 0x06;
    if (turnsAnyway || ahead & 0x20) moves |= 0xc0;
  }
  return seenAlong(8 - direction, moves);
}
