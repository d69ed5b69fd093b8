/** Twin of assembly/moves.ts, where directions, move tables and pruning are explained. */
export const NO_DIRECTION = 8;

/** Corner rules, by the numbers that src/options.ts gives them. */
const ALWAYS = 1;
const IF_AT_MOST_ONE_OBSTACLE = 2;
const ONLY_WHEN_NO_OBSTACLES = 3;

const TABLE_BYTES = 9 << 9;
/** Eight tables: corner rule (0-3), times two, plus 1 where pruned; those that have been made. */
const tables: (Uint8Array | undefined)[] = [];

export function dx(direction: number): number {
  return direction % 4 === 0 ? 0 : direction < 4 ? 1 : -1;
}

export function dy(direction: number): number {
  return dx((direction + 6) & 7);
}

/** The move table of a corner rule. */
export function moveTable(rule: number, pruned: boolean): Uint8Array {
  const which = (rule << 1) | Number(pruned);
  let table = tables[which];
  if (table === undefined) {
    table = new Uint8Array(TABLE_BYTES);
    for (let direction = 0; direction <= NO_DIRECTION; direction++) {
      for (let around = 0; around < 512; around++) {
        if (isBlockedAt(around, 0, 0)) continue;
        table[(direction << 9) + around] = movesFrom(rule, pruned ? direction : NO_DIRECTION, around);
      }
    }
    tables[which] = table;
  }
  return table;
}

/** The moves to try from the middle of `around`, having come by `direction`. */
function movesFrom(rule: number, direction: number, around: number): number {
  let moves = 0;
  for (let move = 0; move < 8; move++) {
    if (!isLegal(rule, around, 0, 0, move)) continue;
    if (direction !== NO_DIRECTION && isPruned(rule, around, direction, move)) continue;
    moves |= 1 << move;
  }
  return moves;
}

/** Whether the parent reaches the target of `move` without the middle cell, and no worse. */
function isPruned(rule: number, around: number, direction: number, move: number): boolean {
  const parentX = -dx(direction);
  const parentY = -dy(direction);
  const targetX = dx(move);
  const targetY = dy(move);
  if (targetX === parentX && targetY === parentY) return true;
  for (let first = 0; first < 8; first++) {
    if (!isLegal(rule, around, parentX, parentY, first)) continue;
    const x = parentX + dx(first);
    const y = parentY + dy(first);
    if (x === targetX && y === targetY) return true;
    if (x === 0 && y === 0) continue;
    for (let second = 0; second < 8; second++) {
      if (x + dx(second) !== targetX || y + dy(second) !== targetY) continue;
      if (isLegal(rule, around, x, y, second) && precedes(first, second, direction, move)) return true;
    }
  }
  return false;
}

/** The order of two-step routes between the same cells: fewer diagonals, then a diagonal first, then a vertical first. */
function precedes(first: number, second: number, otherFirst: number, otherSecond: number): boolean {
  const diagonals = (first & 1) + (second & 1);
  const otherDiagonals = (otherFirst & 1) + (otherSecond & 1);
  if (diagonals !== otherDiagonals) return diagonals < otherDiagonals;
  return rank(first) < rank(otherFirst);
}

function rank(move: number): number {
  return move & 1 ? 0 : move & 2 ? 2 : 1;
}

/** Whether `move` from (x, y), counted from the middle of `around`, stays within the nine cells and keeps the corner rule. */
function isLegal(rule: number, around: number, x: number, y: number, move: number): boolean {
  const toX = x + dx(move);
  const toY = y + dy(move);
  if (isBlockedAt(around, toX, toY)) return false;
  if (!(move & 1) || rule === ALWAYS) return true;
  const blockedSides = Number(isBlockedAt(around, toX, y)) + Number(isBlockedAt(around, x, toY));
  if (rule === IF_AT_MOST_ONE_OBSTACLE) return blockedSides < 2;
  return rule === ONLY_WHEN_NO_OBSTACLES && blockedSides === 0;
}

function isBlockedAt(around: number, x: number, y: number): boolean {
  if (x < -1 || x > 1 || y < -1 || y > 1) return true;
  return ((around >> ((y + 1) * 3 + x + 1)) & 1) !== 0;
}
