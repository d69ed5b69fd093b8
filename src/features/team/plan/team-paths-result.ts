/** What findTeamPaths returns. */
import type { CellStore } from '../../../core/grid/cell-store.ts';
import type { AgentSteps } from '../agent-steps.ts';
import { coordinatesOf } from '../team-options.ts';
import { CHECKED, TimedPath } from '../time/timed-path.ts';
import { costOf } from './plan-routes.ts';

/**
 * Which search {@link findTeamPaths} ran. `'lacam'`: LaCAM*, over the cells of all agents at once. `'guidance'`: none, a team that looks ahead has walked. `'swaps'`: none, a team whose groups swap goals has walked. `'groups'`: one of these for a first plan, then
 * new paths for groups of agents (with `improve: true`). `'none'`: none ran, because some agents have no route or the same goal, or theirs is blocked.
 */
export type TeamPathsMethod = 'lacam' | 'guidance' | 'swaps' | 'groups' | 'none';

/** The result of {@link findTeamPaths}. `status` narrows the type: `'found'` has `paths`, `'unreachable'` has a `reason`. */
export type TeamPathsResult = {
  /** The times of final arrival, summed over all agents. Infinity without a plan. */
  sumOfCosts: number;
  /** The time at which the last agent arrives for good. Infinity without a plan. */
  makespan: number;
  /**
   * The sum of the steps that each agent would take alone. No plan has a lower sum of costs. Infinity if one of them has no route. If the time
   * is over before all these steps are known, the rest are counted on an empty map. If groups have swapped goals, it counts steps to the goals at the end.
   */
  lowerBound: number;
  /** Which search answered. */
  method: TeamPathsMethod;
} & (
  | {
      /** There is a plan. */
      status: 'found';
      /** The path of each agent, from time 0. At the last cell of its path it rests, or leaves the map with `leave`. */
      paths: TimedPath[];
    }
  | {
      /** There is no plan. */
      status: 'unreachable';
      paths: null;
      /**
       * The first that holds. `'start-blocked'`, `'goal-blocked'`: the start or the goal of some agents is blocked, for all or by their
       * `kindCosts`. `'no-route'`: no route leads some agents to their goals, even alone. `'same-goal'`: several are to rest in one cell.
       * `'no-plan'`: each can arrive alone, but not all of them together.
       */
      reason: 'start-blocked' | 'goal-blocked' | 'no-route' | 'same-goal' | 'no-plan';
      /** Indices of the agents concerned, in order; with `'no-plan'` all of them. */
      agents: number[];
    }
  | {
      /** The search gave up at a limit. */
      status: 'limit';
      paths: null;
    }
);

/** How far {@link findTeamPaths} is. */
export interface TeamProgress {
  /** Time since the call. */
  milliseconds: number;
  /** Sum of costs of the best plan so far. Infinity before the first one. */
  sumOfCosts: number;
  /** The sum of the steps that each agent would take alone. */
  lowerBound: number;
}

/** Returns the result of a search that ended at a limit. */
export function failed(lowerBound: number, method: TeamPathsMethod): TeamPathsResult {
  return { status: 'limit', paths: null, sumOfCosts: Infinity, makespan: Infinity, lowerBound, method };
}

/** Returns the result where there is no plan. */
export function impossible(
  reason: Extract<TeamPathsResult, { status: 'unreachable' }>['reason'],
  agents: number[],
  lowerBound: number,
): TeamPathsResult {
  const method = reason === 'no-plan' ? 'lacam' : 'none';
  return {
    status: 'unreachable',
    paths: null,
    reason,
    agents,
    sumOfCosts: Infinity,
    makespan: Infinity,
    lowerBound,
    method,
  };
}

/** Returns the result with a plan: the cells of each agent at time 0, 1, 2 and so on. @param steps Where each agent may go. */
export function found(
  routes: readonly number[][],
  { width, floorRows }: CellStore,
  steps: readonly AgentSteps[],
  { lowerBound, method }: { lowerBound: number; method: TeamPathsMethod },
): TeamPathsResult {
  return {
    status: 'found',
    paths: routes.map(
      (route, i) =>
        new TimedPath(coordinatesOf(route, width), 0, { links: steps[i].crossingsOf(route), floorRows }, CHECKED),
    ),
    sumOfCosts: costOf(routes),
    makespan: routes.reduce((latest, { length }) => Math.max(latest, length - 1), 0),
    lowerBound,
    method,
  };
}
