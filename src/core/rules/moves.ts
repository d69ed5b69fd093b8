/** Directions and move tables, as in assembly/moves/moves.ts. */
import { STEP_X, STEP_Y } from '../base/cells/direction.ts';

export const NO_DIRECTION = 8;

/** Numbers of the corner rules. */
export const NEVER = 0;
export const ALWAYS = 1;
export const IF_AT_MOST_ONE_OBSTACLE = 2;
export const ONLY_WHEN_NO_OBSTACLES = 3;

/** The first number of a layout of hexagons (hex-moves.ts), which takes the place of a corner rule. */
export const HEXAGONS = 4;

/** The corner rules by their names in options; and layouts, once there is a map of that layout. */
export const RULES: Readonly<Record<'never' | 'always' | 'ifAtMostOneObstacle' | 'onlyWhenNoObstacles', number>> = {
  onlyWhenNoObstacles: ONLY_WHEN_NO_OBSTACLES,
  ifAtMostOneObstacle: IF_AT_MOST_ONE_OBSTACLE,
  always: ALWAYS,
  never: NEVER,
};

/** Adds the number of a layout to {@link RULES}. */
export function nameRule(layout: string, rule: number): void {
  (RULES as Record<string, number>)[layout] = rule;
}

/** Bits of the diagonal directions. */
export const DIAGONAL_MOVES = 0xaa;

const TABLE_BYTES = 9 << 9;
/** Tables by corner rule, times two, plus 1 if pruned. Undefined until first needed. Those of hexagons come with their shape (`giveMoves`). */
const tables: (Uint8Array | undefined)[] = [];

export function dx(direction: number): number {
  return STEP_X[direction];
}

export function dy(direction: number): number {
  return STEP_Y[direction];
}

/** Makes the table of a rule that only a shape knows. @param movesOf Returns the moves for a direction of arrival and `around`. */
export function giveMoves(rule: number, pruned: boolean, movesOf: (direction: number, around: number) => number): void {
  tables[(rule << 1) | Number(pruned)] ??= Uint8Array.from({ length: TABLE_BYTES }, (_, i) => movesOf(i >> 9, i & 511));
}

/** Returns the index of the lowest bit set. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Returns the number of bits set (H. Warren, "Hacker's Delight", 5-1). */
export function countOnes(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function moveTable(rule: number, pruned: boolean): Uint8Array {
  const which = (rule << 1) | Number(pruned);
  let table = tables[which];
  if (table === undefined) {
    table = new Uint8Array(TABLE_BYTES);
    for (let direction = 0; direction <= NO_DIRECTION; direction++) {
      for (let around = 0; around < 512; around++) {
        if (((around >> 4) & 1) !== 0) continue;
        table[(direction << 9) + around] = movesFrom(rule, pruned ? direction : NO_DIRECTION, around);
      }
    }
    tables[which] = table;
  }
  return table;
}

function movesFrom(rule: number, direction: number, around: number): number {
  const ring = ringOf(around);
  const legal = legalMoves(rule, ring);
  return direction === NO_DIRECTION ? legal : legal & worthwhile(rule, ring, direction);
}

const NEIGHBOURS = 0x03678521;

export function ringOf(around: number): number {
  let ring = 0;
  for (let direction = 0; direction < 8; direction++) {
    ring |= ((around >> ((NEIGHBOURS >> (direction << 2)) & 15)) & 1) << direction;
  }
  return ring;
}

function seenAlong(direction: number, bits: number): number {
  return ((bits | (bits << 8)) >> (direction & 7)) & 255;
}

function legalMoves(rule: number, ring: number): number {
  const left = seenAlong(7, ring);
  const right = seenAlong(1, ring);
  let barred = DIAGONAL_MOVES;
  if (rule === ALWAYS) barred = 0;
  if (rule === IF_AT_MOST_ONE_OBSTACLE) barred &= left & right;
  if (rule === ONLY_WHEN_NO_OBSTACLES) barred &= left | right;
  return ~(ring | barred) & 255;
}

function worthwhile(rule: number, ring: number, direction: number): number {
  const ahead = seenAlong(direction, ring);
  const turnsAnyway = rule === NEVER && (direction & 2) === 0;
  let moves = 0x01;
  if ((direction & 1) !== 0) moves |= 0x82 | ((ahead >> 1) & 0x04) | ((ahead << 1) & 0x40);
  else if (rule === ALWAYS || rule === IF_AT_MOST_ONE_OBSTACLE) moves |= ((ahead >> 1) & 0x02) | ((ahead << 1) & 0x80);
  else {
    if (turnsAnyway || (ahead & 0x08) !== 0) moves |= 0x06;
    if (turnsAnyway || (ahead & 0x20) !== 0) moves |= 0xc0;
  }
  return seenAlong(8 - direction, moves);
}
