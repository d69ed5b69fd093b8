import { suggestOption } from '../../../core/base/advice/advice.ts';
import {
  checkBoolean,
  checkLimit,
  checkTime,
  type OptionTable,
  readOptions,
  wrongKind,
} from '../../../core/base/check.ts';
import { teamEngines } from '../../../core/choose/engines.ts';
import type { CellStore } from '../../../core/grid/cell-store.ts';
import { cellsOf, type Grid } from '../../../core/grid/grid.ts';
import type { TeamEngine } from '../../../core/kernel/team/team-engine.ts';
import { RULES } from '../../../core/rules/moves.ts';
import { CostProfiles } from '../grounds.ts';
import { agentOptionsFor } from '../team-moves.ts';
import {
  checkGuidance,
  PLAN_KEYS,
  readAgents,
  scrambled,
  TEAM_OPTIONS,
  type TeamAgent,
  type TeamOptions,
  type Walker,
} from '../team-options.ts';
import type { PlanTeam } from './plan-search.ts';
import { Planning, type PlanOptions } from './planning.ts';
import type { TeamPathsResult, TeamProgress } from './team-paths-result.ts';

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
  /**
   * Steps that agents look ahead for the first plan, as in {@link CreateTeamOptions.guidance}: a whole number from 0 (default, none) to 64. The first plan is
   * then how such a team walks, if all come to rest at their goals (`method` is `'guidance'`). Often it comes sooner than that after spreading, and is shorter in rooms. Excludes `leave`.
   */
  guidance?: number | undefined;
  /** Whether to look for better plans until a limit is met or none can be better. Default false: the first plan is returned. Excludes `follow: false`. */
  improve?: boolean | undefined;
  /**
   * Whether agents leave the map at their goals. One is in its goal at the time of its arrival, and gone one step later, so that others
   * pass, also to the same goal. Default false: agents rest at their goals for ever.
   */
  leave?: boolean | undefined;
}

function checkFunction<Given>(name: string, value: unknown): Given {
  if (typeof value !== 'function') throw wrongKind(name, value, 'a function');
  return value as Given;
}

// Bundlers keep an object with `...` unless a call that they may leave out makes it.
const OPTIONS: OptionTable<PlanOptions> = /* @__PURE__ */ (() => ({
  ...TEAM_OPTIONS,
  maxMilliseconds: [checkTime, 10_000],
  maxRounds: [(name: string, value: unknown) => checkLimit(name, value, 0), Infinity],
  guidance: [checkGuidance, 0],
  improve: [checkBoolean, false],
  leave: [checkBoolean, false],
  onProgress: [checkFunction<NonNullable<PlanOptions['onProgress']>>, undefined],
}))();

/**
 * Finds a plan for all agents: each walks from its start to its goal and rests there (or leaves), and none ever collide. A step takes one
 * unit of time, whatever the terrain costs; an agent may also wait. Never are two agents in one cell, and never do two swap their cells.
 *
 * The search finds a plan if there is one, and says `'unreachable'` if there is none, if limits allow. The first plan usually comes fast,
 * even for a thousand agents, and is not the best. With `improve`, plans get better as long as time is left.
 *
 * It uses lazy constraints addition search (LaCAM; K. Okumura, AAAI 2023), with priority inheritance and backtracking for each step. A
 * crowd is spread over the map, after a first plan if the time is limited: each agent gets a route that meets few others, which it tries
 * first (K. Okumura, AAMAS 2024). To improve, it plans again for one agent after the other, those with the shortest ways first, and gives those that collide other routes
 * (MAPF-LNS2; J. Li, Z. Chen, D. Harabor, P. Stuckey, S. Koenig, AAAI 2022). Then it gives small groups of agents new paths (large
 * neighbourhood search; the same authors, IJCAI 2021). For up to 64 agents it continues the first search too (LaCAM*, IJCAI 2023).
 *
 * @param grid Never modified.
 * @param agents Where they start and go, their `kindCosts` (an agent enters no cells that these block), and their `group`: agents of one group may swap goals, as far as a team
 * of them does that walks to rest within some steps; else all keep theirs. The end of an agent's path says which goal it has.
 * @param options See {@link FindTeamPathsOptions}; each has a default.
 * @throws `TypeError` for arguments of the wrong kind.
 * @throws `RangeError` for cells outside the grid, two agents that start in one cell, more than 15 different `kindCosts`, and wrong options, and if
 * memory cannot be allocated.
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
  const asked = readOptions<PlanOptions>(options, OPTIONS, suggestOption);
  const resolved = agentOptionsFor(cells, options, asked, OPTIONS);
  if (!resolved.follow && resolved.improve) {
    throw new RangeError(
      'follow is false, and improve is true: better plans are looked for only where agents may follow, leave out one of the two',
    );
  }
  if (resolved.leave && resolved.guidance > 0) {
    throw new RangeError(
      `guidance is ${resolved.guidance}, and leave is true: agents that look ahead rest at their goals, leave out one of the two`,
    );
  }
  const read = readAgents(agents, cells, PLAN_KEYS);
  const grouped = read.findIndex(({ group }) => group >= 0);
  if (resolved.leave && grouped >= 0) {
    throw new RangeError(
      `agents[${grouped}].group is given, and leave is true: groups swap goals at which they rest, leave out one of the two`,
    );
  }
  const chosen = engine ?? teamEngines.choose(resolved.engine);
  const planning = new Planning((guidance) => openTeam(chosen, cells, read, { ...resolved, guidance }), read, resolved);
  try {
    return planning.run();
  } finally {
    planning.dispose();
  }
}

/** Makes a team of agents that do not move yet. */
function openTeam(
  engine: TeamEngine,
  cells: CellStore,
  agents: readonly Walker[],
  { diagonals, seed, guidance, follow }: PlanOptions,
): PlanTeam {
  const { width, height, wrap } = cells;
  const rule = RULES[diagonals];
  const layout = cells.shape?.rule ?? 0;
  const map = { width, height, floorRows: 0, wrap, rule, layout, turns: false };
  const setup = { ...map, greatestWeight: 1, seed: scrambled(seed), mayGuess: false, guidance, follow };
  const team = engine.open(setup);
  try {
    const grounds = new CostProfiles(cells, team, rule, false);
    grounds.update();
    const placeOf = (cell: number) => (Math.floor(cell / width) << team.shift) | (cell % width);
    agents.forEach(({ start, goal, factors, group }, i) => {
      const ground = grounds.numberOf(factors, `agents[${i}]`);
      team.putAgent(i, placeOf(start), placeOf(goal), ground);
      if (group >= 0) team.setTraits(i, 0, 0, group);
      grounds.join(i, ground);
    });
    return { team, grounds };
  } catch (error) {
    team.dispose();
    throw error;
  }
}
