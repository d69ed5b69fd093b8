import { checkBoolean, checkLimit, checkTime, type OptionChecks, readOptions, wrongKind } from '../base/check.ts';
import { now } from '../base/clock.ts';
import { FOUND, RUNNING, UNREACHABLE } from '../base/statuses.ts';
import { chooseTeamEngine } from '../choose/team.ts';
import type { EngineTeam, TeamEngine } from '../engine/team.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { cellsOf, type Grid } from '../grid/grid.ts';
import { suggestOption } from '../request/suggestions.ts';
import { RULES } from '../rules/moves.ts';
import { Refiner } from './improve/refiner.ts';
import { costOf, effortOf, routesOf } from './plan-routes.ts';
import { TeamCells } from './team-cells.ts';
import { stepsOnEmptyMap } from './team-moves.ts';
import {
  type AgentCells,
  PLAN_KEYS,
  type ResolvedTeamOptions,
  readAgents,
  scrambled,
  TEAM_CHECKS,
  TEAM_DEFAULTS,
  type TeamAgent,
  type TeamOptions,
} from './team-options.ts';
import { failed, found, impossible, type TeamPathsResult } from './team-paths-result.ts';

/** How far {@link findTeamPaths} is. */
export interface TeamProgress {
  /** Time since the call. */
  milliseconds: number;
  /** Sum of costs of the best plan so far. Infinity before the first one. */
  sumOfCosts: number;
  /** The sum of the steps that each agent would take alone. */
  lowerBound: number;
}

/** Options of {@link findTeamPaths}. */
export interface FindTeamPathsOptions extends TeamOptions {
  /**
   * Give up (status `'limit'`) after this time, or stop improving: a number of milliseconds > 0, or Infinity. Default 10,000. It is looked at
   * every few milliseconds.
   */
  maxMilliseconds?: number | undefined;
  /**
   * Give up (status `'limit'`) after this number of rounds, or stop improving: a whole number >= 0, or Infinity (default). In a round, all
   * agents take one step, or a few agents get paths. Unlike a time, it gives the same answer on every machine.
   */
  maxRounds?: number | undefined;
  /**
   * Called every few milliseconds while the search goes on: to show how far it is. It must not edit the grid. If it throws, the search ends
   * with that error.
   */
  onProgress?: ((progress: TeamProgress) => void) | undefined;
  /** Whether to look for better plans until a limit is met or none can be better. Default false: the first plan is returned. */
  improve?: boolean | undefined;
  /**
   * Whether agents leave the map at their goals. One is in its goal at the time of its arrival, and gone one step later, so that others pass, also
   * to the same goal. Default false: agents rest at their goals for ever.
   */
  leave?: boolean | undefined;
}

interface Resolved extends ResolvedTeamOptions {
  maxMilliseconds: number;
  maxRounds: number;
  improve: boolean;
  leave: boolean;
  onProgress: FindTeamPathsOptions['onProgress'];
}

// Bundlers keep an object with `...` unless a call that they may leave out makes it.
const CHECKS: OptionChecks<Resolved> = /* @__PURE__ */ (() => ({
  ...TEAM_CHECKS,
  maxMilliseconds: checkTime,
  maxRounds: (name: string, value: unknown) => checkLimit(name, value, 0),
  improve: checkBoolean,
  leave: checkBoolean,
  onProgress: (name: string, value: unknown) => {
    if (typeof value !== 'function') throw wrongKind(name, value, 'a function');
    return value as FindTeamPathsOptions['onProgress'];
  },
}))();

const DEFAULTS: Resolved = /* @__PURE__ */ (() => ({
  ...TEAM_DEFAULTS,
  maxMilliseconds: 10_000,
  maxRounds: Infinity,
  improve: false,
  leave: false,
  onProgress: undefined,
}))();

/** Agents and rounds between two looks at the clock, multiplied: some milliseconds. */
const SLICE = 8192;
/** Least milliseconds between two reports of progress. */
const REPORT_MS = 10;
/** Groups of agents that get new paths between two slices of the search. */
const TURNS = 4;
/** With more agents, the search hardly ever finds a better plan. So only groups get new paths. */
const FEW_AGENTS = 64;

/**
 * Finds a plan for all agents: each walks from its start to its goal and rests there (or leaves), and none ever collide. A step takes one unit of time,
 * whatever the terrain costs; an agent may also wait. Never are two agents in one cell, and never do two swap their cells.
 *
 * The search finds a plan if there is one, and says `'unreachable'` if there is none, if limits allow. The first plan usually comes fast, even
 * for a thousand agents, and is not the best. With `improve`, plans get better as long as time is left.
 *
 * It uses lazy constraints addition search (LaCAM; K. Okumura, AAAI 2023), with priority inheritance and backtracking for each step. To
 * improve, it plans again for one agent after the other, those with the shortest ways first, and gives those that collide other routes
 * (MAPF-LNS2; J. Li, Z. Chen, D. Harabor, P. Stuckey, S. Koenig, AAAI 2022). Then it gives small groups of agents new paths (large
 * neighbourhood search; the same authors, IJCAI 2021). For up to 64 agents it continues the first search too (LaCAM*, IJCAI 2023).
 *
 * @param grid Never modified.
 * @param agents Where they start and go.
 * @param options See {@link FindTeamPathsOptions}; each has a default.
 * @throws `TypeError` for arguments of the wrong kind.
 * @throws `RangeError` for cells outside the grid, two agents that start in one cell, and wrong options, and if memory cannot be allocated.
 *
 * @example
 * const grid = Grid.fromText(`
 *   #.###
 *   .....
 * `);
 * const agents = [{ start: [0, 1], goal: [4, 1] }, { start: [4, 1], goal: [0, 1] }];
 * const { status, paths, lowerBound } = findTeamPaths(grid, agents);
 * status; // => 'found'
 * lowerBound; // => 8
 * paths[0].xy.slice(-2); // => Int32Array(2) [ 4, 1 ]
 */
export function findTeamPaths(
  grid: Grid,
  agents: readonly TeamAgent[],
  options?: FindTeamPathsOptions,
): TeamPathsResult {
  return teamPathsOn(null, grid, agents, options);
}

/** Does what {@link findTeamPaths} does, on the given engine; null means the one that the options name. */
export function teamPathsOn(
  engine: TeamEngine | null,
  grid: Grid,
  agents: readonly TeamAgent[],
  options?: FindTeamPathsOptions,
): TeamPathsResult {
  const cells = cellsOf(grid);
  const resolved = readOptions<Resolved>(options, CHECKS, DEFAULTS, suggestOption);
  const read = readAgents(agents, cells, PLAN_KEYS);
  const { width, height } = cells;
  const rule = RULES[resolved.diagonals];
  const chosen = engine ?? chooseTeamEngine(resolved.engine);
  const seed = scrambled(resolved.seed);
  const team = chosen.open({ width, height, rule, greatestWeight: 1, seed, mayGuess: false });
  try {
    new TeamCells(cells, team, rule, false).update();
    const placeOf = (cell: number) => (Math.floor(cell / width) << team.shift) | (cell % width);
    read.forEach(({ start, goal }, i) => {
      team.putAgent(i, placeOf(start), placeOf(goal));
    });
    return planFor(team, cells, read, resolved);
  } finally {
    team.dispose();
  }
}

function planFor(team: EngineTeam, cells: CellStore, agents: AgentCells[], options: Resolved): TeamPathsResult {
  const begin = now();
  const alone = agents.map(({ start, goal }) => stepsOnEmptyMap(start, goal, cells.width, options.diagonals));
  let lowerBound = alone.reduce((sum, steps) => sum + steps, 0);
  let left = options.maxRounds;
  let refiner: Refiner | null = null;
  let nextReport = 0;
  const isLate = () => {
    const milliseconds = now() - begin;
    if (milliseconds >= nextReport) {
      options.onProgress?.({ milliseconds, sumOfCosts: refiner?.bestCost ?? Infinity, lowerBound });
      nextReport = milliseconds + REPORT_MS;
    }
    return milliseconds >= options.maxMilliseconds;
  };
  const isOver = () => isLate() || left <= 0;
  const lost: number[] = [];
  for (let i = 0; i < agents.length; i++) {
    const steps = stepsOf(team, i);
    if (steps === Infinity) lost.push(i);
    lowerBound += steps - alone[i];
    alone[i] = steps;
    if (i < agents.length - 1 && isLate()) {
      if (lost.length > 0) break;
      return failed(lowerBound);
    }
  }
  if (lost.length > 0) return impossible('no-route', lost, Infinity);
  const blocked = those(agents, ({ start }) => cells.isBlocked(start % cells.width, Math.floor(start / cells.width)));
  if (blocked.length > 0) return impossible('no-route', blocked, lowerBound);
  const rivals = options.leave ? [] : withTheSameGoal(agents);
  if (rivals.length > 0) return impossible('same-goal', rivals, lowerBound);
  const searches = agents.length <= FEW_AGENTS;
  let status = team.beginPlan(options.improve && searches, options.leave);
  const slice = Math.max(1, Math.floor(SLICE / Math.max(1, agents.length)));
  while (status === RUNNING && left > 0 && !team.hasPlan()) {
    status = team.runPlan(Math.min(slice, left));
    left -= slice;
    if (isOver()) break;
  }
  if (!team.hasPlan()) {
    return status === UNREACHABLE ? impossible('no-plan', [...agents.keys()], lowerBound) : failed(lowerBound);
  }
  let routes = routesOf(team, cells.width, agents.length);
  if (!options.improve) return found(routes, cells.width, lowerBound);

  // Two ways to a better plan take turns: if there are few agents, the search goes on; and groups of agents get new paths.
  refiner = new Refiner(cells, options.diagonals, agents, routes, alone, options);
  let least = lowerBound;
  const prove = () => {
    // The search is over: no plan takes less effort.
    if (!searches || status !== FOUND) return;
    routes = routesOf(team, cells.width, agents.length);
    least = effortOf(routes, agents);
  };
  prove();
  while (!isOver() && Math.min(refiner.bestCost, costOf(routes)) > least) {
    if (searches && status === RUNNING) {
      status = team.runPlan(Math.min(slice, left));
      left -= slice;
      prove();
    }
    for (let turn = 0; turn < TURNS && !isOver(); turn++, left--) refiner.refine();
  }
  routes = routesOf(team, cells.width, agents.length);
  return found(costOf(routes) < refiner.bestCost ? routes : refiner.plan(), cells.width, lowerBound);
}

/** Returns the steps that an agent takes alone, Infinity if it has no route. */
function stepsOf(team: EngineTeam, agent: number): number {
  const steps = team.distance(agent);
  return steps < 0 ? Infinity : steps;
}

/** Returns the indices of the agents of which something is true. */
function those(agents: readonly AgentCells[], isOne: (agent: AgentCells) => boolean): number[] {
  return [...agents.keys()].filter((i) => isOne(agents[i]));
}

/** Returns the indices of the agents whose goal is that of another too. */
function withTheSameGoal(agents: readonly AgentCells[]): number[] {
  const counts = new Map<number, number>();
  for (const { goal } of agents) counts.set(goal, (counts.get(goal) ?? 0) + 1);
  return those(agents, ({ goal }) => counts.get(goal) !== 1);
}
