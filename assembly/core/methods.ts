/**
 * The methods of search: the numbers that kernels return. src/core/base/methods.ts names those that callers see. A
 * list of methods is one number, with METHOD_BITS for each and the first in the lowest bits.
 */
/** No search began: the start or the goal is blocked. */
export const NONE: u32 = 0;
/** Connected components showed that the goal is out of reach. */
export const COMPONENTS: u32 = 1;
/** The goal was in view of the start. */
export const IN_VIEW: u32 = 2;
export const JUMP_POINTS: u32 = 3;
/** Jump points that stop at borders of terrain. */
export const TERRAIN_JUMPS: u32 = 4;
export const BUCKETS: u32 = 5;
export const A_STAR: u32 = 6;
/** A* over pairs of a cell and a direction of arrival. */
export const TURNS: u32 = 7;
/** A* from cell to cell on uniform ground, with whole step costs. */
export const UNIFORM: u32 = 8;
/** A contracted map answered. */
export const CONTRACTED: u32 = 9;
/** From turn to turn by free runs, on squares. */
export const TURN_RUNS: u32 = 10;
/** Jump points on hexagons. */
export const HEX_JUMPS: u32 = 11;

const METHOD_BITS: u32 = 4;

/** Returns the first method of a list. */
export function firstOf(list: u32): u32 {
  return list & ((1 << METHOD_BITS) - 1);
}

/** Returns a list without its first method. */
export function restOf(list: u32): u32 {
  return list >> METHOD_BITS;
}

/** Returns the last method of a list: the one that never declines. */
export function lastOf(list: u32): u32 {
  while (restOf(list)) list = restOf(list);
  return list;
}

export function includes(list: u32, method: u32): bool {
  while (list && firstOf(list) != method) list = restOf(list);
  return list != 0;
}
