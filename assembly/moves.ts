/**
 * Moves: the eight directions, which of them a corner rule allows, and which of them a search need not try.
 *
 *     7 0 1      even directions are straight, odd ones diagonal; NO_DIRECTION marks the start, which nothing led to.
 *     6   2
 *     5 4 3
 *
 * Both questions are answered by one byte of a move table: [direction we came by, or NO_DIRECTION][3 x 3 blocked bits]
 * -> bit d set where direction d is to be tried. A table is made when a search first asks for it, so the inner loop
 * knows nothing of corner rules.
 *
 * Pruning is that of D. Harabor and A. Grastien, "Online Graph Pruning for Pathfinding on Grid Maps" (AAAI 2011), in the
 * form of the canonical orderings of N. Sturtevant and S. Rabin, "Canonical Orderings on Grids" (IJCAI 2016): having come
 * from p to x, a neighbour n is left out where p reaches n without x at no greater cost and, at equal cost, by an earlier
 * diagonal. Here the rule is not written down case by case, it is evaluated on the nine cells, for any corner rule. It
 * preserves an optimal route for straight <= diagonal < 2 * straight, where every cell costs the same.
 */

export const NO_DIRECTION: u32 = 8;

/** Corner rules, by the numbers that src/options.ts gives them. */
const ALWAYS: u32 = 1;
const IF_AT_MOST_ONE_OBSTACLE: u32 = 2;
const ONLY_WHEN_NO_OBSTACLES: u32 = 3;

const TABLE_BYTES: u32 = 9 << 9;
/** Eight tables: corner rule (0-3), times two, plus 1 where pruned. */
const TABLES: usize = memory.data(36864);
/** Bit i is set where table i has been made. */
let made: u32 = 0;

/** Columns that each direction adds; rows are read from the same, three quarters of a turn further on. */
const COLUMNS: usize = memory.data<i8>([0, 1, 1, 1, 0, -1, -1, -1, 0, 1, 1, 1, 0, -1]);

export function dx(direction: u32): i32 {
  return load<i8>(COLUMNS + direction);
}

export function dy(direction: u32): i32 {
  return load<i8>(COLUMNS + direction, 6);
}

/** Address of the move table of a corner rule. */
export function moveTable(rule: u32, pruned: bool): usize {
  const which = (rule << 1) | u32(pruned);
  const table = TABLES + which * TABLE_BYTES;
  if (!((made >> which) & 1)) {
    for (let direction: u32 = 0; direction <= NO_DIRECTION; direction++) {
      for (let around: u32 = 0; around < 512; around++) {
        if (isBlockedAt(around, 0, 0)) continue;
        store<u8>(table + (direction << 9) + around, movesFrom(rule, pruned ? direction : NO_DIRECTION, around));
      }
    }
    made |= 1 << which;
  }
  return table;
}

/** The moves to try from the middle of `around`, having come by `direction`. */
function movesFrom(rule: u32, direction: u32, around: u32): u8 {
  let moves: u32 = 0;
  for (let move: u32 = 0; move < 8; move++) {
    if (!isLegal(rule, around, 0, 0, move)) continue;
    if (direction != NO_DIRECTION && isPruned(rule, around, direction, move)) continue;
    moves |= 1 << move;
  }
  return <u8>moves;
}

/** Whether the parent reaches the target of `move` without the middle cell, and no worse. */
function isPruned(rule: u32, around: u32, direction: u32, move: u32): bool {
  const parentX = -dx(direction);
  const parentY = -dy(direction);
  const targetX = dx(move);
  const targetY = dy(move);
  if (targetX == parentX && targetY == parentY) return true;
  for (let first: u32 = 0; first < 8; first++) {
    if (!isLegal(rule, around, parentX, parentY, first)) continue;
    const x = parentX + dx(first);
    const y = parentY + dy(first);
    if (x == targetX && y == targetY) return true;
    if (x == 0 && y == 0) continue;
    for (let second: u32 = 0; second < 8; second++) {
      if (x + dx(second) != targetX || y + dy(second) != targetY) continue;
      if (isLegal(rule, around, x, y, second) && precedes(first, second, direction, move)) return true;
    }
  }
  return false;
}

/** The order of two-step routes between the same cells: fewer diagonals, then a diagonal first, then a vertical first. */
function precedes(first: u32, second: u32, otherFirst: u32, otherSecond: u32): bool {
  const diagonals = (first & 1) + (second & 1);
  const otherDiagonals = (otherFirst & 1) + (otherSecond & 1);
  if (diagonals != otherDiagonals) return diagonals < otherDiagonals;
  return rank(first) < rank(otherFirst);
}

function rank(move: u32): u32 {
  return move & 1 ? 0 : move & 2 ? 2 : 1;
}

/** Whether `move` from (x, y), counted from the middle of `around`, stays within the nine cells and keeps the corner rule. */
function isLegal(rule: u32, around: u32, x: i32, y: i32, move: u32): bool {
  const toX = x + dx(move);
  const toY = y + dy(move);
  if (isBlockedAt(around, toX, toY)) return false;
  if (!(move & 1) || rule == ALWAYS) return true;
  const blockedSides = i32(isBlockedAt(around, toX, y)) + i32(isBlockedAt(around, x, toY));
  if (rule == IF_AT_MOST_ONE_OBSTACLE) return blockedSides < 2;
  return rule == ONLY_WHEN_NO_OBSTACLES && blockedSides == 0;
}

function isBlockedAt(around: u32, x: i32, y: i32): bool {
  if (x < -1 || x > 1 || y < -1 || y > 1) return true;
  return ((around >> ((y + 1) * 3 + x + 1)) & 1) != 0;
}
