/** Twin of assembly/core/statuses.ts: how a search stands, as engines tell it. */
export const RUNNING = 0;
export const FOUND = 1;
export const UNREACHABLE = 2;
export const LIMIT = 3;
export const START_BLOCKED = 4;
export const GOAL_BLOCKED = 5;
export const PARTIAL = 6;
export const OUT_OF_MEMORY = 7;
/** A search of a graph waits for estimates. */
export const ASKING = 8;
/** The caller's estimate of the one node asked for is no number >= 0. */
export const WRONG_ESTIMATE = 9;

/** What callers see of it. */
export const STATUSES = [
  'running',
  'found',
  'unreachable',
  'limit',
  'start-blocked',
  'goal-blocked',
  'partial',
] as const;
