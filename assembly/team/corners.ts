/**
 * Which cell an agent may enter beside the others. A cell counts as taken for a whole step if an agent is
 * in it at its start or at its end. So the corner rule treats agents as walls.
 */
import { ALWAYS, IF_AT_MOST_ONE_OBSTACLE, NEVER, ONLY_WHEN_NO_OBSTACLES } from '../moves/moves';
import { landOf } from './grounds';
import { isLinked } from './team-links';
import { get, getByte, NONE, Team, WRAPS_X, WRAPS_Y } from './team-record';

/** Returns whether an agent may go to a place, as far as the others have decided. To stay is legal unless another agent comes. */
export function mayEnter(team: Team, agent: i32, to: i32): bool {
  if (get(team.occupiedNext, to) != NONE) return false;
  const from = get(team.now, agent);
  if (from == to) return true;
  const there = get(team.occupiedNow, to);
  if (there != NONE && (!team.follows || get(team.next, there) == from)) return false;
  return (
    team.rule == NEVER || (keepsCorner(team, landOf(team, agent), from, to) && sparesCorners(team, agent, from, to))
  );
}

/** Returns whether a step from `from` to `to` is diagonal, and no link. @param land Where the planes of the agent's ground begin. */
export function isDiagonal(team: Team, land: i32, from: i32, to: i32): bool {
  if (from >> team.shift == to >> team.shift || ((from ^ to) & (team.stride - 1)) == 0) return false;
  return !isLinked(team, land + from, to);
}

/** Returns whether a straight step leads from a place to a neighbour, as far as walls and exits decide. */
function isOpen(team: Team, land: i32, from: i32, to: i32): bool {
  // Where edges go on, there are no closed exits.
  if (team.wrap != 0) return getByte(team.passable, land + to) != 0;
  const ahead = to - from;
  const direction = ahead == 1 ? 2 : ahead == -1 ? 6 : ahead > 0 ? 4 : 0;
  return ((getByte(team.moves, land + from) >> direction) & 1) != 0;
}

/** Returns whether an agent takes a place, before or after the step. */
function isTaken(team: Team, place: i32): bool {
  return get(team.occupiedNow, place) != NONE || get(team.occupiedNext, place) != NONE;
}

/** Returns whether neither a wall, nor a closed exit, nor an agent bars the way of a diagonal step by a place beside it. */
function isWayOpen(team: Team, land: i32, from: i32, beside: i32, to: i32): bool {
  return !isTaken(team, beside) && isOpen(team, land, from, beside) && isOpen(team, land, beside, to);
}

/** Returns whether an agent steps from one place to another in this step. */
function isCrossed(team: Team, from: i32, to: i32): bool {
  const agent = get(team.occupiedNow, from);
  return agent != NONE && get(team.next, agent) == to && !isLinked(team, landOf(team, agent) + from, to);
}

/** Checks the two places that the agent passes. */
function keepsCorner(team: Team, land: i32, from: i32, to: i32): bool {
  if (!isDiagonal(team, land, from, to)) return true;
  const mask = team.stride - 1;
  const one = (from & ~mask) | (to & mask);
  const other = (to & ~mask) | (from & mask);
  if (team.rule == ONLY_WHEN_NO_OBSTACLES) return !isTaken(team, one) && !isTaken(team, other);
  if (team.rule == IF_AT_MOST_ONE_OBSTACLE)
    return isWayOpen(team, land, from, one, to) || isWayOpen(team, land, from, other, to);
  return !isCrossed(team, one, other) && !isCrossed(team, other, one);
}

/** Returns whether agents beside a step of an agent bar it, by the corner rule. */
export function agentsBar(team: Team, agent: i32, from: i32, to: i32): bool {
  return team.rule != NEVER && team.rule != ALWAYS && !keepsCorner(team, landOf(team, agent), from, to);
}

/** Checks the diagonal steps of others that pass `to`. Such an agent comes from a place beside `to`. */
function sparesCorners(team: Team, agent: i32, from: i32, to: i32): bool {
  const x = to & (team.stride - 1);
  const y = to >> team.shift;
  if (x > 0 && !spares(team, agent, from, to, to - 1)) return false;
  if (x < team.stride - 1 && !spares(team, agent, from, to, to + 1)) return false;
  if (y > 0 && !spares(team, agent, from, to, to - team.stride)) return false;
  if (y < team.height - 1 && !spares(team, agent, from, to, to + team.stride)) return false;
  return team.wrap == 0 || sparesOver(team, agent, from, to);
}

/** Checks those who come over an edge that goes on. */
function sparesOver(team: Team, agent: i32, from: i32, to: i32): bool {
  const x = to & (team.stride - 1);
  const y = to >> team.shift;
  const farX = x == 0 ? team.width - 1 : x == team.width - 1 ? 0 : NONE;
  const farY = y == 0 ? team.height - 1 : y == team.height - 1 ? 0 : NONE;
  if ((team.wrap & WRAPS_X) != 0 && farX != NONE && !spares(team, agent, from, to, to - x + farX)) return false;
  if ((team.wrap & WRAPS_Y) == 0 || farY == NONE) return true;
  return spares(team, agent, from, to, (farY << team.shift) | x);
}

function spares(team: Team, agent: i32, from: i32, to: i32, beside: i32): bool {
  const passing = get(team.occupiedNow, beside);
  if (passing == NONE || passing == agent) return true;
  const end = get(team.next, passing);
  const land = landOf(team, passing);
  if (end < 0 || !isDiagonal(team, land, beside, end)) return true;
  const mask = team.stride - 1;
  if (to != ((beside & ~mask) | (end & mask)) && to != ((end & ~mask) | (beside & mask))) return true;
  const opposite = beside + end - to;
  if (team.rule == ALWAYS) return from != opposite || isLinked(team, landOf(team, agent) + from, to);
  return team.rule == IF_AT_MOST_ONE_OBSTACLE && isWayOpen(team, land, beside, opposite, end);
}
