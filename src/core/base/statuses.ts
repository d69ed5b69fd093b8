/** The states of a search, as engines report them, numbered as in assembly/core/statuses.ts. */
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
/** The caller's estimate of the one node asked for is not a number >= 0. */
export const WRONG_ESTIMATE = 9;

/**
 * How a search ended, or that it is running. Each function's statuses are some of these. `'found'`: with a route to the goal. `'partial'`: with
 * a route towards it. `'unreachable'`: there is no route. `'limit'`: the search gave up at a limit. `'start-blocked'`, `'goal-blocked'`: it did
 * not begin. `'running'`: it has not ended yet.
 */
export type Status = 'running' | 'found' | 'unreachable' | 'limit' | 'start-blocked' | 'goal-blocked' | 'partial';

/** The statuses that callers see, by number. */
export const STATUSES: readonly Status[] = [
  'running',
  'found',
  'unreachable',
  'limit',
  'start-blocked',
  'goal-blocked',
  'partial',
];
