/** The methods of search: the numbers that kernels return. src/core/base/methods.ts names those that callers see. */
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
/** Jump points on hexagons. The numbers between are the host's. */
export const HEX_JUMPS: u32 = 11;
