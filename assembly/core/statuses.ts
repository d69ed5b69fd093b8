/** The statuses of a search: the numbers that kernels return. src/core/base/statuses.ts names those that callers see. */
export const RUNNING: i32 = 0;
export const FOUND: i32 = 1;
export const UNREACHABLE: i32 = 2;
export const LIMIT: i32 = 3;
export const START_BLOCKED: i32 = 4;
export const GOAL_BLOCKED: i32 = 5;
export const PARTIAL: i32 = 6;
export const OUT_OF_MEMORY: i32 = 7;
/** A graph search is waiting for estimates. */
export const ASKING: i32 = 8;
/** The caller's estimate for the one node asked for is not a number >= 0. */
export const WRONG_ESTIMATE: i32 = 9;
