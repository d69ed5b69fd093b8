import { suggestOption } from '../../core/base/advice/advice.ts';
import { readOptions } from '../../core/base/check.ts';
import { teamEngines } from '../../core/choose/engines.ts';
import { cellsOf, type Grid } from '../../core/grid/grid.ts';
import type { TeamEngine } from '../../core/kernel/team/team-engine.ts';
import { Team } from './team.ts';
import { agentOptionsFor } from './team-moves.ts';
import { CREATE_OPTIONS, type CreateTeamOptions, type ResolvedCreateOptions, type TeamAgent } from './team-options.ts';
import { diagonalsIn, followsIn, guidanceIn, turnsIn } from './team-state.ts';

/**
 * Makes a team of agents that walk to their goals without ever colliding, one step at a time: for games and warehouses, where goals and walls
 * change all the time. Agents go round each other, wait, give way, and turn back in corridors to let others pass.
 *
 * On maps where each straight step lies on a loop, every agent reaches its goal at some time, if agents that have arrived do not all want
 * the same cells. Elsewhere most do; if none arrives for long, a step looks for a plan as {@link findTeamPaths} does, and agents follow it.
 *
 * Terrain costs are preferences: a step takes one unit of time anywhere, but routes prefer cheap ground. For that, costs are rounded to
 * quarters of the lowest, and count as at most 30 times the lowest.
 *
 * A link takes one step of time, and its cost is a preference too. Floors, and edges that go on, are followed.
 *
 * Agents with `kindCosts` enter no cells of kinds that these block, and use no links for such kinds alone. Each list of `kindCosts`, of up to 15
 * different ones, takes about 10 bytes a cell, with links 18.
 *
 * It plans each step by priority inheritance with backtracking (K. Okumura, M. Machida, X. Défago, Y. Tamura, 2022), in a time that is
 * usually proportional to the agents. Distances to goals are computed as far as agents ask for them, and shared by agents with the same goal.
 * With very many goals, each agent keeps a single route, and a step finds only some of them: see {@link Team.warmUp}.
 *
 * With `guidance`, agents look some steps ahead for ways that meet few others (T. Arita, K. Okumura, AAAI 2026 and SoCS 2026).
 *
 * @param grid Never modified. The team follows its edits.
 * @param agents Where they start and go, and what {@link TeamAgent} has more. Several may have the same goal: one comes to it, the others settle
 * round it, see {@link Team.isArrived}.
 * @param options See {@link CreateTeamOptions}; each has a default.
 * @throws `TypeError` for arguments of the wrong kind.
 * @throws `RangeError` for cells outside the grid, starts that are blocked or shared, more than 15 different `kindCosts`, agents beside a `state`, and
 * wrong options, and if memory cannot be allocated.
 *
 * @example
 * const grid = Grid.fromText(`
 *   #.###
 *   .....
 * `);
 * const team = createTeam(grid, [{ start: [0, 1], goal: [4, 1] }, { start: [4, 1], goal: [0, 1] }]);
 * while (!team.arrived) team.step();
 * team.positions; // => Int32Array(4) [ 4, 1, 0, 1 ]
 *
 * @example
 * const bay = Grid.fromText('..~~.', { kinds: { '~': 1 } });
 * const walk = { start: [0, 0], goal: [4, 0] };
 * createTeam(bay, [{ ...walk, kindCosts: [1, 5] }]).distance(0); // => 12
 * createTeam(bay, [{ ...walk, kindCosts: [1, Infinity] }]).distance(0); // => Infinity
 *
 * @example
 * const ring = Grid.fromText(`
 *   ......
 *   .####.
 *   ......
 * `);
 * const agents = Array.from({ length: 6 }, (_, x) => ({ start: { x, y: x < 3 ? 0 : 2 }, goal: { x: 5 - x, y: x < 3 ? 2 : 0 } }));
 * const teams = [0, 10].map((guidance) => createTeam(ring, agents, { guidance }));
 * for (let steps = 0; steps < 7; steps++) for (const team of teams) team.step();
 * teams.map((team) => team.arrived); // => [ false, true ]
 */
export function createTeam(grid: Grid, agents: readonly TeamAgent[], options?: CreateTeamOptions): Team {
  return teamOn(null, grid, agents, options);
}

/** Does what {@link createTeam} does, on the given engine; null means the one that the options name. */
export function teamOn(
  engine: TeamEngine | null,
  grid: Grid,
  agents: readonly TeamAgent[],
  options?: CreateTeamOptions,
): Team {
  const base = cellsOf(grid);
  const asked = readOptions<ResolvedCreateOptions>(options, CREATE_OPTIONS, suggestOption);
  if (asked.state !== null && agents.length > 0)
    throw new RangeError(`agents has ${agents.length}, and state is given: agents come from the state, pass []`);
  if (options?.diagonals === undefined) asked.diagonals = diagonalsIn(asked.state) ?? asked.diagonals;
  if (options?.follow === undefined) asked.follow = followsIn(asked.state);
  if (options?.guidance === undefined) asked.guidance = guidanceIn(asked.state);
  if (options?.turns === undefined) asked.turns = turnsIn(asked.state);
  const resolved = agentOptionsFor(base, options, asked, CREATE_OPTIONS);
  return Team.make(engine ?? teamEngines.choose(resolved.engine), base, agents, resolved);
}
