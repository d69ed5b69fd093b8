/** The steps of an agent's route: a byte each for its direction, from its start to the goal. */
import { dx, dy } from '../../moves/moves';
import { get, NONE, Team } from '../team-record';

/** Returns the address of the steps. */
export function routeOf(team: Team, agent: i32): usize {
  return <usize>(<u32>get(team.routes, agent));
}

/** Returns whether an agent that needs a route has none yet. */
export function lacksRoute(team: Team, agent: i32): bool {
  return !team.isExact && get(team.routePlace, agent) == NONE && get(team.floods, get(team.slot, agent)) == 0;
}

/** Returns what a step in a direction adds to a place. */
export function stepOf(team: Team, direction: i32): i32 {
  return (dy(direction) << team.shift) + dx(direction);
}
