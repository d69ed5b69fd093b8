/** Makes what the next steps of a team would have to make, see `Team.warmUp` of the host. */
import { get, NONE, Team } from '../team-record';
import { distanceWithin } from './fields';
import { floodOf, readyFloods } from './floods';
import { refill, searchLong } from './long-routes';
import { lacksRoute } from './route-steps';
import { CLOSED, dropFields, valueAt } from './tiles';

/**
 * Makes floods, then does a number of expansions for fields and routes, half of them for long ones. Returns the number of agents that do not know their distances
 * yet, NONE if memory is refused.
 */
export function warmTeam(team: Team, most: i32): i32 {
  team.refused = 0;
  readyFloods(team);
  team.budget = most >> 1;
  team.longBudget = most >> 1;
  searchLong(team);
  let left = 0;
  for (let k = 0; k < team.orderCount; k++) {
    const agent = get(team.order, k);
    if (knowsWay(team, agent)) continue;
    if (team.budget > 0) distanceWithin(team, agent);
    if (!knowsWay(team, agent)) left++;
  }
  refill(team);
  if (!team.refused) return left;
  dropFields(team);
  return NONE;
}

/** Returns whether the distance of an agent is known without a search. */
function knowsWay(team: Team, agent: i32): bool {
  const slot = get(team.slot, agent);
  if (!team.isExact || floodOf(team, slot) != 0) return !lacksRoute(team, agent);
  if (get(team.slotAim, slot) == NONE) return false;
  return get(team.slotOpen, slot) == 0 || (valueAt(team, slot, get(team.now, agent)) & CLOSED) != 0;
}
